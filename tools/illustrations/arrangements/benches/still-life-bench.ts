import { ballPaint, rimOf, roundPaint, type Turned, turnedPath } from '../../ink/lathe';
import { group, place, type Sketch } from '../../ink/sketch';
import { type Drawing, drawHead, partOf } from '../../species/specimen';
import type { Composition } from '../compose';
import type { Stock } from '../posing';
import { bunch } from './bunch';

const URN: Turned = {
  x: 540,
  top: 790,
  bottom: 1110,
  profile: [
    [0, 150],
    [0.08, 128],
    [0.3, 176],
    [0.52, 150],
    [0.72, 44],
    [0.82, 40],
    [0.9, 108],
    [1, 120],
  ],
};

const MOTH = group(
  '<path d="M0 0C-30 -56 -96 -60 -92 -12C-90 24 -40 26 0 8C40 26 90 24 92 -12C96 -60 30 -56 0 0Z" fill="#cdb89a" stroke="#6d573c" stroke-width="3"/><circle cx="-54" cy="-16" r="11" fill="#6d573c"/><circle cx="54" cy="-16" r="11" fill="#6d573c"/><path d="M0 -22V24" stroke="#4a3a28" stroke-width="11" stroke-linecap="round"/><path d="M-3 -22q-14 -26 -28 -28M3 -22q14 -26 28 -28" stroke="#4a3a28" stroke-width="3" fill="none"/>',
  'translate(236 1120)rotate(-18)scale(0.85)',
);

/** A dark cloth, an urn in the light of one window, a lemon half peeled and a moth. */
export function stillLifeBench(drawing: Drawing, stock: Stock): Composition {
  const { sketch } = drawing;
  const ground = darkCloth(sketch);
  const pewter = roundPaint(sketch, '#d9d3c6', '#8c857a', '#2a2622');
  const lemon = `<ellipse cx="830" cy="1120" rx="84" ry="64" fill="${ballPaint(sketch, '#fff4a8', '#e9c93a', '#9a7712')}"/><path d="M760 1096A84 64 0 0 1 850 1058L842 1120Z" fill="#fdf6d2" stroke="#e3c95a" stroke-width="4"/><path d="M770 1156C700 1190 690 1240 770 1250S880 1290 800 1320" fill="none" stroke="#e9c93a" stroke-width="26"/><path d="M770 1156C700 1190 690 1240 770 1250S880 1290 800 1320" fill="none" stroke="#fdf3c4" stroke-width="9"/>`;
  const fallen =
    stock.heads[0] === undefined
      ? ''
      : group(
          drawHead(partOf(drawing, 'fallen'), stock.heads[0], { unit: 84, facing: 70, tilt: 0.5 }),
          place({ x: 400, y: 1150 }),
        );
  const body =
    rimOf(URN, '#191512', '#b9b2a4', 8) +
    bunch(drawing, stock, { x: 540, y: 520 }, 330, 290, 104) +
    `<path d="${turnedPath(URN)}" fill="${pewter}"/>`;
  return { ground, subject: body + lemon + MOTH + fallen, foot: 1160 };
}

/** Cloth hung behind and laid below, lit from one side. */
function darkCloth(sketch: Sketch): string {
  const dark = sketch.round(
    [
      { offset: 0, colour: '#5d4c3b' },
      { offset: 0.5, colour: '#30261f' },
      { offset: 1, colour: '#120e0c' },
    ],
    0.34,
    0.34,
    0.9,
  );
  const cloth = sketch.rising([
    { offset: 0, colour: '#14100e' },
    { offset: 1, colour: '#4a3226' },
  ]);
  return `<rect x="-200" y="-200" width="1480" height="1700" fill="${dark}"/><path d="M-200 1010H1280V1500H-200Z" fill="${cloth}"/><path d="M120 1040Q200 1200 160 1340M760 1040Q700 1180 800 1340M980 1030Q1010 1180 960 1340" stroke="#000" stroke-opacity="0.45" stroke-width="26" fill="none"/>`;
}
