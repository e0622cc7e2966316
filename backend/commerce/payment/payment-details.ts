import { shopTimeAt } from '../delivery/calendar-day';
import { formatDay } from '../delivery/format-day';
import type { PaymentTerms } from './payment-terms';

/** `noon on Thursday 8 October 2026`, or `14:30 on ...`, London time. */
export function payByInWords({ pay_by }: Pick<PaymentTerms, 'pay_by'>): string {
  const { day, minutes } = shopTimeAt(Date.parse(pay_by));
  const clock = [Math.trunc(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return `${clock === '12:00' ? 'noon' : clock} on ${formatDay(day)}`;
}

/** Labels and values of where the money goes; the reference is the order number. */
export function paymentDetails(
  { number }: { readonly number: string },
  terms: PaymentTerms,
): readonly (readonly [string, string])[] {
  const { payee, sort_code, account_number, iban, bic, address } = terms;
  if (address !== null)
    return [
      ['Payable to', payee],
      ['Send it to', address],
      ['Write on the back', number],
    ];
  const account = [
    ['Sort code', sort_code],
    ['Account number', account_number],
    ['IBAN', iban],
    ['BIC', bic],
  ] as const;
  return [
    ['Account name', payee] as const,
    ...account.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const])),
    ['Reference', number] as const,
  ];
}
