import { filterKind, type Filter } from '../../../domain/listing/filter';
import { CATEGORY, PRICE, type AttributeFilter, type ProductFilter } from '../../../domain/listing/product-filter';
import { plainName } from '../../../domain/navigation/plain-name';
import { number, optionalText, readEach, text, type WireRecord } from '../wire-value';

/** A filter in the API's format; bounds are texts in whole units of the currency. */
export function fromFilter({ categories, price, attributes }: ProductFilter): WireRecord {
  return {
    ...(categories === null ? {} : { [CATEGORY]: { in: categories } }),
    ...(price === null ? {} : { [PRICE]: { ...bound('from', price.from), ...bound('to', price.to) } }),
    ...Object.fromEntries(attributes.map((attribute) => [attribute.code, condition(attribute)])),
  };
}

function bound(name: 'from' | 'to', pence: number | null): WireRecord {
  return pence === null ? {} : { [name]: String(pence / 100) };
}

function condition(attribute: AttributeFilter): WireRecord {
  return attribute.kind === 'equals' ? { eq: attribute.value } : { in: attribute.values };
}

/** The filters of a listing, without those that the shop does not offer and those without options. */
export function toFilters({ aggregations, total_count }: WireRecord): readonly Filter[] {
  const filters = readFilters(aggregations);
  return isCountOfAll(filters, number(total_count ?? 0, 'total')) ? filters : filters.map(withoutCounts);
}

/** A backend may count some of many products only. Each product has one price, so the bands of all add up to the total. */
function isCountOfAll(filters: readonly Filter[], total: number): boolean {
  const bands = filters.find(({ code }) => code === PRICE)?.options ?? [];
  return bands.reduce((sum, { count }) => sum + (count ?? 0), 0) === total;
}

function withoutCounts(filter: Filter): Filter {
  return { ...filter, options: filter.options.map((option) => ({ ...option, count: null })) };
}

function readFilters(value: unknown): readonly Filter[] {
  return readEach(value, (wire) => {
    const code = text(wire.attribute_code, 'code of a filter');
    const kind = filterKind(code);
    const options = readEach(wire.options, (option) => ({
      value: text(option.value, 'value of a filter'),
      label: plainName(optionalText(option.label) ?? text(option.value, 'value of a filter')),
      count: number(option.count ?? 0, 'number of products'),
    }));
    const label = plainName(optionalText(wire.label) ?? code);
    return kind === null || options.length === 0 ? [] : [{ code, label, kind, options }];
  }).flat();
}
