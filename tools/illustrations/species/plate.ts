import { portrait } from './portrait';
import { growthPortrait, plantPortrait } from './portrait-growth';
import { type Drawing, isHead, type Specimen } from './specimen';

const PLANTS: readonly string[] = ['orchid', 'succulent'];

/** One species by itself, as on the plate of a flora. */
export function plate(drawing: Drawing, specimen: Specimen): string {
  if (PLANTS.includes(specimen.name)) return plantPortrait(drawing, specimen);
  return isHead(specimen.name) ? portrait(drawing, specimen) : growthPortrait(drawing, specimen);
}
