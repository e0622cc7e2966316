import type { BloomSpecies } from './bloom-species';
import { BLOOMS } from './bloom-species';
import type { BladeSpecies } from './blade';
import type { CarnationSpecies } from './carnation';
import type { ClusterSpecies } from './cluster';
import type { CupSpecies } from './cup';
import type { FoliageSpecies, GrassSpecies, NeedleSpecies } from './foliage';
import type { FrondSpecies } from './frond';
import type { PeonySpecies } from './peony';
import type { SpraySpecies } from './spray';
import type { ThistleSpecies } from './thistle';

export type Species =
  | BloomSpecies
  | CupSpecies
  | PeonySpecies
  | CarnationSpecies
  | ThistleSpecies
  | FrondSpecies
  | SpraySpecies
  | ClusterSpecies
  | FoliageSpecies
  | GrassSpecies
  | NeedleSpecies
  | BladeSpecies;

const sprayOf = (length: number, rest: Omit<SpraySpecies, 'kind' | 'length'>): SpraySpecies => ({
  kind: 'spray',
  length,
  ...rest,
});
const leavesOf = (rest: Omit<FoliageSpecies, 'kind'>): FoliageSpecies => ({ kind: 'foliage', ...rest });

const SPRAYS: Readonly<Record<string, Species>> = {
  delphinium: sprayOf(3.9, {
    floret: { petals: 5, shape: 'round', size: 0.075, width: 0.85, eye: 'white', bell: false },
    rows: 12,
    perRow: 5,
    spread: 0.075,
    from: 0.3,
    taper: 0.62,
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
    floret: { petals: 3, shape: 'ruffle', size: 0.085, width: 1.1, eye: 'butter', bell: false },
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
    floret: { petals: 3, shape: 'ruffle', size: 0.17, width: 1.15, eye: null, bell: false },
    rows: 4,
    perRow: 2,
    spread: 0.11,
    from: 0.52,
    taper: 0.3,
    leaves: false,
  }),
};

const HEADS: Readonly<Record<string, Species>> = {
  tulip: { kind: 'cup', size: 0.74 },
  hydrangea: {
    kind: 'cluster',
    style: 'dome',
    size: 1.3,
    florets: 46,
    petals: 4,
    shape: 'round',
    floret: 0.235,
    eye: 'cream',
  },
  statice: {
    kind: 'cluster',
    style: 'dome',
    size: 0.7,
    florets: 46,
    petals: 5,
    shape: 'ruffle',
    floret: 0.19,
    eye: 'white',
  },
  gypsophila: { kind: 'cluster', style: 'cloud', size: 1.1, florets: 58, floret: 0.085 },
  thistle: { kind: 'thistle', size: 0.74 },
  peony: { kind: 'peony', size: 1.22 },
  carnation: { kind: 'carnation', size: 0.74 },
};

const GREENS: Readonly<Record<string, Species>> = {
  eucalyptus: leavesOf({
    length: 3,
    leaf: 'coin',
    leafLength: 0.15,
    leafWidth: 0.142,
    pairs: 8,
    angle: 72,
    taper: 0.62,
    from: 0.14,
    colour: 'sage',
    bark: 'bronze',
  }),
  olive: leavesOf({
    length: 2.9,
    leaf: 'lance',
    leafLength: 0.21,
    leafWidth: 0.05,
    pairs: 11,
    angle: 46,
    taper: 0.4,
    from: 0.15,
    colour: 'sage',
  }),
  leaf: leavesOf({
    length: 2.6,
    leaf: 'serrated',
    leafLength: 0.34,
    leafWidth: 0.17,
    pairs: 4,
    angle: 52,
    taper: 0.3,
    from: 0.2,
    colour: 'green',
  }),
  fern: { kind: 'frond', length: 3.2, colour: 'green' },
  ivy: leavesOf({
    length: 2.7,
    leaf: 'ivy',
    leafLength: 0.17,
    leafWidth: 0.19,
    pairs: 7,
    angle: 70,
    taper: 0.5,
    from: 0.1,
    colour: 'deep-green',
  }),
  holly: leavesOf({
    length: 2.3,
    leaf: 'holly',
    leafLength: 0.27,
    leafWidth: 0.16,
    pairs: 5,
    angle: 58,
    taper: 0.3,
    from: 0.14,
    colour: 'deep-green',
    berries: 'red',
  }),
  monstera: {
    kind: 'blade',
    length: 3.3,
    stalk: 0.45,
    leaf: 'split',
    width: 0.6,
    holes: false,
    spathe: false,
    colour: 'deep-green',
  },
  'snake-plant': {
    kind: 'blade',
    length: 4,
    stalk: 0,
    leaf: 'sword',
    width: 0.11,
    holes: false,
    spathe: false,
    colour: 'deep-green',
  },
  'peace-lily': {
    kind: 'blade',
    length: 3.3,
    stalk: 0.42,
    leaf: 'oval',
    width: 0.19,
    holes: false,
    spathe: true,
    colour: 'deep-green',
  },
  grass: { kind: 'grass', length: 3.6, colour: 'ochre' },
  pine: { kind: 'needles', length: 2.6, colour: 'deep-green' },
};

const ALL: Readonly<Record<string, Species>> = { ...BLOOMS, ...SPRAYS, ...HEADS, ...GREENS };

export const SPECIES_NAMES: readonly string[] = Object.keys(ALL);

/** The species of a name; a plain leaf for a name nobody knows, so that a typing slip draws greenery and not nothing. */
export const speciesOf = (name: string): Species => (Object.hasOwn(ALL, name) ? ALL[name] : undefined) ?? PLAIN_LEAF;

const PLAIN_LEAF: Species = leavesOf({
  length: 2.6,
  leaf: 'oval',
  leafLength: 0.34,
  leafWidth: 0.15,
  pairs: 4,
  angle: 52,
  taper: 0.3,
  from: 0.2,
  colour: 'green',
});
