import { randomInt } from 'node:crypto';

const ID_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 32;

/** 190 random bits, so that a cart id cannot be guessed. */
function newCartId(): string {
  return Array.from({ length: ID_LENGTH }, () => ID_CHARACTERS[randomInt(ID_CHARACTERS.length)]).join('');
}

/** The row of an empty guest cart, under the requested id or a new one. */
export function newCartRow(wanted: string | null, now: number) {
  const instant = new Date(now).toISOString();
  return {
    id: wanted ?? newCartId(),
    active: 1 as const,
    email: null,
    customer_id: null,
    coupon_id: null,
    shipping_method_id: null,
    payment_code: null,
    created_at: instant,
    updated_at: instant,
  };
}
