import type { StrategyOptions } from 'workbox-strategies';
import { BOUNDS, isTooOld, keptUrl, mayKeepPage, PICTURE_FRESH_S, sentAt } from './keep-rules';
import { keptPage, withBody } from './kept-page';
import { offlinePage } from './shell';

type WorkboxPlugin = NonNullable<StrategyOptions['plugins']>[number];

/** Keeps what `mayKeep` allows and what is no larger than `bytes`. */
export function keepIf(mayKeep: (response: Response) => boolean, bytes: number): WorkboxPlugin {
  return {
    cacheWillUpdate: async ({ response }) => {
      if (!mayKeep(response)) return null;
      const { size } = await response.clone().blob();
      return size <= bytes ? response : null;
    },
  };
}

/** Pages are kept under their own URL and shown as what they are: kept. */
export const showAsKept: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(keptUrl(request.url)),
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    const sent = cachedResponse === undefined ? null : sentAt(cachedResponse.headers);
    if (!cachedResponse || sent === null || !mayKeepPage(cachedResponse)) return null;
    if (isTooOld(cachedResponse.headers, Date.now(), BOUNDS.pages.seconds)) return null;
    return withBody(cachedResponse, keptPage(await cachedResponse.text(), sent));
  },
};

/** The offline page, where there is nothing else to show. */
export const elseOfflinePage: WorkboxPlugin = { handlerDidError: offlinePage };

/** The network again for a picture older than a day. */
export const freshPictures: WorkboxPlugin = {
  cachedResponseWillBeUsed: ({ cachedResponse }) =>
    Promise.resolve(
      cachedResponse && !isTooOld(cachedResponse.headers, Date.now(), PICTURE_FRESH_S) ? cachedResponse : null,
    ),
};

/** Without a network, returns any cached copy, however old. */
export const elseAnyCopy: WorkboxPlugin = {
  handlerDidError: ({ request }) => caches.match(request, { ignoreVary: true }),
};
