import { CONFIRM_ACCOUNT, CONFIRM_EMAIL, CONFIRM_NEWSLETTER, DELETE_CUSTOMER } from './account-documents';
import {
  ADD_TO_CART,
  APPLY_COUPON,
  APPLY_GIFT_CARD,
  CHANGE_ITEMS,
  CHOOSE_SHIPPING_METHOD,
  REMOVE_COUPON,
  REMOVE_GIFT_CARD,
  REMOVE_ITEM,
  SET_BILLING_ADDRESS,
} from './cart-changes';
import { CART } from './cart-document';
import { CART_LINES } from './cart-lines-document';
import {
  PATH,
  PATH_STANDARD,
  PRODUCT,
  PRODUCT_STANDARD,
  PRODUCT_URLS,
  PRODUCT_URLS_STANDARD,
  PRODUCTS_BY_SKU,
  PRODUCTS_BY_SKU_STANDARD,
  TREE,
} from './catalogue-documents';
import { CHOICE } from './choice-document';
import { OWN_ENQUIRIES, SEND_ENQUIRY } from './enquiry-documents';
import { GIFT_CARD_BALANCE } from './gift-card-documents';
import { GUEST_ORDER } from './guest-order-document';
import {
  CATEGORY,
  CATEGORY_STANDARD,
  FILTERS,
  SEARCH,
  SEARCH_STANDARD,
  SUGGESTIONS,
  SUGGESTIONS_STANDARD,
} from './listing-documents';
import { MEANINGS, MEANINGS_STANDARD } from './meanings-documents';
import { OPTIONS_BY_SKU, OPTIONS_BY_UID } from './options-document';
import { ACCOUNT_OVERVIEW, ACCOUNT_OVERVIEW_STANDARD } from './overview-document';
import { SETTLE_ORDER_ATTEMPT } from './order-attempt-document';
import { CART_PAYMENT } from './payment-document';
import { WORKSHOP_TIMES, WORKSHOPS, WORKSHOPS_STANDARD } from './workshop-documents';
import { OWN_REVIEWS, OWN_REVIEWS_STANDARD } from './review-documents';

/**
 * Every document that the storefront sends through `customQuery` and `customMutation`. The middleware allows these
 * and no others.
 */
export const OWN_DOCUMENTS: readonly string[] = [
  TREE,
  CATEGORY,
  CATEGORY_STANDARD,
  SEARCH,
  SEARCH_STANDARD,
  SUGGESTIONS,
  SUGGESTIONS_STANDARD,
  FILTERS,
  MEANINGS,
  MEANINGS_STANDARD,
  PRODUCT,
  PRODUCT_STANDARD,
  PATH,
  PATH_STANDARD,
  CHOICE,
  PRODUCT_URLS,
  PRODUCT_URLS_STANDARD,
  PRODUCTS_BY_SKU,
  PRODUCTS_BY_SKU_STANDARD,
  ...CART,
  ...ADD_TO_CART,
  ...CHANGE_ITEMS,
  ...REMOVE_ITEM,
  ...APPLY_COUPON,
  ...REMOVE_COUPON,
  ...APPLY_GIFT_CARD,
  ...REMOVE_GIFT_CARD,
  ...CHOOSE_SHIPPING_METHOD,
  ...SET_BILLING_ADDRESS,
  GIFT_CARD_BALANCE,
  CART_LINES,
  CART_PAYMENT,
  SETTLE_ORDER_ATTEMPT,
  GUEST_ORDER,
  CONFIRM_ACCOUNT,
  CONFIRM_EMAIL,
  CONFIRM_NEWSLETTER,
  DELETE_CUSTOMER,
  SEND_ENQUIRY,
  OWN_ENQUIRIES,
  ACCOUNT_OVERVIEW,
  ACCOUNT_OVERVIEW_STANDARD,
  OWN_REVIEWS,
  OWN_REVIEWS_STANDARD,
  OPTIONS_BY_UID,
  OPTIONS_BY_SKU,
  WORKSHOPS,
  WORKSHOPS_STANDARD,
  WORKSHOP_TIMES,
];
