import type { AppliedGiftCard, GiftCardBalance } from '../../../domain/cart/gift-card';
import type { Cart, CartItem, CartTotals, ChosenDelivery, WaitingCoupon } from '../../../domain/cart/cart';
import type { Money } from '../../../domain/pricing/money';
import { plainName } from '../../../domain/navigation/plain-name';
import { toAnswers } from '../catalogue/decode-option';
import { toAddress } from '../checkout/decode-address';
import { toAvailability, toMonths, toPath, toPicture, type ProductContext } from '../catalogue/decode-product';
import {
  money,
  NO_UK_VAT,
  DecodingError,
  number,
  optionalRecord,
  optionalText,
  readEach,
  record,
  records,
  text,
  type WireRecord,
} from '../wire-value';
import { reportProduct, reportRounding } from '../catalogue/product-faults';
import { countUnshownLines } from './unshown-lines';
import type { Attribute } from '../../../domain/catalogue/options/customizable-option';
import { deliveryMethodOf } from '../checkout/carrier-codes';

/** Converts a cart of the API. Nulls among the items are counted only; addresses and totals may be absent. */
export function toCart(value: unknown, context: ProductContext): Cart {
  const wire = record(value, 'cart');
  const totalQuantity = number(wire.total_quantity ?? 0, 'total quantity');
  // The quantity is above 0, so the cart must not be shown as empty.
  if (!Array.isArray(wire.items) && totalQuantity > 0) throw new DecodingError('the items of a cart are missing');
  const delivery = records(wire.shipping_addresses)[0] ?? null;
  const unshownLines = countUnshownLines(wire.items, totalQuantity);
  return {
    id: text(wire.id, 'cart id'),
    email: optionalText(wire.email),
    isVirtual: wire.is_virtual === true,
    items: records(wire.items).map((item) => toCartItem(item, context)),
    ...(unshownLines > 0 && { unshownLines }),
    totalQuantity,
    totals: toTotals(wire.prices, context.currency),
    coupon: optionalText(records(wire.applied_coupons)[0]?.code),
    waitingCoupon: toWaitingCoupon(wire.waiting_coupon, context.currency),
    giftCards: toGiftCards(wire.applied_gift_cards, context.currency),
    deliveryAddress: delivery === null ? null : toAddress(delivery),
    delivery: toDelivery(delivery?.selected_shipping_method, context.currency),
    billingAddress:
      optionalRecord(wire.billing_address) === null ? null : toAddress(record(wire.billing_address, 'billing address')),
  };
}

function toWaitingCoupon(value: unknown, currency: string): WaitingCoupon | null {
  const wire = optionalRecord(value);
  return (
    wire && { code: text(wire.code, 'code of a coupon'), minimum: money(wire.minimum, currency, 'minimum of a coupon') }
  );
}

/** Null without the field: the backend has no gift cards. */
function toGiftCards(value: unknown, currency: string): readonly AppliedGiftCard[] | null {
  if (value === undefined) return null;
  return readEach(value, (card) => ({
    ...toGiftCardBalance({ ...card, balance: card.current_balance }, currency),
    applied: money(card.applied_balance, currency, 'share of a gift card'),
  }));
}

/** Converts a gift card account of the API. */
export function toGiftCardBalance(card: WireRecord, currency: string): GiftCardBalance {
  return {
    code: text(card.code, 'code of a gift card'),
    balance: money(card.balance, currency, 'balance of a gift card'),
    expiresOn: /^\d{4}-\d{2}-\d{2}/.exec(optionalText(card.expiration_date) ?? '')?.[0] ?? null,
  };
}

/** The types of items of which nothing is shipped. */
const VIRTUAL: ReadonlySet<unknown> = new Set(['VirtualCartItem', 'DownloadableCartItem']);

/** An incomplete line is shown with the fields it has, because it can still be ordered. */
function toCartItem(wire: WireRecord, context: ProductContext): CartItem {
  const product = optionalRecord(wire.product) ?? {};
  const variant = optionalRecord(wire.configured_variant);
  const prices = optionalRecord(wire.prices);
  const sku = optionalText(variant?.sku) ?? optionalText(product.sku) ?? '';
  const name = plainName(optionalText(product.name) ?? sku);
  const answers = wire.customizable_options ?? wire.configurable_answers;
  const rowTotal = amountOrNull(prices?.row_total_including_tax, context.currency);
  if (rowTotal === null) reportProduct(context.report, product, 'a cart item has no price');
  reportRounding(context.report, product, prices);
  const none = { pence: 0, currency: rowTotal?.currency ?? context.currency };
  return {
    uid: text(wire.uid, 'uid of a cart item'),
    sku,
    productUid: optionalText(product.uid) ?? '',
    productSku: optionalText(product.sku) ?? sku,
    name,
    path: toPath(product),
    categoryPaths: records(product.categories).flatMap((category) => optionalText(category.url_path) ?? []),
    picture: toPicture(variant?.thumbnail, name, context.hosts) ?? toPicture(product.thumbnail, name, context.hosts),
    availability: toAvailability(variant?.stock_status === undefined ? product : variant, context, toMonths(product)),
    quantity: number(wire.quantity, 'quantity'),
    isVirtual: VIRTUAL.has(wire.__typename),
    rowTotal,
    rowDiscount: amountOrNull(prices?.total_item_discount, context.currency) ?? none,
    attributes: toAttributes(wire, answers),
    answers: toAnswers(answers, context.currency),
  };
}

/** An amount, or null if Magento sends none: both the object and its value may be null. */
function amountOrNull(value: unknown, currency: string): Money | null {
  const amount = optionalRecord(value)?.value;
  return amount === null || amount === undefined ? null : money(value, currency, 'amount of a cart');
}

function toAttributes(wire: WireRecord, answers: unknown): readonly Attribute[] {
  const configured = readEach(wire.configurable_options, (option) => ({
    label: text(option.option_label, 'label'),
    value: text(option.value_label, 'value'),
    isDay: false,
  }));
  const bundled = readEach(wire.bundle_options, (option) => ({
    label: text(option.label, 'label'),
    value: readEach(
      option.values,
      (value) => `${number(value.quantity, 'quantity')} × ${text(value.label, 'label')}`,
    ).join(', '),
    isDay: false,
  }));
  return [...configured, ...bundled, ...records(answers).map(toAnswer)].filter((attribute) => attribute.value !== '');
}

const DAY = /^(\d{4}-\d{2}-\d{2})(?: 00:00:00)?$/;

/** A date comes with a meaningless time: `2026-12-03 00:00:00`. The embedded backend lists the days of a subscription. */
function toAnswer(option: WireRecord): Attribute {
  const value = records(option.values)
    .map((given) => optionalText(given.label) ?? optionalText(given.value) ?? '')
    .join(', ');
  const label = optionalText(option.label) ?? '';
  const parts = option.type === 'date' ? value.split(', ').map((part) => DAY.exec(part)?.[1]) : [];
  const [day, ...more] = parts.filter((part) => part !== undefined);
  if (day === undefined || more.length + 1 < parts.length) return { label, value, isDay: false };
  return { label, value: day, isDay: true, ...(more.length > 0 && { days: [day, ...more] }) };
}

function toTotals(value: unknown, currency: string): CartTotals | null {
  const wire = optionalRecord(value);
  const total = amountOrNull(wire?.grand_total, currency);
  if (wire === null || total === null) return null;
  return {
    total,
    subtotal: amountOrNull(wire.subtotal_including_tax, currency) ?? total,
    discounts: readEach(wire.discounts, (discount) => ({
      label: optionalText(discount.label) ?? '',
      amount: money(discount.amount, currency, 'discount'),
    })),
    vat: toVat(wire.applied_taxes, total.currency),
    leavesUk: records(wire.applied_taxes).some(({ label }) => label === NO_UK_VAT),
  };
}

/** An empty list is no VAT; without a list, or with a tax that is null or has no amount, the VAT is unknown. */
function toVat(taxes: unknown, currency: string): Money | null {
  if (!Array.isArray(taxes)) return null;
  const amounts = taxes.map((tax) => amountOrNull(optionalRecord(tax)?.amount, currency)?.pence ?? null);
  return amounts.includes(null) ? null : { currency, pence: amounts.reduce<number>((sum, one) => sum + (one ?? 0), 0) };
}

/** An incomplete shipping method has to be chosen again. */
function toDelivery(value: unknown, currency: string): ChosenDelivery | null {
  const wire = optionalRecord(value);
  const carrier = optionalText(wire?.carrier_code);
  const method = optionalText(wire?.method_code);
  const price = amountOrNull(wire?.amount, currency);
  if (wire === null || carrier === null || method === null || price === null) return null;
  const titles = [optionalText(wire.carrier_title), optionalText(wire.method_title)].filter((title) => title !== null);
  const title = titles.length === 0 ? carrier : titles.join(' – ');
  return { carrier, deliveryMethod: deliveryMethodOf(carrier), method, title, price };
}
