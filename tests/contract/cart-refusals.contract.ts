import type { CartLine } from '../../src/domain/cart/add-to-cart';
import { filledCart } from './filled-cart';
import { said, type OpenHarness } from './harness';
import { lineFor, lineOf, productOf, requiredAnswers } from './lines';
import { contract, present, reasonOf, valueOf } from './suite';

/** The limit of products with a largest quantity, where the backend does not report it. */
const LARGEST = 20;

/** What a cart refuses; the cart stays unchanged. */
export function cartRefusalsContract(adapter: string, open: OpenHarness): void {
  contract(`Refusals of carts as kept by ${adapter}`, open, (h) => {
    /** Adds something invalid to a cart with a plain product, and checks that the cart is unchanged. */
    async function refusalOf(line: CartLine) {
      const { ports, cartId, cart } = await filledCart(h(), 'plain');
      const reason = reasonOf(await ports.carts.addLine(cartId, line));
      expect(valueOf(await ports.carts.find(cartId))).toEqual(cart);
      expect(await h().look.cartLines(cartId)).toEqual([{ sku: cart.items[0]?.sku, quantity: 1 }]);
      return reason;
    }

    test('S4-43 S8-12 a product that is out of stock is refused', async () => {
      const { sku } = await h().given.product('sold-out');
      const reason = await refusalOf({ sku, parentSku: null, quantity: 1, entered: [], selected: [] });
      expect(reason).toMatchObject({
        kind: 'rejected',
        code: expect.stringMatching(/^(NOT_SALABLE|INSUFFICIENT_STOCK)$/),
        message: said(h()),
      });
    });

    test('S4-43 S8-12 a product that is out of season is refused', async () => {
      const { sku } = await h().given.product('out-of-season');
      const reason = await refusalOf({ sku, parentSku: null, quantity: 1, entered: [], selected: [] });
      expect(reason).toMatchObject({ kind: 'rejected', message: said(h(), /out of season/) });
    });

    test('S4-43 S8-12 a quantity above stock is refused', async () => {
      const line = await lineOf(h(), 'limited', 3);
      expect(await refusalOf({ ...line, quantity: 4 })).toMatchObject({
        kind: 'rejected',
        code: 'INSUFFICIENT_STOCK',
      });
    });

    test('S4-43 S8-12 an unknown product is refused', async () => {
      const line = { sku: 'NOBODY-SELLS-THIS', parentSku: null, quantity: 1, entered: [], selected: [] };
      expect(await refusalOf(line)).toMatchObject({ kind: 'rejected', code: 'PRODUCT_NOT_FOUND' });
    });

    test('a configurable without selected values is refused', async () => {
      const { sku } = await h().given.product('configurable');
      const line = { sku, parentSku: null, quantity: 1, entered: [], selected: [] };
      expect((await refusalOf(line)).kind).toBe('rejected');
    });

    test('a line without an answer to a required option is refused', async () => {
      const line = await lineOf(h(), 'with-options');
      expect(await refusalOf({ ...line, entered: [], selected: [] })).toMatchObject({
        kind: 'rejected',
        message: said(h()),
      });
    });

    test('a text that is too long is refused', async () => {
      const product = await productOf(h(), 'with-options');
      const line = lineFor(h(), product, requiredAnswers(h(), product));
      const limited = product.customizableOptions.find((option) => 'maxCharacters' in option && option.maxCharacters);
      const { uid } = present(limited, 'text with a limit');
      const limit = limited !== undefined && 'maxCharacters' in limited ? (limited.maxCharacters ?? 0) : 0;
      const entered = [...line.entered.filter((answer) => answer.uid !== uid), { uid, value: 'x'.repeat(limit + 1) }];
      expect((await refusalOf({ ...line, entered })).kind).toBe('rejected');
    });

    test('an answer to an unknown option is refused', async () => {
      const line = await lineOf(h(), 'plain');
      expect((await refusalOf({ ...line, selected: ['nobody-asked'] })).kind).toBe('rejected');
      expect((await refusalOf({ ...line, entered: [{ uid: 'nobody-asked', value: 'x' }] })).kind).toBe('rejected');
    });

    test.each(['2001-01-01 00:00:00', '2199-01-02 00:00:00', '2026-02-30 00:00:00', 'soon'])(
      'an impossible delivery day (%s) is refused',
      async (value) => {
        const { customizableOptions: asked } = await productOf(h(), 'with-options');
        const { uid } = present(
          asked.find(({ kind }) => kind === 'date'),
          'question for the day',
        );
        const line = await lineOf(h(), 'with-options');
        const entered = [...line.entered.filter((answer) => answer.uid !== uid), { uid, value }];
        expect((await refusalOf({ ...line, entered })).kind).toBe('rejected');
      },
    );

    test.each([0, -1, 1.5, 1e9])('the quantity %d is refused', async (quantity) => {
      const line = await lineOf(h(), 'plain');
      expect((await refusalOf({ ...line, quantity })).kind).toBe('rejected');
    });

    test('S5-16 a quantity above stock in the cart is refused, and the cart says how many are left', async () => {
      const { ports, cartId, item } = await filledCart(h(), 'limited', 1);
      expect(reasonOf(await ports.carts.changeQuantity(cartId, item.uid, 4)).kind).toBe('rejected');
      const [left] = valueOf(await ports.carts.find(cartId)).items;
      expect([left?.quantity, left?.availability.onlyLeft]).toEqual([1, 3]);
    });

    test('the last three items can be added, and a fourth cannot', async () => {
      const { ports, cartId, item } = await filledCart(h(), 'limited', 3);
      const line = await lineOf(h(), 'limited');
      expect(reasonOf(await ports.carts.addLine(cartId, line))).toMatchObject({ code: 'INSUFFICIENT_STOCK' });
      expect(await h().look.cartLines(cartId)).toEqual([{ sku: item.sku, quantity: 3 }]);
    });

    test.each([-1, 1.5, 1e9])('changing the quantity of a line to %d is refused', async (quantity) => {
      const { ports, cartId, item } = await filledCart(h(), 'plain', 2);
      expect(reasonOf(await ports.carts.changeQuantity(cartId, item.uid, quantity)).kind).toBe('rejected');
      expect(await h().look.cartLines(cartId)).toEqual([{ sku: item.sku, quantity: 2 }]);
    });

    test('S7-45 changing the quantity of a line to 0 removes it', async () => {
      const { ports, cartId, item } = await filledCart(h(), 'plain', 2);
      expect(valueOf(await ports.carts.changeQuantity(cartId, item.uid, 0)).items).toEqual([]);
      expect(await h().look.cartLines(cartId)).toEqual([]);
    });

    test('changing the quantity of a line above stock is refused', async () => {
      const { ports, cartId, item } = await filledCart(h(), 'limited', 2);
      const reason = reasonOf(await ports.carts.changeQuantity(cartId, item.uid, 4));
      expect(reason).toMatchObject({ kind: 'rejected', message: said(h()) });
      expect(await h().look.cartLines(cartId)).toEqual([{ sku: item.sku, quantity: 2 }]);
    });

    test('more than the largest quantity of a product can be neither added, in several lines, nor set', async () => {
      // Magento refuses by it without telling it.
      const max = (await productOf(h(), 'with-maximum')).maxQuantity ?? LARGEST;
      const line = await lineOf(h(), 'with-maximum');
      expect((await refusalOf({ ...line, quantity: max + 1 })).kind).toBe('rejected');
      const { ports, cartId, item } = await filledCart(h(), 'with-maximum', max);
      expect(reasonOf(await ports.carts.addLine(cartId, line)).kind).toBe('rejected');
      expect(reasonOf(await ports.carts.changeQuantity(cartId, item.uid, max + 1)).kind).toBe('rejected');
      expect(await h().look.cartLines(cartId)).toEqual([{ sku: item.sku, quantity: max }]);
    });

    test('an item that is not in the cart can be neither changed nor removed', async () => {
      const { ports, cartId, item } = await filledCart(h(), 'plain');
      const answers = [
        await ports.carts.changeQuantity(cartId, 'OTk5OTk5', 2),
        await ports.carts.removeItem(cartId, 'OTk5OTk5'),
      ];
      for (const answer of answers) expect(['not-found', 'rejected']).toContain(reasonOf(answer).kind);
      expect(await h().look.cartLines(cartId)).toEqual([{ sku: item.sku, quantity: 1 }]);
    });

    test.each(['', 'ann', 'ann@', 'ann at example.org'])('"%s" is refused as an email', async (email) => {
      const { ports, cartId } = await filledCart(h(), 'plain');
      valueOf(await ports.carts.attachEmail(cartId, 'ann@example.org'));
      expect(reasonOf(await ports.carts.attachEmail(cartId, email)).kind).toBe('rejected');
      expect(await h().look.email(cartId)).toBe('ann@example.org');
    });
  });
}
