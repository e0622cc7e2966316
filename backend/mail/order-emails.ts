import { funeralAnswers, type PlacedLine, type PlacedOrder } from '../commerce/order/placed-order';
import type { Email, EmailRow, EmailSection } from './email';
import { WORKSHOP_TIME } from '../commerce/catalogue/product/workshop-time';
import { COLLECTION_CARRIER } from '../commerce/delivery/carriers';
import { toUnits } from '../commerce/pricing/money';
import { paymentSection } from './payment-emails';
import { SHOP_CONTACT } from '../commerce/store/shop-contact';

const optionsOf = ({ lines }: Pick<PlacedOrder, 'lines'>) => lines.flatMap(({ options }) => options);

/** Whose funeral it is, where and at what time, and whom to ask; nothing for another order. */
export function funeralSections(order: PlacedOrder): readonly EmailSection[] {
  if (!order.isFuneral) return [];
  const told = funeralAnswers(optionsOf(order)).map(({ label, value }) => `${label}: ${value}`);
  return told.length === 0 ? [] : [{ heading: 'The funeral', paragraphs: [told.join('\n')], rows: [] }];
}

/** The answers that `funeralSections` shows once for all lines, so that no line repeats them. */
export function toldOnce(order: PlacedOrder): ReadonlySet<string> {
  if (!order.isFuneral) return new Set();
  const labels = funeralAnswers(optionsOf(order)).map(({ label }) => label);
  return new Set(labels.filter((label) => labels.indexOf(label) === labels.lastIndexOf(label)));
}

type Address = NonNullable<PlacedOrder['shippingAddress']>;

/** With a minus sign (U+2212) for discounts. */
const money = (order: PlacedOrder, amount: number): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency: order.currency })
    .format(toUnits(amount))
    .replace('-', '\u2212');

function section(heading: string, paragraphs: readonly string[], rows: readonly EmailRow[] = []): EmailSection {
  return { heading, paragraphs, rows };
}

function row(text: string, amount: string | null, details: readonly string[] = []): EmailRow {
  return { text, amount, details };
}

function lineRows(order: PlacedOrder): readonly EmailRow[] {
  const told = toldOnce(order);
  const details = ({ options }: PlacedLine) => options.filter(({ label }) => !told.has(label));
  return order.lines.map((line) =>
    row(
      `${line.quantity} × ${line.name}`,
      money(order, line.row_total),
      details(line).map(({ label, value }) => `${label}: ${value}`),
    ),
  );
}

/** Titles of methods that need no word before them, such as "Local delivery". */
const NAMES_DELIVERY = /\bdelivery\b/i;

/** What the customer chose, such as "Collection – Between 9 am and 1 pm"; empty when nothing is shipped. */
const shippingTitle = (order: PlacedOrder): string =>
  [order.carrier_title, order.method_title].filter((title) => title !== null).join(' – ');

const isCollected = (order: PlacedOrder): boolean => order.carrier_code === COLLECTION_CARRIER;

const fee = (order: PlacedOrder): string => (order.shipping === 0 ? 'Free' : money(order, order.shipping));

/** Several deliveries cost as much as one. */
function oneCharge(order: PlacedOrder): readonly string[] {
  const days = shippedDays(order);
  if (days.length > 2) return [`One charge for all ${days.length} deliveries`];
  return days.length === 2 ? [`For both deliveries: on ${days.join(' and on ')}`] : [];
}

/** Goods that leave the UK carry none of its VAT, but a workshop in the same order does. */
function vatRows(order: PlacedOrder): readonly EmailRow[] {
  const label = order.giftCardUses.length > 0 ? 'VAT in the order' : 'of which VAT';
  const isExported = order.leaves_uk === 1;
  return [
    ...(isExported && order.vat === 0 ? [] : [row(label, money(order, order.vat))]),
    ...(isExported ? [row('No UK VAT: the goods leave the UK', null, [DUE_ON_ARRIVAL])] : []),
  ];
}

const DUE_ON_ARRIVAL = 'Customs charges and import VAT may be due on arrival.';

function totals(order: PlacedOrder): readonly EmailRow[] {
  const shipping = shippingTitle(order);
  return [
    row('Subtotal', money(order, order.subtotal)),
    ...(order.discount > 0 ? [row(order.coupon_label ?? 'Discount', money(order, -order.discount))] : []),
    ...(shipping === ''
      ? []
      : isCollected(order)
        ? [row(shipping, fee(order))]
        : [row(NAMES_DELIVERY.test(shipping) ? shipping : `Delivery: ${shipping}`, fee(order), oneCharge(order))]),
    ...order.giftCardUses.map(({ end, amount }) => row(`Gift card ending ${end ?? ''}`, money(order, -amount))),
    row(order.giftCardUses.length > 0 ? 'Left to pay' : 'Total', money(order, order.grand_total)),
    ...vatRows(order),
  ];
}

export function addressLines(address: Address): readonly string[] {
  const name = `${address.firstname} ${address.lastname}`;
  const { city, region, postcode } = address;
  // "Dublin, Dublin" and "Dublin 2, Dublin" say it twice.
  const county = region === null || `${city} `.toLowerCase().startsWith(`${region} `.toLowerCase()) ? null : region;
  const place = [city, county, postcode].filter((part) => part !== null).join(', ');
  return [name, address.company, ...address.street.split('\n'), place, address.country, address.telephone].filter(
    (line): line is string => line !== null && line !== '',
  );
}

/** Without the customer's number, which replaces an unknown number of the recipient. */
function ownNumber({ billingAddress: billing }: PlacedOrder, shipping: Address): Address {
  return shipping.telephone === billing?.telephone ? { ...shipping, telephone: '' } : shipping;
}

function addressSections(order: PlacedOrder, reader: 'customer' | 'florist'): readonly EmailSection[] {
  const { shippingAddress: shipping, billingAddress: billing } = order;
  return [
    ...(shipping === null || isCollected(order)
      ? []
      : [
          section(order.isFuneral ? 'Flowers go to' : 'Deliver to', [
            addressLines(ownNumber(order, shipping)).join('\n'),
          ]),
        ]),
    ...(billing === null ? [] : [section('Billing address', [addressLines(billing).join('\n')])]),
    paymentSection(order, reader),
  ];
}

const CONTACT = section('If anything is not right', [
  `Call us on ${SHOP_CONTACT.phone} or write to ${SHOP_CONTACT.email}, with complaints too. If something about your order has to change, the sooner we know, the better we can help.`,
  `${SHOP_CONTACT.company}, ${SHOP_CONTACT.address}. Registered in England and Wales, company number ${SHOP_CONTACT.companyNumber}. VAT number ${SHOP_CONTACT.vatNumber}.`,
]);

/** The statutory right to cancel, and its exceptions, which must be stated before delivery. */
const CANCELLATION = section('Changing your mind', [
  'Cut flowers fade quickly, and wreaths, bouquets and other pieces are made for you: the 14-day right to cancel does not apply to them, nor to a workshop booked for a date. If they reach you in poor condition, tell us and we will put it right; your rights when goods are faulty are not affected.',
  'Plants, vases, candles, cards, dried flowers, gift cards that nobody has used and other things that keep may be sent back within 14 days of arriving, chocolates and other sealed food with the seal whole. Write to us at the address below, and we will refund them, together with the cost of our cheapest delivery.',
]);

/** Where and when the customer fetches the order. */
function collectFrom(order: PlacedOrder): EmailSection {
  const days = shippedDays(order);
  const place = `${SHOP_CONTACT.company}, ${SHOP_CONTACT.address}`;
  return section('Where to collect it', [
    days.length === 0 ? place : `${place}, on ${days.join(' and on ')}`,
    // The slot, `Between 9 am and 1 pm`.
    ...(order.method_title === null ? [] : [`${order.method_title}.`]),
    `Please bring the order number, ${order.number}, with you.`,
  ]);
}

/** For the florist: who comes for the order. */
function collectedBy({ billingAddress }: PlacedOrder): readonly EmailSection[] {
  if (billingAddress === null) return [];
  const { firstname, lastname, telephone } = billingAddress;
  return [section('Collected by', [[`${firstname} ${lastname}`, telephone].join('\n')])];
}

const isWorkshop = ({ options }: PlacedLine): boolean => options.some(({ label }) => label === WORKSHOP_TIME);

/** Time and place stand with the line. */
const WORKSHOP = section('Your workshop', ['Please come ten minutes early, as we start on time.']);

/** The order confirmation: what was ordered, for whom, at which price, from whom, and where to follow it. */
export function customerOrderEmail(order: PlacedOrder, statusLink: string): Email {
  return {
    subject: `Your Posy order ${order.number}`,
    // No name: with the flowers' invoice, the billing address may be the recipient's.
    greeting: `Thank you for your order ${order.number}.`,
    sections: [
      section('Your order', [], lineRows(order)),
      ...funeralSections(order),
      ...(order.lines.some(isWorkshop) ? [WORKSHOP] : []),
      section('Amount', [], totals(order)),
      ...(isCollected(order) ? [collectFrom(order)] : []),
      ...addressSections(order, 'customer'),
      {
        ...section('Follow your order', [
          'You can see how your order is getting on. You will need its number, your email address, and the postcode of the invoice.',
        ]),
        link: { text: 'Where is my order?', href: statusLink },
      },
      CANCELLATION,
      CONTACT,
    ],
  };
}

/** Whom to ask about the order. */
function orderedBy({ billingAddress, email }: PlacedOrder): string {
  if (billingAddress === null) return email;
  const { firstname, lastname, telephone } = billingAddress;
  return [`${firstname} ${lastname}`, telephone, email].join('\n');
}

/** The days on which something of an order is delivered or collected; workshops are neither. */
const shippedDays = (order: PlacedOrder): readonly string[] =>
  deliveryDays({ lines: order.lines.filter((line) => !isWorkshop(line)) });

/** The days of an order, workshops included, the earliest first. */
export function deliveryDays(order: Pick<PlacedOrder, 'lines'>): readonly string[] {
  const days = order.lines.flatMap((line) => line.options.flatMap((option) => (option.day === null ? [] : [option])));
  return [
    ...new Map(
      [...days].sort((a, b) => (a.day ?? '').localeCompare(b.day ?? '')).map((option) => [option.day, option.value]),
    ).values(),
  ];
}

/** The florist's email: the day first, then what to make, for whom, and whom to contact. */
export function floristOrderEmail(order: PlacedOrder): Email {
  const days = deliveryDays(order);
  const shipping = shippingTitle(order);
  return {
    subject: `Order ${order.number}${days[0] === undefined ? '' : ` for ${days[0]}`}`,
    greeting: `Order ${order.number} has come in.`,
    sections: [
      ...(days.length === 0 ? [] : [section('Day', [days.join('\n')])]),
      ...funeralSections(order),
      section(shipping === '' ? 'Ordered' : 'To make', [], lineRows(order)),
      ...(shipping === '' ? [] : [section(isCollected(order) ? 'Collection' : 'Delivery', [shipping])]),
      ...(isCollected(order) ? collectedBy(order) : []),
      ...addressSections(order, 'florist'),
      section('Ordered by', [orderedBy(order)]),
      section('Amount', [], totals(order)),
    ],
  };
}
