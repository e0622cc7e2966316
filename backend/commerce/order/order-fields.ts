import type { ProductKind } from '../../database/catalogue-tables';
import { moneyIn } from '../catalogue/product/money-fields';
import { isVirtual } from '../catalogue/product/product-row';
import { wireInstant } from '../catalogue/product/reviews';
import { payByInWords, paymentDetails } from '../payment/payment-terms';
import { CANCELLED } from '../payment/bank-payment';
import { SHIPPING_VAT } from '../pricing/cart-totals';
import { type MinorUnits, toUnits } from '../pricing/money';
import { NO_UK_VAT } from '../delivery/tax-area';
import { BASE_CURRENCY } from '../store/store-view';
import { uidOf } from '../shared/uid';
import { wireComments } from './order-comments';
import { hasLeft, hasTaken, progressOf, shownStatus } from './order-status';
import type { PlacedAddress, PlacedLine, PlacedOrder } from './placed-order';

/** Magento's names of the product types. */
const TYPE_IDS: Readonly<Record<ProductKind, string>> = {
  simple: 'simple',
  virtual: 'virtual',
  'gift-card': 'giftcard',
  downloadable: 'downloadable',
  configurable: 'configurable',
  grouped: 'grouped',
  bundle: 'bundle',
};

const money = (order: PlacedOrder, amount: MinorUnits): object => moneyIn({ code: order.currency }, amount);

const discountsOf = (order: PlacedOrder, amount: MinorUnits): readonly object[] =>
  amount === 0 ? [] : [{ label: order.coupon_label ?? 'Discount', amount: money(order, amount) }];

/** The VAT that the lines do not contain. */
const shippingVat = (order: PlacedOrder): MinorUnits => order.lines.reduce((rest, line) => rest - line.vat, order.vat);

/** A tax; `rate` is in hundredths of a per cent. */
const tax = (order: PlacedOrder, rate: number, amount: MinorUnits): object => ({
  amount: money(order, amount),
  rate: rate / 100,
  title: `VAT ${rate / 100}%`,
});

/** Older order lines have no stored rate; they are standard-rated, or zero-rated when they carry no VAT. */
const rateOf = (line: PlacedLine): number => line.vat_rate ?? (line.vat === 0 ? 0 : SHIPPING_VAT);

function taxes(order: PlacedOrder): readonly object[] {
  const amounts = new Map<number, MinorUnits>();
  const add = (rate: number, amount: MinorUnits) => amounts.set(rate, amount + (amounts.get(rate) ?? 0));
  for (const line of order.lines) add(rateOf(line), line.vat);
  add(SHIPPING_VAT, shippingVat(order));
  const charged = [...amounts]
    .filter(([, amount]) => amount > 0)
    .sort(([one], [other]) => other - one)
    .map(([rate, amount]) => tax(order, rate, amount));
  const none = { amount: money(order, 0), rate: 0, title: NO_UK_VAT };
  return order.leaves_uk === 1 ? [...charged, none] : charged;
}

/** Amounts include VAT: subtotal - discounts + shipping is the grand total, and VAT is contained in it. */
function totals(order: PlacedOrder): object {
  const vat = shippingVat(order);
  return {
    base_grand_total: moneyIn({ code: BASE_CURRENCY }, order.base_grand_total),
    grand_total: money(order, order.grand_total),
    subtotal: money(order, order.subtotal),
    discounts: discountsOf(order, order.discount),
    total_shipping: money(order, order.shipping),
    total_tax: money(order, order.vat),
    taxes: taxes(order),
    shipping_handling: {
      total_amount: money(order, order.shipping),
      amount_including_tax: money(order, order.shipping),
      amount_excluding_tax: money(order, order.shipping - vat),
      discounts: [],
      taxes: vat === 0 ? [] : [tax(order, SHIPPING_VAT, vat)],
    },
  };
}

/** A workshop that is booked with flowers stays where it is. */
const isShipped = ({ kind }: PlacedLine): boolean => !isVirtual(kind);

/** Magento's quantities of a line; an order is always invoiced, shipped, cancelled and refunded as a whole. */
function quantitiesOf(order: PlacedOrder, line: PlacedLine) {
  const [{ status }, { quantity }] = [order, line];
  const standing = progressOf(order);
  const whole = (is: boolean): number => (is ? quantity : 0);
  return {
    quantity_ordered: quantity,
    quantity_canceled: whole(status === CANCELLED || standing.taken.has('cancelled')),
    quantity_invoiced: whole(hasTaken(standing, 'paid')),
    quantity_refunded: whole(status === 'Closed'),
    quantity_returned: 0,
    quantity_shipped: whole(isShipped(line) && hasLeft(standing)),
  };
}

function statusOf(quantities: ReturnType<typeof quantitiesOf>): string {
  if (quantities.quantity_canceled > 0) return CANCELLED;
  if (quantities.quantity_refunded > 0) return 'Refunded';
  if (quantities.quantity_shipped > 0) return 'Shipped';
  return quantities.quantity_invoiced > 0 ? 'Invoiced' : 'Ordered';
}

function wireLine(order: PlacedOrder, line: PlacedLine): object {
  const quantities = quantitiesOf(order, line);
  const options = (kind: 'entered' | 'selected') =>
    line.options.filter((option) => option.kind === kind).map(({ label, value }) => ({ label, value }));
  return {
    __typename: 'OrderItem',
    id: uidOf(line.id),
    product_name: line.name,
    product_sku: line.sku,
    product_type: TYPE_IDS[line.kind],
    product_url_key: line.url_key,
    product_sale_price: money(order, line.unit),
    status: statusOf(quantities),
    ...quantities,
    selected_options: options('selected'),
    entered_options: options('entered'),
    discounts: discountsOf(order, line.discount),
  };
}

const wireAddress = (address: PlacedAddress): object => ({
  firstname: address.firstname,
  lastname: address.lastname,
  prefix: null,
  suffix: null,
  company: address.company,
  street: address.street.split('\n'),
  city: address.city,
  region: address.region,
  postcode: address.postcode,
  country_code: address.country_code,
  telephone: address.telephone,
});

const shippingMethod = (order: PlacedOrder): string | null =>
  order.carrier_title === null ? null : `${order.carrier_title} - ${order.method_title ?? ''}`;

/** Where the money goes while it is awaited, in the field in which Magento puts what a method has to say. */
const awaitedData = (order: PlacedOrder): readonly object[] =>
  order.terms === null || order.status !== 'Pending'
    ? []
    : [...paymentDetails(order, order.terms), ['Pay by', payByInWords(order.terms)] as const].map(([name, value]) => ({
        name,
        value,
      }));

/** An order leaves the shop as a whole: one shipment, with the courier's number if there is one. */
function shipments(order: PlacedOrder): readonly object[] {
  if (!hasLeft(progressOf(order))) return [];
  return order.steps
    .filter(({ step }) => step === 'on-its-way')
    .map(({ id, tracking_number: number }) => ({
      id: uidOf(id),
      number: order.number,
      comments: [],
      tracking:
        number === null ? [] : [{ carrier: order.carrier_code ?? '', number, title: order.carrier_title ?? '' }],
      items: order.lines.filter(isShipped).map((line) => ({
        __typename: 'ShipmentItem',
        id: uidOf(line.id),
        product_name: line.name,
        product_sku: line.sku,
        product_sale_price: money(order, line.unit),
        quantity_shipped: line.quantity,
      })),
    }));
}

/** An order as its customer sees it. Invoices exist on paper only. */
export function wireOrder(order: PlacedOrder): object {
  return {
    id: uidOf(order.id),
    number: order.number,
    order_date: wireInstant(order.placed_at),
    status: shownStatus(progressOf(order)),
    grand_total: toUnits(order.grand_total),
    total: totals(order),
    items: order.lines.map((line) => wireLine(order, line)),
    comments: wireComments(order),
    invoices: [],
    shipments: shipments(order),
    payment_methods: [{ name: order.payment_title, type: order.payment_code, additional_data: awaitedData(order) }],
    shipping_method: shippingMethod(order),
    shipping_address: order.shippingAddress === null ? null : wireAddress(order.shippingAddress),
    billing_address: order.billingAddress === null ? null : wireAddress(order.billingAddress),
  };
}
