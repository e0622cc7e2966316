import { inStore } from './site-props';

/** The target of a link; what stands between quotes in sanitised HTML holds neither a quote nor an angle bracket. */
const LINK = /(<a [^>]*?\bhref=")([^"]*)"/g;

/** Sanitised HTML whose links to paths of ours stay in the store that is open. */
export function htmlInStore(storePrefix: string, html: string): string {
  if (storePrefix === '') return html;
  return html.replace(LINK, (_link, start: string, path: string) => `${start}${inStore(storePrefix, path)}"`);
}
