import { inputOrError } from './cart-resolvers';
import { type CartView, changedCart } from './cart-view';
import { moneyIn } from '../catalogue/product/money-fields';
import { shopTimeAt } from '../delivery/calendar-day';
import type { Resolvers } from '../graphql/executable-schema';
import { valueOrError } from '../graphql/shop-error';
import { convert } from '../pricing/money';
import { applyGiftCard, removeGiftCard } from './change-gift-cards';
import { findGiftCard } from '../gift-card/find-gift-card';
import { maskedGiftCardCode } from '../gift-card/gift-card-code';

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
