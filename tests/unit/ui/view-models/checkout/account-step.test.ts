import { aCheckout, throughAccount } from '../../a-checkout';

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
  checkout.account.form.type('firstName', 'Ann');
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

test('two presses send the e-mail once', async () => {
  const { checkout, wire } = await aCheckout();
  await throughAccount({ checkout });
  wire.calls.length = 0;
  await Promise.all([checkout.account.submit(), checkout.account.submit()]);
  expect(wire.calls).toEqual(['carts.attachEmail']);
});

test('a form that is sent before the cart is here waits for it', async () => {
  const { checkout, held, went } = await aCheckout();
  const opening = checkout.open('user-account');
  checkout.account.form.type('firstName', 'Ann');
  checkout.account.form.type('lastName', 'Lee');
  checkout.account.form.type('email', 'ann@example.org');
  await Promise.all([opening, checkout.account.submit()]);
  expect(held()?.email).toBe('ann@example.org');
  expect(went).toEqual(['/checkout/shipping']);
  expect(checkout.progress.userAccount).toBe(true);
});

test('a changed e-mail has to be saved again before the next step opens', async () => {
  const { checkout } = await aCheckout();
  await throughAccount({ checkout });
  checkout.account.form.type('email', 'ann@example.com');
  expect(checkout.canOpen('shipping')).toBe(false);
});
