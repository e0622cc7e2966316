import type { Resolvers } from '../graphql/executable-schema';
import { valueOrError } from '../graphql/shop-error';
import { confirmNewsletter, joinNewsletter } from './join-newsletter';

export const newsletterResolvers: Resolvers = {
  Mutation: {
    subscribeEmailToNewsletter: async (_source, args: { email: string }, context) => ({
      status: valueOrError(await joinNewsletter(context, args.email)),
    }),
    confirmNewsletter: async (_source, args: { email: string; key: string }, context) => ({
      status: valueOrError(await confirmNewsletter(context, args.email, args.key)),
    }),
  },
};
