import type { CatalogueLoaders } from '../catalogue/catalogue-loaders';
import { isEntered } from '../catalogue/product/custom-options';
import type { Arrival, CartLine, SelectedOption } from '../cart/cart-record';
import { isEmailDay } from '../catalogue/product/gift-card-options';
import { formatDay } from '../delivery/format-day';
import { parseDay } from '../delivery/calendar-day';
import { furtherDays, workshopTime } from './order-days';

/** A selected option, stored in words so that later changes of the product do not affect it. */
export interface OrderedOption {
  readonly kind: 'entered' | 'selected';
  readonly label: string;
  readonly value: string;
  readonly day: string | null;
}

const selected = (label: string, value: string): OrderedOption => ({ kind: 'selected', label, value, day: null });

async function configured(catalogue: CatalogueLoaders, line: CartLine): Promise<readonly OrderedOption[]> {
  if (line.variant === null) return [];
  const configurableOptions = await catalogue.configurableOptions.load(line.product.id);
  const variants = await catalogue.variants.load(line.product.id);
  const variant = variants.find((one) => one.product.id === line.variant?.id);
  return configurableOptions.map((option) => {
    const optionId = variant?.values.get(option.attributeId);
    return selected(option.label, option.values.find((value) => value.optionId === optionId)?.label ?? '');
  });
}

function customized(selectedOptions: readonly SelectedOption[]): readonly OrderedOption[] {
  const options = new Map(selectedOptions.map((chosen) => [chosen.option.id, chosen.option]));
  return [...options.values()].map((option) => {
    const own = selectedOptions.filter((chosen) => chosen.option.id === option.id);
    if (!isEntered(option.kind))
      return selected(option.title, own.map((chosen) => chosen.value?.title ?? '').join(', '));
    const text = own[0]?.text ?? '';
    const day = option.kind === 'date' ? parseDay(text) : null;
    return {
      kind: 'entered',
      label: option.title,
      value: day === null ? text : formatDay(day),
      day: isEmailDay(option) ? null : day,
    };
  });
}

/** SKU of the question whose name is written on the card; whoever leaves it out stays anonymous. */
const NAME_ON_CARD = 'CARD-NAME';

async function anonymity(catalogue: CatalogueLoaders, line: CartLine): Promise<readonly OrderedOption[]> {
  const questions = await catalogue.customOptions.load(line.product.id);
  const name = questions.find(({ sku }) => sku === NAME_ON_CARD);
  if (name === undefined || line.selectedOptions.some(({ option }) => option.id === name.id)) return [];
  return [selected(name.title, 'None (sent anonymously)')];
}

/**
 * Configured values, parts of a bundle, download links and customizable options, in the order of the product page; that
 * the sender stays anonymous; then the days that follow from them.
 */
export async function orderedOptions(
  catalogue: CatalogueLoaders,
  line: CartLine,
  arrival: Arrival | undefined,
): Promise<readonly OrderedOption[]> {
  return [
    ...(await configured(catalogue, line)),
    ...line.parts.map(({ item, product, quantity }) => selected(item.title, `${quantity} × ${product.name}`)),
    ...line.links.map((link) => selected('Download', link.title)),
    ...customized(line.selectedOptions),
    ...(await anonymity(catalogue, line)),
    ...furtherDays(line, arrival),
    ...workshopTime(line),
  ];
}
