import type { CallResponse } from '../../../../../src/adapters/graphql-middleware/call-middleware';
import { MiddlewareAccounts } from '../../../../../src/adapters/graphql-middleware/customer/middleware-accounts';
import { aCustomer } from '../../../../builders/a-customer';
import { anError, answered, data, recordedCalls, saysNo, NO_RESPONSE } from '../recorded-calls';

const ANN = { email: 'ann@example.org', password: 'passw0rd!' };
const WIRE = {
  email: 'ann@example.org',
  firstname: 'Ann',
  lastname: 'Lee',
  prefix: null,
  suffix: '',
  date_of_birth: null,
  taxvat: null,
  is_subscribed: false,
  default_billing: null,
  __typename: 'Customer',
};

function open(method: string, ...answers: readonly CallResponse[]) {
  const wire = recordedCalls({ [method]: answers });
  const tokens: (string | null)[] = [];
  return {
    ...wire,
    tokens,
    accounts: new MiddlewareAccounts(wire.call, { keepToken: (token) => tokens.push(token) }, { currency: 'GBP' }),
  };
}

describe('Accounts over the middleware', () => {
  test('S7-72 S4-21 signing in sends email and password and stores the token, which is not in the result', async () => {
    const { accounts, calls, tokens } = open(
      'generateCustomerToken',
      data('generateCustomerToken', { token: 'a.b.c' }),
    );
    expect(await accounts.signIn(ANN, null)).toEqual({ ok: true, value: undefined });
    expect(calls[0]?.args).toEqual([ANN]);
    expect(tokens).toEqual(['a.b.c']);
  });

  test('S6-2 roles and groups that a backend answers with a customer give no rights here', async () => {
    const more = { role: 'admin', group_id: 4, is_admin: true, roles: [{ name: 'manager' }] };
    const known = open('customer', data('customer', WIRE));
    const raised = open('customer', data('customer', { ...WIRE, ...more }));
    const customer = await known.accounts.customer();
    expect(customer).toMatchObject({ ok: true, value: { email: 'ann@example.org' } });
    expect(await raised.accounts.customer()).toEqual(customer);
  });

  test('S5-11 a captcha token is sent as recaptchaToken', async () => {
    const { accounts, calls } = open('generateCustomerToken', data('generateCustomerToken', { token: 't' }));
    await accounts.signIn(ANN, 'human');
    expect(calls[0]?.args).toEqual([{ ...ANN, recaptchaToken: 'human' }]);
  });

  test.each([
    ['signing in', 'generateCustomerToken', data('generateCustomerToken', 'yes')],
    ['signing in without a token', 'generateCustomerToken', data('generateCustomerToken', { token: null })],
    ['registering', 'createCustomer', data('createCustomerV2', { customer: null })],
  ])('%s with an invalid response has failed', async (_what, method, answer) => {
    const { accounts, tokens } = open(method, answer);
    const done =
      method === 'createCustomer'
        ? await accounts.register({ ...ANN, firstName: 'Ann', lastName: 'Lee' }, null)
        : await accounts.signIn(ANN, null);
    expect(done).toEqual({ ok: false, reason: { kind: 'unreachable', status: 502 } });
    expect(tokens).toEqual([]);
  });

  test.each([
    [
      'S8-16 several errors are joined by commas',
      { errors: [anError('a', 'graphql-input'), anError('b', 'graphql-input')], data: null },
      'a,b',
    ],
    ['one error is returned as it is', { errors: [anError('a', 'graphql-input')], data: null }, 'a'],
  ])('%s', async (_what, body, message) => {
    const { accounts, tokens } = open('generateCustomerToken', answered(body));
    const answer = await accounts.signIn(ANN, null);
    expect(answer).toMatchObject({ ok: false, reason: { kind: 'rejected', message } });
    expect(tokens).toEqual([]);
  });

  test('S8-16 an empty list of errors is unreachable, not an empty message', async () => {
    const { accounts } = open('generateCustomerToken', answered({ errors: [], data: null }));
    expect(await accounts.signIn(ANN, null)).toEqual({ ok: false, reason: { kind: 'unreachable', status: 502 } });
  });

  test("S7-73 S3-51 S5-10 registering sends the given fields under the API's names, and nothing else", async () => {
    const { accounts, calls } = open(
      'createCustomer',
      data('createCustomerV2', { customer: WIRE }),
      data('createCustomerV2', { customer: WIRE }),
    );
    const full = {
      ...ANN,
      firstName: 'Ann',
      lastName: 'Lee',
      isSubscribed: true,
      dateOfBirth: '1980-02-29',
      gender: 'female' as const,
      taxNumber: 'GB1',
      prefix: 'Dr',
      suffix: 'MA',
    };
    expect(await accounts.register(full, 'human')).toEqual({ ok: true, value: undefined });
    await accounts.register({ ...ANN, firstName: 'Ann', lastName: 'Lee' }, null);
    expect(calls.map(({ args }) => args)).toEqual([
      [
        {
          ...ANN,
          firstname: 'Ann',
          lastname: 'Lee',
          is_subscribed: true,
          date_of_birth: '1980-02-29',
          gender: 2,
          taxvat: 'GB1',
          prefix: 'Dr',
          suffix: 'MA',
          recaptchaToken: 'human',
        },
      ],
      [{ ...ANN, firstname: 'Ann', lastname: 'Lee' }],
    ]);
  });

  test('S8-16 errors of a registration are joined by commas, and listed separately as well', async () => {
    const { accounts } = open(
      'createCustomer',
      answered({ errors: [anError('No.', 'graphql-input'), anError('Nor that.', 'graphql-input')], data: null }),
    );
    expect(await accounts.register({ ...ANN, firstName: '', lastName: '' }, null)).toMatchObject({
      ok: false,
      reason: { message: 'No.,Nor that.', messages: ['No.', 'Nor that.'] },
    });
  });

  test('S7-74 the customer is read', async () => {
    const { accounts, calls } = open('customer', data('customer', { ...WIRE, is_subscribed: true, prefix: 'Dr' }));
    expect(await accounts.customer()).toEqual({ ok: true, value: aCustomer({ isSubscribed: true, prefix: 'Dr' }) });
    expect(calls).toEqual([{ method: 'customer', args: [] }]);
  });

  test.each([
    ['a failed authorisation', saysNo('customer', 'no', 'graphql-authorization')],
    ['a missing customer', data('customer', null)],
  ])('%s is unauthorised', async (_what, answer) => {
    const { accounts } = open('customer', answer);
    expect(await accounts.customer()).toMatchObject({ ok: false, reason: { kind: 'unauthorised' } });
  });

  test('S7-75 changing the profile sends the given fields and returns the customer', async () => {
    const { accounts, calls } = open(
      'updateCustomer',
      data('updateCustomerV2', { customer: { ...WIRE, lastname: 'Ray' } }),
    );
    expect(await accounts.changeProfile({ lastName: 'Ray' })).toEqual({
      ok: true,
      value: aCustomer({ lastName: 'Ray' }),
    });
    expect(calls[0]?.args).toEqual([{ lastname: 'Ray' }]);
  });

  test('S7-75 S8-20 errors of a profile change are joined by commas, and listed separately as well', async () => {
    const { accounts } = open(
      'updateCustomer',
      answered({ errors: [anError('a', 'graphql-input'), anError('b', 'graphql-input')], data: null }),
    );
    expect(await accounts.changeProfile({ firstName: '' })).toEqual({
      ok: false,
      reason: { kind: 'rejected', code: 'UNDEFINED', message: 'a,b', messages: ['a', 'b'] },
    });
  });

  test('S7-76 S5-28 S8-20 changing the email sends the password, and errors are joined by commas', async () => {
    const no = answered({ errors: [anError('a', 'graphql-input'), anError('b', 'graphql-input')], data: null });
    const { accounts, calls } = open('updateCustomerEmail', data('updateCustomerEmail', { customer: WIRE }), no);
    expect(await accounts.changeEmail(ANN.email, ANN.password)).toEqual({
      ok: true,
      value: { kind: 'changed', customer: aCustomer() },
    });
    expect(await accounts.changeEmail(ANN.email, ANN.password)).toMatchObject({ reason: { message: 'a,b' } });
    expect(calls[0]?.args).toEqual([ANN]);
  });

  test('S7-76 an email that the backend has not changed yet has to be confirmed', async () => {
    const { accounts } = open('updateCustomerEmail', data('updateCustomerEmail', { customer: WIRE }));
    expect(await accounts.changeEmail('new@example.org', ANN.password)).toEqual({
      ok: true,
      value: { kind: 'email-sent' },
    });
  });

  test.each([
    ['revoked', data('revokeCustomerToken', { result: true }), true],
    ['refused', saysNo('revokeCustomerToken', 'no', 'graphql-authorization'), false],
    ['lost', NO_RESPONSE, false],
  ])('S7-77 S4-28 signing out has no arguments and drops a token that is %s', async (_what, answer, isOk) => {
    const { accounts, calls, tokens } = open('revokeCustomerToken', answer);
    expect((await accounts.signOut()).ok).toBe(isOk);
    expect(calls[0]?.args).toEqual([]);
    expect(tokens).toEqual([null]);
  });

  test('S7-78 changing the password sends the current and the new one', async () => {
    const { accounts, calls } = open('changeCustomerPassword', data('changeCustomerPassword', WIRE));
    expect((await accounts.changePassword('old', 'new')).ok).toBe(true);
    expect(calls[0]?.args).toEqual([{ currentPassword: 'old', newPassword: 'new' }]);
  });

  test.each([
    ['true', data('requestPasswordResetEmail', true), { ok: true, value: undefined }],
    [
      'false',
      data('requestPasswordResetEmail', false),
      { ok: false, reason: expect.objectContaining({ kind: 'rejected' }) },
    ],
    [
      'an empty response',
      answered({}),
      { ok: false, reason: expect.objectContaining({ kind: 'rejected', message: '' }) },
    ],
    [
      'an error',
      saysNo('requestPasswordResetEmail', 'Slow down', 'graphql-input'),
      { ok: false, reason: expect.objectContaining({ message: 'Slow down' }) },
    ],
    ['no response', NO_RESPONSE, { ok: false, reason: { kind: 'unreachable', status: null } }],
  ])('S7-79 requesting a password reset reads a boolean: %s', async (_what, answer, expected) => {
    const { accounts, calls } = open('requestPasswordResetEmail', answer);
    expect(await accounts.requestPasswordReset(ANN.email, 'human')).toEqual(expected);
    expect(calls[0]?.args).toEqual([{ email: ANN.email, recaptchaToken: 'human' }]);
  });

  test('S7-80 resetting the password sends email, key and captcha token, and reads a boolean', async () => {
    const { call, calls } = recordedCalls({
      resetPassword: [data('resetPassword', true), data('resetPassword', false)],
      storeConfig: [NO_RESPONSE],
    });
    const accounts = new MiddlewareAccounts(call, { keepToken: () => undefined }, { currency: 'GBP' });
    const ask = { email: ANN.email, password: 'n3w', key: 'k' };
    expect((await accounts.resetPassword(ask, 'human')).ok).toBe(true);
    expect((await accounts.resetPassword(ask, null)).ok).toBe(false);
    expect(calls.map(({ args }) => args)).toEqual([
      [{ email: ANN.email, newPassword: 'n3w', resetPasswordToken: 'k', recaptchaToken: 'human' }],
      [{ email: ANN.email, newPassword: 'n3w', resetPasswordToken: 'k' }],
      [],
    ]);
  });
});

describe('A new password that a Magento refuses without saying why', () => {
  const refusing = (method: string, root: string) =>
    recordedCalls({
      [method]: [
        answered({
          errors: [{ message: 'Niet mogelijk.', extensions: { category: 'graphql-input' } }],
          data: { [root]: null },
        }),
      ],
      storeConfig: [data('storeConfig', { minimum_password_length: '12', required_character_classes_number: '3' })],
    });
  const accountsOn = ({ call }: ReturnType<typeof recordedCalls>) =>
    new MiddlewareAccounts(call, { keepToken: () => undefined }, { currency: 'GBP' });

  test.each([
    ['is too short', 'Sh0rt!', 'WEAK_PASSWORD'],
    ['has too few kinds of characters', 'only-small-letters', 'WEAK_PASSWORD'],
    ['ends with a space', 'L0ng-enough-but ', 'WEAK_PASSWORD'],
    ['is the email address', 'Ann.1@Example.org', 'WEAK_PASSWORD'],
    ['fits the policy, so that it is the link', 'L0ng-enough-now', 'UNDEFINED'],
  ])('and %s is told from a link that was used', async (_what, password, code) => {
    const wire = refusing('resetPassword', 'resetPassword');
    const reset = { email: 'ann.1@example.org', password, key: 'k' };
    const reason = { kind: 'rejected', code, message: '' };
    expect(await accountsOn(wire).resetPassword(reset, null)).toMatchObject({ ok: false, reason });
    expect(wire.methods()).toEqual(['resetPassword', 'storeConfig']);
  });

  test('and is weak is named in the account and its registration too', async () => {
    const change = accountsOn(refusing('changeCustomerPassword', 'changeCustomerPassword'));
    expect(await change.changePassword('Old-passw0rd', 'Sh0rt!')).toMatchObject({ reason: { code: 'WEAK_PASSWORD' } });
    const register = accountsOn(refusing('createCustomer', 'createCustomerV2'));
    const ann = { ...ANN, firstName: 'Ann', lastName: 'Lee', isSubscribed: false };
    expect(await register.register(ann, null)).toMatchObject({ reason: { code: 'WEAK_PASSWORD' } });
  });

  test('and cannot be judged counts as a link that was used', async () => {
    const wire = recordedCalls({
      resetPassword: [data('resetPassword', false)],
      storeConfig: [NO_RESPONSE],
    });
    const reset = { email: 'ann.1@example.org', password: 'x', key: 'k' };
    expect(await accountsOn(wire).resetPassword(reset, null)).toMatchObject({ reason: { code: 'UNDEFINED' } });
  });
});
