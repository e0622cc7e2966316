/** Our own addition to Magento's schema: payment on the bank's page. */
export const PAYMENT = /* GraphQL */ `
  extend type Query {
    cartPayment(cart_id: String!): CartPayment
  }

  type CartPayment {
    order_number: String!
    redirect_url: String
    state: CartPaymentStateEnum!
  }

  enum CartPaymentStateEnum {
    OPEN
    PAID
    DECLINED
    CANCELLED
    EXPIRED
    REFUND_DUE
  }
`;
