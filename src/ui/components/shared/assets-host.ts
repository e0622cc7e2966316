import { createContext, useContext } from 'react';

/** Where pictures are fetched when they do not come from our own origin; empty otherwise. */
export const AssetsHost = createContext('');

export function useAssetsHost(): string {
  return useContext(AssetsHost);
}
