import type { Chance } from '../ink/chance';
import { mix, type Pigment, pigmentOf } from '../ink/colours';
import { at, group, moved, n, place, type Point, polar, type Sketch, smoothClosed } from '../ink/sketch';

/** What sits in the middle of an open flower. Lengths are parts of the flower's radius; colours are names. */
export type BloomCentre =
  | { readonly kind: 'none' }
  | { readonly kind: 'spiral'; readonly radius: number }
  | { readonly kind: 'disc'; readonly radius: number; readonly colour: string; readonly ring: string }
  | {
      readonly kind: 'stamens';
      readonly reach: number;
      readonly count: number;
      readonly colour: string;
      readonly anther: string;
      /** A lily's anthers lie across their filaments, like the bar of a T. */
      readonly anthers?: 'bars';
    }
  | { readonly kind: 'eye'; readonly radius: number; readonly colour: string }
  | { readonly kind: 'trumpet'; readonly radius: number; readonly colour: string | null }
  | { readonly kind: 'lip'; readonly colour: string };

interface CentreWork {
  readonly sketch: Sketch;
  readonly chance: Chance;
  readonly pigment: Pigment;
  /** px */
  readonly radius: number;
}

export function bloomCentre(centre: BloomCentre, work: CentreWork): string {
  switch (centre.kind) {
    case 'none':
      return '';
    case 'spiral':
      return spiral(work, centre.radius * work.radius);
    case 'disc':
      return disc(work, centre.radius * work.radius, pigmentOf(centre.colour), pigmentOf(centre.ring));
    case 'stamens':
      return stamens(work, {
        ...centre,
        bars: centre.anthers === 'bars',
        inner: 0.06,
        line: pigmentOf(centre.colour),
        tip: pigmentOf(centre.anther),
      });
    case 'eye': {
      const dark = pigmentOf(centre.colour);
      const ring = stamens(work, {
        count: 42,
        reach: centre.radius * 1.9,
        inner: centre.radius * 1.25,
        line: dark,
        tip: dark,
      });
      return ring + disc(work, centre.radius * work.radius, dark, dark);
    }
    case 'trumpet':
      return trumpet(
        work,
        centre.radius * work.radius,
        centre.colour === null ? work.pigment : pigmentOf(centre.colour),
      );
    case 'lip':
      return lip(work, pigmentOf(centre.colour));
  }
}

/** The furled heart of a rose: cups inside cups, each turned by the golden angle. */
function spiral({ sketch, chance, pigment }: CentreWork, radius: number): string {
  const cups = 6;
  return Array.from({ length: cups }, (_, index) => {
    const share = 1 - index / cups;
    const own = radius * share;
    const off = polar(index * 137.5, radius * 0.13 * share);
    const points = Array.from({ length: 7 }, (_p, corner) =>
      moved(off, polar(corner * (360 / 7) + index * 40, own * chance.about(0.1))),
    );
    const fill = sketch.round(
      [
        { offset: 0, colour: pigment.vein },
        { offset: 0.55, colour: pigment.deep },
        { offset: 0.85, colour: mix(pigment.mid, pigment.deep, 0.3) },
        { offset: 1, colour: pigment.light },
      ],
      0.5,
      0.58,
      0.56,
    );
    return `<path d="${smoothClosed(points)}" fill="${fill}" stroke="${pigment.vein}" stroke-opacity="0.25" stroke-width="${n(Math.max(0.6, radius * 0.04))}"/>`;
  }).join('');
}

/** Florets in the order a sunflower sets them, paler and larger towards the edge. */
function disc({ sketch, chance }: CentreWork, radius: number, body: Pigment, ring: Pigment): string {
  const fill = sketch.round(
    [
      { offset: 0, colour: mix(body.mid, body.light, 0.3) },
      { offset: 0.6, colour: body.deep },
      { offset: 1, colour: body.vein },
    ],
    0.42,
    0.4,
    0.62,
  );
  const count = Math.round(Math.min(150, 24 + radius * 2.4));
  const florets = Array.from({ length: count }, (_, index) => {
    const share = Math.sqrt((index + 0.5) / count);
    const spot = polar(index * 137.508, radius * share * 1.02);
    const colour = mix(share > 0.72 ? ring.mid : body.mid, share > 0.72 ? ring.light : body.deep, chance.next());
    return `<circle cx="${n(spot.x)}" cy="${n(spot.y)}" r="${n(radius * (0.035 + share * 0.035) + 0.3)}" fill="${colour}"/>`;
  });
  return `<circle r="${n(radius * 1.06)}" fill="${body.vein}" fill-opacity="0.3"/><circle r="${n(radius)}" fill="${fill}"/>${florets.join('')}`;
}

interface StamenForm {
  readonly count: number;
  readonly reach: number;
  readonly inner: number;
  readonly bars?: boolean;
  readonly line: Pigment;
  readonly tip: Pigment;
}

function stamens({ chance, radius }: CentreWork, form: StamenForm): string {
  const one = (index: number): string => {
    const angle = (index * 360) / form.count + chance.between(-9, 9);
    const end = polar(angle, radius * form.reach * chance.about(0.18));
    const bend = polar(angle + chance.between(-16, 16), radius * form.reach * 0.55);
    const start = polar(angle, radius * form.inner);
    const size = Math.max(0.8, radius * (form.bars ? 0.052 : 0.035));
    const [rx, ry] = form.bars ? [size * 1.5, size * 0.55] : [size * 1.35, size * 0.8];
    const thread = Math.max(0.6, radius * (form.bars ? 0.022 : 0.016));
    return (
      `<path d="M${at(start)}Q${at(bend)} ${at(end)}" fill="none" stroke="${form.line.mid}" stroke-width="${n(thread)}"/>` +
      `<ellipse cx="${n(end.x)}" cy="${n(end.y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${mix(form.tip.mid, form.tip.deep, chance.next())}" transform="rotate(${n(angle)} ${at(end)})"/>`
    );
  };
  if (form.bars) return Array.from({ length: form.count }, (_, index) => one(index)).join('') + pistil(radius, form);
  return Array.from({ length: form.count }, (_, index) => one(index)).join('');
}

/** The one long style between a lily's stamens, with its three-parted stigma. */
function pistil(radius: number, { reach, line }: StamenForm): string {
  const end = polar(32, radius * reach * 1.12);
  return (
    `<path d="M0 0Q${n(end.x * 0.2)} ${n(end.y * 0.7)} ${at(end)}" fill="none" stroke="${line.light}" stroke-width="${n(radius * 0.03)}"/>` +
    `<circle cx="${n(end.x)}" cy="${n(end.y)}" r="${n(radius * 0.042)}" fill="${line.deep}"/>`
  );
}

function trumpet({ sketch, chance }: CentreWork, radius: number, pigment: Pigment): string {
  const frill = Array.from({ length: 22 }, (_, index) =>
    polar((index * 360) / 22, radius * (index % 2 === 0 ? 1.06 : 0.93) * chance.about(0.05)),
  );
  const rim = sketch.round([
    { offset: 0, colour: pigment.vein },
    { offset: 0.45, colour: pigment.deep },
    { offset: 0.8, colour: pigment.mid },
    { offset: 1, colour: pigment.light },
  ]);
  const anthers = Array.from({ length: 6 }, (_, index) => {
    const spot: Point = polar(index * 60 + 12, radius * 0.2);
    return `<circle cx="${n(spot.x)}" cy="${n(spot.y)}" r="${n(radius * 0.09)}" fill="${pigment.light}"/>`;
  });
  return (
    `<path d="${smoothClosed(frill, 0.8)}" fill="${rim}" stroke="${pigment.vein}" stroke-opacity="0.45" stroke-width="${n(Math.max(0.8, radius * 0.06))}" paint-order="stroke"/>` +
    anthers.join('')
  );
}

/** The lip of a moth orchid: two side lobes, a keel and the column above it. */
function lip({ sketch, radius }: CentreWork, pigment: Pigment): string {
  const fill = sketch.rising([
    { offset: 0, colour: pigment.light },
    { offset: 0.5, colour: pigment.mid },
    { offset: 1, colour: pigment.deep },
  ]);
  const lobe = (turn: number, long: number, wide: number): string =>
    group(
      `<ellipse cx="0" cy="${n(-radius * long * 0.5)}" rx="${n(radius * wide)}" ry="${n(radius * long * 0.5)}" fill="${fill}" stroke="${pigment.vein}" stroke-opacity="0.4" stroke-width="${n(Math.max(0.5, radius * 0.015))}"/>`,
      place({ x: 0, y: 0 }, turn),
    );
  const column = `<ellipse cx="0" cy="${n(-radius * 0.05)}" rx="${n(radius * 0.075)}" ry="${n(radius * 0.11)}" fill="#fffaf0"/>`;
  return (
    lobe(180, 0.42, 0.1) +
    lobe(118, 0.3, 0.11) +
    lobe(242, 0.3, 0.11) +
    column +
    `<circle cy="${n(radius * 0.03)}" r="${n(radius * 0.035)}" fill="#d9a83a"/>`
  );
}
