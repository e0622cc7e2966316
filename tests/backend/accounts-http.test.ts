import {
  createCustomer,
  CUSTOMER,
  Customer,
  freshEmail,
  generateToken,
  linksTo,
  accountShop,
  PASSWORD,
  refusalOf,
  UNAUTHORISED,
} from './account';
import { type RunningShop, MONDAY_MORNING } from './running-shop';
import { onBothDatabases } from './on-both-databases';

onBothDatabases((openShop) => {
  let shop: RunningShop;
  let now = MONDAY_MORNING;

  beforeAll(async () => {
    shop = await openShop(accountShop({ now: () => now }));
  });
  afterAll(() => shop.stop());
  beforeEach(() => {
    now = MONDAY_MORNING;
  });

  const MINUTE = 60_000;
  const WRONG = {
    category: 'graphql-authentication',
    message:
      'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
  };
  const me = '{ customer { email firstname } }';

  describe('creating an account', () => {
    test('S7-73, S3-51 returns a new customer with the submitted data', async () => {
      const email = freshEmail();
      const { body } = await createCustomer(shop, {
        email: ` ${email} `,
        password: PASSWORD,
        firstname: '  Ann ',
        lastname: 'Lee',
        prefix: 'Dr',
        date_of_birth: '1980-02-29',
        taxvat: 'GB1',
        is_subscribed: true,
      });
      expect(body.data.createCustomerV2.customer).toEqual({
        email,
        firstname: 'Ann',
        middlename: null,
        lastname: 'Lee',
        prefix: 'Dr',
        suffix: null,
        date_of_birth: '1980-02-29',
        taxvat: 'GB1',
        is_subscribed: true,
        default_billing: null,
        default_shipping: null,
        addresses: [],
      });
      expect(await linksTo(shop, email, 'welcome')).toEqual([new URL('http://shop.example/')]);
    });

    test.each([
      ['an invalid address', { email: 'ann' }, '"ann" is not a valid email address.'],
      ['no first name', { firstname: ' ' }, 'Required parameters are missing: First Name'],
      ['no names', { firstname: '', lastname: '' }, 'Required parameters are missing: First Name, Last Name'],
      [
        'no password',
        { password: null },
        'The password needs at least 8 characters. Create a new password and try again.',
      ],
      [
        'a short password',
        { password: 'P0!aaaa' },
        'The password needs at least 8 characters. Create a new password and try again.',
      ],
      [
        'a long password',
        { password: `P0!${'a'.repeat(254)}` },
        'Please enter a password with at most 256 characters.',
      ],
      [
        'a password with two kinds of characters',
        { password: 'password1' },
        'Minimum of different classes of characters in password is 3. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.',
      ],
      [
        'a password with a trailing space',
        { password: 'Peony&Rose1 ' },
        "The password can't begin or end with a space. Verify the password and try again.",
      ],
      [
        'the address as password',
        { email: 'A1@example.org', password: 'A1@example.org' },
        "The password can't be the same as the email address. Create a new password and try again.",
      ],
      ['an invalid date of birth', { date_of_birth: '1980-02-30' }, 'Invalid date'],
      [
        'a date of birth in the future',
        { date_of_birth: '2026-10-06' },
        'The Date of Birth should not be greater than today.',
      ],
    ])('refuses %s', async (_title, wrong, message) => {
      const input = { email: freshEmail(), password: PASSWORD, firstname: 'Ann', lastname: 'Lee', ...wrong };
      expect(refusalOf(await createCustomer(shop, input))).toEqual({ category: 'graphql-input', message });
    });

    test('rejects fields that a customer cannot set with a schema error', async () => {
      for (const wrong of [{ id: 1 }, { confirmed: true }, { group_id: 3 }]) {
        const { body } = await createCustomer(shop, { email: freshEmail(), firstname: 'A', lastname: 'B', ...wrong });
        expect(body.errors[0].extensions.category).toBe('graphql');
        expect(body.data).toBeUndefined();
      }
    });

    test('S8-22 creates one account per address, whatever its spelling, also with concurrent requests', async () => {
      const email = freshEmail();
      const input = { password: PASSWORD, firstname: 'Ann', lastname: 'Lee' };
      const spellings = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? email : email.toUpperCase()));
      const answers = await Promise.all(
        spellings.map((spelling) => createCustomer(shop, { ...input, email: spelling })),
      );
      const refused = answers.filter((answer) => answer.body.errors !== undefined);
      expect(refused).toHaveLength(19);
      for (const answer of refused) {
        expect(refusalOf(answer)).toEqual({
          category: 'graphql-input',
          message: 'A customer with the same email address already exists in an associated website.',
        });
      }
    });
  });

  describe('signing in', () => {
    test('S7-72, S7-74, S7-77 accepts a token until it is revoked', async () => {
      const ann = await Customer.join(shop);
      expect(ann.token).toMatch(/^[\w-]{43}$/);
      expect((await ann.data(me)).customer).toEqual({ email: ann.email, firstname: 'Ann' });
      expect((await ann.data('mutation { revokeCustomerToken { result } }')).revokeCustomerToken).toEqual({
        result: true,
      });
      expect(refusalOf(await ann.request(me))).toEqual(UNAUTHORISED);
      expect(refusalOf(await ann.request('mutation { revokeCustomerToken { result } }'))).toEqual(UNAUTHORISED);
    });

    test('finds an address whatever its upper and lower case', async () => {
      const ann = await Customer.join(shop);
      expect((await generateToken(shop, ann.email.toUpperCase(), PASSWORD)).body.errors).toBeUndefined();
    });

    test('expires a token after an hour, used or not', async () => {
      const ann = await Customer.join(shop);
      now += 59 * MINUTE;
      expect((await ann.data(me)).customer.email).toBe(ann.email);
      now += MINUTE;
      expect(refusalOf(await ann.request(me))).toEqual(UNAUTHORISED);
    });

    test('takes the lifetime of a token from the settings', async () => {
      const other = await openShop(accountShop({ now: () => now, accounts: { tokenMinutes: 5 } }));
      const ann = await Customer.join(other);
      now += 5 * MINUTE - 1;
      expect((await ann.request(me)).body.errors).toBeUndefined();
      now += 1;
      expect(refusalOf(await ann.request(me))).toEqual(UNAUTHORISED);
      await other.stop();
    });

    test('S8-21 refuses a wrong password and an unknown address with the same message', async () => {
      const ann = await Customer.join(shop);
      expect(refusalOf(await generateToken(shop, ann.email, 'Peony&Rose2'))).toEqual(WRONG);
      expect(refusalOf(await generateToken(shop, freshEmail(), PASSWORD))).toEqual(WRONG);
      expect(refusalOf(await generateToken(shop, ann.email, PASSWORD.repeat(30)))).toEqual(WRONG);
      expect(refusalOf(await generateToken(shop, '', PASSWORD))).toEqual({
        category: 'graphql-input',
        message: 'Specify the "email" value.',
      });
      expect(refusalOf(await generateToken(shop, ann.email, ''))).toEqual({
        category: 'graphql-input',
        message: 'Specify the "password" value.',
      });
    });

    test('locks an address for ten minutes after ten wrong passwords, with an unchanged message', async () => {
      const ann = await Customer.join(shop);
      for (let tries = 0; tries < 10; tries += 1) await generateToken(shop, ann.email, 'Wrong&Word1');
      expect(refusalOf(await generateToken(shop, ann.email, PASSWORD))).toEqual(WRONG);
      // Existing sessions are not affected.
      expect((await ann.request(me)).body.errors).toBeUndefined();
      now += 10 * MINUTE;
      expect((await generateToken(shop, ann.email, PASSWORD)).body.errors).toBeUndefined();
    });

    test('resets the count of wrong passwords after the right one', async () => {
      const ann = await Customer.join(shop);
      for (let round = 0; round < 2; round += 1) {
        for (let tries = 0; tries < 9; tries += 1) await generateToken(shop, ann.email, 'Wrong&Word1');
        expect((await generateToken(shop, ann.email, PASSWORD)).body.errors).toBeUndefined();
      }
    });

    test('counts concurrent guesses like successive ones', async () => {
      const ann = await Customer.join(shop);
      const guesses = Array.from({ length: 40 }, () => generateToken(shop, ann.email, 'Wrong&Word1'));
      await Promise.all(guesses);
      expect(refusalOf(await generateToken(shop, ann.email, PASSWORD))).toEqual(WRONG);
    });

    test('S6-1 rejects tokens that are forged, truncated, doubled or of another scheme', async () => {
      const ann = await Customer.join(shop);
      for (const header of [
        'Bearer nobody',
        `Bearer ${ann.token.slice(1)}`,
        `Bearer ${ann.token} ${ann.token}`,
        `Basic ${ann.token}`,
        ann.token,
        'Bearer ',
      ]) {
        expect(refusalOf(await shop.request(me, {}, { Authorization: header }))).toEqual(UNAUTHORISED);
      }
    });
  });

  describe('an account that requires confirmation', () => {
    let careful: RunningShop;
    beforeAll(async () => {
      careful = await openShop(accountShop({ now: () => now, accounts: { confirmation: true } }));
    });
    afterAll(() => careful.stop());

    const input = () => ({ email: freshEmail(), password: PASSWORD, firstname: 'Ann', lastname: 'Lee' });
    const NOT_CONFIRMED = {
      category: 'graphql-authentication',
      message: "This account isn't confirmed. Verify and try again.",
    };
    const confirm = (email: string, key: string) =>
      careful.request(
        `mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { customer { ${CUSTOMER} } } }`,
        {
          input: { email, confirmation_key: key },
        },
      );

    test('S4-33, S8-19 refuses to sign in before the link of the email was opened', async () => {
      const ann = input();
      await createCustomer(careful, { ...ann, is_subscribed: true });
      expect(refusalOf(await generateToken(careful, ann.email, PASSWORD))).toEqual(NOT_CONFIRMED);
      expect(refusalOf(await generateToken(careful, ann.email, 'Wrong&Word1'))).toEqual(WRONG);
      const [link] = await linksTo(careful, ann.email, 'confirm');
      expect(link?.pathname).toBe('/customer/account/confirm');
      expect(link?.searchParams.get('email')).toBe(ann.email);
      const key = link?.searchParams.get('key') ?? '';
      const { body } = await confirm(ann.email, key);
      expect(body.data.confirmEmail.customer).toMatchObject({ email: ann.email, is_subscribed: true });
      expect((await generateToken(careful, ann.email, PASSWORD)).body.errors).toBeUndefined();
      expect(refusalOf(await confirm(ann.email, key))).toEqual({
        category: 'graphql-input',
        message: 'This confirmation key is invalid or has expired.',
      });
    });

    test('accepts a key for its own account only, and for three days', async () => {
      const [ann, ben] = [input(), input()];
      await createCustomer(careful, ann);
      await createCustomer(careful, ben);
      const [link] = await linksTo(careful, ann.email, 'confirm');
      const key = link?.searchParams.get('key') ?? '';
      const invalid = { category: 'graphql-input', message: 'This confirmation key is invalid or has expired.' };
      expect(refusalOf(await confirm(ben.email, key))).toEqual(invalid);
      expect(refusalOf(await confirm('nobody', key))).toEqual({
        category: 'graphql-input',
        message: 'Email is invalid',
      });
      now += 72 * 60 * MINUTE;
      expect(refusalOf(await confirm(ann.email, key))).toEqual(invalid);
      expect(refusalOf(await generateToken(careful, ann.email, PASSWORD))).toEqual(NOT_CONFIRMED);
    });

    test('sends the email again on sign-in, at most every ten minutes', async () => {
      const ann = input();
      await createCustomer(careful, ann);
      await generateToken(careful, ann.email, PASSWORD);
      now += 10 * MINUTE;
      await generateToken(careful, ann.email, PASSWORD);
      await generateToken(careful, ann.email, PASSWORD);
      const links = await linksTo(careful, ann.email, 'confirm', 2);
      expect(links).toHaveLength(2);
      const answers = [];
      for (const link of links) answers.push(await confirm(ann.email, link.searchParams.get('key') ?? ''));
      // Only the newer link is valid.
      expect(answers.filter((answer) => answer.body.errors === undefined)).toHaveLength(1);
    });
  });
});
