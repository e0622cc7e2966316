import type { ShopContext } from '../../graphql/shop-context';
import { readId, readUid, uidOf } from '../../shared/uid';
import type { ConfigurableOptionValue, ConfigurableOption, Variant } from './configurable-products';
import { gallery } from './pictures';
import type { ProductRow } from './product-row';

export const optionValueUid = (attributeId: number, optionId: number): string =>
  uidOf('configurable', attributeId, optionId);

/** The attribute and the option of a selected value; null when the uid is not one of a configurable value. */
export function readOptionValueUid(uid: string): { readonly attributeId: number; readonly optionId: number } | null {
  const words = readUid(uid);
  if (words === null || words.length !== 3 || words[0] !== 'configurable') return null;
  const [attributeId, optionId] = [readId(words[1]), readId(words[2])];
  return attributeId === null || optionId === null ? null : { attributeId, optionId };
}

const swatch = (value: ConfigurableOptionValue): object | null =>
  value.swatch === null ? null : { __typename: 'ColorSwatchData', value: value.swatch };

export function wireConfigurableOption(option: ConfigurableOption): object {
  return {
    attribute_code: option.code,
    attribute_id_v2: option.attributeId,
    attribute_uid: uidOf(option.attributeId),
    id: option.attributeId,
    uid: uidOf(option.attributeId),
    label: option.label,
    position: option.position,
    use_default: false,
    values: option.values.map((value) => ({
      uid: optionValueUid(option.attributeId, value.optionId),
      value_index: value.optionId,
      label: value.label,
      default_label: value.label,
      store_label: value.label,
      use_default_value: true,
      swatch_data: swatch(value),
    })),
  };
}

export function wireVariant(options: readonly ConfigurableOption[], variant: Variant): object {
  return {
    product: variant.product,
    attributes: options.map((option) => {
      const optionId = variant.values.get(option.attributeId) ?? 0;
      const value = option.values.find((one) => one.optionId === optionId);
      return {
        code: option.code,
        label: value?.label ?? null,
        uid: optionValueUid(option.attributeId, optionId),
        value_index: optionId,
      };
    }),
  };
}

const inStock = (variant: Variant): boolean => variant.product.stock === null || variant.product.stock > 0;

/**
 * What can still be selected once some values are selected. The variant is returned when exactly one matches a value
 * to every attribute; values that the product does not have are ignored.
 */
export async function selectionOf(context: ShopContext, product: ProductRow, uids: readonly string[]): Promise<object> {
  const [options, variants] = await Promise.all([
    context.catalogue.configurableOptions.load(product.id),
    context.catalogue.variants.load(product.id),
  ]);
  const chosen = new Map(
    uids.flatMap((uid) => {
      const value = readOptionValueUid(uid);
      const known = options.find((option) => option.attributeId === value?.attributeId);
      const offered = known?.values.some((one) => one.optionId === value?.optionId) ?? false;
      return value !== null && offered ? [[value.attributeId, value.optionId] as const] : [];
    }),
  );
  const fits = (variant: Variant, except: number | null): boolean =>
    [...chosen].every(
      ([attributeId, optionId]) => attributeId === except || variant.values.get(attributeId) === optionId,
    );
  const open = (option: ConfigurableOption, value: ConfigurableOptionValue): boolean =>
    variants.some(
      (variant) =>
        inStock(variant) &&
        fits(variant, option.attributeId) &&
        variant.values.get(option.attributeId) === value.optionId,
    );
  const complete = options.length > 0 && options.every((option) => chosen.has(option.attributeId));
  const variant = complete ? (variants.find((one) => fits(one, null))?.product ?? null) : null;
  return {
    variant,
    media_gallery: await gallery(context, variant ?? product),
    options_available_for_selection: options.map((option) => ({
      attribute_code: option.code,
      option_value_uids: option.values
        .filter((value) => open(option, value))
        .map((value) => optionValueUid(option.attributeId, value.optionId)),
    })),
    configurable_options: options.map((option) => ({
      attribute_code: option.code,
      label: option.label,
      uid: uidOf(option.attributeId),
      values: option.values.map((value) => ({
        uid: optionValueUid(option.attributeId, value.optionId),
        label: value.label,
        is_available: open(option, value),
        is_use_default: false,
        swatch: swatch(value),
      })),
    })),
  };
}
