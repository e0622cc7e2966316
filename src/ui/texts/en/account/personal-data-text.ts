import { asCartAddress } from '../../../../domain/address/saved-address';
import type { CartAddress } from '../../../../domain/address/address';
import { countryOfAddress } from '../../../../domain/address/country-of-address';
import type { Customer } from '../../../../domain/customer/customer';
import { ASKED_FIELDS, type KeptEnquiry } from '../../../../domain/enquiries/enquiry';
import type { PersonalData } from '../../../../domain/customer/account-data';
import { type Order, type OrderAddress, orderDate, orderTime } from '../../../../domain/orders/order';
import { formatMoney } from '../../../../domain/pricing/money';
import { enquiryKindTexts, labelOfField } from '../enquiries/enquiry-texts';
import { accountStatusMessage } from './account';

type Lines = readonly string[];

const section = (title: string, lines: Lines): Lines => ['', title, '='.repeat(title.length), ...lines];

const named = (label: string, value: string | null): Lines =>
  value === null || value === '' ? [] : [`${label}: ${value}`];

/** All that the shop keeps about a customer, as plain text. `savedOn` is `YYYY-MM-DD`. */
export function personalDataText(data: PersonalData, savedOn: string, locale: string): string {
  const { customer, addresses, orders, wishes, reviews, enquiries, isComplete } = data;
  const lines = [
    `What Posy keeps about you, saved on ${savedOn}`,
    ...(isComplete ? [] : ['There is more than fits into this file. Please ask us for the rest.']),
    ...section('Your details', ofCustomer(customer)),
    ...section(
      `Addresses (${addresses.length})`,
      addresses.map((address) => oneLine(asCartAddress(address))),
    ),
    ...section(
      `Orders (${orders.length})`,
      orders.flatMap((order) => ofOrder(order, locale)),
    ),
    ...section(
      `Wishlist (${wishes.length})`,
      wishes.map(({ sku, name, quantity }) => `${quantity} x ${name} (${sku})`),
    ),
    ...section(
      `Reviews (${reviews.length})`,
      reviews.flatMap(({ createdAt, nickname, stars, title, text, product }) => [
        `${createdAt}, ${product?.name ?? 'a product'}, ${stars} of 5, as ${nickname}`,
        `  ${title}`,
        ...text.split('\n').map((line) => `  ${line}`),
      ]),
    ),
    ...section(`Enquiries (${enquiries.length})`, enquiries.flatMap(ofEnquiry)),
  ];
  return `${lines.join('\n')}\n`;
}

function ofCustomer(customer: Customer): Lines {
  const { email, prefix, firstName, lastName, suffix, dateOfBirth, taxNumber, isSubscribed } = customer;
  return [
    ...named('Name', [prefix, firstName, lastName, suffix].filter(Boolean).join(' ')),
    ...named('Email', email),
    ...named('Date of birth', dateOfBirth),
    ...named('Tax number', taxNumber),
    ...named('Newsletter', isSubscribed ? 'yes' : 'no'),
  ];
}

function ofOrder(order: Order, locale: string): Lines {
  return [
    `${order.number} of ${orderDate(order.placedAt)}: ${formatMoney(order.total, locale)}, ${accountStatusMessage(order.status)}`,
    ...order.items.flatMap(({ quantity, name, rowTotal, attributes }) => [
      `  ${quantity} x ${name}, ${formatMoney(rowTotal, locale)}`,
      ...attributes.map(({ label, value }) => `    ${label}: ${value.replaceAll('\n', ' / ')}`),
    ]),
    ...named('  Delivery', order.deliveryTitle),
    ...named('  To', order.deliveryAddress && ofAddress(order.deliveryAddress)),
    ...named('  Invoice to', order.billingAddress && ofAddress(order.billingAddress)),
    ...named('  Payment', order.paymentTitle),
    ...order.comments.map(({ at, message }) => `  ${orderTime(at)}: ${message}`),
    '',
  ];
}

function ofEnquiry({ kind, fields, story, sentAt }: KeptEnquiry): Lines {
  return [
    `${orderTime(Date.parse(sentAt))}: ${enquiryKindTexts[kind].title}`,
    ...named('  About', story),
    ...ASKED_FIELDS[kind].flatMap(({ field }) =>
      named(`  ${labelOfField(kind, field)}`, fields[field]?.replaceAll('\n', ' / ') ?? ''),
    ),
    '',
  ];
}

const ofAddress = (address: OrderAddress): string => oneLine({ ...address, region: null });

function oneLine(address: CartAddress): string {
  const { firstName, lastName, street, apartment, city, region, postcode, phone } = address;
  const place = [street, apartment, city, region?.name ?? '', postcode, countryOfAddress(address)];
  const parts = [`${firstName} ${lastName}`, ...place, phone];
  return parts.filter((part) => part.trim() !== '').join(', ');
}
