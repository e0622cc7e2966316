import { makeRequestPasswordReset, makeResetPassword } from '../../../../../src/application/account/reset-password';
import { ok } from '../../../../../src/domain/shared/result';
import { ForgottenPasswordViewModel } from '../../../../../src/ui/view-models/account/forgotten-password-view-model';
import { NewPasswordViewModel } from '../../../../../src/ui/view-models/account/new-password-view-model';
import { PasswordChangeViewModel } from '../../../../../src/ui/view-models/account/password-change-view-model';
import { RegistrationViewModel } from '../../../../../src/ui/view-models/account/registration-view-model';
import { SignInViewModel } from '../../../../../src/ui/view-models/account/sign-in-view-model';
import { resetRequestMessage } from '../../../../../src/ui/texts/en/account/account-refusals';
import { PASSWORD } from '../../../../builders/a-customer';
import { withoutCaptcha } from '../../../application/account/no-captcha';
import { anAccountTab } from '../../an-account-tab';

const NEW = 'n3w-passw0rd!';

const requesting = (accounts: ReturnType<typeof anAccountTab>['accounts']) => {
  const request = withoutCaptcha(makeRequestPasswordReset({ accounts }));
  return (email: string) => request({ email });
};

describe('Signing in', () => {
  function aForm() {
    const tab = anAccountTab();
    let done = 0;
    return { ...tab, done: () => done, vm: new SignInViewModel({ ...tab, onDone: () => (done += 1) }) };
  }

  test('S5-1 S5-6 nothing is sent before both fields are right', async () => {
    const { vm, wire, done } = aForm();
    vm.form.setValue('email', 'ann');
    await vm.submit();
    expect([...vm.form.messages]).toEqual([
      ['email', 'Invalid email'],
      ['password', 'This field is required. Please enter your password.'],
    ]);
    expect([wire.calls, done()]).toEqual([[], 0]);
  });

  test('the right password closes the form and is cleared', async () => {
    const { vm, session, done } = aForm();
    vm.form.setValue('email', ' ann@example.org ');
    vm.form.setValue('password', PASSWORD);
    await vm.submit();
    expect([session.isLoggedIn, done()]).toEqual([true, 1]);
    expect(vm.form.values).toEqual({ email: '', password: '' });
  });

  test('a wrong password leaves the form open with the entered values', async () => {
    const { vm, session, done } = aForm();
    vm.form.setValue('email', 'ann@example.org');
    vm.form.setValue('password', ' passw0rd!');
    await vm.submit();
    expect(session.signingIn.error).toMatchObject({ kind: 'rejected' });
    expect([done(), vm.form.values.email]).toEqual([0, 'ann@example.org']);
    vm.form.setValue('password', PASSWORD);
    expect(session.signingIn.error).toBeNull();
  });

  test('two presses are one sign-in', async () => {
    const { vm, wire } = aForm();
    vm.form.setValue('email', 'ann@example.org');
    vm.form.setValue('password', PASSWORD);
    await Promise.all([vm.submit(), vm.submit()]);
    expect(wire.calls.filter((call) => call === 'accounts.signIn')).toHaveLength(1);
  });
});

describe('Registering', () => {
  function aForm(needsConfirmation = false) {
    const tab = anAccountTab({ data: { needsConfirmation } });
    const outcomes: string[] = [];
    const vm = new RegistrationViewModel({ ...tab, onDone: (outcome) => void outcomes.push(outcome) });
    const fill = () => {
      vm.form.setValue('email', 'bea@example.org');
      vm.form.setValue('firstName', 'Bea');
      vm.form.setValue('lastName', 'Ray');
      vm.form.setValue('password', PASSWORD);
    };
    return { ...tab, outcomes, vm, fill };
  }

  test('nothing is sent without consent; with it the newsletter choice is sent too', async () => {
    const { vm, fill, wire, outcomes, shop } = aForm(true);
    fill();
    await vm.submit();
    expect([...vm.form.messages.keys()]).toEqual(['agreed']);
    expect(wire.calls).toEqual([]);
    vm.agree(true);
    vm.tickNewsletter(true);
    await vm.submit();
    expect(outcomes).toEqual(['confirm']);
    expect(shop.people.withEmail('bea@example.org')?.customer.isSubscribed).toBe(true);
  });

  test('a weak password is refused at its field', async () => {
    const { vm, fill, wire } = aForm();
    fill();
    vm.agree(true);
    vm.form.setValue('password', 'password1');
    await vm.submit();
    expect(vm.form.messages.get('password')).toMatch(/symbol/);
    expect(wire.calls).toEqual([]);
  });

  test('a refusal keeps the entered values', async () => {
    const { vm, fill, outcomes, session } = aForm();
    fill();
    vm.form.setValue('email', 'ann@example.org');
    vm.agree(true);
    await vm.submit();
    expect([outcomes, vm.form.values.firstName]).toEqual([[], 'Bea']);
    expect(session.registering.error).toMatchObject({ kind: 'rejected' });
  });
});

describe('A forgotten password', () => {
  test('requests the email, and shows where it is sent without revealing whether there is an account', async () => {
    const { accounts } = anAccountTab();
    const requestReset = requesting(accounts);
    for (const email of ['ann@example.org', 'nobody@example.org']) {
      const vm = new ForgottenPasswordViewModel({ requestReset });
      vm.form.setValue('email', email);
      await vm.submit();
      expect([vm.sentTo, vm.sending.error]).toEqual([email, null]);
    }
  });

  test('S8-23 shows a refusal on the form with its one text', async () => {
    const { accounts, wire } = anAccountTab();
    const vm = new ForgottenPasswordViewModel({
      requestReset: requesting(accounts),
    });
    wire.failNext('accounts.requestPasswordReset', { kind: 'rejected', code: 'UNDEFINED', message: 'Too many.' });
    vm.form.setValue('email', 'ann@example.org');
    await vm.submit();
    expect(vm.sentTo).toBeNull();
    const { error } = vm.sending;
    expect(error === null ? '' : resetRequestMessage(error)).toBe(
      'It was not possible to request a new password, please check the entered email address.',
    );
  });
});

describe('A new password', () => {
  async function aForm() {
    const tab = anAccountTab();
    await tab.accounts.requestPasswordReset('ann@example.org');
    const key = tab.shop.people.withEmail('ann@example.org')?.resetKey ?? '';
    const reset = withoutCaptcha(makeResetPassword({ accounts: tab.accounts }));
    const savePassword = async (email: string, password: string) => {
      const saved = await reset({ email: email === '' ? 'ann@example.org' : email, password, key });
      return saved.ok ? ok('password-reset' as const) : saved;
    };
    tab.wire.calls.length = 0;
    return { ...tab, vm: new NewPasswordViewModel({ savePassword, asksEmail: false }) };
  }

  test('reports different passwords without a request', async () => {
    const { vm, wire } = await aForm();
    vm.form.setValue('password', NEW);
    vm.form.setValue('repeated', `${NEW}x`);
    await vm.submit();
    expect([...vm.form.messages]).toEqual([['repeated', 'The two passwords are not the same']]);
    expect(wire.calls).toEqual([]);
  });

  test('sets the password once with the emailed key, and clears it', async () => {
    const { vm, wire, accounts } = await aForm();
    vm.form.setValue('password', NEW);
    vm.form.setValue('repeated', NEW);
    await vm.submit();
    expect([vm.done, vm.form.values.password]).toEqual(['password-reset', '']);
    await vm.submit();
    expect(wire.calls).toEqual(['accounts.resetPassword']);
    expect((await accounts.signIn({ email: 'ann@example.org', password: NEW })).ok).toBe(true);
  });

  test('reports a used key and changes nothing', async () => {
    const { vm, shop, account } = await aForm();
    shop.people.keep({ ...account, resetKey: null });
    vm.form.setValue('password', NEW);
    vm.form.setValue('repeated', NEW);
    await vm.submit();
    expect([vm.done, vm.saving.error?.kind]).toEqual([null, 'rejected']);
  });
});

describe('Changing the password', () => {
  function aForm() {
    const tab = anAccountTab({ isSignedIn: true });
    return { ...tab, vm: new PasswordChangeViewModel({ ...tab.useCases, notices: tab.notices }) };
  }

  test('saves, shows a notice and clears the passwords', async () => {
    const { vm, notices, accounts } = aForm();
    vm.form.setValue('current', PASSWORD);
    vm.form.setValue('password', NEW);
    vm.form.setValue('repeated', NEW);
    await vm.submit();
    expect(notices.shown).toMatchObject([{ type: 'success', title: 'User Account', persist: false }]);
    expect(vm.form.values).toEqual({ current: '', password: '', repeated: '' });
    expect((await accounts.signIn({ email: 'ann@example.org', password: NEW })).ok).toBe(true);
  });

  test("a wrong current password changes nothing and shows the backend's message", async () => {
    const { vm, notices } = aForm();
    vm.form.setValue('current', 'wrong');
    vm.form.setValue('password', NEW);
    vm.form.setValue('repeated', NEW);
    await vm.submit();
    expect(notices.shown).toMatchObject([
      { type: 'danger', message: 'That is not your current password. Please try again.' },
    ]);
    expect(vm.changing.error).toMatchObject({ kind: 'rejected' });
    expect(vm.form.values.password).toBe(NEW);
  });
});
