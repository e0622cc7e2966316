import { type IncomingMessage } from 'node:http';

/**
 * Whether a page of another site has made the request, other than to show a whole page of ours, as links in emails and search
 * results do, and the way back from a bank. A service worker of ours that asks for such a page says `empty`; only it can, and it asks for no frame.
 * A page that is fetched ahead is not shown, and an answer of the API (`isCall`) is no page.
 */
export function isFromOtherSite(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  isCall = false,
): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== 'cross-site' && site !== 'same-site') return false;
  const into = headers['sec-fetch-dest'];
  const isPage = headers['sec-fetch-mode'] === 'navigate' && (into === 'document' || into === 'empty');
  return method !== 'GET' || !isPage || isCall || headers['sec-purpose'] !== undefined;
}
