/** Texts of a coupon that does not reduce the order at present. */
export const couponTexts = {
  kept: (code: string) => `Coupon not counted: ${code}`,
  waits: (minimum: string) =>
    `It is for orders of ${minimum} or more, without gift cards and delivery. We keep it, and it counts again as soon as your order comes to that.`,
  notForGiftCards: 'It is not for gift cards. We keep it, and it counts as soon as something else is in your cart.',
  lost: (code: string) =>
    `The coupon ${code} is no longer valid for your cart and was taken off. Please look at the new total.`,
} as const;
