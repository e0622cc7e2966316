import { defaultFieldResolver, isNonNullType, type GraphQLResolveInfo } from 'graphql';
import type { Magento } from './a-magento';

const CART = 'vsf-cart=cart-1';
const ITEMS = 'Products.items';

interface MagentoPage {
  readonly url: string;
  readonly cookie?: string;
  /** What it still shows whichever field is null: the product or item beside the broken one, if any. */
  readonly shown: string;
  /** Required fields: without them the page fails with 503, which keeps the cached page and the cart. */
  readonly needs?: readonly string[];
}

export const MAGENTO_PAGES: readonly MagentoPage[] = [
  { url: '/', shown: '"home":{"rows":' },
  { url: '/flowers.html', shown: '"sku":"FERN"', needs: [ITEMS] },
  { url: '/tulips.html', shown: '"sku":"TULIPS"', needs: [ITEMS, 'SimpleProduct.sku'] },
  { url: '/posy.html?size=large', shown: '"sku":"POSY"', needs: [ITEMS, 'ConfigurableProduct.sku'] },
  { url: '/hamper.html', shown: '"sku":"HAMPER"', needs: [ITEMS, 'BundleProduct.sku'] },
  { url: '/group.html', shown: '"sku":"GROUP"', needs: [ITEMS, 'GroupedProduct.sku'] },
  { url: '/card.html', shown: '"sku":"CARD"', needs: [ITEMS, 'DownloadableProduct.sku'] },
  { url: '/cart', cookie: CART, shown: '"sku":"FERN"', needs: ['Cart.id', 'Cart.items'] },
];

/**
 * The nullable fields that are read while `open` runs, as `Type.field`, by their depth in the response. Root fields are left out,
 * because a page needs them.
 */
export async function nullableFields(magento: Magento, open: () => Promise<unknown>) {
  const fields = new Map<number, Set<string>>();
  magento.resolveBy((source, args, context, info) => {
    if (info.path.prev !== undefined && !isNonNullType(info.returnType)) {
      const depth = depthOf(info.path);
      fields.set(depth, (fields.get(depth) ?? new Set()).add(coordinateOf(info)));
    }
    return defaultFieldResolver(source, args, context, info);
  });
  await open();
  return fields;
}

/** Makes fields null in the first of each list: the first product of a page, the first item of a cart. */
export function nullify(magento: Magento, fields: Iterable<string>, depth: number | null = null): void {
  const nulls = new Set(fields);
  magento.resolveBy((source, args, context, info) => {
    const isNull =
      nulls.has(coordinateOf(info)) && isInFirst(info.path) && (depth ?? depthOf(info.path)) === depthOf(info.path);
    return isNull ? null : defaultFieldResolver(source, args, context, info);
  });
}

export function coordinateOf({ parentType, fieldName }: GraphQLResolveInfo): string {
  return `${parentType.name}.${fieldName}`;
}

function isInFirst(path: GraphQLResolveInfo['path'] | undefined): boolean {
  return path === undefined || ((typeof path.key === 'string' || path.key === 0) && isInFirst(path.prev));
}

function depthOf(path: GraphQLResolveInfo['path']): number {
  return path.prev === undefined ? 0 : 1 + depthOf(path.prev);
}
