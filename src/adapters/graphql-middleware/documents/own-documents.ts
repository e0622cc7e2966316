import { CART } from './cart-document';
import { CATEGORY, PRODUCT, PRODUCTS_BY_SKU, TREE } from './catalogue-documents';
import { CHOICE } from './choice-document';

/** Every document the storefront itself sends through `customQuery`. The middleware lets these pass and no other. */
export const OWN_DOCUMENTS: readonly string[] = [TREE, CATEGORY, PRODUCT, CHOICE, PRODUCTS_BY_SKU, CART];
