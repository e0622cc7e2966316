import type { ConfigurableChoice, ConfigurableOption, Offer, Variant } from '../../../domain/catalogue/configurable';
import { plainName } from '../../../domain/navigation/plain-name';
import { toAvailability, toPicture, toPrice, type ProductContext } from './product-wire';
import { number, optionalRecord, optionalText, record, records, text, type WireRecord } from '../wire-value';

/** `chosen` is reduced to known uids, at most one for each option. */
export function toChoice(
  wire: WireRecord,
  chosen: readonly string[],
  name: string,
  context: ProductContext,
): ConfigurableChoice {
  const options = [...records(wire.configurable_options)]
    .sort((a, b) => number(a.position ?? 0, 'position') - number(b.position ?? 0, 'position'))
    .map(toOption);
  const selection = optionalRecord(wire.configurable_product_options_selection);
  const variant = optionalRecord(selection?.variant);
  return {
    options,
    chosen: options.flatMap((option) => {
      const value = chosen.find((uid) => option.values.some((known) => known.uid === uid));
      return value === undefined ? [] : [value];
    }),
    variant: variant === null ? null : toVariant(variant, context),
    gallery: records(selection?.media_gallery)
      .map((picture) => toPicture(picture, name, context.hosts))
      .filter((picture) => picture !== null),
  };
}

function toOption(wire: WireRecord): ConfigurableOption {
  return {
    uid: text(wire.uid, 'uid of an option'),
    code: text(wire.attribute_code, 'code of an option'),
    label: text(wire.label, 'label of an option'),
    values: records(wire.values).map((value) => ({
      uid: text(value.uid, 'uid of a value'),
      label: text(value.label, 'label of a value'),
      swatch: optionalText(optionalRecord(value.swatch_data)?.value),
    })),
  };
}

function toVariant(wire: WireRecord, context: ProductContext): Variant {
  return {
    uid: text(wire.uid, 'uid of a variant'),
    sku: text(wire.sku, 'sku of a variant'),
    price: toPrice(wire.price_range, context.currency),
    availability: toAvailability(wire),
  };
}

/** The florist describes a size in its variant's short description, which is read as plain text. */
export function toOffers(wire: WireRecord, { currency }: ProductContext): readonly Offer[] {
  return records(wire.variants).map((variant) => {
    const product = record(variant.product, 'product of a variant');
    return {
      values: records(variant.attributes).map((attribute) => text(attribute.uid, 'uid of a value')),
      price: toPrice(product.price_range, currency),
      availability: toAvailability(product),
      note: plainWords(optionalText(optionalRecord(product.short_description)?.html) ?? ''),
    };
  });
}

function plainWords(html: string): string {
  return plainName(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}
