import type { CartError, Failure } from '../../../application/ports/failures';
import type { Cart } from '../../../domain/cart/cart';
import { ok, refuse, type Result } from '../../../domain/shared/result';
import {
  askAgain,
  type CallMiddleware,
  type CallResponse,
  isExecuted,
  isRefusedWhole,
  namesUnknown,
} from '../call-middleware';
import type { ProductContext } from '../catalogue/decode-product';
import { decodeQuery, decodeResponse } from '../decode-response';
import { CART } from './cart-documents';
import { optionalText, record, records, type WireRecord } from '../wire-value';
import { toCart } from './decode-cart';

const KNOWN: readonly CartError[] = ['INSUFFICIENT_STOCK', 'NOT_SALABLE', 'PRODUCT_NOT_FOUND'];

/** Decodes Magento's `CartUserInputErrorType`: `UNDEFINED` for a missing or unknown code. */
export function cartErrorOf(code: string | null): CartError {
  return KNOWN.find((known) => known === code) ?? 'UNDEFINED';
}

/** Magento's `CartUserInputError`; only our backend declares its sentence as a notice. */
function refusalOf({ code, is_notice: isNotice, message }: WireRecord): Failure {
  if (code === 'COULD_NOT_FIND_CART_ITEM') return { kind: 'not-found', message: '' };
  const notice = isNotice === true ? (optionalText(message) ?? '') : '';
  return { kind: 'rejected', code: cartErrorOf(optionalText(code)), message: notice };
}

/** How long carts are read without trying the additions again, ms. */
const KNOWN_MS = 60_000;

/**
 * The place of the documents of carts that the backend has accepted. One for each process: a Magento refuses each
 * addition once a minute, and a change costs no call, and no attempt at a coupon, to find that out. Time is in ms, from `now`.
 */
export class CartSchema {
  private accepted = 0;
  /** Whether `accepted` has been answered, and how often in a row it was refused since. */
  private isSure = false;
  private refusals = 0;
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

  /**
   * `accepted` was answered after a try of `first`. What was answered before is given up when it is refused twice in a row: once
   * may be one server of several, during a release.
   */
  learn(first: number, accepted: number): void {
    const isLess = accepted > this.accepted;
    this.refusals = isLess ? this.refusals + 1 : 0;
    if (isLess && this.isSure && this.refusals < 2) return;
    if (accepted !== first || accepted !== this.accepted) this.until = this.now() + KNOWN_MS;
    this.accepted = accepted;
    this.isSure = true;
    this.refusals = 0;
  }
}

/** The place of the documents that every Magento has. */
const STANDARD = CART.length - 1;

/** A mutation that returns the whole cart: its document in each schema. */
export interface CartChange {
  readonly cartId: string;
  readonly documents: readonly string[];
  readonly root: string;
  readonly variables: object;
  /** The caller has others for a backend that knows none of the documents. */
  readonly isOptional?: boolean;
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
    const first = this.schema.toRead();
    const { answer, schema } = await this.readFrom(first, cartId);
    if (schema !== null) this.schema.learn(first, schema);
    return decodeQuery(answer, 'cart', (value) => toCart(value, this.context));
  }

  /** Returns the changed cart. */
  async change(change: CartChange): Promise<Result<Cart, Failure>> {
    return this.changed(await this.send(change), change.root);
  }

  /** The cart in the answer to a change, or the first reason that the answer gives beside an unchanged cart. */
  changed(answer: CallResponse, root: string): Result<Cart, Failure> {
    const decoded = decodeResponse(answer, root, (value): Result<Cart, Failure> => {
      const wire = record(value, root);
      const reasons = wire.errors ?? wire.user_errors;
      if (Array.isArray(reasons) && reasons.length > 0) return refuse(refusalOf(records(reasons)[0] ?? {}));
      return ok(toCart(wire.cart, this.context));
    });
    return decoded.ok ? decoded.value : decoded;
  }

  /**
   * Sends a change once. Its document in the next schema follows if the backend names what it does not know. A refusal without
   * such a name may be a fault that passes, so the document in whose schema the cart can be read follows, if it is another. A
   * mutation that has run leaves its root field in the response, null if it was refused.
   */
  async send({ cartId, documents, variables, isOptional = false }: Omit<CartChange, 'root'>): Promise<CallResponse> {
    const last = documents.length - 1;
    const first = Math.min(this.schema.toChange(), last);
    for (let schema = first; ;) {
      const mutation = documents[schema] ?? '';
      const mayLack = isOptional || schema < STANDARD;
      const answer = await this.call('customMutation', [{ mutation, mutationVariables: variables }], mayLack);
      if (isExecuted(answer)) this.schema.learn(first, schema);
      if (!isRefusedWhole(answer)) return answer;
      const next = namesUnknown(answer) ? schema + 1 : await this.readableFrom(schema, cartId);
      if (next === schema || next > last) return answer;
      schema = next;
    }
  }

  /** The first schema from this one in which the cart can be read; this one while it cannot be read at all. */
  private async readableFrom(first: number, cartId: string): Promise<number> {
    return (await this.readFrom(first, cartId)).schema ?? first;
  }

  /** Reads a cart in the first schema from this one that the backend has; `schema` is null if it executes none. */
  private async readFrom(
    first: number,
    cartId: string,
  ): Promise<{ readonly answer: CallResponse; readonly schema: number | null }> {
    for (let schema = first; ; schema += 1) {
      const question = { query: CART[schema] ?? '', queryVariables: { cartId } };
      const answer = await askAgain(this.call, question, schema < STANDARD);
      if (isExecuted(answer)) return { answer, schema };
      if (schema >= STANDARD || !isRefusedWhole(answer)) return { answer, schema: null };
    }
  }
}
