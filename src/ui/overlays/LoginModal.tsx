import '../theme/lazy/login.module.css';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { ForgottenForm, RegistrationForm, ResetRequested, SignInForm } from '../components/account/LoginForms';
import { useLoaded } from '../components/shared/use-loaded';
import { useShop } from '../shop-context';
import { signInTexts } from '../texts/en/account/sign-in';
import type { AccountFeature } from '../view-models/account/account-feature';
import { LoginViewModel } from '../view-models/account/login-view-model';
import type { OverlayContentProps } from './overlay-list';
import { titleId } from './OverlayFrame';
import { OverlayWaiting } from './OverlayWaiting';

/** Signing in, registering and asking for a new password. The page under it stays as it is. */
export function LoginModal(props: OverlayContentProps) {
  const { account } = useShop();
  const { value: feature, isFailed, retry } = useLoaded(true, account.open);
  if (feature === null) return <OverlayWaiting isFailed={isFailed} onAgain={retry} />;
  return <LoginForms feature={feature} {...props} />;
}

/** The email for which the page under the modal offers an account, as after an order. */
function offeredEmail(): string | null {
  return document.querySelector<HTMLElement>('a[data-register]')?.dataset.register ?? null;
}

interface LoginFormsProps extends OverlayContentProps {
  readonly feature: AccountFeature;
}

const LoginForms = observer(function LoginForms({ feature, site, onClose, onTitle }: LoginFormsProps) {
  const [vm] = useState(() => new LoginViewModel(feature, onClose, offeredEmail()));
  const isFirst = useRef(true);
  const { view } = vm;
  useEffect(() => {
    onTitle(signInTexts.titles[view]);
    // The focused element is gone.
    const start = view === 'register' ? 'register-firstName' : 'login-email';
    document.getElementById(isFirst.current ? start : titleId('login'))?.focus();
    isFirst.current = false;
  }, [view, onTitle]);
  const form = { vm, site };
  switch (view) {
    case 'sign-in':
      return <SignInForm {...form} />;
    case 'register':
      return <RegistrationForm {...form} />;
    case 'forgotten':
      return <ForgottenForm {...form} />;
    case 'sent':
      return <ResetRequested {...form} />;
  }
});
