import type { PaymentInstructions, PayTo } from '../../../domain/orders/payment';

type Stored = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Stored => typeof value === 'object' && value !== null;

/**
 * Parses stored instructions. Null when they are incomplete: half an account number would send money to the wrong
 * account.
 */
export function parseInstructions(stored: unknown): PaymentInstructions | null {
  if (!isRecord(stored) || !isRecord(stored.amount)) return null;
  const { pence, currency } = stored.amount;
  const payTo = parsePayTo(stored.payTo);
  const { payBy } = stored;
  if (payTo === null || typeof payBy !== 'number' || !Number.isFinite(payBy)) return null;
  if (!Number.isSafeInteger(pence) || typeof currency !== 'string') return null;
  return { payTo, amount: { pence: pence as number, currency }, payBy };
}

function parsePayTo(stored: unknown): PayTo | null {
  if (!isRecord(stored)) return null;
  const { kind, accountName, sortCode, accountNumber, iban, bic, payee, address } = stored;
  if (kind === 'transfer' && isText(accountName) && isText(sortCode) && isText(accountNumber)) {
    return { kind, accountName, sortCode, accountNumber };
  }
  if (kind === 'euro-transfer' && isText(accountName) && isText(iban) && isText(bic))
    return { kind, accountName, iban, bic };
  return kind === 'cheque' && isText(payee) && isText(address) ? { kind, payee, address } : null;
}

const isText = (value: unknown): value is string => typeof value === 'string';
