import { DEFAULT_FACTORS, type NetworkFactors } from './rates/client-network';

/** A rate limit: a number of calls per time span, in ms. */
export interface Rate {
  readonly calls: number;
  readonly perMs: number;
}

/** All limits of the middleware, with the names of the settings. */
export interface Limits {
  /** What wider IPv6 networks may do, in times of what one address may do. */
  readonly networkFactors: NetworkFactors;
  /** Bytes of a request body. */
  readonly bodyBytes: number;
  /** Characters of one text among the arguments. */
  readonly stringChars: number;
  /** Characters of the document of a custom query or mutation. */
  readonly documentChars: number;
  readonly listItems: number;
  readonly depth: number;
  readonly pageSize: number;
  readonly searchChars: number;
  /** ms until a request to the backend times out. */
  readonly queryMs: number;
  readonly mutationMs: number;
  readonly orderMs: number;
  /** Bytes of a backend's response. */
  readonly responseBytes: number;
  /** Addresses and accounts the rate limits remember at once. */
  readonly rememberedCallers: number;
  /** Products that the calls of one address may read at the same time; small queries and changes count as some. */
  readonly productsAtOnce: number;
  /** Calls of one address that wait for their turn. */
  readonly waitingCalls: number;
  readonly signInPerAccount: Rate;
  readonly signInPerAddress: Rate;
  readonly registerPerAddress: Rate;
  readonly resetPerAccount: Rate;
  readonly resetPerAddress: Rate;
  readonly couponPerCart: Rate;
  readonly couponPerAddress: Rate;
  readonly orderPerAddress: Rate;
  readonly newCartPerAddress: Rate;
  readonly reviewPerAddress: Rate;
  readonly newsletterPerAddress: Rate;
  readonly enquiryPerAccount: Rate;
  readonly enquiryPerAddress: Rate;
  readonly newPasswordPerAddress: Rate;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * Generous for a household or an office behind one address, tight for password guessing. Pages of the shop list at most
 * 100 products; integrators may ask for 300.
 */
export const DEFAULT_LIMITS: Limits = {
  networkFactors: DEFAULT_FACTORS,
  bodyBytes: 100 * 1024,
  stringChars: 10_000,
  documentChars: 32 * 1024,
  listItems: 300,
  depth: 12,
  pageSize: 300,
  searchChars: 200,
  queryMs: 2_500,
  mutationMs: 8_000,
  // Placing an order may wait for a payment provider, and after a timeout its outcome is unknown.
  orderMs: 30_000,
  responseBytes: 8 * 1024 * 1024,
  rememberedCallers: 20_000,
  // One of the largest lists, fifteen small queries or two changes: more would delay the queries of other addresses.
  productsAtOnce: 300,
  waitingCalls: 60,
  signInPerAccount: { calls: 10, perMs: 10 * MINUTE },
  signInPerAddress: { calls: 30, perMs: 10 * MINUTE },
  registerPerAddress: { calls: 5, perMs: HOUR },
  resetPerAccount: { calls: 5, perMs: HOUR },
  resetPerAddress: { calls: 20, perMs: HOUR },
  couponPerCart: { calls: 10, perMs: 10 * MINUTE },
  couponPerAddress: { calls: 30, perMs: HOUR },
  orderPerAddress: { calls: 50, perMs: MINUTE },
  newCartPerAddress: { calls: 60, perMs: MINUTE },
  // The florist reads every review, and every newsletter subscription sends an email.
  reviewPerAddress: { calls: 10, perMs: HOUR },
  newsletterPerAddress: { calls: 20, perMs: HOUR },
  // Each enquiry needs a reply from the florist and sends an email to its sender.
  enquiryPerAccount: { calls: 5, perMs: HOUR },
  enquiryPerAddress: { calls: 20, perMs: HOUR },
  // Reset tokens are long and short-lived; this only keeps guessing cheap for the backend.
  newPasswordPerAddress: { calls: 20, perMs: HOUR },
};
