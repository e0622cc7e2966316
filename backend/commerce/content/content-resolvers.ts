import type { Selectable } from 'kysely';
import type { PageTables } from '../../database/catalogue-tables';
import type { ShopDatabase } from '../../database/shop-database';
import { DELIVERY_BLOCK, deliveryBlock } from '../delivery/delivery-block';
import type { Resolvers } from '../graphql/executable-schema';
import { toGraphqlError, valueOrError } from '../graphql/shop-error';
import { ok, refuse, type Result } from '../../shared/result';
import type { ShopContext } from '../graphql/shop-context';
import { badInput, noSuchEntity, type ShopRefusal } from '../shared/shop-refusal';

type PageRow = Selectable<PageTables['cms_pages']>;

interface PageName {
  readonly identifier?: string | null;
  readonly id?: number | null;
}

/** Blocks per request. */
const MAX_BLOCKS = 50;

/** A page by its identifier, or by its row id as older storefronts send it. */
async function findPage(database: ShopDatabase, name: PageName): Promise<Result<PageRow, ShopRefusal>> {
  const identifier = name.identifier ?? null;
  const id = name.id ?? null;
  if (identifier === null && id === null) return refuse(badInput('Page id/identifier should be specified'));
  const pages = database.selectFrom('cms_pages').selectAll();
  const found = identifier === null ? pages.where('id', '=', id ?? 0) : pages.where('identifier', '=', identifier);
  const page = await found.executeTakeFirst();
  return page === undefined
    ? refuse(noSuchEntity(`The CMS page with the "${identifier ?? id ?? ''}" ID doesn't exist.`))
    : ok(page);
}

/** Blocks in the requested order, each once; an unknown one is a refusal in its place. */
async function findBlocks(
  { database, currency }: Pick<ShopContext, 'database' | 'currency'>,
  wanted: readonly (string | null)[],
): Promise<Result<readonly object[], ShopRefusal>> {
  const names = [...new Set(wanted.filter((name) => name !== null))].slice(0, MAX_BLOCKS);
  if (names.length === 0) return refuse(badInput('"identifiers" of CMS blocks should be specified'));
  const written = await database.selectFrom('cms_blocks').selectAll().where('identifier', 'in', names).execute();
  const own = names.includes(DELIVERY_BLOCK) ? [await deliveryBlock(database, currency)] : [];
  const blocks = [...own, ...written];
  return ok(
    names.map(
      (name) =>
        blocks.find((block) => block.identifier === name) ??
        toGraphqlError(noSuchEntity(`The CMS block with the "${name}" ID doesn't exist.`)),
    ),
  );
}

export const contentResolvers: Resolvers = {
  Query: {
    cmsPage: async (_source, name: PageName, { database }) => valueOrError(await findPage(database, name)),
    cmsBlocks: async (_source, args: { identifiers?: readonly (string | null)[] | null }, context) => ({
      items: valueOrError(await findBlocks(context, args.identifiers ?? [])),
    }),
  },
  CmsPage: {
    url_key: (row: PageRow) => row.identifier,
    relative_url: (row: PageRow) => row.identifier,
    meta_keywords: () => '',
    page_layout: () => '1column',
    redirect_code: () => 0,
    type: () => 'CMS_PAGE',
  },
};
