import type { Credentials } from '../../src/application/ports/accounts';
import type { Content } from '../../src/application/ports/content';
import type { Commerce } from '../../src/composition/commerce/commerce';

/** Every port that a suite speaks to. */
export interface Ports extends Commerce {
  readonly content: Content;
}

/**
 * - `plain`: simple, in stock without a limit, nothing to answer, not free of charge.
 * - `limited`: like plain, but three are left.
 * - `sold-out`: like plain, but none is left.
 * - `configurable`: every combination of its values can be bought without a limit, at two prices or more.
 * - `with-options`: in stock without a limit, with an option that must be answered, one that is written and limited, and
 *   one of values that costs something.
 * - `virtual`: nothing is carried to a door.
 * - `bundle`: in stock, with a question that takes one answer, must be answered and offers two or more.
 * - `bundle-with-quantity`: the same, and a choice of it may be had in another number of pieces.
 * - `grouped`: two goods or more, plenty of each, none of which asks anything that must be answered.
 * - `downloadable`: it comes with a file or more.
 * - `gift-card`: cannot be put into a cart yet.
 */
export type ProductKind =
  | 'plain'
  | 'limited'
  | 'sold-out'
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
  /** With its leading slash. */
  readonly path: string;
}

export interface GivenCategory {
  readonly uid: string;
  readonly name: string;
  /** With its leading slash. */
  readonly path: string;
  /** How many products stand in it: six or more, at different prices. */
  readonly products: number;
}

/** Ports that answer everybody alike. Whatever belongs to somebody is asked for through a visitor. */
export type PublicPorts = Pick<
  Ports,
  | 'deliverySchedules'
  | 'newsletter'
  | 'shopPages'
  | 'reviews'
  | 'catalogue'
  | 'urlResolver'
  | 'store'
  | 'countries'
  | 'content'
>;

/**
 * Somebody with a browser of their own: every port of the same shop, in one session. Whoever signs in through its `accounts`
 * has signed in there and nowhere else.
 */
export interface GivenVisitor {
  readonly ports: Ports;
}

/** Arranges the world, or names what a fixed seed holds already. */
export interface Given {
  /** A `limited` product still has its three pieces, whatever earlier cases bought. */
  product(kind: ProductKind): Promise<GivenProduct>;
  /** Which leads to goods that go well with it, one of which asks something that must be answered; and to better ones. */
  linked(): Promise<GivenProduct>;
  category(): Promise<GivenCategory>;
  /** Of which two people or more have said something that the florist approved. */
  reviewed(): Promise<GivenProduct>;
  /** Of which nobody has said anything yet. */
  unreviewed(): Promise<GivenProduct>;
  /** A guest who has never been here before. */
  visitor(): Promise<GivenVisitor>;
  /** A guest whose browser shows a sign-in that the shop has never granted. */
  impostor(): Promise<GivenVisitor>;
  /** Code of a coupon that takes something off a plain product. */
  coupon(): Promise<string>;
  /** Code of a country: one the shop delivers to in two ways or more, one with regions, one without any delivery. */
  country(kind: 'served' | 'with-regions' | 'not-served'): Promise<string>;
  /** Code of a way to pay whose money is taken on somebody else's page. */
  paidElsewhere(): Promise<string>;
  /** What somebody does on that page, which the shop has named. */
  atTheBank(payAt: string, does: 'pay' | 'be-declined' | 'turn-back'): Promise<void>;
  /** The time to pay for the order of that cart is over, and nobody has taken note of it yet. */
  timeToPayIsOver(cartId: string): Promise<void>;
  /** A customer who may sign in, with an empty address book and no orders. */
  customer(): Promise<Credentials>;
  /** An e-mail that nobody has an account for. */
  newEmail(): Promise<string>;
  /** What the newest letter to that address holds: the key to confirm an account, or to set a password. */
  key(purpose: 'confirm' | 'reset', email: string): Promise<string>;
  /** Names of a page and of two blocks that the commerce side keeps. */
  shopPage(): Promise<string>;
  shopBlocks(): Promise<readonly [string, string]>;
  /** The same ports with nobody at the other end. */
  unreachable(): Promise<Ports>;
  /** Slug of a page that the florist wrote. */
  contentPage(): Promise<string>;
  /** A content library whose service holds no entry. */
  emptyLibrary(): Promise<Content>;
}

export interface Piece {
  readonly sku: string;
  readonly quantity: number;
}

/** Reads by a side door what is really stored. A cart goes by the id that was answered last. */
export interface Look {
  /** What lies in the cart, open or not, in the order it was put there. A variant goes by its own sku. */
  cartLines(cartId: string): Promise<readonly Piece[]>;
  email(cartId: string): Promise<string | null>;
  coupon(cartId: string): Promise<string | null>;
  orderCount(cartId: string): Promise<number>;
  /** Whether the newsletter goes to that address. */
  getsNewsletter(email: string): Promise<boolean>;
  orderLines(number: string): Promise<readonly Piece[]>;
  /** Null when there is no limit. */
  stockLeft(sku: string): Promise<number | null>;
}

/** A world to test in. One suite shares it, so no case relies on what another left behind. */
export interface Harness {
  readonly ports: PublicPorts;
  readonly given: Given;
  readonly look: Look;
  /** What the shop's clock shows, in ms since 1970. */
  now(): number;
  close(): Promise<void>;
}

export type OpenHarness = () => Promise<Harness>;
