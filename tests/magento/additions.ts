import { isSince, type MagentoRelease } from './magento-facts';

const MONTHS = 'ProductInterface.months_of_sale';
const CARDS = 'Cart.applied_gift_cards';
const WAITING = 'Cart.waiting_coupon';
const CHANGE_ERRORS = 'UpdateCartItemsOutput.errors';

/** Of the documents that return a cart: with all additions, and with those of Adobe Commerce. */
const ofCarts = (name: string, ...roots: readonly string[]) => ({
  [`our own ${name}`]: [...roots, CARDS, WAITING, MONTHS],
  [`our own ${name}WithGiftCards`]: [...roots, CARDS],
});

const PRODUCT = [
  'ProductInterface.show_flower_care',
  'ProductInterface.max_sale_qty',
  'ProductInterface.least_options_price',
  MONTHS,
];

const lackOf = (name: string) => `Field "${name}" of required type "String!" was not provided.`;
const BY_POSTCODE = [
  'Query.guestOrder',
  lackOf('OrderInformationInput.lastname'),
  lackOf('GuestOrderInformationInput.lastname'),
  'OrderInformationInput.postcode',
  'GuestOrderInformationInput.postcode',
];
const BY_SURNAME = ['Query.guestOrder', lackOf('OrderInformationInput.postcode'), 'OrderInformationInput.lastname'];

/**
 * What our documents use beyond the published types (docs/decisions/0005). When a Magento refuses one of these documents,
 * the adapter repeats it in Magento's own fields or does without.
 */
const ADDITIONS: Readonly<Record<string, readonly string[]>> = {
  'our own productPage': PRODUCT,
  'our own pathPage': PRODUCT,
  'our own productPageWithMaximum': ['ProductInterface.max_sale_qty'],
  'our own pathPageWithMaximum': ['ProductInterface.max_sale_qty'],
  'our own productsBySku': [MONTHS],
  'our own categoryPage': [MONTHS],
  'our own searchPage': [MONTHS],
  'our own suggestions': [MONTHS],
  'our own searchMeanings': ['Products.suggestions', 'Products.synonyms'],
  'our own searchSuggestions': ['Products.suggestions'],
  'our own workshops': ['ProductInterface.held_on', 'ProductInterface.held_at'],
  'our own posyProductUrls': ['Query.productUrls'],
  'our own workshopPlace': ['ProductInterface.held_in'],
  'our own workshopTimes': ['ProductInterface.held_on', 'ProductInterface.held_at'],
  'our own productOptions': ['ProductAttributeFilterInput.uid', MONTHS],
  ...ofCarts('posyCart'),
  ...ofCarts('posyAddToCart'),
  'our own posyAddToCart': [CARDS, WAITING, MONTHS, 'CartUserInputError.is_notice', 'Error.is_notice'],
  'our own posyChangeItems': [CARDS, WAITING, MONTHS],
  'our own posyChangeItemsWithGiftCards': [CARDS, CHANGE_ERRORS],
  'our own posyChangeItemsPlain': [CHANGE_ERRORS],
  ...ofCarts('posyChangeItemsOrFail'),
  'our own posyKnowsChangeErrors': [CHANGE_ERRORS],
  ...ofCarts('posyRemoveItem'),
  ...ofCarts('posyApplyCoupon'),
  ...ofCarts('posyRemoveCoupon'),
  ...ofCarts('posyChooseShippingMethod'),
  ...ofCarts('posySetBillingAddress'),
  ...ofCarts('posyApplyGiftCard', 'Mutation.applyGiftCardToCart'),
  ...ofCarts('posyRemoveGiftCard', 'Mutation.removeGiftCardFromCart'),
  'our own posyClearCart': ['Mutation.clearCart'],
  'our own posyGiftCardBalance': ['Query.giftCardAccount'],
  'our own confirmAccount': ['Mutation.confirmEmail', 'ConfirmEmailInput.password'],
  'our own posyKnowsPasswordsOfConfirmations': ['Mutation.confirmEmail', 'ConfirmEmailInput.password'],
  'our own confirmEmail': ['Mutation.confirmEmail'],
  'our own confirmNewsletter': ['Mutation.confirmNewsletter'],
  'our own posySettleOrderAttempt': ['Mutation.settleOrderAttempt'],
  'our own posySendWeddingEnquiry': ['Mutation.sendEnquiry'],
  'our own posySendFuneralEnquiry': ['Mutation.sendEnquiry'],
  'our own posySendWeeklyEnquiry': ['Mutation.sendEnquiry'],
  'our own posySendComplaintEnquiry': ['Mutation.sendEnquiry'],
  'our own posyOwnEnquiries': ['Customer.enquiries'],
  'our own cartPayment': ['Query.cartPayment'],
  'our own posyKnowsPayments': ['Query.cartPayment'],
  'our own posyGuestOrderByPostcode': BY_POSTCODE,
  'our own posyGuestOrderBySurname': BY_SURNAME,
  'our own posyKnowsGuestOrdersByPostcode': BY_POSTCODE,
  'our own posyKnowsGuestOrdersBySurname': BY_SURNAME,
  'our own accountOverview': ['Customer.next_delivery'],
  'our own ownReviews': ['ProductReview.is_pending'],
};

/** Which releases have what the published types lack. */
const HAVE: Readonly<Record<string, (release: MagentoRelease) => boolean>> = {
  'Products.suggestions': () => true,
  // Which type has the user errors of a cart.
  'CartUserInputError.is_notice': (release) => isSince('2.4.8', release),
  'Error.is_notice': (release) => !isSince('2.4.8', release),
  'Mutation.confirmEmail': (release) => isSince('2.4.7', release),
  [CHANGE_ERRORS]: (release) => isSince('2.4.8', release),
  'Query.guestOrder': (release) => isSince('2.4.7', release),
  'ProductInterface.max_sale_qty': (release) => isSince('2.4.8', release),
  'Cart.applied_gift_cards': ({ edition }) => edition === 'Commerce',
  'Mutation.applyGiftCardToCart': ({ edition }) => edition === 'Commerce',
  'Mutation.removeGiftCardFromCart': ({ edition }) => edition === 'Commerce',
  'Query.giftCardAccount': ({ edition }) => edition === 'Commerce',
  'Mutation.clearCart': (release) => release.edition === 'Commerce' && isSince('2.4.7', release),
  // The names by which a guest's order is found.
  'OrderInformationInput.postcode': ({ version }) => version !== '2.4.8',
  'GuestOrderInformationInput.postcode': ({ version }) => version !== '2.4.9',
  'OrderInformationInput.lastname': (release) => isSince('2.4.8', release),
  [lackOf('OrderInformationInput.lastname')]: ({ version }) => version !== '2.4.8',
  [lackOf('GuestOrderInformationInput.lastname')]: ({ version }) => version !== '2.4.9',
  [lackOf('OrderInformationInput.postcode')]: (release) => isSince('2.4.8', release),
};

/** As `Type.field`; most documents have none. A release that lacks a root field says nothing of what is asked of it. */
export function additionsIn(document: string, release: MagentoRelease): readonly string[] {
  return seen((ADDITIONS[document] ?? []).filter((name) => HAVE[name]?.(release) !== true));
}

/** As `additionsIn`, for the published types. */
export function additionsToPublished(document: string): readonly string[] {
  return seen(
    (ADDITIONS[document] ?? []).filter((name) => name !== 'Mutation.confirmEmail' && name !== 'Error.is_notice'),
  );
}

function seen(missing: readonly string[]): readonly string[] {
  const roots = missing.filter((name) => /^(Query|Mutation)\./.test(name));
  return roots.length > 0 ? roots : missing;
}

/** The additions of all documents, and of the variables of the packaged `placeOrder`. */
export const DECLARED_ADDITIONS: readonly string[] = [
  ...Object.values(ADDITIONS).flat(),
  'PlaceOrderInput.attempt_key',
];

export const DOCUMENTS_WITH_ADDITIONS: readonly string[] = Object.keys(ADDITIONS);
