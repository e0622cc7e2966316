import type { ActionsOf, AnyAction } from '../define-action';
import * as DEFINED from './all-actions';

/** Input and output of every action, for the page. */
export type Actions = ActionsOf<(typeof DEFINED)[keyof typeof DEFINED]>;
export type ActionName = keyof Actions;
export type InputOf<Name extends ActionName> = Actions[Name]['input'];
export type OutputOf<Name extends ActionName> = Actions[Name]['output'];

/** Every action of `POST /api/actions/{action}`, by its name. */
export const ACTIONS: ReadonlyMap<string, AnyAction> = new Map(
  Object.values<AnyAction>(DEFINED).map((action) => [action.name, action]),
);
