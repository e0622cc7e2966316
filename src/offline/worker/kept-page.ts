import { offlineTexts } from '../../ui/texts/en/layout/offline';
import { AFTER_LOAD } from '../release';

/**
 * A page without a connection: it does not hydrate, so that links, menus and accordions work and nothing waits for the
 * shop. `data-kept` hides parts that age or have to be sent (`after-load.css`), and the one script that is left reloads
 * the page as soon as the connection is back.
 */
export function withoutConnection(html: string, line = ''): string {
  return html
    .replace(/<script\b[^>]*>[^]*?<\/script>/gi, '')
    .replace(/<html\b/i, '<html data-kept=""')
    .replace(
      /<\/head>/i,
      `<link rel="stylesheet" href="${AFTER_LOAD.styles}"/><script src="${AFTER_LOAD.script}" defer=""></script></head>`,
    )
    .replace(/<body\b[^>]*>/i, (body) => `${body}${line}`);
}

/** `sent`: when it came from the server, ms since 1970. */
export function keptPage(html: string, sent: number): string {
  const line = `<div class="connection-line" role="status"><p class="page"><strong>${offlineTexts.keptFrom(sent)}</strong> ${offlineTexts.keptHint}</p></div>`;
  return withoutConnection(html, line);
}

/** The response with another body; the old one's encoding and length are not those of the new. */
export function withBody({ headers }: Response, html: string): Response {
  const kept = new Headers(headers);
  for (const name of ['content-encoding', 'content-length', 'etag']) kept.delete(name);
  return new Response(html, { headers: kept });
}
