import type { LinkPurpose } from '../../../adapters/cookies/cookie-emailed-link';
import type { ConfirmScreenProps } from '../../../ui/screens/account/ConfirmScreen';
import type { ResetPasswordBody } from '../../../ui/screens/account/ResetPasswordScreen';
import { readFormResult } from '../../actions/read-form-result';
import type { PageContext, PageLoadResult } from './page';

/** The parameter of the link that has its key. */
const KEY = { reset: 'token', confirm: 'key', newsletter: 'key' } as const;
const DONE = { reset: 'password-reset', confirm: 'confirmed', newsletter: 'newsletter-confirmed' } as const;

interface LinkPage {
  /** Whether the link of an email was followed, and has an address. */
  readonly link: 'none' | 'without-email' | 'whole';
  readonly isDone: boolean;
  readonly refusal: ConfirmScreenProps['refusal'];
}

/**
 * The page of an emailed link. Its key is taken out of the URL at once and kept in a cookie, so that no page, log, history or
 * referrer has it; opening the link does nothing else, because mail scanners do so too. Without a link it leads home.
 */
async function linkPage(
  purpose: LinkPurpose,
  { shop, visitor, path, query }: PageContext,
): Promise<PageLoadResult<LinkPage>> {
  if (!(purpose === 'newsletter' ? shop.offers.newsletter : shop.offers.accounts))
    return { kind: 'failed', status: 404 };
  const { emailedLink } = shop.session;
  const key = query[KEY[purpose]];
  if (typeof key === 'string' && key !== '') {
    emailedLink.remember(purpose, { email: typeof query.email === 'string' ? query.email : '', key });
    return { kind: 'elsewhere', to: path.slice(visitor.store.pathPrefix.length), setsCookies: true };
  }
  const { account, refusals } = readFormResult(query);
  const [refusal = null] = refusals;
  const isDone = account === DONE[purpose];
  const kept = emailedLink.read(purpose);
  if (kept === null && !isDone && refusal === null) return { kind: 'elsewhere', to: '/' };
  const link = kept === null ? 'none' : kept.email === '' ? 'without-email' : 'whole';
  return { kind: 'page', body: { link, isDone, refusal } };
}

export async function loadResetPassword(request: PageContext): Promise<PageLoadResult<ResetPasswordBody>> {
  const loaded = await linkPage('reset', request);
  if (loaded.kind !== 'page') return loaded;
  const { link, ...body } = loaded.body;
  return { kind: 'page', body: { ...body, asksEmail: link === 'without-email' } };
}

type ConfirmBody = Omit<ConfirmScreenProps, 'site'>;

/** A button that confirms an account or a new address, or the newsletter. */
export const loadConfirm =
  (purpose: ConfirmBody['purpose']) =>
  async (request: PageContext): Promise<PageLoadResult<ConfirmBody>> => {
    const loaded = await linkPage(purpose, request);
    if (loaded.kind !== 'page') return loaded;
    const { isDone, refusal } = loaded.body;
    return { kind: 'page', body: { purpose, isDone, refusal } };
  };
