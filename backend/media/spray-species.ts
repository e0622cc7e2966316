import type { FloretPetal, SpraySpecies } from './spray';

const sprayOf = (length: number, rest: Omit<SpraySpecies, 'kind' | 'length'>): SpraySpecies => ({
  kind: 'spray',
  length,
  ...rest,
});
/** A standard of two lobes, two wings, and the keel between them. */
const PEA: readonly FloretPetal[] = [
  { turn: -34, reach: 1 },
  { turn: 34, reach: 1 },
  { turn: -128, reach: 0.66 },
  { turn: 128, reach: 0.66 },
  { turn: 180, reach: 0.5 },
];

/** Two lips: two lobes above, three below. */
const SNAPDRAGON: readonly FloretPetal[] = [
  { turn: -24, reach: 0.95 },
  { turn: 24, reach: 0.95 },
  { turn: -122, reach: 0.8 },
  { turn: 122, reach: 0.8 },
  { turn: 180, reach: 0.9 },
];

/** Flowers up a stem. What makes each what it is, in numbers. */
export const SPRAYS: Readonly<Record<string, SpraySpecies>> = {
  delphinium: sprayOf(3.9, {
    floret: { petals: 5, shape: 'round', size: 0.075, width: 0.85, eye: 'white', bell: false },
    rows: 12,
    perRow: 5,
    spread: 0.075,
    from: 0.3,
    taper: 0.78,
    leaves: true,
  }),
  lavender: sprayOf(2.9, {
    floret: { petals: 4, shape: 'round', size: 0.034, width: 0.8, eye: null, bell: false },
    rows: 11,
    perRow: 6,
    spread: 0.03,
    from: 0.56,
    taper: 0.42,
    leaves: false,
    bracts: 'plum',
  }),
  stock: sprayOf(3, {
    floret: { petals: 6, shape: 'ruffle', size: 0.1, width: 0.9, eye: null, bell: false },
    rows: 8,
    perRow: 5,
    spread: 0.085,
    from: 0.4,
    taper: 0.6,
    leaves: true,
  }),
  snapdragon: sprayOf(3.3, {
    floret: { petals: SNAPDRAGON, shape: 'ruffle', size: 0.075, width: 0.95, eye: 'butter', bell: false },
    rows: 9,
    perRow: 4,
    spread: 0.075,
    from: 0.38,
    taper: 0.72,
    leaves: true,
  }),
  foxglove: sprayOf(3.9, {
    floret: { petals: 1, shape: 'shell', size: 0.1, width: 0.66, eye: null, bell: true },
    rows: 10,
    perRow: 3,
    spread: 0.05,
    from: 0.32,
    taper: 0.66,
    leaves: true,
  }),
  hyacinth: sprayOf(2.3, {
    floret: { petals: 6, shape: 'point', size: 0.11, width: 0.5, eye: null, bell: false },
    rows: 8,
    perRow: 6,
    spread: 0.115,
    from: 0.36,
    taper: 0.4,
    leaves: false,
  }),
  'sweet-pea': sprayOf(2.5, {
    floret: { petals: PEA, shape: 'ruffle', size: 0.15, width: 1.1, eye: null, bell: false },
    rows: 4,
    perRow: 2,
    spread: 0.11,
    from: 0.52,
    taper: 0.3,
    leaves: false,
  }),
};
