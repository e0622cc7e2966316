import { mix } from '../../ink/colours';
import { halfAt, rimOf, roundPaint, type Turned, turnedPath } from '../../ink/lathe';
import { n } from '../../ink/sketch';
import type { Drawing } from '../../species/specimen';
import type { GlassVessel } from './glass';

/** Hand-thrown stoneware: cream glaze with throwing rings, and the bare clay of its foot. */
export function stonewareJug({ sketch, chance }: Drawing): GlassVessel {
  const form: Turned = {
    x: 510,
    top: 470,
    bottom: 1166,
    profile: [
      [0, 138],
      [0.1, 122],
      [0.22, 134],
      [0.45, 238],
      [0.66, 268],
      [0.88, 214],
      [1, 170],
    ],
  };
  const glaze = roundPaint(sketch, '#fffaf0', '#efe3cb', '#b9a788');
  const clay = roundPaint(sketch, '#d9b48e', '#b98a62', '#7d5639');
  const rings = Array.from({ length: 17 }, (_, index) => {
    const t = 0.06 + index * 0.05;
    const [half, y] = [halfAt(form.profile, t) * 0.985, form.top + (form.bottom - form.top) * t];
    return `M${n(form.x - half)} ${n(y)}Q${n(form.x)} ${n(y + half * 0.3)} ${n(form.x + half)} ${n(y)}`;
  }).join('');
  const speckles = Array.from({ length: 130 }, () => {
    const t = chance.between(0.04, 0.84);
    const x = form.x + halfAt(form.profile, t) * chance.between(-0.95, 0.95);
    return `<circle cx="${n(x)}" cy="${n(form.top + (form.bottom - form.top) * t + 20)}" r="${n(chance.between(1.2, 3))}" fill="#8a6a48" fill-opacity="0.5"/>`;
  }).join('');
  const spout = `<path d="M${form.x - 137} 468Q${form.x - 176} 462 ${form.x - 196} 440Q${form.x - 192} 520 ${form.x - 122} 560L${form.x - 60} 500Z" fill="${roundPaint(sketch, '#fffaf0', '#f3e8d2', '#e4d6ba')}" stroke="#8f7d5f" stroke-opacity="0.5" stroke-width="2"/><path d="M${form.x - 196} 440Q${form.x - 160} 452 ${form.x - 110} 456" fill="none" stroke="#f7eedc" stroke-width="12" stroke-linecap="round"/>`;
  const handle = (wide: number, colour: string): string =>
    `<path d="M${form.x + 116} 520C${form.x + 330} 470 ${form.x + 392} 700 ${form.x + 246} 832" fill="none" stroke="${colour}" stroke-width="${wide}" stroke-linecap="round"/>`;
  return {
    behind: handle(58, '#b19f80') + handle(48, '#e4d6ba') + handle(12, '#fbf5e6'),
    before:
      rimOf(form, '#6d5c46', '#f7eedc', 12) +
      spout +
      `<path d="${turnedPath(form)}" fill="${glaze}" stroke="#8f7d5f" stroke-opacity="0.5" stroke-width="2"/><path d="${rings}" fill="none" stroke="#9c8a6a" stroke-opacity="0.22" stroke-width="5"/>${speckles}` +
      `<path d="${turnedPath(form, 0.88, 1)}" fill="${clay}"/><path d="M${form.x - 190} 690C${form.x - 214} 780 ${form.x - 206} 860 ${form.x - 170} 930" fill="none" stroke="#ffffff" stroke-opacity="0.75" stroke-width="22" stroke-linecap="round"/>`,
  };
}

const BLUE = '#2f4f92';

/** Enamelled steel: white, its rim and handle edged in blue, chipped to the black here and there. */
export function enamelJug({ sketch, chance }: Drawing): GlassVessel {
  const form: Turned = {
    x: 510,
    top: 430,
    bottom: 1166,
    profile: [
      [0, 196],
      [0.12, 160],
      [0.24, 158],
      [0.55, 214],
      [0.9, 250],
      [1, 246],
    ],
  };
  const white = roundPaint(sketch, '#ffffff', '#f4f6f6', '#aab4ba');
  const handle = (wide: number, colour: string, shift = 0): string =>
    `<path d="M${form.x + 150 + shift} 520C${form.x + 400} 450 ${form.x + 420} 860 ${form.x + 224 + shift} 924" fill="none" stroke="${colour}" stroke-width="${wide}" stroke-linecap="round"/>`;
  const chips = Array.from({ length: 7 }, (_, index) => {
    const t = chance.between(0.1, 0.98);
    const x = form.x + halfAt(form.profile, t) * chance.between(-0.9, 0.9);
    const y = form.top + (form.bottom - form.top) * t + 24;
    const r = chance.between(4, index === 0 ? 13 : 8);
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * 1.4)}" ry="${n(r)}" fill="#2d2f36" stroke="#d7dce0" stroke-width="3"/>`;
  }).join('');
  const lip = `<path d="M${form.x - 194} 430Q${form.x - 238} 416 ${form.x - 268} 384Q${form.x - 262} 486 ${form.x - 160} 540L${form.x - 90} 470Z" fill="#fbfcfc" stroke="#8d989e" stroke-opacity="0.5" stroke-width="2"/><path d="M${form.x - 268} 384Q${form.x - 220} 412 ${form.x - 150} 416" fill="none" stroke="${BLUE}" stroke-width="15" stroke-linecap="round"/>`;
  return {
    behind: handle(46, BLUE) + handle(32, '#f2f5f6') + handle(8, '#ffffff', -6),
    before:
      rimOf(form, mix('#8c979d', '#ffffff', 0.25), BLUE, 15) +
      lip +
      `<path d="${turnedPath(form)}" fill="${white}" stroke="#8d989e" stroke-opacity="0.5" stroke-width="2"/>` +
      `<path d="M${form.x - 196} 430Q${form.x} 488 ${form.x + 196} 430" fill="none" stroke="${BLUE}" stroke-width="15" stroke-linecap="round"/><path d="M${form.x - 246} 1160Q${form.x} 1236 ${form.x + 246} 1160" fill="none" stroke="${BLUE}" stroke-width="11" stroke-linecap="round"/>${chips}` +
      `<path d="M${form.x - 120} 560C${form.x - 160} 760 ${form.x - 184} 900 ${form.x - 186} 1040" fill="none" stroke="#ffffff" stroke-width="24" stroke-linecap="round"/>`,
  };
}
