/**
 * The number for an address: the recipient's, or else the customer's, because every address needs one and the
 * customer's is always known.
 */
export function reachableBy(recipientPhone: string, orderer: { readonly phone: string }): string {
  return recipientPhone.trim() === '' ? orderer.phone : recipientPhone;
}

/** The recipient's own number, empty if the address has the customer's. */
export function ownPhone(address: { readonly phone: string }, orderer: { readonly phone: string } | null): string {
  return address.phone === orderer?.phone ? '' : address.phone;
}
