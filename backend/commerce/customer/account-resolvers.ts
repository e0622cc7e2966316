import type { FieldResolvers, Resolvers } from '../graphql/executable-schema';
import { toGraphqlError } from '../graphql/shop-error';
import { badInput, noSuchEntity, NOT_AUTHORISED, type ShopRefusal } from '../shop-refusal';

const refused = (refusal: ShopRefusal) => () => {
  throw toGraphqlError(refusal);
};

const FOR_CUSTOMERS_ONLY: FieldResolvers = Object.fromEntries(
  ['addProductsToWishlist', 'removeProductsFromWishlist'].map((field) => [field, refused(NOT_AUTHORISED)]),
);

/** The calls of customers, answered as a shop without customers must; accounts take their places one by one. */
export const accountResolvers: Resolvers = {
  Query: {
    cmsPage: (_source, args: { identifier?: string | null; id?: number | null }) => {
      const name = args.identifier ?? String(args.id ?? '');
      throw toGraphqlError(noSuchEntity(`The CMS page with the "${name}" ID doesn't exist.`));
    },
  },
  Mutation: {
    ...FOR_CUSTOMERS_ONLY,
    createProductReview: refused(badInput('Reviews cannot be written yet.')),
    subscribeEmailToNewsletter: refused(badInput('The newsletter is not open yet.')),
  },
};
