import type { IncomingMessage } from 'node:http';
import { originRefusal } from '../../../middleware/middleware';
import { ENDED_EARLY, readBody } from './read-body';
import type { RequestSettings } from './server-app';
import type { AnyAction } from './define-action';
import { readForm, type FormFields } from './form-outcome';
import { inputError } from './validate-input';

/** Bytes. */
const MAX_BODY = 64 * 1024;

export interface Rejection {
  readonly status: 400 | 403 | 404 | 405 | 413 | 415;
  readonly message: string;
  /** The field that is wrong, for 400. */
  readonly field?: string;
}

/** A validated request; `fields` is set for a form. */
export interface AcceptedRequest {
  readonly input: object;
  readonly fields: FormFields | null;
}

/** Checks method, content type, host, origin, size and input, in this order; returns the first error. */
export async function readActionRequest(
  action: AnyAction | null,
  request: IncomingMessage,
  { allowedHosts }: Pick<RequestSettings, 'allowedHosts'>,
): Promise<AcceptedRequest | Rejection> {
  if (action === null) return { status: 404, message: 'There is no such action.' };
  if (request.method !== 'POST') return { status: 405, message: 'Actions are sent by POST.' };
  const type = /^[^;\s]*/.exec(request.headers['content-type'] ?? '')?.[0].toLowerCase();
  const isForm = type === 'application/x-www-form-urlencoded' && action.form !== undefined;
  const refusal = originRefusal(request.headers, allowedHosts, isForm ? 'form' : 'json');
  if (refusal !== null) return refusal;
  if (!isForm && type !== 'application/json') return { status: 415, message: 'An action takes JSON.' };
  const body = await readBody(request, MAX_BODY);
  if (body === ENDED_EARLY) return { status: 400, message: 'The request ended early.' };
  if (body === null) return { status: 413, message: 'The request is too large.' };
  const fields = isForm ? readForm(body) : null;
  if (isForm && fields === null) return { status: 413, message: 'The form is too large.' };
  const input = fields === null ? parsed(body) : action.form?.input(fields);
  const fault = inputError(action.input, input);
  return fault === null ? { input: input as object, fields } : { status: 400, ...fault };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return null;
  }
}
