import '../theme/pages/sign-in-page.module.css';
import type { SignInPageProps } from '../components/account/SignInPage';
import { ServerOnly } from '../components/shared/ServerOnly';
import { Static } from '../../next-internals/server-only/server-components';
import { sharedTexts } from '../texts/en/shared';
import { signInTexts } from '../texts/en/account/sign-in';

export type SignInScreenProps = SignInPageProps;

/** The forms of the login modal on a page of their own, which works without scripts. */
export function SignInScreen(props: SignInScreenProps) {
  return (
    <>
      <Static.PageHead title={sharedTexts.pageTitle(signInTexts.titles[props.form], props.site.storeName)}>
        <meta name="robots" content="noindex" />
      </Static.PageHead>
      <ServerOnly id="sign-in">{process.env.NEXT_RUNTIME !== '' && <Static.SignInPage {...props} />}</ServerOnly>
    </>
  );
}
