import { mix } from '../../ink/colours';
import { groundShade } from '../../ink/ground';
import { rimOf, roundPaint, type Turned, turnedPath } from '../../ink/lathe';
import { group, n, type Sketch } from '../../ink/sketch';
import { mound, type Mound } from '../pieces/bunches';
import { behind, cast, own } from '../frame';
import { prop, type Prop } from '../scenery/props';
import type { Shot } from '../wedding-look';

const URN: Turned['profile'] = [
  [0, 175],
  [0.07, 150],
  [0.2, 190],
  [0.5, 150],
  [0.68, 54],
  [0.8, 46],
  [0.92, 110],
  [1, 124],
];

/** A great urn of flowers on its pedestal. `stone` is `#rrggbb`. */
export const urn =
  (stone: string, where: 'outside' | 'inside', zoom = 1.3, y = 600): Shot =>
  (shoot) => {
    const { sketch } = shoot.drawing;
    const flowers = mound(own(shoot, 'urn'), shoot.stock, {
      centre: { x: 540, y: 420 },
      rx: 335,
      ry: 235,
      unit: 84,
      tall: 0.42,
      hang: 8,
    });
    return (
      behind(shoot, where, { blur: 9, zoom, y }) +
      groundShade(sketch, 540, 1330, 200, 0.5) +
      vessel(sketch, stone) +
      flowers +
      cast(sketch, shoot.look.light)
    );
  };

function vessel(sketch: Sketch, stone: string): string {
  const paint = roundPaint(sketch, mix(stone, '#ffffff', 0.5), stone, mix(stone, '#2a2522', 0.5));
  const form: Turned = { x: 540, top: 610, bottom: 950, profile: URN };
  const plinth = `<path d="M392 950H688V990H392ZM418 990H662L650 1340H430Z" fill="${paint}"/><path d="M392 990H688M418 1000H662" stroke="#2a2522" stroke-opacity="0.3" stroke-width="7"/><path d="M462 1040H618V1340M462 1040V1340" fill="none" stroke="#2a2522" stroke-opacity="0.18" stroke-width="6"/>`;
  const flutes = [0.26, 0.34, 0.42].map(
    (t) => `<path d="${turnedPath(form, t, t + 0.02)}" fill="#2a2522" fill-opacity="0.16"/>`,
  );
  return `${rimOf(form, '#3b352c', mix(stone, '#ffffff', 0.4), 10)}<path d="${turnedPath(form)}" fill="${paint}"/>${flutes.join('')}${plinth}`;
}

export interface Stood {
  readonly prop: Prop;
  readonly where: 'outside' | 'inside';
  /** px of the middle of the flowers, and how wide they are. */
  readonly mound: Mound;
  readonly zoom?: number;
  readonly y?: number;
  readonly before?: boolean;
}

/** Flowers on what the place has of its own: a barrel, a boat, a bale, a well. */
export const stood =
  ({ prop: name, where, mound: form, zoom = 1.3, y = 640, before = false }: Stood): Shot =>
  (shoot) => {
    const { sketch } = shoot.drawing;
    const flowers = mound(own(shoot, `on ${name}`), shoot.stock, form);
    const thing = prop(shoot, name);
    return (
      behind(shoot, where, { blur: 9, zoom, y }) +
      groundShade(sketch, 540, form.centre.x === 540 ? 1196 : 1290, 190, 0.34) +
      (before ? thing.behind + flowers + thing.before : thing.behind + thing.before + flowers) +
      cast(sketch, shoot.look.light)
    );
  };

export interface Centre {
  readonly prop: Prop;
  readonly mound: Mound;
  readonly where?: 'outside' | 'inside';
}

/** A round table from near: cloth, and one arrangement in the middle of it. */
export const roundTable =
  ({ prop: name, mound: form, where = 'inside' }: Centre): Shot =>
  (shoot) => {
    const { sketch } = shoot.drawing;
    const { linen } = shoot.look;
    const cloth = sketch.round(
      [
        { offset: 0, colour: mix(linen, '#ffffff', 0.6) },
        { offset: 1, colour: mix(linen, '#4d443c', 0.22) },
      ],
      0.36,
      0.1,
      0.9,
    );
    const thing = prop(shoot, name);
    const drape = `<path d="M-120 1080Q540 960 1200 1080V1400H-120Z" fill="${cloth}"/><path d="M-120 1080Q540 960 1200 1080" fill="none" stroke="#fff" stroke-opacity="0.5" stroke-width="5"/>`;
    return (
      behind(shoot, where, { blur: 9, zoom: 1.35, y: 560 }) +
      drape +
      laidPlaces(shoot.look.linen) +
      groundShade(sketch, 540, 1190, 170, 0.36) +
      thing.behind +
      mound(own(shoot, `in ${name}`), shoot.stock, form) +
      thing.before +
      cast(sketch, shoot.look.light)
    );
  };

function laidPlaces(linen: string): string {
  const dish = (x: number, y: number): string =>
    group(
      `<ellipse cx="12" cy="14" rx="200" ry="58" fill="#2c241c" fill-opacity="0.2"/><ellipse rx="198" ry="56" fill="#fdfbf6" stroke="${mix(linen, '#7b6d58', 0.5)}" stroke-width="3"/><ellipse cy="-2" rx="132" ry="35" fill="#f5f0e6" stroke="#d6cbb5" stroke-width="3"/>`,
      `translate(${n(x)} ${n(y)})`,
    );
  return dish(130, 1292) + dish(960, 1286);
}
