import { CONFIRM_ACCOUNT, CONFIRM_EMAIL, CONFIRM_NEWSLETTER, DELETE_CUSTOMER } from './account-documents';
import { CART, CART_WITHOUT_GIFT_CARDS } from './cart-document';
import { CART_LINES } from './cart-lines-document';
import {
  PATH,
  PATH_IN_MAGENTOS_WORDS,
  PRODUCT,
  PRODUCT_IN_MAGENTOS_WORDS,
  PRODUCTS_BY_SKU,
  TREE,
} from './catalogue-documents';
import { CHOICE } from './choice-document';
import { APPLY_GIFT_CARD, GIFT_CARD_BALANCE, REMOVE_GIFT_CARD } from './gift-card-documents';
import { GUEST_ORDER } from './guest-order-document';
import { CATEGORY, FILTERS, SEARCH } from './listing-documents';
import { MEANINGS, MEANINGS_IN_MAGENTOS_WORDS } from './meanings-documents';
import { OPTIONS_BY_SKU, OPTIONS_BY_UID } from './options-document';
import { ACCOUNT_OVERVIEW, ACCOUNT_OVERVIEW_IN_MAGENTOS_WORDS } from './overview-document';
import { SETTLE_ORDER_ATTEMPT } from './order-attempt-document';
import { CART_PAYMENT } from './payment-document';
import { WORKSHOPS, WORKSHOPS_IN_MAGENTOS_WORDS } from './workshop-documents';
import { OWN_REVIEWS, OWN_REVIEWS_IN_MAGENTOS_WORDS } from './review-documents';

/**
 * Every document that the storefront sends through `customQuery` and `customMutation`. The middleware allows these
 * and no others.
 */
export const OWN_DOCUMENTS: readonly string[] = [
  TREE,
  CATEGORY,
  SEARCH,
  FILTERS,
  MEANINGS,
  MEANINGS_IN_MAGENTOS_WORDS,
  PRODUCT,
  PRODUCT_IN_MAGENTOS_WORDS,
  PATH,
  PATH_IN_MAGENTOS_WORDS,
  CHOICE,
  PRODUCTS_BY_SKU,
  CART,
  CART_WITHOUT_GIFT_CARDS,
  APPLY_GIFT_CARD,
  REMOVE_GIFT_CARD,
  GIFT_CARD_BALANCE,
  CART_LINES,
  CART_PAYMENT,
  SETTLE_ORDER_ATTEMPT,
  GUEST_ORDER,
  CONFIRM_ACCOUNT,
  CONFIRM_EMAIL,
  CONFIRM_NEWSLETTER,
  DELETE_CUSTOMER,
  ACCOUNT_OVERVIEW,
  ACCOUNT_OVERVIEW_IN_MAGENTOS_WORDS,
  OWN_REVIEWS,
  OWN_REVIEWS_IN_MAGENTOS_WORDS,
  OPTIONS_BY_UID,
  OPTIONS_BY_SKU,
  WORKSHOPS,
  WORKSHOPS_IN_MAGENTOS_WORDS,
];
