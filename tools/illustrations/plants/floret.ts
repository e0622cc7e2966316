import type { Chance } from '../ink/chance';
import { mix, type Pigment, pigmentOf } from '../ink/colours';
import { crinkledPetal } from './crinkle';
import { petal, type PetalShape } from './petal';
import { group, n, place, type Point, type Sketch } from '../ink/sketch';

/** One small flower of a spray, by how it is made. */
export type Floret =
  /** Petals all around that look at us, with a middle of the colour `eye`, or none. */
  | {
      readonly form: 'ring';
      readonly petals: number;
      readonly shape: PetalShape;
      readonly width: number;
      readonly eye: string | null;
    }
  /** A bell that hangs and shows its mouth. */
  | { readonly form: 'bell'; readonly shape: PetalShape; readonly width: number }
  /** A stock's: a double rosette of crinkled petals. */
  | { readonly form: 'rosette' }
  /** A snapdragon's: two lips, closed by the swollen palate of the lower one. */
  | { readonly form: 'lips' };

export interface FloretWork {
  readonly sketch: Sketch;
  readonly chance: Chance;
  readonly pigment: Pigment;
  /** px */
  readonly size: number;
  readonly at: Point;
  /** -1 at the left of the stem, 1 at the right. */
  readonly turned: number;
  /** -1 behind the stem, 1 before it. */
  readonly depth: number;
}

export function floretOf(floret: Floret, work: FloretWork): string {
  switch (floret.form) {
    case 'ring':
      return ring(floret, work);
    case 'bell':
      return bell(floret, work);
    case 'rosette':
      return rosette(work);
    case 'lips':
      return lips(work);
  }
}

const stepOf = ({ depth, turned, chance }: FloretWork): number =>
  depth * 0.9 - turned * 0.8 + chance.between(-0.4, 0.4);

function ring({ petals, shape, width, eye }: Extract<Floret, { form: 'ring' }>, work: FloretWork): string {
  const { sketch, chance, pigment, size, at, turned } = work;
  const paint = { pigment, step: stepOf(work), veins: size > 14 ? 3 : 0 };
  const from = chance.between(0, 360);
  const drawn = Array.from({ length: petals }, (_, index) =>
    group(
      petal(sketch, chance, { shape, length: size, width: size * width }, paint),
      `rotate(${n(from + (index * 360) / petals)})`,
    ),
  );
  const heart = eye === null ? '' : `<circle r="${n(size * 0.22)}" fill="${pigmentOf(eye).mid}"/>`;
  return group(drawn.join('') + heart, foreshortened(at, turned, 0.3));
}

function bell({ shape, width }: Extract<Floret, { form: 'bell' }>, work: FloretWork): string {
  const { sketch, chance, pigment, size, at, turned } = work;
  const form = { shape, length: size * 1.5, width: size * 1.5 * width };
  const body = petal(sketch, chance, form, { pigment, step: stepOf(work), veins: size > 14 ? 3 : 0 });
  const mouth = `<ellipse cy="${n(-size * 1.3)}" rx="${n(size * 0.42)}" ry="${n(size * 0.2)}" fill="${pigment.light}"/><ellipse cy="${n(-size * 1.3)}" rx="${n(size * 0.28)}" ry="${n(size * 0.11)}" fill="${pigment.vein}" fill-opacity="0.6"/>`;
  return group(group(body, 'rotate(0)') + mouth, place(at, 180 - turned * 62));
}

/** Foreshortening: what is turned away is narrower. */
const foreshortened = (at: Point, turned: number, share: number): string =>
  `${place(at)}scale(${(1 - Math.abs(turned) * share).toFixed(2)} 1)`;

interface Layer {
  readonly petals: number;
  readonly reach: number;
}

const ROSETTE: readonly Layer[] = [
  { petals: 4, reach: 1 },
  { petals: 4, reach: 0.78 },
  { petals: 4, reach: 0.54 },
  { petals: 3, reach: 0.32 },
];

function rosette(work: FloretWork): string {
  const { sketch, chance, pigment, size, at, turned, depth } = work;
  const step = stepOf(work);
  // Florets behind the stem show a rim; small ones need not have every petal.
  const layers =
    depth < -0.4 ? ROSETTE.slice(0, 1) : size < 16 ? ROSETTE.filter((_, index) => index % 2 === 0) : ROSETTE;
  const from = chance.between(0, 90);
  const drawn = layers.map(({ petals, reach }, layer) =>
    Array.from({ length: petals }, (_, index) => {
      const length = size * reach * chance.about(0.1);
      const form = { length, width: length * 1.22, waves: 4 };
      const body = crinkledPetal(sketch, chance, form, { pigment, step: step - (1 - reach) * 0.9 });
      return group(body, `rotate(${n(from + layer * 47 + (index * 360) / petals + chance.between(-9, 9))})`);
    }).join(''),
  );
  const lean = turned * size * 0.14;
  return group(drawn.join(''), `${foreshortened({ x: at.x + lean, y: at.y }, turned, 0.34)}rotate(${n(turned * 14)})`);
}

function lips(work: FloretWork): string {
  const { sketch, chance, pigment, size, at, turned, depth } = work;
  const step = stepOf(work);
  const green = pigmentOf('green');
  const lobe = (turn: number, length: number, width: number, shade: number): string =>
    group(
      crinkledPetal(
        sketch,
        chance,
        { length: size * length, width: size * width, waves: 3 },
        { pigment, step: step + shade },
      ),
      `rotate(${turn})`,
    );
  const tube = `<ellipse cx="${n(-turned * size * 0.62)}" cy="${n(size * 0.1)}" rx="${n(size * 0.62)}" ry="${n(size * 0.4)}" fill="${mix(pigment.mid, pigment.deep, 0.6)}"/><ellipse cx="${n(-turned * size * 1.05)}" cy="${n(size * 0.12)}" rx="${n(size * 0.26)}" ry="${n(size * 0.34)}" fill="${green.mid}"/>`;
  if (depth < -0.4) return group(tube + lobe(0, 1, 1.3, -0.8), place(at, turned * 30));
  const upper = lobe(-27, 1.2, 0.98, -0.9) + lobe(27, 1.2, 0.98, -0.9);
  const lower = lobe(122, 1.02, 0.92, 0) + lobe(-122, 1.02, 0.92, 0) + lobe(180, 1.24, 0.98, 0.6);
  return group(
    tube + upper + lower + palate(sketch, pigment, size),
    `${place(at, turned * 22)}scale(${(1 - Math.abs(turned) * 0.26).toFixed(2)} 1)`,
  );
}

/** The two swellings of the lower lip that close the mouth, and the dark line above them. */
function palate(sketch: Sketch, { light, mid, deep, vein }: Pigment, size: number): string {
  const pale = pigmentOf('butter');
  const fill = sketch.rising([
    { offset: 0, colour: mid },
    { offset: 0.45, colour: light },
    { offset: 1, colour: mix(light, pale.light, 0.75) },
  ]);
  const s = (share: number): string => n(size * share);
  const humps = `M${s(-0.56)} ${s(0.02)}C${s(-0.56)} ${s(-0.38)} ${s(-0.08)} ${s(-0.42)} 0 ${s(-0.16)}C${s(0.08)} ${s(-0.42)} ${s(0.56)} ${s(-0.38)} ${s(0.56)} ${s(0.02)}C${s(0.52)} ${s(0.42)} ${s(0.2)} ${s(0.5)} 0 ${s(0.5)}C${s(-0.2)} ${s(0.5)} ${s(-0.52)} ${s(0.42)} ${s(-0.56)} ${s(0.02)}Z`;
  const gape = `M${s(-0.62)} ${s(-0.02)}C${s(-0.5)} ${s(-0.46)} ${s(-0.1)} ${s(-0.46)} 0 ${s(-0.22)}C${s(0.1)} ${s(-0.46)} ${s(0.5)} ${s(-0.46)} ${s(0.62)} ${s(-0.02)}`;
  return (
    `<path d="${gape}" fill="none" stroke="${deep}" stroke-opacity="0.8" stroke-width="${s(0.09)}" stroke-linecap="round"/>` +
    `<path d="${humps}" fill="${fill}" stroke="${vein}" stroke-opacity="0.3" stroke-width="${s(0.03)}"/>` +
    `<ellipse cx="${s(-0.22)}" cy="${s(-0.14)}" rx="${s(0.13)}" ry="${s(0.08)}" fill="${pale.mid}" fill-opacity="0.8"/><ellipse cx="${s(0.22)}" cy="${s(-0.14)}" rx="${s(0.13)}" ry="${s(0.08)}" fill="${pale.mid}" fill-opacity="0.8"/>`
  );
}

/** A floret still closed: greener (`green` towards 1) the nearer it is to the tip. */
export function closedFloret({ sketch, pigment, size, at, turned }: FloretWork, green: number): string {
  const leafy = pigmentOf('green');
  const tone = (colour: keyof Pigment): string => mix(pigment[colour], leafy[colour], green);
  const fill = sketch.rising([
    { offset: 0, colour: leafy.mid },
    { offset: 0.35, colour: tone('mid') },
    { offset: 1, colour: tone('light') },
  ]);
  const [w, l] = [size * 0.58, size * 1.5];
  const body = `<path d="M0 0C${n(-w)} ${n(-l * 0.15)} ${n(-w)} ${n(-l * 0.85)} 0 ${n(-l)}C${n(w)} ${n(-l * 0.85)} ${n(w)} ${n(-l * 0.15)} 0 0Z" fill="${fill}" stroke="${tone('vein')}" stroke-opacity="0.4" stroke-width="${n(Math.max(0.6, size * 0.03))}"/>`;
  return group(body, place(at, turned * 58));
}
