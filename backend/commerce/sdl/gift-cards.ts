/** Gift cards as in Adobe Commerce. */
export const GIFT_CARDS = /* GraphQL */ `
  extend type Query {
    giftCardAccount(input: GiftCardAccountInput!): GiftCardAccount
  }

  extend type Mutation {
    applyGiftCardToCart(input: ApplyGiftCardToCartInput): ApplyGiftCardToCartOutput
    removeGiftCardFromCart(input: RemoveGiftCardFromCartInput): RemoveGiftCardFromCartOutput
  }

  extend type Cart {
    applied_gift_cards: [AppliedGiftCard]
  }

  type AppliedGiftCard {
    applied_balance: Money
    code: String
    current_balance: Money
    expiration_date: String
  }

  input GiftCardAccountInput {
    gift_card_code: String!
  }

  type GiftCardAccount {
    balance: Money
    code: String
    expiration_date: String
  }

  input ApplyGiftCardToCartInput {
    cart_id: String!
    gift_card_code: String!
  }

  type ApplyGiftCardToCartOutput {
    cart: Cart!
  }

  input RemoveGiftCardFromCartInput {
    cart_id: String!
    gift_card_code: String!
  }

  type RemoveGiftCardFromCartOutput {
    cart: Cart!
  }
`;
