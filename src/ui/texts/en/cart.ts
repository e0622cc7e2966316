const COUNTS: Readonly<Record<number, string>> = { 2: 'Two', 3: 'Three', 4: 'Four', 5: 'Five', 6: 'Six' };

/** Texts of the cart page and of the totals, which the checkout uses too. */
export const cartTexts = {
  title: 'Your cart',
  loading: 'Loading your cart…',
  loadFailed: 'We could not load your cart. Nothing in it is lost.',
  tryAgain: 'Try again',
  emptyTitle: 'Your cart is empty',
  emptyHint: 'Have a look at what is in season.',
  backToShop: 'Back to the shop',
  items: 'Items in your cart',
  outOfStock: 'Out of stock',
  outOfStockHint: 'Please remove it: it cannot be ordered at the moment.',
  unnamed: 'An item that is no longer in the shop',
  unpriced: 'No price',
  unpricedHint: 'We cannot price this at the moment. Please remove it to order the rest, or call us and we will help.',
  unpricedOrder: 'Something in your cart has no price at the moment. Please remove it, or call us and we will help.',
  noTotalOrder: 'We could not work out your total. Please try again in a moment, or call us and we will help.',
  quantity: 'Quantity',
  quantityOf: (name: string) => `Quantity of ${name}`,
  fewer: (name: string) => `One ${name} fewer`,
  more: (name: string) => `One more ${name}`,
  minus: '−',
  plus: '+',
  update: 'Update',
  updateOf: (name: string) => `Update the quantity of ${name}`,
  changeOptions: 'Change day or card',
  changeOptionsOf: (name: string) => `Change day or card of ${name}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  each: (amount: string) => `${amount} each`,
  confirmTitle: 'Remove from your cart?',
  confirmQuestion: (name: string) => `Shall we take ${name} out of your cart?`,
  yes: 'Yes, remove it',
  cancel: 'Cancel',
  removedTitle: 'Product removed',
  removed: (name: string) => `${name} has been successfully removed from your cart`,
  removeFailedTitle: 'Not removed',
  /** After a form without scripts: a text that fits every cart without the item. */
  isOut: 'It is no longer in your cart.',
  /** True of every item in the cart, whatever the URL says. */
  isUpToDate: (name: string) => `${name} is up to date.`,
  days: (days: readonly string[]) => `For ${days.join(' and for ')}.`,
  /** `days` are at least two. */
  deliveries: (days: readonly string[]) =>
    `${COUNTS[days.length] ?? days.length} deliveries: on ${days.slice(0, -1).join(', on ')} and on ${days.at(-1) ?? ''}. ${
      days.length === 2
        ? 'You pay for delivery once, and that covers both.'
        : 'You pay for delivery once, and that covers all of them.'
    }`,
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
  deliveryLater: 'Added at checkout',
  deliveryNote: 'The cost of delivery depends on where the order is going. You will see it before you order.',
  total: 'Order Total',
  vat: (amount: string) => `including ${amount} VAT`,
  counting: 'Updating…',
  noTotals: 'We are working out the total.',
  checkout: 'Go to checkout',
} as const;
