import type { Commerce, CommerceOffers } from '../../application/commerce';
import type { Failure } from '../../application/ports/failures';
import type { Result } from '../../domain/shared/result';

/** The visitor on whose behalf the ports act. */
export interface CommerceVisitor {
  /** Code of the store. */
  readonly store: string;
  readonly currency: string;
  /** Network address, for rate limits. */
  readonly address: string;
  readonly session: CommerceSession;
  /** Called for every failed call; the ports return only what the shop can act on. */
  readonly report?: (fault: CommerceFault) => void;
}

/** A call of the backend that failed, was refused or had an unreadable response: for the log. */
export interface CommerceFault {
  readonly method: string;
  /** Null without a response. */
  readonly status: number | null;
  readonly cause: string;
}

/** The credential from sign-in. The adapter replaces it; null for a guest. */
export interface CommerceSession {
  token(): string | null;
  keepToken(token: string | null): void;
}

export interface CommerceBackend {
  readonly offers: CommerceOffers;
  /** The code of a store's website, which has carts of its own; null if it is not said. Left out by a backend of one website. */
  readonly websiteOf?: (store: string) => Promise<Result<string | null, Failure>>;
  open(visitor: CommerceVisitor): Commerce;
}
