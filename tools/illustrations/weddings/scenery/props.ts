import { mix, pigmentOf } from '../../ink/colours';
import { groundShade } from '../../ink/ground';
import { rimOf, roundPaint, type Turned, turnedPath } from '../../ink/lathe';
import { n } from '../../ink/sketch';
import { jamJar } from '../../arrangements/vases/jam-jar';
import { basket } from '../../arrangements/woven';
import type { Shoot } from '../wedding-look';

/** What flowers stand in or on, its foot at 540 by about 1190 px. */
export type Prop = keyof typeof PROPS;

export interface Standing {
  readonly behind: string;
  readonly before: string;
}

const only = (before: string): Standing => ({ behind: '', before });

/** A turned vessel of glazed clay, silver or glass. */
function turned(shoot: Shoot, form: Turned, colour: string): Standing {
  const { sketch } = shoot.drawing;
  const paint = roundPaint(sketch, mix(colour, '#ffffff', 0.6), colour, mix(colour, '#241f1c', 0.5));
  return {
    behind: rimOf(form, mix(colour, '#1f1a16', 0.6), mix(colour, '#ffffff', 0.4), 6),
    before: `<path d="${turnedPath(form)}" fill="${paint}"/>`,
  };
}

const shape = (top: number, profile: Turned['profile'], bottom = 1190): Turned => ({ x: 540, top, bottom, profile });

const STEM = [
  [0, 120],
  [0.06, 96],
  [0.16, 60],
  [0.3, 26],
  [0.8, 22],
  [0.92, 60],
  [1, 116],
] as const;

function barrel({ drawing: { sketch } }: Shoot): Standing {
  const form: Turned = {
    x: 540,
    top: 720,
    bottom: 1290,
    profile: [
      [0, 205],
      [0.5, 258],
      [1, 205],
    ],
  };
  const oak = roundPaint(sketch, '#c79c66', '#9b6d3c', '#4b3018');
  const staves = [-160, -95, -30, 35, 100, 165]
    .map((x) => `M${540 + x} 722Q${540 + x * 1.3} 1000 ${540 + x} 1288`)
    .join('');
  const hoops = [0.06, 0.24, 0.7, 0.9].map(
    (t) =>
      `<path d="${turnedPath(form, t, t + 0.05)}" fill="#4d4a49"/><path d="${turnedPath(form, t, t + 0.012)}" fill="#aaa6a0" fill-opacity="0.6"/>`,
  );
  return only(
    `${groundShade(sketch, 540, 1290, 240, 0.5)}<path d="${turnedPath(form)}" fill="${oak}"/><path d="${staves}" fill="none" stroke="#3c2612" stroke-opacity="0.45" stroke-width="4"/>${hoops.join('')}${rimOf(form, '#7d5932', '#c79c66', 9)}`,
  );
}

function boat(): Standing {
  const hull =
    '<path d="M-40 860Q90 1010 60 1240Q420 1330 900 1250Q1090 1130 1180 800Q760 930 480 930Q190 930 -40 860Z"';
  const planks = [70, 140, 210, 280]
    .map((dy) => `M${-20 + dy * 0.4} ${872 + dy}Q480 ${960 + dy} ${1150 - dy * 0.5} ${820 + dy}`)
    .join('');
  return {
    behind:
      '<path d="M-40 860Q190 930 480 930Q760 930 1180 800L1120 770Q760 860 500 866Q200 866 -40 830Z" fill="#8a6f4f"/><path d="M-40 850Q200 880 500 880Q800 870 1160 785" stroke="#5d4932" stroke-width="10" fill="none"/>',
    before: `${hull} fill="#dfe6e6"/>${hull} fill="#3f6f8c" fill-opacity="0.75" clip-path="none"/><path d="${planks}" fill="none" stroke="#24465c" stroke-opacity="0.6" stroke-width="5"/><path d="M-40 860Q190 930 480 930Q760 930 1180 800" fill="none" stroke="#f3efe4" stroke-width="26"/><path d="M-40 872Q190 944 480 944Q760 944 1180 814" fill="none" stroke="#1f3a4c" stroke-opacity="0.4" stroke-width="8"/>`,
  };
}

function bales({ drawing: { sketch, chance } }: Shoot): Standing {
  const own = chance.part('bales');
  const one = (x: number, y: number, w: number, h: number): string => {
    const straw = sketch.across([
      { offset: 0, colour: '#f0d594' },
      { offset: 1, colour: '#b58a3f' },
    ]);
    const stalks = Array.from(
      { length: 90 },
      () =>
        `M${n(x + own.between(0, w - 40))} ${n(y + own.between(8, h - 8))}l${n(own.between(16, 46))} ${n(own.between(-6, 6))}`,
    ).join('');
    return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="14" fill="${straw}"/><path d="${stalks}" stroke="#8f6a26" stroke-opacity="0.5" stroke-width="4"/><path d="M${x + w * 0.3} ${y}v${h}M${x + w * 0.7} ${y}v${h}" stroke="#a77a3a" stroke-width="8"/>`;
  };
  return only(
    groundShade(sketch, 540, 1330, 420, 0.5) +
      one(60, 1110, 470, 230) +
      one(550, 1110, 470, 230) +
      one(290, 890, 500, 222),
  );
}

function well({ drawing: { sketch, chance } }: Shoot): Standing {
  const form: Turned = {
    x: 540,
    top: 900,
    bottom: 1330,
    profile: [
      [0, 330],
      [1, 330],
    ],
  };
  const own = chance.part('well');
  const mortar = roundPaint(sketch, '#b9b09d', '#857c6c', '#3f3a34');
  const stones = Array.from({ length: 6 }, (_, row) =>
    Array.from({ length: 9 }, (_s, index) => {
      const turn = -1.45 + (index + (row % 2) * 0.5) * 0.33;
      const [left, right] = [Math.sin(turn) * 322, Math.sin(Math.min(1.45, turn + 0.3)) * 322];
      if (right - left < 6) return '';
      const y = 950 + row * 72 + Math.cos(turn + 0.15) * 36;
      const tone = mix('#d3cbb9', '#8f8676', Math.min(1, Math.max(0, (turn + 1) / 2.4)) * 0.8 + own.next() * 0.2);
      return `<rect x="${n(540 + left)}" y="${n(y - 46)}" width="${n(right - left - 5)}" height="62" rx="12" fill="${tone}"/>`;
    }).join(''),
  ).join('');
  const kerb = '<path d="M210 900A330 50 0 0 0 870 900" fill="none" stroke="#d8d0bf" stroke-width="38"/>';
  return {
    behind: rimOf(form, '#1d1b1a', '#c9c1b0', 34),
    before: `<path d="${turnedPath(form)}" fill="${mortar}"/>${stones}${kerb}`,
  };
}

function sledge(): Standing {
  const wood = '<path d="M150 1180H930M190 1110H900M210 1180V1270M540 1180V1270M860 1180V1270"';
  return only(
    `<ellipse cx="560" cy="1294" rx="480" ry="26" fill="#5d7397" fill-opacity="0.3"/>${wood} stroke="#4e2e18" stroke-width="46" fill="none"/>${wood} stroke="#9c6a3e" stroke-width="34" fill="none"/><path d="M60 1080Q50 1280 170 1280H990" fill="none" stroke="#5a1f22" stroke-width="30" stroke-linecap="round"/><path d="M60 1080Q50 1280 170 1280H990" fill="none" stroke="#a8373a" stroke-width="18" stroke-linecap="round"/>`,
  );
}

function bicycle(): Standing {
  const wheel = (x: number): string =>
    `<circle cx="${x}" cy="1080" r="200" fill="none" stroke="#33352f" stroke-width="20"/><circle cx="${x}" cy="1080" r="184" fill="none" stroke="#c9ccc6" stroke-width="7"/><path d="${Array.from({ length: 9 }, (_, i) => `M${n(x - Math.cos(i * 0.35) * 182)} ${n(1080 - Math.sin(i * 0.35) * 182)}L${n(x + Math.cos(i * 0.35) * 182)} ${n(1080 + Math.sin(i * 0.35) * 182)}`).join('')}" stroke="#a5aaa4" stroke-width="3"/>`;
  const frame = 'M300 1080L430 800L760 820L560 1080Z M430 800L560 1080M300 1080H560M780 1080L740 700';
  return only(
    `${wheel(300)}${wheel(780)}<path d="${frame}" fill="none" stroke="#2f5a52" stroke-width="24" stroke-linejoin="round"/><path d="${frame}" fill="none" stroke="#6fa596" stroke-width="9" stroke-linejoin="round"/><path d="M690 690Q740 650 850 700" fill="none" stroke="#4a4744" stroke-width="20" stroke-linecap="round"/><path d="M430 800L412 740M350 730H470" stroke="#5b3a22" stroke-width="30" stroke-linecap="round"/><circle cx="560" cy="1080" r="46" fill="#4a4744"/><path d="M700 700H960L930 890H740Z" fill="#b98b50" stroke="#6e4c22" stroke-width="6"/><path d="M706 750H954M712 800H948M718 850H940" stroke="#6e4c22" stroke-opacity="0.6" stroke-width="8" stroke-dasharray="22 10"/>`,
  );
}

const PROPS = {
  barrel,
  boat,
  bales,
  well,
  sledge,
  bicycle,
  bowl: (shoot: Shoot) =>
    turned(
      shoot,
      shape(980, [
        [0, 250],
        [0.2, 246],
        [0.6, 190],
        [0.85, 90],
        [1, 110],
      ]),
      '#e9e1d0',
    ),
  silver: (shoot: Shoot) =>
    turned(
      shoot,
      shape(960, [
        [0, 220],
        [0.1, 205],
        [0.4, 180],
        [0.6, 60],
        [0.8, 44],
        [1, 130],
      ]),
      '#b9bcc0',
    ),
  copper: (shoot: Shoot) =>
    turned(
      shoot,
      shape(930, [
        [0, 190],
        [0.3, 205],
        [0.8, 190],
        [1, 150],
      ]),
      '#c07a4c',
    ),
  stoneware: (shoot: Shoot) =>
    turned(
      shoot,
      shape(830, [
        [0, 120],
        [0.12, 100],
        [0.4, 168],
        [0.75, 172],
        [1, 130],
      ]),
      '#cfc4ae',
    ),
  blue: (shoot: Shoot) =>
    turned(
      shoot,
      shape(850, [
        [0, 118],
        [0.1, 98],
        [0.4, 160],
        [0.7, 164],
        [1, 112],
      ]),
      '#4f76a3',
    ),
  tall: (shoot: Shoot) => turned(shoot, shape(640, [...STEM]), '#d8c79a'),
  jar: (shoot: Shoot) => jamJar(shoot.drawing, 540, 1190, 150),
  basket: (shoot: Shoot) =>
    basket(shoot.drawing.sketch, shoot.drawing.chance, { x: 540, top: 900, bottom: 1190, half: 270 }, { handle: 520 }),
  bucket: (shoot: Shoot) =>
    turned(
      shoot,
      shape(840, [
        [0, 190],
        [0.05, 180],
        [1, 140],
      ]),
      pigmentOf('sage').mid,
    ),
} as const satisfies Readonly<Record<string, (shoot: Shoot) => Standing>>;

/** A thing to stand flowers in or on. */
export const prop = (shoot: Shoot, name: Prop): Standing => PROPS[name](shoot);
