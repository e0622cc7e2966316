import { type IncomingMessage, type ServerResponse } from 'node:http';
import { type Config } from '../src/composition/settings/config';
import { acceptedEncoding, type EncodedPage, type Encoding } from './encoded-page';
import { type PageCache } from './page-cache';
import { currencyCookie, type PageRequest } from './page-request';
import { cachedHeaders, isKnown } from './page-response';
import { isFromOtherSite } from './request-origin';
import { completeSecurityHeaders, securityHeaders } from './security-headers';

type KnownPage = Pick<PageRequest, 'key' | 'isDefaultCurrency'>;

/** Values of `Accept-Encoding` and URLs of pages that are remembered, for each page that the cache may hold. */
const URLS_PER_PAGE = 2;
const MAX_ENCODINGS = 100;

/**
 * Serves fresh pages of the cache without parsing what was parsed before: the request target and the currency decide which
 * page it is. Nothing else of a visitor is remembered, and the page's bytes are only in the cache.
 */
export class FastPath {
  private readonly known = new Map<string, KnownPage>();
  private readonly encodings = new Map<string | undefined, Encoding>();
  private readonly always: readonly (readonly [string, string])[];

  constructor(
    private readonly config: Pick<Config, 'allowedHosts' | 'cookieProfile' | 'pageCache' | 'siteUrl'>,
    private readonly cache: Pick<PageCache, 'fresh'>,
  ) {
    this.always = securityHeaders(config.siteUrl.startsWith('https:'));
  }

  /** Remembers which page a checked request is for. */
  remember(
    { url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>,
    { key, isDefaultCurrency }: PageRequest,
  ): void {
    keep(
      this.known,
      this.nameOf(url, headers.cookie),
      { key, isDefaultCurrency },
      URLS_PER_PAGE * this.config.pageCache.maxEntries,
    );
  }

  /** True if it has answered; false for every request that must be checked first, and for a page that is not fresh. */
  serve({ method, url = '', headers }: IncomingMessage, response: ServerResponse): boolean {
    if (method !== 'GET' && method !== 'HEAD') return false;
    if (isFromOtherSite({ method, headers })) return false;
    const known = this.known.get(this.nameOf(url, headers.cookie));
    if (known === undefined || !this.config.allowedHosts.includes(headers.host ?? '')) return false;
    if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return false;
    const page = this.cache.fresh(known.key);
    if (page === null) return false;
    const { isDefaultCurrency } = known;
    if (headers['if-none-match'] !== undefined && isKnown(headers['if-none-match'], page)) {
      response.writeHead(304, this.head(page, isDefaultCurrency, null));
      response.end();
      return true;
    }
    const encoding = this.encodingOf(headers['accept-encoding']);
    response.writeHead(page.status, this.head(page, isDefaultCurrency, encoding));
    response.end(method === 'HEAD' ? undefined : page.bodyIn(encoding));
    return true;
  }

  private nameOf(url: string, cookies: string | undefined): string {
    return `${currencyCookie(cookies, this.config.cookieProfile) ?? ''} ${url}`;
  }

  private encodingOf(accepted: string | undefined): Encoding {
    const encoding = this.encodings.get(accepted) ?? acceptedEncoding(accepted);
    keep(this.encodings, accepted, encoding, MAX_ENCODINGS);
    return encoding;
  }

  /** Names and values in turn; without an encoding, of a 304. */
  private head(page: EncodedPage, isDefaultCurrency: boolean, encoding: Encoding | null): string[] {
    const ready = page.heads.get(String(encoding));
    if (ready !== undefined) return ready;
    const headers = new Map<string, readonly [string, string]>();
    const set = (name: string, value: string) => void headers.set(name.toLowerCase(), [name, value]);
    for (const [name, value] of [...this.always, ...cachedHeaders(page, isDefaultCurrency, 'hit')]) set(name, value);
    completeSecurityHeaders({
      hasHeader: (name) => headers.has(name.toLowerCase()),
      setHeader: set,
    });
    if (encoding !== null && encoding !== 'identity') set('Content-Encoding', encoding);
    if (encoding !== null) set('Content-Length', String(page.bodyIn(encoding).length));
    const head = [...headers.values()].flat();
    page.heads.set(String(encoding), head);
    return head;
  }
}

/** Adds an entry; the oldest one is dropped when there are too many. */
function keep<Key, Value>(table: Map<Key, Value>, key: Key, value: Value, most: number): void {
  if (table.has(key)) return;
  table.set(key, value);
  const oldest = table.keys().next();
  if (table.size > most && oldest.done !== true) table.delete(oldest.value);
}
