import type { Thing } from 'schema-dts';
import { WEDDINGS } from '../../domain/navigation/routes';
import type { PathBody } from '../screens/PathScreen';
import type { SiteProps } from '../site-props';
import { weddingTexts } from '../texts/en/layout/weddings';
import { breadcrumbData } from './breadcrumb-data';
import { floristData } from './florist-data';
import { productData } from './product-data';
import { questionsData } from './questions-data';
import { weddingData } from './wedding-data';
import { workshopData } from './workshop-data';

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
