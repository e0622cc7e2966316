import type { LayoutData } from '../../../application/store/load-layout-data';
import { WORKSHOPS } from '../../../domain/catalogue/departments';
import { contentAddress, type ContentPage, partsOfBody, contentSlug } from '../../../domain/content/content-page';
import { cleanPath } from '../../../domain/navigation/paths';
import { CONTENT_ROUTES, WEDDINGS } from '../../../domain/navigation/routes';
import type { ContentScreenProps } from '../../../ui/screens/ContentScreen';
import { contentTexts } from '../../../ui/texts/en/layout/content';
import { forServerOnly } from '../../../next-internals/server-only/for-server-only';
import { productTags } from '../page-tags';
import { loadHome, type HomeBody } from './home';
import { failed, type PageContext, type PageLoadResult } from './page';
import { loadWeddings, type WeddingsBody } from './weddings';

type Content = Omit<ContentScreenProps, 'site'>;
type Written = Pick<Content, 'page'> & Partial<Content>;
export type ContentBody = { readonly content: Content };

const NOTHING: PageLoadResult<never> = { kind: 'failed', status: 404 };
/** The tag of every entry of the collection. */
const TAGS = ['content:pages'];
/** Identifiers that Magento allows, which may have folders and a suffix. */
const IDENTIFIER = /^[a-z0-9][\w./-]{0,99}$/i;

/** What a content route shows, without a question to the catalogue about its path; null for every other path. */
export function loadContentRoute(
  request: PageContext,
): Promise<PageLoadResult<ContentBody | HomeBody | WeddingsBody>> | null {
  const { path, visitor, query } = request;
  const [name = '', ...rest] = path.slice(visitor.store.pathPrefix.length + 1).split('/');
  if (name === 'Pages') return loadPages(request, rest);
  if (name === WEDDINGS) return loadWeddings(request, rest);
  if (!CONTENT_ROUTES.includes(name) || rest.length > 0) return null;
  switch (name) {
    case 'Cms':
      return loadCms(request, query.identifier);
    case 'Home':
      return loadHomeInDefaultLayout(request);
    // The resolver's.
    case 'Page':
      return null;
    default:
      return loadContent(request);
  }
}

/** The content page at the path itself. */
export async function loadContent(request: PageContext): Promise<PageLoadResult<ContentBody>> {
  const { app, shop, visitor, path } = request;
  const page = await shop.useCases.pages.openContentPage(path);
  if (!page.ok) return failed(page.reason);
  const { tree } = await app.loadLayoutData(visitor);
  const slug = contentSlug(cleanPath(path, shop.storePrefixes));
  return withWorkshops(request, page.value, slug === null ? null : addressIn(shop, tree, slug));
}

function addressIn({ storePrefixes }: PageContext['shop'], tree: LayoutData['tree'], slug: string): string {
  return contentAddress(slug, { tree: tree ?? [], storePrefixes });
}

/** The page, with the workshops if it lists them; without these it lacks a part. */
async function withWorkshops(
  { app, shop, visitor }: PageContext,
  page: ContentPage,
  canonical: string | null,
): Promise<PageLoadResult<ContentBody>> {
  if (!partsOfBody(page.body).some(({ kind }) => kind === 'workshops'))
    return { kind: 'page', body: bodyOf({ page, canonical }), tags: TAGS };
  const { tree } = await app.loadLayoutData(visitor);
  const found = tree === null ? null : await shop.useCases.pages.listWorkshops(tree);
  if (found === null) return { kind: 'page', body: bodyOf({ page, canonical }), isComplete: false };
  if (!found.ok) return { kind: 'page', body: bodyOf({ page, canonical }), partFailure: found.reason };
  const category = tree?.find(({ urlPath }) => urlPath === WORKSHOPS);
  const tags = category === undefined ? TAGS : [...TAGS, `category:${category.uid}`];
  const body = bodyOf({ page, canonical, workshops: found.value });
  return { kind: 'page', body, tags: [...productTags(found.value), ...tags] };
}

/** The page's data has the title alone: its words are drawn by the server. */
function bodyOf({ page, canonical = null, index = null, workshops = null }: Written): ContentBody {
  const content: Content = { page: forServerOnly(page, 'description', 'body'), canonical, index, workshops };
  return { content: forServerOnly(content, 'canonical', 'index', 'workshops') };
}

/** A CMS page of the commerce backend. */
export async function loadShopPage({ shop }: PageContext, name: string): Promise<PageLoadResult<ContentBody>> {
  const found = await shop.commerce.cmsPages.page(name);
  if (!found.ok) return failed(found.reason);
  const { title, description, heading, body } = found.value;
  const page = { title: (heading ?? '') || title || name, description, body };
  return { kind: 'page', body: bodyOf({ page }) };
}

async function loadCms(request: PageContext, identifier: unknown): Promise<PageLoadResult<ContentBody>> {
  if (typeof identifier !== 'string' || !IDENTIFIER.test(identifier)) return NOTHING;
  const loaded = await loadShopPage(request, identifier);
  return loaded.kind === 'page' ? { ...loaded, canonicalQuery: { identifier: [identifier] } } : loaded;
}

async function loadPages(request: PageContext, rest: readonly string[]): Promise<PageLoadResult<ContentBody>> {
  const { app, shop, visitor } = request;
  const { tree } = await app.loadLayoutData(visitor);
  const addressOf = (slug: string) => addressIn(shop, tree, slug);
  const [named, ...more] = rest;
  if (named === undefined) return loadIndex(request, addressOf);
  const slug = more.length === 0 ? contentSlug(named) : null;
  if (slug === null) return NOTHING;
  const page = await shop.content.page(slug);
  return page.ok ? withWorkshops(request, page.value, addressOf(slug)) : failed(page.reason);
}

async function loadIndex(
  { shop }: PageContext,
  addressOf: (slug: string) => string,
): Promise<PageLoadResult<ContentBody>> {
  const pages = await shop.content.pages();
  if (!pages.ok) return failed(pages.reason);
  const index = pages.value
    .map(({ slug, title, description }) => ({ name: title, description, path: addressOf(slug) }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en-GB'));
  const page = { title: contentTexts.index, description: contentTexts.indexDescription, body: '' };
  return { kind: 'page', body: bodyOf({ page, index, canonical: '/Pages' }), tags: TAGS };
}

async function loadHomeInDefaultLayout(request: PageContext): Promise<PageLoadResult<HomeBody>> {
  const loaded = await loadHome(request);
  if (loaded.kind !== 'page') return loaded;
  const { home } = loaded.body;
  return { ...loaded, body: { home, layout: 'default' } };
}
