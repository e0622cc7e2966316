import { openNewPassword } from '../composition/browser/account-pages/open-new-password';
import { loadResetPassword } from '../composition/server/pages/emailed-links';
import { personalPage } from '../composition/server/pages/page';
import { ResetPasswordScreen, type ResetPasswordScreenProps } from '../ui/screens/account/ResetPasswordScreen';

export const getServerSideProps = personalPage(loadResetPassword);

export default function ResetPasswordPage(props: Omit<ResetPasswordScreenProps, 'openNewPassword'>) {
  return <ResetPasswordScreen {...props} openNewPassword={openNewPassword} />;
}
