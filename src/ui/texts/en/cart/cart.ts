import { contactTexts } from '../layout/contact';
import { overlayFrameTexts } from '../layout/overlay-frame';
import { severalDaysText } from './several-days';

/** Texts of the cart page and of the totals, which the checkout uses too. */
export const cartTexts = {
  title: overlayFrameTexts.cart,
  loading: 'Loading your cart…',
  loadFailed: 'We could not load your cart. Nothing in it is lost.',
  tryAgain: 'Try again',
  emptyTitle: 'Your cart is empty',
  /** Back from the confirmation: the cart is empty because it was ordered. */
  orderedTitle: (order: string) => `Your order ${order} has been placed`,
  toOrder: 'See your order again',
  emptyHint: 'Have a look at what is in season.',
  missesSomething: `Is something missing? The cart needs a cookie. Please allow cookies for this shop, or call us on ${contactTexts.phone} and we will take your order.`,
  backToShop: 'Back to the shop',
  items: 'Items in your cart',
  totalItems: (quantity: number) => `Total items: ${quantity}`,
  wholeCart: 'View the whole cart',
  outOfStockHint: 'Please remove it: it cannot be ordered at the moment.',
  unnamed: 'An item that is no longer in the shop',
  unpriced: 'No price',
  unpricedHint: 'We cannot price this at the moment. Please remove it to order the rest, or call us and we will help.',
  quantity: 'Quantity',
  quantityOf: (name: string) => `Quantity of ${name}`,
  fewer: (name: string) => `One ${name} fewer`,
  more: (name: string) => `One more ${name}`,
  minus: '−',
  plus: '+',
  update: 'Update',
  updateOf: (name: string) => `Update the quantity of ${name}`,
  changeOptions: (hasDay: boolean) => (hasDay ? 'Change day or details' : 'Change details'),
  changeOptionsOf: (what: string, name: string) => `${what} of ${name}`,
  /** The day of an item that the customer collects. */
  collectionDate: 'Collection date',
  dayLapsed: 'Please choose another day.',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  each: (amount: string) => `${amount} each`,
  confirmTitle: 'Remove from your cart?',
  confirmQuestion: (name: string) => `Take ${name} out of your cart?`,
  yes: 'Yes, remove it',
  cancel: 'Cancel',
  removedTitle: 'Product removed',
  removed: (name: string) => `${name} has been successfully removed from your cart`,
  removeFailedTitle: 'Not removed',
  /** After a form without scripts: a text that fits every cart without the item. */
  isOut: 'It is no longer in your cart.',
  /** True of every item in the cart, whatever the URL says. */
  isUpToDate: (name: string) => `${name} is up to date.`,
  days: (days: readonly string[]) => `${severalDaysText(days, (few) => `For ${few.join(' and for ')}`, 'days, from')}.`,
  /** `days` are at least two. */
  deliveries: (days: readonly string[]) =>
    `${severalDaysText(days, (few) => `${few.length} deliveries: on ${few.join(' and on ')}`, 'deliveries, from')}. One delivery charge covers them all.`,
  /** The days of one item, whose label is then `deliveriesOf`. */
  allDays: (days: readonly string[]) => severalDaysText(days, (few) => few.join(', '), 'in all, from'),
  deliveriesOf: 'Deliveries',
  collectionsOf: 'Collections',
  couponLabel: 'Coupon code',
  couponApply: 'Apply',
  couponRemove: 'Remove coupon',
  couponApplied: (code: string) => `Applied Coupon: ${code}`,
  couponIsOn: 'The coupon is applied to your cart.',
  couponIsOff: 'No coupon is applied to your cart.',
  summary: 'Summary',
  subtotal: 'Subtotal',
  discount: (label: string) => (label === '' ? 'Discount' : `Discount (${label})`),
  delivery: 'Delivery',
  /** The fee of a delivery or a collection. */
  fee: (pence: number, price: string) => (pence === 0 ? 'Free' : price),
  deliveryLater: 'Added at checkout',
  estimate: 'What would delivery cost?',
  /** Until the address is known. */
  estimated: (fee: string) => `about ${fee}, added at checkout`,
  deliveryNote: 'The cost of delivery depends on where the order is going. You will see it before you order.',
  total: 'Order Total',
  totalBeforeDelivery: 'Total before delivery',
  /** A gift card pays for everything else, and perhaps for this too. */
  onlyDelivery: 'Nothing before delivery',
  vat: (amount: string) => `including ${amount} VAT`,
  counting: 'Updating…',
  noTotals: 'We are working out the total.',
  checkout: 'Go to checkout',
} as const;
