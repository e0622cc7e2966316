import { pageInfo, readPage } from '../graphql/page';
import { type ReviewRow, wireReview } from '../catalogue/product/reviews';
import type { CustomerRow } from '../customer/customer-row';
import type { Resolvers } from '../graphql/executable-schema';
import { valueOrError } from '../graphql/shop-error';
import type { ShopContext } from '../graphql/shop-context';
import { createReview, type ReviewInput } from './create-review';

interface PageArgs {
  readonly currentPage?: number | null;
  readonly pageSize?: number | null;
}

/** A customer's reviews, the newest first, pending ones included but not rejected ones. */
async function ownReviews(context: ShopContext, customerId: number, args: PageArgs): Promise<object> {
  const page = valueOrError(readPage(args));
  const own = context.database.selectFrom('reviews').where('customer_id', '=', customerId).where('rejected', '=', 0);
  const { count } = await own.select((eb) => eb.fn.countAll<number | string>().as('count')).executeTakeFirstOrThrow();
  const rows = await own
    .selectAll()
    .orderBy('id', 'desc')
    .limit(page.size)
    .offset((page.number - 1) * page.size)
    .execute();
  return { items: await withProducts(context, rows), page_info: pageInfo(page, Number(count)) };
}

function withProducts({ catalogue }: ShopContext, rows: readonly ReviewRow[]): Promise<readonly object[]> {
  return Promise.all(
    rows.map(async (row) => {
      const product = await catalogue.product.load(row.product_id);
      if (product === null) throw new Error(`The review ${row.id} refers to a missing product.`);
      return wireReview(row, product);
    }),
  );
}

export const reviewResolvers: Resolvers = {
  Customer: {
    reviews: ({ id }: CustomerRow, args: PageArgs, context) => ownReviews(context, id, args),
  },
  Mutation: {
    createProductReview: async (_source, args: { input: ReviewInput }, context) => {
      const [review] = await withProducts(context, [valueOrError(await createReview(context, args.input))]);
      return { review };
    },
  },
};
