import { mix, pigmentOf } from '../../ink/colours';
import { group, moved, n, polar } from '../../ink/sketch';
import { wreath } from '../../arrangements/ring';
import { garland } from '../pieces/garland';
import { behind, cast, own } from '../frame';
import { flame, lantern, taper } from '../scenery/furniture';
import { lamps } from '../scenery/air';
import { boards, masonry, type Masonry } from '../scenery/walls';
import type { Shoot, Shot } from '../wedding-look';

/** A great ring hung from above, thick with flowers below, lamps beside it. */
export const hangingRing =
  (where: 'outside' | 'inside'): Shot =>
  (shoot) => {
    const { sketch } = shoot.drawing;
    const [cx, cy, rx, ry] = [540, 620, 400, 150];
    const at = (angle: number) => moved({ x: cx, y: cy }, { x: polar(angle, rx).x, y: polar(angle, ry).y });
    const arc = (name: string, from: number, to: number, size: number): string =>
      garland(own(shoot, name), shoot.stock, {
        line: (t) => ({ at: at(from + (to - from) * t), out: 180, size }),
        sprigs: size > 50 ? 66 : 36,
        flowers: size > 50 ? 44 : 24,
        full: () => 0.9,
      });
    const ropes = [-62, 62, 180].map((angle) => `M540 -20L${n(at(angle).x)} ${n(at(angle).y)}`).join('');
    const hangs = [130, 160, 200, 230].map((angle, i) => {
      const spot = at(angle);
      const y = spot.y + 190 + (i % 2) * 90;
      return `<path d="M${n(spot.x)} ${n(spot.y)}V${n(y)}" stroke="#3b352d" stroke-width="3"/><circle cx="${n(spot.x)}" cy="${n(y + 40)}" r="90" fill="url(#glow)"/><path d="M${n(spot.x - 34)} ${n(y)}H${n(spot.x + 34)}L${n(spot.x + 40)} ${n(y + 84)}H${n(spot.x - 40)}Z" fill="#f4f7f3" fill-opacity="0.45" stroke="#ffffff" stroke-opacity="0.8" stroke-width="3"/><rect x="${n(spot.x - 18)}" y="${n(y + 40)}" width="36" height="42" fill="#fbf4e2"/>${flame(spot.x, y + 38, 10)}`;
    });
    return (
      behind(shoot, where, { blur: 9, zoom: 1.3, y: 560 }) +
      lamps([-40, 120], [1120, 90], 150, 16) +
      `<path d="${ropes}" stroke="#8a744f" stroke-width="7" fill="none"/>` +
      group(arc('back', -84, 84, 46), '') +
      hangs.join('') +
      arc('front', 276, 84, 66) +
      cast(sketch, shoot.look.light)
    );
  };

export interface Ledge {
  /** `#rrggbb` of the shelf. */
  readonly shelf: string;
  readonly wall: Masonry | string;
  readonly under: 'fire' | 'wall';
  readonly lights: 'tapers' | 'lanterns' | 'none';
}

/** A garland along a mantelpiece, a sill or the top of a wall. */
export const ledge =
  ({ shelf, wall, under, lights }: Ledge): Shot =>
  (shoot) => {
    const { drawing, look, stock } = shoot;
    const { sketch, chance } = drawing;
    const box = { x: -20, y: -20, w: 1120, h: 1400 };
    const paint = sketch.across([
      { offset: 0, colour: mix(typeof wall === 'string' ? wall : wall.base, '#fff6e0', 0.4) },
      { offset: 1, colour: mix(typeof wall === 'string' ? wall : wall.base, '#2c2622', 0.3) },
    ]);
    const ground =
      typeof wall === 'string'
        ? `<rect width="1080" height="1340" fill="${paint}"/>`
        : masonry(sketch, chance.part('wall'), box, wall);
    const beam = `${boards(sketch, chance.part('shelf'), { x: -20, y: 640, w: 1120, h: 96 }, shelf, 96, false)}<path d="M-20 640H1100" stroke="#fff3d6" stroke-opacity="0.4" stroke-width="6"/><rect x="-20" y="736" width="1120" height="26" fill="#1d1510" fill-opacity="0.35"/>`;
    const runner = garland(own(shoot, 'ledge'), stock, {
      line: (t) => ({
        at: { x: -40 + t * 1160, y: 650 + Math.sin(t * Math.PI) * 40 + Math.sin(t * 14) * 12 },
        out: 10,
        size: 64,
      }),
      sprigs: 96,
      flowers: 52,
      full: (t) => 0.55 + Math.abs(t - 0.56) * 0.9,
    });
    const stands = [120, 330, 760, 960].map((x, i) =>
      lights === 'tapers'
        ? taper(x, 640, 380 - (i % 2) * 90, '#f6ecd6')
        : lights === 'lanterns' && i % 2 === 0
          ? group(lantern('#3d3b38'), `translate(${x} 640)scale(1.3)`)
          : '',
    );
    return (
      ground + (under === 'fire' ? hearth(shoot) : '') + stands.join('') + beam + runner + cast(sketch, look.light)
    );
  };

function hearth({ drawing: { sketch, chance } }: Shoot): string {
  const glow = sketch.round([
    { offset: 0, colour: '#ffb347', opacity: 0.95 },
    { offset: 0.5, colour: '#d4541f', opacity: 0.6 },
    { offset: 1, colour: '#1a0f0b', opacity: 0 },
  ]);
  const own = chance.part('fire');
  const flames = Array.from({ length: 9 }, (_, i) =>
    flame(330 + i * 52, 1290 - (i % 3) * 24, own.between(36, 66)),
  ).join('');
  return `<path d="M190 1400V900Q540 810 890 900V1400Z" fill="#1a1310"/><ellipse cx="540" cy="1250" rx="420" ry="330" fill="${glow}"/>${flames}<path d="M300 1300L780 1260M320 1250L760 1320" stroke="#3a2416" stroke-width="52" stroke-linecap="round"/><path d="M300 1290L780 1250" stroke="#7d4b28" stroke-width="10" stroke-linecap="round"/>`;
}

/** A wreath on the door that the guests come in by. */
export const onTheDoor =
  (paint: string, wall: Masonry): Shot =>
  (shoot) => {
    const { drawing, look } = shoot;
    const { sketch, chance } = drawing;
    const door = boards(sketch, chance.part('door'), { x: 170, y: -20, w: 740, h: 1400 }, paint, 124);
    const irons = [150, 1120]
      .map(
        (y) =>
          `<path d="M170 ${y}H690Q740 ${y} 760 ${y - 34}M690 ${y}Q740 ${y} 760 ${y + 34}" fill="none" stroke="#26241f" stroke-width="26"/>`,
      )
      .join('');
    const ring = `<circle cx="800" cy="1010" r="52" fill="none" stroke="#26241f" stroke-width="17"/><circle cx="800" cy="950" r="22" fill="#3a3731"/>`;
    const satin = pigmentOf(look.ribbon);
    const hook = `<path d="M526 -20H554V330H526Z" fill="${satin.mid}"/><path d="M526 -20H536V330H526Z" fill="${satin.light}"/>`;
    return (
      masonry(sketch, chance.part('wall'), { x: -20, y: -20, w: 1120, h: 1400 }, wall) +
      door +
      `<path d="M170 -20V1400M910 -20V1400" stroke="${mix(paint, '#17120e', 0.7)}" stroke-width="18"/>` +
      irons +
      ring +
      hook +
      `<g filter="url(#lift)">${group(wreath(own(shoot, 'wreath'), shoot.stock, false, look.ribbon), 'translate(540 640)scale(0.82)translate(-540 -640)')}</g>` +
      cast(sketch, look.light)
    );
  };
