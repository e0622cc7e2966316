import { CART_METHODS } from './cart-methods';
import { CATALOGUE_METHODS } from './catalogue-methods';
import { CHECKOUT_METHODS } from './checkout-methods';
import { CUSTOMER_METHODS } from './customer-methods';
import { type CustomMethod, type Method } from './method';

const CUSTOM_METHODS: readonly CustomMethod[] = [
  { source: 'custom', name: 'customQuery', operationKind: 'query' },
  { source: 'custom', name: 'customMutation', operationKind: 'mutation' },
];

/** All 65 methods. A Map, so that names of an object's prototype are not methods. */
const METHODS: ReadonlyMap<string, Method> = new Map(
  [...CATALOGUE_METHODS, ...CART_METHODS, ...CHECKOUT_METHODS, ...CUSTOMER_METHODS, ...CUSTOM_METHODS].map((one) => [
    one.name,
    one,
  ]),
);

const METHOD_NAME = /^[a-zA-Z]{1,40}$/;

/** The method with this name, case-sensitive; null when there is none. */
export function findMethod(name: string): Method | null {
  return METHOD_NAME.test(name) ? (METHODS.get(name) ?? null) : null;
}

export function methodNames(): string[] {
  return [...METHODS.keys()];
}
