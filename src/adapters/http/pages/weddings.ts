import { contentSlug } from '../../../domain/content/content-page';
import { moreWeddings } from '../../../domain/content/wedding';
import { WEDDINGS } from '../../../domain/navigation/routes';
import type { WeddingScreenProps } from '../../../ui/screens/WeddingScreen';
import type { WeddingsScreenProps } from '../../../ui/screens/WeddingsScreen';
import { weddingTexts } from '../../../ui/texts/en/layout/weddings';
import { forServerOnly } from '../../../next-internals/server-only/for-server-only';
import { failed, type PageContext, type PageLoadResult } from './page';

export type WeddingsBody =
  { readonly weddings: Omit<WeddingsScreenProps, 'site'> } | { readonly wedding: Omit<WeddingScreenProps, 'site'> };

/** Tags of every entry of a collection. */
const TAGS = ['content:weddings', 'content:pages'];

/** All fields of a wedding except title, description and pictures. */
const DRAWN_BY_SERVER = [
  'slug',
  'season',
  'place',
  'cover',
  'body',
  'flowers',
  'credit',
  'costFrom',
  'costTo',
] as const;

/** All weddings, or the one that the rest of the path names by its slug. */
export async function loadWeddings(
  request: PageContext,
  [named, ...more]: readonly string[],
): Promise<PageLoadResult<WeddingsBody>> {
  if (named === undefined) return loadGallery(request);
  const slug = more.length === 0 ? contentSlug(named) : null;
  return slug === null ? { kind: 'failed', status: 404 } : loadWedding(request, slug);
}

async function loadGallery({ shop }: PageContext): Promise<PageLoadResult<WeddingsBody>> {
  const [page, weddings] = await Promise.all([shop.content.page(WEDDINGS), shop.content.weddings()]);
  if (!weddings.ok) return failed(weddings.reason);
  if (!page.ok && page.reason.kind !== 'not-found') return failed(page.reason);
  const words = page.ok
    ? page.value
    : { title: weddingTexts.weddings, description: weddingTexts.description, body: '' };
  const gallery = { page: forServerOnly(words, 'description', 'body'), weddings: weddings.value };
  return { kind: 'page', body: { weddings: forServerOnly(gallery, 'weddings') }, tags: TAGS };
}

/** Without other weddings to look at it lacks a part. */
async function loadWedding({ shop }: PageContext, slug: string): Promise<PageLoadResult<WeddingsBody>> {
  const [wedding, all] = await Promise.all([shop.content.wedding(slug), shop.content.weddings()]);
  if (!wedding.ok) return failed(wedding.reason);
  const more = all.ok ? moreWeddings(all.value, wedding.value) : [];
  const shown = { wedding: forServerOnly(wedding.value, ...DRAWN_BY_SERVER), more };
  return {
    kind: 'page',
    body: { wedding: forServerOnly(shown, 'more') },
    partFailure: all.ok ? null : all.reason,
    tags: TAGS,
  };
}
