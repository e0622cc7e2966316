import { aCheckout, throughAccount, throughBilling, typeAddress } from '../../a-checkout';

test("S4-46, S6-3 sets a guest's email on the cart, and continues to delivery", async () => {
  const shop = await aCheckout();
  await throughAccount(shop);
  expect(shop.held()?.email).toBe('ann@example.org');
  expect(shop.went).toEqual(['/checkout/shipping']);
  expect(shop.checkout.canOpen('shipping')).toBe(true);
});

test('S5-1 sends nothing and stays when a field is invalid', async () => {
  const { checkout, wire, went } = await aCheckout();
  await checkout.open('user-account');
  wire.calls.length = 0;
  checkout.account.form.setValue('firstName', 'Ann');
  await checkout.account.submit();
  expect(wire.calls).toEqual([]);
  expect(went).toEqual([]);
  expect(checkout.account.form.focusOn).toBe('lastName');
});

test('S4-63 shows a refusal and keeps the entered values', async () => {
  const { checkout, wire, went } = await aCheckout();
  wire.failNext('carts.attachEmail', { kind: 'rejected', code: 'UNDEFINED', message: 'Not this one.' });
  await throughAccount({ checkout });
  expect(checkout.account.saving.error).toMatchObject({ message: 'Not this one.' });
  expect(checkout.account.form.values.email).toBe('ann@example.org');
  expect(went).toEqual([]);
  await checkout.account.submit();
  expect(checkout.account.saving.error).toBeNull();
  expect(went).toEqual(['/checkout/shipping']);
});

test('two presses send the email once', async () => {
  const { checkout, wire } = await aCheckout();
  await throughAccount({ checkout });
  wire.calls.length = 0;
  await Promise.all([checkout.account.submit(), checkout.account.submit()]);
  expect(wire.calls).toEqual(['carts.attachEmail']);
});

test('a form that is sent before the cart is here waits for it', async () => {
  const { checkout, held, went } = await aCheckout();
  const opening = checkout.open('user-account');
  checkout.account.form.setValue('firstName', 'Ann');
  checkout.account.form.setValue('lastName', 'Lee');
  checkout.account.form.setValue('email', 'ann@example.org');
  checkout.account.form.setValue('phone', '07700 900123');
  await Promise.all([opening, checkout.account.submit()]);
  expect(held()?.email).toBe('ann@example.org');
  expect(went).toEqual(['/checkout/shipping']);
  expect(checkout.progress.userAccount).toBe(true);
});

test('a changed email has to be saved again before the next step opens', async () => {
  const { checkout } = await aCheckout();
  await throughAccount({ checkout });
  checkout.account.form.setValue('email', 'ann@example.com');
  expect(checkout.canOpen('shipping')).toBe(false);
});

describe('the phone', () => {
  const phones = ({ held }: { held: Awaited<ReturnType<typeof aCheckout>>['held'] }) =>
    [held()?.deliveryAddress?.phone, held()?.billingAddress?.phone] as const;

  test('is required: without it the next step stays closed', async () => {
    const { checkout, went } = await aCheckout();
    await checkout.open('user-account');
    for (const [field, value] of [
      ['firstName', 'Ann'],
      ['lastName', 'Lee'],
      ['email', 'ann@example.org'],
    ] as const)
      checkout.account.form.setValue(field, value);
    await checkout.account.submit();
    expect([checkout.account.form.messages.get('phone'), went]).toEqual([
      'This field is required. Please enter your phone number.',
      [],
    ]);
  });

  test('is that of the billing address, and stands in for a recipient’s that is not known', async () => {
    const shop = await aCheckout();
    const { checkout } = shop;
    await throughAccount({ checkout });
    await checkout.open('shipping');
    typeAddress(checkout.delivery.address, { phone: '' });
    await checkout.delivery.selectMethods();
    await checkout.delivery.choose(present(checkout.delivery.methods?.[0]));
    checkout.delivery.continueToBilling();
    await checkout.open('billing');
    checkout.billing.tickSame(true);
    await checkout.billing.submit();
    expect(phones(shop)).toEqual(['07700 900123', '07700 900123']);
    expect(shop.load().delivery.address.form.values.phone).toBe('');
  });

  test('leaves the recipient’s own number alone', async () => {
    const shop = await aCheckout();
    await throughBilling(shop);
    expect(phones(shop)).toEqual(['01243 111111', '07700 900123']);
  });

  test('when it changes, the addresses that have it are sent again', async () => {
    const shop = await aCheckout();
    const { checkout } = shop;
    await throughBilling(shop);
    await checkout.open('user-account');
    checkout.account.form.setValue('phone', '07700 900999');
    await checkout.account.submit();
    expect([checkout.progress.shipping, checkout.progress.billing]).toEqual([true, false]);
    await checkout.open('billing');
    await checkout.billing.submit();
    expect(phones(shop)).toEqual(['01243 111111', '07700 900999']);
  });
});

function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('Nothing is there');
  return value;
}
