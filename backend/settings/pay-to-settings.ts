import { DEFAULT_PAYMENT_DAYS, type PayTo, PRACTICE_PAY_TO } from '../commerce/payment/payment-terms';
import { isOnThisMachine } from '../shared/this-machine';

type Text = (name: string, fallback: string) => string;

const MAX_DAYS = 60;
const MAX_TEXT = 200;

/** `12-34-56` of six digits, however they are separated; null for anything else. */
function sortCodeOf(text: string): string | null {
  const digits = text.replace(/[ -]/g, '');
  return /^\d{6}$/.test(digits) ? digits.replace(/(\d\d)(?=\d)/g, '$1-') : null;
}

/** In groups of four; null if its check digits are wrong. */
function ibanOf(text: string): string | null {
  const whole = text.replace(/ /g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(whole)) return null;
  const digits = `${whole.slice(4)}${whole.slice(0, 4)}`.replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 'A'.charCodeAt(0) + 10),
  );
  return BigInt(digits) % 97n === 1n ? whole.replace(/(.{4})(?=.)/g, '$1 ') : null;
}

function bicOf(text: string): string | null {
  const whole = text.replace(/ /g, '').toUpperCase();
  return /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(whole) ? whole : null;
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
  return isOnThisMachine(siteUrl)
    ? { ...PRACTICE_PAY_TO, days }
    : { transfer: null, euroTransfer: null, cheque: null, days };
}

/** Where customers send their money, and the errors of these settings. `siteUrl` is null when it is invalid. */
export function readPayTo(
  text: Text,
  siteUrl: string | null,
): { readonly payTo: PayTo; readonly faults: readonly string[] } {
  const account = together(text, ['BANK_ACCOUNT_NAME', 'BANK_SORT_CODE', 'BANK_ACCOUNT_NUMBER']);
  const euros = together(text, ['EURO_ACCOUNT_NAME', 'EURO_IBAN', 'EURO_BIC']);
  const post = together(text, ['CHEQUE_PAYEE', 'CHEQUE_ADDRESS']);
  const [accountName = '', sortText = '', accountNumber = ''] = account.values;
  const [euroName = '', ibanText = '', bicText = ''] = euros.values;
  const [payee = '', address = ''] = post.values;
  const sortCode = sortCodeOf(sortText);
  const iban = ibanOf(ibanText);
  const bic = bicOf(bicText);
  const daysText = text('PAYMENT_DAYS', String(DEFAULT_PAYMENT_DAYS));
  const days = /^\d{1,2}$/.test(daysText) ? Number(daysText) : 0;
  const faults = [
    ...account.faults,
    ...euros.faults,
    ...post.faults,
    ...(account.isSet && sortCode === null ? ['BANK_SORT_CODE must have six digits, such as 12-34-56.'] : []),
    ...(account.isSet && !/^\d{8}$/.test(accountNumber) ? ['BANK_ACCOUNT_NUMBER must have eight digits.'] : []),
    ...(euros.isSet && iban === null ? ['EURO_IBAN is no valid IBAN, such as IE12 BOFI 9000 0112 3456 78.'] : []),
    ...(euros.isSet && bic === null
      ? ['EURO_BIC must have eight or eleven letters and digits, such as BOFIIE2D.']
      : []),
    ...(days >= 1 && days <= MAX_DAYS ? [] : [`PAYMENT_DAYS must be a whole number from 1 to ${MAX_DAYS}.`]),
  ];
  const isSet = account.isSet || euros.isSet || post.isSet;
  const transfer = account.isSet ? { accountName, sortCode: sortCode ?? '', accountNumber } : null;
  const euroTransfer = euros.isSet ? { accountName: euroName, iban: iban ?? '', bic: bic ?? '' } : null;
  const cheque = post.isSet ? { payee, address } : null;
  const payTo = isSet || siteUrl === null ? { transfer, euroTransfer, cheque, days } : defaultPayTo(siteUrl, days);
  return { payTo, faults };
}
