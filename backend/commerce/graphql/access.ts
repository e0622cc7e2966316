/**
 * Who may call a field of Query or Mutation.
 * - `everybody`: it is public, or creates something new.
 * - `customer`: the customer of a valid token, about themselves. Guests are refused before the resolver runs.
 * - `cart-owner`: callers with the id of a guest's cart; for a customer's cart only that customer.
 * - `key-holder`: callers with the password, key, code or unguessable id among the arguments.
 */
export type Access = 'everybody' | 'customer' | 'cart-owner' | 'key-holder';

/** Every field of Query and Mutation. The schema is not built when one is missing here. */
export const ACCESS: ReadonlyMap<string, Access> = new Map(
  Object.entries({
    storeConfig: 'everybody',
    availableStores: 'everybody',
    currency: 'everybody',
    countries: 'everybody',
    country: 'everybody',
    categories: 'everybody',
    categoryList: 'everybody',
    route: 'everybody',
    urlResolver: 'everybody',
    products: 'everybody',
    productUrls: 'everybody',
    productReviewRatingsMetadata: 'everybody',
    cmsBlocks: 'everybody',
    cmsPage: 'everybody',
    createProductReview: 'everybody',
    createEmptyCart: 'everybody',
    createCustomerV2: 'everybody',
    requestPasswordResetEmail: 'everybody',
    subscribeEmailToNewsletter: 'everybody',
    sendEnquiry: 'everybody',

    customer: 'customer',
    customerCart: 'customer',
    mergeCarts: 'customer',
    revokeCustomerToken: 'customer',
    updateCustomerV2: 'customer',
    updateCustomerEmail: 'customer',
    changeCustomerPassword: 'customer',
    createCustomerAddress: 'customer',
    updateCustomerAddress: 'customer',
    deleteCustomer: 'customer',
    deleteCustomerAddress: 'customer',
    addProductsToWishlist: 'customer',
    removeProductsFromWishlist: 'customer',

    cart: 'cart-owner',
    addProductsToCart: 'cart-owner',
    addSimpleProductsToCart: 'cart-owner',
    addVirtualProductsToCart: 'cart-owner',
    addDownloadableProductsToCart: 'cart-owner',
    addBundleProductsToCart: 'cart-owner',
    addConfigurableProductsToCart: 'cart-owner',
    updateCartItems: 'cart-owner',
    removeItemFromCart: 'cart-owner',
    clearCart: 'cart-owner',
    applyCouponToCart: 'cart-owner',
    removeCouponFromCart: 'cart-owner',
    applyGiftCardToCart: 'cart-owner',
    removeGiftCardFromCart: 'cart-owner',
    setGuestEmailOnCart: 'cart-owner',
    setShippingAddressesOnCart: 'cart-owner',
    setBillingAddressOnCart: 'cart-owner',
    setShippingMethodsOnCart: 'cart-owner',
    setPaymentMethodOnCart: 'cart-owner',
    placeOrder: 'cart-owner',

    cartPayment: 'key-holder',
    generateCustomerToken: 'key-holder',
    confirmEmail: 'key-holder',
    confirmNewsletter: 'key-holder',
    resetPassword: 'key-holder',
    guestOrder: 'key-holder',
    settleOrderAttempt: 'key-holder',
    giftCardAccount: 'key-holder',
  } as const satisfies Record<string, Access>),
);

const WISHLIST_MESSAGE = 'The current user cannot perform operations on wishlist';

/** Magento's own messages for guests; the others get that of NOT_AUTHORISED. */
export const GUEST_MESSAGES: ReadonlyMap<string, string> = new Map([
  ['addProductsToWishlist', WISHLIST_MESSAGE],
  ['removeProductsFromWishlist', WISHLIST_MESSAGE],
]);
