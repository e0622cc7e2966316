import { loadEnquiry } from '../adapters/http/pages/enquiry';
import { personalPage } from '../composition/server/pages';
import { EnquiryScreen } from '../ui/screens/EnquiryScreen';

export const getServerSideProps = personalPage(loadEnquiry);

export default EnquiryScreen;
