import { mix, pigmentOf } from '../../ink/colours';
import { written } from '../../ink/handwriting';
import { group, n, type Sketch } from '../../ink/sketch';
import { drawFan } from '../../arrangements/posing';
import { drawGrowth, drawHead, headSize, isLoose, partOf } from '../../species/specimen';
import { surface, type Surface } from '../scenery/surfaces';
import { cast, own } from '../frame';
import { greensOf } from '../pieces/garland';
import type { Shoot, Shot } from '../wedding-look';

/** A small spray at the origin, about 300 px high: a head or two, a spire, leaves; its stems bound in the ribbon. */
function sprig(shoot: Shoot, name: string, index: number): string {
  const { stock, look } = shoot;
  const drawing = own(shoot, `${name} ${index}`);
  const satin = pigmentOf(look.ribbon);
  const solid = stock.heads.filter((head) => !isLoose(head.name));
  const head = solid[index % Math.max(1, solid.length)];
  const second = solid[(index + 2) % Math.max(1, solid.length)];
  const light = [...stock.sprays, ...greensOf(stock)];
  const leaves = drawFan(drawing, [...greensOf(stock), { name: 'leaf', colour: 'green' }], {
    centre: { x: 0, y: 30 },
    spread: 78,
    count: 7,
    length: 150,
    start: 0,
  });
  const spire = light.slice(0, 3).map((specimen, at) =>
    group(
      drawGrowth(partOf(drawing, `spire ${at}`), light[(index + at) % light.length] ?? specimen, {
        length: 215,
        bow: 8,
      }),
      `translate(0 30)rotate(${at * 20 - 22})`,
    ),
  );
  const flower =
    head === undefined
      ? ''
      : drawHead(partOf(drawing, 'head'), head, {
          unit: 74 / Math.max(0.8, headSize(head.name)),
          facing: 0,
          tilt: 0.12,
          glow: 0.2,
        });
  const bud =
    second === undefined
      ? ''
      : group(
          drawHead(partOf(drawing, 'second'), second, {
            unit: 44 / Math.max(0.8, headSize(second.name)),
            facing: 60,
            tilt: 0.4,
          }),
          'translate(62 44)',
        );
  const band = `<path d="M-15 58H15L11 176Q0 182 -11 176Z" fill="${satin.mid}"/><path d="M-15 58H-3L-4 178L-11 176Z" fill="${satin.light}"/><path d="M-14 84L14 76M-13 108L13 100M-13 132L12 124M-12 156L11 148" stroke="${satin.vein}" stroke-opacity="0.4" stroke-width="2"/><path d="M-8 176L-12 212M0 178V216M8 176L13 210" stroke="${pigmentOf('green').deep}" stroke-width="8"/>`;
  return spire.join('') + leaves + band + bud + flower;
}

const shadow = (body: string): string => `<g filter="url(#lift)">${body}</g>`;

/** The buttonholes in a row, each with the name of who is to wear it. */
export const buttonholes =
  (on: Surface, count: 3 | 4 | 5, tint?: string): Shot =>
  (shoot) => {
    const { drawing } = shoot;
    const places = [
      [290, 330, -14],
      [790, 350, 10],
      [540, 690, -4],
      [270, 1010, 8],
      [800, 1020, -12],
    ] as const;
    const order = count === 3 ? [0, 1, 2] : count === 4 ? [0, 1, 3, 4] : [0, 1, 2, 3, 4];
    const drawn = order.map((at, index) => {
      const [x, y, turn] = places[at] ?? places[0];
      const shift = count === 3 && at === 2 ? 250 : 0;
      return group(
        shadow(sprig(shoot, 'buttonhole', index)) + tag(drawing.sketch, shoot, index),
        `translate(${x} ${y + shift})rotate(${turn})scale(1.42)`,
      );
    });
    return surface(own(shoot, 'surface'), on, tint) + drawn.join('') + cast(drawing.sketch, shoot.look.light);
  };

function tag(sketch: Sketch, shoot: Shoot, index: number): string {
  const paper = sketch.across([
    { offset: 0, colour: '#fdf9ee' },
    { offset: 1, colour: '#e6dcc6' },
  ]);
  const name = written(shoot.drawing.chance.part(`tag ${index}`), { x: 52, y: 186, width: 62, height: 13 }, '#4a4136');
  return `<path d="M8 120Q30 150 44 168" fill="none" stroke="#a98c5a" stroke-width="2.5"/><path d="M40 160H126V204H40L30 182Z" fill="${paper}" stroke="#b9aa8b" stroke-width="1.5"/>${name}`;
}

export interface PlaceLaid {
  readonly on: Surface;
  /** `#rrggbb` */
  readonly cloth?: string;
  readonly china: string;
  readonly napkin: string;
  readonly cutlery: 'silver' | 'gold' | 'dark';
}

const METAL = { silver: ['#f1f3f4', '#8b9196'], gold: ['#f2dc9c', '#9a7530'], dark: ['#7a7673', '#2f2c2b'] } as const;

/** One place at table from above: china, cutlery, a folded napkin with a sprig in it, the menu and a name. */
export const placeSetting =
  ({ on, cloth, china, napkin, cutlery }: PlaceLaid): Shot =>
  (shoot) => {
    const { sketch } = shoot.drawing;
    const [light, dark] = METAL[cutlery];
    const plate = (r: number, fill: string): string =>
      `<circle cx="520" cy="720" r="${r}" fill="${fill}" stroke="${mix(fill, '#6b5d4a', 0.3)}" stroke-width="4"/>`;
    const rim = `<circle cx="520" cy="720" r="318" fill="none" stroke="${light === '#f2dc9c' ? '#c9a14c' : pigmentOf(shoot.look.ribbon).mid}" stroke-width="7"/>`;
    const dishes = shadow(plate(338, china)) + rim + shadow(plate(236, mix(china, '#ffffff', 0.5)));
    const linen = `<path d="M408 520H632L606 980H434Z" fill="${napkin}" stroke="${mix(napkin, '#3f362e', 0.4)}" stroke-opacity="0.5" stroke-width="3"/><path d="M462 520L474 980M578 520L566 980" stroke="${mix(napkin, '#3f362e', 0.5)}" stroke-opacity="0.3" stroke-width="5"/><path d="M408 520H440L452 980H434Z" fill="#ffffff" fill-opacity="0.25"/>`;
    const flowers = group(shadow(sprig(shoot, 'place', 1)), 'translate(520 700)rotate(-16)scale(1.34)');
    return (
      surface(own(shoot, 'surface'), on, cloth ?? shoot.look.linen) +
      shadow(knives(light, dark)) +
      dishes +
      shadow(linen) +
      flowers +
      menu(shoot) +
      glasses() +
      cast(sketch, shoot.look.light)
    );
  };

function knives(light: string, dark: string): string {
  const fork = (x: number): string =>
    `<path d="M${x} 760V1050" stroke="${dark}" stroke-width="24" stroke-linecap="round"/><path d="M${x} 760V1050" stroke="${light}" stroke-width="15" stroke-linecap="round"/><path d="M${x - 30} 480V580Q${x - 30} 650 ${x} 660Q${x + 30} 650 ${x + 30} 580V480M${x - 10} 480V600M${x + 10} 480V600M${x} 650V780" stroke="${dark}" stroke-width="13" fill="none"/><path d="M${x - 30} 480V580Q${x - 30} 650 ${x} 660Q${x + 30} 650 ${x + 30} 580V480M${x - 10} 480V600M${x + 10} 480V600M${x} 650V780" stroke="${light}" stroke-width="8" fill="none"/>`;
  const knife = (x: number): string =>
    `<path d="M${x - 16} 780V500Q${x - 12} 450 ${x + 16} 440V780Z" fill="${light}" stroke="${dark}" stroke-width="4"/><path d="M${x} 780V1050" stroke="${dark}" stroke-width="28" stroke-linecap="round"/><path d="M${x} 780V1050" stroke="${light}" stroke-width="18" stroke-linecap="round"/>`;
  return fork(60) + fork(134) + knife(918);
}

function menu({ drawing: { chance }, look }: Shoot): string {
  const lines = [0, 1, 2, 3, 4].map((i) =>
    written(
      chance.part(`menu ${i}`),
      { x: 740 + (i % 2) * 24, y: 190 + i * 54, width: 176 - (i % 2) * 40, height: 17 },
      '#4a4136',
    ),
  );
  const edge = pigmentOf(look.ribbon);
  return (
    shadow(
      `<g transform="rotate(7 845 260)"><rect x="700" y="40" width="290" height="400" rx="4" fill="#fdfaf1" stroke="${edge.mid}" stroke-width="4"/><path d="M790 100h110" stroke="${edge.mid}" stroke-width="6"/>${lines.join('')}</g>`,
    ) +
    shadow(
      `<g transform="rotate(-4 250 1220)"><path d="M110 1150H400V1270H110Z" fill="#fdfaf1" stroke="${edge.mid}" stroke-width="3"/>${written(chance.part('name'), { x: 150, y: 1222, width: 150, height: 30 }, '#4a4136')}</g>`,
    )
  );
}

/** Two glasses from above. */
const glasses = (): string =>
  [
    [214, 250, 112],
    [430, 190, 92],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        `<circle cx="${n(x + 14)}" cy="${n(y + 18)}" r="${r}" fill="#2c241c" fill-opacity="0.16"/><circle cx="${x}" cy="${y}" r="${r}" fill="#ffffff" fill-opacity="0.3" stroke="#ffffff" stroke-opacity="0.85" stroke-width="7"/><circle cx="${x}" cy="${y}" r="${n(r * 0.62)}" fill="#e9f0ee" fill-opacity="0.5" stroke="#9fb0aa" stroke-opacity="0.5" stroke-width="3"/><path d="M${n(x - r * 0.7)} ${n(y - r * 0.3)}A${n(r * 0.76)} ${n(r * 0.76)} 0 0 1 ${n(x - r * 0.1)} ${n(y - r * 0.74)}" fill="none" stroke="#fff" stroke-width="10" stroke-linecap="round"/>`,
    )
    .join('');
