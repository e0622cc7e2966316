import { loadConfirm } from '../../../composition/server/pages/emailed-links';
import { personalPage } from '../../../composition/server/pages';
import { ConfirmScreen } from '../../../ui/screens/account/ConfirmScreen';

export const getServerSideProps = personalPage(loadConfirm('email'));

export default ConfirmScreen;
