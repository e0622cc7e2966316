/** Letters, digits and dashes, as backends make them. */
const ORDER_NUMBER = /^[A-Za-z0-9][A-Za-z0-9_-]{0,31}$/;

/** Whether a text can be the number of an order. */
export function isOrderNumber(text: string): boolean {
  return ORDER_NUMBER.test(text);
}
