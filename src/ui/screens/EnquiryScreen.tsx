import '../theme/pages/enquiry-page.module.css';
import { EnquiryCaptcha } from '../components/enquiries/EnquiryCaptcha';
import type { EnquiryPageProps } from '../components/enquiries/EnquiryPage';
import { ServerOnly } from '../components/shared/ServerOnly';
import { Static } from '../../next-internals/server-only/server-components';

export type EnquiryScreenProps = EnquiryPageProps;

/** Asks the florist something by a form, which works without scripts unless the shop uses a captcha. */
export function EnquiryScreen(props: EnquiryScreenProps) {
  return (
    <>
      <ServerOnly id="enquiry-page">{process.env.NEXT_RUNTIME !== '' && <Static.EnquiryPage {...props} />}</ServerOnly>
      {props.site.needsCaptcha && <EnquiryCaptcha />}
    </>
  );
}
