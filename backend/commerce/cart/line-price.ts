import { finalPence, isVirtual } from '../catalogue/product/product-row';
import { convert, type MinorUnits, percentageOf } from '../pricing/money';
import { timesCharged } from '../catalogue/product/lettering';
import type { SelectedOption, ResolvedLine } from './cart-record';

/**
 * The price without customizable options in the shown currency; each part is converted on its own, as on the product
 * page.
 */
export function basePrice(line: ResolvedLine, rate: number): MinorUnits {
  const own = line.product.kind === 'bundle' ? 0 : convert(finalPence(line.variant ?? line.product), rate);
  const parts = line.parts.map((part) => convert(finalPence(part.product), rate) * part.quantity);
  const links = line.links.map((link) => convert(link.pence, rate));
  return [own, ...parts, ...links].reduce((sum, amount) => sum + amount, 0);
}

/** What a selected option adds to the unit price, given the base price. */
export function selectedOptionPrice(selected: SelectedOption, base: MinorUnits, rate: number): MinorUnits {
  const priced = selected.value ?? selected.option;
  return priced.price_type === 'percent'
    ? percentageOf(base, priced.price)
    : convert(priced.price, rate) * timesCharged(selected);
}

/** The unit price with all options, including VAT, in the minor units of the currency of `rate`. */
export function unitPrice(line: ResolvedLine, rate: number): MinorUnits {
  const base = basePrice(line, rate);
  return line.selectedOptions.reduce((sum, selected) => sum + selectedOptionPrice(selected, base, rate), base);
}

/** True when nothing of the line is shipped. */
export function isVirtualLine(line: ResolvedLine): boolean {
  if (line.product.kind === 'bundle') return line.parts.every((part) => isVirtual(part.product.kind));
  return isVirtual((line.variant ?? line.product).kind);
}
