import { createHttpClient } from '../../middleware/middleware';
import { DECLARED_ADDITIONS } from '../magento/additions';
import { magentoFacts, OPEN_SOURCE } from '../magento/magento-facts';
import { magentoGate } from '../magento/magento-gate';
import { everyContract, type ContractName } from './every-contract';
import { openMiddlewareOnBackend } from './middleware-backend-harness';

/** A shop's own attributes can be filters, redirect payments need a module, and gift cards Adobe Commerce. */
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
  extend input OrderInformationInput { lastname: String postcode: String! }
  type ApplyGiftCardToCartOutput { cart: Cart! }
  type RemoveGiftCardFromCartOutput { cart: Cart! }
`;
/** Additions that no Magento has and that suites ask for, so that they pass without them. */
export const REFUSED_ADDITIONS = [
  'Cart.waiting_coupon',
  'ConfirmEmailInput.password',
  'Customer.enquiries',
  'Customer.next_delivery',
  'Mutation.clearCart',
  'Mutation.confirmNewsletter',
  'Mutation.sendEnquiry',
  'PlaceOrderInput.attempt_key',
  'ProductAttributeFilterInput.uid',
  'ProductInterface.held_at',
  'ProductInterface.held_on',
  'ProductInterface.least_options_price',
  'ProductInterface.months_of_sale',
  'ProductInterface.show_flower_care',
  'ProductReview.is_pending',
  'Products.synonyms',
  'Query.productUrls',
];
/** Names that suites make up in order to be refused. */
export const NONSENSE = ['ProductAttributeFilterInput.nobody_named_this', 'CountryCodeEnum.QQ'];

/**
 * Runs contracts on a backend that refuses what Magento's schema does not have, then checks that this was the declared
 * additions alone, in all requests, variables included. Returns what was refused, as `Type` or `Type.field`.
 */
export function contractsOnMagento(names: readonly ContractName[]): ReadonlySet<string> {
  const schema = magentoFacts(OPEN_SOURCE, OF_SUCH_A_SHOP);
  const gate = magentoGate(createHttpClient(), { schema });
  const open = () => openMiddlewareOnBackend(null, gate.send);
  everyContract('middleware and a backend that knows Magento’s words alone', open, names);
  test("S7-1 Magento's schema refuses exactly the declared additions", () => {
    expect([...gate.refused].filter((word) => !NONSENSE.includes(word) && !DECLARED_ADDITIONS.includes(word))).toEqual(
      [],
    );
  });
  return gate.refused;
}

/** The contracts whose documents have additions. */
export const WITH_ADDITIONS: readonly ContractName[] = [
  'carts',
  'cartOptions',
  'giftCards',
  'orders',
  'payments',
  'catalogue',
  'listing',
  'urlResolver',
  'accounts',
  'orderHistory',
  'enquiries',
  'newsletter',
  'reviews',
];
