import type { WorkerMessage } from '../messages';

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface WorkerEvents {
  readonly install: ExtendableEvent;
  readonly activate: ExtendableEvent;
  readonly fetch: ExtendableEvent & { readonly request: Request };
  readonly message: ExtendableEvent & { readonly data: WorkerMessage };
}

/** The global scope of the worker, as far as it is used; the types of the DOM are those of a page. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(of: { type: 'window' }): Promise<readonly { readonly url: string }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(name: Name, listen: (event: WorkerEvents[Name]) => void): void;
}

export const worker = globalThis as unknown as WorkerScope;
