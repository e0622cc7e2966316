import '../../theme/pages/sign-in-page.module.css';
import type { ConfirmPageProps } from '../../components/account/ConfirmPage';
import { ServerOnly } from '../../components/shared/ServerOnly';
import { Static } from '../../../next-internals/server-only/server-components';
import { linkTexts } from '../../texts/en/account/emailed-links';
import { sharedTexts } from '../../texts/en/shared';

export type ConfirmScreenProps = ConfirmPageProps;

/** Confirms an email address, or the newsletter, by a button: mail scanners open links, but press nothing. */
export function ConfirmScreen(props: ConfirmScreenProps) {
  return (
    <>
      <Static.PageHead title={sharedTexts.pageTitle(linkTexts[props.purpose].title, props.site.storeName)}>
        <meta name="robots" content="noindex" />
      </Static.PageHead>
      <ServerOnly id="confirm">{process.env.NEXT_RUNTIME !== '' && <Static.ConfirmPage {...props} />}</ServerOnly>
    </>
  );
}
