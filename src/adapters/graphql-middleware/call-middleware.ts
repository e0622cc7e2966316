/** What came back from one call: the HTTP status and the parsed JSON body. `status` is null when nothing came. */
export interface CallResponse {
  readonly status: number | null;
  readonly body: unknown;
  /** Told by whoever reads it when it is not of the shape that was agreed, and in what. */
  readonly unreadable?: (what: string) => void;
}

/**
 * One call of the middleware's protocol: a method's name and its positional arguments. Composition closes it over the
 * visitor and decides whether it travels over HTTP or stays in the process; both go through JSON. It never throws.
 */
export type CallMiddleware = (method: string, args: readonly unknown[]) => Promise<CallResponse>;
