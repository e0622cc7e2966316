import type { MissingMethods } from '../../../../domain/checkout/missing-methods';
import type { CheckoutStep } from '../../../../domain/checkout/steps';
import { contactTexts } from '../layout/contact';

const steps: Readonly<Record<CheckoutStep, string>> = {
  'user-account': 'Your details',
  shipping: 'Delivery',
  billing: 'Billing',
  payment: 'Payment',
};

const REGIONS: Readonly<Record<string, string>> = { GB: 'County', IE: 'County', AU: 'State', US: 'State' };

/** Why there are fewer ways to pay than usual. */
const missingMethods: Readonly<Record<MissingMethods, string>> = {
  places: 'Workshop places are paid for online, so that the place is yours.',
  'places-beside-goods':
    'Workshop places are paid for online, so that the place is yours. An order is paid for all at once: to pay for the rest in another way, please order it separately.',
  'transfer-only': 'For workshop places we take bank transfers only: no cheques, and no payment on the day.',
  'most-of-stock': 'This is a good part of what we have left, so it is paid for online.',
  'too-many': `We cannot keep this many for you until they are paid for. Please choose fewer, or call us on ${contactTexts.phone} and we will help.`,
};

/** Texts of the checkout, which calls shipping "delivery". */
export const checkoutTexts = {
  title: 'Checkout',
  pageTitle: (step: CheckoutStep) => `Checkout: ${steps[step]}`,
  stepsLabel: 'Steps of the checkout',
  steps,
  goBack: 'Go back',
  change: 'Change',
  changeOf: (what: string) => `Change: ${what}`,
  scriptsNeeded: 'Ordering on this page needs JavaScript, which is switched off in your browser.',
  scriptsOr: (phone: string) => `Call us on ${phone} and we will take your order by telephone.`,
  scriptsFailed: 'Part of this page did not load. Nothing in your cart is lost: please reload the page.',
  loadFailed: 'We could not load your cart. Nothing in it is lost, and neither is what you typed.',
  tryAgain: 'Try again',
  saving: 'Saving…',

  accountHeading: 'Your details',
  accountHint: 'We send your order confirmation to this address, and write to it if we have a question.',
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  signInOption: 'I have an account',
  createOption: 'Create an account for next time',
  signedInAs: (email: string) =>
    email === '' ? 'You are signed in.' : `You are signed in as ${email}. We send your order confirmation there.`,
  optionFailed: 'We could not load this part of the form. Nothing is lost.',
  optionLoading: 'Loading…',
  orAsGuest: 'You can also untick the box above and order without an account.',
  toDelivery: 'Continue to delivery',
  toBilling: 'Continue to billing',
  toPayment: 'Continue to payment',
  beforeYouStart: 'Before you start',
  /** While the florist's days are unknown. */
  /** In place of the days without deliveries. */
  restrictions: {
    none: 'Once we have the address, we show how your order can get there and what that costs.',
    'not-read': 'We cannot show our closed days just now. Please call us to be sure of your day.',
  },
  forYourself: (label: string) => `${label} (if our own van brings it to you)`,
  waysToPay: (labels: readonly string[]) => `Ways to pay: ${labels.join(', ')}.`,

  street: 'Address Line 1',
  apartment: 'Address Line 2',
  city: 'Town/City',
  /** The word for regions in a country, by its two letters. */
  region: (country: string) => REGIONS[country] ?? 'Region',
  country: 'Country',
  /** In Ireland a postcode is called by its own name. */
  postcode: (country: string) => (country === 'IE' ? 'Postcode (Eircode)' : 'Postcode'),
  phone: 'Phone',
  phoneHint: 'For questions about your order. We use it for nothing else.',
  defaultCountry: 'United Kingdom',
  countriesFailed: 'We could not load the list of countries.',
  regionsFailed: 'We could not load the regions of this country.',
  savedAddresses: (what: 'delivery' | 'billing') => (what === 'delivery' ? 'Deliver to' : 'Your addresses'),
  savedLoading: 'Loading your saved addresses…',
  savedFailed: 'We could not load your saved addresses.',
  anotherAddress: 'Another address',
  useAsDefault: (what: 'delivery' | 'billing') =>
    what === 'delivery' ? 'Use this as my default delivery address' : 'Use this as my default billing address',
  collectionHeading: 'Collection',
  deliverOrCollect: 'How should it get there?',
  deliver: 'Deliver it',
  collect: 'Collect it from the shop',
  collectWhen: 'When would you like to collect it?',
  selectMethod: 'Select delivery method',
  methodsHeading: 'Delivery method',
  methodsLoading: 'Finding the ways we can deliver…',
  noMethods:
    'There are no shipping methods available for this country. We are sorry, please try with different country.',
  nothingReaches: 'None of our delivery methods reaches this address. Please try another address, or call us.',
  refusedMethods: 'Not available for this delivery',
  refusedMethod: 'Not available for this address.',
  fetchFailed:
    'There was some error while trying to fetch shipping methods. Please try again, or with other delivery details.',
  selectFailed:
    'There was some error while trying to select this shipping method. Please try again, or with another one.',
  methodPrice: (carrier: string, price: string) => `${carrier}, ${price}`,

  billingHeading: 'Billing details',
  billingHint: 'Who gets the invoice. The recipient never sees it.',
  sameAsDelivery: 'The same as the delivery address',
  deliveryGone: 'The delivery method you chose is no longer available.',
  chooseShippingMethodAgain: 'Choose a delivery method again',

  paymentHeading: 'Check and order',
  orderItems: 'What you order',
  item: 'Item',
  description: 'Description',
  quantity: 'Quantity',
  amount: 'Amount',
  sku: (sku: string) => `Item number ${sku}`,
  collectFrom: 'Collect from',
  invoiceTo: 'Invoice to',
  confirmationTo: 'Confirmation to',
  paymentMethods: 'How would you like to pay?',
  paymentLoading: 'Loading the ways to pay…',
  paymentFailed: 'We could not load the ways to pay.',
  noPayments: 'We cannot take payment for this order online. Please call us and we will help.',
  missingMethods,
  payOnCollection: 'Pay on collection',
  choosePaymentFailed: 'We could not select that way to pay. Please try again, or choose another.',
  acceptTerms: 'I accept the',
  terms: 'purchase terms',
  readToo: 'Good to read before you order:',
  and: 'and',
  returns: 'returns',
  privacy: 'privacy notice',
  termsNewTab: '(opens in a new tab)',
  rights:
    'Cut flowers, and anything made for you, cannot be sent back if you change your mind; most plants and gifts can, within 14 days. The purchase terms say how.',
  trader: (name: string, phone: string) => `You are buying from ${name}. Questions and complaints: ${phone}.`,
  /** Consumer Contracts Regulations 2013, regulation 14: the button must say that the order obliges to pay. */
  payNow: 'Pay now',
  order: 'Order with obligation to pay',
  orderFree: 'Order, with nothing to pay',
  ordering: 'Sending your order…',
  orderNeeds: 'Choose how to pay and accept the terms to place your order.',
  cartChanged:
    'Your cart has changed since this page was opened, so nothing was ordered. Please check it, then order again.',
  checkFailed: 'We could not reach the shop, so nothing was ordered. Please try again.',
  offline: (phone: string) =>
    `You are offline, so nothing was ordered. Please press again when the connection is back, or call us on ${phone}.`,
  captchaFailed: (phone: string) =>
    `Google’s check against automated orders did not load, so nothing was ordered. Please try again, or call us on ${phone}.`,
  refused: 'We could not take your order. Your cart has not changed.',
  checkingTitle: 'We are checking your order',
  checking:
    'The connection dropped while we were taking your order. We are checking whether it reached us. Please keep this page open.',
  neverArrived: 'Your order did not reach us. Nothing was taken.',
  placed: 'Your order is placed.',
  toThanks: 'See your order',

  summary: 'Your order',
  products: (count: number) => (count === 1 ? '1 product' : `${count} products`),
  editCart: 'Change the cart',
  times: (count: number) => `${count} ×`,
  contactCall: (phone: string) => `Call us on ${phone}`,
} as const;
