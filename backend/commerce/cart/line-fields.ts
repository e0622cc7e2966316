import type { OptionKind, ProductKind } from '../../database/catalogue-tables';
import { bundleChoiceUid, bundleItemUid, wireDownloadLink } from '../catalogue/product/composed-fields';
import { optionValueUid } from '../catalogue/product/configurable-fields';
import { moneyIn } from '../catalogue/product/money-fields';
import { optionPrice, optionUid, valueUid } from '../catalogue/product/option-fields';
import type { CustomOption } from '../catalogue/product/custom-options';
import { finalPence } from '../catalogue/product/product-row';
import { WORKSHOP_TIME, workshopTimeInWords } from '../catalogue/product/workshop-time';
import type { FieldResolvers } from '../graphql/executable-schema';
import { convert, taxWithin, toUnits } from '../pricing/money';
import type { ShopContext } from '../graphql/shop-context';
import { uidOf } from '../shared/uid';
import type { Arrival, CartLine, SelectedOption } from './cart-record';
import type { LineView } from './cart-view';
import { selectedOptionPrice, unitPrice } from './price-cart';
import { refuseForStock } from './refuse-sale';

/** Gift cards and workshops are not shipped, so they use the type of virtual products. */
export const LINE_TYPE_NAMES: Readonly<Record<ProductKind, string>> = {
  simple: 'SimpleCartItem',
  virtual: 'VirtualCartItem',
  'gift-card': 'VirtualCartItem',
  downloadable: 'DownloadableCartItem',
  configurable: 'ConfigurableCartItem',
  bundle: 'BundleCartItem',
  // Never in a cart: its parts are.
  grouped: 'SimpleCartItem',
};

/** Magento's names of the option types. */
const OPTION_TYPES: Readonly<Record<OptionKind, string>> = {
  field: 'field',
  area: 'area',
  date: 'date',
  dropdown: 'drop_down',
  radio: 'radio',
  checkbox: 'checkbox',
  multiple: 'multiple',
};

function wireSelectedValue({ currency }: ShopContext, selected: SelectedOption, days: string): object {
  const { option, value, text } = selected;
  const { price: each, price_type: type } = optionPrice(currency, value ?? option);
  const price = type === 'PERCENT' ? each : toUnits(selectedOptionPrice(selected, 0, currency.rate));
  return {
    id: value?.id ?? option.id,
    customizable_option_value_uid: value === null ? optionUid(option.id) : valueUid(option.id, value.id),
    label: value?.title ?? days,
    value: value === null ? (text ?? '') : String(value.id),
    price: { type, value: price, units: type === 'PERCENT' ? '%' : currency.symbol },
  };
}

/**
 * Groups the selected values by option. The label of a day lists all days of a subscription, `2026-10-07, 2026-10-14`; a
 * day that was left open has no value, and the promised day as its label.
 */
function wireSelectedOptions(context: ShopContext, { line, arrival }: LineView): readonly object[] {
  const { selectedOptions } = line;
  const options = new Map(selectedOptions.map((selected) => [selected.option.id, selected.option]));
  const answered = [...options.values()].map((option) =>
    wireOption(
      option,
      selectedOptions
        .filter((selected) => selected.option.id === option.id)
        .map((selected) => wireSelectedValue(context, selected, daysOf(arrival, option))),
    ),
  );
  const all = [...answered, ...wireWorkshopTime(context, line)];
  if (arrival === undefined || options.has(arrival.option.id)) return all;
  const { option } = arrival;
  const promised = wireSelectedValue(context, { option, value: null, text: null }, daysOf(arrival, option));
  return [wireOption(option, [promised]), ...all];
}

/** When a workshop takes place, as an answer that nobody gave: without a value, so that nobody sends it back. No option has row id 0. */
function wireWorkshopTime(context: ShopContext, { product }: CartLine): readonly object[] {
  const label = workshopTimeInWords(product);
  if (label === null) return [];
  const price = { type: 'FIXED', value: 0, units: context.currency.symbol };
  return [
    {
      ...WORKSHOP_OPTION,
      values: [{ id: 0, customizable_option_value_uid: valueUid(0, 0), label, value: '', price }],
    },
  ];
}

const WORKSHOP_OPTION = {
  id: 0,
  customizable_option_uid: optionUid(0),
  label: WORKSHOP_TIME,
  type: 'field',
  is_required: false,
  sort_order: 0,
};

const daysOf = (arrival: Arrival | undefined, { id }: Pick<CustomOption, 'id'>): string =>
  arrival?.option.id === id ? arrival.days.join(', ') : '';

function wireOption(option: CustomOption, values: readonly object[]): object {
  return {
    id: option.id,
    customizable_option_uid: optionUid(option.id),
    label: option.title,
    type: OPTION_TYPES[option.kind],
    is_required: option.required === 1,
    sort_order: option.position,
    values,
  };
}

function prices({ currency }: ShopContext, { line, totals }: LineView): object {
  const unit = unitPrice(line, currency.rate);
  const discount = moneyIn(currency, totals.discount);
  return {
    price: moneyIn(currency, unit - taxWithin(unit, totals.vatRate)),
    price_including_tax: moneyIn(currency, unit),
    row_total: moneyIn(currency, totals.net),
    row_total_including_tax: moneyIn(currency, totals.gross),
    total_item_discount: discount,
    discounts: totals.discount === 0 ? null : [{ label: 'Discount', amount: discount }],
  };
}

async function configuration({ catalogue }: ShopContext, { line }: LineView): Promise<readonly object[]> {
  const [configurableOptions, variants] = await Promise.all([
    catalogue.configurableOptions.load(line.product.id),
    catalogue.variants.load(line.product.id),
  ]);
  const variant = variants.find((one) => one.product.id === line.variant?.id);
  return configurableOptions.map((option) => {
    const optionId = variant?.values.get(option.attributeId) ?? 0;
    return {
      id: option.attributeId,
      value_id: optionId,
      configurable_product_option_uid: uidOf(option.attributeId),
      configurable_product_option_value_uid: optionValueUid(option.attributeId, optionId),
      option_label: option.label,
      value_label: option.values.find((value) => value.optionId === optionId)?.label ?? '',
    };
  });
}

function bundleOptions({ currency }: ShopContext, { line }: LineView): readonly object[] {
  const items = new Map(line.parts.map((part) => [part.item.id, part.item]));
  return [...items.values()].map((item) => ({
    id: item.id,
    uid: bundleItemUid(item.id),
    label: item.title,
    type: item.kind,
    values: line.parts
      .filter((part) => part.item.id === item.id)
      .map(({ choice, product, quantity }) => ({
        id: choice.id,
        uid: bundleChoiceUid(item.id, choice.id, quantity),
        label: product.name,
        quantity,
        price: toUnits(convert(finalPence(product), currency.rate)),
      })),
  }));
}

const COMMON: FieldResolvers = {
  uid: ({ line }: LineView) => uidOf(line.id),
  id: ({ line }: LineView) => String(line.id),
  product: ({ line }: LineView) => line.product,
  quantity: ({ line }: LineView) => line.quantity,
  prices: (view: LineView, _args, context) => prices(context, view),
  customizable_options: (view: LineView, _args, context) => wireSelectedOptions(context, view),
  errors: ({ line }: LineView) => {
    const refusal = refuseForStock(line, [line]);
    return refusal === null ? null : [{ code: 'ITEM_QTY', message: refusal.message }];
  },
};

export const lineResolvers = {
  CartItemInterface: { __resolveType: ({ line }: LineView) => LINE_TYPE_NAMES[line.product.kind] },
  SimpleCartItem: COMMON,
  VirtualCartItem: COMMON,
  DownloadableCartItem: {
    ...COMMON,
    links: ({ line }: LineView, _args: never, context: ShopContext) =>
      line.links.map((link) => wireDownloadLink(context, link)),
    samples: async ({ line }: LineView, _args: never, { catalogue }: ShopContext) =>
      (await catalogue.downloadSamples.load(line.product.id)).map(({ title, position }) => ({
        title,
        sort_order: position,
      })),
  },
  BundleCartItem: {
    ...COMMON,
    bundle_options: (view: LineView, _args: never, context: ShopContext) => bundleOptions(context, view),
  },
  ConfigurableCartItem: {
    ...COMMON,
    configurable_options: (view: LineView, _args: never, context: ShopContext) => configuration(context, view),
    configured_variant: ({ line }: LineView) => line.variant ?? line.product,
  },
};
