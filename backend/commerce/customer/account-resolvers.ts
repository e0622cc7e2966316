import type { FieldResolvers, Resolvers } from '../graphql/executable-schema';
import { toGraphqlError } from '../graphql/shop-error';
import { badInput, noSuchEntity, NOT_AUTHORISED, type ShopRefusal } from '../shop-refusal';

const refused = (refusal: ShopRefusal) => () => {
  throw toGraphqlError(refusal);
};

/** There are no customers yet, so no token is anybody's and no password is right. */
const WRONG_SIGN_IN: ShopRefusal = {
  kind: 'authentication',
  message:
    'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
};

const NOT_OPEN: ShopRefusal = badInput('Customer accounts are not open yet. You can order as a guest.');

const FOR_CUSTOMERS_ONLY: FieldResolvers = Object.fromEntries(
  [
    'addProductsToWishlist',
    'changeCustomerPassword',
    'createCustomerAddress',
    'deleteCustomerAddress',
    'mergeCarts',
    'removeProductsFromWishlist',
    'revokeCustomerToken',
    'updateCustomerAddress',
    'updateCustomerEmail',
    'updateCustomerV2',
  ].map((field) => [field, refused(NOT_AUTHORISED)]),
);

/** The calls of customers, answered as a shop without customers must; accounts take their places one by one. */
export const accountResolvers: Resolvers = {
  Query: {
    customer: refused(NOT_AUTHORISED),
    cmsBlocks: () => ({ items: [] }),
    cmsPage: (_source, args: { identifier?: string | null; id?: number | null }) => {
      const name = args.identifier ?? String(args.id ?? '');
      throw toGraphqlError(noSuchEntity(`The CMS page with the "${name}" ID doesn't exist.`));
    },
  },
  Mutation: {
    ...FOR_CUSTOMERS_ONLY,
    createCustomerV2: refused(NOT_OPEN),
    createProductReview: refused(badInput('Reviews cannot be written yet.')),
    generateCustomerToken: refused(WRONG_SIGN_IN),
    requestPasswordResetEmail: refused(NOT_OPEN),
    resetPassword: refused(NOT_OPEN),
    subscribeEmailToNewsletter: refused(badInput('The newsletter is not open yet.')),
  },
};
