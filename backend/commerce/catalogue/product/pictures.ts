import type { ShopContext } from '../../graphql/shop-context';
import type { ProductRow } from './product-row';

interface WireImage {
  readonly __typename: 'ProductImage';
  readonly url: string;
  /** Null where a picture has no words of its own. */
  readonly label: string | null;
  readonly position: number;
  readonly disabled: false;
}

/** View 0 shows the whole product; the others show details. */
function picture(context: ShopContext, sku: string, label: string | null, view: number): WireImage {
  const path = `catalog/product/${encodeURIComponent(sku)}/${view}.jpg`;
  return {
    __typename: 'ProductImage',
    url: new URL(path, context.addresses.mediaUrl).href,
    label,
    position: view,
    disabled: false,
  };
}

/** A variant has the pictures of its parent. */
async function pictured(context: ShopContext, row: ProductRow): Promise<ProductRow> {
  return row.parent_id === null ? row : ((await context.catalogue.product.load(row.parent_id)) ?? row);
}

export async function mainPicture(context: ShopContext, row: ProductRow): Promise<WireImage> {
  return picture(context, (await pictured(context, row)).sku, row.name, 0);
}

/** All pictures, each labelled with what it shows; the main picture elsewhere is labelled with the product's name. */
export async function gallery(context: ShopContext, row: ProductRow): Promise<readonly WireImage[]> {
  const { sku, gallery_views: views } = await pictured(context, row);
  const texts = await context.altTexts(sku, views + 1);
  return Array.from({ length: views + 1 }, (_, view) => picture(context, sku, texts[view] || null, view));
}
