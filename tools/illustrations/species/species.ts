import type { BloomSpecies } from './bloom-species';
import { BLOOMS } from './bloom-species';
import type { BladeSpecies } from '../plants/blade';
import type { CarnationSpecies } from './carnation';
import type { ClusterSpecies } from '../plants/cluster';
import type { CupSpecies } from '../plants/cup';
import type { FoliageSpecies, GrassSpecies, NeedleSpecies } from '../plants/foliage';
import type { FrondSpecies } from '../plants/frond';
import type { PeonySpecies } from './peony';
import type { SpraySpecies } from '../plants/spray';
import { SPRAYS } from './spray-species';
import type { SweetPeaSpecies } from './sweet-pea';
import type { ThistleSpecies } from './thistle';

export type Species =
  | BloomSpecies
  | CupSpecies
  | PeonySpecies
  | CarnationSpecies
  | ThistleSpecies
  | FrondSpecies
  | SpraySpecies
  | SweetPeaSpecies
  | ClusterSpecies
  | FoliageSpecies
  | GrassSpecies
  | NeedleSpecies
  | BladeSpecies;

const leavesOf = (rest: Omit<FoliageSpecies, 'kind'>): FoliageSpecies => ({ kind: 'foliage', ...rest });

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
  statice: { kind: 'cluster', style: 'comb', size: 0.8 },
  gypsophila: { kind: 'cluster', style: 'cloud', size: 1.3, florets: 120 },
  thistle: { kind: 'thistle', size: 0.74 },
  peony: { kind: 'peony', size: 1.22 },
  carnation: { kind: 'carnation', size: 0.74 },
  'sweet-pea': { kind: 'sweet-pea', length: 2.5 },
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
    leafLength: 0.25,
    leafWidth: 0.054,
    pairs: 7,
    angle: 46,
    taper: 0.4,
    from: 0.15,
    colour: 'sage',
    bark: 'bronze',
    fruit: { kind: 'olive', colour: 'anthracite', every: 4 },
  }),
  leaf: leavesOf({
    length: 2.6,
    leaf: 'salal',
    leafLength: 0.3,
    leafWidth: 0.185,
    pairs: 8,
    alternate: true,
    angle: 56,
    taper: 0.4,
    from: 0.14,
    colour: 'green',
    bark: 'bronze',
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
    fruit: { kind: 'berries', colour: 'red', every: 2 },
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

/** The species of a name; a plain leaf for an unknown name, so that a typing error still draws something. */
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
