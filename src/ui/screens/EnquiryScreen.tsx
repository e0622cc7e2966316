import '../theme/pages/enquiry-page.module.css';
import type { NativeEnquiryProps } from '../components/enquiries/NativeEnquiry';
import { ServerOnly } from '../components/shared/ServerOnly';
import { Static } from '../../next-internals/server-only/server-components';

export type EnquiryScreenProps = NativeEnquiryProps;

/** Asks the florist something by a form, which works without scripts. */
export function EnquiryScreen(props: EnquiryScreenProps) {
  return (
    <ServerOnly id="enquiry-page">{process.env.NEXT_RUNTIME !== '' && <Static.NativeEnquiry {...props} />}</ServerOnly>
  );
}
