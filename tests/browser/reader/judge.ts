import { isAllowed } from './allowed';
import { claimsOf } from './claims';
import { DELIVERY_TRUTHS } from './delivery-truths';
import type { About } from './facts';
import { judgeOrder } from './general';
import { MONEY_TRUTHS } from './money-truths';
import { ORDER_TRUTHS } from './order-truths';
import { SHOP_TRUTHS } from './shop-truths';

const TRUTHS = [...DELIVERY_TRUTHS, ...ORDER_TRUTHS, ...SHOP_TRUTHS, ...MONEY_TRUTHS];

/** What is wrong with a sentence: it is untrue, or no rule says yet when it is true. */
export type Fault = 'untrue' | 'unknown';

/** Returns what is wrong with a sentence; null if nothing is. */
export function judge(text: string, about: About): Fault | null {
  const claims = claimsOf(text);
  if (claims.length === 0 || isAllowed(text)) return null;
  const shapes = TRUTHS.flatMap(({ says, isTrue }) => {
    const match = says.exec(text);
    return match === null ? [] : [isTrue(match.groups ?? {}, about)];
  });
  const isTrue = shapes.length > 0 ? shapes.includes(true) : judgeOrder(claims, about);
  return isTrue === true ? null : isTrue === false ? 'untrue' : 'unknown';
}
