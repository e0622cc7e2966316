import {
  newWishlistItem,
  type NewWishlistItem,
  MAX_WISHLIST_ITEMS,
  findWishlistItem,
  type Wishlist,
} from '../../src/domain/wishlist/wishlist';
import type { OpenHarness, ProductKind } from './harness';
import { productOf } from './lines';
import { signedIn } from './signed-in';
import { contract, present, reasonOf, valueOf } from './suite';

/** Every type of product that can be on a wishlist. */
const KINDS: readonly ProductKind[] = [
  'plain',
  'sold-out',
  'configurable',
  'with-options',
  'virtual',
  'bundle',
  'grouped',
  'downloadable',
  'gift-card',
];

export function wishlistsContract(adapter: string, open: OpenHarness): void {
  contract(`Wishlists as kept by ${adapter}`, open, (h) => {
    const wish = async (kind: ProductKind): Promise<NewWishlistItem> =>
      valueOf(newWishlistItem(await productOf(h(), kind)));
    const skus = ({ items }: Wishlist) => items.map(({ product }) => product.sku).sort();
    const customer = async () => (await signedIn(h())).ports.wishlists;

    test("a new customer's wishlist is empty", async () => {
      const wishlists = await customer();
      expect(valueOf(await wishlists.page(1, 10))).toMatchObject({ items: [], total: 0 });
      expect(valueOf(await wishlists.count())).toBe(0);
    });

    test('S5-24, S7-12 accepts every type of product', async () => {
      const wishlists = await customer();
      for (const kind of KINDS) valueOf(await wishlists.add(await wish(kind)));
      const list = valueOf(await wishlists.page(1, MAX_WISHLIST_ITEMS));
      expect(list.total).toBe(KINDS.length);
      for (const kind of KINDS) {
        const product = await productOf(h(), kind);
        expect(present(findWishlistItem(list, product), kind).product).toMatchObject({
          name: product.name,
          type: product.type,
          needsChoices: product.needsChoices,
        });
      }
    });

    test('S3-43 an added item is returned, and is there on the next load', async () => {
      const wishlists = await customer();
      const plain = await wish('plain');
      const answered = valueOf(await wishlists.add(plain));
      expect(answered).toMatchObject({ total: 1, items: [{ quantity: 1, product: { sku: plain.sku } }] });
      expect(answered.items[0]?.id).toMatch(/\S/);
      expect(valueOf(await wishlists.page(1, 10)).items).toEqual(answered.items);
      expect(valueOf(await wishlists.count())).toBe(1);
    });

    test('adding the same product twice makes one item', async () => {
      const wishlists = await customer();
      valueOf(await wishlists.add(await wish('plain')));
      expect(valueOf(await wishlists.add(await wish('plain')))).toMatchObject({ total: 1 });
    });

    test('S7-13 removes one item and keeps the others', async () => {
      const wishlists = await customer();
      valueOf(await wishlists.add(await wish('plain')));
      const both = valueOf(await wishlists.add(await wish('virtual')));
      const { sku } = await wish('plain');
      const item = present(
        both.items.find(({ product }) => product.sku === sku),
        'wish',
      );
      const left = valueOf(await wishlists.remove(item.id));
      expect(skus(left)).toEqual([(await wish('virtual')).sku]);
      expect(skus(valueOf(await wishlists.page(1, 10)))).toEqual(skus(left));
    });

    test('removing an unknown item succeeds', async () => {
      const wishlists = await customer();
      valueOf(await wishlists.add(await wish('plain')));
      expect(valueOf(await wishlists.remove('999999999')).total).toBe(1);
    });

    test('pages contain every item once', async () => {
      const wishlists = await customer();
      for (const kind of KINDS.slice(0, 5)) valueOf(await wishlists.add(await wish(kind)));
      const pages = await Promise.all([1, 2, 3].map(async (page) => valueOf(await wishlists.page(page, 2))));
      expect(pages.map(({ items }) => items.length)).toEqual([2, 2, 1]);
      expect(pages.map(({ total, totalPages }) => [total, totalPages])).toEqual(pages.map(() => [5, 3]));
      const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
      expect(new Set(ids).size).toBe(5);
    });

    test('each customer has a separate list', async () => {
      const [one, other] = [await customer(), await customer()];
      const list = valueOf(await one.add(await wish('plain')));
      expect(valueOf(await other.count())).toBe(0);
      valueOf(await other.remove(present(list.items[0], 'wish').id));
      expect(valueOf(await one.count())).toBe(1);
    });

    test('an unknown product is refused', async () => {
      const wishlists = await customer();
      const unknown = { ...(await wish('plain')), sku: 'NOBODY-SELLS-THIS' };
      expect(reasonOf(await wishlists.add(unknown)).kind).toBe('rejected');
      expect(valueOf(await wishlists.count())).toBe(0);
    });

    test('S6-4, S6-7 every call of a guest is unauthorised', async () => {
      const { wishlists } = (await h().given.visitor()).ports;
      const answers = [
        await wishlists.page(1, 10),
        await wishlists.count(),
        await wishlists.add(await wish('plain')),
        await wishlists.remove('1'),
      ];
      expect(answers.map((answer) => reasonOf(answer).kind)).toEqual(answers.map(() => 'unauthorised'));
    });

    test('every call is unreachable without a backend', async () => {
      const { wishlists } = await h().given.unreachable();
      const answers = [
        await wishlists.page(1, 10),
        await wishlists.count(),
        await wishlists.add(await wish('plain')),
        await wishlists.remove('1'),
      ];
      expect(answers.map((answer) => reasonOf(answer).kind)).toEqual(answers.map(() => 'unreachable'));
    });
  });
}
