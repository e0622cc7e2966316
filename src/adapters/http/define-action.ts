import type { Action } from '../../application/actions/actions';
import type { CommerceOffers } from '../../application/commerce';
import type { ActionAccess, ActionRequest } from './action';
import type { FormDefinition, FormRedirect, FormResult } from './form';
import type { FormFields } from './form-body';

/** How a form without scripts runs an action with this output. */
interface FormOf<Output> extends Omit<FormDefinition, 'result'> {
  result(output: Output, fields: FormFields): FormResult | FormRedirect;
}

/** All that is known of an action. The types of its input and output follow from it, in the page too. */
export interface DefinedAction<Name extends string, Input extends object, Output> {
  /** In `POST /api/actions/{action}`. */
  readonly name: Name;
  readonly access: ActionAccess;
  /** Only an action that changes something may write cookies. */
  readonly changes: boolean;
  /** The optional part of the backend that it needs; refused with `not-offered` if that is missing. */
  readonly needs?: keyof CommerceOffers;
  /** Its rules validate what the page sends; unknown keys are refused. */
  readonly input: new () => Input;
  run(request: ActionRequest<Input>): Promise<Output>;
  /** Omitted for actions that need scripts. */
  readonly form?: FormOf<Output>;
}

/** Defines one action; its file is named after what it does. */
export function defineAction<const Name extends string, Input extends object, Output>(
  action: DefinedAction<Name, Input, Output>,
): DefinedAction<Name, Input, Output> {
  return action;
}

/** Input and output of defined actions, by name. */
export type ActionsOf<Defined extends { readonly name: string }> = {
  readonly [One in Defined as One['name']]: One extends DefinedAction<string, infer Input, infer Output>
    ? Action<Input, Output>
    : never;
};

/** Defined actions by name. */
export function byName<Defined extends { readonly name: string }>(actions: readonly Defined[]) {
  return Object.fromEntries(actions.map((action) => [action.name, action])) as {
    readonly [One in Defined as One['name']]: One;
  };
}
