import type { LinkPurpose } from '../../../application/ports/session';
import type { ConfirmScreenProps } from '../../../ui/screens/account/ConfirmScreen';
import type { NewPasswordBody } from '../../../ui/screens/account/NewPasswordScreen';
import { readFormOutcome, type FormOutcome } from '../form-outcome';
import { linkHandle } from '../session/link-handle';
import type { PageContext, PageLoadResult } from './page';

/** The parameter of the link that has its key. */
const KEY = { reset: 'token', confirm: 'key', email: 'key', newsletter: 'key' } as const;
/** Messages of the page after its form. */
const DONE = {
  reset: ['password-reset'],
  confirm: ['confirmed', 'confirmed-as-registered'],
  email: ['email-confirmed'],
  newsletter: ['newsletter-confirmed'],
} as const satisfies Record<LinkPurpose, readonly FormOutcome['account'][]>;

interface LinkPage<Purpose extends LinkPurpose> {
  /** Handle of the link that was followed; null without one. */
  readonly link: string | null;
  /** Whether the link has an address. */
  readonly hasEmail: boolean;
  readonly done: (typeof DONE)[Purpose][number] | null;
  readonly refusal: ConfirmScreenProps['refusal'];
}

/**
 * The page of an emailed link. Its key is taken out of the URL at once and kept in a cookie, so that no page, log, history or
 * referrer has it; opening the link does nothing else, because mail scanners do so too. Without a link it redirects to
 * the home page.
 */
async function linkPage<Purpose extends LinkPurpose>(
  purpose: Purpose,
  { shop, visitor, path, query }: PageContext,
): Promise<PageLoadResult<LinkPage<Purpose>>> {
  if (!(purpose === 'newsletter' ? shop.offers.newsletter : shop.offers.accounts))
    return { kind: 'failed', status: 404 };
  const { emailedLinks } = shop.session;
  const key = query[KEY[purpose]];
  if (typeof key === 'string' && key !== '') {
    emailedLinks.remember(purpose, { email: typeof query.email === 'string' ? query.email : '', key });
    return { kind: 'redirect', to: path.slice(visitor.store.pathPrefix.length), setsCookies: true };
  }
  const { account, refusals } = readFormOutcome(query);
  const [refusal = null] = refusals;
  const outcomes: readonly (typeof DONE)[Purpose][number][] = DONE[purpose];
  const done = outcomes.find((one) => one === account) ?? null;
  const kept = emailedLinks.read(purpose);
  if (kept === null && done === null && refusal === null) return { kind: 'redirect', to: '/' };
  const link = kept === null ? null : linkHandle(kept);
  return { kind: 'page', body: { link, hasEmail: kept === null || kept.email !== '', done, refusal } };
}

/** A new password, by the link of a forgotten one or of a new account. */
export const loadNewPassword =
  (purpose: NewPasswordBody['purpose']) =>
  async (request: PageContext): Promise<PageLoadResult<NewPasswordBody>> => {
    const loaded = await linkPage(purpose, request);
    if (loaded.kind !== 'page') return loaded;
    const { link, hasEmail, done, refusal } = loaded.body;
    const isSignedIn = done !== null && request.shop.session.auth.isSignedIn();
    return { kind: 'page', body: { purpose, link, asksEmail: !hasEmail, done, refusal, isSignedIn } };
  };

type ConfirmBody = Omit<ConfirmScreenProps, 'site'>;

/** A button that confirms a new address of an account, or the newsletter. */
export const loadConfirm =
  (purpose: ConfirmBody['purpose']) =>
  async (request: PageContext): Promise<PageLoadResult<ConfirmBody>> => {
    const loaded = await linkPage(purpose, request);
    if (loaded.kind !== 'page') return loaded;
    const { link, done, refusal } = loaded.body;
    const isDone = done !== null;
    const signedInAs = isDone && purpose === 'email' ? await emailOfSession(request) : null;
    return { kind: 'page', body: { purpose, link, isDone, refusal, signedInAs } };
  };

/** Whose session this browser has: not always that of the account whose link was followed. */
async function emailOfSession({ shop }: PageContext): Promise<string | null> {
  if (!shop.session.auth.isSignedIn()) return null;
  const customer = await shop.commerce.accounts.customer();
  return customer.ok ? customer.value.email : null;
}
