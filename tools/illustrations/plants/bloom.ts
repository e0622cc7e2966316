import { type BloomCentre, bloomCentre } from './bloom-centre';
import type { Chance } from '../ink/chance';
import { type Pigment, pigmentOf } from '../ink/colours';
import { towardsLight } from '../ink/light';
import { petal, type PetalShape } from './petal';
import { group, n, place, polar, type Sketch } from '../ink/sketch';

export interface PetalLayer {
  readonly petals: number;
  /** Length of a petal as a part of the flower's radius. */
  readonly reach: number;
  /** Width of a petal as a part of its length. */
  readonly width: number;
  readonly shape: PetalShape;
  /** Degrees by which a petal may be turned at random. */
  readonly stray?: number;
  /** Degrees from which its first petal stands, in a flower that is `upright`. */
  readonly start?: number;
  /** Lighter (above 0) or darker than the layer outside it. */
  readonly lift?: number;
}

export interface BloomForm {
  /** From the outermost in. */
  readonly layers: readonly PetalLayer[];
  readonly centre: BloomCentre;
  readonly veins: number;
  readonly rolled?: boolean;
  /** Colour name of the petals' base where it differs. */
  readonly throat?: string;
  /** How dark it is between the layers: 0 to 1. */
  readonly depth: number;
  /** A stripe along the middle of each petal, by colour name. */
  readonly stripe?: string;
  /** Dots on the petals, as on a lily. */
  readonly freckles?: boolean;
  /** It has a top and a bottom, as an orchid has. */
  readonly upright?: boolean;
}

export interface Pose {
  /** px */
  readonly radius: number;
  /** Degrees: which way the flower leans; 0 is up. */
  readonly facing: number;
  /** 0 looks straight at us, 0.5 is turned well aside. */
  readonly tilt: number;
  /** Lighter (above 0) or darker than its neighbours, by where it stands in the light. */
  readonly glow?: number;
}

/** An open flower around the origin. */
export function bloom(sketch: Sketch, chance: Chance, form: BloomForm, pigment: Pigment, pose: Pose): string {
  const { radius, facing, tilt } = pose;
  const turn = form.upright ? chance.between(-8, 8) - facing : chance.between(0, 360);
  const layers = form.layers.map((layer, index) => {
    // A flower turned aside shows its heart nearer to the edge it leans to.
    const lean = polar(0, radius * tilt * 0.34 * (index / Math.max(1, form.layers.length)));
    const next = form.layers[index + 1];
    const petals = petalRing(sketch, chance, {
      form,
      layer,
      pigment,
      radius,
      glow: pose.glow ?? 0,
      turn: turn + (form.upright ? (layer.start ?? 0) : index * 47),
      facing,
    });
    const shade =
      next === undefined || form.depth === 0
        ? ''
        : hollow(sketch, pigment, radius * Math.min(next.reach * 1.2, layer.reach * 0.86), form.depth);
    return group(petals + shade, place(lean));
  });
  const heart = group(
    bloomCentre(form.centre, { sketch, chance, pigment, radius }),
    place(polar(0, radius * tilt * 0.34)),
  );
  const turned = group(layers.join('') + heart, `rotate(${n(facing)})scale(1 ${(1 - tilt * 0.45).toFixed(2)})`);
  // With few petals the shade would fall on the paper between them.
  return form.layers.length > 2 ? turned + sheen(sketch, radius) : turned;
}

interface Ring {
  readonly form: BloomForm;
  readonly layer: PetalLayer;
  readonly pigment: Pigment;
  readonly radius: number;
  readonly glow: number;
  readonly turn: number;
  readonly facing: number;
}

function petalRing(sketch: Sketch, chance: Chance, ring: Ring): string {
  const { form, layer, pigment, radius, turn, facing } = ring;
  const stray = layer.stray ?? 70 / layer.petals;
  const throat = form.throat === undefined ? undefined : pigmentOf(form.throat);
  return Array.from({ length: layer.petals }, (_, index) => {
    const angle = turn + (index * 360) / layer.petals + chance.between(-stray, stray) * 0.5;
    const length = radius * layer.reach * chance.about(0.06);
    const step = towardsLight(angle + facing) * 1.3 + ring.glow + (layer.lift ?? 0) + chance.between(-0.5, 0.5);
    const size = { shape: layer.shape, length, width: length * layer.width * chance.about(0.08) };
    const painted = petal(sketch, chance, size, {
      pigment,
      step,
      veins: form.veins,
      rolled: form.rolled,
      throat,
      turn: angle + facing,
      stripe: form.stripe === undefined ? undefined : pigmentOf(form.stripe).mid,
    });
    return group(painted + (form.freckles ? freckles(chance, length, size.width, pigment) : ''), `rotate(${n(angle)})`);
  }).join('');
}

/** The shade that an inner layer casts on the one below. */
function hollow(sketch: Sketch, pigment: Pigment, radius: number, depth: number): string {
  const fill = sketch.round([
    { offset: 0, colour: pigment.vein, opacity: depth },
    { offset: 0.7, colour: pigment.vein, opacity: Math.round(depth * 70) / 100 },
    { offset: 1, colour: pigment.vein, opacity: 0 },
  ]);
  return `<circle r="${n(radius)}" fill="${fill}"/>`;
}

/** Light on the side of the sun and shade on the other, over the whole head, fading out before its edge. */
function sheen(sketch: Sketch, radius: number): string {
  const bright = sketch.round([
    { offset: 0, colour: '#fff8e8', opacity: 0.26 },
    { offset: 1, colour: '#fff8e8', opacity: 0 },
  ]);
  const dim = sketch.round([
    { offset: 0, colour: '#3a2030', opacity: 0.16 },
    { offset: 1, colour: '#3a2030', opacity: 0 },
  ]);
  const r = radius * 0.6;
  return (
    `<circle cx="${n(radius * 0.34)}" cy="${n(radius * 0.36)}" r="${n(r)}" fill="${dim}"/>` +
    `<circle cx="${n(-radius * 0.32)}" cy="${n(-radius * 0.34)}" r="${n(r)}" fill="${bright}"/>`
  );
}

function freckles(chance: Chance, length: number, width: number, pigment: Pigment): string {
  return Array.from({ length: 9 }, () => {
    const t = chance.between(0.25, 0.62);
    const x = chance.between(-1, 1) * width * 0.26;
    return `<circle cx="${n(x)}" cy="${n(-length * t)}" r="${n(length * 0.012 + 0.3)}" fill="${pigment.vein}" fill-opacity="0.55"/>`;
  }).join('');
}
