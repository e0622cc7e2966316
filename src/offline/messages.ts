/** Requests from a page to the worker by `postMessage`. */
export type WorkerMessage =
  /** Replace the older worker now: the shopper wants the new release. */
  | 'take-over'
  /** Control this page, which the browser loaded without the worker. */
  | 'claim';
