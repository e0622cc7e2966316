/** How an order stands that is paid on somebody else's page. Our own backend's addition: asked only where one was sent there. */
export const CART_PAYMENT = `query cartPayment($cartId: String!) {
  cartPayment(cart_id: $cartId) { state order_number redirect_url }
}`;
