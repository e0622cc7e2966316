import { type OutgoingHttpHeaders } from 'node:http';

/** The complete response of the handler, before it is sent. Header names are lower-case. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/** Next's default for every server-rendered page without a header of its own. */
const NEXT_DEFAULT = 'private, no-cache, no-store, max-age=0, must-revalidate';
const MAX_SECONDS = 86_400;
/** How long a page that does not exist is kept here, if it says by `Cache-Tag` what could make it exist. */
const MISSING_SECONDS = 60;

/** Seconds the page may be cached, 0 for none. page-store.ts has the rules. */
export function cacheSeconds({ status, headers }: RenderedPage): number {
  if (headers['set-cookie'] !== undefined) return 0;
  const type = headerText(headers['content-type']);
  if (!/^(text\/html|application\/json)\b/.test(type)) return 0;
  if (status === 404) return headers['cache-tag'] === undefined ? 0 : MISSING_SECONDS;
  if (status !== 200) return 0;
  const control = headerText(headers['cache-control']);
  if (control !== NEXT_DEFAULT && /\b(private|no-store)\b/.test(control)) return 0;
  const [, seconds = '0'] = /^max-age=(\d{1,6})$/.exec(headerText(headers['surrogate-control'])) ?? [];
  return Math.min(Number(seconds), MAX_SECONDS);
}

/** Seconds after which the page says something that is not true any more, such as at a cut-off; Infinity if it does not say so. */
export function endsInSeconds({ headers }: Pick<RenderedPage, 'headers'>): number {
  const wish = headerText(headers['x-posy-ends']);
  return /^\d{1,6}$/.test(wish) ? Number(wish) : Infinity;
}

/** True for a response that must not replace a cached page: a failure, a refusal, or a page that lacks a part. */
export function isFailure({ status, headers }: RenderedPage): boolean {
  const isGone = status === 404 || status === 410;
  return (status >= 400 && !isGone) || headers['x-posy-incomplete'] !== undefined;
}

export function headerText(value: OutgoingHttpHeaders[string]): string {
  return value === undefined ? '' : String(value);
}
