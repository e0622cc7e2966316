import { createHttpClient } from '../../middleware/middleware';
import { additionsIn, DOCUMENTS_WITH_ADDITIONS } from '../magento/additions';
import { magentoFacts } from '../magento/magento-facts';
import { magentoGate } from '../magento/magento-gate';
import { everyContract } from './every-contract';
import { filledCart } from './filled-cart';
import { openMiddlewareOnBackend } from './middleware-backend.harness';
import { readyCart } from './ready-cart';
import { contract, valueOf } from './suite';

/** Magento finds orders of guests since 2.4.7. A shop's own attributes can be filters, redirect payments need a module, and gift cards Adobe Commerce. */
const OF_SUCH_A_SHOP = `
  extend input ProductAttributeFilterInput {
    colour: FilterEqualTypeInput occasion: FilterEqualTypeInput season: FilterEqualTypeInput size: FilterEqualTypeInput
  }
  extend type Query { cartPayment(cart_id: String!): CartPayment }
  type CartPayment { state: String! order_number: String! redirect_url: String instructions: PaymentInstructions }
  type PaymentInstructions {
    payee: String! sort_code: String account_number: String iban: String bic: String address: String pay_by: String! amount: Money!
  }
  extend type Cart { applied_gift_cards: [AppliedGiftCard] }
  type AppliedGiftCard { applied_balance: Money code: String current_balance: Money expiration_date: String }
  extend type Mutation {
    applyGiftCardToCart(input: ApplyGiftCardToCartInput): ApplyGiftCardToCartOutput
    removeGiftCardFromCart(input: RemoveGiftCardFromCartInput): RemoveGiftCardFromCartOutput
  }
  input ApplyGiftCardToCartInput { cart_id: String! gift_card_code: String! }
  input RemoveGiftCardFromCartInput { cart_id: String! gift_card_code: String! }
  extend type Query { giftCardAccount(input: GiftCardAccountInput!): GiftCardAccount }
  input GiftCardAccountInput { gift_card_code: String! }
  type GiftCardAccount { balance: Money code: String expiration_date: String }
  extend type Query { guestOrder(input: OrderInformationInput!): CustomerOrder! }
  input OrderInformationInput { email: String! number: String! postcode: String! }
  type ApplyGiftCardToCartOutput { cart: Cart! }
  type RemoveGiftCardFromCartOutput { cart: Cart! }
`;
/** Names that suites make up in order to be refused. */
const NONSENSE = ['ProductAttributeFilterInput.nobody_named_this', 'CountryCodeEnum.QQ'];

const gate = magentoGate(magentoFacts(OF_SUCH_A_SHOP), createHttpClient());

everyContract('middleware and a backend that knows Magento’s words alone', () =>
  openMiddlewareOnBackend(null, gate.send),
);

describe("what Magento's schema refused", () => {
  test('S7-1 is exactly the declared additions, of all requests of any port, variables included', () => {
    const declared = DOCUMENTS_WITH_ADDITIONS.flatMap(additionsIn);
    expect([...gate.refused].filter((word) => !NONSENSE.includes(word) && !declared.includes(word))).toEqual([]);
  });

  test('S3-19 S7-51 includes those additions, so the suites passed without them', () => {
    const additions = ['ProductInterface.show_flower_care', 'ProductAttributeFilterInput.uid'];
    expect([...gate.refused]).toEqual(expect.arrayContaining(additions));
  });
});

const bare = magentoGate(magentoFacts(), createHttpClient());

contract(
  'A backend where nobody pays at a bank',
  () => openMiddlewareOnBackend(null, bare.send),
  (h) => {
    test('S7-33 places an order, and says that there is no redirect payment', async () => {
      const { ports, cartId } = await readyCart(h());
      expect(await ports.orders.place(cartId)).toMatchObject({ kind: 'placed' });
      expect(valueOf(await ports.payments.ofCart(cartId))).toBeNull();
      expect([...bare.refused]).toContain('Query.cartPayment');
    });

    test('reads a cart without gift cards, and says that it has none', async () => {
      const { ports, cart } = await filledCart(h(), 'plain');
      expect(valueOf(await ports.carts.find(cart.id)).giftCards).toBeNull();
      expect([...bare.refused]).toContain('Cart.applied_gift_cards');
    });
  },
);
