import type { Product } from '../../domain/catalogue/product';
import { tellWishlist } from '../../ui/components/wishlist/tell-wishlist';
import type { ShopApp } from '../../ui/shop-context';
import { ProductViewModel } from '../../ui/view-models/product/product-view-model';
import { replaceAddress } from '../../adapters/browser/address-bar';
import { afterPaint } from '../../adapters/browser/after-paint';
import { clearDrafts } from '../../adapters/browser/clear-drafts';
import { savedPostcode } from './saved-postcode';
import { loadOnce } from '../../adapters/browser/load-once';
import { sentBefore } from './page-fetch';
import { tabOf } from './tab';

/** Creates the view-model of a product page. The rules of adding are fetched when the shopper reaches the form. */
export function createProduct(product: Product, app: ShopApp): ProductViewModel {
  const { cart } = app;
  const { read } = tabOf(cart);
  const check = loadOnce(async () => (await import('../../adapters/actions-client/check-line')).checkLine);
  return new ProductViewModel(product, {
    addToCart: async (request, rules) => {
      await afterPaint();
      // Without the script of the rules the server alone decides, as it has for a form that the loader posted.
      const isSent = sentBefore('/add-to-cart', JSON.stringify(product.sku)) !== undefined;
      const checkLine = isSent ? undefined : await check().catch(ignored);
      const allowed = checkLine?.(request, rules);
      if (allowed?.ok === false) return allowed;
      const added = await cart.add(request);
      if (added.ok) clearDrafts();
      return added;
    },
    prepareToAdd: () => void check().catch(ignored),
    loadChoice: (sku, chosen) => read('variant', { sku, chosen }),
    deliveryOptions: (sku, postcode) => read('delivery-offers', { sku, postcode }),
    savedPostcode,
    rememberChoice,
    notifyWishlist: (...added) => tellWishlist(app, ...added),
  });
}

/** The page works without this script, so a failed load is ignored. */
const ignored = (): void => undefined;

function rememberChoice(choice: Readonly<Record<string, string | null>>): void {
  const query = new URLSearchParams(window.location.search);
  for (const [option, value] of Object.entries(choice)) {
    if (value === null) query.delete(option);
    else query.set(option, value);
  }
  replaceAddress(query.toString());
}
