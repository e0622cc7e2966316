import type { CartLine } from './cart-record';
import { changeCart } from './open-cart';
import { readLines } from './read-cart';
import { formatDay, shopTimeAt } from '../delivery/calendar-day';
import { ok, refuse, type Result } from '../../shared/result';
import type { ShopContext } from '../graphql/shop-context';
import { badInput, noSuchEntity, type ShopRefusal } from '../shared/shop-refusal';
import {
  findGiftCard,
  type FoundGiftCard,
  hasExpired,
  hashGiftCardCode,
  maskedGiftCardCode,
} from '../gift-card/gift-card-code';
import { isGiftCardLine } from '../catalogue/product/gift-card-options';
import { inputOrError } from './cart-resolvers';
import { type CartView, changedCart } from './cart-view';
import { moneyIn } from '../catalogue/product/money-fields';
import type { Resolvers } from '../graphql/executable-schema';
import { valueOrError } from '../graphql/shop-error';
import { convert } from '../pricing/money';

/** Cards on one cart. */
const MAX_CARDS = 10;

function refuseToApply(card: FoundGiftCard, lines: readonly CartLine[], now: number): ShopRefusal | null {
  if (hasExpired(card.expiresAt, now)) {
    const day = shopTimeAt(Date.parse(card.expiresAt)).day;
    return badInput(`This gift card expired on ${formatDay(day)}.`);
  }
  if (card.balance === 0) return badInput('There is nothing left on this gift card.');
  if (lines.length === 0) return badInput('Cart does not contain products.');
  return lines.every(isGiftCardLine) ? badInput('A gift card cannot pay for another gift card.') : null;
}

/** Applies a card by its code; applying it again changes nothing. */
export async function applyGiftCard(
  context: ShopContext,
  cartId: string,
  code: string,
): Promise<Result<null, ShopRefusal>> {
  if (code.trim() === '') return refuse(badInput('Required parameter "gift_card_code" is missing'));
  return changeCart<null, ShopRefusal>(context, cartId, async ({ database, catalogue }) => {
    const card = await findGiftCard(database, code);
    if (!card.ok) return card;
    const refusal = refuseToApply(card.value, await readLines(database, catalogue, cartId), context.now());
    if (refusal !== null) return refuse(refusal);
    const applied = await database
      .selectFrom('cart_gift_cards')
      .select('card_id')
      .where('cart_id', '=', cartId)
      .execute();
    if (applied.some(({ card_id }) => card_id === card.value.id)) return ok(null);
    if (applied.length >= MAX_CARDS) return refuse(badInput(`A cart takes at most ${MAX_CARDS} gift cards.`));
    await database
      .insertInto('cart_gift_cards')
      .values({ cart_id: cartId, card_id: card.value.id, seen_pence: card.value.balance })
      .execute();
    return ok(null);
  });
}

/** Removes a card by its code, or by the masked code that the cart shows. */
export async function removeGiftCard(
  context: ShopContext,
  cartId: string,
  code: string,
): Promise<Result<null, ShopRefusal>> {
  return changeCart<null, ShopRefusal>(context, cartId, async ({ database }) => {
    const applied = await database
      .selectFrom('cart_gift_cards')
      .innerJoin('gift_cards', 'gift_cards.id', 'cart_gift_cards.card_id')
      .select(['gift_cards.id', 'gift_cards.code_end', 'gift_cards.code_hash'])
      .where('cart_id', '=', cartId)
      .execute();
    const hash = hashGiftCardCode(code);
    const card = applied.find(({ code_end, code_hash }) => code_hash === hash || maskedGiftCardCode(code_end) === code);
    if (card === undefined) return refuse(noSuchEntity("The gift card couldn't be deleted from the quote."));
    await database.deleteFrom('cart_gift_cards').where('cart_id', '=', cartId).where('card_id', '=', card.id).execute();
    return ok(null);
  });
}

interface CartInput {
  readonly cart_id: string;
  readonly gift_card_code: string;
}

const dayOf = (instant: string): string => shopTimeAt(Date.parse(instant)).day;

/** Gift cards in the names of Adobe Commerce. Codes come back masked. */
export const giftCardResolvers: Resolvers = {
  Query: {
    giftCardAccount: async (_source, args: { input: { gift_card_code: string } }, { database, currency }) => {
      const { gift_card_code: code } = args.input;
      const { balance, expiresAt, end } = valueOrError(await findGiftCard(database, code));
      return {
        code: maskedGiftCardCode(end),
        balance: moneyIn(currency, convert(balance, currency.rate)),
        expiration_date: dayOf(expiresAt),
      };
    },
  },
  Mutation: {
    applyGiftCardToCart: (_source, args: { input?: CartInput | null }, context) => {
      const { cart_id, gift_card_code } = inputOrError(args);
      return changedCart(context, cart_id, applyGiftCard(context, cart_id, gift_card_code));
    },
    removeGiftCardFromCart: (_source, args: { input?: CartInput | null }, context) => {
      const { cart_id, gift_card_code } = inputOrError(args);
      return changedCart(context, cart_id, removeGiftCard(context, cart_id, gift_card_code));
    },
  },
  Cart: {
    applied_gift_cards: ({ cart, totals }: CartView, _args, { currency }) =>
      cart.giftCards
        .filter(({ balance }) => balance > 0)
        .map(({ id, end, balance, expiresAt }) => ({
          code: maskedGiftCardCode(end),
          applied_balance: moneyIn(currency, totals.giftCards.find((share) => share.id === id)?.amount ?? 0),
          current_balance: moneyIn(currency, convert(balance, currency.rate)),
          expiration_date: dayOf(expiresAt),
        })),
  },
};
