import type { Content } from '../../../application/ports/content';
import type { Failure } from '../../../application/ports/failures';
import type { TopBanner } from '../../../domain/content/layout';
import type { Result } from '../../../domain/shared/result';
import { refreshingCache } from './refreshing-cache';

/** The banner is one for all stores and currencies; its `{delivery}` is filled in when it is drawn. */
const KEY = 'topbar';

/**
 * The top banner as it was fetched, renewed in the background after a minute. If a fetch fails, the last banner stays.
 * Time is in ms, from `now`.
 */
export function cacheTopBanner(
  content: Pick<Content, 'topBanner'>,
  now: () => number,
): (version: number) => Promise<Result<TopBanner, Failure>> {
  const banner = refreshingCache<Result<TopBanner, Failure>>(
    async (_key, before) => {
      const read = await content.topBanner();
      // The florist may have none.
      const whole = read.ok || read.reason.kind === 'not-found';
      return { value: whole ? read : (before ?? read), whole };
    },
    now,
    'in-background',
  );
  return (version) => banner(KEY, version);
}
