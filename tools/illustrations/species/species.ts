import type { BloomSpecies } from './bloom-species';
import { BLOOMS } from './bloom-species';
import { GREENS, PLAIN_LEAF } from './green-species';
import type { BladeSpecies } from '../plants/blade';
import type { CarnationSpecies } from './carnation';
import type { ClusterSpecies } from '../plants/cluster';
import type { CupSpecies } from '../plants/cup';
import type { FoliageSpecies, GrassSpecies, NeedleSpecies } from '../plants/foliage';
import type { FigureSpecies, SprigSpecies } from './figure';
import { blossom, bluebell } from './hedgerow';
import { cyclamen, snowdrop } from './nodding';
import { dancingLady, slipper } from './other-orchids';
import type { FrondSpecies } from '../plants/frond';
import type { PeonySpecies } from './peony';
import type { SpraySpecies } from '../plants/spray';
import { SPRAYS } from './spray-species';
import type { SweetPeaSpecies } from './sweet-pea';
import type { ThistleSpecies } from './thistle';
import { turbanRanunculus } from './turban-ranunculus';

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
  | BladeSpecies
  | FigureSpecies
  | SprigSpecies;

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
  'slipper-orchid': { kind: 'figure', size: 1.2, draw: slipper },
  'dancing-lady': { kind: 'sprig', length: 3.2, draw: dancingLady },
  'turban-ranunculus': { kind: 'figure', size: 0.8, draw: turbanRanunculus },
  blossom: { kind: 'sprig', length: 3, draw: blossom },
  bluebell: { kind: 'sprig', length: 2.8, draw: bluebell },
  snowdrop: { kind: 'sprig', length: 2.6, draw: snowdrop },
  cyclamen: { kind: 'sprig', length: 2.6, draw: cyclamen },
};

const ALL: Readonly<Record<string, Species>> = { ...BLOOMS, ...SPRAYS, ...HEADS, ...GREENS };

export const SPECIES_NAMES: readonly string[] = Object.keys(ALL);

/** The species of a name; a plain leaf for an unknown name, so that a typing error still draws something. */
export const speciesOf = (name: string): Species => (Object.hasOwn(ALL, name) ? ALL[name] : undefined) ?? PLAIN_LEAF;
