import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const kept = new WeakMap<object, Map<string, string>>();

/** The HTML of `content`, rendered once for `owner` and `id`. It is forgotten with its owner. */
export function cachedHtml(owner: object, id: string, content: ReactNode): string {
  const ofOwner = kept.get(owner) ?? new Map<string, string>();
  kept.set(owner, ofOwner);
  const html = ofOwner.get(id) ?? renderToStaticMarkup(content);
  ofOwner.set(id, html);
  return html;
}
