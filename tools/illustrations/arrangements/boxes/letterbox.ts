import type { Chance } from '../../ink/chance';
import { mix, pigmentOf } from '../../ink/colours';
import { group, n } from '../../ink/sketch';
import type { Drawing } from '../../species/specimen';
import type { Composition } from '../compose';
import type { Stock } from '../posing';
import { BOX, layStem, stemsOf } from './laid-stems';

/** Cards that boxes are made of, and papers that line them. */
export const CARDS = ['#cba26e', '#8fa58c', '#d9b3a8', '#8da3b4', '#efe6d3'] as const;
const LININGS = ['#fbf6ea', '#f3e1da', '#e3e9dc', '#e6e2ee', '#f6ecd0'] as const;

/** The colour of a sku's box. */
export const cardOf = (chance: Chance): string => chance.part('letterbox').pick(CARDS);

/** How much shorter looks what lies flat, seen aslant. */
const SLANT = 0.76;
/** px of the box's own height. */
const LOW = 58;

/**
 * A flat box on a table, seen aslant, so that its low front tells how slim it is: its lid folded back, stems lying in it
 * under a band of paper. Each sku packs it differently.
 */
export function letterbox(drawing: Drawing, stock: Stock): Composition {
  const { sketch, chance } = drawing;
  const own = chance.part('letterbox');
  own.next();
  const card = cardOf(chance);
  const { x, y, wide, high } = BOX;
  const inside = sketch.across([
    { offset: 0, colour: mix(card, '#2a1c0c', 0.45) },
    { offset: 0.12, colour: mix(card, '#2a1c0c', 0.2) },
    { offset: 1, colour: mix(card, '#2a1c0c', 0.12) },
  ]);
  const rim = mix(card, '#ffffff', 0.3);
  const lid = `<path d="M${x - 30} ${y - 30}L${x + 26} ${y - 190}H${x + wide - 26}L${x + wide + 30} ${y - 30}Z" fill="${mix(card, '#ffffff', 0.14)}" stroke="${mix(card, '#2a1c0c', 0.4)}" stroke-width="3"/><path d="M${x + 26} ${y - 190}H${x + wide - 26}L${x + wide - 44} ${y - 216}H${x + 44}Z" fill="${mix(card, '#2a1c0c', 0.12)}"/>${address(x + wide / 2, y - 110)}`;
  const base = `<rect x="${x - 30}" y="${y - 30}" width="${wide + 60}" height="${high + 60}" rx="8" fill="${rim}" stroke="${mix(card, '#2a1c0c', 0.45)}" stroke-width="3"/><rect x="${x}" y="${y}" width="${wide}" height="${high}" fill="${inside}"/>`;
  const low = y + high + 30;
  const front = `<path d="M${x - 30} ${low}h${wide + 60}v${LOW}h${-(wide + 60)}Z" fill="${mix(card, '#2a1c0c', 0.24)}"/><path d="M${x - 30} ${low + 2}h${wide + 60}" stroke="${mix(card, '#ffffff', 0.5)}" stroke-width="4"/><path d="M${x - 30} ${low + LOW}h${wide + 60}" stroke="${mix(card, '#2a1c0c', 0.6)}" stroke-width="4"/>`;
  const stems = stemsOf(own, stock);
  const isAcross = stems.some(({ turn }) => Math.abs(turn) < 45);
  const turned = isAcross
    ? `rotate(-90 ${x + wide / 2} ${y + high / 2})translate(${(wide - high) / 2 - 60} 0)scale(1 ${wide / high})translate(0 ${n((y + high / 2) * (high / wide - 1))})`
    : '';
  const laid = stems.map((one, index) => layStem({ sketch, chance: chance.part(`laid ${index}`) }, one));
  const body =
    lid +
    base +
    lining(own) +
    // Nothing stands out over the rim: a lid has to close over it.
    group(laid.join(''), `translate(${540} ${y + high / 2})scale(0.86 0.84)translate(-540 ${-(y + high / 2)})`) +
    group(bandOf(drawing, own.pick(['band', 'twine', 'ribbon'])), turned) +
    front;
  const aslant = `translate(0 ${n(960 * (1 - SLANT))})scale(1 ${SLANT})`;
  return {
    ground: '',
    subject: group(group(body, `rotate(${n(own.between(-4, 4) / 4)} 540 640)`), aslant),
    foot: 1004,
  };
}

const address = (x: number, y: number): string =>
  `<rect x="${n(x - 120)}" y="${n(y - 50)}" width="240" height="92" rx="4" fill="#fdf9ee"/><path d="M${n(x - 98)} ${n(y - 18)}h110M${n(x - 98)} ${n(y)}h80M${n(x - 98)} ${n(y + 18)}h96" stroke="#8d806a" stroke-width="5" stroke-linecap="round"/><rect x="${n(x + 58)}" y="${n(y - 34)}" width="44" height="54" fill="#dfe8d6" stroke="#fffaf0" stroke-width="4" stroke-dasharray="5 4"/><path d="M${n(x + 80)} ${n(y + 12)}v-26m0 8q-12 -2 -14 -14q12 0 14 14m0 0q12 -2 14 -14q-12 0 -14 14" stroke="#4f7a52" stroke-width="3.5" fill="none"/>`;

/** Tissue over the floor, folded up at both ends. */
function lining(own: Chance): string {
  const paper = own.pick(LININGS);
  const { x, y, wide, high } = BOX;
  const folds = Array.from({ length: 11 }, () => {
    const at = own.between(x + 20, x + wide - 20);
    return `M${n(at)} ${y + 6}Q${n(at + own.between(-50, 50))} ${n(y + high / 2)} ${n(at + own.between(-70, 70))} ${y + high - 6}`;
  }).join('');
  const end = (side: number): string => {
    const edge = side < 0 ? x : x + wide;
    const teeth = Array.from(
      { length: 9 },
      (_, index) => `L${n(edge - side * (index % 2 === 0 ? 96 : 58))} ${n(y + (index / 8) * high)}`,
    ).join('');
    return `<path d="M${n(edge)} ${y}${teeth}L${n(edge)} ${y + high}Z" fill="${mix(paper, '#ffffff', 0.5)}" stroke="#b9a98a" stroke-opacity="0.6" stroke-width="2"/>`;
  };
  return `<rect x="${x + 6}" y="${y + 6}" width="${wide - 12}" height="${high - 12}" fill="${paper}"/><path d="${folds}" fill="none" stroke="#a99a7d" stroke-opacity="0.3" stroke-width="5"/>${end(-1)}${end(1)}`;
}

function bandOf({ sketch, chance }: Drawing, kind: 'band' | 'twine' | 'ribbon'): string {
  const { x, y, high } = BOX;
  const at = x + 210;
  if (kind === 'twine') {
    return [0, 14, 30]
      .map(
        (dx) =>
          `<path d="M${at + dx} ${y}Q${at + dx + 14} ${y + high / 2} ${at + dx} ${y + high}" fill="none" stroke="#8a7a5c" stroke-width="8"/><path d="M${at + dx} ${y}Q${at + dx + 14} ${y + high / 2} ${at + dx} ${y + high}" fill="none" stroke="#dccaa0" stroke-width="4" stroke-dasharray="7 4"/>`,
      )
      .join('');
  }
  const satin = pigmentOf(kind === 'ribbon' ? chance.part('satin').pick(['blush', 'sage', 'sky', 'butter']) : 'ivory');
  const wide = kind === 'ribbon' ? 46 : 120;
  const fill = sketch.across([
    { offset: 0, colour: satin.mid },
    { offset: 0.4, colour: satin.light },
    { offset: 1, colour: satin.deep },
  ]);
  const mark =
    kind === 'band'
      ? `<g transform="translate(${at + wide / 2} ${y + high / 2})" stroke="#4f7a52" stroke-width="5" fill="none"><path d="M0 34V-12M0 14q-26 -2 -32 -26q28 0 32 26M0 14q26 -2 32 -26q-28 0 -32 26"/><circle cy="-24" r="12" fill="#c9837c" stroke="none"/></g>`
      : '';
  return `<rect x="${at}" y="${y}" width="${wide}" height="${high}" fill="${fill}" stroke="${satin.vein}" stroke-opacity="0.3" stroke-width="2"/>${mark}`;
}
