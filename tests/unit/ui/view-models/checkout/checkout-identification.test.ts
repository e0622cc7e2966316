import { SessionViewModel } from '../../../../../src/ui/view-models/account/session-view-model';
import { AccountStep } from '../../../../../src/ui/view-models/checkout/account-step';
import type { CheckoutCustomer } from '../../../../../src/ui/view-models/checkout/checkout-use-cases';
import { NoticesViewModel } from '../../../../../src/ui/view-models/site/notices-view-model';
import { anAccount, PASSWORD } from '../../../../builders/a-customer';
import { aCheckout } from '../../a-checkout';
import { sessionUseCases } from '../../session-use-cases';

interface ShopOptions {
  /** Whether a new account has to be confirmed by email. */
  readonly needsConfirmation?: boolean;
  readonly session?: CheckoutCustomer['session'];
}

/** A guest with tulips on the first step, in a shop where Ann has an account. */
async function atTheDoor({ needsConfirmation = true, ...options }: ShopOptions = {}) {
  const tab = await aCheckout('TULIPS');
  const account = anAccount(tab.shop);
  const { cart } = tab.checkout;
  await cart.load();
  const notices = new NoticesViewModel(tab.timers.schedule);
  const useCases = sessionUseCases(tab, needsConfirmation);
  const nothing = () => undefined;
  const deps = { useCases, cart, notices, isSignedIn: false, go: nothing, onSignedIn: nothing };
  const session = new SessionViewModel(deps);
  const customer: CheckoutCustomer = {
    isSignedIn: async () => false,
    user: async () => {
      await session.load();
      return session.user;
    },
    savedAddresses: () => fail('nobody asks for addresses'),
    session: async () => session,
    ...options,
  };
  let done = 0;
  const step = new AccountStep({
    useCases: tab.checkoutUseCases,
    customer,
    whenReady: async () => true,
    onEdit: () => undefined,
    onDone: () => void (done += 1),
  });
  await step.enter();
  step.form.setValue('phone', '07700 900123');
  tab.wire.calls.length = 0;
  const type = (values: Partial<Record<'firstName' | 'lastName' | 'email' | 'password', string>>) => {
    const { password, ...rest } = values;
    for (const [field, value] of Object.entries(rest)) step.form.setValue(field as keyof typeof rest, value);
    if (password !== undefined) step.identification.form.setValue('password', password);
  };
  return {
    ...tab,
    account,
    cart,
    notices,
    session,
    step,
    identification: step.identification,
    type,
    timesDone: () => done,
  };
}

const BEA = { firstName: 'Bea', lastName: 'Ray', email: 'bea@example.org', password: PASSWORD };

test("the two checkboxes exclude each other, and clear each other's password", async () => {
  const { identification, type } = await atTheDoor();
  identification.tickCreate(true);
  type({ password: PASSWORD });
  identification.tickSignIn(true);
  expect([identification.mode, identification.form.values.password, identification.asksNames]).toEqual([
    'sign-in',
    '',
    false,
  ]);
  identification.tickSignIn(false);
  expect([identification.mode, identification.asksNames]).toEqual(['guest', true]);
});

test('S4-46 without a tick the email is put on the guest’s cart, as ever', async () => {
  const { step, type, wire, timesDone, held } = await atTheDoor();
  type({ firstName: 'Bea', lastName: 'Ray', email: 'bea@example.org' });
  await step.submit();
  expect(wire.calls).toEqual(['carts.attachEmail']);
  expect([timesDone(), held()?.email]).toEqual([1, 'bea@example.org']);
});

describe('With an account that is there', () => {
  test("S4-21 S4-24 a customer who signs in continues with the guest's items, and needs no name", async () => {
    const { step, identification, type, session, cart, timesDone, wire } = await atTheDoor();
    identification.tickSignIn(true);
    type({ email: 'ann@example.org', password: PASSWORD });
    await step.submit();
    expect([session.isLoggedIn, step.isCustomer, timesDone()]).toEqual([true, true, 1]);
    expect(cart.cart?.items.map(({ sku }) => sku)).toEqual(['TULIPS']);
    expect(step.form.values).toEqual({
      firstName: 'Ann',
      lastName: 'Lee',
      email: 'ann@example.org',
      phone: '07700 900123',
    });
    expect(wire.calls).not.toContain('carts.attachEmail');
    expect(identification.form.values.password).toBe('');
  });

  test('a wrong password is shown, and the step stays', async () => {
    const { step, identification, type, session, timesDone, visitor, cart } = await atTheDoor();
    const activeId = visitor.cartId();
    identification.tickSignIn(true);
    type({ email: 'ann@example.org', password: 'passw0rd?' });
    await step.submit();
    expect(identification.entering.error).toMatchObject({
      kind: 'rejected',
      message: expect.stringContaining('incorrect'),
    });
    expect([session.isLoggedIn, timesDone(), visitor.cartId()]).toEqual([false, 0, activeId]);
    expect(cart.cart?.items).toHaveLength(1);
    type({ password: PASSWORD });
    expect(identification.entering.error).toBeNull();
    await step.submit();
    expect(timesDone()).toBe(1);
  });

  test('an empty password is a form error, without a request', async () => {
    const { step, identification, type, wire } = await atTheDoor();
    identification.tickSignIn(true);
    type({ email: 'ann@example.org' });
    await step.submit();
    expect([...identification.form.messages.keys()]).toEqual(['password']);
    expect(wire.calls).toEqual([]);
  });

  test('an account script that fails to load is reported, and the next press retries', async () => {
    const { step, identification, type, timesDone } = await atTheDoor({
      session: () => Promise.reject(new Error('no line')),
    });
    identification.tickSignIn(true);
    type({ email: 'ann@example.org', password: PASSWORD });
    await step.submit();
    expect([identification.entering.error, timesDone()]).toEqual([{ kind: 'unreachable', status: null }, 0]);
  });
});

describe('With a new account', () => {
  test('S4-31 one that has to be confirmed stays a guest, whose email is set on the cart so that the order can continue', async () => {
    const { step, identification, type, wire, notices, timesDone, held, session } = await atTheDoor();
    identification.tickCreate(true);
    identification.tickNewsletter(true);
    type(BEA);
    await step.submit();
    expect(wire.calls).toEqual(['accounts.register', 'carts.attachEmail']);
    expect([held()?.email, timesDone(), session.isLoggedIn]).toEqual(['bea@example.org', 1, false]);
    expect(notices.shown).toMatchObject([{ type: 'success', title: 'Registration confirmation' }]);
    expect(identification.form.values.password).toBe('');
  });

  test('S4-46 when only the email could not be put on the cart, another press does not ask for the account again', async () => {
    const { step, identification, type, wire, timesDone, shop } = await atTheDoor();
    identification.tickCreate(true);
    type(BEA);
    wire.failNext('carts.attachEmail');
    await step.submit();
    expect([step.saving.error?.kind, timesDone()]).toEqual(['unreachable', 0]);
    type({ password: PASSWORD });
    await step.submit();
    expect(wire.calls).toEqual(['accounts.register', 'carts.attachEmail', 'carts.attachEmail']);
    expect([timesDone(), shop.people.withEmail('bea@example.org') !== null]).toEqual([1, true]);
  });

  test('S4-32 one without confirmation is signed in at once, with the items', async () => {
    const { step, identification, type, session, cart, wire, timesDone } = await atTheDoor({
      needsConfirmation: false,
    });
    identification.tickCreate(true);
    type(BEA);
    await step.submit();
    expect([session.isLoggedIn, step.isCustomer, timesDone()]).toEqual([true, true, 1]);
    expect(cart.cart?.items.map(({ sku }) => sku)).toEqual(['TULIPS']);
    expect(wire.calls).not.toContain('carts.attachEmail');
  });

  test('S8-17 a refusal is shown, and the step stays', async () => {
    const { step, identification, type, notices, timesDone, held } = await atTheDoor();
    identification.tickCreate(true);
    type({ ...BEA, email: 'ann@example.org' });
    await step.submit();
    expect(identification.entering.error).toMatchObject({ kind: 'rejected' });
    expect(notices.shown).toMatchObject([{ title: 'Registration error', persist: true }]);
    expect([timesDone(), held()?.email ?? null]).toEqual([0, null]);
  });

  test.each(['short1!', 'passw0rd', ''])('a password like %j is a form error, without a request', async (password) => {
    const { step, identification, type, wire } = await atTheDoor();
    identification.tickCreate(true);
    type({ ...BEA, password });
    await step.submit();
    expect([...identification.form.messages.keys()]).toEqual(['password']);
    expect(wire.calls).toEqual([]);
  });
});

test('no password is stored in the draft', async () => {
  const { checkout, draft } = await aCheckout('TULIPS');
  await checkout.open('user-account');
  checkout.account.identification.tickCreate(true);
  checkout.account.identification.form.setValue('password', PASSWORD);
  checkout.account.form.setValue('email', 'bea@example.org');
  expect(draft()?.account.email).toBe('bea@example.org');
  expect(JSON.stringify(draft())).not.toContain(PASSWORD);
});
