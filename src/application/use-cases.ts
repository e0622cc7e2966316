import { countryOfStore } from '../domain/address/country';
import { makeDeleteAccount } from './account/delete-account';
import { makeFollowLink } from './account/follow-link';
import { makeLoadCustomer, makeUpdateOwnProfile } from './account/profile';
import { makeLoadCustomerCart, makeMergeGuestCart } from './account/merge-guest-cart';
import { makeLoadPersonalData } from './account/load-personal-data';
import { makeRegister } from './account/register';
import { makeRequestPasswordReset, makeResetPassword } from './account/reset-password';
import { makeSessionExpiry } from './account/session-expiry';
import { makeSignIn } from './account/sign-in';
import { makeSignOut } from './account/sign-out';
import { makeLoadAddresses, makeSaveAddress } from './address-book/address-book';
import { makeAddGroup } from './cart/add-group';
import { makeAddProduct } from './cart/add-product';
import { makeAddToCart } from './cart/add-to-cart';
import { makeApplyCoupon } from './cart/apply-coupon';
import { makeApplyGiftCard, makeRemoveGiftCard } from './cart/apply-gift-card';
import { makeChangeOptions, makeChangeQuantity, makeRemoveItem } from './cart/change-item';
import {
  makeClearCart,
  makeClearOwnCart,
  makeClearShownCart,
  makeCountCart,
  makeLoadCart,
  makeViewCart,
} from './cart/load-cart';
import { makeMarkLapsedDays } from './cart/find-lapsed-days';
import { makeLoadCartExtras } from './cart/load-cart-extras';
import { makeMergeUnpaidCart } from './cart/merge-unpaid-cart';
import { makeOnShownCart } from './cart/shown-cart';
import { makeAttachEmail } from './checkout/attach-email';
import { makeChoosePayment, makePaymentMethods } from './checkout/payment-methods';
import { makeChooseShippingMethod, makeSetDeliveryAddress, makeShippingMethods } from './checkout/shipping-methods';
import { makeFollowPayment } from './checkout/follow-payment';
import { makePlaceOrder } from './checkout/place-order';
import { makeSaveBilling } from './checkout/save-billing';
import { makeTraceOrder } from './checkout/trace-order';
import { makeListWorkshops } from './content/list-workshops';
import { makeLoadContentPage } from './content/load-content-page';
import { makeLoadHome } from './content/load-home';
import { makeFindDeliveryOptions } from './delivery/find-delivery-options';
import { makeSendEnquiry } from './enquiries/send-enquiry';
import { makeRunGuard } from './guards/run-guard';
import { makeLoadCategory } from './listing/load-category';
import { makeFollowRedirect, makeResolvePage, makeResolvePath } from './navigation/resolve-path';
import type { RequestPorts } from './request-ports';
import { makeLoadReviews, makeWriteReview } from './reviews/reviews';
import { makeFindPages, makeNamedPages } from './search/find-pages';
import { makeSearchProducts } from './search/search-products';
import { makeSuggestProducts } from './search/suggest-products';
import { makeChangeCurrency, makeChangeStore, makeLoadStoreChoices } from './store/store-choice';
import { makeLoadVisitor } from './store/load-visitor';
import { makeResolveStore } from './store/resolve-store';
import { makeCountWishlist, makeLoadWishlist } from './wishlist/load-wishlist';
import { makeMoveToCart } from './wishlist/move-to-cart';
import { makeRemoveItem as makeRemoveWishlistItem } from './wishlist/remove-item';
import { makeToggleWishlistItem } from './wishlist/toggle-wishlist-item';

/** All use cases of one request, by topic. */
export function makeUseCases(ports: RequestPorts) {
  const shared = sharedUseCases(ports);
  const cart = cartUseCases(ports, shared);
  const wishlist = wishlistUseCases(ports, cart);
  const account = accountUseCases(ports, shared);
  return {
    cart,
    wishlist,
    checkout: checkoutUseCases(ports, shared),
    account,
    followLink: makeFollowLink({ ...ports, ...account }),
    store: storeUseCases(ports, cart, wishlist),
    catalogue: catalogueUseCases(ports),
    pages: pageUseCases(ports),
  };
}

/** Those that others consist of. */
function sharedUseCases(ports: RequestPorts) {
  const { authSession, cartSession } = ports;
  const mergeGuestCart = makeMergeGuestCart(ports);
  const loadCart = makeLoadCustomerCart({ mergeGuestCart, authSession, loadGuestCart: makeLoadCart(ports) });
  const onShownCart = makeOnShownCart({ cartSession, authSession, loadCart, mergeGuestCart });
  return { mergeGuestCart, loadCart, onShownCart };
}

type Shared = ReturnType<typeof sharedUseCases>;

function cartUseCases(ports: RequestPorts, { mergeGuestCart, loadCart, onShownCart }: Shared) {
  const markLapsedDays = makeMarkLapsedDays(ports);
  const viewCart = makeViewCart(ports);
  const clearCart = ports.authSession.isSignedIn() ? makeClearOwnCart(ports) : makeClearCart(ports);
  const addToCart = makeAddToCart({ ...ports, ...(ports.authSession.isSignedIn() && { mergeGuestCart }) });
  return {
    loadCart: async () => markLapsedDays(await loadCart()),
    viewCart,
    viewCartWithLapsedDays: async () => markLapsedDays(await viewCart()),
    loadExtras: makeLoadCartExtras({ ...ports, country: countryOfStore(ports.current.locale) }),
    countCart: makeCountCart(ports),
    addProduct: makeAddProduct({ ...ports, addToCart }),
    addGroup: makeAddGroup({ ...ports, addToCart }),
    changeOptions: onShownCart(makeChangeOptions(ports)),
    changeQuantity: onShownCart(makeChangeQuantity(ports)),
    removeItem: onShownCart(makeRemoveItem(ports)),
    applyCoupon: onShownCart(makeApplyCoupon(ports)),
    applyGiftCard: onShownCart(makeApplyGiftCard(ports)),
    removeGiftCard: onShownCart(makeRemoveGiftCard(ports)),
    clearCart: makeClearShownCart({ ...ports, loadCart, clearShown: onShownCart(clearCart) }),
    mergeCarts: makeMergeUnpaidCart(ports),
  };
}

function checkoutUseCases(ports: RequestPorts, { loadCart, onShownCart }: Shared) {
  const followPayment = makeFollowPayment(ports);
  const traceOrder = makeTraceOrder({ ...ports, followPayment });
  return {
    attachEmail: onShownCart(makeAttachEmail(ports)),
    setDeliveryAddress: onShownCart(makeSetDeliveryAddress(ports)),
    shippingMethods: onShownCart(makeShippingMethods(ports)),
    chooseShippingMethod: onShownCart(makeChooseShippingMethod(ports)),
    saveBilling: onShownCart(makeSaveBilling(ports)),
    paymentMethods: onShownCart(makePaymentMethods(ports)),
    choosePayment: onShownCart(makeChoosePayment(ports)),
    placeOrder: makePlaceOrder({ ...ports, loadCart, traceOrder }),
    traceOrder,
    followPayment,
  };
}

function accountUseCases(ports: RequestPorts, { mergeGuestCart }: Shared) {
  const { offers, wishlists, reviews, enquiries } = ports;
  const signIn = makeSignIn({ ...ports, mergeGuestCart });
  return {
    signIn,
    signOut: makeSignOut(ports),
    sessionExpiry: makeSessionExpiry(ports),
    register: makeRegister({ ...ports, signIn }),
    requestReset: makeRequestPasswordReset(ports),
    resetPassword: makeResetPassword(ports),
    loadCustomer: makeLoadCustomer(ports),
    updateProfile: makeUpdateOwnProfile(ports),
    deleteAccount: makeDeleteAccount(ports),
    loadPersonalData: makeLoadPersonalData({
      ...ports,
      wishlists: offers.wishlists ? wishlists : null,
      reviews: offers.reviews ? reviews : null,
      enquiries: offers.enquiries ? enquiries : null,
    }),
    loadAddresses: makeLoadAddresses(ports),
    saveAddress: makeSaveAddress(ports),
  };
}

function wishlistUseCases(ports: RequestPorts, { addProduct }: ReturnType<typeof cartUseCases>) {
  const loadWishlist = makeLoadWishlist(ports);
  const removeItem = makeRemoveWishlistItem({ ...ports, loadWishlist });
  return {
    loadWishlist,
    countWishlist: makeCountWishlist(ports),
    toggleItem: makeToggleWishlistItem(ports),
    moveToCart: makeMoveToCart({ ...ports, addProduct, removeItem }),
    removeItem,
  };
}

function storeUseCases(
  ports: RequestPorts,
  { countCart }: ReturnType<typeof cartUseCases>,
  { countWishlist }: ReturnType<typeof wishlistUseCases>,
) {
  const { current, offers } = ports;
  const resolveStore = makeResolveStore(ports);
  return {
    loadVisitor: makeLoadVisitor({
      ...ports,
      store: current,
      countCart,
      countWishlist: offers.wishlists ? countWishlist : null,
      resolveStore,
    }),
    changeCurrency: makeChangeCurrency({ ...ports, store: current }),
    changeStore: makeChangeStore({ ...ports, directory: ports.store }),
    loadChoices: makeLoadStoreChoices(ports),
  };
}

function catalogueUseCases(ports: RequestPorts) {
  const findPages = makeFindPages(ports);
  const namedPages = makeNamedPages(ports);
  return {
    openCategory: makeLoadCategory(ports),
    searchProducts: makeSearchProducts({ ...ports, namedPages }),
    suggestProducts: makeSuggestProducts({ ...ports, findPages, namedPages }),
    findPages,
    findDeliveryOptions: makeFindDeliveryOptions({ ...ports, schedules: ports.deliverySchedules }),
    loadReviews: makeLoadReviews(ports),
    writeReview: makeWriteReview(ports),
  };
}

function pageUseCases(ports: RequestPorts) {
  return {
    resolvePage: makeResolvePage(ports),
    followRedirect: makeFollowRedirect(ports),
    runGuard: makeRunGuard({ ...ports, resolvePath: makeResolvePath(ports) }),
    openContentPage: makeLoadContentPage(ports),
    openHome: makeLoadHome({ ...ports, country: countryOfStore(ports.current.locale) }),
    listWorkshops: makeListWorkshops(ports),
    sendEnquiry: makeSendEnquiry(ports),
  };
}

export type UseCases = ReturnType<typeof makeUseCases>;
