/**
 * The number for an address: the recipient's, or without one that of whoever ordered, because every address needs one
 * and there is no order without the orderer's.
 */
export function reachableBy(recipientPhone: string, orderer: { readonly phone: string }): string {
  return recipientPhone.trim() === '' ? orderer.phone : recipientPhone;
}

/** The recipient's own number, empty if the address has that of whoever ordered. */
export function ownPhone(address: { readonly phone: string }, orderer: { readonly phone: string } | null): string {
  return address.phone === orderer?.phone ? '' : address.phone;
}
