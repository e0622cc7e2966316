import { NewsletterViewModel } from '../../../../../src/ui/view-models/account/newsletter-view-model';
import { ProfileViewModel } from '../../../../../src/ui/view-models/account/profile-view-model';
import { ok } from '../../../../../src/domain/shared/result';
import { aCustomer, PASSWORD } from '../../../../builders/a-customer';
import { anAccountTab } from '../../an-account-tab';

function aProfile() {
  const tab = anAccountTab({ isSignedIn: true });
  return { ...tab, vm: new ProfileViewModel({ ...tab.useCases, notices: tab.notices, customer: aCustomer() }) };
}

test('the form has the saved values', () => {
  const { vm } = aProfile();
  expect(vm.form.values).toEqual({ firstName: 'Ann', lastName: 'Lee', email: 'ann@example.org' });
});

test('S5-27 with the same email no password is required, and one request is sent', async () => {
  const { vm, wire, notices } = aProfile();
  vm.form.setValue('lastName', 'Ray');
  await vm.submit();
  expect(wire.calls).toEqual(['accounts.changeProfile']);
  expect([vm.asksPassword, vm.customer.lastName]).toEqual([false, 'Ray']);
  expect(notices.shown).toMatchObject([{ type: 'success', title: 'User Account', persist: false }]);
});

test('S5-27 S5-28 sends no email that stays the same, and no password without another', async () => {
  const { useCases, notices } = aProfile();
  const sent: unknown[] = [];
  const customer = aCustomer();
  const vm = new ProfileViewModel({
    updateProfile: (of, request) => {
      sent.push(request);
      return useCases.updateProfile(of, request);
    },
    notices,
    customer,
  });
  vm.typePassword(PASSWORD);
  await vm.submit();
  expect(sent).toEqual([{ change: { firstName: customer.firstName, lastName: customer.lastName } }]);
});

test('S5-27 S5-28 another email requires the password first; with it both requests are sent', async () => {
  const { vm, wire } = aProfile();
  vm.form.setValue('email', 'ann@new.example');
  await vm.submit();
  expect([vm.asksPassword, wire.calls]).toEqual([true, []]);
  vm.typePassword(PASSWORD);
  await vm.submit();
  expect(wire.calls).toEqual(['accounts.changeEmail', 'accounts.changeProfile']);
  expect([vm.asksPassword, vm.password, vm.customer.email]).toEqual([false, '', 'ann@new.example']);
});

test('S5-27 an email that has to be confirmed is announced by a notice that stays; the old email remains', async () => {
  const { vm, notices, accounts } = aProfile();
  accounts.changeEmail = async () => ok({ kind: 'email-sent' });
  vm.form.setValue('email', 'ann@new.example');
  vm.typePassword(PASSWORD);
  await vm.submit();
  expect(notices.shown).toMatchObject([
    { type: 'success', message: expect.stringContaining('ann@new.example'), persist: true },
  ]);
  expect(vm.customer.email).toBe('ann@example.org');
});

test('the password is not asked any more once the email is the old one again', async () => {
  const { vm, wire } = aProfile();
  vm.form.setValue('email', 'ann@new.example');
  await vm.submit();
  expect(vm.asksPassword).toBe(true);
  vm.form.setValue('email', 'ann@example.org');
  expect([vm.asksPassword, wire.calls]).toEqual([false, []]);
});

test('S5-27 the page follows what was saved, also when it was only the email', async () => {
  const { vm, wire } = aProfile();
  wire.failNext('accounts.changeProfile');
  vm.form.setValue('firstName', 'Bea');
  vm.form.setValue('email', 'ann@new.example');
  vm.typePassword(PASSWORD);
  await vm.submit();
  expect(vm.customer).toMatchObject({ firstName: 'Ann', email: 'ann@new.example' });
  expect([vm.updating.error?.kind, vm.password, vm.form.values.firstName]).toEqual(['only-email-saved', '', 'Bea']);
});

test("S8-20 a refusal is shown with the backend's joined messages, and the form is kept", async () => {
  const { vm, notices, wire } = aProfile();
  wire.failNext('accounts.changeEmail', { kind: 'rejected', code: 'UNDEFINED', message: 'a,b', messages: ['a', 'b'] });
  vm.form.setValue('email', 'ann@new.example');
  vm.typePassword(PASSWORD);
  await vm.submit();
  expect(notices.shown).toMatchObject([{ type: 'danger', title: 'User Account', message: 'a,b' }]);
  expect(vm.form.values.email).toBe('ann@new.example');
});

test("S5-5 an invalid email is reported with this form's text, and nothing is sent", async () => {
  const { vm, wire } = aProfile();
  vm.form.setValue('email', 'ann');
  await vm.submit();
  expect(vm.form.messages.get('email')).toBe('The email field must be a valid email');
  expect(wire.calls).toEqual([]);
});

describe('The newsletter', () => {
  test('S7-71 S3-53 the overlay shows the subscription status of an email, until it is edited', async () => {
    const { newsletter, wire } = anAccountTab();
    const vm = new NewsletterViewModel({ subscribe: (email) => newsletter.subscribe(email) });
    vm.form.setValue('email', 'nobody');
    await vm.submit();
    expect([wire.calls, vm.form.messages.get('email')]).toEqual([[], 'Invalid email']);
    vm.form.setValue('email', 'ann@example.org');
    await vm.submit();
    expect([wire.calls, [...vm.form.messages.keys()]]).toEqual([[], ['agreed']]);
    vm.agree(true);
    await vm.submit();
    expect(vm.status).toBe('subscribed');
    vm.form.setValue('email', 'bea@example.org');
    expect(vm.status).toBeNull();
  });

  test('a result for an email that was edited is not shown', async () => {
    const { newsletter } = anAccountTab();
    const vm = new NewsletterViewModel({ subscribe: (email) => newsletter.subscribe(email) });
    vm.form.setValue('email', 'ann@example.org');
    vm.agree(true);
    const sending = vm.submit();
    await Promise.resolve();
    vm.form.setValue('email', 'bea@example.org');
    await sending;
    expect(vm.status).toBeNull();
  });
});

test('begins with what was typed into a refused form, and takes no other fields of the cookie', () => {
  const tab = anAccountTab();
  const typed = { lastName: 'Ray', password: 'x', agreed: 'yes' };
  const vm = new ProfileViewModel({ ...tab.useCases, notices: tab.notices, customer: aCustomer(), typed });
  const { firstName, email } = aCustomer();
  expect(vm.form.values).toEqual({ firstName, lastName: 'Ray', email });
  expect(vm.password).toBe('');
});
