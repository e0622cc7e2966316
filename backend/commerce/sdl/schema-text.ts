import { CART } from './cart';
import { CART_CHANGES } from './cart-changes';
import { CATEGORY } from './category';
import { CHECKOUT } from './checkout';
import { CODES } from './codes';
import { CONTENT } from './content';
import { CUSTOMER } from './customer';
import { CUSTOMIZABLE_OPTIONS } from './customizable-options';
import { ENQUIRIES } from './enquiries';
import { GIFT_CARDS } from './gift-cards';
import { ORDERS } from './orders';
import { PAYMENT } from './payment';
import { PRODUCT } from './product';
import { PRODUCT_PARTS } from './product-parts';
import { PRODUCT_SEARCH } from './product-search';
import { REVIEWS } from './reviews';
import { STORE } from './store';
import { VALUES } from './values';
import { WISHLIST } from './wishlist';

/** The whole schema with Magento 2.4's names and nullability, topic by topic. */
export const SCHEMA_TEXT = [
  VALUES,
  CODES,
  STORE,
  CATEGORY,
  PRODUCT,
  PRODUCT_PARTS,
  PRODUCT_SEARCH,
  CUSTOMIZABLE_OPTIONS,
  REVIEWS,
  CONTENT,
  CART,
  CART_CHANGES,
  GIFT_CARDS,
  CHECKOUT,
  PAYMENT,
  CUSTOMER,
  ENQUIRIES,
  ORDERS,
  WISHLIST,
].join('\n');
