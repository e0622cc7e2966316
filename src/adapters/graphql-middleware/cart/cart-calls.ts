import type { CartError, Failure } from '../../../application/ports/failures';
import type { Cart } from '../../../domain/cart/cart';
import type { Result } from '../../../domain/shared/result';
import { type CallMiddleware, type CallResponse, isSchemaError } from '../call-middleware';
import type { ProductContext } from '../catalogue/decode-product';
import { decodeQuery, decodeResponse } from '../decode-response';
import { CART } from './cart-documents';
import { isRecord, record } from '../wire-value';
import { toCart } from './decode-cart';

const KNOWN: readonly CartError[] = ['INSUFFICIENT_STOCK', 'NOT_SALABLE', 'PRODUCT_NOT_FOUND'];

/** Decodes Magento's `CartUserInputErrorType`: `UNDEFINED` for a missing or unknown code. */
export function cartErrorOf(code: string | null): CartError {
  return KNOWN.find((known) => known === code) ?? 'UNDEFINED';
}

/** How long carts are read without trying the additions again, ms. */
const KNOWN_MS = 60_000;

/**
 * The place of the documents of carts that the backend has accepted. One for each process: a Magento refuses each
 * addition once a minute, and a change costs no call, and no attempt at a coupon, to find that out. Time is in ms, from `now`.
 */
export class CartSchema {
  private accepted = 0;
  private until = -Infinity;

  constructor(private readonly now: () => number) {}

  /** The first document to read a cart by; from time to time the one with all additions, which the backend may have by now. */
  toRead(): number {
    return this.now() < this.until ? this.accepted : 0;
  }

  /** The first document to change a cart by. */
  toChange(): number {
    return this.accepted;
  }

  /** `accepted` was answered after a try of `first`. */
  learn(first: number, accepted: number): void {
    if (accepted === first && accepted === this.accepted) return;
    this.accepted = accepted;
    this.until = this.now() + KNOWN_MS;
  }
}

/** A mutation that returns the whole cart: its document in each schema. */
export interface CartChange {
  readonly documents: readonly string[];
  readonly root: string;
  readonly variables: object;
}

/** The calls about one cart, in the schema of the backend. */
export class CartCalls {
  constructor(
    readonly call: CallMiddleware,
    readonly context: ProductContext,
    private readonly schema: CartSchema,
  ) {}

  /** Reads a cart with everything in it; without seasons and gift cards where the backend has none. */
  async read(cartId: string): Promise<Result<Cart, Failure>> {
    const answer = await this.inSchema(this.schema.toRead(), CART, (query) =>
      this.call('customQuery', [{ query, queryVariables: { cartId } }]),
    );
    return decodeQuery(answer, 'cart', (value) => toCart(value, this.context));
  }

  /** Returns the changed cart. */
  async change(change: CartChange): Promise<Result<Cart, Failure>> {
    return this.changed(await this.send(change), change.root);
  }

  /** The cart in the answer to a change. */
  changed(answer: CallResponse, root: string): Result<Cart, Failure> {
    return decodeResponse(answer, root, (value) => toCart(record(value, root).cart, this.context));
  }

  /**
   * Sends a change once. The next document follows only if the backend does not know a name in one: a mutation that has
   * run leaves its root field in the response, null if it was refused.
   */
  send({ documents, variables }: Omit<CartChange, 'root'>): Promise<CallResponse> {
    return this.inSchema(this.schema.toChange(), documents, (mutation) =>
      this.call('customMutation', [{ mutation, mutationVariables: variables }]),
    );
  }

  private async inSchema(
    first: number,
    documents: readonly string[],
    send: (document: string) => Promise<CallResponse>,
  ): Promise<CallResponse> {
    const last = documents.length - 1;
    const start = Math.min(first, last);
    for (let schema = start; ; schema += 1) {
      const answer = await send(documents[schema] ?? '');
      if (isRecord(answer.body) && isRecord(answer.body.data)) this.schema.learn(start, schema);
      if (schema >= last || !isSchemaError(answer)) return answer;
    }
  }
}
