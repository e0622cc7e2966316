import { lit, mix, type Pigment } from '../ink/colours';
import { LIGHT } from '../ink/light';
import { at, group, n, polar } from '../ink/sketch';
import type { Pose } from '../plants/bloom';
import type { Drawing } from './specimen';

const RINGS = 8;

/** A ball of paper-thin petals that overlap in crescents, wound tight round a bud of green: no eye, no stamens. */
export function turbanRanunculus({ sketch, chance }: Drawing, pigment: Pigment, pose: Pose): string {
  const { radius, facing, tilt, glow = 0 } = pose;
  const tone = lit(pigment, glow);
  const ball = sketch.round(
    [
      { offset: 0, colour: tone.light },
      { offset: 0.6, colour: tone.mid },
      { offset: 1, colour: tone.deep },
    ],
    0.38,
    0.32,
    0.75,
  );
  const skirt = Array.from({ length: 5 }, (_, index) => {
    const out = polar(index * 72 + chance.between(-10, 10), radius * 0.4);
    return `<ellipse cx="${n(out.x)}" cy="${n(out.y)}" rx="${n(radius * 0.66)}" ry="${n(radius * 0.6)}" fill="${ball}" stroke="${tone.deep}" stroke-opacity="0.5" stroke-width="${n(radius * 0.012)}"/>`;
  });
  const wound = Array.from({ length: RINGS }, (_, ring) => {
    const share = ring / RINGS;
    return crescents(chance.between(0, 360), radius * (0.94 - share * 0.86), share, { ...tone, ball });
  });
  const heart = `<circle r="${n(radius * 0.1)}" fill="${mix(tone.deep, '#9db25a', 0.55)}"/><circle r="${n(radius * 0.05)}" cx="${n(-radius * 0.02)}" cy="${n(-radius * 0.02)}" fill="#c6d486"/>`;
  const push = polar(facing, radius * tilt * 0.22);
  const middle = group(wound.slice(3).join('') + heart, `translate(${n(push.x)} ${n(push.y)})`);
  return skirt.join('') + wound.slice(0, 3).join('') + middle;
}

interface Tone extends Pigment {
  readonly ball: string;
}

/** Five petals of one ring, each the rim of a cup, brighter where it faces the light. */
function crescents(from: number, r: number, share: number, tone: Tone): string {
  const petals = Array.from({ length: 5 }, (_, index) => {
    const start = from + index * 72;
    const [a, b] = [polar(start, r), polar(start + 104, r)];
    const inner = r * 0.74;
    const light = Math.cos(((start + 52 - LIGHT) * Math.PI) / 180);
    const fill = light > 0 ? mix(tone.mid, tone.light, light) : mix(tone.mid, tone.deep, -light * 0.8);
    const warm = mix(fill, tone.deep, share * 0.25);
    return `<path d="M${at(a)}A${n(r)} ${n(r)} 0 0 1 ${at(b)}Q${at(polar(start + 72, inner))} ${at(polar(start + 40, inner * 0.98))}T${at(a)}Z" fill="${warm}" stroke="${tone.vein}" stroke-opacity="0.62" stroke-width="${n(Math.max(0.7, r * 0.026))}"/>`;
  });
  return petals.join('');
}
