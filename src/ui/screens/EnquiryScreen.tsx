import '../theme/pages/enquiry-page.module.css';
import type { EnquiryPageProps } from '../components/enquiries/EnquiryPage';
import { ServerOnly } from '../components/shared/ServerOnly';
import { Static } from '../../next-internals/server-only/server-components';

export type EnquiryScreenProps = EnquiryPageProps;

/** Asks the florist something by a form, which works without scripts. */
export function EnquiryScreen(props: EnquiryScreenProps) {
  return (
    <ServerOnly id="enquiry-page">{process.env.NEXT_RUNTIME !== '' && <Static.EnquiryPage {...props} />}</ServerOnly>
  );
}
