import type { SiteProps } from '../../../site-props';

/**
 * Props that every account page has. `loading`: the browser came from another site and sent no cookies.
 * `expired`: the shop no longer accepts the sign-in that the cookies carry.
 */
export type AccountBody<Body> = ({ readonly account: 'open' } & Body) | { readonly account: 'loading' | 'expired' };

/** Props of every page of the account. */
export type AccountPageProps<Body> = { readonly site: SiteProps } & AccountBody<Body>;
