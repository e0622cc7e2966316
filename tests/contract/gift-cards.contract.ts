import type { Cart } from '../../src/domain/cart/cart';
import { filledCart } from './filled-cart';
import type { OpenHarness } from './harness';
import { contract, present, reasonOf, valueOf } from './suite';

/** Gift cards of a cart. The backend's own tests check how they are bought, spent and returned. */
export function giftCardsContract(adapter: string, open: OpenHarness): void {
  contract(`Gift cards of carts as kept by ${adapter}`, open, (h) => {
    const totalOf = (cart: Cart) => present(cart.totals, 'totals').total.pence;
    const cardsOf = (cart: Cart) => present(cart.giftCards, 'gift cards');

    test('a cart of a backend with gift cards has a list of them', async () => {
      const { cart } = await filledCart(h(), 'plain');
      expect(cart.giftCards).toEqual([]);
    });

    test('a card pays a part of the total, and its code is not shown', async () => {
      const { ports, cart } = await filledCart(h(), 'virtual');
      const code = await h().given.giftCard(500);
      const applied = valueOf(await ports.carts.applyGiftCard(cart.id, code.toLowerCase()));
      const { currency } = present(cart.totals, 'totals').total;
      expect(totalOf(applied)).toBe(totalOf(cart) - 500);
      expect(cardsOf(applied)).toEqual([
        {
          code: expect.stringMatching(new RegExp(`^[^A-Z0-9]+${code.slice(-4)}$`)),
          applied: { pence: 500, currency },
          balance: { pence: 500, currency },
          expiresOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        },
      ]);
      expect(valueOf(await ports.carts.find(cart.id))).toEqual(applied);
    });

    test('a card pays no more than the total, and applying it again changes nothing', async () => {
      const { ports, cart } = await filledCart(h(), 'virtual');
      const code = await h().given.giftCard(1_000_000);
      const applied = valueOf(await ports.carts.applyGiftCard(cart.id, code));
      expect([totalOf(applied), cardsOf(applied)[0]?.applied.pence]).toEqual([0, totalOf(cart)]);
      expect(valueOf(await ports.carts.applyGiftCard(cart.id, code))).toEqual(applied);
    });

    test('several cards pay together', async () => {
      const { ports, cart } = await filledCart(h(), 'virtual');
      for (const pence of [300, 400])
        valueOf(await ports.carts.applyGiftCard(cart.id, await h().given.giftCard(pence)));
      const both = valueOf(await ports.carts.find(cart.id));
      expect([cardsOf(both).length, totalOf(both)]).toEqual([2, totalOf(cart) - 700]);
    });

    test('taking a card off by the code that the cart shows restores the total', async () => {
      const { ports, cart } = await filledCart(h(), 'virtual');
      const applied = valueOf(await ports.carts.applyGiftCard(cart.id, await h().given.giftCard(500)));
      const shown = present(cardsOf(applied)[0], 'gift card').code;
      expect(valueOf(await ports.carts.removeGiftCard(cart.id, shown))).toEqual(cart);
    });

    test('an unknown and an empty code are refused and leave the cart unchanged', async () => {
      const { ports, cart } = await filledCart(h(), 'virtual');
      for (const code of ['ACDE-FHJK-MNPR-TVWX-Y347', '']) {
        expect(reasonOf(await ports.carts.applyGiftCard(cart.id, code))).toMatchObject({
          kind: 'rejected',
          code: 'GIFT_CARD_NOT_VALID',
        });
      }
      expect(valueOf(await ports.carts.find(cart.id))).toEqual(cart);
    });

    test('tells what is left on a card, and refuses an unknown code as the cart does', async () => {
      const { ports } = await h().given.visitor();
      const code = await h().given.giftCard(1234);
      expect(valueOf(await ports.carts.giftCardBalance(code))).toMatchObject({
        code: expect.not.stringContaining(code),
        balance: { pence: 1234 },
        expiresOn: '2099-12-31',
      });
      const unknown = reasonOf(await ports.carts.giftCardBalance('ACDE-FHJK-MNPR-TVWX-Y347'));
      expect(unknown).toMatchObject({ kind: 'rejected', code: 'GIFT_CARD_NOT_VALID' });
    });

    test('a cart that is gone is not found, whatever the code', async () => {
      const { ports } = await filledCart(h(), 'virtual');
      const code = await h().given.giftCard(500);
      expect(reasonOf(await ports.carts.applyGiftCard('no-such-cart', code)).kind).toBe('not-found');
    });
  });
}
