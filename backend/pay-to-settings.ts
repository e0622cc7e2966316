import { DEFAULT_PAYMENT_DAYS, type PayTo, PRACTICE_PAY_TO } from './commerce/payment/pay-to';
import { isOnThisMachine } from './this-machine';

type Text = (name: string, fallback: string) => string;

const MAX_DAYS = 60;
const MAX_TEXT = 200;

/** `12-34-56` of six digits, however they are separated; null for anything else. */
function sortCodeOf(text: string): string | null {
  const digits = text.replace(/[ -]/g, '');
  return /^\d{6}$/.test(digits) ? digits.replace(/(\d\d)(?=\d)/g, '$1-') : null;
}

/** A group of settings that count only together: `fault` unless all or none are set. */
function together(text: Text, names: readonly string[]) {
  const values = names.map((name) => text(name, ''));
  const missing = names.filter((_name, index) => values[index] === '');
  const isSet = missing.length < names.length;
  const faults =
    isSet && missing.length > 0 ? [`${names.join(', ')} belong together: ${missing.join(', ')} is missing.`] : [];
  const long = names.filter((_name, index) => (values[index]?.length ?? 0) > MAX_TEXT);
  return {
    values,
    isSet: isSet && missing.length === 0,
    faults: [...faults, ...long.map((name) => `${name} takes at most ${MAX_TEXT} characters.`)],
  };
}

/** For a shop without details of its own: practice details if only this machine can reach it, else nothing. */
export function defaultPayTo(siteUrl: string, days = DEFAULT_PAYMENT_DAYS): PayTo {
  return isOnThisMachine(siteUrl) ? { ...PRACTICE_PAY_TO, days } : { transfer: null, cheque: null, days };
}

/** Where customers send their money, and the errors of these settings. `siteUrl` is null when it is invalid. */
export function readPayTo(
  text: Text,
  siteUrl: string | null,
): { readonly payTo: PayTo; readonly faults: readonly string[] } {
  const account = together(text, ['BANK_ACCOUNT_NAME', 'BANK_SORT_CODE', 'BANK_ACCOUNT_NUMBER']);
  const post = together(text, ['CHEQUE_PAYEE', 'CHEQUE_ADDRESS']);
  const [accountName = '', sortText = '', accountNumber = ''] = account.values;
  const [payee = '', address = ''] = post.values;
  const sortCode = sortCodeOf(sortText);
  const daysText = text('PAYMENT_DAYS', String(DEFAULT_PAYMENT_DAYS));
  const days = /^\d{1,2}$/.test(daysText) ? Number(daysText) : 0;
  const faults = [
    ...account.faults,
    ...post.faults,
    ...(account.isSet && sortCode === null ? ['BANK_SORT_CODE must have six digits, such as 12-34-56.'] : []),
    ...(account.isSet && !/^\d{8}$/.test(accountNumber) ? ['BANK_ACCOUNT_NUMBER must have eight digits.'] : []),
    ...(days >= 1 && days <= MAX_DAYS ? [] : [`PAYMENT_DAYS must be a whole number from 1 to ${MAX_DAYS}.`]),
  ];
  const isSet = account.isSet || post.isSet;
  const transfer = account.isSet ? { accountName, sortCode: sortCode ?? '', accountNumber } : null;
  const cheque = post.isSet ? { payee, address } : null;
  const payTo = isSet || siteUrl === null ? { transfer, cheque, days } : defaultPayTo(siteUrl, days);
  return { payTo, faults };
}
