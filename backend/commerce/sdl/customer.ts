const PERSON = `
    date_of_birth: String
    dob: String
    gender: Int
    is_subscribed: Boolean
    middlename: String
    prefix: String
    suffix: String
    taxvat: String
`;

/** Accounts: sign-in, customer data, the address book. `confirmNewsletter`, `next_delivery` and `password`
 * of `confirmEmail` are our own additions. */
export const CUSTOMER = /* GraphQL */ `
  extend type Query {
    customer: Customer
  }

  extend type Mutation {
    changeCustomerPassword(currentPassword: String!, newPassword: String!): Customer
    confirmEmail(input: ConfirmEmailInput!): CustomerOutput
    confirmNewsletter(email: String!, key: String!): SubscribeEmailToNewsletterOutput
    createCustomerAddress(input: CustomerAddressInput!): CustomerAddress
    createCustomerV2(input: CustomerCreateInput!): CustomerOutput
    deleteCustomer: Boolean
    deleteCustomerAddress(id: Int!): Boolean
    generateCustomerToken(email: String!, password: String!): CustomerToken
    requestPasswordResetEmail(email: String!): Boolean
    resetPassword(email: String!, newPassword: String!, resetPasswordToken: String!): Boolean
    revokeCustomerToken: RevokeCustomerTokenOutput
    subscribeEmailToNewsletter(email: String!): SubscribeEmailToNewsletterOutput
    updateCustomerAddress(id: Int!, input: CustomerAddressInput): CustomerAddress
    updateCustomerEmail(email: String!, password: String!): CustomerOutput
    updateCustomerV2(input: CustomerUpdateInput!): CustomerOutput
  }

  type Customer {${PERSON}
    addresses: [CustomerAddress]
    created_at: String
    default_billing: String
    default_shipping: String
    email: String
    enquiries(currentPage: Int = 1, pageSize: Int = 20): Enquiries!
    firstname: String
    lastname: String
    next_delivery: NextDelivery
    orders(currentPage: Int = 1, filter: CustomerOrdersFilterInput, pageSize: Int = 20): CustomerOrders
    reviews(currentPage: Int = 1, pageSize: Int = 20): ProductReviews!
    wishlists(currentPage: Int = 1, pageSize: Int = 20): [Wishlist]!
  }

  type NextDelivery {
    day: String!
    is_collected: Boolean!
    order_number: String!
  }

  type CustomerAddress {
    city: String
    company: String
    country_code: CountryCodeEnum
    default_billing: Boolean
    default_shipping: Boolean
    extension_attributes: [CustomerAddressAttribute]
    fax: String
    firstname: String
    id: Int
    lastname: String
    middlename: String
    postcode: String
    prefix: String
    region: CustomerAddressRegion
    street: [String]
    suffix: String
    telephone: String
    vat_id: String
  }

  type CustomerAddressAttribute {
    attribute_code: String
    value: String
  }

  type CustomerAddressRegion {
    region: String
    region_code: String
    region_id: Int
  }

  type CustomerOutput {
    customer: Customer!
  }

  type CustomerToken {
    token: String
  }

  type RevokeCustomerTokenOutput {
    result: Boolean!
  }

  type SubscribeEmailToNewsletterOutput {
    status: SubscriptionStatusesEnum
  }

  enum SubscriptionStatusesEnum {
    NOT_ACTIVE
    SUBSCRIBED
    UNCONFIRMED
    UNSUBSCRIBED
  }

  input ConfirmEmailInput {
    confirmation_key: String!
    email: String!
    password: String
  }

  input CustomerCreateInput {${PERSON}
    email: String!
    firstname: String!
    lastname: String!
    password: String
  }

  input CustomerUpdateInput {${PERSON}
    firstname: String
    lastname: String
  }

  input CustomerAddressInput {
    city: String
    company: String
    country_code: CountryCodeEnum
    country_id: CountryCodeEnum
    custom_attributes: [CustomerAddressAttributeInput]
    default_billing: Boolean
    default_shipping: Boolean
    fax: String
    firstname: String
    lastname: String
    middlename: String
    postcode: String
    prefix: String
    region: CustomerAddressRegionInput
    street: [String]
    suffix: String
    telephone: String
    vat_id: String
  }

  input CustomerAddressAttributeInput {
    attribute_code: String!
    value: String!
  }

  input CustomerAddressRegionInput {
    region: String
    region_code: String
    region_id: Int
  }
`;
