import type { Point } from '../ink/sketch';
import type { Drawing } from '../species/specimen';
import type { Composition } from './compose';
import type { Stock } from './posing';

export type Draw = (drawing: Drawing, stock: Stock) => Composition;

/** All that the scenes need to know of an arrangement. */
export interface Kind {
  readonly draw: Draw;
  /** Where a detail looks, px. */
  readonly focus: Point;
  /** In a room. */
  readonly scale: number;
  /** Half the width it stands on, px before scaling. */
  readonly half: number;
  /** How it arrives: in a closed carton, standing in an open carrier, as it is, or through the letterbox. */
  readonly parcel: 'carton' | 'carrier' | 'open' | 'post';
}
