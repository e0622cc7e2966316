import { aKey } from '../builders/an-order-attempt';
import type { Cart, CartItem } from '../../src/domain/cart/cart';
import type { CartLine } from '../../src/domain/cart/add-to-cart';
import { findBundleChoice, defaultBundleParts } from '../../src/domain/catalogue/bundle';
import { put } from './filled-cart';
import { said, type Harness, type OpenHarness, type Ports, type ProductKind } from './harness';
import { lineFor, lineOf, productOf, requiredAnswers } from './lines';
import { readyCart } from './ready-cart';
import { signedIn } from './signed-in';
import { contract, present, reasonOf, valueOf } from './suite';

const KINDS: readonly ProductKind[] = [
  'plain',
  'limited',
  'configurable',
  'with-options',
  'virtual',
  'bundle',
  'downloadable',
];

/** A line has a different uid in each cart. */
/** Also without the promised day of what was left open, which depends on the shipping method of its cart. */
const withoutUid = ({ items }: Pick<Cart, 'items'>) =>
  items.map((item): CartItem => {
    const answers = item.answers.filter(({ values }) => values.every(({ value }) => value !== ''));
    const isLeftOpen = answers.length < item.answers.length;
    return { ...item, uid: '', answers, attributes: item.attributes.filter(({ isDay }) => !(isDay && isLeftOpen)) };
  });

/** A guest with two open carts: the payment of the first failed after the second was filled. */
async function twoCarts(h: Harness, sourceLines: readonly CartLine[], targetLines?: readonly CartLine[]) {
  const { ports, cartId } = await readyCart(h, { lines: sourceLines, payBy: await h.given.paidElsewhere() });
  expect((await ports.orders.place(cartId, aKey())).kind).toBe('placed');
  const payment = present(valueOf(await ports.payments.ofCart(cartId)), 'payment');
  if (payment.kind !== 'due') throw new Error(`Not to be paid: ${payment.kind}`);
  const target = await put(ports, valueOf(await ports.carts.open()), ...(targetLines ?? [await lineOf(h, 'virtual')]));
  await h.given.atTheBank(payment.payAt, 'be-declined');
  return { ports, source: valueOf(await ports.carts.find(cartId)), target };
}

async function expectUnchanged({ carts }: Ports, ...all: readonly Cart[]): Promise<void> {
  for (const cart of all) expect(withoutUid(valueOf(await carts.find(cart.id)))).toEqual(withoutUid(cart));
}

/** Ways to merge one cart of a visitor into another. */
export function cartMergesContract(adapter: string, open: OpenHarness): void {
  contract(`Merging carts as kept by ${adapter}`, open, (h) => {
    async function expectMerged(lines: readonly CartLine[], beside: ProductKind = 'virtual'): Promise<void> {
      const { ports, source, target } = await twoCarts(h(), lines, [await lineOf(h(), beside)]);
      const merged = valueOf(await ports.carts.merge(source.id, target.id));
      expect(withoutUid(merged)).toEqual([...withoutUid(target), ...withoutUid(source)]);
      expect(merged.totalQuantity).toBe(target.totalQuantity + source.totalQuantity);
      expect(valueOf(await ports.carts.find(merged.id))).toEqual(merged);
      expect((await h().look.cartLines(merged.id)).map(({ quantity }) => quantity)).toEqual(
        merged.items.map(({ quantity }) => quantity),
      );
      const left = await ports.carts.find(source.id);
      if (left.ok) expect(left.value.items).toEqual([]);
      else expect(left.reason.kind).toBe('not-found');
    }

    test.each(KINDS)('moves a line that is %s completely, and empties the source', async (kind) => {
      await expectMerged([await lineOf(h(), kind, 2)], kind === 'virtual' ? 'plain' : 'virtual');
    });

    test('moves each product of a group', async () => {
      const group = present((await productOf(h(), 'grouped')).group, 'group');
      await expectMerged(
        group.map(({ product, quantity }) => ({
          sku: product.sku,
          parentSku: null,
          quantity,
          entered: [],
          selected: [],
        })),
      );
    });

    test('moves a bundle with a part in another quantity', async () => {
      const product = await productOf(h(), 'bundle-with-quantity');
      const questions = present(product.bundle, 'questions of a bundle');
      const parts = defaultBundleParts(questions);
      const { choiceUid, quantity } = present(
        parts.find((part) => findBundleChoice(questions, part.choiceUid)?.canChangeQuantity),
        'part in another quantity',
      );
      const composed = Object.fromEntries(
        questions.map(({ uid }) => [
          uid,
          parts.filter(({ questionUid }) => questionUid === uid).map((part) => part.choiceUid),
        ]),
      );
      const more = String(quantity + 2);
      const line = lineFor(h(), product, { ...requiredAnswers(h(), product), ...composed, [choiceUid]: more });
      expect(line.entered).toContainEqual({ uid: choiceUid, value: more });
      await expectMerged([line]);
    });

    test('keeps lines with different texts apart', async () => {
      const product = await productOf(h(), 'with-options');
      const { uid, title } = present(
        product.customizableOptions.find(({ kind }) => kind === 'area' || kind === 'field'),
        'written option',
      );
      const wish = (value: string) => lineFor(h(), product, { ...requiredAnswers(h(), product), [uid]: value });
      const { ports, source, target } = await twoCarts(h(), [wish('“Get well” & soon, <3')], [wish('With love')]);
      const merged = valueOf(await ports.carts.merge(source.id, target.id));
      const written = merged.items.map(({ attributes }) => attributes.find(({ label }) => label === title)?.value);
      expect(written).toEqual(['With love', '“Get well” & soon, <3']);
    });

    test('adds up quantities of equal lines', async () => {
      const line = await lineOf(h(), 'with-options', 2);
      const { ports, source, target } = await twoCarts(h(), [line], [line]);
      const merged = valueOf(await ports.carts.merge(source.id, target.id));
      expect(merged.items.map(({ quantity }) => quantity)).toEqual([4]);
    });

    test('adds nothing when repeated', async () => {
      const { ports, source, target } = await twoCarts(h(), [await lineOf(h(), 'plain', 2)]);
      const merged = valueOf(await ports.carts.merge(source.id, target.id));
      const again = await ports.carts.merge(source.id, merged.id);
      if (again.ok) expect(again.value).toEqual(merged);
      else expect(again.reason.kind).toBe('not-found');
      await expectUnchanged(ports, merged);
    });

    test("keeps the target's coupon", async () => {
      const { ports, source, target } = await twoCarts(h(), [await lineOf(h(), 'plain')], [await lineOf(h(), 'plain')]);
      const { coupon } = valueOf(await ports.carts.applyCoupon(target.id, await h().given.coupon()));
      expect(valueOf(await ports.carts.merge(source.id, target.id)).coupon).toBe(coupon);
    });

    test('refuses more than the stock, and leaves both carts unchanged', async () => {
      const limited = await lineOf(h(), 'limited', 2);
      const { ports, source, target } = await twoCarts(
        h(),
        [await lineOf(h(), 'plain'), limited],
        [{ ...limited, quantity: 1 }],
      );
      const uid = present(target.items[0], 'item').uid;
      const full = valueOf(await ports.carts.changeQuantity(target.id, uid, 2));
      expect(reasonOf(await ports.carts.merge(source.id, full.id))).toMatchObject({
        kind: 'rejected',
        code: 'INSUFFICIENT_STOCK',
        message: said(h()),
      });
      await expectUnchanged(ports, source, full);
    });

    test('an unknown cart is not-found, and the other cart is unchanged', async () => {
      const { ports, source, target } = await twoCarts(h(), [await lineOf(h(), 'plain')]);
      const answers = [
        await ports.carts.merge('nobody-made-this-cart', target.id),
        await ports.carts.merge(source.id, 'nobody-made-this-cart'),
      ];
      expect(answers.map((answer) => reasonOf(answer).kind)).toEqual(['not-found', 'not-found']);
      await expectUnchanged(ports, source, target);
    });

    test("refuses a guest access to a customer's cart, and leaves both unchanged", async () => {
      const owner = await signedIn(h());
      const own = valueOf(await owner.ports.customerCarts.own());
      const theirs = await put(owner.ports, own.id, await lineOf(h(), 'plain'));
      const { ports, target } = await twoCarts(h(), [await lineOf(h(), 'plain')]);
      for (const answer of [
        await ports.carts.merge(theirs.id, target.id),
        await ports.carts.merge(target.id, theirs.id),
      ]) {
        expect(['unauthorised', 'not-found']).toContain(reasonOf(answer).kind);
      }
      await expectUnchanged(owner.ports, theirs);
      await expectUnchanged(ports, target);
    });

    test('is unreachable without a backend', async () => {
      const { carts: silent } = await h().given.unreachable();
      expect(reasonOf(await silent.merge('a', 'b')).kind).toBe('unreachable');
    });
  });
}
