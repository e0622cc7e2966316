import type { SprayLeaves, SpraySpecies } from '../plants/spray';

const sprayOf = (length: number, rest: Omit<SpraySpecies, 'kind' | 'length'>): SpraySpecies => ({
  kind: 'spray',
  length,
  ...rest,
});

const LANCE: SprayLeaves = { shape: 'lance', count: 3, length: 0.19, width: 0.26, colour: 'green' };

/** Flowers up a stem. What makes each what it is, in numbers. */
export const SPRAYS: Readonly<Record<string, SpraySpecies>> = {
  delphinium: sprayOf(3.9, {
    floret: { form: 'ring', petals: 5, shape: 'round', width: 0.85, eye: 'white' },
    size: 0.07,
    rows: 14,
    perRow: 5,
    spread: 0.072,
    from: 0.34,
    taper: 0.74,
    buds: 0.2,
    leaves: { shape: 'cleft', count: 4, length: 0.17, width: 0.42, colour: 'green', fingers: 5 },
  }),
  lavender: sprayOf(2.9, {
    floret: { form: 'ring', petals: 4, shape: 'round', width: 0.8, eye: null },
    size: 0.034,
    rows: 11,
    perRow: 6,
    spread: 0.03,
    from: 0.56,
    taper: 0.42,
    leaves: null,
    bracts: 'plum',
  }),
  stock: sprayOf(3, {
    floret: { form: 'rosette' },
    size: 0.072,
    rows: 11,
    perRow: 4,
    spread: 0.08,
    from: 0.4,
    taper: 0.5,
    buds: 0.16,
    leaves: { shape: 'lance', count: 8, length: 0.25, width: 0.15, colour: 'sage' },
  }),
  snapdragon: sprayOf(3.3, {
    floret: { form: 'lips' },
    size: 0.066,
    rows: 15,
    perRow: 4,
    spread: 0.07,
    from: 0.36,
    taper: 0.66,
    buds: 0.36,
    leaves: { shape: 'lance', count: 7, length: 0.17, width: 0.22, colour: 'green' },
  }),
  foxglove: sprayOf(3.9, {
    floret: { form: 'bell', shape: 'shell', width: 0.66 },
    size: 0.1,
    rows: 10,
    perRow: 3,
    spread: 0.05,
    from: 0.32,
    taper: 0.66,
    leaves: LANCE,
  }),
  hyacinth: sprayOf(2.3, {
    floret: { form: 'ring', petals: 6, shape: 'point', width: 0.5, eye: null },
    size: 0.11,
    rows: 8,
    perRow: 6,
    spread: 0.115,
    from: 0.36,
    taper: 0.4,
    leaves: null,
  }),
};
