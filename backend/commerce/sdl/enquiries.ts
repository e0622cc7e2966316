/** Messages to the florist from a form; not in Magento. */
export const ENQUIRIES = /* GraphQL */ `
  extend type Mutation {
    sendEnquiry(input: EnquiryInput!): SendEnquiryOutput!
  }

  enum EnquiryKindEnum {
    COMPLAINT
    FUNERAL
    WEDDING
    WEEKLY
  }

  input EnquiryInput {
    about: EnquiryKindEnum!
    budget: String
    date: String
    email: String!
    frequency: String
    funeral_director: String
    message: String
    name: String!
    order_number: String
    people: String
    place: String
    story: String
    telephone: String
    wanted: String
  }

  type SendEnquiryOutput {
    is_received: Boolean!
  }

  type Enquiries {
    items: [Enquiry]!
    page_info: SearchResultPageInfo!
  }

  type Enquiry {
    about: EnquiryKindEnum!
    budget: String
    created_at: String!
    date: String
    email: String!
    frequency: String
    funeral_director: String
    message: String
    name: String!
    order_number: String
    people: String
    place: String
    story: String
    telephone: String
    wanted: String
  }
`;
