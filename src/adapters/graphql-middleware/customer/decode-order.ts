import { formatPostcode } from '../../../domain/address/postcode';
import { fromLines } from '../../../domain/address/saved-address';
import type { Attribute } from '../../../domain/catalogue/options/customizable-option';
import { productPath } from '../../../domain/catalogue/product';
import type {
  Order,
  OrderAddress,
  OrderedItem,
  OrderComment,
  PaymentDetail,
  Shipment,
} from '../../../domain/orders/order';
import { itemStatus, orderStatus } from '../../../domain/orders/order-status';
import type { Money } from '../../../domain/pricing/money';
import {
  money,
  NO_UK_VAT,
  optionalMoney,
  pence,
  number,
  optionalRecord,
  optionalText,
  record,
  records,
  text,
  DecodingError,
  type WireRecord,
} from '../wire-value';

/** Far more than any order has; a backend that sends more is not followed. */
const MAX_LISTED = 200;

/** An order of a customer. Amounts of old fields without a currency are in the visitor's. */
export function toOrder(value: unknown, currency: string): Order {
  const wire = record(value, 'order');
  const totals = optionalRecord(wire.total) ?? {};
  const subtotal = optionalMoney(totals.subtotal, currency, 'subtotal');
  const total = totalOf(wire, totals, subtotal?.currency ?? currency);
  const none: Money = { pence: 0, currency: total.currency };
  const items = records(wire.items).map((item) => toItem(item, total.currency));
  const [payment] = records(wire.payment_methods);
  return {
    number: text(wire.number, 'order number'),
    placedAt: instant(wire.order_date),
    status: orderStatus(optionalText(wire.status) ?? ''),
    items,
    subtotal: subtotal ?? none,
    discounts: records(totals.discounts).map((discount) => ({
      label: optionalText(discount.label) ?? '',
      amount: money(discount.amount, currency, 'discount'),
    })),
    delivery: optionalMoney(totals.total_shipping, currency, 'delivery') ?? none,
    vat: optionalMoney(totals.total_tax, currency, 'tax') ?? none,
    leavesUk: records(totals.taxes).some(({ title }) => title === NO_UK_VAT),
    total,
    deliveryTitle: optionalText(wire.shipping_method),
    paymentTitle: optionalText(payment?.name),
    deliveryAddress: toOrderAddress(wire.shipping_address),
    billingAddress: toOrderAddress(wire.billing_address),
    comments: listed(wire.comments)
      .map(toComment)
      .sort((one, other) => one.at - other.at),
    shipments: listed(wire.shipments).map(toShipment),
    paymentDetails: listed(payment?.additional_data).flatMap(toPaymentDetail),
  };
}

/** In the order's own currency, as all its amounts are: the old field of the order has no currency, and `base_grand_total` is in the shop's. */
function totalOf(wire: WireRecord, totals: WireRecord, currency: string): Money {
  const total = optionalMoney(totals.grand_total, currency, 'grand total');
  if (total !== null) return total;
  const old = wire.grand_total ?? null;
  return old === null
    ? money(totals.base_grand_total, currency, 'grand total')
    : { pence: pence(old, 'grand total'), currency };
}

function toItem(wire: WireRecord, currency: string): OrderedItem {
  const price = money(wire.product_sale_price, currency, 'price');
  const quantity = number(wire.quantity_ordered ?? 1, 'quantity');
  return {
    sku: text(wire.product_sku, 'sku'),
    name: optionalText(wire.product_name) ?? text(wire.product_sku, 'sku'),
    path: productPath({
      rewrites: null,
      urlKey: optionalText(wire.product_url_key),
      sku: text(wire.product_sku, 'sku'),
    }),
    quantity,
    price,
    rowTotal: { ...price, pence: Math.round(price.pence * quantity) },
    attributes: [...records(wire.selected_options), ...records(wire.entered_options)].map(toAttribute),
    status: itemStatus(optionalText(wire.status) ?? ''),
  };
}

/** The first records of a list. */
const listed = (value: unknown): readonly WireRecord[] => records(value).slice(0, MAX_LISTED);

function toComment(wire: WireRecord): OrderComment {
  return { at: instant(wire.timestamp), message: optionalText(wire.message) ?? '' };
}

function toShipment(wire: WireRecord): Shipment {
  const tracking = listed(wire.tracking).map(({ title, carrier, number: code }) => ({
    carrier: optionalText(title) ?? optionalText(carrier) ?? '',
    number: optionalText(code),
  }));
  return { number: optionalText(wire.number) ?? '', tracking };
}

/** A detail without a name or a value says nothing. */
function toPaymentDetail(wire: WireRecord): readonly PaymentDetail[] {
  const [label, value] = [optionalText(wire.name), optionalText(wire.value)];
  return label === null || value === null ? [] : [{ label, value }];
}

function toAttribute(wire: WireRecord): Attribute {
  const value = optionalText(wire.value) ?? '';
  const day = /^(\d{4}-\d{2}-\d{2})( 00:00:00)?$/.exec(value)?.[1];
  return { label: optionalText(wire.label) ?? '', value: day ?? value, isDay: day !== undefined };
}

function toOrderAddress(value: unknown): OrderAddress | null {
  const wire = optionalRecord(value);
  if (wire === null) return null;
  const street = Array.isArray(wire.street)
    ? wire.street.filter((line): line is string => typeof line === 'string')
    : [];
  const countryCode = optionalText(wire.country_code) ?? '';
  return {
    firstName: optionalText(wire.firstname) ?? '',
    lastName: optionalText(wire.lastname) ?? '',
    ...fromLines(street),
    city: optionalText(wire.city) ?? '',
    region: optionalText(wire.region) ?? '',
    postcode: formatPostcode(countryCode, optionalText(wire.postcode) ?? ''),
    countryCode,
    phone: optionalText(wire.telephone) ?? '',
  };
}

/** `YYYY-MM-DD HH:MM:SS` in UTC, although the API does not say so. */
function instant(value: unknown): number {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})/.exec(text(value, 'time of an order')) ?? [];
  const at = Date.parse(`${day}T${time}Z`);
  if (Number.isNaN(at)) throw new DecodingError('time of an order is not a time');
  return at;
}
