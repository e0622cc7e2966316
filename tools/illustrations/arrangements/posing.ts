import type { Chance } from '../ink/chance';
import {
  type Drawing,
  drawGrowth,
  drawHead,
  headSize,
  isGreen,
  isHead,
  isLoose,
  type Specimen,
} from '../species/specimen';
import { pigmentOf } from '../ink/colours';
import { leafAt } from '../plants/leaf';
import { towardsLight } from '../ink/light';
import { grownIn } from '../ink/natural-colours';
import { group, moved, n, place, type Point, polar } from '../ink/sketch';

/** What a picture is made of, sorted by what it can be used for. */
export interface Stock {
  readonly heads: readonly Specimen[];
  readonly sprays: readonly Specimen[];
  readonly greens: readonly Specimen[];
}

const LEAFY = ['green', 'deep-green', 'sage', 'lime', 'chocolate'];
const LEAFY_HEADS = ['succulent', 'hydrangea', 'orchid', 'slipper-orchid'];

/** Every species in every colour it may have. Green is for leaves, unless nothing else was asked for. */
export function sortStock(species: readonly string[], colours: readonly string[]): Stock {
  const petals = colours.filter((colour) => !LEAFY.includes(colour));
  const specimens = species.flatMap((name) => {
    if (isGreen(name)) return [{ name, colour: 'green' }];
    const from = LEAFY_HEADS.includes(name) || petals.length === 0 ? colours : petals;
    return grownIn(name, from.length > 0 ? from : ['white']).map((colour) => ({ name, colour }));
  });
  return {
    heads: specimens.filter(({ name }) => isHead(name)),
    sprays: specimens.filter(({ name }) => !isHead(name) && !isGreen(name)),
    greens: specimens.filter(({ name }) => isGreen(name)),
  };
}

/** The species of this number, in the first of its colours; the first one when there are not so many. */
export function specimenOf({ heads, sprays, greens }: Stock, species: readonly string[], index: number): Specimen {
  const all = [...heads, ...sprays, ...greens];
  const found = (name: string | undefined) => all.find((specimen) => specimen.name === name);
  return found(species[index]) ?? found(species[0]) ?? { name: 'leaf', colour: 'green' };
}

export interface Posed {
  readonly specimen: Specimen;
  readonly at: Point;
  /** px, of this very head */
  readonly radius: number;
  readonly facing: number;
  /** 0 in the middle, 1 at the edge. */
  readonly share: number;
}

export interface Dome {
  readonly centre: Point;
  readonly rx: number;
  readonly ry: number;
  /** px of a rose's radius */
  readonly unit: number;
  /** 1 covers the dome once; more makes it fuller. */
  readonly fullness: number;
}

const SMALL = 0.65;

/** Takes heads in turn, the first species most often, until they cover the dome; small ones fill the gaps. */
function gather(chance: Chance, heads: readonly Specimen[], dome: Dome): readonly Specimen[] {
  const names = [...new Set(heads.map(({ name }) => name))];
  const wanted = Math.PI * dome.rx * dome.ry * dome.fullness;
  const taken: Specimen[] = [];
  for (let area = 0, turn = 0; area < wanted && taken.length < 70; turn += 1) {
    const name = turn % 2 === 0 ? names[0] : names[((turn - 1) / 2) % names.length];
    const choices = heads.filter((specimen) => specimen.name === name);
    const specimen = choices[Math.floor(chance.next() * choices.length)];
    if (specimen === undefined) break;
    // See-through heads come in twos and hardly count.
    const cloud = isLoose(specimen.name) && names.length > 1;
    taken.push(...(cloud ? [specimen, specimen] : [specimen]));
    area += Math.PI * (dome.unit * headSize(specimen.name)) ** 2 * (cloud ? 0.1 : 1);
  }
  return taken;
}

/** Heads over a dome, the large ones inwards, pushed apart until none hides another. */
export function poseHeads(chance: Chance, heads: readonly Specimen[], dome: Dome): readonly Posed[] {
  const taken = [...gather(chance, heads, dome)].sort(
    (a, b) => Number(headSize(a.name) < SMALL) - Number(headSize(b.name) < SMALL),
  );
  const anySolid = taken.some(({ name }) => !isLoose(name));
  const spots = taken.map((specimen, index) => {
    const loose = anySolid && isLoose(specimen.name);
    // Clouds of small flowers lie behind all others, towards the edge where they are seen.
    const share = loose ? 1.12 : Math.sqrt((index + 0.5) / taken.length);
    const off = polar(index * 137.508 + chance.between(-14, 14), share);
    return {
      specimen,
      x: off.x * dome.rx * 0.82,
      y: off.y * dome.ry * 0.82,
      radius: dome.unit * headSize(specimen.name) * chance.about(0.09),
      loose,
    };
  });
  for (let round = 0; round < 40; round += 1) spread(spots, dome);
  return spots.map(({ specimen, x, y, radius }) => {
    const share = Math.min(1, Math.hypot(x / dome.rx, y / dome.ry));
    const facing = (Math.atan2(x, -y) * 180) / Math.PI;
    return { specimen, at: moved(dome.centre, { x, y }), radius, facing, share };
  });
}

interface Spot {
  x: number;
  y: number;
  readonly radius: number;
  readonly loose: boolean;
}

function spread(spots: readonly Spot[], dome: Dome): void {
  spots.forEach((one, index) => {
    // Without a little pull to the middle heads would form a ring; clouds stay at the edge, where they are seen.
    const pull = one.loose ? 1 : 0.99;
    one.x *= pull;
    one.y *= pull;
    for (const other of spots.slice(index + 1)) {
      if (one.loose || other.loose) continue;
      const [dx, dy] = [other.x - one.x || 0.1, other.y - one.y || 0.1];
      const gap = (one.radius + other.radius) * 0.84 - Math.hypot(dx, dy);
      if (gap <= 0) continue;
      const push = (gap * 0.32) / Math.hypot(dx, dy);
      one.x -= dx * push;
      one.y -= dy * push;
      other.x += dx * push;
      other.y += dy * push;
    }
    const out = Math.hypot(one.x / dome.rx, one.y / dome.ry);
    if (out > 1) {
      one.x /= out;
      one.y /= out;
    }
  });
}

/** Draws posed heads, the outer ones first. */
export function drawHeads(drawing: Drawing, posed: readonly Posed[]): string {
  return [...posed]
    .sort((a, b) => Number(isLoose(b.specimen.name)) - Number(isLoose(a.specimen.name)) || b.share - a.share)
    .map((head, index) => {
      const { specimen, at, radius, facing, share } = head;
      const own = { sketch: drawing.sketch, chance: drawing.chance.part(`head ${index}`) };
      const glow = towardsLight(facing) * share * 0.9;
      const pose = { unit: radius / headSize(specimen.name), facing, tilt: Math.min(0.75, share * 0.8), glow };
      return castShadow(drawing, head) + tuck(own, head, index) + group(drawHead(own, specimen, pose), place(at));
    })
    .join('');
}

/** A leaf that looks out from under every second head, so that green shows between the flowers. */
function tuck({ sketch, chance }: Drawing, { at, radius, specimen, facing }: Posed, index: number): string {
  if (index % 2 === 1 || isLoose(specimen.name)) return '';
  const own = chance.part('tuck');
  const angle = facing + own.between(40, 110) * (index % 4 === 0 ? 1 : -1);
  const length = radius * own.between(1.35, 1.6);
  const form = { shape: 'serrated', length, width: length * 0.38, sweep: own.between(-0.6, 0.6) } as const;
  return leafAt(sketch, own, form, pigmentOf(own.pick(['green', 'deep-green', 'green'])), { at, angle });
}

/** What a head takes of the light from whatever lies behind it, to its lower right; less towards the edge, where that is paper. */
function castShadow({ sketch }: Drawing, { radius, at, share, specimen }: Posed): string {
  const strength = isLoose(specimen.name) ? 0 : Math.round(Math.max(0, 0.95 - share * 0.92) * 10) / 10;
  if (strength === 0) return '';
  const fill = sketch.round([
    { offset: 0, colour: '#1b2013', opacity: strength },
    { offset: 0.72, colour: '#1b2013', opacity: strength * 0.7 },
    { offset: 1, colour: '#1b2013', opacity: 0 },
  ]);
  return `<circle cx="${n(at.x + radius * 0.13)}" cy="${n(at.y + radius * 0.17)}" r="${n(radius * 1.13)}" fill="${fill}"/>`;
}

export interface Fan {
  readonly centre: Point;
  /** Degrees from the upright, to either side. */
  readonly spread: number;
  readonly count: number;
  /** px */
  readonly length: number;
  /** px from the centre at which they begin. */
  readonly start: number;
}

/** Stems that stand out from a middle like a fan, the outer ones first. */
export function drawFan(drawing: Drawing, from: readonly Specimen[], fan: Fan): string {
  if (from.length === 0) return '';
  const angles = Array.from({ length: fan.count }, (_, index) => {
    const share = fan.count === 1 ? 0 : (index / (fan.count - 1)) * 2 - 1;
    return { index, angle: share * fan.spread };
  }).sort((a, b) => Math.abs(b.angle) - Math.abs(a.angle));
  return angles
    .map(({ index, angle }) => {
      const chance = drawing.chance.part(`fan ${fan.spread} ${fan.length.toFixed(0)} ${index}`);
      const specimen = from[index % from.length] ?? { name: 'leaf', colour: 'green' };
      const turned = angle + chance.between(-7, 7);
      const pose = {
        length: fan.length * chance.between(0.86, 1.12),
        bow: turned * 0.35 + chance.between(-12, 12),
      };
      const body = drawGrowth({ sketch: drawing.sketch, chance }, specimen, pose);
      return group(body, place(moved(fan.centre, polar(turned, fan.start)), turned));
    })
    .join('');
}
