import type { Registration } from '../../src/domain/customer/registration';
import { said, type OpenHarness } from './harness';
import { signedIn } from './signed-in';
import { contract, present, reasonOf, valueOf } from './suite';

const PASSWORD = 'Pe0ny-Stems!';
const OTHER = 'An0ther-passw0rd!';
/** More attempts than a shopper's typing errors. */
const TOO_OFTEN = 12;

/** Passwords that every backend refuses. */
const NO_PASSWORDS = [
  ['of one class of signs', 'aaaaaaaa'],
  ['with blanks around it', ` ${PASSWORD} `],
  ['of three hundred characters', 'aA1!'.repeat(75)],
] as const;

/** What an account refuses: invalid details, passwords, expired keys and sessions. */
export function accountRefusalsContract(adapter: string, open: OpenHarness): void {
  contract(`Refusals of accounts as kept by ${adapter}`, open, (h) => {
    const aVisitor = async () => (await h().given.visitor()).ports.accounts;
    const aPerson = async (overrides: Partial<Registration> = {}): Promise<Registration> => ({
      email: await h().given.newEmail(),
      password: PASSWORD,
      firstName: 'Bea',
      lastName: 'Ray',
      ...overrides,
    });

    async function expectNoAccount(person: Registration) {
      const accounts = await aVisitor();
      expect(reasonOf(await accounts.register(person, null))).toMatchObject({
        kind: 'rejected',
        // The middleware refuses a password that is too long, with a sentence of ours.
        message: h().hasNotices ? said(h()) : (expect.any(String) as string),
      });
      valueOf(await accounts.register({ ...(await aPerson()), email: person.email, password: PASSWORD }, null));
    }

    test.each([
      ...NO_PASSWORDS.map(([what, password]) => [`a password ${what}`, { password }] as const),
      ['a birthday to come', { dateOfBirth: '2099-01-01' }],
      ['a birthday on 30 February', { dateOfBirth: '1980-02-30' }],
      ['a first name of blanks', { firstName: '  ' }],
      ['a last name of three hundred characters', { lastName: 'x'.repeat(300) }],
    ] as const)('S8-20 %s creates no account, and the email stays available', async (_what, overrides) => {
      await expectNoAccount(await aPerson(overrides));
    });

    test('S8-20 the email itself is refused as a password', async () => {
      const email = `A1${await h().given.newEmail()}`;
      await expectNoAccount(await aPerson({ email, password: email }));
    });

    test.each(['a,b@c.de', 'a@b.c'])('S8-20 %s is refused as an email', async (email) => {
      const accounts = await aVisitor();
      expect(reasonOf(await accounts.register(await aPerson({ email }), null)).kind).toBe('rejected');
      const { ports, credentials } = await signedIn(h());
      expect(reasonOf(await ports.accounts.changeEmail(email, credentials.password)).kind).toBe('rejected');
    });

    test.each([...NO_PASSWORDS, ['too short', 'Sh0rt!']] as const)(
      'S7-78 a new password %s is refused, and the old one stays valid',
      async (_what, next) => {
        const { ports, credentials } = await signedIn(h());
        expect(reasonOf(await ports.accounts.changePassword(credentials.password, next)).kind).toBe('rejected');
        await signedIn(h(), credentials);
      },
    );

    test.each([
      ['a first name of blanks', { firstName: '   ' }],
      ['no last name', { lastName: '' }],
      ['a name of three hundred characters', { firstName: 'x'.repeat(300) }],
      ['a birthday to come', { dateOfBirth: '2099-01-01' }],
    ] as const)('S7-75 %s changes nothing', async (_what, change) => {
      const { accounts } = (await signedIn(h())).ports;
      const before = valueOf(await accounts.customer());
      expect(reasonOf(await accounts.changeProfile(change)).kind).toBe('rejected');
      expect(valueOf(await accounts.customer())).toEqual(before);
    });

    test('S7-78 a new password ends the sessions of all other browsers', async () => {
      const here = await signedIn(h());
      const elsewhere = await signedIn(h(), here.credentials);
      valueOf(await here.ports.accounts.changePassword(here.credentials.password, OTHER));
      expect(valueOf(await here.ports.accounts.customer()).email).toBe(here.credentials.email);
      expect(reasonOf(await elsewhere.ports.accounts.customer()).kind).toBe('unauthorised');
    });

    async function withResetKey() {
      const owner = await signedIn(h());
      valueOf(await owner.ports.accounts.requestPasswordReset(owner.credentials.email, null));
      return { ...owner, key: await h().given.key('reset', owner.credentials.email) };
    }

    test('S7-80 a password reset key is invalid once the password was changed', async () => {
      const { ports, credentials, key } = await withResetKey();
      const { email, password } = credentials;
      valueOf(await ports.accounts.changePassword(password, OTHER));
      const late = await (await aVisitor()).resetPassword({ email, password: PASSWORD, key }, null);
      expect(reasonOf(late).kind).toBe('rejected');
      await signedIn(h(), { email, password: OTHER });
    });

    test('S7-80 a password reset key sent to the old email is invalid for the new one', async () => {
      const { ports, credentials, key } = await withResetKey();
      const email = await h().given.newEmail();
      const change = valueOf(await ports.accounts.changeEmail(email, credentials.password));
      for (const address of change.kind === 'changed' ? [email, credentials.email] : [email]) {
        const late = await (await aVisitor()).resetPassword({ email: address, password: OTHER, key }, null);
        expect(reasonOf(late).kind).toBe('rejected');
      }
    });

    test('S7-79 password reset emails are limited, whether or not the account exists', async () => {
      const accounts = await aVisitor();
      const { email } = await h().given.customer();
      const nobody = await h().given.newEmail();
      const answers = [];
      for (let asked = 0; asked < TOO_OFTEN; asked += 1) {
        answers.push(await Promise.all([email, nobody].map((one) => accounts.requestPasswordReset(one, null))));
      }
      for (const [known, unknown] of answers) expect(unknown).toEqual(known);
      expect(answers[0]?.[0]?.ok).toBe(true);
      const last = present(answers.at(-1)?.[0], 'answer');
      expect(['busy', 'rejected']).toContain(reasonOf(last).kind);
    });

    test('S8-21 after many wrong passwords the right one gets the same refusal, and other accounts are unaffected', async () => {
      const accounts = await aVisitor();
      const { email, password } = await h().given.customer();
      const wrong = reasonOf(await accounts.signIn({ email, password: OTHER }, null));
      for (let tried = 1; tried < TOO_OFTEN; tried += 1) await accounts.signIn({ email, password: OTHER }, null);
      expect(reasonOf(await accounts.signIn({ email, password }, null))).toEqual(wrong);
      await signedIn(h());
    });

    test('S7-80 setting a password by email confirms the account, which may then sign in', async () => {
      const person = await aPerson();
      const { email } = person;
      const accounts = await aVisitor();
      valueOf(await accounts.register(person, null));
      valueOf(await accounts.requestPasswordReset(email, null));
      const key = await h().given.key('reset', email);
      valueOf(await accounts.resetPassword({ email, password: OTHER, key }, null));
      await signedIn(h(), { email, password: OTHER });
    });
  });
}
