import type { SeedChocolates } from '../../../../backend/seed/seed-shapes';
import type { Chance } from '../../ink/chance';
import { mix, type Pigment, pigmentOf } from '../../ink/colours';
import { ballPaint } from '../../ink/lathe';
import { at, group, n, place, type Point, polar, type Sketch, smoothClosed } from '../../ink/sketch';
import { type Drawing, drawHead } from '../../species/specimen';
import type { Composition } from '../compose';
import type { Kind } from '../kind';

const DARK = pigmentOf('chocolate');
const FLOOR = { x: 236, y: 376, wide: 608, high: 640 };

/** A shallow box without its lid, seen from above, its pieces on dark paper; the lid lies behind, tied with ribbon. */
function chocolateBox(drawing: Drawing, ribbon: string, pieces: string): Composition {
  const { sketch } = drawing;
  const card = sketch.across([
    { offset: 0, colour: '#7a4f38' },
    { offset: 1, colour: '#4b2c1f' },
  ]);
  const satin = pigmentOf(ribbon);
  const band = sketch.rising([
    { offset: 0, colour: satin.deep },
    { offset: 0.5, colour: satin.light },
    { offset: 1, colour: satin.mid },
  ]);
  const lid = group(
    `<rect x="250" y="150" width="660" height="560" rx="8" fill="${card}"/><rect x="266" y="166" width="628" height="528" fill="none" stroke="#d6b878" stroke-opacity="0.7" stroke-width="4"/><rect x="250" y="236" width="660" height="54" fill="${band}"/>`,
    'rotate(7 580 430)',
  );
  const { x, y, wide, high } = FLOOR;
  const walls = `<rect x="196" y="336" width="688" height="720" rx="10" fill="${card}"/><rect x="196" y="336" width="688" height="720" rx="10" fill="none" stroke="#2d1810" stroke-opacity="0.6" stroke-width="3"/>`;
  const shade = sketch.round(
    [
      { offset: 0, colour: '#efe2c8' },
      { offset: 0.75, colour: '#e2cfae' },
      { offset: 1, colour: '#b99b71' },
    ],
    0.45,
    0.4,
    0.8,
  );
  const floor = `<rect x="${x}" y="${y}" width="${wide}" height="${high}" fill="${shade}"/><path d="M${x} ${y}h${wide}v26h-${wide - 26}v${high - 26}h-26Z" fill="#3a2115" fill-opacity="0.32"/>`;
  const front = `<path d="M196 1056H884L876 1112H204Z" fill="#3f2417"/>`;
  return { ground: '', subject: lid + group(walls + floor + pieces + front, 'rotate(-3 540 700)'), foot: 1120 };
}

/** Middles of `columns` by `rows` places on the floor of the box. */
function places(columns: number, rows: number): readonly Point[] {
  const [wide, high] = [FLOOR.wide / columns, FLOOR.high / rows];
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: FLOOR.x + wide * ((index % columns) + 0.5),
    y: FLOOR.y + high * (Math.floor(index / columns) + 0.5),
  }));
}

const paperCup = (spot: Point, r: number): string => {
  const rim = Array.from({ length: 36 }, (_, index) => {
    const off = polar(index * 10, r * (index % 2 === 0 ? 1 : 0.93));
    return at({ x: spot.x + off.x, y: spot.y + off.y });
  });
  return `<path d="M${rim.join('L')}Z" fill="#5b3826" stroke="#2d1810" stroke-opacity="0.6" stroke-width="2"/><circle cx="${n(spot.x)}" cy="${n(spot.y + 6)}" r="${n(r * 0.82)}" fill="#2a160d" fill-opacity="0.7"/>`;
};

/** Squares under dark chocolate, flakes of salt on each; one is cut, and its caramel shows. */
function caramels(drawing: Drawing): string {
  const { sketch, chance } = drawing;
  return places(3, 4)
    .map((spot, index) => {
      const own = chance.part(`caramel ${index}`);
      const top = sketch.round(
        [
          { offset: 0, colour: mix(DARK.light, '#ffffff', 0.1) },
          { offset: 0.7, colour: DARK.mid },
          { offset: 1, colour: DARK.deep },
        ],
        0.35,
        0.3,
        0.9,
      );
      const flakes = Array.from({ length: 9 }, () => {
        const [x, y, r] = [own.between(-42, 42), own.between(-40, 34), own.between(4, 9)];
        return `<path d="M${n(x - r)} ${n(y)}L${n(x)} ${n(y - r * 0.9)}L${n(x + r * 0.8)} ${n(y - 1)}L${n(x + 1)} ${n(y + r * 0.8)}Z" fill="#ffffff" fill-opacity="0.92"/>`;
      }).join('');
      const whole = `<rect x="-66" y="-58" width="132" height="128" rx="17" fill="${DARK.vein}"/><rect x="-66" y="-66" width="132" height="126" rx="17" fill="${top}"/><path d="M-50 -54H44" stroke="#ffffff" stroke-opacity="0.35" stroke-width="7" stroke-linecap="round"/>${flakes}`;
      const cut = `<rect x="-66" y="-58" width="132" height="128" rx="17" fill="${DARK.vein}"/><path d="M-66 -50Q-66 -66 -49 -66H10L34 60H-49Q-66 60 -66 43Z" fill="${top}"/><path d="M10 -66H50Q66 -66 66 -49V43Q66 60 49 60H34Z" fill="#d08a35"/><path d="M18 -40H58M26 0H60M31 34H58" stroke="#f0b967" stroke-width="9" stroke-linecap="round"/>`;
      return paperCup(spot, 92) + group(index === 4 ? cut : whole, place(spot, own.between(-7, 7)));
    })
    .join('');
}

/** Balls rolled in cocoa, dusty and never quite round. */
function truffles({ sketch, chance }: Drawing): string {
  return places(3, 3)
    .map((spot, index) => {
      const own = chance.part(`truffle ${index}`);
      const paint = ballPaint(sketch, '#a67a5c', '#6b432e', '#2f190f');
      const rim = Array.from({ length: 14 }, (_, corner) => {
        const off = polar(corner * (360 / 14), 86 * own.about(0.045));
        return { x: off.x, y: off.y };
      });
      const dust = Array.from({ length: 70 }, () => {
        const off = polar(own.between(0, 360), 82 * Math.sqrt(own.next()));
        return `<circle cx="${n(off.x)}" cy="${n(off.y)}" r="${n(own.between(1.2, 3.4))}" fill="${own.next() < 0.5 ? '#c29a78' : '#2a160d'}" fill-opacity="0.55"/>`;
      }).join('');
      return paperCup(spot, 104) + group(`<path d="${smoothClosed(rim)}" fill="${paint}"/>${dust}`, place(spot));
    })
    .join('');
}

/** A shard with straight broken edges, its lower half dipped. */
function shard(sketch: Sketch, own: Chance, size: number): string {
  const corners = Array.from({ length: 6 }, (_, index) =>
    polar(index * 60 + own.between(-20, 20), size * own.between(0.78, 1.15)),
  );
  const path = `M${corners.map(at).join('L')}Z`;
  const toffee = sketch.round(
    [
      { offset: 0, colour: '#fbd27a' },
      { offset: 0.7, colour: '#e5a437' },
      { offset: 1, colour: '#b4701a' },
    ],
    0.35,
    0.3,
    0.9,
  );
  const holes = Array.from({ length: 26 }, () => {
    const [x, y, r] = [own.between(-0.46, 0.46) * size, own.between(-0.5, 0.1) * size, own.between(4, 13)];
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r)}" ry="${n(r * 0.85)}" fill="#a8691a" fill-opacity="0.65"/><path d="M${n(x - r * 0.7)} ${n(y + r * 0.5)}q${n(r * 0.7)} ${n(r * 0.5)} ${n(r * 1.4)} 0" stroke="#ffe2a0" stroke-opacity="0.8" stroke-width="2" fill="none"/>`;
  }).join('');
  const low = corners.map((corner) => ({ x: corner.x, y: Math.max(corner.y, size * 0.12 + own.between(-6, 6)) }));
  const dip = `<path d="M${low.map(at).join('L')}Z" fill="${mix(DARK.light, DARK.mid, 0.35)}" stroke="${DARK.deep}" stroke-width="3" stroke-linejoin="round"/><path d="M${n(-size * 0.5)} ${n(size * 0.36)}H${n(size * 0.3)}" stroke="#ffffff" stroke-opacity="0.3" stroke-width="8" stroke-linecap="round"/>`;
  return `<path d="${path}" fill="#5b3312" fill-opacity="0.45" transform="translate(8 12)"/><path d="${path}" fill="${toffee}" stroke="#a1641a" stroke-width="3" stroke-linejoin="round"/>${holes}${dip}`;
}

function honeycomb({ sketch, chance }: Drawing): string {
  return places(3, 3)
    .map((spot, index) => {
      const own = chance.part(`shard ${index}`);
      return group(
        shard(sketch, own, 108),
        place({ x: spot.x + own.between(-12, 12), y: spot.y + own.between(-12, 12) }, own.between(-24, 24)),
      );
    })
    .join('');
}

/** Thin discs of milk and dark chocolate by turns; almonds, pistachios and pressed petals are set into each. */
function mendiants({ sketch, chance }: Drawing): string {
  const discs = [
    ballPaint(sketch, '#b98058', '#96613d', '#633a22'),
    ballPaint(sketch, mix(DARK.light, '#ffffff', 0.06), DARK.mid, DARK.deep),
  ];
  const petal = (pigment: Pigment, spot: Point, turn: number): string =>
    `<path d="M0 0C22 -14 24 -40 0 -52C-24 -40 -22 -14 0 0Z" fill="${pigment.mid}" stroke="${pigment.vein}" stroke-opacity="0.5" stroke-width="1.5" transform="${place(spot, turn)}"/>`;
  return places(3, 4)
    .map((spot, index) => {
      const own = chance.part(`disc ${index}`);
      const rose = Array.from({ length: 3 }, (_, at3) =>
        petal(pigmentOf('rose-pink'), polar(at3 * 120 + own.between(0, 60), 22), own.between(0, 360)),
      );
      const blue = group(
        drawHead({ sketch, chance: own }, { name: 'cornflower', colour: 'blue' }, { unit: 58, facing: 0, tilt: 0 }),
        place(polar(own.between(0, 360), 26)),
      );
      const nuts = Array.from({ length: 5 }, () => {
        const off = polar(own.between(0, 360), own.between(20, 56));
        return `<ellipse cx="${n(off.x)}" cy="${n(off.y)}" rx="12" ry="7" fill="#a9bd5c" stroke="#5d7426" stroke-width="1.5" transform="rotate(${n(own.between(0, 180))} ${n(off.x)} ${n(off.y)})"/>`;
      });
      const almonds = [0, 1].map((which) =>
        group(
          '<path d="M0 -34C20 -20 22 12 0 34C-22 12 -20 -20 0 -34Z" fill="#c98f55" stroke="#7a4f28" stroke-width="2.5"/><path d="M-6 -20Q-11 2 -4 22M5 -20Q10 2 4 22" fill="none" stroke="#8f6135" stroke-width="2"/>',
          place(polar(own.between(0, 60) + which * 180, 40), own.between(0, 180)),
        ),
      );
      const body = `<circle r="80" cx="5" cy="9" fill="#2a160d" fill-opacity="0.4"/><circle r="80" fill="${discs[index % 2] ?? ''}" stroke="#3a2115" stroke-opacity="0.6" stroke-width="2"/><circle r="71" fill="none" stroke="#ffffff" stroke-opacity="0.12" stroke-width="5"/>`;
      return group(
        body + almonds.join('') + (index % 3 === 0 ? blue : rose.slice(0, 2).join('')) + nuts.join(''),
        place({ x: spot.x + own.between(-6, 6), y: spot.y }),
      );
    })
    .join('');
}

const boxOf = (ribbon: string, pieces: (drawing: Drawing) => string): Kind => ({
  draw: (drawing) => chocolateBox(drawing, ribbon, pieces(drawing)),
  focus: { x: 540, y: 690 },
  scale: 0.5,
  half: 340,
  parcel: 'carton',
});

export const CHOCOLATES: Readonly<Record<SeedChocolates, Kind>> = {
  caramels: boxOf('sky', caramels),
  truffles: boxOf('burgundy', truffles),
  honeycomb: boxOf('ochre', honeycomb),
  mendiants: boxOf('blush', mendiants),
};
