import { trimText } from '../shared/trim-text';
import type { Region } from './address';

/** The region of a country's list that was typed or chosen by its code or name, in upper or lower case; null if none is. */
export function listedRegion(regions: readonly Region[], typed: string): Region | null {
  const wanted = trimText(typed).toLowerCase();
  return regions.find(({ code, name }) => code.toLowerCase() === wanted || name.toLowerCase() === wanted) ?? null;
}
