import type { Attribute, Cart, CartItem, CartTotals, ChosenDelivery } from '../../../domain/cart/cart';
import { plainName } from '../../../domain/navigation/plain-name';
import { toAnswers } from '../response-wire';
import { toAddress } from '../checkout/address-wire';
import { toAvailability, toPath, toPicture, type ProductContext } from '../catalogue/product-wire';
import { money, optionalMoney } from '../wire-money';
import { number, optionalRecord, optionalText, record, records, text, type WireRecord } from '../wire-value';

/** Converts a cart of the API. Nulls are dropped; addresses and totals may be absent. */
export function toCart(value: unknown, context: ProductContext): Cart {
  const wire = record(value, 'cart');
  const delivery = records(wire.shipping_addresses)[0] ?? null;
  return {
    id: text(wire.id, 'cart id'),
    email: optionalText(wire.email),
    isVirtual: wire.is_virtual === true,
    items: records(wire.items).map((item) => toCartItem(item, context)),
    totalQuantity: number(wire.total_quantity ?? 0, 'total quantity'),
    totals: toTotals(wire.prices, context.currency),
    coupon: optionalText(records(wire.applied_coupons)[0]?.code),
    deliveryAddress: delivery === null ? null : toAddress(delivery),
    delivery: toDelivery(delivery?.selected_shipping_method, context.currency),
    billingAddress:
      optionalRecord(wire.billing_address) === null ? null : toAddress(record(wire.billing_address, 'billing address')),
  };
}

function toCartItem(wire: WireRecord, context: ProductContext): CartItem {
  const product = record(wire.product, 'product of a cart item');
  const variant = optionalRecord(wire.configured_variant);
  const prices = record(wire.prices, 'prices of a cart item');
  const name = plainName(text(product.name, 'name'));
  const answers = wire.customizable_options ?? wire.configurable_answers;
  const rowTotal = money(prices.row_total_including_tax, context.currency, 'row total');
  return {
    uid: text(wire.uid, 'uid of a cart item'),
    sku: variant === null ? text(product.sku, 'sku') : text(variant.sku, 'sku of a variant'),
    productUid: text(product.uid, 'uid of a product'),
    name,
    path: toPath(product),
    picture: toPicture(variant?.thumbnail, name, context.hosts) ?? toPicture(product.thumbnail, name, context.hosts),
    availability: toAvailability(variant?.stock_status === undefined ? product : variant),
    quantity: number(wire.quantity, 'quantity'),
    rowTotal,
    rowDiscount: optionalMoney(prices.total_item_discount, context.currency, 'discount') ?? { ...rowTotal, pence: 0 },
    attributes: toAttributes(wire, answers),
    answers: toAnswers(answers, context.currency),
  };
}

function toAttributes(wire: WireRecord, answers: unknown): readonly Attribute[] {
  const configured = records(wire.configurable_options).map((option) => ({
    label: text(option.option_label, 'label'),
    value: text(option.value_label, 'value'),
    isDay: false,
  }));
  const bundled = records(wire.bundle_options).map((option) => ({
    label: text(option.label, 'label'),
    value: records(option.values)
      .map((value) => `${number(value.quantity, 'quantity')} × ${text(value.label, 'label')}`)
      .join(', '),
    isDay: false,
  }));
  return [...configured, ...bundled, ...records(answers).map(toAnswer)].filter((attribute) => attribute.value !== '');
}

/** A date comes with a meaningless time: `2026-12-03 00:00:00`. */
function toAnswer(option: WireRecord): Attribute {
  const value = records(option.values)
    .map((given) => optionalText(given.label) ?? optionalText(given.value) ?? '')
    .join(', ');
  const day = option.type === 'date' ? /^(\d{4}-\d{2}-\d{2})( 00:00:00)?$/.exec(value)?.[1] : undefined;
  return { label: text(option.label, 'label'), value: day ?? value, isDay: day !== undefined };
}

function toTotals(value: unknown, currency: string): CartTotals | null {
  const wire = optionalRecord(value);
  if (wire === null || optionalRecord(wire.grand_total) === null) return null;
  const total = money(wire.grand_total, currency, 'grand total');
  return {
    total,
    subtotal: optionalMoney(wire.subtotal_including_tax, currency, 'subtotal') ?? total,
    discounts: records(wire.discounts).map((discount) => ({
      label: text(discount.label, 'label of a discount'),
      amount: money(discount.amount, currency, 'discount'),
    })),
    vat: {
      currency: total.currency,
      pence: records(wire.applied_taxes).reduce((sum, tax) => sum + money(tax.amount, currency, 'tax').pence, 0),
    },
  };
}

function toDelivery(value: unknown, currency: string): ChosenDelivery | null {
  const wire = optionalRecord(value);
  if (wire === null) return null;
  const carrier = text(wire.carrier_code, 'carrier');
  const titles = [optionalText(wire.carrier_title), optionalText(wire.method_title)].filter((title) => title !== null);
  return {
    carrier,
    method: text(wire.method_code, 'method'),
    title: titles.length === 0 ? carrier : titles.join(' – '),
    price: money(wire.amount, currency, 'price of delivery'),
  };
}
