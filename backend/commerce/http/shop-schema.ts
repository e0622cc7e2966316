import type { GraphQLSchema } from 'graphql';
import { cartResolvers } from '../cart/cart-resolvers';
import { categoryResolvers } from '../catalogue/category/category-resolvers';
import { productResolvers } from '../catalogue/product-resolvers';
import { checkoutResolvers } from '../checkout/checkout-resolvers';
import { contentResolvers } from '../content/content-resolvers';
import { customerResolvers } from '../account/customer-resolvers';
import { giftCardResolvers } from '../cart/change-gift-cards';
import { paymentResolvers } from '../payment/payment-resolvers';
import { executableSchema } from '../graphql/executable-schema';
import { SCHEMA_TEXT } from '../sdl/schema-text';
import { enquiryResolvers } from '../enquiry/enquiry-resolvers';
import { newsletterResolvers } from '../newsletter/join-newsletter';
import { orderResolvers } from '../order/order-resolvers';
import { reviewResolvers } from '../review/review-resolvers';
import { storeResolvers } from '../store/store-resolvers';
import { wishlistResolvers } from '../wishlist/wishlist-resolvers';

/** The executable schema. A new topic adds its SDL to `sdl/` and its resolvers here. */
export function shopSchema(): GraphQLSchema {
  return executableSchema(SCHEMA_TEXT, [
    storeResolvers,
    categoryResolvers,
    productResolvers,
    cartResolvers,
    giftCardResolvers,
    checkoutResolvers,
    paymentResolvers,
    contentResolvers,
    customerResolvers,
    enquiryResolvers,
    newsletterResolvers,
    orderResolvers,
    reviewResolvers,
    wishlistResolvers,
  ]);
}
