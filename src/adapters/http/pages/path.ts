import type { ResolvePage } from '../../../application/navigation/resolve-path';
import { categoryLink } from '../../../domain/navigation/paths';
import { chosenFromQuery } from '../../../domain/catalogue/configurable';
import { trailInTree } from '../../../domain/catalogue/categories/category';
import { namesItsPage } from '../../../domain/listing/pagination';
import { listingView } from '../../../domain/listing/parse-listing-query';
import { listingAddress } from '../../../ui/components/catalogue/listing-address';
import { listingRefusalMessage } from '../../../ui/texts/en/rejections';
import type { CategoryScreenProps } from '../../../ui/screens/CategoryScreen';
import { readFormOutcome } from '../form-outcome';
import { inStore } from '../../../ui/site-props';
import { canonicalListing } from '../canonical-query';
import { loadContent, loadContentRoute, loadShopPage, type ContentBody } from './content';
import { loadHome, type HomeBody } from './home';
import { failed, type PageLoadResult, type PageContext } from './page';
import { withQuery } from './with-query';
import { loadProduct, type ProductBody } from './product';
import type { WeddingsBody } from './weddings';

type CategoryBody = { readonly category: Omit<CategoryScreenProps, 'site'> };

/** Whatever the path turns out to be: the home page of a store below a prefix, a category, a product, the florist's own words, or nothing. */
export async function loadPath(
  request: PageContext,
): Promise<PageLoadResult<HomeBody | CategoryBody | ProductBody | ContentBody | WeddingsBody>> {
  const { app, shop, visitor, path, query } = request;
  if (path === visitor.store.pathPrefix) return loadHome(request);
  const ofContent = loadContentRoute(request);
  if (ofContent !== null) return ofContent;
  const { tree } = await app.loadLayoutData(visitor);
  const { resolvePage } = shop.useCases.pages;
  const chosen = chosenFromQuery(query);
  const found = await resolvePage(path, { tree: tree ?? [], chosen });
  const loaded = await loadResolved(request, found);
  const isGone = loaded.kind === 'failed' && loaded.status === 404;
  // A copy may say that something is there, never that nothing is.
  if (!isGone || !found.ok || found.value.isCopy !== true) return loaded;
  return loadResolved(request, await resolvePage.afresh(path, chosen));
}

async function loadResolved(
  request: PageContext,
  found: Awaited<ReturnType<ResolvePage>>,
): Promise<PageLoadResult<CategoryBody | ProductBody | ContentBody>> {
  const { path } = request;
  if (!found.ok) {
    if (found.reason.kind === 'not-found') return loadContent(request);
    // A refusal does not say what the path is either.
    return found.reason.kind === 'busy' ? failed(found.reason) : { kind: 'failed', status: 503, cause: found.reason };
  }
  const { route, product } = found.value;
  switch (route.kind) {
    case 'category':
      return loadCategory(request, route.uid);
    case 'product':
      return loadProduct(request, route.sku, product);
    case 'content': {
      const shown = await loadShopPage(request, route.identifier);
      return shown.kind === 'page' ? { ...shown, ownPath: `/${route.identifier}` } : shown;
    }
    case 'redirect': {
      const to = await request.shop.useCases.pages.followRedirect(path, route.to);
      if (to === null) return { kind: 'failed', status: 404 };
      return { kind: 'redirect', to: withQuery(to, request.query), isPermanent: true };
    }
  }
}

async function loadCategory(request: PageContext, uid: string): Promise<PageLoadResult<CategoryBody>> {
  const { app, shop, visitor, path, query } = request;
  const [found, site] = await Promise.all([
    shop.useCases.catalogue.openCategory(uid, query),
    app.loadLayoutData(visitor),
  ]);
  if (!found.ok) return failed(found.reason);
  const { refusals, added } = readFormOutcome(query);
  const trail = trailInTree(site.tree ?? [], uid).map(({ name, urlPath, urlSuffix }) => ({
    name,
    path: categoryLink(urlPath, urlSuffix),
  }));
  const { category, listing, filters, query: wanted } = found.value;
  const { pathPrefix } = visitor.store;
  // Not in the menu: then its path is the one that led here.
  const linkedPath = trail.at(-1)?.path ?? null;
  const ownPath = linkedPath ?? path.slice(pathPrefix.length);
  const back = listingAddress(inStore(pathPrefix, ownPath), wanted, listingView(query));
  if (listing !== null && !namesItsPage(query, listing)) return { kind: 'redirect', to: back.slice(pathPrefix.length) };
  const body = {
    category,
    listing,
    filters,
    query: wanted,
    view: listingView(query),
    back,
    crumbs: trail.slice(0, -1),
    refusal: listingRefusalMessage(refusals),
    added,
  };
  return {
    kind: 'page',
    body: { category: { ...body, path: ownPath } },
    canonicalQuery: canonicalListing(found.value),
    tags: [`category:${uid}`],
    ownPath: linkedPath,
  };
}
