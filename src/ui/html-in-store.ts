import { inStore } from './site-props';

/** The target of a link. Quoted values of sanitised HTML contain no quotes or angle brackets. */
const LINK = /(<a [^<>]*?\bhref=")([^"]*)"/g;

/** Adds the store prefix to internal links of sanitised HTML. */
export function htmlInStore(storePrefix: string, html: string): string {
  if (storePrefix === '') return html;
  return html.replace(LINK, (_link, start: string, path: string) => `${start}${inStore(storePrefix, path)}"`);
}
