/** In the words of Adobe Commerce; Magento Open Source has no gift cards. */
export const GIFT_CARD_BALANCE = `query posyGiftCardBalance($input: GiftCardAccountInput!) {
  giftCardAccount(input: $input) { code balance { value currency } expiration_date }
}`;
