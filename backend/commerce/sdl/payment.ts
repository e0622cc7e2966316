/** Our own addition to Magento's schema: payment on the bank's page, and where to send money that is awaited. */
export const PAYMENT = /* GraphQL */ `
  extend type Query {
    cartPayment(cart_id: String!): CartPayment
  }

  type CartPayment {
    instructions: PaymentInstructions
    order_number: String!
    redirect_url: String
    state: CartPaymentStateEnum!
  }

  type PaymentInstructions {
    account_number: String
    address: String
    amount: Money!
    bic: String
    iban: String
    pay_by: String!
    payee: String!
    sort_code: String
  }

  enum CartPaymentStateEnum {
    AWAITED
    OPEN
    PAID
    DECLINED
    CANCELLED
    EXPIRED
    REFUND_DUE
  }
`;
