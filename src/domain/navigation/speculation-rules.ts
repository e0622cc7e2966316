import { PERSONAL_ROUTES } from './routes';

/** Personal pages, which would be fetched twice, and calls; below a store's prefix too. */
const PERSONAL = PERSONAL_ROUTES.map((name) => `{/*}?/${name}{/*}?`);
const NOT_PAGES = '[rel~=nofollow],[download],[target]';

/**
 * The rules by which a browser fetches the page of a link ahead: when it is pressed, or pointed at for 200 ms
 * (`moderate`). A constant text, because the policy allows it by its hash.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { href_matches: PERSONAL } }, { not: { selector_matches: NOT_PAGES } }],
      },
      eagerness: 'moderate',
    },
  ],
});
