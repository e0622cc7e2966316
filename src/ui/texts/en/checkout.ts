import type { CheckoutStep } from '../../../domain/checkout/steps';

const steps: Readonly<Record<CheckoutStep, string>> = {
  'user-account': 'Your details',
  shipping: 'Delivery',
  billing: 'Billing',
  payment: 'Payment',
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
  scriptsFailed: 'A part of this page did not arrive. Nothing in your cart is lost: please load the page again.',
  loadFailed: 'We could not load your cart. Nothing in it is lost, and neither is what you typed.',
  tryAgain: 'Try again',
  saving: 'Saving…',

  accountHeading: 'Your details',
  accountHint: 'We send your order confirmation to this address, and write to it if we have a question.',
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'E-mail',
  toDelivery: 'Continue to delivery',
  toBilling: 'Continue to billing',
  toPayment: 'Continue to payment',
  beforeYouStart: 'Before you start',
  restrictions: 'We do not deliver on Sundays or bank holidays.',
  waysToPay: (labels: readonly string[]) => `Ways to pay: ${labels.join(', ')}.`,

  recipientHeading: 'Recipient details',
  recipientHint: 'Who the flowers are for, and where they live.',
  street: 'Address Line 1',
  apartment: 'Address Line 2',
  city: 'Town/City',
  region: 'Region',
  country: 'Country',
  postcode: 'Postcode',
  phone: 'Phone',
  phoneHint: {
    shipping: 'For the driver who cannot find the door. We use it for nothing else.',
    billing: 'For questions about your order. We use it for nothing else.',
  },
  defaultCountry: 'United Kingdom',
  countriesFailed: 'We could not load the list of countries.',
  regionsFailed: 'We could not load the regions of this country.',
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
  deliverTo: 'Deliver to',
  collectFrom: 'Collect from',
  invoiceTo: 'Invoice to',
  confirmationTo: 'Confirmation to',
  paymentMethods: 'How would you like to pay?',
  paymentLoading: 'Loading the ways to pay…',
  paymentFailed: 'We could not load the ways to pay.',
  noPayments: 'There is no way to pay for this order online.',
  choosePaymentFailed: 'We could not select that way to pay. Please try again, or choose another.',
  acceptTerms: 'I accept the',
  terms: 'purchase terms',
  termsNewTab: '(opens in a new tab)',
  rights:
    'Cut flowers and pieces made for you perish quickly, so they cannot be sent back for a change of mind; most plants and gifts can, within 14 days. The purchase terms say how.',
  trader: (name: string, phone: string) => `You buy from ${name}. Questions and complaints: ${phone}.`,
  /** Consumer Contracts Regulations 2013, regulation 14: the button must say that the order obliges to pay. */
  payNow: 'Pay now',
  order: 'Order with obligation to pay',
  ordering: 'Sending your order…',
  orderNeeds: 'Choose how to pay and accept the terms, then you can order.',
  cartChanged:
    'Your cart has changed since this page was opened, so nothing was ordered. Please check it, then order again.',
  checkFailed: 'We could not reach the shop, so nothing was ordered. Please try again.',
  captchaFailed: (phone: string) =>
    `Google’s check against automated orders did not load, so nothing was ordered. Please try again, or call us on ${phone}.`,
  refused: 'We could not take your order. Your cart has not changed.',
  checkingTitle: 'We are checking your order',
  checking:
    'The connection dropped while we were taking your order. We are checking whether it reached us. Please keep this page open.',
  unconfirmed:
    'We cannot tell yet whether your order reached us. Please do not order again: call us, or check again in a minute.',
  checkAgain: 'Check again',
  placed: 'Your order is placed.',
  toThanks: 'See your order',

  summary: 'Your order',
  products: (count: number) => (count === 1 ? '1 product' : `${count} products`),
  editCart: 'Change the cart',
  claims: ['Tied by hand in our own shop', 'Delivered on the day you chose', 'A florist answers the phone'],
  claimsOfWords: ['A florist answers the phone'],
  times: (count: number) => `${count} ×`,

  thanksTitle: 'Thank you for your order',
  orderNumber: 'Order number',
  numberByMail: 'You will find the order number in the e-mail that we send you.',
  bringOn: (recipient: string, days: readonly string[]) =>
    `We will bring your order${recipient === '' ? '' : ` to ${recipient}`} on ${days.join(' and on ')}.`,
  collectOn: (shop: string, days: readonly string[]) => `Collect your order from ${shop}, on ${days.join(' and on ')}.`,
  thanksSteps: (email: string, hasDay: boolean, isCollected: boolean) => [
    `We are sending an e-mail to ${email === '' ? 'you' : email} with everything you ordered. If it has not arrived within an hour, check your junk folder, then call us.`,
    ...(isCollected ? ['We will make it up that morning. Please bring the order number with you.'] : []),
    ...(hasDay && !isCollected
      ? [
          'We will make it up on the morning it leaves the shop.',
          'If nobody is in, we will leave it somewhere safe or with a neighbour, and leave a card to say where.',
        ]
      : []),
  ],
  /** When this tab knows of no order, the page claims nothing about one. */
  someOrderTitle: 'Your order',
  someOrder:
    'When you order from us, we send you an e-mail with the details. If yours has not arrived within an hour, check your junk folder, then call us.',
  thanksNext: 'That e-mail is your record of the order, so please keep it.',
  contactTitle: 'Need to add or change anything?',
  contactCall: (phone: string) => `Call us on ${phone}`,
  contactMail: (address: string) => `Write to ${address}`,
  feedbackTitle: 'Tell us how it went',
  feedback: 'We read everything, praise and complaints alike, and we always reply.',
  backToShop: 'Back to the shop',
} as const;
