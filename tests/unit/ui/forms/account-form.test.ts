import { checkAccount } from '../../../../src/ui/forms/account-form';

const GOOD = { firstName: 'Al', lastName: 'Lee', email: 'al@example.org' };
const check = async (change: Partial<typeof GOOD>) => Object.fromEntries(await checkAccount({ ...GOOD, ...change }));

test('S5-7 somebody with a short name and an e-mail may go on', async () => {
  expect(await check({})).toEqual({});
});

test('S5-1 an empty field is required, and that is all that is said of it', async () => {
  expect(await check({ firstName: '', lastName: '', email: '' })).toEqual({
    firstName: 'This field is required',
    lastName: 'This field is required',
    email: 'This field is required',
  });
});

test('S5-2, S5-7 a name has at least 2 characters', async () => {
  expect(await check({ firstName: 'A' })).toEqual({ firstName: 'The field should have at least 2 characters' });
});

test.each(['al', 'al@', '@example.org', 'al@example', 'al example@example.org'])(
  'S5-6 "%s" is no e-mail',
  async (email) => {
    expect(await check({ email })).toEqual({ email: 'Invalid email' });
  },
);

test('a name longer than the shop can keep is refused instead of being cut', async () => {
  expect(await check({ lastName: 'L'.repeat(255) })).toEqual({});
  expect(await check({ lastName: 'L'.repeat(256) })).toEqual({
    lastName: 'The field should have at most 255 characters',
  });
});
