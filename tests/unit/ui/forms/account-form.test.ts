import { checkAccount } from '../../../../src/ui/forms/account-form';

const GOOD = { firstName: 'Al', lastName: 'Lee', email: 'al@example.org', phone: '01243771' };
const check = async (change: Partial<typeof GOOD>) => Object.fromEntries(await checkAccount({ ...GOOD, ...change }));

test('S5-7 accepts a short name and an email address', async () => {
  expect(await check({})).toEqual({});
});

test('S5-1 reports an empty field only as required', async () => {
  expect(await check({ firstName: '', lastName: '', email: '', phone: '' })).toEqual({
    firstName: 'This field is required. Please enter your first name.',
    lastName: 'This field is required. Please enter your last name.',
    email: 'This field is required. Please enter your email address.',
    phone: 'This field is required. Please enter your phone number.',
  });
});

test('refuses a web address as a name', async () => {
  expect(await check({ lastName: 'Lee www.evil.example' })).toEqual({
    lastName: 'A name cannot contain a web address',
  });
});

test.each(['J', 'O', 'ဦ', '李'])('S5-7 accepts the name "%s" of one letter', async (name) => {
  expect(await check({ firstName: name, lastName: name })).toEqual({});
});

test.each(['Mrs.Smith', 'Jean.Luc'])('accepts the name "%s" with a dot', async (name) => {
  expect(await check({ firstName: name })).toEqual({});
});

test.each(['al', 'al@', '@example.org', 'al@example', 'al example@example.org'])(
  'S5-6 rejects "%s" as an email address',
  async (email) => {
    expect(await check({ email })).toEqual({ email: 'Invalid email' });
  },
);

test('rejects a name that is too long instead of truncating it', async () => {
  expect(await check({ lastName: 'L'.repeat(255) })).toEqual({});
  expect(await check({ lastName: 'L'.repeat(256) })).toEqual({
    lastName: 'The field should have at most 255 characters',
  });
});

test('S5-4 requires at least 8 characters for a telephone number', async () => {
  expect(await check({ phone: '0124377' })).toEqual({ phone: 'The field should have at least 8 characters' });
});
