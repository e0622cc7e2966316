import { changeOptions, enteredAnswers, type LineOptions } from '../../src/domain/cart/change-options';
import type { CartItem } from '../../src/domain/cart/cart';
import type { Product } from '../../src/domain/catalogue/product';
import type { OptionAnswers } from '../../src/domain/catalogue/options/customizable-option';
import { plusDays } from '../../src/domain/delivery/calendar/calendar-date';
import { checkDeliveryDay } from '../../src/domain/delivery/delivery-days';
import { someDeliveryRules } from '../builders/a-delivery-schedule';
import { cartOf } from './filled-cart';
import { said, type OpenHarness } from './harness';
import { lineFor, productOf, requiredAnswers } from './lines';
import { contract, present, reasonOf, valueOf } from './suite';

/** Changing the day and the texts of an item that is in the cart. */
export function cartOptionsContract(adapter: string, open: OpenHarness): void {
  contract(`Changed options of items in carts as kept by ${adapter}`, open, (h) => {
    const rulesOf = (product: Product) => someDeliveryRules(product.categoryPaths, h().now(), product.leadDays);

    /** A cart with one item that has a day and a message. */
    async function answeredItem() {
      const product = await productOf(h(), 'with-options');
      const options = product.customizableOptions;
      const day = present(
        options.find(({ kind }) => kind === 'date'),
        'date option',
      );
      const card = present(
        options.find((option) => 'maxCharacters' in option),
        'text option',
      );
      const answers = { ...requiredAnswers(h(), product), [card.uid]: 'Get well soon' };
      const { ports, cart } = await cartOf(h(), lineFor(h(), product, answers, 2));
      const item = present(cart.items[0], 'item');
      return { ports, cart, item, product, day, card, answers: enteredAnswers(product, item) };
    }

    function options(product: Product, item: CartItem, answers: OptionAnswers): LineOptions {
      return valueOf(changeOptions(product, item, answers, rulesOf(product)));
    }

    function otherDay(product: Product, from: string): string {
      let day = plusDays(from, 1);
      while (checkDeliveryDay(day, rulesOf(product)) !== null) day = plusDays(day, 1);
      return day;
    }

    test('day and message are replaced; product, quantity, price and chosen values stay', async () => {
      const { ports, cart, item, product, day, card, answers } = await answeredItem();
      const chosen = otherDay(product, String(answers[day.uid]));
      const wanted = { ...answers, [day.uid]: chosen, [card.uid]: 'With love' };
      const changed = valueOf(await ports.carts.changeOptions(cart.id, item.uid, options(product, item, wanted)));
      const after = present(changed.items[0], 'item');
      expect(enteredAnswers(product, after)).toEqual(wanted);
      expect(after.attributes.find(({ isDay }) => isDay)?.value).toBe(chosen);
      expect(after).toMatchObject({ sku: item.sku, quantity: 2, rowTotal: item.rowTotal });
      const selected = ({ answers: all }: CartItem) => all.filter(({ values }) => values[0]?.uid !== undefined);
      expect(selected(after).map(({ optionUid }) => optionUid)).toEqual(
        selected(item).map(({ optionUid }) => optionUid),
      );
      expect(valueOf(await ports.carts.find(changed.id))).toEqual(changed);
      expect(await h().look.cartLines(changed.id)).toEqual([{ sku: item.sku, quantity: 2 }]);
    });

    test('an emptied message is gone', async () => {
      const { ports, cart, item, product, card, answers } = await answeredItem();
      if (card.required) return;
      const wanted = options(product, item, { ...answers, [card.uid]: '' });
      const changed = valueOf(await ports.carts.changeOptions(cart.id, item.uid, wanted));
      expect(enteredAnswers(product, present(changed.items[0], 'item'))).toMatchObject({ [card.uid]: '' });
    });

    test('an item that becomes equal to another is merged into it', async () => {
      const { ports, cart, item, product, card, answers } = await answeredItem();
      const line = lineFor(h(), product, { ...requiredAnswers(h(), product), [card.uid]: 'With love' }, 1);
      const two = valueOf(await ports.carts.addLine(cart.id, line));
      expect(two.items).toHaveLength(2);
      const wanted = options(product, item, { ...answers, [card.uid]: 'With love' });
      const changed = valueOf(await ports.carts.changeOptions(two.id, item.uid, wanted));
      expect(changed.items.map(({ quantity }) => quantity)).toEqual([3]);
      expect(changed.totalQuantity).toBe(3);
      expect(await h().look.cartLines(changed.id)).toEqual([{ sku: item.sku, quantity: 3 }]);
    });

    test('a past day and a message that is too long are refused, and nothing changes', async () => {
      const { ports, cart, item, product, day, card, answers } = await answeredItem();
      const good = options(product, item, answers);
      const spoilt = (uid: string, value: string) => ({
        ...good,
        entered: good.entered.map((entry) => (entry.uid === uid ? { uid, value } : entry)),
      });
      for (const wanted of [spoilt(day.uid, '2020-01-06 00:00:00'), spoilt(card.uid, 'x'.repeat(2_001))]) {
        const reason = reasonOf(await ports.carts.changeOptions(cart.id, item.uid, wanted));
        expect(reason).toMatchObject({ kind: 'rejected', message: said(h()) });
      }
      expect(valueOf(await ports.carts.find(cart.id))).toEqual(cart);
    });

    test('an unknown item is not-found', async () => {
      const { ports, cart, item, product, answers } = await answeredItem();
      const wanted = options(product, item, answers);
      expect(reasonOf(await ports.carts.changeOptions(cart.id, 'OTk5OTk5', wanted)).kind).toBe('not-found');
    });
  });
}
