/** Status of a redirect payment. An addition of our backend, requested only if a payment is pending. */
export const CART_PAYMENT = `query cartPayment($cartId: String!) {
  cartPayment(cart_id: $cartId) { state order_number redirect_url }
}`;
