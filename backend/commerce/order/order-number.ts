import { withoutInvisible } from '../../shared/invisible-characters';

const LENGTH = 9;

/** The number of the nth order: `000000007`. */
export const orderNumber = (n: number | string): string => String(n).padStart(LENGTH, '0');

/** The order number that somebody typed or pasted: `7`, `#7` and ` #000000007` are `000000007`. */
export function typedOrderNumber(text: string): string {
  return orderNumber(withoutInvisible(text).replace(/\s+/g, '').replace(/^#/, ''));
}
