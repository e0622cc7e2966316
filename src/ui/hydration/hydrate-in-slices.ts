import { startTransition } from 'react';
import ReactDOM from 'react-dom/client';

/**
 * Makes React hydrate in slices of about 5 ms, between which the browser can react and paint. Next calls `hydrateRoot`
 * outside of a transition, for which React hydrates the whole page in one task.
 */
export function hydrateInSlices(): void {
  const { hydrateRoot } = ReactDOM;
  ReactDOM.hydrateRoot = (...args) => {
    let root = null as ReturnType<typeof hydrateRoot> | null;
    startTransition(() => {
      root = hydrateRoot(...args);
    });
    return root!;
  };
}
