/** A response: status, headers, a JSON body, and complete `Set-Cookie` values. */
export interface MiddlewareResponse {
  status: number;
  headers: Record<string, string>;
  body: unknown;
  setCookies: string[];
  /** Why a call failed, for the log of the calling process; never sent. */
  cause?: string;
}

/** Why a call failed. `message` is for the caller, `cause` only for the log. */
export interface Failure {
  readonly kind: 'failure';
  readonly status: number;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: string;
}

export function failure(status: number, message: string, extra?: Pick<Failure, 'headers' | 'cause'>): Failure {
  return { kind: 'failure', status, message, ...extra };
}

export function isFailure(value: unknown): value is Failure {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'failure';
}

/** No response of the middleware may be cached. */
const NO_STORE = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' } as const;

export function jsonResponse(status: number, body: unknown, setCookies: string[] = []): MiddlewareResponse {
  return { status, headers: { ...NO_STORE }, body, setCookies };
}

/** `{message, id}`: a message, and the id of the log entry. Never contains a text of the backend. */
export function failureResponse(reason: Failure, id: string): MiddlewareResponse {
  return {
    status: reason.status,
    headers: { ...NO_STORE, ...reason.headers },
    body: { message: reason.message, id },
    setCookies: [],
  };
}
