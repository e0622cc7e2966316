import { mix } from '../../ink/colours';
import { group, n, type Sketch } from '../../ink/sketch';
import type { Seat } from '../wedding-look';

/** A seat seen from behind, its foot at the origin, 150 px wide and about 260 high. */
export function seat(sketch: Sketch, kind: Seat): string {
  switch (kind) {
    case 'chair':
      return folding('#fbf7ee', '#cfc5b4');
    case 'cane':
      return crossBack('#a8763f', '#6b4621');
    case 'bale':
      return bale(sketch);
    case 'bench':
      return plankBench('#b08d62', '#6f5434');
    case 'pew':
      return pewEnd(sketch);
  }
}

const shade = (half: number): string =>
  `<ellipse cx="${n(half * 0.3)}" cy="2" rx="${n(half * 1.25)}" ry="${n(half * 0.16)}" fill="#1f2418" fill-opacity="0.26"/>`;

function folding(light: string, dark: string): string {
  const slats = [-236, -208, -180].map((y) => `M-58 ${y}H58`).join('');
  return `${shade(84)}<path d="M-62 -250L-70 0M62 -250L70 0M-58 -118L-44 0M58 -118L44 0" stroke="${dark}" stroke-width="11" stroke-linecap="round"/><path d="M-64 -250L-72 0M60 -250L68 0" stroke="${light}" stroke-width="8" stroke-linecap="round"/><path d="${slats}" stroke="${dark}" stroke-width="17"/><path d="${slats}" stroke="${light}" stroke-width="13"/><path d="M-68 -122H68L60 -98H-60Z" fill="${light}" stroke="${dark}" stroke-width="3"/>`;
}

function crossBack(light: string, dark: string): string {
  const back = 'M-58 -118C-66 -220 -54 -262 0 -264S66 -220 58 -118M-52 -124Q0 -180 46 -236M52 -124Q0 -180 -46 -236';
  return `${shade(80)}<path d="M-56 -112L-62 0M56 -112L62 0M-44 -112L-38 -10M44 -112L38 -10" stroke="${dark}" stroke-width="11" stroke-linecap="round"/><path d="${back}" fill="none" stroke="${dark}" stroke-width="12"/><path d="${back}" fill="none" stroke="${light}" stroke-width="7"/><ellipse cy="-112" rx="66" ry="15" fill="${mix(light, '#f3dfb4', 0.4)}" stroke="${dark}" stroke-width="3"/>`;
}

function bale(sketch: Sketch): string {
  const straw = sketch.across([
    { offset: 0, colour: '#eed391' },
    { offset: 1, colour: '#bd9244' },
  ]);
  const stalks = Array.from({ length: 46 }, (_, i) => {
    const [x, y] = [-96 + ((i * 41) % 190), -98 + ((i * 29) % 92)];
    return `M${x} ${y}l${10 + (i % 4) * 5} ${((i * 7) % 9) - 4}`;
  }).join('');
  return `${shade(120)}<rect x="-108" y="-104" width="216" height="104" rx="9" fill="${straw}"/><path d="M-108 -104h216l-16 -26h-184Z" fill="#f6e2aa"/><path d="${stalks}" stroke="#8f6a26" stroke-opacity="0.55" stroke-width="3" fill="none"/><path d="M-42 -130v130M44 -130v130" stroke="#a77a3a" stroke-width="5"/>`;
}

function plankBench(light: string, dark: string): string {
  return `${shade(130)}<path d="M-104 -70V0M104 -70V0" stroke="${dark}" stroke-width="19"/><rect x="-128" y="-98" width="256" height="32" rx="6" fill="${light}" stroke="${dark}" stroke-width="3"/><path d="M-120 -88H120" stroke="#fff2d8" stroke-opacity="0.45" stroke-width="4"/>`;
}

function pewEnd(sketch: Sketch): string {
  const oak = sketch.across([
    { offset: 0, colour: '#a97c4c' },
    { offset: 1, colour: '#6b4525' },
  ]);
  return `${shade(96)}<path d="M-64 0V-214Q-64 -262 0 -276Q64 -262 64 -214V0Z" fill="${oak}" stroke="#462b14" stroke-width="4"/><path d="M-40 -20V-196Q-40 -236 0 -246Q40 -236 40 -196V-20Z" fill="none" stroke="#462b14" stroke-opacity="0.55" stroke-width="5"/>`;
}

/** A taper in its stick, lit; `foot` is where it stands, px. */
export function taper(x: number, foot: number, high: number, wax: string, brass = '#c79f55'): string {
  const top = foot - high;
  const w = high * 0.032 + 3;
  return `<circle cx="${n(x)}" cy="${n(top - w * 2)}" r="${n(high * 0.36)}" fill="url(#glow)"/><circle cx="${n(x)}" cy="${n(top - w * 2)}" r="${n(high * 0.14)}" fill="url(#glow)"/><path d="M${n(x - w * 3.2)} ${n(foot)}Q${n(x)} ${n(foot + w * 1.6)} ${n(x + w * 3.2)} ${n(foot)}Q${n(x + w)} ${n(foot - w * 1.4)} ${n(x + w * 0.7)} ${n(foot - high * 0.24)}H${n(x - w * 0.7)}Q${n(x - w)} ${n(foot - w * 1.4)} ${n(x - w * 3.2)} ${n(foot)}Z" fill="${brass}"/><path d="M${n(x - w * 1.5)} ${n(foot - high * 0.24)}h${n(w * 3)}l${n(-w * 0.4)} ${n(w)}h${n(-w * 2.2)}Z" fill="${mix(brass, '#fff3c9', 0.4)}"/><rect x="${n(x - w)}" y="${n(top)}" width="${n(w * 2)}" height="${n(high * 0.76)}" rx="${n(w * 0.5)}" fill="${wax}"/><rect x="${n(x + w * 0.3)}" y="${n(top)}" width="${n(w * 0.7)}" height="${n(high * 0.76)}" fill="#4a3423" fill-opacity="0.2"/>${flame(x, top, w * 1.5)}`;
}

export const flame = (x: number, y: number, size: number): string =>
  `<path d="M${n(x)} ${n(y - size * 3.2)}C${n(x + size * 1.1)} ${n(y - size * 1.6)} ${n(x + size * 0.7)} ${n(y)} ${n(x)} ${n(y)}S${n(x - size * 1.1)} ${n(y - size * 1.6)} ${n(x)} ${n(y - size * 3.2)}Z" fill="#f6a93a"/><path d="M${n(x)} ${n(y - size * 2.1)}C${n(x + size * 0.5)} ${n(y - size)} ${n(x + size * 0.4)} ${n(y - size * 0.2)} ${n(x)} ${n(y - size * 0.2)}S${n(x - size * 0.5)} ${n(y - size)} ${n(x)} ${n(y - size * 2.1)}Z" fill="#fff6d0"/>`;

/** A stemmed glass, its foot at the origin and 200 px high. */
export function wineGlass(wine: string | null): string {
  const filled =
    wine === null
      ? ''
      : `<path d="M-34 -150C-34 -116 -18 -98 0 -96S34 -116 34 -150Q0 -142 -34 -150Z" fill="${wine}" fill-opacity="0.75"/>`;
  return `<ellipse cx="6" cy="0" rx="40" ry="8" fill="#2b2620" fill-opacity="0.18"/>${filled}<path d="M-32 -198C-46 -130 -26 -96 0 -94S46 -130 32 -198Z" fill="#eef5f4" fill-opacity="0.3" stroke="#fff" stroke-opacity="0.75" stroke-width="3"/><path d="M0 -94V-6" stroke="#e8f1f0" stroke-opacity="0.85" stroke-width="5"/><ellipse rx="32" ry="7" fill="#eef5f4" fill-opacity="0.5" stroke="#fff" stroke-opacity="0.7" stroke-width="2"/><path d="M-24 -186Q-34 -140 -18 -114" stroke="#fff" stroke-opacity="0.8" stroke-width="5" fill="none" stroke-linecap="round"/>`;
}

/** A storm lantern with a candle in it, its foot at the origin and 260 px high. */
export function lantern(metal: string): string {
  return group(
    `<ellipse cx="10" cy="4" rx="90" ry="14" fill="#1f1a16" fill-opacity="0.25"/><circle cy="-110" r="130" fill="url(#glow)"/><path d="M-62 -18V-196H62V-18Z" fill="#fff1c9" fill-opacity="0.5"/><rect x="-22" y="-96" width="44" height="78" fill="#fbf4e2"/>${flame(0, -100, 13)}<path d="M-62 -18V-196M62 -18V-196M0 -196L0 -196M-70 -14H70M-70 -198H70" stroke="${metal}" stroke-width="11" fill="none"/><path d="M-76 -198L-36 -244H36L76 -198Z" fill="${metal}"/><path d="M-24 -246C-24 -292 24 -292 24 -246" fill="none" stroke="${metal}" stroke-width="8"/><rect x="-74" y="-18" width="148" height="20" rx="4" fill="${metal}"/>`,
    '',
  );
}
