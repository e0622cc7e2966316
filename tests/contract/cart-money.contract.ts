import type { Cart } from '../../src/domain/cart/cart';
import type { OptionPrice } from '../../src/domain/catalogue/options/customizable-option';
import { cartOf, filledCart } from './filled-cart';
import { said, type OpenHarness, type ProductKind } from './harness';
import { lineFor, lineOf, productOf, requiredAnswers } from './lines';
import { contract, present, reasonOf, valueOf } from './suite';

/** How a cart's amounts relate, and what a coupon does. The backend's own tests check the pennies. */
export function cartMoneyContract(adapter: string, open: OpenHarness): void {
  contract(`Money of carts as kept by ${adapter}`, open, (h) => {
    async function cartWith(...kinds: readonly ProductKind[]) {
      const lines = await Promise.all(kinds.map((kind) => lineOf(h(), kind)));
      const { ports, cart } = await cartOf(h(), ...lines);
      return { carts: ports.carts, cart };
    }

    const costs = (price: OptionPrice) =>
      'pence' in price ? price.pence > 0 : 'percent' in price && price.percent > 0;
    const totalsOf = (cart: Cart) => present(cart.totals, 'totals');
    const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

    function expectToAddUp(cart: Cart) {
      const { subtotal, discounts, total, ...totals } = totalsOf(cart);
      const vat = present(totals.vat, 'VAT');
      const off = sum(discounts.map(({ amount }) => amount.pence));
      expect(subtotal.pence).toBe(sum(cart.items.map(({ rowTotal }) => present(rowTotal, 'row total').pence)));
      expect(off).toBe(sum(cart.items.map(({ rowDiscount }) => rowDiscount.pence)));
      expect(total.pence).toBe(subtotal.pence - off + (cart.delivery?.price.pence ?? 0));
      expect(vat.pence).toBeGreaterThanOrEqual(0);
      expect(vat.pence).toBeLessThan(total.pence);
      const amounts = [
        subtotal,
        total,
        vat,
        ...cart.items.flatMap(({ rowTotal, rowDiscount }) => [present(rowTotal, 'row total'), rowDiscount]),
      ];
      expect(new Set(amounts.map(({ currency }) => currency)).size).toBe(1);
      expect(amounts.every(({ pence }) => Number.isInteger(pence))).toBe(true);
    }

    test('without a coupon the total is the sum of the rows', async () => {
      const { cart } = await cartWith('plain', 'limited', 'configurable', 'virtual');
      expect(cart.items).toHaveLength(4);
      expect(totalsOf(cart).discounts).toEqual([]);
      expectToAddUp(cart);
    });

    test('a row total is price times quantity', async () => {
      const product = await productOf(h(), 'plain');
      const { cart } = await filledCart(h(), 'plain', 7);
      expect(cart.items[0]?.rowTotal).toEqual({
        ...product.price.regular,
        pence: (product.price.special ?? product.price.regular).pence * 7,
      });
    });

    test("a variant has its own price, not the configurable's lowest", async () => {
      const product = await productOf(h(), 'configurable');
      const { price } = present(present(product.configurable, 'choice').variant, 'variant');
      const { cart } = await cartWith('configurable');
      expect(cart.items[0]?.rowTotal).toEqual(price.special ?? price.regular);
    });

    test('a priced option raises the row total', async () => {
      const product = await productOf(h(), 'with-options');
      const required = requiredAnswers(h(), product);
      const extra = product.customizableOptions
        .filter(({ uid }) => !(uid in required))
        .flatMap((option) => ('values' in option ? option.values.map((value) => ({ uid: option.uid, value })) : []))
        .find(({ value: { price } }) => ('pence' in price ? price.pence > 0 : 'percent' in price && price.percent > 0));
      const { uid, value } = present(extra, 'extra that costs something');
      const lines = [required, { ...required, [uid]: [value.uid] }].map((answers) => lineFor(h(), product, answers));
      const [bare, dearer] = (await cartOf(h(), ...lines)).cart.items;
      expect(present(dearer?.rowTotal, 'second row').pence).toBeGreaterThan(present(bare?.rowTotal, 'first row').pence);
    });

    test('S3-41 a row has the answers to its options, with their prices', async () => {
      const product = await productOf(h(), 'with-options');
      const picked = present(
        product.customizableOptions.find(
          (option) => 'values' in option && option.values.some(({ price }) => costs(price)),
        ),
        'question whose answer costs something',
      );
      const value = present(
        'values' in picked ? picked.values.find(({ price }) => costs(price)) : null,
        'answer that costs something',
      );
      const answers = { ...requiredAnswers(h(), product), [picked.uid]: [value.uid] };
      const [item] = (await cartOf(h(), lineFor(h(), product, answers))).cart.items;
      const told = present(item, 'item').answers;
      expect(told.map(({ optionUid }) => optionUid).sort()).toEqual(Object.keys(answers).sort());
      expect(told.find(({ optionUid }) => optionUid === picked.uid)).toMatchObject({
        label: picked.title,
        values: [{ uid: value.uid, label: value.title, price: value.price }],
      });
    });

    test('a coupon reduces the total and is named, also when its code was entered with white space', async () => {
      const { carts, cart } = await cartWith('plain', 'configurable');
      const code = await h().given.coupon();
      const reduced = valueOf(await carts.applyCoupon(cart.id, `  ${code} `));
      expect(reduced.coupon).toBe(code);
      expect(totalsOf(reduced).total.pence).toBeLessThan(totalsOf(cart).total.pence);
      expect(totalsOf(reduced).subtotal).toEqual(totalsOf(cart).subtotal);
      expect(totalsOf(reduced).discounts[0]?.label).toMatch(/\S/);
      expectToAddUp(reduced);
      expect(await h().look.coupon(cart.id)).toBe(code);
    });

    test('a coupon also reduces products added later', async () => {
      const { carts, cart } = await cartWith('plain');
      const one = valueOf(await carts.applyCoupon(cart.id, await h().given.coupon()));
      const two = valueOf(await carts.changeQuantity(cart.id, present(cart.items[0], 'item').uid, 10));
      const off = (reduced: Cart) => sum(totalsOf(reduced).discounts.map(({ amount }) => amount.pence));
      expect(off(two)).toBeGreaterThan(off(one));
      expectToAddUp(two);
    });

    test('removing the coupon restores the earlier total', async () => {
      const { carts, cart } = await cartWith('plain');
      valueOf(await carts.applyCoupon(cart.id, await h().given.coupon()));
      expect(valueOf(await carts.removeCoupon(cart.id))).toEqual(cart);
      expect(await h().look.coupon(cart.id)).toBeNull();
    });

    test('a coupon below its minimum does not reduce, is kept with its minimum, and counts again with enough', async () => {
      const { carts, cart } = await cartWith('plain');
      const { uid, rowTotal } = present(cart.items[0], 'item');
      const enough = Math.ceil(10_000 / present(rowTotal, 'row total').pence);
      const code = await h().given.couponFrom100();
      expect(reasonOf(await carts.applyCoupon(cart.id, code))).toMatchObject({ kind: 'rejected' });
      valueOf(await carts.changeQuantity(cart.id, uid, enough));
      const reduced = valueOf(await carts.applyCoupon(cart.id, code));
      expect([reduced.coupon, reduced.waitingCoupon]).toEqual([code, null]);
      const small = valueOf(await carts.changeQuantity(cart.id, uid, 1));
      const waiting = { code, minimum: { pence: 10_000, currency: 'GBP' } };
      // A Magento does not say that it has one.
      expect([waiting, null]).toContainEqual(small.waitingCoupon);
      expect(small).toEqual({ ...cart, waitingCoupon: small.waitingCoupon });
      expect(valueOf(await carts.find(cart.id))).toEqual(small);
      expect(valueOf(await carts.changeQuantity(cart.id, uid, enough))).toEqual(reduced);
      valueOf(await carts.changeQuantity(cart.id, uid, 1));
      expect(valueOf(await carts.removeCoupon(cart.id))).toEqual(cart);
    });

    test("S8-14 S8-15 an invalid code is refused with the backend's message, and the earlier coupon stays", async () => {
      const { carts, cart } = await cartWith('plain');
      const code = await h().given.coupon();
      const reduced = valueOf(await carts.applyCoupon(cart.id, code));
      expect(reasonOf(await carts.applyCoupon(cart.id, 'NOT-A-CODE'))).toMatchObject({
        kind: 'rejected',
        message: said(h(), "The coupon code isn't valid. Verify the code and try again."),
      });
      expect(valueOf(await carts.find(cart.id))).toEqual(reduced);
      expect(await h().look.coupon(cart.id)).toBe(code);
    });
  });
}
