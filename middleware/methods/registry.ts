import { CART_METHODS } from './cart-methods';
import { CATALOGUE_METHODS } from './catalogue-methods';
import { CHECKOUT_METHODS } from './checkout-methods';
import { CUSTOMER_METHODS } from './customer-methods';
import { type CustomMethod, type Method } from './method';

const CUSTOM_METHODS: readonly CustomMethod[] = [
  { source: 'custom', name: 'customQuery', operationKind: 'query' },
  { source: 'custom', name: 'customMutation', operationKind: 'mutation' },
];

/** All 65 methods of the wire. A Map, so that no name of an object's prototype is ever a method. */
const METHODS: ReadonlyMap<string, Method> = new Map(
  [...CATALOGUE_METHODS, ...CART_METHODS, ...CHECKOUT_METHODS, ...CUSTOMER_METHODS, ...CUSTOM_METHODS].map((one) => [
    one.name,
    one,
  ]),
);

const METHOD_NAME = /^[a-zA-Z]{1,40}$/;

/** S7-1: the method of this name, case-sensitive; null when the wire has none. */
export function findMethod(name: string): Method | null {
  return METHOD_NAME.test(name) ? (METHODS.get(name) ?? null) : null;
}

export function methodNames(): string[] {
  return [...METHODS.keys()];
}
