import { createContext, useContext } from 'react';

/** Host of the pictures if it is not our own origin; otherwise empty. */
export const AssetsHost = createContext('');

export function useAssetsHost(): string {
  return useContext(AssetsHost);
}
