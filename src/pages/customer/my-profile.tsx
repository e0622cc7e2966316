import { createProfile } from '../../composition/browser/account-pages/profile';
import { accountPage } from '../../composition/server/pages';
import { loadProfile } from '../../adapters/http/pages/profile';
import { accountScreen } from '../../ui/screens/account/account-screen';
import { ProfileScreen, type ProfileScreenProps } from '../../ui/screens/account/ProfileScreen';

export const getServerSideProps = accountPage(loadProfile);

export default accountScreen('my-profile', (props: Omit<ProfileScreenProps, 'createProfile'>) => (
  <ProfileScreen {...props} createProfile={createProfile} />
));
