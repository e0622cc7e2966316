import type { Generated } from 'kysely';
import type { Flag } from './store-tables';

export interface AccountTables {
  customers: {
    id: Generated<number>;
    /** As entered. */
    email: string;
    /** Lower case: unique, and used for lookups. */
    email_key: string;
    firstname: string;
    middlename: string | null;
    lastname: string;
    prefix: string | null;
    suffix: string | null;
    /** `YYYY-MM-DD` */
    date_of_birth: string | null;
    /** Magento's numbers: 1 male, 2 female, 3 not specified. */
    gender: number | null;
    taxvat: string | null;
    /** `scrypt$log2N$r$p$salt$key` */
    password_hash: string;
    /** 0 until the email address is confirmed. */
    confirmed: Flag;
    created_at: string;
  };
  customer_addresses: {
    id: Generated<number>;
    customer_id: number;
    prefix: string | null;
    firstname: string;
    middlename: string | null;
    lastname: string;
    suffix: string | null;
    company: string | null;
    /** Lines joined by line feeds. */
    street: string;
    city: string;
    region: string | null;
    region_code: string | null;
    region_id: number | null;
    postcode: string | null;
    country_code: string;
    telephone: string;
    fax: string | null;
    vat_id: string | null;
    is_default_billing: Flag;
    is_default_shipping: Flag;
  };
  /** Sign-in sessions. Only the hash of a token is stored. */
  customer_tokens: {
    hash: string;
    customer_id: number;
    created_at: string;
    expires_at: string;
    /** When the password was last given again in this session; null if not since sign-in. */
    proven_at: string | null;
  };
  /** One-time links that prove ownership of an email address. Only the hash is stored. */
  customer_links: {
    hash: string;
    customer_id: number;
    /** `email`: makes `email_key` the account's address. */
    purpose: 'confirm' | 'reset' | 'email';
    email_key: string;
    created_at: string;
    expires_at: string;
  };
  /** Recent wrong passwords, also of addresses without an account, so that a lock does not reveal which exist. */
  sign_in_failures: {
    email_key: string;
    /** The caller's network; empty when unknown. */
    network: string;
    failures: number;
    first_at: string;
    locked_until: string | null;
  };
  /** Password reset requests, whether the address has an account or not. */
  reset_requests: { email_key: string; requested_at: string };
  /** Recent acts that are limited, `who` being an email key, a network, a customer id or an order's number; deleted after a day. */
  attempts: {
    kind:
      | 'unpaid-order-email'
      | 'unpaid-order-network'
      | 'email-change'
      | 'letter-to-address'
      | 'email-to-mailbox'
      | 'password-change'
      | 'wrong-password-network'
      | 'order-status';
    who: string;
    at: string;
  };
  newsletter_subscribers: {
    email_key: string;
    email: string;
    /** UNCONFIRMED waits for the account's confirmation, NOT_ACTIVE for the newsletter's own. */
    status: 'SUBSCRIBED' | 'NOT_ACTIVE' | 'UNSUBSCRIBED' | 'UNCONFIRMED';
    /** Hash of the confirmation link's key; null when there is none. */
    confirm_hash: string | null;
    changed_at: string;
  };
}

export interface WishlistTables {
  wishlists: { id: Generated<number>; customer_id: number; sharing_code: string; updated_at: string };
  wishlist_items: {
    id: Generated<number>;
    wishlist_id: number;
    product_id: number;
    /** The variant of a configurable product, when selected. */
    variant_id: number | null;
    quantity: number;
    /** JSON of all other selected options by uid: `{ selected: [uid], entered: [{ uid, value }] }`. */
    choices: string;
    /** All of the item but its quantity, as one text: equal texts are the same item. */
    signature: string;
    added_at: string;
  };
}

export interface EnquiryTables {
  enquiries: {
    id: Generated<number>;
    kind: 'wedding' | 'funeral' | 'weekly' | 'complaint';
    /** ISO UTC */
    created_at: string;
    /** When the florist marked it as answered, ISO UTC; null while it waits. */
    answered_at: string | null;
    /** The customer who was signed in when sending it. */
    customer_id: number | null;
    /** Digest of all fields; null once the same may be sent again. */
    digest: string | null;
    /** Title of the wedding story that linked to the form. */
    story: string | null;
    name: string;
    email: string;
    telephone: string | null;
    message: string | null;
    /** `YYYY-MM-DD`, of the wedding or the service. */
    date: string | null;
    place: string | null;
    people: string | null;
    budget: string | null;
    frequency: string | null;
    funeral_director: string | null;
    order_number: string | null;
    wanted: string | null;
  };
}
