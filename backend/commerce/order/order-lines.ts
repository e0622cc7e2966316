import type { Arrival, CartLine, SelectedOption } from '../cart/cart-record';
import { WORKSHOP_PLACE, WORKSHOP_TIME, workshopTimeInWords } from '../catalogue/product/workshop-time';
import { formatDay, parseDay } from '../delivery/calendar-day';
import type { CatalogueLoaders } from '../catalogue/catalogue-loaders';
import { isEntered } from '../catalogue/product/custom-options';
import { isEmailDay } from '../catalogue/product/gift-card-options';

/** The days of a line that the shopper did not choose: later deliveries, or the promised one of a day left open. */
export function furtherDays(line: CartLine, arrival: Arrival | undefined): readonly OrderedOption[] {
  if (arrival === undefined) return [];
  const { option, days } = arrival;
  const entered = (label: string, day: string) =>
    ({ kind: 'entered', label, value: formatDay(day), day }) as const satisfies OrderedOption;
  const isChosen = line.selectedOptions.some((selected) => selected.option.id === option.id);
  if (!isChosen) return days.map((day) => entered(option.title, day));
  return days.slice(1).map((day, index) => entered(`Delivery ${index + 2} of ${days.length}`, day));
}

/**
 * An option as it reads on an order that is collected: its day is no delivery. Days that are named after something else, such as
 * a funeral, keep their name.
 */
export function asCollected(option: OrderedOption): OrderedOption {
  if (option.day === null) return option;
  const word = (delivery: string) => (delivery === 'Delivery' ? 'Collection' : 'collection');
  return { ...option, label: option.label.replace(/\bdelivery\b/i, word) };
}

/** Day, hours and place of a workshop. */
export function workshopTime({ product }: CartLine): readonly OrderedOption[] {
  const value = workshopTimeInWords(product);
  if (value === null) return [];
  return [
    { kind: 'entered', label: WORKSHOP_TIME, value, day: product.held_on },
    ...(product.held_in === null
      ? []
      : [{ kind: 'entered', label: WORKSHOP_PLACE, value: product.held_in, day: null } as const]),
  ];
}

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
