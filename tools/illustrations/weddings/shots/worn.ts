import { mix } from '../../ink/colours';
import { group, n, type Sketch } from '../../ink/sketch';
import { buttonhole, type Cloth } from '../../arrangements/buttonhole';
import { garland } from '../pieces/garland';
import { behind, cast, own } from '../frame';
import type { Shot } from '../wedding-look';

/** A buttonhole on its lapel; `flower` is a species of the wedding. */
export const lapel =
  (flower: string, cloth: Cloth): Shot =>
  (shoot) => {
    const { ground, subject } = buttonhole(own(shoot, 'lapel'), [flower], shoot.stock, {
      cloth,
      satin: shoot.look.ribbon,
    });
    return `${ground}<g filter="url(#lift)">${group(subject, 'translate(30 -40)')}</g>${cast(shoot.drawing.sketch, shoot.look.light)}`;
  };

export interface Hair {
  /** `#rrggbb` each. */
  readonly hair: string;
  readonly skin: string;
  readonly gown: string;
  /** A crown all round, or flowers tucked in over the knot. */
  readonly piece: 'crown' | 'comb';
  /** `veil`, or a shawl of this colour. */
  readonly over?: string;
}

/** The bride from behind: hair put up, flowers in it, the place before her out of focus. */
export const inHerHair =
  (form: Hair): Shot =>
  (shoot) => {
    const { sketch } = shoot.drawing;
    const flowers = garland(own(shoot, 'hair'), shoot.stock, {
      line: (t) =>
        form.piece === 'crown'
          ? { at: { x: 540 - Math.cos(t * Math.PI) * 232, y: 352 - Math.sin(t * Math.PI) * -70 }, out: 0, size: 46 }
          : { at: { x: 360 + t * 330, y: 560 - Math.sin(t * 2.6) * 165 }, out: -40 + t * 70, size: 50 },
      sprigs: form.piece === 'crown' ? 40 : 24,
      flowers: form.piece === 'crown' ? 24 : 14,
      full: (t) => (form.piece === 'crown' ? 0.95 : 1 - Math.abs(t - 0.5) * 0.9),
    });
    return (
      behind(shoot, 'outside', { blur: 16, zoom: 1.5, y: 600 }) +
      back(sketch, form) +
      head(sketch, form) +
      flowers +
      knotOver(sketch, form) +
      cast(sketch, shoot.look.light)
    );
  };

function back(sketch: Sketch, { skin, gown, over }: Hair): string {
  const flesh = sketch.across([
    { offset: 0, colour: mix(skin, '#fff1dd', 0.34) },
    { offset: 1, colour: mix(skin, '#5b2f22', 0.3) },
  ]);
  const cloth = sketch.across([
    { offset: 0, colour: mix(gown, '#ffffff', 0.5) },
    { offset: 1, colour: mix(gown, '#4a4454', 0.34) },
  ]);
  const buttons = Array.from(
    { length: 9 },
    (_, i) =>
      `<circle cx="540" cy="${1090 + i * 32}" r="9" fill="${mix(gown, '#ffffff', 0.6)}" stroke="${mix(gown, '#5a5360', 0.5)}" stroke-width="2"/>`,
  ).join('');
  const shawl =
    over === undefined || over === 'veil'
      ? ''
      : `<path d="M70 1400C90 1120 200 1000 330 960Q540 1130 750 960C880 1000 990 1120 1010 1400Z" fill="${over}"/><path d="M330 960Q540 1130 750 960M230 1020Q540 1240 850 1020M150 1110Q540 1360 930 1110" fill="none" stroke="${mix(over, '#000000', 0.4)}" stroke-opacity="0.35" stroke-width="12"/>`;
  const veil =
    over === 'veil'
      ? `<path d="M380 560C250 800 180 1100 150 1400H930C900 1100 830 800 700 560Q540 660 380 560Z" fill="#ffffff" fill-opacity="0.42"/><path d="M400 600C330 860 290 1120 270 1400M470 630C440 900 420 1140 410 1400M610 630C640 900 660 1140 670 1400M680 600C750 860 790 1120 810 1400" stroke="#fff" stroke-opacity="0.5" stroke-width="7" fill="none"/>`
      : '';
  return (
    `<path d="M452 700C452 860 420 900 300 940C150 986 90 1120 80 1400H1000C990 1120 930 986 780 940C660 900 628 860 628 700Z" fill="${flesh}"/><path d="M540 900V1060" stroke="${mix(skin, '#4d2418', 0.6)}" stroke-opacity="0.2" stroke-width="14" filter="url(#soft)"/>` +
    `<path d="M70 1400C80 1180 130 1060 236 996Q330 1150 540 1076Q750 1150 844 996C950 1060 1000 1180 1010 1400Z" fill="${cloth}" stroke="${mix(gown, '#5a5360', 0.4)}" stroke-opacity="0.5" stroke-width="3"/>${buttons}${shawl}${veil}`
  );
}

function head(sketch: Sketch, { hair, skin }: Hair): string {
  const fill = sketch.round(
    [
      { offset: 0, colour: mix(hair, '#ffe9c4', 0.4) },
      { offset: 0.5, colour: hair },
      { offset: 1, colour: mix(hair, '#120b08', 0.55) },
    ],
    0.36,
    0.26,
    0.8,
  );
  const strands = Array.from({ length: 26 }, (_, i) => {
    const share = (i - 12.5) / 12.5;
    return `M${n(540 + share * 226)} ${n(330 - Math.sqrt(1 - share * share) * 170)}C${n(540 + share * 250)} 520 ${n(540 + share * 170)} 640 ${n(540 + share * 60)} 690`;
  }).join('');
  const ears = `<ellipse cx="312" cy="470" rx="24" ry="50" fill="${mix(skin, '#8a4a38', 0.15)}"/><ellipse cx="768" cy="470" rx="24" ry="50" fill="${mix(skin, '#5b2f22', 0.35)}"/>`;
  return `${ears}<path d="M540 130C380 130 300 250 306 420C312 600 400 740 540 752C680 740 768 600 774 420C780 250 700 130 540 130Z" fill="${fill}"/><path d="${strands}" fill="none" stroke="${mix(hair, '#120b08', 0.6)}" stroke-opacity="0.35" stroke-width="5"/><path d="${strands}" fill="none" stroke="${mix(hair, '#ffe9c4', 0.6)}" stroke-opacity="0.3" stroke-width="3" transform="translate(-7 0)"/>`;
}

/** The coiled knot at the nape. */
function knotOver(sketch: Sketch, { hair, piece }: Hair): string {
  const fill = sketch.round(
    [
      { offset: 0, colour: mix(hair, '#ffe9c4', 0.42) },
      { offset: 1, colour: mix(hair, '#120b08', 0.5) },
    ],
    0.34,
    0.3,
    0.8,
  );
  const y = piece === 'crown' ? 640 : 690;
  const coils = [0.85, 0.62, 0.38]
    .map(
      (s) =>
        `M${n(540 - 130 * s)} ${n(y + 10)}C${n(540 - 120 * s)} ${n(y - 120 * s)} ${n(540 + 120 * s)} ${n(y - 120 * s)} ${n(540 + 128 * s)} ${n(y + 14)}C${n(540 + 116 * s)} ${n(y + 104 * s)} ${n(540 - 60 * s)} ${n(y + 112 * s)} ${n(540 - 84 * s)} ${n(y + 30)}`,
    )
    .join('');
  return `<ellipse cx="552" cy="${y + 26}" rx="146" ry="114" fill="#1b1210" fill-opacity="0.4" filter="url(#soft)"/><ellipse cx="540" cy="${y}" rx="146" ry="112" fill="${fill}"/><path d="${coils}" fill="none" stroke="${mix(hair, '#120b08', 0.65)}" stroke-opacity="0.5" stroke-width="7" stroke-linecap="round"/><path d="${coils}" fill="none" stroke="${mix(hair, '#ffe9c4', 0.6)}" stroke-opacity="0.4" stroke-width="4" transform="translate(-5 -8)"/>`;
}

/** Colours of jackets. */
export const CLOTHS = {
  navy: ['#3d4a63', '#273149', '#566480'],
  sage: ['#7f8a78', '#5a6454', '#9aa592'],
  tweed: ['#8a7557', '#62523b', '#a58f6e'],
  charcoal: ['#4a4b50', '#303136', '#63656b'],
  linen: ['#c9bb9e', '#a39577', '#ded2b8'],
  sky: ['#7e98ae', '#5c7488', '#9ab1c4'],
  plum: ['#59405a', '#3c2a3e', '#745776'],
  bottle: ['#35503f', '#22362a', '#4d6b57'],
} as const satisfies Readonly<Record<string, Cloth>>;

export const SKINS = { fair: '#efc7ab', rose: '#e6b596', olive: '#cf9a72', brown: '#a06a45', deep: '#6f452e' } as const;
