/** Gives the florist an enquiry; our own addition, which no Magento has. */
export const SEND_ENQUIRY = `
  mutation posySendEnquiry($input: EnquiryInput!) { sendEnquiry(input: $input) { is_received } }
`;

/** What a customer has sent while signed in; our own addition. */
export const OWN_ENQUIRIES = `query posyOwnEnquiries($pageSize: Int, $currentPage: Int) {
  customer {
    enquiries(pageSize: $pageSize, currentPage: $currentPage) {
      items {
        about created_at story name email telephone date place people budget frequency funeral_director order_number
        message wanted
      }
      page_info { total_pages }
    }
  }
}`;
