/** So many calls in a span of time; a bucket that refills evenly. */
export interface Rate {
  readonly calls: number;
  readonly perMs: number;
}

/** Every bound of the middleware. All of them are settings; these names are what `.env` and tests speak of. */
export interface Limits {
  /** Bytes of a request body. */
  readonly bodyBytes: number;
  /** Characters of one text among the arguments. */
  readonly stringChars: number;
  /** Characters of the document a custom query or mutation carries. */
  readonly documentChars: number;
  readonly listItems: number;
  readonly depth: number;
  readonly pageSize: number;
  readonly searchChars: number;
  /** Milliseconds until the backend counts as not answering. */
  readonly queryMs: number;
  readonly mutationMs: number;
  readonly orderMs: number;
  /** Bytes of a backend's answer. */
  readonly answerBytes: number;
  /** Addresses and accounts the rate limits remember at once. */
  readonly rememberedCallers: number;
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
  readonly newPasswordPerAddress: Rate;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * Generous to a household or an office behind one address, tight for a machine that guesses. A page of the shop asks for
 * 100 goods at most; 300 is what a trusted integrator may want.
 */
export const DEFAULT_LIMITS: Limits = {
  bodyBytes: 100 * 1024,
  stringChars: 10_000,
  documentChars: 32 * 1024,
  listItems: 300,
  depth: 12,
  pageSize: 300,
  searchChars: 200,
  queryMs: 2_500,
  mutationMs: 8_000,
  // An order may wait for a payment provider; giving up early would leave the shopper not knowing.
  orderMs: 30_000,
  answerBytes: 8 * 1024 * 1024,
  rememberedCallers: 20_000,
  signInPerAccount: { calls: 10, perMs: 10 * MINUTE },
  signInPerAddress: { calls: 30, perMs: 10 * MINUTE },
  registerPerAddress: { calls: 5, perMs: HOUR },
  resetPerAccount: { calls: 5, perMs: HOUR },
  resetPerAddress: { calls: 20, perMs: HOUR },
  couponPerCart: { calls: 10, perMs: 10 * MINUTE },
  couponPerAddress: { calls: 30, perMs: HOUR },
  orderPerAddress: { calls: 50, perMs: MINUTE },
  newCartPerAddress: { calls: 60, perMs: MINUTE },
  // Every review is read by the florist, and every address on the newsletter gets a letter.
  reviewPerAddress: { calls: 10, perMs: HOUR },
  newsletterPerAddress: { calls: 20, perMs: HOUR },
  // Keys of letters are long and short-lived; this only keeps guesses from costing anything.
  newPasswordPerAddress: { calls: 20, perMs: HOUR },
};
