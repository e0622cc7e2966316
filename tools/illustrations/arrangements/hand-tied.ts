import { pigmentOf } from '../ink/colours';
import { type Dome, drawFan, drawHeads, poseHeads, type Stock } from './posing';
import { group, moved, n, place, polar } from '../ink/sketch';
import { plate } from '../species/plate';
import { isTrailing } from '../species/portrait-growth';
import { type Drawing, drawGrowth, isLoose, type Specimen } from '../species/specimen';
import { leafAt } from '../plants/leaf';
import type { Composition } from './compose';
import { groundShade, tableTop } from '../ink/ground';
import { type Vessel, type VesselForm, vase } from './vessels';
import { paperBefore, paperBehind, type PaperForm } from './paper-wrap';
import { boundHandle, ribbon, stemsBelow, stemsInWater } from './wrapping';

const TIE = { x: 540, y: 985 };
const MIDDLE = { x: 540, y: 530 };

/** Leaves all around under the dome, long where they hang out below: nothing shows through between the heads. */
function bed({ sketch, chance }: Drawing, dome: Dome): string {
  const green = pigmentOf('green');
  const shade = sketch.round([
    { offset: 0, colour: green.vein },
    { offset: 0.7, colour: green.vein, opacity: 0.9 },
    { offset: 1, colour: green.vein, opacity: 0 },
  ]);
  const { centre, rx, ry } = dome;
  const ground = `<ellipse cx="${n(centre.x)}" cy="${n(centre.y)}" rx="${n(rx * 0.8)}" ry="${n(ry * 0.8)}" fill="${shade}"/>`;
  const leaves = Array.from({ length: 34 }, (_, index) => {
    const angle = index * 137.5 + chance.between(-8, 8);
    const out = index < 14 ? 0.12 : 0.56;
    const edge = polar(angle, out);
    const spot = moved(dome.centre, { x: edge.x * dome.rx, y: edge.y * dome.ry });
    const length = dome.rx * (index < 14 ? chance.between(0.55, 0.7) : chance.between(0.44, 0.6));
    const form = { shape: 'serrated', length, width: length * 0.42, sweep: chance.between(-0.6, 0.6) } as const;
    return leafAt(sketch, chance, form, green, { at: spot, angle });
  });
  return ground + leaves.join('');
}

/** Everything above the tie: greens and sprays like a fan, then the collar, then the dome of heads. */
function crown(drawing: Drawing, stock: Stock, dome: Dome): string {
  const fan = { centre: moved(dome.centre, { x: 0, y: dome.ry * 0.2 }), start: dome.ry * 0.35 };
  const greens = stock.greens.length > 0 ? stock.greens : [{ name: 'leaf', colour: 'green' }];
  const back = drawFan(drawing, greens, { ...fan, spread: 112, count: 13, length: dome.ry * 1.12 });
  const tall = drawFan(drawing, stock.sprays, { ...fan, spread: 66, count: 9, length: dome.ry * 1.16 });
  // Sprays among the heads, not only behind them.
  const between = drawFan(drawing, stock.sprays, {
    ...fan,
    start: dome.ry * 0.1,
    spread: 44,
    count: 4,
    length: dome.ry,
  });
  const heads = drawHeads(drawing, poseHeads(drawing.chance, stock.heads, dome));
  return back + tall + bed(drawing, dome) + between + heads;
}

/** A bunch with no heads in it: stems side by side from the tie, like a sheaf. */
export function sheaf(drawing: Drawing, stock: Stock, height: number): string {
  const from = stock.sprays.length > 0 ? stock.sprays : stock.greens;
  const fan = { centre: moved(TIE, { x: 0, y: 30 }), start: 0 };
  const lush = stock.sprays.length > 0;
  const greens = lush ? drawFan(drawing, stock.greens, { ...fan, spread: 34, count: 9, length: height * 0.92 }) : '';
  const back = drawFan(drawing, from, { ...fan, spread: lush ? 31 : 30, count: 13, length: height });
  const front = drawFan(drawing, from, { ...fan, spread: 26, count: 9, length: height * 0.82 });
  return greens + back + front;
}

/** Pale blue goes with blue, lilac and white, yellow with yellow and blue; with all else a florist ties ivory. */
function satinFor({ heads }: Stock, satin: string): string {
  const with_: Readonly<Record<string, readonly string[]>> = {
    sky: ['blue', 'violet', 'lavender', 'lilac', 'white'],
    butter: ['butter', 'lemon', 'ochre', 'apricot', 'orange', 'blue'],
  };
  const partners = with_[satin];
  return partners === undefined || heads.some(({ colour }) => partners.includes(colour)) ? satin : 'ivory';
}

/** Tied in the hand, in paper or with a ribbon; chance decides when `dress` does not. */
export function handTied(drawing: Drawing, stock: Stock, dress?: 'paper'): string {
  const { sketch, chance } = drawing;
  const inPaper = chance.next() < 0.5 || dress === 'paper';
  const unit = chance.between(104, 118);
  const open = inPaper ? { centre: { x: 540, y: 480 }, rx: 318, ry: 258 } : { centre: MIDDLE, rx: 345, ry: 300 };
  const dome = domeFor(stock, { ...open, unit, fullness: 1.5 });
  const flowers = stock.heads.length > 0 ? crown(drawing, stock, dome) : sheaf(drawing, stock, 740);
  const narrow = stock.heads.length > 0 ? 1 : 0.74;
  if (inPaper) {
    const paper: PaperForm = {
      tie: TIE,
      half: 400 * narrow,
      colour: chance.pick(['kraft', 'tissue', 'kraft', 'sage', 'blush', 'tissue', 'slate']),
      ribbon: chance.next() < 0.45 ? chance.pick(['ivory', 'sage', 'blush', 'terracotta']) : undefined,
    };
    const stems = stemsBelow(chance.part('stems below the paper'), TIE, 1245);
    return paperBehind(sketch, chance, paper) + stems + flowers + paperBefore(sketch, chance, paper);
  }
  const satin = pigmentOf(satinFor(stock, chance.pick(['blush', 'ivory', 'sage', 'sky', 'butter'])));
  const neck = drawFan({ ...drawing, chance: chance.part('neck') }, [{ name: 'leaf', colour: 'green' }], {
    centre: TIE,
    spread: 34,
    count: 9,
    length: 340,
    start: 0,
  });
  const stems = stemsBelow(chance, TIE, 1245);
  return (stock.heads.length > 0 ? stems + neck : stems) + flowers + ribbon(sketch, TIE, satin);
}

/** Flowers seen from their side take less room across than up: they stand closer, and fewer make a bunch. */
function domeFor(stock: Stock, dome: Dome): Dome {
  // Gypsophila is see-through: a bunch takes more of it.
  if (stock.heads.every(({ name }) => isLoose(name))) return { ...dome, fullness: dome.fullness * 1.7 };
  const aside = stock.heads.filter(({ name }) => name === 'tulip' || name === 'thistle').length;
  return aside > stock.heads.length / 2 ? { ...dome, unit: dome.unit * 1.12, fullness: 0.92 } : dome;
}

/** Leaves that lean on a vase's rim, so that no stem stands bare between the water and the flowers. */
function overRim({ sketch, chance }: Drawing, { x, top, half }: VesselForm): string {
  return Array.from({ length: 13 }, (_, index) => {
    const own = chance.part(`rim ${index}`);
    const share = ((index * 5) % 13) / 6 - 1;
    const length = half * own.between(0.95, 1.35);
    const form = { shape: 'serrated', length, width: length * 0.42, sweep: share * 0.8 } as const;
    const at = { x: x + share * half * 0.82, y: top + 6 };
    return leafAt(sketch, own, form, pigmentOf(own.pick(['green', 'deep-green', 'green'])), { at, angle: share * 66 });
  }).join('');
}

/** Stands in a vase on a table. */
export function inVase(drawing: Drawing, stock: Stock): Composition {
  const { sketch } = drawing;
  const bunch = bunchInVase(drawing, stock, 'full');
  return { ...bunch, ground: tableTop(sketch, 1075) + groundShade(sketch, 540, bunch.foot - 4, 130, 0.5) };
}

/** A vase and what stands in it, without what it stands on; `small` holds a few stems. */
export function bunchInVase(drawing: Drawing, stock: Stock, measure: 'full' | 'small'): Composition {
  const { sketch, chance } = drawing;
  const small = measure === 'small';
  const form: VesselForm = { x: 540, top: small ? 860 : 800, bottom: 1205, half: small ? 92 : 132 };
  const vessel: Vessel = vase(sketch, chance, form);
  const dome = domeFor(stock, {
    centre: { x: 540, y: small ? 650 : 540 },
    rx: small ? 165 : 290,
    ry: small ? 150 : 262,
    unit: chance.between(92, 106),
    fullness: small ? 1 : 1.5,
  });
  const greens = stock.greens[0] ?? { name: 'leaf', colour: 'green' };
  const drop = [-1, 1].map((side) => {
    const own = { sketch, chance: chance.part(`drop ${side}`) };
    return group(
      drawGrowth(own, greens, { length: small ? 150 : 250, bow: side * 50 }),
      place({ x: 540 + side * form.half * 0.7, y: form.top - 26 }, side * 112),
    );
  });
  const crowned =
    stock.heads.length > 0
      ? crown(drawing, stock, dome)
      : group(sheaf(drawing, stock, small ? 430 : 610), place({ x: 0, y: form.top - 970 }));
  const stems = stemsInWater(chance.part('stems'), form);
  const subject = vessel.behind + stems + drop.join('') + overRim(drawing, form) + crowned + vessel.before;
  return { ground: '', subject, foot: form.bottom + 8 };
}

/** One stem by itself in a narrow vase. */
export function stemInVase(drawing: Drawing, specimen: Specimen): Composition {
  const { sketch, chance } = drawing;
  const form: VesselForm = { x: 540, top: 960, bottom: 1205, half: 52 };
  const vessel = vase(sketch, chance, form);
  if (isTrailing(specimen.name)) {
    const hung = group(plate(drawing, specimen), `translate(540 ${n(form.top + 4)})scale(0.46)translate(-535 -335)`);
    return { ground: '', subject: vessel.behind + vessel.before + hung, foot: form.bottom + 8 };
  }
  const one = group(plate(drawing, specimen), 'translate(540 1185)scale(0.56)translate(-545 -1190)');
  return { ground: '', subject: vessel.behind + one + vessel.before, foot: form.bottom + 8 };
}

/** A posy held out to us: a close round of heads in a ruff of leaves, its stems bound in ribbon of this colour, or of any. */
export function posy(drawing: Drawing, stock: Stock, satin?: string): string {
  const { sketch, chance } = drawing;
  const dome: Dome = { centre: { x: 540, y: 570 }, rx: 312, ry: 300, unit: chance.between(88, 102), fullness: 1.55 };
  const ruff = Array.from({ length: 30 }, (_, index) => {
    const angle = index * 137.508 + chance.between(-8, 8);
    const length = chance.between(170, 235);
    const form = { shape: 'serrated', length, width: length * 0.44, sweep: chance.between(-0.7, 0.7) } as const;
    const green = pigmentOf(index % 3 === 0 ? 'deep-green' : 'green');
    return leafAt(sketch, chance, form, green, {
      at: moved(dome.centre, polar(angle, chance.between(170, 225))),
      angle,
    });
  });
  const around = (from: Stock['greens'], name: string, spread: number, count: number, length: number): string =>
    drawFan({ sketch, chance: chance.part(name) }, from, { centre: dome.centre, spread, count, length, start: 170 });
  const heads = stock.heads.length > 0 ? stock.heads : [{ name: 'daisy', colour: 'white' }];
  return (
    boundHandle(sketch, chance, satin) +
    around(stock.greens, 'greens', 150, 13, 225) +
    ruff.join('') +
    around(stock.sprays, 'sprays', 132, 11, 245) +
    bed(drawing, { ...dome, rx: 240, ry: 230 }) +
    drawHeads(drawing, poseHeads(chance, heads, dome))
  );
}
