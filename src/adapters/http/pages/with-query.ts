import { allOf, type UrlQuery } from '../../../domain/navigation/reserved-params';

/** Characters that a visitor's query adds to a redirect. */
const MOST = 2_000;
/** Next's name for the path. */
const PATH = 'slug';

/**
 * A path of this site with what of a visitor's query it does not say itself: the link that was followed may have had a coupon, or
 * choices. A part that would make it too long is left out.
 */
export function withQuery(to: string, query: UrlQuery): string {
  const end = to.search(/#|$/);
  const [path = '', ...rest] = to.slice(0, end).split('?');
  const own = rest.join('?');
  const named = new URLSearchParams(own);
  const kept = Object.entries(query)
    .filter(([name]) => name !== PATH && !named.has(name))
    .flatMap(([name, values]) => allOf(values).map((value) => new URLSearchParams([[name, value]]).toString()));
  let room = MOST;
  const fitting = kept.filter((pair) => pair.length + 1 <= room && ((room -= pair.length + 1), true));
  const search = [own, ...fitting].filter((part) => part !== '').join('&');
  return `${path}${search === '' ? '' : `?${search}`}${to.slice(end)}`;
}
