import type { Registration } from '../../src/domain/customer/registration';
import type { OpenHarness } from './harness';
import { signedIn } from './signed-in';
import { contract, reasonOf, valueOf } from './suite';

const PASSWORD = 'Passw0rd!';
const OTHER = 'An0ther-passw0rd!';

export function accountsContract(adapter: string, open: OpenHarness): void {
  contract(`Accounts as kept by ${adapter}`, open, (h) => {
    const aPerson = async (overrides: Partial<Registration> = {}): Promise<Registration> => ({
      email: await h().given.newEmail(),
      password: PASSWORD,
      firstName: 'Bea',
      lastName: 'Ray',
      ...overrides,
    });

    test('S7-72 the right words sign in, and what comes back shows who it is from then on', async () => {
      const { ports, credentials } = await signedIn(h());
      expect(valueOf(await ports.accounts.customer()).email).toBe(credentials.email);
    });

    test('two browsers may be signed in at once, and one that leaves leaves the other', async () => {
      const first = await signedIn(h());
      const second = await signedIn(h(), first.credentials);
      valueOf(await first.ports.accounts.signOut());
      expect(reasonOf(await first.ports.accounts.customer()).kind).toBe('unauthorised');
      expect(valueOf(await second.ports.accounts.customer()).email).toBe(first.credentials.email);
    });

    test('S8-21 a wrong password and an address nobody has are refused in the same words', async () => {
      const { accounts } = h().ports;
      const { email } = await h().given.customer();
      const wrong = reasonOf(await accounts.signIn({ email, password: OTHER }, null));
      const nobody = reasonOf(await accounts.signIn({ email: await h().given.newEmail(), password: PASSWORD }, null));
      expect(wrong).toMatchObject({ kind: 'rejected', message: expect.stringMatching(/\S/) });
      expect(nobody).toEqual(wrong);
    });

    test('S7-77 a token that was revoked is nobody’s, and cannot be revoked again', async () => {
      const { ports } = await signedIn(h());
      valueOf(await ports.accounts.signOut());
      expect(reasonOf(await ports.accounts.customer()).kind).toBe('unauthorised');
      expect(reasonOf(await ports.accounts.signOut()).kind).toBe('unauthorised');
    });

    test('S7-73 S4-33 a new account is as it was told, and is confirmed before anybody may sign in', async () => {
      const { accounts } = h().ports;
      const person = await aPerson({ isSubscribed: true, prefix: 'Dr', dateOfBirth: '1980-02-29', taxNumber: 'GB1' });
      const { email, password } = person;
      expect(valueOf(await accounts.register(person, null))).toEqual({
        email,
        firstName: 'Bea',
        lastName: 'Ray',
        prefix: 'Dr',
        suffix: null,
        dateOfBirth: '1980-02-29',
        taxNumber: 'GB1',
        isSubscribed: expect.any(Boolean),
      });
      expect(reasonOf(await accounts.signIn({ email, password }, null)).kind).toBe('rejected');
      valueOf(await accounts.confirm(email, await h().given.key('confirm', email)));
      expect(valueOf(await accounts.signIn({ email, password }, null)).token).toMatch(/\S/);
    });

    test('a key that is no key confirms nothing, nor does one that was used', async () => {
      const { accounts } = h().ports;
      const { email } = valueOf(await accounts.register(await aPerson(), null));
      const key = await h().given.key('confirm', email);
      expect(reasonOf(await accounts.confirm(email, `${key}x`)).kind).toBe('rejected');
      expect(reasonOf(await accounts.confirm(await h().given.newEmail(), key)).kind).toBe('rejected');
      valueOf(await accounts.confirm(email, key));
      expect(reasonOf(await accounts.confirm(email, key)).kind).toBe('rejected');
    });

    test('S8-22 an address that has an account is refused, however its letters are written', async () => {
      const { email } = await h().given.customer();
      const again = await aPerson({ email: email.toUpperCase() });
      expect(reasonOf(await h().ports.accounts.register(again, null))).toMatchObject({
        kind: 'rejected',
        message: expect.stringMatching(/\S/),
      });
    });

    test.each([
      ['a short password', { password: 'Sh0rt!' }],
      ['an address that is none', { email: 'nobody' }],
    ])('%s is refused, and no account is made', async (_what, overrides) => {
      const person = await aPerson(overrides);
      expect(reasonOf(await h().ports.accounts.register(person, null)).kind).toBe('rejected');
      expect(reasonOf(await h().ports.accounts.signIn(person, null)).kind).toBe('rejected');
    });

    test('S7-74 nobody is told who they are without a token, or with one that was made up', async () => {
      const browser = await h().given.browser();
      expect(reasonOf(await browser.ports.accounts.customer()).kind).toBe('unauthorised');
      browser.show('made-up');
      expect(reasonOf(await browser.ports.accounts.customer()).kind).toBe('unauthorised');
    });

    test('S7-75 what is given is changed, and everything else stays', async () => {
      const { ports, credentials } = await signedIn(h());
      const before = valueOf(await ports.accounts.customer());
      const after = valueOf(await ports.accounts.changeProfile({ lastName: 'Fern' }));
      expect(after).toEqual({ ...before, lastName: 'Fern' });
      expect(valueOf(await ports.accounts.customer())).toEqual(after);
      expect(after.email).toBe(credentials.email);
    });

    test('the newsletter follows its tick', async () => {
      const { ports, credentials } = await signedIn(h());
      expect(valueOf(await ports.accounts.changeProfile({ isSubscribed: true })).isSubscribed).toBe(true);
      expect(await h().look.getsNewsletter(credentials.email)).toBe(true);
      expect(valueOf(await ports.accounts.changeProfile({ isSubscribed: false })).isSubscribed).toBe(false);
      expect(await h().look.getsNewsletter(credentials.email)).toBe(false);
    });

    test('S7-76 S5-28 the e-mail is changed with the password, and counts from then on', async () => {
      const { ports, credentials } = await signedIn(h());
      const email = await h().given.newEmail();
      expect(reasonOf(await ports.accounts.changeEmail(email, OTHER)).kind).toBe('rejected');
      expect(valueOf(await ports.accounts.changeEmail(email, credentials.password)).email).toBe(email);
      await signedIn(h(), { ...credentials, email });
      expect(reasonOf(await ports.accounts.signIn(credentials, null)).kind).toBe('rejected');
    });

    test('an e-mail that somebody else has is refused', async () => {
      const { ports, credentials } = await signedIn(h());
      const { email } = await h().given.customer();
      expect(reasonOf(await ports.accounts.changeEmail(email, credentials.password)).kind).toBe('rejected');
    });

    test('S7-78 the password is changed by whoever knows it', async () => {
      const { ports, credentials } = await signedIn(h());
      const { email, password } = credentials;
      expect(reasonOf(await ports.accounts.changePassword(OTHER, OTHER)).kind).toBe('rejected');
      valueOf(await ports.accounts.changePassword(password, OTHER));
      expect(reasonOf(await ports.accounts.signIn({ email, password }, null)).kind).toBe('rejected');
      await signedIn(h(), { email, password: OTHER });
    });

    test('S7-79 S7-80 a forgotten password is set by the key of the letter, once; it ends every sign-in', async () => {
      const { ports, credentials } = await signedIn(h());
      const { email } = credentials;
      const { accounts } = h().ports;
      valueOf(await accounts.requestPasswordReset(email, null));
      const key = await h().given.key('reset', email);
      expect(reasonOf(await accounts.resetPassword({ email, password: OTHER, key: `${key}x` }, null)).kind).toBe(
        'rejected',
      );
      valueOf(await accounts.resetPassword({ email, password: OTHER, key }, null));
      expect(reasonOf(await ports.accounts.customer()).kind).toBe('unauthorised');
      await signedIn(h(), { email, password: OTHER });
      expect(reasonOf(await accounts.resetPassword({ email, password: PASSWORD, key }, null)).kind).toBe('rejected');
    });

    test('S7-79 an address nobody has is answered like one that somebody has', async () => {
      const { accounts } = h().ports;
      const { email } = await h().given.customer();
      const known = await accounts.requestPasswordReset(email, null);
      expect(await accounts.requestPasswordReset(await h().given.newEmail(), null)).toEqual(known);
    });

    test('what only a customer may do is unauthorised for a guest', async () => {
      const { accounts } = h().ports;
      const answers = [
        await accounts.changeProfile({ firstName: 'X' }),
        await accounts.changeEmail('x@example.org', PASSWORD),
        await accounts.changePassword(PASSWORD, OTHER),
        await accounts.signOut(),
      ];
      expect(answers.map((answer) => reasonOf(answer).kind)).toEqual(answers.map(() => 'unauthorised'));
    });

    test('with nobody at the other end every call is unreachable', async () => {
      const { accounts: silent } = await h().given.unreachable();
      const person = await aPerson();
      const answers = [
        await silent.signIn(person, null),
        await silent.signOut(),
        await silent.register(person, null),
        await silent.confirm(person.email, 'k'),
        await silent.customer(),
        await silent.changeProfile({}),
        await silent.changeEmail('x@example.org', PASSWORD),
        await silent.changePassword(PASSWORD, OTHER),
        await silent.requestPasswordReset(person.email, null),
        await silent.resetPassword({ email: person.email, password: OTHER, key: 'k' }, null),
      ];
      expect(answers.map((answer) => reasonOf(answer).kind)).toEqual(answers.map(() => 'unreachable'));
    });
  });
}
