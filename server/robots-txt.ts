import { type Config, isThisMachine } from '../src/composition/settings/config';

/** Pages that are one visitor's; each page there says so too. */
const PERSONAL = ['api', 'checkout', 'customer'];

/**
 * What crawlers may fetch: nothing from a shop that only its own machine can reach, otherwise every public page. Pages
 * with `noindex` stay open, because a crawler has to read that.
 */
export function robotsTxt({ siteUrl, stores }: Pick<Config, 'siteUrl' | 'stores'>): string {
  if (isThisMachine(siteUrl)) return 'User-agent: *\nDisallow: /\n';
  const closed = stores.flatMap(({ pathPrefix }) => PERSONAL.map((name) => `Disallow: ${pathPrefix}/${name}/\n`));
  return `User-agent: *\n${closed.join('')}\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
