import '../theme/pages/sign-in-page.module.css';
import type { NewsletterPageProps } from '../components/account/NewsletterPage';
import { ServerOnly } from '../components/shared/ServerOnly';
import { Static } from '../../next-internals/server-only/server-components';
import { newsletterTexts } from '../texts/en/account/newsletter';
import { sharedTexts } from '../texts/en/shared';

export type NewsletterScreenProps = NewsletterPageProps;

/** The newsletter modal on a page of its own, which works without scripts. */
export function NewsletterScreen(props: NewsletterScreenProps) {
  return (
    <>
      <Static.PageHead title={sharedTexts.pageTitle(newsletterTexts.title, props.site.storeName)}>
        <meta name="robots" content="noindex" />
      </Static.PageHead>
      <ServerOnly id="newsletter">{process.env.NEXT_RUNTIME !== '' && <Static.NewsletterPage {...props} />}</ServerOnly>
    </>
  );
}
