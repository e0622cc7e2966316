import type { FormFields } from './form-body';

/** Pairs for the query of the page that shows the result. */
export type FormResult = readonly (readonly [string, string])[];

/** Leads to another page of the shop than the one the form stands on. */
export interface FormRedirect {
  readonly goTo: string;
}

/** A form as an action: what it sends, and what its page is told. */
export interface FormDefinition {
  /** The input of the action; validated like JSON. */
  input(fields: FormFields): object;
  /** What the page is told of the action's output. */
  result(output: never, fields: FormFields): FormResult | FormRedirect;
}
