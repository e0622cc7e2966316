const MONTHS = 'ProductInterface.months_of_sale';
const CARDS = 'Cart.applied_gift_cards';

/** Of the documents that return a cart: with all additions, and with those of Adobe Commerce. */
const ofCarts = (name: string, ...more: readonly string[]) => ({
  [`our own ${name}`]: [...more, CARDS, 'Cart.waiting_coupon', MONTHS],
  [`our own ${name}WithGiftCards`]: [...more, CARDS],
});

/**
 * What our documents use beyond Magento's schema (docs/decisions/0005). When a Magento refuses one of these documents,
 * the adapter repeats it in Magento's own fields or does without.
 */
const ADDITIONS: Readonly<Record<string, readonly string[]>> = {
  'our own productPage': [
    'ProductInterface.show_flower_care',
    'ProductInterface.max_sale_qty',
    'ProductInterface.least_options_price',
    MONTHS,
  ],
  'our own pathPage': [
    'ProductInterface.show_flower_care',
    'ProductInterface.max_sale_qty',
    'ProductInterface.least_options_price',
    MONTHS,
  ],
  'our own productsBySku': [MONTHS],
  'our own categoryPage': [MONTHS],
  'our own searchPage': [MONTHS],
  'our own suggestions': [MONTHS],
  'our own searchMeanings': ['Products.suggestions', 'Products.synonyms'],
  'our own searchSuggestions': ['Products.suggestions'],
  'our own workshops': ['ProductInterface.held_on', 'ProductInterface.held_at'],
  'our own posyProductUrls': ['Query.productUrls'],
  'our own workshopTimes': ['ProductInterface.held_on', 'ProductInterface.held_at'],
  'our own productOptions': ['ProductAttributeFilterInput.uid', MONTHS],
  ...ofCarts('posyCart'),
  ...ofCarts('posyAddToCart'),
  ...ofCarts('posyChangeItems'),
  ...ofCarts('posyRemoveItem'),
  ...ofCarts('posyApplyCoupon'),
  ...ofCarts('posyRemoveCoupon'),
  ...ofCarts('posyChooseShippingMethod'),
  ...ofCarts('posySetBillingAddress'),
  'our own posyApplyGiftCard': ['ApplyGiftCardToCartInput', 'Mutation.applyGiftCardToCart'],
  'our own posyApplyGiftCardWithGiftCards': ['ApplyGiftCardToCartInput', 'Mutation.applyGiftCardToCart'],
  'our own posyGiftCardBalance': ['GiftCardAccountInput', 'Query.giftCardAccount'],
  'our own posyRemoveGiftCard': ['RemoveGiftCardFromCartInput', 'Mutation.removeGiftCardFromCart'],
  'our own posyRemoveGiftCardWithGiftCards': ['RemoveGiftCardFromCartInput', 'Mutation.removeGiftCardFromCart'],
  'our own confirmAccount': ['ConfirmEmailInput.password'],
  'our own confirmNewsletter': ['Mutation.confirmNewsletter'],
  'our own posySettleOrderAttempt': ['SettleOrderAttemptInput', 'Mutation.settleOrderAttempt'],
  'our own posySendEnquiry': ['EnquiryInput', 'Mutation.sendEnquiry'],
  'our own posyOwnEnquiries': ['Customer.enquiries'],
  'our own cartPayment': ['Query.cartPayment'],
  'our own posyGuestOrder': ['Query.guestOrder'],
  'our own accountOverview': ['Customer.next_delivery'],
  'our own ownReviews': ['ProductReview.is_pending'],
};

/** As `Type` or `Type.field`; most documents have none. */
export function additionsIn(document: string): readonly string[] {
  return ADDITIONS[document] ?? [];
}

/** The additions of all documents, and of the variables of the packaged `placeOrder`. */
export const DECLARED_ADDITIONS: readonly string[] = [
  ...Object.values(ADDITIONS).flat(),
  'PlaceOrderInput.attempt_key',
];

export const DOCUMENTS_WITH_ADDITIONS: readonly string[] = Object.keys(ADDITIONS);
