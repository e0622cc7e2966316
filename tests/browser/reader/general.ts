import { BRINGERS } from './claims';
import { type About, amounts, today } from './facts';
import { DATE, DAY, PRICE, readDay, readPrice } from './words';

const is = (pattern: string, claim: string) => new RegExp(`^(?:${pattern})$`, 'i').test(claim);

/**
 * Judges claims of an order whatever sentence they stand in: its days, its amounts, and who brings it. Null if there is one that this
 * does not decide.
 */
export function judgeOrder(claims: readonly string[], about: About): boolean | null {
  const { errand } = about;
  if (errand === null || about.product !== null) return null;
  const own = amounts(about);
  const judged = claims.map((claim) => {
    if (is(`${DAY}|${DATE}`, claim)) return [today(about), ...about.days].includes(readDay(claim, today(about)) ?? '');
    if (is(PRICE, claim)) return [...own.units, own.subtotal, own.fee, own.total].includes(readPrice(claim).minor);
    const bringer = Object.entries(BRINGERS).find(([, words]) => is(words, claim));
    return bringer === undefined ? null : bringer[0] === errand.method;
  });
  if (judged.includes(false)) return false;
  return judged.includes(null) ? null : true;
}
