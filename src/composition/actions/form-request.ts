import type { ServerApp } from '../server/server-app';
import type { Visitor } from '../server/visitor';
import type { FormFields } from './form-body';

/** Pairs that go into the answering page's query. */
export type FormResult = readonly (readonly [string, string])[];

/** Another page of ours than the one the form stands on. */
export interface FormRedirect {
  readonly goTo: string;
}

export interface FormRequest {
  readonly app: ServerApp;
  readonly shop: ReturnType<ServerApp['forVisitor']>;
  readonly visitor: Visitor;
  readonly fields: FormFields;
}
