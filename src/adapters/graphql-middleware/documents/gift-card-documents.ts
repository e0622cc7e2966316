/** In the words of Adobe Commerce; Magento Open Source has no gift cards. */
export const APPLY_GIFT_CARD = `mutation posyApplyGiftCard($input: ApplyGiftCardToCartInput) {
  applyGiftCardToCart(input: $input) { cart { id } }
}`;

export const GIFT_CARD_BALANCE = `query posyGiftCardBalance($input: GiftCardAccountInput!) {
  giftCardAccount(input: $input) { code balance { value currency } expiration_date }
}`;

export const REMOVE_GIFT_CARD = `mutation posyRemoveGiftCard($input: RemoveGiftCardFromCartInput) {
  removeGiftCardFromCart(input: $input) { cart { id } }
}`;
