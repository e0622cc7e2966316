import type { AccountOverview } from '../../domain/customer/account-data';
import type { Customer, NewsletterStatus } from '../../domain/customer/customer';
import type { ProfileChange, Registration } from '../../domain/customer/registration';
import type { Result } from '../../domain/shared/result';
import type { Failure } from './failures';
import type { BookAddress, SavedAddress } from '../../domain/address/saved-address';
import type { Order, OrderPage } from '../../domain/orders/order';
import type { NewWishlistItem, Wishlist } from '../../domain/wishlist/wishlist';
import type { Enquiry, KeptEnquiry } from '../../domain/enquiries/enquiry';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** `email-sent`: the old address stays valid until `confirm` receives the key from the email to the new one. */
export type EmailChange = { readonly kind: 'changed'; readonly customer: Customer } | { readonly kind: 'email-sent' };

/** `password-kept`: the backend knows no new password here, so that the one of the registration stays (Magento). */
export type Confirmed = { readonly kind: 'password-set' } | { readonly kind: 'password-kept' };

/** Customer accounts; calls about the customer are `unauthorised` without a session, and `captcha` is null if none is required. */
export interface Accounts {
  /** Wrong credentials and unconfirmed accounts are `rejected`. */
  signIn(credentials: Credentials, captcha: string | null): Promise<Result<void, Failure>>;
  /** Revokes the token; succeeds or is `unauthorised` for a guest. */
  signOut(): Promise<Result<void, Failure>>;
  /** Does not sign in; an address that already has an account is `rejected`. */
  register(registration: Registration, captcha: string | null): Promise<Result<void, Failure>>;
  /**
   * Confirms an account with the key from the email, which is valid once; does not sign in, and ends every session. What was
   * ordered as a guest with this email is in the account from then on if the password was set, but never before.
   */
  confirm(confirmation: NewPassword): Promise<Result<Confirmed, Failure>>;
  /**
   * Makes a new email that of its account, with the key from the email to it. What was ordered as a guest with that email comes
   * into the account only if this is the account's own session.
   */
  confirmNewEmail(email: string, key: string): Promise<Result<void, Failure>>;
  customer(): Promise<Result<Customer, Failure>>;
  /** In one request. */
  overview(): Promise<Result<AccountOverview, Failure>>;
  /** Changes only the given fields. */
  changeProfile(change: ProfileChange): Promise<Result<Customer, Failure>>;
  /** A wrong password is `rejected`, and so is an address in use unless the backend hides that by `email-sent`. */
  changeEmail(email: string, password: string): Promise<Result<EmailChange, Failure>>;
  /** A wrong current password is `rejected`. */
  changePassword(current: string, next: string): Promise<Result<void, Failure>>;
  /** Deletes the account for good and signs out; orders stay with the shop. A wrong password is `rejected`. */
  deleteAccount(password: string): Promise<Result<void, Failure>>;
  /** Returns the same result for unknown addresses. */
  requestPasswordReset(email: string, captcha: string | null): Promise<Result<void, Failure>>;
  /** `key` comes from the email and is valid once. */
  resetPassword(reset: NewPassword, captcha: string | null): Promise<Result<void, Failure>>;
}

/** A password chosen with the key from an email. */
export interface NewPassword {
  readonly email: string;
  readonly password: string;
  readonly key: string;
}

/** The customer's addresses, at most one default of each kind; `unauthorised` for guests, `not-found` for another customer's address. */
export interface AddressBook {
  all(): Promise<Result<readonly SavedAddress[], Failure>>;
  add(address: BookAddress): Promise<Result<SavedAddress, Failure>>;
  change(id: string, address: BookAddress): Promise<Result<SavedAddress, Failure>>;
  remove(id: string): Promise<Result<void, Failure>>;
}

/** What of its billing address proves that an order is a guest's own. */
export type GuestOrderProof = 'postcode' | 'surname';

/** The details by which a guest finds an order. */
export type OrderInformation = { readonly number: string; readonly email: string } & (
  { readonly postcode: string } | { readonly surname: string }
);

/** The customer's orders; `unauthorised` for guests. */
export interface OrderHistory {
  /** Newest first; `page` counts from 1, and a page beyond the last is empty. */
  page(page: number, itemsPerPage: number): Promise<Result<OrderPage, Failure>>;
  /** Another customer's order is `not-found`. */
  find(number: string): Promise<Result<Order, Failure>>;
  /** A guest's order, for anybody. `not-found` whatever is wrong, and for a customer's order; `not-offered` where the backend does not find orders by this proof (`CommerceOffers.guestOrders`). */
  findForGuest(asked: OrderInformation): Promise<Result<Order, Failure | { readonly kind: 'not-offered' }>>;
}

/** The customer's wishlist; `unauthorised` for guests. */
export interface Wishlists {
  /** `page` counts from 1; a page beyond the last is empty but has the total. */
  page(page: number, itemsPerPage: number): Promise<Result<Wishlist, Failure>>;
  count(): Promise<Result<number, Failure>>;
  /** Returns the first page of the updated list; an unknown product is `rejected`. */
  add(item: NewWishlistItem): Promise<Result<Wishlist, Failure>>;
  /** Returns the updated list; an unknown item changes nothing. */
  remove(itemId: string): Promise<Result<Wishlist, Failure>>;
}

export interface Newsletter {
  /** Returns the new status; an invalid address is `rejected`. `captcha` is left out if none is required. */
  subscribe(email: string, captcha?: string | null): Promise<Result<NewsletterStatus, Failure>>;
  /** Confirms a subscription with the key of its email, once; a key that is wrong, used or too old is `rejected`. */
  confirm(email: string, key: string): Promise<Result<void, Failure>>;
}

export interface EnquiryPage {
  /** Newest first. */
  readonly enquiries: readonly KeptEnquiry[];
  readonly totalPages: number;
}

/** The backend takes no enquiries. */
export interface NoEnquiries {
  readonly kind: 'not-offered';
}

export interface Enquiries {
  /**
   * Gives an enquiry to the florist, who answers by email. The same one again within an hour is accepted and counts once.
   * `captcha` is left out if none is required.
   */
  send(enquiry: Enquiry, captcha?: string | null): Promise<Result<void, Failure | NoEnquiries>>;
  /** What a customer has sent while signed in; a guest is `unauthorised`. Pages from 1. */
  own(page: number, itemsPerPage: number): Promise<Result<EnquiryPage, Failure>>;
}
