import type { SingletonRouter } from 'next/router';

/**
 * Keeps the router of Next's client away from the history, whose entries are the pages' own: they listen to `popstate`
 * themselves. Does nothing where the shop's own client hydrates, which has no router.
 */
export function ignoreRouter(): void {
  if (process.env.NEXT_INTERNALS !== 'off') return;
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- unlike an `import`, left out where it is never reached
  const { default: router } = require('next/router') as { readonly default: SingletonRouter };
  router.ready(() => router.beforePopState(() => false));
}
