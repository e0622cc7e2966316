const ADDRESS_FIELDS = `
  id firstname lastname prefix suffix street city postcode country_code telephone vat_id
  default_billing default_shipping
  region { region_id region_code region }
  extension_attributes { attribute_code value }
`;

const CUSTOMER_FIELDS = `
  email firstname middlename lastname prefix suffix date_of_birth taxvat is_subscribed
  default_billing default_shipping
  addresses { ${ADDRESS_FIELDS} }
`;

export const GENERATE_TOKEN = `
  mutation generateCustomerToken($email: String!, $password: String!) {
    generateCustomerToken(email: $email, password: $password) { token }
  }
`;

export const REVOKE_TOKEN = 'mutation revokeCustomerToken { revokeCustomerToken { result } }';

export const CREATE_CUSTOMER = `
  mutation createCustomer($input: CustomerCreateInput!) {
    createCustomerV2(input: $input) { customer { ${CUSTOMER_FIELDS} } }
  }
`;

export const CUSTOMER = `query customer { customer { ${CUSTOMER_FIELDS} } }`;

export const UPDATE_CUSTOMER = `
  mutation updateCustomer($input: CustomerUpdateInput!) {
    updateCustomerV2(input: $input) { customer { ${CUSTOMER_FIELDS} } }
  }
`;

export const UPDATE_EMAIL = `
  mutation updateCustomerEmail($email: String!, $password: String!) {
    updateCustomerEmail(email: $email, password: $password) { customer { ${CUSTOMER_FIELDS} } }
  }
`;

export const CHANGE_PASSWORD = `
  mutation changeCustomerPassword($currentPassword: String!, $newPassword: String!) {
    changeCustomerPassword(currentPassword: $currentPassword, newPassword: $newPassword) { ${CUSTOMER_FIELDS} }
  }
`;

export const REQUEST_RESET = `
  mutation requestPasswordResetEmail($email: String!) { requestPasswordResetEmail(email: $email) }
`;

export const RESET_PASSWORD = `
  mutation resetPassword($email: String!, $newPassword: String!, $resetPasswordToken: String!) {
    resetPassword(email: $email, newPassword: $newPassword, resetPasswordToken: $resetPasswordToken)
  }
`;

export const SUBSCRIBE = `
  mutation subscribeEmailToNewsletter($email: String!) { subscribeEmailToNewsletter(email: $email) { status } }
`;

export const ADDRESSES = `query getCustomerAddresses { customer { addresses { ${ADDRESS_FIELDS} } } }`;

/** The protocol returns a new address without its names. */
export const CREATE_ADDRESS = `
  mutation createCustomerAddress($input: CustomerAddressInput!) {
    createCustomerAddress(input: $input) {
      id street city postcode country_code telephone vat_id default_billing default_shipping
      region { region_id region_code region }
    }
  }
`;

export const UPDATE_ADDRESS = `
  mutation updateCustomerAddress($id: Int!, $input: CustomerAddressInput) {
    updateCustomerAddress(id: $id, input: $input) { ${ADDRESS_FIELDS} company fax middlename }
  }
`;

export const DELETE_ADDRESS = 'mutation deleteCustomerAddress($id: Int!) { deleteCustomerAddress(id: $id) }';
