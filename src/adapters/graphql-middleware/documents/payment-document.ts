/**
 * Status of a redirect payment, and where to send money that is awaited. An addition of our backend, requested only if a
 * payment is pending and after an order that is paid later.
 */
export const CART_PAYMENT = `query cartPayment($cartId: String!) {
  cartPayment(cart_id: $cartId) {
    state order_number redirect_url
    instructions { payee sort_code account_number iban bic address pay_by amount { value currency } }
  }
}`;
