import { DEFAULT_HOLDS, type HoldLimits } from '../commerce/order/unpaid-holds';

type Text = (name: string, fallback: string) => string;

const MAX = 10_000;

/** The limits of what unpaid orders hold, each at least 1, and their errors. */
export function readHolds(text: Text): { readonly holds: Partial<HoldLimits>; readonly faults: readonly string[] } {
  const names = {
    openPayments: 'UNPAID_OPEN_PAYMENTS',
    heldPieces: 'UNPAID_HELD_PIECES',
    heldMinutes: 'UNPAID_HELD_MINUTES',
  } as const;
  const read = Object.entries(names).map(([key, name]) => {
    const value = text(name, String(DEFAULT_HOLDS[key as keyof HoldLimits]));
    return { key, name, value: /^\d{1,5}$/.test(value) ? Number(value) : 0 };
  });
  const wrong = read.filter(({ value }) => value < 1 || value > MAX);
  return {
    holds: Object.fromEntries(read.filter((one) => !wrong.includes(one)).map(({ key, value }) => [key, value])),
    faults: wrong.map(({ name }) => `${name} must be a whole number from 1 to ${MAX}.`),
  };
}
