import { personalPage } from '../../composition/server/pages/page';
import { loadProfilePage } from '../../composition/server/pages/profile';
import { ProfileScreen, type ProfileScreenProps } from '../../ui/screens/ProfileScreen';

export const getServerSideProps = personalPage(loadProfilePage);

export default function ProfilePage({ site }: ProfileScreenProps) {
  return <ProfileScreen site={site} />;
}
