import { loadSignIn } from '../adapters/http/pages/account';
import { personalPage } from '../composition/server/pages';
import { SignInScreen } from '../ui/screens/SignInScreen';

export const getServerSideProps = personalPage(loadSignIn);

export default SignInScreen;
