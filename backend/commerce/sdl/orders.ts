const TOTAL = `
    base_grand_total: Money!
    discounts: [Discount]
    grand_total: Money!
    shipping_handling: ShippingHandling
    subtotal: Money!
    taxes: [TaxItem]
    total_shipping: Money!
    total_tax: Money!
`;

const SOLD = `
    discounts: [Discount]
    id: ID!
    product_name: String
    product_sale_price: Money!
    product_sku: String!
`;

/** The orders of a customer. */
export const ORDERS = /* GraphQL */ `
  input CustomerOrdersFilterInput {
    number: FilterStringTypeInput
  }

  extend type Query {
    guestOrder(input: OrderInformationInput!): CustomerOrder!
  }

  input OrderInformationInput {
    email: String!
    number: String!
    postcode: String!
  }

  type CustomerOrders {
    items: [CustomerOrder]!
    page_info: SearchResultPageInfo
    total_count: Int
  }

  type CustomerOrder {
    billing_address: OrderAddress
    comments: [SalesCommentItem]
    grand_total: Float @deprecated(reason: "Use total.")
    id: ID!
    invoices: [Invoice]!
    items: [OrderItemInterface]
    number: String!
    order_date: String!
    payment_methods: [OrderPaymentMethod]
    shipments: [OrderShipment]
    shipping_address: OrderAddress
    shipping_method: String
    status: String!
    total: OrderTotal
  }

  type SalesCommentItem {
    message: String!
    timestamp: String!
  }

  type OrderTotal {${TOTAL}}

  type TaxItem {
    amount: Money!
    rate: Float!
    title: String!
  }

  type ShippingHandling {
    amount_excluding_tax: Money
    amount_including_tax: Money
    discounts: [ShippingDiscount]
    taxes: [TaxItem]
    total_amount: Money!
  }

  type ShippingDiscount {
    amount: Money!
  }

  type OrderAddress {
    city: String!
    company: String
    country_code: CountryCodeEnum
    firstname: String!
    lastname: String!
    postcode: String
    prefix: String
    region: String
    street: [String]!
    suffix: String
    telephone: String!
  }

  type OrderPaymentMethod {
    additional_data: [KeyValue]
    name: String!
    type: String!
  }

  interface OrderItemInterface {${SOLD}
    entered_options: [OrderItemOption]
    product_type: String
    product_url_key: String
    quantity_canceled: Float
    quantity_invoiced: Float
    quantity_ordered: Float
    quantity_refunded: Float
    quantity_returned: Float
    quantity_shipped: Float
    selected_options: [OrderItemOption]
    status: String
  }

  type OrderItem implements OrderItemInterface {${SOLD}
    entered_options: [OrderItemOption]
    product_type: String
    product_url_key: String
    quantity_canceled: Float
    quantity_invoiced: Float
    quantity_ordered: Float
    quantity_refunded: Float
    quantity_returned: Float
    quantity_shipped: Float
    selected_options: [OrderItemOption]
    status: String
  }

  type OrderItemOption {
    label: String!
    value: String!
  }

  type Invoice {
    comments: [SalesCommentItem]
    id: ID!
    items: [InvoiceItemInterface]
    number: String!
    total: InvoiceTotal
  }

  type InvoiceTotal {${TOTAL}}

  interface InvoiceItemInterface {${SOLD}
    quantity_invoiced: Float
  }

  type InvoiceItem implements InvoiceItemInterface {${SOLD}
    quantity_invoiced: Float
  }

  type OrderShipment {
    comments: [SalesCommentItem]
    id: ID!
    items: [ShipmentItemInterface]
    number: String!
    tracking: [ShipmentTracking]
  }

  interface ShipmentItemInterface {
    id: ID!
    product_name: String
    product_sale_price: Money!
    product_sku: String!
    quantity_shipped: Float!
  }

  type ShipmentItem implements ShipmentItemInterface {
    id: ID!
    product_name: String
    product_sale_price: Money!
    product_sku: String!
    quantity_shipped: Float!
  }

  type ShipmentTracking {
    carrier: String!
    number: String
    title: String!
  }
`;
