import { pigmentOf } from '../../ink/colours';
import { groundShade } from '../../ink/ground';
import { type Drawing, headSize, partOf } from '../../species/specimen';
import type { Composition } from '../compose';
import { drawFan, drawHeads, poseHeads, type Stock } from '../posing';
import type { VesselForm } from '../vessels';
import { bucket } from './bench';
import { LEAF } from './bunch';

/** Buckets of market flowers on the floor, an apron on its hook, a broom against the wall. */
export function bucketsBench(drawing: Drawing, stock: Stock): Composition {
  const { sketch } = drawing;
  const filled = (x: number, top: number, foot: number, half: number, index: number): string =>
    filledBucket(drawing, stock, { x, top, bottom: foot, half }, index);
  const wall = sketch.across([
    { offset: 0, colour: '#eef0e8' },
    { offset: 1, colour: '#c6cec4' },
  ]);
  const floor = sketch.rising([
    { offset: 0, colour: '#d3c8b8' },
    { offset: 1, colour: '#a5988a' },
  ]);
  const tiles = `<path d="M-200 1120H1280M-200 1230H1280M200 1020L60 1340M420 1020L380 1340M640 1020L700 1340M860 1020L1020 1340" stroke="#8c7f70" stroke-opacity="0.4" stroke-width="4"/>`;
  const ground =
    `<rect x="-200" y="-200" width="1480" height="1300" fill="${wall}"/><rect x="-200" y="1020" width="1480" height="480" fill="${floor}"/>${tiles}` +
    groundShade(sketch, 300, 1180, 120, 0.45) +
    groundShade(sketch, 540, 1096, 110, 0.4) +
    groundShade(sketch, 810, 1180, 120, 0.45);
  const buckets = filled(540, 760, 1090, 140, 1) + filled(270, 830, 1180, 150, 0) + filled(800, 850, 1190, 150, 2);
  return { ground, subject: apronAndBroom() + buckets, foot: 1210 };
}

/** One kind of flower, or of greens, in water up to its neck. */
function filledBucket(drawing: Drawing, stock: Stock, form: VesselForm, index: number): string {
  const { x, top, bottom, half } = form;
  const all = [...stock.heads, ...stock.sprays];
  const tin = bucket(drawing.sketch, x, top, bottom, half);
  const one = all[(index * 2) % Math.max(1, all.length)] ?? LEAF;
  const mine: Stock = {
    heads: stock.heads.filter(({ name }) => name === one.name),
    sprays: stock.sprays.filter(({ name }) => name === one.name),
    greens: stock.greens,
  };
  const part = partOf(drawing, `bucket ${index}`);
  const centre = { x, y: top - 170 };
  const tall = drawFan(part, mine.sprays, {
    centre: { x, y: top },
    spread: 26,
    count: mine.sprays.length > 0 ? 11 : 0,
    length: 470,
    start: 0,
  });
  const leaves = drawFan(partOf(part, 'leaf'), [LEAF, ...mine.greens], {
    centre: { x, y: top + 10 },
    spread: 62,
    count: 13,
    length: 250,
    start: 0,
  });
  const dome = {
    centre,
    rx: half * 1.02,
    ry: 130,
    unit: 62 / Math.max(0.8, headSize(one.name) * 0.8),
    fullness: 1.3,
  };
  return tin.behind + tall + leaves + drawHeads(part, poseHeads(part.chance, mine.heads, dome)) + tin.before;
}

function apronAndBroom(): string {
  const linen = pigmentOf('deep-green');
  const apron = `<path d="M160 90q50 -40 100 0" fill="none" stroke="${linen.deep}" stroke-width="10"/><circle cx="210" cy="64" r="12" fill="#8d7b5f"/><path d="M152 90H268L284 250Q340 300 336 560H84Q80 300 136 250Z" fill="${linen.mid}" stroke="${linen.deep}" stroke-width="4"/><rect x="140" y="370" width="140" height="110" fill="none" stroke="${linen.vein}" stroke-width="6"/><path d="M210 370v110" stroke="${linen.vein}" stroke-width="5"/>`;
  const broom =
    '<path d="M960 30L900 900" stroke="#b98d5a" stroke-width="22" stroke-linecap="round"/><path d="M846 880H958L990 1070H816Z" fill="#c9a55f" stroke="#7c5731" stroke-width="4"/><path d="M870 890L848 1064M896 890L888 1066M922 890L928 1066M944 890L966 1064" stroke="#7c5731" stroke-opacity="0.6" stroke-width="5"/>';
  return apron + broom;
}
