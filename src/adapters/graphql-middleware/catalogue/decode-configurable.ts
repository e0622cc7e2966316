import type {
  ConfigurableChoice,
  ConfigurableOption,
  VariantSummary,
  Variant,
} from '../../../domain/catalogue/configurable';
import { plainName } from '../../../domain/navigation/plain-name';
import type { MonthsOfSale } from '../../../domain/delivery/calendar/months-of-sale';
import { toAvailability, toMonths, toPicture, toPrice, type ProductContext } from './decode-product';
import { number, optionalRecord, optionalText, readEach, record, records, text, type WireRecord } from '../wire-value';

/** `chosen` is reduced to known uids, at most one for each option. */
export function toChoice(
  wire: WireRecord,
  chosen: readonly string[],
  name: string,
  context: ProductContext,
): ConfigurableChoice {
  const sorted = [...records(wire.configurable_options)].sort(
    (a, b) => number(a.position ?? 0, 'position') - number(b.position ?? 0, 'position'),
  );
  const options = readEach(sorted, toOption);
  const selection = optionalRecord(wire.configurable_product_options_selection);
  const [variant = null] = readEach([selection?.variant], (one) => toVariant(one, context, toMonths(wire)));
  return {
    options,
    chosen: options.flatMap((option) => {
      const value = chosen.find((uid) => option.values.some((known) => known.uid === uid));
      return value === undefined ? [] : [value];
    }),
    variant,
    gallery: records(selection?.media_gallery)
      .map((picture) => toPicture(picture, name, context.hosts))
      .filter((picture) => picture !== null),
  };
}

function toOption(wire: WireRecord): ConfigurableOption {
  return {
    uid: text(wire.uid, 'uid of an option'),
    code: text(wire.attribute_code, 'code of an option'),
    label: optionalText(wire.label) ?? text(wire.attribute_code, 'code of an option'),
    values: readEach(wire.values, (value) => ({
      uid: text(value.uid, 'uid of a value'),
      label: text(value.label, 'label of a value'),
      swatch: optionalText(optionalRecord(value.swatch_data)?.value),
    })),
  };
}

function toVariant(wire: WireRecord, context: ProductContext, months: MonthsOfSale): Variant {
  return {
    uid: text(wire.uid, 'uid of a variant'),
    sku: text(wire.sku, 'sku of a variant'),
    price: toPrice(wire.price_range, context.currency),
    availability: toAvailability(wire, context, months),
  };
}

/** The florist describes a size in its variant's short description, which is read as plain text. */
export function toVariants(wire: WireRecord, context: ProductContext): readonly VariantSummary[] {
  return readEach(wire.variants, (variant) => {
    const product = record(variant.product, 'product of a variant');
    return {
      values: records(variant.attributes).map((attribute) => text(attribute.uid, 'uid of a value')),
      price: toPrice(product.price_range, context.currency),
      availability: toAvailability(product, context, toMonths(wire)),
      note: plainWords(optionalText(optionalRecord(product.short_description)?.html) ?? ''),
    };
  });
}

function plainWords(html: string): string {
  return plainName(html.replace(/<[^<>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}
