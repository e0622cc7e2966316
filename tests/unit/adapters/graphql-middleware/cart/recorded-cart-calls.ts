import type { CallMiddleware, CallResponse } from '../../../../../src/adapters/graphql-middleware/call-middleware';
import { CartCalls, CartSchema } from '../../../../../src/adapters/graphql-middleware/cart/cart-calls';
import { CONTEXT } from '../a-wire';
import { recordedCalls } from '../recorded-calls';

/** Calls about carts on a fake middleware: `customMutation` is recorded and answered as the root field, with its variables. */
export function recordedCartCalls(answers: Readonly<Record<string, readonly CallResponse[]>>) {
  const wire = recordedCalls(answers);
  return { ...wire, cartCalls: cartCallsOn(wire.call) };
}

export function cartCallsOn(call: CallMiddleware): CartCalls {
  const byRoot: CallMiddleware = (method, args) => {
    if (method !== 'customMutation') return call(method, args);
    const [{ mutation, mutationVariables }] = args as readonly [{ mutation: string; mutationVariables: object }];
    return call(/\{\s*(\w+)\(/.exec(mutation)?.[1] ?? mutation, [mutationVariables]);
  };
  return new CartCalls(byRoot, CONTEXT, new CartSchema(() => 0));
}
