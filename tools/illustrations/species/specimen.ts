import { blade } from '../plants/blade';
import { bloom } from '../plants/bloom';
import { carnation } from './carnation';
import type { Chance } from '../ink/chance';
import { cluster } from '../plants/cluster';
import { pigmentOf } from '../ink/colours';
import { cup } from '../plants/cup';
import { frond } from '../plants/frond';
import { foliage, grass, needles } from '../plants/foliage';
import { peony } from './peony';
import { group, n, type Sketch } from '../ink/sketch';
import { type Species, speciesOf } from './species';
import { spray } from '../plants/spray';
import { sweetPea } from './sweet-pea';
import { thistle } from './thistle';

/** What to draw with: the sketch, and the random numbers of this picture. */
export interface Drawing {
  readonly sketch: Sketch;
  readonly chance: Chance;
}

/** The same sketch with random numbers of its own: see `Chance.part`. */
export const partOf = ({ sketch, chance }: Drawing, name: string): Drawing => ({ sketch, chance: chance.part(name) });

/** A species in a colour, as the picture asks for it. */
export interface Specimen {
  readonly name: string;
  readonly colour: string;
}

const HEADS: readonly Species['kind'][] = ['bloom', 'cup', 'cluster', 'peony', 'carnation', 'thistle', 'figure'];

/** Heads are drawn around a point and seen from the front; everything else grows from a point. */
export const isHead = (name: string): boolean => HEADS.includes(speciesOf(name).kind);

/** Greens keep their own colour whatever the picture asks for. */
export const isGreen = (name: string): boolean => 'colour' in speciesOf(name);

/** See-through heads, which hide nothing behind them. */
export function isLoose(name: string): boolean {
  const species = speciesOf(name);
  return species.kind === 'cluster' && species.style === 'cloud';
}

/** Radius of a head relative to a rose's. */
export function headSize(name: string): number {
  const species = speciesOf(name);
  return 'size' in species ? species.size : 1;
}

export interface HeadPose {
  /** px of a rose's radius in this picture */
  readonly unit: number;
  readonly facing: number;
  readonly tilt: number;
  /** Lighter (above 0) or darker, by where it stands in the light. */
  readonly glow?: number;
}

/** A head around the origin. */
export function drawHead({ sketch, chance }: Drawing, { name, colour }: Specimen, pose: HeadPose): string {
  const species = speciesOf(name);
  const pigment = pigmentOf(colour);
  const own = { radius: pose.unit * headSize(name), facing: pose.facing, tilt: pose.tilt, glow: pose.glow };
  const turned = (body: string, share: number): string => group(body, `rotate(${n(leaning(pose.facing) * share)})`);
  switch (species.kind) {
    case 'figure':
      return species.draw({ sketch, chance }, pigment, own);
    case 'bloom':
      return bloom(sketch, chance, species.form, pigment, own);
    case 'peony':
      return peony(sketch, chance, pigment, own);
    case 'carnation':
      return turned(carnation(sketch, chance, pigment, own), pose.tilt < 0.5 ? 0 : 0.8);
    case 'thistle':
      return turned(thistle(sketch, chance, pigment, own), 0.6);
    case 'cup':
      return turned(cup(sketch, chance, pigment, own), 0.55);
    case 'cluster':
      return turned(cluster(sketch, chance, species, pigment, own), species.style === 'dome' ? 0 : 0.6);
    default:
      throw new Error(`${name} is no head`);
  }
}

/** The facing as an angle from -180 to 180, weakened towards the bottom: nothing in a bunch stands on its head. */
function leaning(facing: number): number {
  const angle = ((((facing + 180) % 360) + 360) % 360) - 180;
  return Math.abs(angle) <= 90 ? angle : Math.sign(angle) * (180 - Math.abs(angle) * 0.7 - 27);
}

export interface GrowthPose {
  /** px; tall kinds come out somewhat longer, short ones shorter. */
  readonly length: number;
  /** px to the side at the middle */
  readonly bow: number;
}

/** A stem that grows up from the origin. */
export function drawGrowth({ sketch, chance }: Drawing, { name, colour }: Specimen, pose: GrowthPose): string {
  const species = speciesOf(name);
  const pigment = pigmentOf(('colour' in species ? species.colour : undefined) ?? colour);
  const habit = 'length' in species ? Math.min(1.16, Math.max(0.84, species.length / 3)) : 1;
  const length = pose.length * habit;
  const grown = { length, bow: pose.bow };
  switch (species.kind) {
    case 'spray':
      return spray(sketch, chance, species, pigment, grown);
    case 'sprig':
      return species.draw({ sketch, chance }, pigment, grown);
    case 'sweet-pea':
      return sweetPea(sketch, chance, pigment, grown);
    case 'foliage':
      return foliage(sketch, chance, species, pigment, grown);
    case 'frond':
      return frond(sketch, chance, pigment, grown);
    case 'grass':
      return grass(chance, pigment, grown);
    case 'needles':
      return needles(chance, pigment, grown);
    case 'blade':
      return blade(sketch, chance, species, pigment, { ...grown, step: chance.between(-1.4, 1.4) });
    default:
      throw new Error(`${name} does not grow from a point`);
  }
}
