import type { Pigment } from '../ink/colours';
import type { Pose } from '../plants/bloom';
import type { Drawing, GrowthPose } from './specimen';

/** A head that is like no other's. */
export interface FigureSpecies {
  readonly kind: 'figure';
  /** Radius relative to a rose's. */
  readonly size: number;
  readonly draw: (drawing: Drawing, pigment: Pigment, pose: Pose) => string;
}

/** A stem that is like no other's, growing up from the origin. */
export interface SprigSpecies {
  readonly kind: 'sprig';
  /** Length relative to a rose's radius. */
  readonly length: number;
  /** The own colour of greens, whatever colours the picture has. */
  readonly colour?: string;
  readonly draw: (drawing: Drawing, pigment: Pigment, pose: GrowthPose) => string;
}
