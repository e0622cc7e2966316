import type { Failure } from '../../../application/ports/failures';
import type { Cart } from '../../../domain/cart/cart';
import type { Result } from '../../../domain/shared/result';
import type { CallMiddleware, CallResponse } from '../call-middleware';
import type { ProductContext } from '../catalogue/decode-product';
import { decodeQuery, decodeResponse } from '../decode-response';
import { CART } from '../documents/cart-document';
import { isSchemaError } from '../query-with-fallback';
import { isRecord, record } from '../wire-value';
import { toCart } from './decode-cart';
import type { CartSchema } from './cart-schema';

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
    return decodeResponse(await this.send(change), change.root, (value) =>
      toCart(record(value, change.root).cart, this.context),
    );
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
