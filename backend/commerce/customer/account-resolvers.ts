import type { Resolvers } from '../graphql/executable-schema';
import { toGraphqlError } from '../graphql/shop-error';
import { badInput, noSuchEntity, type ShopRefusal } from '../shop-refusal';

const refused = (refusal: ShopRefusal) => () => {
  throw toGraphqlError(refusal);
};

/** The calls of customers, answered as a shop without customers must; accounts take their places one by one. */
export const accountResolvers: Resolvers = {
  Query: {
    cmsPage: (_source, args: { identifier?: string | null; id?: number | null }) => {
      const name = args.identifier ?? String(args.id ?? '');
      throw toGraphqlError(noSuchEntity(`The CMS page with the "${name}" ID doesn't exist.`));
    },
  },
  Mutation: {
    subscribeEmailToNewsletter: refused(badInput('The newsletter is not open yet.')),
  },
};
