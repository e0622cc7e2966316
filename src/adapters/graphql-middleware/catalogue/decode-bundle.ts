import type { BundleChoice, BundleQuestion } from '../../../domain/catalogue/bundle';
import { bundlePricing, chargedPart, type PricedPart } from '../../../domain/catalogue/bundle-pricing';
import type { CustomizableOption, OptionPrice } from '../../../domain/catalogue/options/customizable-option';
import { optionPrice } from '../../../domain/catalogue/options/price-rules';
import { openSurcharges, withSurcharges } from '../../../domain/catalogue/options/surcharges';
import type { Product } from '../../../domain/catalogue/product';
import { plainName } from '../../../domain/navigation/plain-name';
import type { Money, Price } from '../../../domain/pricing/money';
import { monthsField, toAvailability, toPrice, type ProductContext } from './decode-product';
import { byPosition, number, optionalText, pence, readEach, record, text, type WireRecord } from '../wire-value';

const KINDS: Readonly<Record<string, BundleQuestion['kind']>> = {
  select: 'dropdown',
  radio: 'radio',
  checkbox: 'checkbox',
  multi: 'multiple',
};

type ChoiceDraft = Omit<BundleChoice, 'price' | 'exactly'> & PricedPart;
type QuestionDraft = Omit<BundleQuestion, 'choices'> & { readonly choices: readonly ChoiceDraft[] };

/**
 * The questions of a bundle, and what is charged for it. `least` is the lowest price of the bundle, with what its required
 * `options` add at least. Only a bundle whose `dynamic_price` is false has a price of its own.
 */
export function toBundle(
  wire: WireRecord,
  least: Price,
  options: readonly CustomizableOption[],
  context: ProductContext,
): Pick<Product, 'bundle' | 'bundleBase' | 'customizableOptions'> {
  const isFixed = wire.dynamic_price === false;
  const drafts = readEach(byPosition(wire.bundle_items), (item) => toQuestion(item, context));
  const { pence: asked, currency } = openSurcharges(least, options, {}).least;
  const ofParts = isFixed ? withSurcharges(least, { pence: -asked, currency }) : least;
  const pricing = bundlePricing(ofParts, drafts, isFixed);
  const bundle = drafts.map(({ choices, ...question }) => ({
    ...question,
    choices: choices.map(({ alone, surcharge, isInStock, ...choice }) => ({
      ...choice,
      ...chargedPart({ alone, surcharge, isInStock, quantity: choice.quantity }, pricing),
    })),
  }));
  if (pricing.own === null) return { bundle, customizableOptions: options };
  const bundleBase = pricing.own * pricing.share;
  const own = { pence: Math.round(bundleBase), currency };
  return { bundle, bundleBase, customizableOptions: options.map((option) => pricedAt(own, option)) };
}

/** An unknown kind of question takes a single choice. */
function toQuestion(wire: WireRecord, context: ProductContext): QuestionDraft {
  return {
    uid: text(wire.uid, 'uid of a bundle item'),
    title: plainName(optionalText(wire.title) ?? ''),
    kind: KINDS[optionalText(wire.type) ?? ''] ?? 'radio',
    required: wire.required === true,
    choices: readEach(byPosition(wire.options), (option) => toChoice(option, context)),
  };
}

/** A choice whose product is gone or has no price cannot be read. */
function toChoice(wire: WireRecord, context: ProductContext): ChoiceDraft {
  const product = record(wire.product, 'product of a bundle choice');
  return {
    uid: text(wire.uid, 'uid of a bundle choice'),
    name: plainName(text(product.name, 'name')),
    alone: { ...toPrice(product.price_range, context.currency), maximum: null },
    surcharge: toSurcharge(wire, context.currency),
    availability: toAvailability(product, context),
    isInStock: product.stock_status === 'IN_STOCK',
    ...monthsField(product),
    quantity: Math.max(1, number(wire.quantity ?? 1, 'quantity')),
    canChangeQuantity: wire.can_change_quantity === true,
    isDefault: wire.is_default === true,
  };
}

/** Magento takes what has no type for an amount. */
function toSurcharge({ price, price_type: type }: WireRecord, currency: string): OptionPrice {
  const added = price ?? 0;
  return type === 'PERCENT'
    ? { kind: 'percent', percent: number(added, 'price of a bundle choice') }
    : { kind: 'fixed', pence: pence(added, 'price of a bundle choice'), currency };
}

/** Percentages of options are of the price of the bundle itself, not of its parts. */
function pricedAt(own: Money, option: CustomizableOption): CustomizableOption {
  const fixed = (price: OptionPrice): OptionPrice =>
    price.kind === 'percent' ? { kind: 'fixed', ...optionPrice(own, price) } : price;
  return 'values' in option
    ? { ...option, values: option.values.map((value) => ({ ...value, price: fixed(value.price) })) }
    : { ...option, price: fixed(option.price) };
}
