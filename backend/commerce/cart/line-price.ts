import { finalPence, isVirtual } from '../catalogue/product-row';
import { convert, type Minor, shareOf } from '../pricing/money';
import type { OptionAnswer, WantedLine } from './cart-record';

/** The price of the thing itself in the shown currency: each part is turned by itself, as the page shows it. */
export function basePrice(line: WantedLine, rate: number): Minor {
  const own = line.product.kind === 'bundle' ? 0 : convert(finalPence(line.variant ?? line.product), rate);
  const parts = line.parts.map((part) => convert(finalPence(part.product), rate) * part.quantity);
  const links = line.links.map((link) => convert(link.pence, rate));
  return [own, ...parts, ...links].reduce((sum, amount) => sum + amount, 0);
}

/** What an answer adds to one piece, given the price of the thing itself. */
export function answerPrice(answer: OptionAnswer, base: Minor, rate: number): Minor {
  const priced = answer.value ?? answer.option;
  return priced.price_type === 'percent' ? shareOf(base, priced.price) : convert(priced.price, rate);
}

/** One piece with everything chosen for it, including VAT, in the minor units of the currency of `rate`. */
export function unitPrice(line: WantedLine, rate: number): Minor {
  const base = basePrice(line, rate);
  return line.answers.reduce((sum, answer) => sum + answerPrice(answer, base, rate), base);
}

/** Nothing of the line is carried to a door. */
export function isVirtualLine(line: WantedLine): boolean {
  if (line.product.kind === 'bundle') return line.parts.every((part) => isVirtual(part.product.kind));
  return isVirtual((line.variant ?? line.product).kind);
}
