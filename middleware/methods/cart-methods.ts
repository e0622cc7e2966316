import * as documents from '../documents/cart-documents';
import {
  AddProducts,
  AddTypedProducts,
  ApplyCoupon,
  CartById,
  MergeCarts,
  RemoveItem,
  UpdateItems,
} from '../inputs/cart-inputs';
import { ShippingMethods } from '../inputs/checkout-inputs';
import { input, record, text } from './argument';
import { method, type OwnMethod } from './method';

const cartId = text('cartId', 255, '');

export const CART_METHODS: readonly OwnMethod[] = [
  method('createEmptyCart', documents.CREATE_EMPTY_CART),
  method('cart', documents.CART, cartId),
  method('customerCart', documents.CUSTOMER_CART),
  method('cartTotalQty', documents.CART_TOTAL_QUANTITY, cartId),
  method('addProductsToCart', documents.ADD_PRODUCTS, record(AddProducts)),
  method('addSimpleProductsToCart', documents.ADD_SIMPLE_PRODUCTS, input(AddTypedProducts)),
  method('addVirtualProductsToCart', documents.ADD_VIRTUAL_PRODUCTS, input(AddTypedProducts)),
  method('addDownloadableProductsToCart', documents.ADD_DOWNLOADABLE_PRODUCTS, input(AddTypedProducts)),
  method('addBundleProductsToCart', documents.ADD_BUNDLE_PRODUCTS, input(AddTypedProducts)),
  method('addConfigurableProductsToCart', documents.ADD_CONFIGURABLE_PRODUCTS, input(AddTypedProducts)),
  method('updateCartItems', documents.UPDATE_ITEMS, input(UpdateItems)),
  method('removeItemFromCart', documents.REMOVE_ITEM, input(RemoveItem)),
  method('applyCouponToCart', documents.APPLY_COUPON, input(ApplyCoupon)),
  method('removeCouponFromCart', documents.REMOVE_COUPON, input(CartById)),
  method('mergeCarts', documents.MERGE_CARTS, record(MergeCarts)),
  method('setShippingMethodsOnCart', documents.SET_SHIPPING_METHODS, input(ShippingMethods)),
];
