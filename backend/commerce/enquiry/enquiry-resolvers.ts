import { pageInfo, readPage } from '../graphql/page';
import type { CustomerRow } from '../customer/customer-row';
import type { Resolvers } from '../graphql/executable-schema';
import { valueOrError } from '../graphql/shop-error';
import type { ShopContext } from '../graphql/shop-context';
import { createEnquiry } from './create-enquiry';
import type { EnquiryInput } from './read-enquiry';

interface PageArgs {
  readonly currentPage?: number | null;
  readonly pageSize?: number | null;
}

/** What a customer has sent while signed in, the newest first. */
async function ownEnquiries({ database }: ShopContext, customerId: number, args: PageArgs): Promise<object> {
  const page = valueOrError(readPage(args));
  const own = database.selectFrom('enquiries').where('customer_id', '=', customerId);
  const { count } = await own.select((eb) => eb.fn.countAll<number | string>().as('count')).executeTakeFirstOrThrow();
  const rows = await own
    .selectAll()
    .orderBy('id', 'desc')
    .limit(page.size)
    .offset((page.number - 1) * page.size)
    .execute();
  return {
    items: rows.map(({ kind, ...row }) => ({ ...row, about: kind.toUpperCase() })),
    page_info: pageInfo(page, Number(count)),
  };
}

export const enquiryResolvers: Resolvers = {
  Customer: {
    enquiries: ({ id }: CustomerRow, args: PageArgs, context) => ownEnquiries(context, id, args),
  },
  Mutation: {
    sendEnquiry: async (_source, args: { input: EnquiryInput }, context) => ({
      is_received: valueOrError(await createEnquiry(context, args.input)),
    }),
  },
};
