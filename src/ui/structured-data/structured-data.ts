import type { Thing, Event, Place, Article, FAQPage, BreadcrumbList } from 'schema-dts';
import { WEDDINGS } from '../../domain/navigation/routes';
import type { PathBody } from '../screens/PathScreen';
import type { SiteProps } from '../site-props';
import { weddingTexts } from '../texts/en/layout/weddings';
import { floristData, pictureAddress, SHOP_ADDRESS, pageAddress } from './florist-data';
import { productData, offerData } from './product-data';
import type { Product } from '../../domain/catalogue/product';
import { shownGallery } from '../../domain/catalogue/configurable';
import { type WorkshopTime, workshopClock } from '../../domain/catalogue/workshop';
import type { Wedding } from '../../domain/content/wedding';
import type { Crumb } from '../../domain/navigation/breadcrumbs';
import { sharedTexts } from '../texts/en/shared';

/** A page's props: those of the catch-all route, or of a page without structured data. */
export type AnyPage = PathBody | Readonly<Record<never, never>>;

/** A page's structured data for search engines (schema.org), from the same data as the page. */
export function structuredData(site: SiteProps, page: AnyPage): readonly Thing[] {
  if ('home' in page) return [floristData(site)];
  if ('category' in page) {
    const { category, crumbs, path } = page.category;
    return [breadcrumbData(site, crumbs, { name: category.name, path })];
  }
  if ('content' in page) return contentData(site, page.content);
  if ('weddings' in page) return [breadcrumbData(site, [], { name: page.weddings.page.title, path: `/${WEDDINGS}` })];
  if ('wedding' in page) {
    const { wedding } = page.wedding;
    const gallery = { name: weddingTexts.weddings, path: `/${WEDDINGS}` };
    const current = { name: wedding.title, path: `/${WEDDINGS}/${wedding.slug}` };
    return [weddingData(site, wedding), breadcrumbData(site, [gallery], current)];
  }
  const shown = 'product' in page ? page.product : 'bundle' in page ? page.bundle : 'group' in page ? page.group : null;
  if (shown === null) return [];
  const { product, deliveryRules } = shown;
  const { name, path, breadcrumbs, workshopTime } = product;
  const crumbs = breadcrumbs.filter((crumb) => crumb.path !== path);
  const main =
    workshopTime === undefined
      ? productData(site, product, deliveryRules.leadDays)
      : workshopData(site, product, workshopTime);
  return [main, breadcrumbData(site, crumbs, { name, path })];
}

function contentData(site: SiteProps, { page, canonical }: Extract<PathBody, { content: object }>['content']): Thing[] {
  if (canonical === null) return [];
  const questions = questionsData(page.body);
  const crumbs = breadcrumbData(site, [], { name: page.title, path: canonical });
  return questions === null ? [crumbs] : [questions, crumbs];
}

/** A workshop: when it takes place, in the shop's own time, and what a place costs. */
function workshopData(site: SiteProps, product: Product, { day, hours, place }: WorkshopTime): Event {
  const clock = workshopClock(hours);
  const pictures = shownGallery(product);
  return {
    '@type': 'Event',
    name: product.name,
    description: product.metaDescription ?? product.name,
    startDate: clock === null ? day : `${day}T${clock.begins}`,
    ...(clock === null ? {} : { endDate: `${day}T${clock.ends}` }),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: placeData(place),
    organizer: { '@type': 'Organization', name: 'Posy', url: `${site.origin}/` },
    ...(pictures.length === 0 ? {} : { image: pictures.map((picture) => pictureAddress(site, picture)) }),
    ...(product.price.isUnknown === true ? {} : { offers: offerData(site, product) }),
  };
}

/** The shop, unless the workshop takes place somewhere else. */
function placeData(place: string | undefined): Place {
  const name = place?.trim().replace(/^at /i, '') ?? '';
  return name === '' || name.includes(SHOP_ADDRESS.streetAddress)
    ? { '@type': 'Place', name: 'Posy', address: SHOP_ADDRESS }
    : { '@type': 'Place', name, address: name };
}

/** The story of a wedding. The florist does not publish its date, so there is none. */
function weddingData(site: SiteProps, { slug, title, description, pictures }: Wedding): Article {
  const author = { '@type': 'Organization', name: site.storeName, url: pageAddress(site, '/') } as const;
  return {
    '@type': 'Article',
    headline: title,
    ...(description === '' ? {} : { description }),
    ...(pictures.length === 0 ? {} : { image: pictures.map((picture) => pictureAddress(site, picture)) }),
    mainEntityOfPage: pageAddress(site, `/${WEDDINGS}/${slug}`),
    author,
    publisher: author,
  };
}

/** A heading that asks, and the text below it. */
const QUESTION = /<h2[^<>]*>([^<]*\?)<\/h2>(.*?)(?=<h2[ >]|$)/gs;

/** The questions that the florist answers on a content page; null if none of its headings asks one. */
function questionsData(body: string): FAQPage | null {
  const questions = [...body.matchAll(QUESTION)].map(([, question = '', answer = '']) => ({
    '@type': 'Question' as const,
    name: question.trim(),
    acceptedAnswer: { '@type': 'Answer' as const, text: wordsOf(answer) },
  }));
  return questions.length === 0 ? null : { '@type': 'FAQPage', mainEntity: questions };
}

/** The words of HTML alone; elements would make the page larger, and say nothing more. */
function wordsOf(html: string): string {
  return html
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_entity, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The way from the home page, which the page shows above its heading. */
function breadcrumbData(site: SiteProps, crumbs: readonly Crumb[], current: Crumb): BreadcrumbList {
  const trail = [{ name: sharedTexts.home, path: '/' }, ...crumbs, current];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: pageAddress(site, path),
    })),
  };
}
