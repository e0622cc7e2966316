import type { NewsletterScreenProps } from '../../../ui/screens/NewsletterScreen';
import type { SignInScreenProps } from '../../../ui/screens/SignInScreen';
import { readFormOutcome } from '../form-outcome';
import type { PageContext, PageLoadResult } from './page';

/** Messages of the sign-in page after a form. */
const SIGN_IN_OUTCOMES = ['confirm', 'sent', 'reduced', 'deleted'] as const;

const NOT_OFFERED = { kind: 'failed', status: 404 } as const;

/** The forms of the login modal for visitors without scripts; `form` in the query names one. */
export async function loadSignIn({
  shop,
  query,
}: PageContext): Promise<PageLoadResult<Omit<SignInScreenProps, 'site'>>> {
  if (!shop.offers.accounts) return NOT_OFFERED;
  const { refusals, account, left } = readFormOutcome(query);
  const form = query.form === 'register' || query.form === 'forgotten' ? query.form : 'sign-in';
  const isSignedIn = shop.session.auth.isSignedIn();
  const done = SIGN_IN_OUTCOMES.find((one) => one === account) ?? null;
  const named = done === 'reduced' && isSignedIn && left.length > 0;
  const found = named ? await shop.commerce.catalogue.productsBySku(left) : null;
  const notTaken = found?.ok === true ? found.value.map(({ name }) => name) : [];
  return {
    kind: 'page',
    body: { form, isSignedIn, done, notTaken, refusal: refusals[0] ?? null, typed: typedOf(shop, refusals) },
  };
}

export async function loadNewsletter({
  shop,
  query,
}: PageContext): Promise<PageLoadResult<Omit<NewsletterScreenProps, 'site'>>> {
  if (!shop.offers.newsletter) return NOT_OFFERED;
  const { refusals, newsletter } = readFormOutcome(query);
  const body = { status: newsletter, refusal: refusals[0] ?? null, typed: typedOf(shop, refusals) };
  return { kind: 'page', body };
}

/** What was typed, as long as the page says that it was refused. */
function typedOf({ session }: PageContext['shop'], refusals: readonly unknown[]): SignInScreenProps['typed'] {
  return refusals.length === 0 ? {} : session.typedForm.fields();
}
