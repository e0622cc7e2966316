import type { Selectable } from 'kysely';
import type { CatalogueTables } from '../../../database/catalogue-tables';
import type { ShopDatabase } from '../../../database/shop-database';
import { groupFor } from '../../graphql/batch-loader';

export type DownloadLink = Selectable<CatalogueTables['download_links']>;
export type DownloadSample = Selectable<CatalogueTables['download_samples']>;

export async function readDownloadLinks(
  database: ShopDatabase,
  ids: readonly number[],
): Promise<readonly (readonly DownloadLink[])[]> {
  const rows = await database
    .selectFrom('download_links')
    .selectAll()
    .where('product_id', 'in', [...ids])
    .orderBy('position')
    .execute();
  return groupFor(ids, rows, (row) => row.product_id);
}

export async function readDownloadSamples(
  database: ShopDatabase,
  ids: readonly number[],
): Promise<readonly (readonly DownloadSample[])[]> {
  const rows = await database
    .selectFrom('download_samples')
    .selectAll()
    .where('product_id', 'in', [...ids])
    .orderBy('position')
    .execute();
  return groupFor(ids, rows, (row) => row.product_id);
}
