/** The response to one call: HTTP status and parsed JSON body. `status` is null without a response. */
export interface CallResponse {
  readonly status: number | null;
  readonly body: unknown;
  /** Called with what is wrong when a response has an unexpected shape. */
  readonly unreadable?: (what: string) => void;
}

/**
 * Calls a method of the middleware with positional arguments. The composition binds it to the visitor and chooses
 * HTTP or an in-process call; both use JSON. It never throws.
 */
export type CallMiddleware = (method: string, args: readonly unknown[]) => Promise<CallResponse>;
