import { mix, pigmentOf } from '../../ink/colours';
import { group, n, type Point, type Sketch } from '../../ink/sketch';
import { garland } from '../pieces/garland';
import { mound } from '../pieces/bunches';
import { behind, cast, own } from '../frame';
import { lantern, seat, taper, wineGlass } from '../scenery/furniture';
import type { Shoot, Shot } from '../wedding-look';

export interface LongTable {
  /** `cloth` of the wedding's linen, or bare boards of this colour. */
  readonly top: string;
  readonly along: 'garland' | 'bowls' | 'bottles';
  readonly light: 'tapers' | 'lanterns' | 'none';
  /** px that the far end stands aside. */
  readonly aside?: number;
  readonly wine?: string;
  readonly napkin?: string;
}

const FAR = { y: 640, half: 120 } as const;
const NEAR = { y: 1380, half: 640 } as const;

/** A place on the table: `across` from -1 to 1, `depth` 0 at the far end and 1 at our own. */
function onTable(across: number, depth: number, aside = 0): Point & { readonly size: number } {
  const share = depth ** 1.7;
  const half = FAR.half + (NEAR.half - FAR.half) * share;
  return { x: 540 + aside * (1 - share) + across * half, y: FAR.y + (NEAR.y - FAR.y) * share, size: half / NEAR.half };
}

/** A long table that runs away from us into the room, laid and dressed down its middle. */
export const longTable =
  (laid: LongTable): Shot =>
  (shoot) => {
    const { sketch } = shoot.drawing;
    const depths = [0.12, 0.3, 0.5, 0.7, 0.9];
    return (
      behind(shoot, 'inside', { blur: 9, zoom: 1.25, x: 540 - (laid.aside ?? 0) * 0.5, y: 620 }) +
      chairs(shoot, depths, laid.aside) +
      top(sketch, laid.top === 'cloth' ? shoot.look.linen : laid.top, laid.top !== 'cloth', laid.aside) +
      places(shoot, laid, depths) +
      middle(shoot, laid) +
      cast(sketch, shoot.look.light)
    );
  };

function chairs({ drawing, look }: Shoot, depths: readonly number[], aside = 0): string {
  const chair = seat(drawing.sketch, look.place.seat === 'pew' ? 'cane' : look.place.seat);
  return depths
    .map((depth) => {
      const { y, size } = onTable(0, depth, aside);
      return [-1, 1]
        .map((side) => {
          const { x } = onTable(side * 1.16, depth, aside);
          return group(chair, `translate(${n(x)} ${n(y + size * 420)})scale(${Math.round(size * 1900) / 1000})`);
        })
        .join('');
    })
    .join('');
}

function top(sketch: Sketch, colour: string, isWood: boolean, aside = 0): string {
  const [a, b] = [FAR.half, NEAR.half];
  const fill = sketch.rising([
    { offset: 0, colour: mix(colour, '#ffffff', isWood ? 0.05 : 0.25) },
    { offset: 1, colour: mix(colour, '#4b4038', 0.12) },
  ]);
  const plankLines = [-0.66, -0.33, 0, 0.33, 0.66]
    .map((share) => `M${n(540 + aside + share * a)} ${FAR.y}L${n(540 + share * b)} ${NEAR.y}`)
    .join('');
  const drop = `<path d="M${540 + aside - a} ${FAR.y}L${540 - b} ${NEAR.y}H${440 - b}L${500 + aside - a} ${FAR.y + 70}Z" fill="${mix(colour, '#2f2722', isWood ? 0.5 : 0.2)}"/><path d="M${540 + aside + a} ${FAR.y}L${540 + b} ${NEAR.y}H${640 + b}L${580 + aside + a} ${FAR.y + 70}Z" fill="${mix(colour, '#2f2722', isWood ? 0.6 : 0.32)}"/>`;
  return `${drop}<path d="M${540 + aside - a} ${FAR.y}H${540 + aside + a}L${540 + b} ${NEAR.y}H${540 - b}Z" fill="${fill}"/>${isWood ? `<path d="${plankLines}" stroke="${mix(colour, '#20140c', 0.55)}" stroke-opacity="0.5" stroke-width="4"/>` : ''}`;
}

/** Plate, napkin and glasses on both sides, the farthest first. */
function places({ look }: Shoot, { wine, napkin, aside }: LongTable, depths: readonly number[]): string {
  const cloth = pigmentOf(napkin ?? look.ribbon);
  return depths
    .flatMap((depth) => [-1, 1].map((side) => ({ depth, side })))
    .map(({ depth, side }) => {
      const { x, y, size } = onTable(side * 0.7, depth, aside);
      const s = size * 1.2;
      const plate = `<ellipse cx="8" cy="10" rx="122" ry="50" fill="#2c241c" fill-opacity="0.2"/><ellipse rx="120" ry="48" fill="#fdfbf5" stroke="#c9bda6" stroke-width="3"/><ellipse rx="80" ry="30" fill="#f4efe4" stroke="#d9cfba" stroke-width="2"/><path d="M-52 -10L46 -22L60 12L-40 24Z" fill="${cloth.mid}" stroke="${cloth.deep}" stroke-opacity="0.6" stroke-width="2"/><path d="M-52 -10L46 -22L50 -12L-49 0Z" fill="${cloth.light}"/>`;
      const glasses =
        group(wineGlass(wine ?? null), `translate(${-side * 124} -52)scale(1.05)`) +
        group(wineGlass(null), `translate(${-side * 62} -86)scale(0.9)`);
      return group(glasses + plate, `translate(${n(x)} ${n(y)})scale(${Math.round(s * 1000) / 1000})`);
    })
    .join('');
}

function middle(shoot: Shoot, { along, light, aside }: LongTable): string {
  const { stock, look } = shoot;
  const lights = [0.2, 0.42, 0.63, 0.84].map((depth, index) => ({ depth, side: index % 2 === 0 ? -0.2 : 0.2 }));
  const lit = (from: number, to: number): string =>
    lights
      .filter(({ depth }) => depth >= from && depth < to)
      .map(({ depth, side }) => {
        const { x, y, size } = onTable(side, depth, aside);
        if (light === 'none') return '';
        if (light === 'lanterns')
          return group(lantern('#3d3b38'), `translate(${n(x)} ${n(y)})scale(${n(size * 1.05)})`);
        return taper(x, y, size * 430, mix(look.linen, '#fff7e2', 0.5));
      })
      .join('');
  if (along === 'garland') {
    const runner = garland(own(shoot, 'runner'), stock, {
      line: (t) => {
        const { x, y, size } = onTable(Math.sin(t * 9) * 0.1, t, aside);
        return { at: { x, y }, out: t < 0.5 ? 80 : 88, size: size * 92 };
      },
      sprigs: 88,
      flowers: 60,
      full: () => 0.86,
    });
    return lit(0, 0.6) + runner + lit(0.6, 1);
  }
  const bowls = [0.16, 0.4, 0.66, 0.92].map((depth, index) => {
    const { x, y, size } = onTable(0, depth, aside);
    const body = along === 'bowls' ? bowlful(shoot, index) : bottles(shoot, index);
    return (
      group(body, `translate(${n(x)} ${n(y)})scale(${Math.round(size * 1000) / 1000})`) +
      lit(depth - 0.02, depth + 0.24)
    );
  });
  return bowls.join('');
}

/** A low bowl of flowers, its foot at the origin. */
function bowlful(shoot: Shoot, index: number): string {
  const clay = shoot.drawing.sketch.across([
    { offset: 0, colour: '#f6f0e4' },
    { offset: 1, colour: '#b3a78f' },
  ]);
  const flowers = mound(own(shoot, `bowl ${index % 2}`), shoot.stock, {
    centre: { x: 0, y: -190 },
    rx: 190,
    ry: 130,
    unit: 70,
    tall: 0.1,
    hang: 6,
  });
  return `<ellipse cx="10" cy="4" rx="130" ry="26" fill="#2c241c" fill-opacity="0.25"/><path d="M-140 -110Q-120 0 -60 0H60Q120 0 140 -110Z" fill="${clay}"/>${flowers}`;
}

/** Three bottles, a few stems in each. */
function bottles(shoot: Shoot, index: number): string {
  const tints = ['#8fb3a6', '#c9a05c', '#b9cfd4'];
  return [-1, 1, 0]
    .map((side, place) => {
      const tint = tints[(place + index) % 3] ?? '#b9cfd4';
      const flowers = mound(own(shoot, `bottle ${place}`), shoot.stock, {
        centre: { x: side * 110, y: -270 - (side === 0 ? 30 : 0) },
        rx: 84,
        ry: 84,
        unit: 54,
        tall: 0.6,
        hang: 0,
      });
      return `<g>${flowers}<path d="M${side * 110 - 16} -200V-150Q${side * 110 - 52} -130 ${side * 110 - 52} -90V-8Q${side * 110} 12 ${side * 110 + 52} -8V-90Q${side * 110 + 52} -130 ${side * 110 + 16} -150V-200Z" fill="${tint}" fill-opacity="0.72" stroke="#ffffff" stroke-opacity="0.7" stroke-width="3"/><path d="M${side * 110 - 36} -90V-30" stroke="#fff" stroke-opacity="0.7" stroke-width="7" stroke-linecap="round"/></g>`;
    })
    .join('');
}
