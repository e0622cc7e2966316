import type { FormFields } from './form-body';

/** Query parameters for the page that shows the result. */
export type FormResult = readonly (readonly [string, string])[];

/** Redirects to another page than the one with the form. */
export interface FormRedirect {
  readonly goTo: string;
}

/** Converts a form to an action's input, and the output to a redirect. */
export interface FormDefinition {
  /** The input of the action; validated like JSON. */
  input(fields: FormFields): object;
  /** Fields that the page of the form has again after a refusal, by a cookie; never a password. */
  readonly keeps?: readonly string[] | ((fields: FormFields) => readonly string[]);
  /** Refuses what the input cannot express, such as two passwords that differ; then the action does not run. */
  refuse?(fields: FormFields): FormResult | null;
  /** The redirect for the action's output. */
  result(output: never, fields: FormFields): FormResult | FormRedirect;
}
