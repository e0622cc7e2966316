import type { Arrangement } from '../illustration';
import { BENCHES } from './benches/bench-kinds';
import { CHOCOLATES } from './boxes/chocolates';
import { herbBox } from './boxes/herb-box';
import { letterbox } from './boxes/letterbox';
import { candlePair } from './candle-pair';
import { driedBunch } from './dried-bunch';
import { flowerBasket, jamJarPosy, trug } from './containers';
import type { Kind } from './kind';
import { PLANTINGS } from './plantings/planting-kinds';
import { subscription, subscriptionOfStems } from './subscription';
import { bundles, hangingBough, hundred } from './tied';
import { TRIBUTES } from './tributes/tribute-kinds';
import { VASES } from './vases/vase-kinds';

const KINDS: Readonly<Partial<Record<Arrangement, Kind>>> = {
  ...VASES,
  ...CHOCOLATES,
  ...PLANTINGS,
  ...TRIBUTES,
  ...BENCHES,
  letterbox: { draw: letterbox, focus: { x: 620, y: 660 }, scale: 0.5, half: 380, parcel: 'post' },
  'herb-box': { draw: herbBox, focus: { x: 480, y: 600 }, scale: 0.5, half: 380, parcel: 'open' },
  'flower-basket': { draw: flowerBasket, focus: { x: 520, y: 720 }, scale: 0.7, half: 250, parcel: 'open' },
  trug: { draw: trug, focus: { x: 460, y: 760 }, scale: 0.68, half: 340, parcel: 'open' },
  'jam-jar': { draw: jamJarPosy, focus: { x: 530, y: 560 }, scale: 0.72, half: 120, parcel: 'carrier' },
  'hanging-bough': { draw: hangingBough, focus: { x: 520, y: 780 }, scale: 0.6, half: 200, parcel: 'open' },
  'dried-bunch': { draw: driedBunch, focus: { x: 540, y: 880 }, scale: 0.6, half: 200, parcel: 'carton' },
  subscription: { draw: subscription, focus: { x: 360, y: 640 }, scale: 0.7, half: 340, parcel: 'carrier' },
  'subscription-stems': {
    draw: subscriptionOfStems,
    focus: { x: 360, y: 760 },
    scale: 0.7,
    half: 340,
    parcel: 'carrier',
  },
  bundles: { draw: bundles, focus: { x: 540, y: 520 }, scale: 0.62, half: 340, parcel: 'carton' },
  hundred: { draw: hundred, focus: { x: 520, y: 500 }, scale: 0.62, half: 190, parcel: 'carrier' },
  'candle-pair': { draw: candlePair, focus: { x: 540, y: 620 }, scale: 0.62, half: 280, parcel: 'carton' },
};

/** What the scenes need to know of an arrangement that has a file of its own; null for those in `compose.ts`. */
export const kindOf = (arrangement: Arrangement): Kind | null => KINDS[arrangement] ?? null;

const UNPACKED: readonly Arrangement[] = ['letterbox', 'dried-bunch', 'bundles', 'subscription'];

/** Whether its flowers are put into a vase at home, instead of standing there as they are sold. */
export const isUnpacked = (arrangement: Arrangement): boolean => UNPACKED.includes(arrangement);
