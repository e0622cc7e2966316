import { createNewPassword } from '../composition/browser/account-pages/new-password';
import { loadNewPassword } from '../adapters/http/pages/emailed-links';
import { personalPage } from '../composition/server/pages';
import { NewPasswordScreen, type NewPasswordScreenProps } from '../ui/screens/account/NewPasswordScreen';

export const getServerSideProps = personalPage(loadNewPassword('reset'));

export default function ResetPasswordPage(props: Omit<NewPasswordScreenProps, 'createNewPassword'>) {
  return <NewPasswordScreen {...props} createNewPassword={createNewPassword} />;
}
