import type { ShopDatabase } from '../../database/shop-database';
import { type LineRequest, MAX_QUANTITY, QUANTITY_RULE, isQuantity } from '../cart/line-request';
import { asSignature } from '../cart/store-line';
import { selectVariant, refuseUnknownUids } from '../cart/validate-line';
import type { CatalogueLoaders } from '../catalogue/catalogue-loaders';
import type { ProductRow } from '../catalogue/product/product-row';
import { ok, refuse, type Result } from '../../shared/result';

/** Why a wish is refused, in Magento's codes; the message is for the shopper. */
export interface WishRefusal {
  readonly code: 'PRODUCT_NOT_FOUND' | 'UNDEFINED';
  readonly message: string;
}

/** An item for the wishlist. Unlike a cart line it need not be complete enough to buy. */
export interface Wish {
  readonly product: ProductRow;
  readonly variant: ProductRow | null;
  readonly quantity: number;
  readonly choices: string;
  readonly signature: string;
}

/** Characters of all options of an item; a card message is far shorter. */
const MAX_CHOICES = 20_000;

const undefinedRefusal = (message: string): WishRefusal => ({ code: 'UNDEFINED', message });

const notFound = (sku: string): WishRefusal => ({
  code: 'PRODUCT_NOT_FOUND',
  message: `Could not find a product with SKU "${sku}"`,
});

interface Found {
  readonly product: ProductRow;
  readonly variant: ProductRow | null;
}

/** A configurable product by its own sku, or by a variant's sku beside its own. */
async function findProduct(
  database: ShopDatabase,
  catalogue: CatalogueLoaders,
  { sku, parentSku }: LineRequest,
): Promise<Result<Found, WishRefusal>> {
  const row = await database.selectFrom('products').selectAll().where('sku', '=', sku).executeTakeFirst();
  if (row === undefined) return refuse(notFound(sku));
  const product = row.parent_id === null ? row : await catalogue.product.load(row.parent_id);
  if (product === null) return refuse(notFound(sku));
  if (parentSku !== null && parentSku !== product.sku) return refuse(notFound(parentSku));
  return ok({ product, variant: row.parent_id === null ? null : row });
}

const sorted = <Item>(items: readonly Item[]): readonly string[] => items.map((item) => JSON.stringify(item)).sort();

/** Validates a wishlist item: the product is on sale, and its options accept what was selected. */
export async function readWish(
  database: ShopDatabase,
  catalogue: CatalogueLoaders,
  request: LineRequest,
): Promise<Result<Wish, WishRefusal>> {
  const found = await findProduct(database, catalogue, request);
  if (!found.ok) return found;
  const { product } = found.value;
  if (request.quantity === 0) return refuse(undefinedRefusal('The quantity of a wish list item cannot be 0'));
  if (!isQuantity(request.quantity, false)) return refuse(undefinedRefusal(QUANTITY_RULE));
  if (product.enabled !== 1) return refuse(undefinedRefusal('The product is disabled'));
  const unknown = await refuseUnknownUids(catalogue, product, request);
  if (unknown !== null) return refuse(undefinedRefusal(unknown.message));
  const picked =
    product.kind === 'configurable' && found.value.variant === null && request.selected.length > 0
      ? await selectVariant(catalogue, product, request)
      : null;
  const variant = picked?.ok === true ? picked.value : found.value.variant;
  const choices = JSON.stringify({ selected: request.selected, entered: request.entered });
  if (choices.length > MAX_CHOICES) return refuse(undefinedRefusal('That is more than a wishlist can keep.'));
  const signature = asSignature([
    product.id,
    variant?.id ?? null,
    sorted(request.selected),
    sorted(request.entered.map(({ uid, value }) => [uid, value])),
  ]);
  return ok({ product, variant, quantity: Math.min(request.quantity, MAX_QUANTITY), choices, signature });
}
