import { observer } from 'mobx-react-lite';
import { signInTexts } from '../../texts/en/account/sign-in';
import type { LoginViewModel } from '../../view-models/account/login-view-model';
import { ViewSwitchButton } from './ViewSwitchButton';

/** After a new password was requested. Says the same whether or not there is an account. */
export const ResetRequested = observer(function ResetRequested({ vm }: { readonly vm: LoginViewModel }) {
  return (
    <div className="login-sent">
      <p role="status">
        {signInTexts.sentBefore} <strong>{vm.forgotten.sentTo}</strong> {signInTexts.sentAfter}
      </p>
      <p>{signInTexts.sentHint}</p>
      <p className="login-ways">
        <ViewSwitchButton vm={vm} to="sign-in" label={signInTexts.backToSignIn} />
      </p>
    </div>
  );
});
