import { accountPage } from '../../../composition/server/pages';
import { loadPersonalDataFile } from '../../../adapters/http/pages/my-data';
import { accountScreen } from '../../../ui/screens/account/account-screen';

export const getServerSideProps = accountPage(loadPersonalDataFile);

/** A file, drawn as a page only while it cannot be sent. */
export default accountScreen('my-data', () => null);
