import type { Credentials } from '../../src/application/ports/customer';
import type { Content } from '../../src/application/ports/content';
import type { Commerce } from '../../src/application/commerce';

/** All ports that the suites test. */
export interface Ports extends Commerce {
  readonly content: Content;
}

/**
 * - `plain`: simple, unlimited stock, no required options, not free.
 * - `limited`: like plain, with a stock of three.
 * - `sold-out`: like plain, out of stock.
 * - `out-of-season`: like plain, sold in one month only, half a year from now.
 * - `configurable`: every combination of values is sold with unlimited stock, at two prices or more.
 * - `with-options`: unlimited stock, with a required option, a text option with a limit, and a choice with a surcharge.
 * - `virtual`: not delivered.
 * - `bundle`: in stock, with a required single-choice question that has two or more choices.
 * - `bundle-with-quantity`: the same, with a choice whose quantity can be changed.
 * - `grouped`: two or more products with plenty of stock and without required options.
 * - `downloadable`: with one or more files.
 * - `gift-card`: cannot be added to a cart yet.
 */
export type ProductKind =
  | 'plain'
  | 'limited'
  /** Has a largest quantity. */
  | 'with-maximum'
  | 'sold-out'
  | 'out-of-season'
  | 'configurable'
  | 'with-options'
  | 'virtual'
  | 'bundle'
  | 'bundle-with-quantity'
  | 'grouped'
  | 'downloadable'
  | 'gift-card';

export interface GivenProduct {
  readonly sku: string;
  readonly name: string;
  /** With leading slash. */
  readonly path: string;
}

export interface GivenCategory {
  readonly uid: string;
  readonly name: string;
  /** With leading slash. */
  readonly path: string;
  /** Number of its products: at least six, with different prices. */
  readonly products: number;
}

/** Ports without a visitor. Everything personal is accessed through a visitor. */
export type PublicPorts = Pick<
  Ports,
  | 'deliverySchedules'
  | 'enquiries'
  | 'newsletter'
  | 'cmsPages'
  | 'reviews'
  | 'catalogue'
  | 'urlResolver'
  | 'store'
  | 'countries'
  | 'content'
>;

/**
 * A visitor with a separate browser: every port of the same shop, in one session. Signing in through its `accounts`
 * affects only this browser.
 */
export interface GivenVisitor {
  readonly ports: Ports;
}

/** Provides test data, created or from a fixed seed. */
export interface Given {
  /** A `limited` product always has three items, whatever earlier cases bought. */
  product(kind: ProductKind): Promise<GivenProduct>;
  /** Skus of bundles: one at least for each way in which the backend prices them. */
  bundles(): Promise<readonly string[]>;
  /** A product with related products, one of which has a required option, and with upsells. */
  linked(): Promise<GivenProduct>;
  category(): Promise<GivenCategory>;
  /** A product with at least two approved reviews. */
  reviewed(): Promise<GivenProduct>;
  /** A product without reviews. */
  unreviewed(): Promise<GivenProduct>;
  /** A new guest. */
  visitor(): Promise<GivenVisitor>;
  /** A guest whose browser has a token that the backend never issued. */
  impostor(): Promise<GivenVisitor>;
  /** Code of a coupon that reduces a plain product. */
  coupon(): Promise<string>;
  /** Code of a coupon for products of at least £100. */
  couponFrom100(): Promise<string>;
  /** Code of a new gift card with this many pence on it. */
  giftCard(pence: number): Promise<string>;
  /** Code of a country: with at least two shipping methods, with regions, without delivery. */
  country(kind: 'served' | 'with-regions' | 'not-served'): Promise<string>;
  /** Code of a redirect payment method. */
  paidElsewhere(): Promise<string>;
  /** What a shopper does on the payment page. */
  atTheBank(payAt: string, does: 'pay' | 'be-declined' | 'turn-back'): Promise<void>;
  /** The payment period of that cart's order is over, and the backend has not processed it yet. */
  timeToPayIsOver(cartId: string): Promise<void>;
  /** An order is on its way, with the courier's number; the backend says so with a comment. */
  shipped(orderNumber: string, trackingNumber: string): Promise<void>;
  /** A customer who can sign in, with an empty address book and no orders. */
  customer(): Promise<Credentials>;
  /** An email without an account. */
  newEmail(): Promise<string>;
  /** The key in the newest email to that address: to confirm an account, or to set a password. */
  key(purpose: 'confirm' | 'reset', email: string): Promise<string>;
  /** Names of a page and two blocks of the commerce backend. */
  shopPage(): Promise<string>;
  shopBlocks(): Promise<readonly [string, string]>;
  /** The same ports without a backend. */
  unreachable(): Promise<Ports>;
  /** Slug of a content page. */
  contentPage(): Promise<string>;
  /** Slug of a wedding with a picture, flowers and a price; it is not the only one. */
  wedding(): Promise<string>;
  /** A content port whose service has no entries. */
  emptyLibrary(): Promise<Content>;
}

export interface LineItem {
  readonly sku: string;
  readonly quantity: number;
}

/** Reads stored state without the adapter. A cart is identified by its latest returned id. */
export interface Look {
  /** Items of the cart, open or ordered, in the order they were added. A variant has its own sku. */
  cartLines(cartId: string): Promise<readonly LineItem[]>;
  email(cartId: string): Promise<string | null>;
  coupon(cartId: string): Promise<string | null>;
  orderCount(cartId: string): Promise<number>;
  /** Whether that address is subscribed to the newsletter. */
  getsNewsletter(email: string): Promise<boolean>;
  /** The messages of the enquiries from that address that the shop keeps, in the order they came. */
  enquiries(email: string): Promise<readonly string[]>;
  orderLines(number: string): Promise<readonly LineItem[]>;
  /** Null when unlimited. */
  stockLeft(sku: string): Promise<number | null>;
}

/** A postcode of the country with regions that `given.country` names. */
export const POSTCODE_OF_REGIONS = 'D02 X285';

/** A test environment. The cases of a suite share it, so none may rely on another's data. */
export interface Harness {
  readonly ports: PublicPorts;
  readonly given: Given;
  readonly look: Look;
  /** The backend's time, ms since 1970. */
  now(): number;
  /** Whether the backend declares its sentences as notices to shoppers; others are not told. */
  readonly hasNotices: boolean;
  close(): Promise<void>;
}

/** What a refusal says: a sentence like this, or nothing where the backend declares no notices. */
export function said({ hasNotices }: Harness, words: RegExp | string = /\S/): unknown {
  return hasNotices ? expect.stringMatching(words) : '';
}

export type OpenHarness = () => Promise<Harness>;
