import type { ActionName, InputOf, OutputOf } from '../../application/actions/actions';
import type { CommerceOffers } from '../../application/commerce';
import type { RequestScope } from './server-app';
import type { FormDefinition } from './form';
import type { InputClass } from './input-rules';

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

/** One row of the table of actions. */
export interface ActionDefinition<Name extends ActionName = ActionName> {
  readonly access: ActionAccess;
  /** Describes the input; unknown keys are refused. */
  readonly input: InputClass;
  /** Only an action that changes something may write cookies. */
  readonly changes: boolean;
  /** The optional part of the backend that it needs; refused with `not-offered` if that is missing. */
  readonly needs?: keyof CommerceOffers;
  run(request: ActionRequest<InputOf<Name>>): Promise<OutputOf<Name>>;
  /** How a form without scripts runs it; omitted for actions that need scripts. */
  readonly form?: FormDefinition;
}

/** Any row, as the handler runs it with an input that was validated. */
export interface AnyAction extends Omit<ActionDefinition, 'run'> {
  run(request: ActionRequest<never>): Promise<unknown>;
}

export type ActionTable<Name extends ActionName> = { readonly [Key in Name]: ActionDefinition<Key> };
