import type { CommerceOffers } from '../../application/commerce';
import type { FormDefinition, FormRedirect, FormResult, FormFields } from './form-outcome';
import type { RequestScope } from './server-app';

export interface ActionRequest<Input> {
  readonly scope: RequestScope;
  readonly input: Input;
  /** The languages of the page's visitor, most preferred first. */
  readonly languages: readonly string[];
}

/**
 * Who may run an action, about whom.
 * - `everybody`: about the visit itself, or what is public.
 * - `customer`: who is signed in, about themselves. Guests are refused as `unauthorised` before the action runs.
 * - `customer-by-backend`: as `customer`, but it is the backend that refuses a guest.
 * - `own-or-nothing`: as `customer`, but a guest gets an empty result.
 * - `own-cart`: the visitor whose session holds the cart; an action about another cart changes nothing.
 * - `cart-holder`: visitors with the cart's handle, after the order too.
 * - `link-holder`: visitors who followed a link in one of our emails.
 */
export type ActionAccess =
  'everybody' | 'customer' | 'customer-by-backend' | 'own-or-nothing' | 'own-cart' | 'cart-holder' | 'link-holder';

/** How a form without scripts runs an action with this output. */
interface FormOf<Output> extends Omit<FormDefinition, 'result'> {
  result(output: Output, fields: FormFields): FormResult | FormRedirect;
}

/** All that is known of an action. The types of its input and output follow from it, in the page too. */
export interface DefinedAction<Name extends string, Input extends object, Output> {
  /** In `POST /api/actions/{action}`. */
  readonly name: Name;
  readonly access: ActionAccess;
  /** A JSON response writes cookies only if this is true; the redirect of a form always may. The name says which (`Changes`). */
  readonly changes: boolean;
  /** The optional part of the backend that it needs; refused with `not-offered` if that is missing. */
  readonly needs?: keyof CommerceOffers;
  /** Its rules validate what the page sends; unknown keys are refused. */
  readonly input: new () => Input;
  run(request: ActionRequest<Input>): Promise<Output>;
  /** Omitted for actions that need scripts. */
  readonly form?: FormOf<Output>;
}

/** Any action, as the handler runs it with an input that was validated. */
export type AnyAction = DefinedAction<string, object, unknown>;

/**
 * The page knows actions by their names only, and sends those that read beside others: their names begin with `load-`, `count-`
 * or `check-`. The cart and the visitor are loaded with a change, because what is found goes into cookies.
 */
type Changes<Name extends string> = Name extends 'load-cart' | 'load-visitor'
  ? true
  : Name extends `${'load' | 'count' | 'check'}-${string}`
    ? false
    : true;

/** Defines one action; its file is named after what it does. */
export function defineAction<const Name extends string, Input extends object, Output>(
  action: DefinedAction<Name, Input, Output> & { readonly changes: Changes<Name> },
): DefinedAction<Name, Input, Output> {
  return action;
}

/** The input of an action that takes none. */
export class NoInput {}

/** Input and output of defined actions, by name. */
export type ActionsOf<Defined extends AnyAction> = {
  readonly [One in Defined as One['name']]: One extends DefinedAction<string, infer Input, infer Output>
    ? { readonly input: Input; readonly output: Output }
    : never;
};
