import { loadConfirm } from '../../adapters/http/pages/emailed-links';
import { personalPage } from '../../composition/server/pages';
import { ConfirmScreen } from '../../ui/screens/account/ConfirmScreen';

export const getServerSideProps = personalPage(loadConfirm('newsletter'));

export default ConfirmScreen;
