import {
  type BundlePart,
  type BundleQuestion,
  bundleTotal,
  changePartQuantity,
  clearBundleQuestion,
  defaultBundleParts,
  selectBundleChoice,
} from '../../src/domain/catalogue/bundle';
import { isHadNow } from '../../src/domain/catalogue/availability';
import { answersFromBundleParts } from '../../src/domain/cart/bundle-answers';
import { optionSurcharges } from '../../src/domain/catalogue/options/surcharges';
import { toCartLine } from '../../src/domain/cart/add-to-cart';
import { GROUP_DAY, groupPart, groupPartAnswers } from '../../src/domain/catalogue/group';
import { someDeliveryRules } from '../builders/a-delivery-schedule';
import type { OptionAnswers } from '../../src/domain/catalogue/options/customizable-option';
import { cartOf, filledCart } from './filled-cart';
import { said, type OpenHarness, type ProductKind } from './harness';
import { lineFor, productOf, requiredAnswers } from './lines';
import { contract, present, reasonOf, valueOf } from './suite';

/** As the florist composed it, as little as can be ordered, and other parts in another quantity. */
function compositionsOf(questions: readonly BundleQuestion[]): readonly (readonly BundlePart[])[] {
  const composed = defaultBundleParts(questions);
  const least = questions.reduce<readonly BundlePart[]>(
    (parts, { uid }) => clearBundleQuestion(questions, parts, uid),
    composed,
  );
  const other = questions.reduce<readonly BundlePart[]>((parts, { uid, choices }) => {
    const last = choices.filter(({ availability }) => isHadNow(availability)).at(-1);
    const isChosen = last === undefined || parts.some(({ choiceUid }) => choiceUid === last.uid);
    const chosen = isChosen ? parts : selectBundleChoice(questions, parts, uid, last.uid);
    return changePartQuantity(questions, chosen, last?.uid ?? '', 3);
  }, composed);
  return [composed, least, other].filter((parts) => parts.length > 0);
}

/** What each product type contains, and how it appears in a cart. */
export function productTypesContract(adapter: string, open: OpenHarness): void {
  contract(`Types of products as kept by ${adapter}`, open, (h) => {
    const ports = () => h().ports;
    const ask = (kind: ProductKind) => productOf(h(), kind);
    const bundle = async (kind: 'bundle' | 'bundle-with-quantity' = 'bundle') => {
      const product = await ask(kind);
      return { product, questions: present(product.bundle, 'questions of a bundle') };
    };
    const questionFor = (questions: readonly BundleQuestion[], canChange: boolean) =>
      present(
        questions.find(
          ({ kind, required, choices }) =>
            required &&
            (kind === 'radio' || kind === 'dropdown') &&
            choices.length > 1 &&
            (!canChange || choices.some((choice) => choice.canChangeQuantity)),
        ),
        'question with a choice',
      );
    /** The answers of the bundle's default composition. */
    const composed = (questions: readonly BundleQuestion[]): Record<string, readonly string[]> =>
      Object.fromEntries(
        questions.map(({ uid }) => [
          uid,
          defaultBundleParts(questions)
            .filter((part) => part.questionUid === uid)
            .map(({ choiceUid }) => choiceUid),
        ]),
      );
    const addBundle = async (kind: 'bundle' | 'bundle-with-quantity', answers: OptionAnswers) => {
      const { product } = await bundle(kind);
      const line = lineFor(h(), product, { ...requiredAnswers(h(), product), ...answers });
      const { cart } = await cartOf(h(), line);
      return { line, cart, item: present(cart.items[0], 'item') };
    };

    test('S3-20 each type has its glossary name and its own fields', async () => {
      expect(await ask('bundle')).toMatchObject({ type: 'bundle', group: null, downloads: null, virtual: null });
      expect(await ask('grouped')).toMatchObject({ type: 'grouped', bundle: null, downloads: null, virtual: null });
      expect(await ask('downloadable')).toMatchObject({ type: 'downloadable', bundle: null, group: null });
      expect(await ask('gift-card')).toMatchObject({ type: 'gift-card', bundle: null, group: null, downloads: null });
      expect(await ask('plain')).toMatchObject({ type: 'simple', bundle: null, group: null, virtual: null });
    });

    test('S3-24, S3-25 a bundle has questions, each with its own choices', async () => {
      const { product, questions } = await bundle();
      expect(product.needsChoices).toBe(true);
      expect(new Set(questions.map(({ uid }) => uid)).size).toBe(questions.length);
      const choices = questions.flatMap((question) => question.choices);
      expect(new Set(choices.map(({ uid }) => uid)).size).toBe(choices.length);
      for (const { title, choices: own } of questions) {
        expect(title).toMatch(/\S/);
        expect(own.length).toBeGreaterThan(0);
      }
      for (const { name, quantity, price } of choices) {
        expect(name).toMatch(/\S/);
        expect(quantity).toBeGreaterThanOrEqual(1);
        expect(price.regular.pence).toBeGreaterThan(0);
      }
    });

    test("S3-13 a bundle's price ranges from its cheapest to its dearest composition", async () => {
      const { price } = (await bundle()).product;
      const least = (price.special ?? price.regular).pence;
      expect(least).toBeGreaterThan(0);
      expect(present(price.maximum, 'dearest price').pence).toBeGreaterThanOrEqual(least);
    });

    test('S5-18 a bundle without answers has its default composition', async () => {
      const { questions } = await bundle();
      const bare = await addBundle('bundle', {});
      expect(bare.line.entered.filter(({ uid }) => questions.some((question) => question.uid === uid))).toEqual([]);
      expect(bare.item.rowTotal).toEqual((await addBundle('bundle', composed(questions))).item.rowTotal);
      expect(bare.item.attributes.length).toBeGreaterThan(0);
    });

    test("a bundle's choice is in the cart with name and price", async () => {
      const { questions } = await bundle();
      const question = questionFor(questions, false);
      const answers = question.choices.map(({ uid }) => ({ ...composed(questions), [question.uid]: [uid] }));
      for (const [index, answer] of answers.entries()) {
        const choice = present(question.choices[index], 'choice');
        const { item, line } = await addBundle('bundle', answer);
        expect(item.attributes.some(({ value }) => value.includes(choice.name))).toBe(true);
        expect(line.selected).toContain(choice.uid);
        const parts = defaultBundleParts(questions).map((part) =>
          part.questionUid === question.uid ? { ...part, choiceUid: choice.uid, quantity: choice.quantity } : part,
        );
        expect(item.rowTotal).toEqual(bundleTotal(questions, parts, present(item.rowTotal, 'row total').currency));
      }
    });

    test('S3-25 a bundle costs in the cart what its parts come to on its page', async () => {
      for (const sku of await h().given.bundles()) {
        const product = valueOf(await ports().catalogue.product(sku, []));
        const questions = present(product.bundle, 'questions of a bundle');
        for (const parts of compositionsOf(questions)) {
          const asked = requiredAnswers(h(), product);
          const line = lineFor(h(), product, { ...asked, ...answersFromBundleParts(questions, parts) });
          const { cart } = await cartOf(h(), line);
          const { currency } = product.price.regular;
          const regular = bundleTotal(questions, parts, currency, product.bundleBase);
          const extras = optionSurcharges(
            { ...product.price, regular, special: null },
            product.customizableOptions,
            asked,
          );
          expect([sku, cart.items[0]?.rowTotal]).toEqual([sku, { pence: regular.pence + extras.pence, currency }]);
        }
      }
    });

    test('S3-25 another quantity is accepted where the choice allows it', async () => {
      const { questions } = await bundle('bundle-with-quantity');
      const question = questionFor(questions, true);
      const choice = present(
        question.choices.find(({ canChangeQuantity }) => canChangeQuantity),
        'choice in another quantity',
      );
      const with_ = async (quantity: number) =>
        (
          await addBundle('bundle-with-quantity', {
            ...composed(questions),
            [question.uid]: [choice.uid],
            [choice.uid]: String(quantity),
          })
        ).item;
      const [one, three] = [await with_(1), await with_(3)];
      const each = (choice.price.special ?? choice.price.regular).pence;
      expect(present(three.rowTotal, 'three').pence - present(one.rowTotal, 'one').pence).toBe(2 * each);
      expect(three.attributes.some(({ value }) => value.includes('3'))).toBe(true);
    });

    test('a bundle with a missing, double or unknown answer is refused', async () => {
      const { product, questions } = await bundle();
      const question = questionFor(questions, false);
      const good = lineFor(h(), product, { ...requiredAnswers(h(), product), ...composed(questions) });
      const own = question.choices.map(({ uid }) => uid);
      const others = good.selected.filter((uid) => !own.includes(uid));
      const { ports: guest, cart, item } = await filledCart(h(), 'plain');
      const wrong = [
        [...others, ...own],
        [...others, own[0] ?? '', 'nobody-offers-this'],
      ];
      // Without any answer the bundle would have its default composition, so another question is answered.
      if (others.length > 0) wrong.push(others);
      for (const selected of wrong) {
        const refused = reasonOf(await guest.carts.addLine(cart.id, { ...good, selected }));
        expect(refused).toMatchObject({ kind: 'rejected', message: said(h()) });
      }
      expect(await h().look.cartLines(cart.id)).toEqual([{ sku: item.sku, quantity: 1 }]);
    });

    test('S3-23 the products of a group have a suggested quantity, and each can be added by itself', async () => {
      const group = present((await ask('grouped')).group, 'group');
      expect(group.length).toBeGreaterThan(1);
      const lines = group.map(({ product, quantity }) => {
        expect(quantity).toBeGreaterThanOrEqual(1);
        expect(product.price.regular.pence).toBeGreaterThan(0);
        return { sku: product.sku, parentSku: null, quantity, entered: [], selected: [] };
      });
      const { cart } = await cartOf(h(), ...lines);
      expect(await h().look.cartLines(cart.id)).toEqual(
        group.map(({ product, quantity }) => ({ sku: product.sku, quantity })),
      );
    });

    test('S3-23 the products of a group come on the one day that its page asks for', async () => {
      const group = await ask('grouped');
      const answers = requiredAnswers(h(), group);
      const parts = (group.group ?? []).map(({ product }) => groupPart(group, product));
      const rules = someDeliveryRules(group.categoryPaths, h().now(), group.leadDays);
      const lines = parts.map((part) => valueOf(toCartLine(part, 1, groupPartAnswers(part, answers), rules)));
      const { cart } = await cartOf(h(), ...lines);
      const days = cart.items.flatMap(({ attributes }) => attributes.filter(({ isDay }) => isDay));
      const dated = parts.filter(({ customizableOptions }) => customizableOptions.length > 0);
      expect(days.map(({ value }) => value)).toEqual(dated.map(() => answers[GROUP_DAY]));
    });

    test('a group itself cannot be added to a cart', async () => {
      const { sku } = await h().given.product('grouped');
      const { ports: guest, cart, item } = await filledCart(h(), 'plain');
      const line = { sku, parentSku: null, quantity: 1, entered: [], selected: [] };
      expect(reasonOf(await guest.carts.addLine(cart.id, line)).kind).toBe('rejected');
      expect(await h().look.cartLines(cart.id)).toEqual([{ sku: item.sku, quantity: 1 }]);
    });

    test('S3-26 a download lists its files, and is in the cart with the selected ones', async () => {
      const product = await ask('downloadable');
      const { links } = present(product.downloads, 'downloads');
      expect(links.length).toBeGreaterThan(0);
      const line = lineFor(h(), product, requiredAnswers(h(), product));
      const { ports: guest, cart } = await cartOf(h(), line);
      expect(cart).toMatchObject({ isVirtual: true, items: [{ sku: product.sku, quantity: 1 }] });
      const stranger = { ...line, selected: [...line.selected, 'nobody-offers-this'] };
      expect(reasonOf(await guest.carts.addLine(cart.id, stranger)).kind).toBe('rejected');
    });

    test('S3-27 a virtual product says whether it takes a gift message, and has its links', async () => {
      const { virtual } = await ask('virtual');
      expect(typeof virtual?.takesGiftMessage).toBe('boolean');
      expect(Array.isArray(virtual?.linkedSkus)).toBe(true);
    });

    test('S3-17 a product has related products, each with its options', async () => {
      const { sku } = await h().given.linked();
      const related = valueOf(await ports().catalogue.related(sku));
      expect(related.length).toBeGreaterThan(0);
      expect(related.some(({ customizableOptions }) => customizableOptions.some(({ required }) => required))).toBe(
        true,
      );
      for (const card of related) {
        const page = valueOf(await ports().catalogue.product(card.sku, []));
        expect(card.customizableOptions).toEqual(page.customizableOptions);
        expect(card).toMatchObject({ name: page.name, path: page.path, price: page.price });
        expect(card.needsChoices).toBe(page.needsChoices);
      }
    });

    test('S3-17 a product has upsells', async () => {
      const { sku } = await h().given.linked();
      const better = valueOf(await ports().catalogue.upsells(sku));
      expect(better.length).toBeGreaterThan(0);
      for (const card of better) expect(valueOf(await ports().catalogue.product(card.sku, []))).toMatchObject(card);
    });

    test('S3-17 a product without links has empty lists, and an unknown product is not-found', async () => {
      const { sku } = await h().given.product('gift-card');
      expect(valueOf(await ports().catalogue.upsells(sku))).toEqual([]);
      for (const answer of [
        await ports().catalogue.related('NOBODY-SELLS-THIS'),
        await ports().catalogue.upsells('NOBODY-SELLS-THIS'),
      ]) {
        expect(reasonOf(answer).kind).toBe('not-found');
      }
    });

    test('linked products are unreachable without a backend', async () => {
      const { catalogue: silent } = await h().given.unreachable();
      expect(reasonOf(await silent.related('S')).kind).toBe('unreachable');
      expect(reasonOf(await silent.upsells('S')).kind).toBe('unreachable');
    });

    test('S3-16 a product has its categories, by uid and by path', async () => {
      const { uid, path } = await h().given.category();
      const { listing } = valueOf(
        await ports().catalogue.category(uid, { page: 1, itemsPerPage: 1, sort: '', term: null, filters: {} }),
      );
      const product = valueOf(await ports().catalogue.product(present(listing.items[0], 'product').sku, []));
      expect(product.categoryUids).toContain(uid);
      expect(product.categoryPaths.some((urlPath) => path.startsWith(`/${urlPath}`))).toBe(true);
    });
  });
}
