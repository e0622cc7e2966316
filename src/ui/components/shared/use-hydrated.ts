import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in what the server renders, which has to work without scripts; true from hydration on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
