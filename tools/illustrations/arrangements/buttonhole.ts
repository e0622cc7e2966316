import { pigmentOf } from '../ink/colours';
import type { Composition } from './compose';
import type { Stock } from './posing';
import { group, place } from '../ink/sketch';
import { type Drawing, drawGrowth, drawHead, headSize, isLoose } from '../species/specimen';
import { leafAt } from '../plants/leaf';
import { stem } from '../plants/stem';

/** Cloth of a jacket as `#rrggbb`: itself, in the shade, in the light. */
export type Cloth = readonly [cloth: string, dark: string, light: string];

export interface ButtonholeDress {
  readonly cloth?: Cloth;
  /** Colour of the ribbon round the stem. */
  readonly satin?: string;
}

/** One flower and a little green, its stem bound in ribbon and pinned to a lapel. */
export function buttonhole(
  drawing: Drawing,
  species: readonly string[],
  stock: Stock,
  dress: ButtonholeDress = {},
): Composition {
  const { sketch, chance } = drawing;
  const solid = stock.heads.filter(({ name }) => !isLoose(name));
  const flower = solid.find(({ name }) => name === species[0]) ?? solid[0];
  const light = [...stock.sprays, ...stock.greens, ...stock.heads.filter(({ name }) => isLoose(name))];
  const sprig = (index: number, turn: number, length: number): string => {
    const specimen = light[index % Math.max(1, light.length)] ?? { name: 'fern', colour: 'green' };
    const own = { sketch, chance: chance.part(`sprig ${index}`) };
    const isCloud = isLoose(specimen.name);
    const body = isCloud
      ? group(drawHead(own, specimen, { unit: length * 0.36, facing: 0, tilt: 0 }), place({ x: 0, y: -length * 0.72 }))
      : drawGrowth(own, specimen, { length, bow: turn * 0.6 });
    return group(body, place({ x: 575, y: 800 }, turn));
  };
  const leaves = [-58, 62, -104].map((angle) => {
    const form = { shape: 'serrated', length: 215, width: 104, sweep: Math.sign(angle) * 0.4 } as const;
    return leafAt(sketch, chance, form, pigmentOf('deep-green'), { at: { x: 572, y: 745 }, angle });
  });
  const head =
    flower === undefined
      ? sprig(1, 3, 430)
      : group(
          drawHead({ sketch, chance: chance.part('flower') }, flower, {
            unit: 168 / Math.max(0.8, headSize(flower.name)),
            facing: -16,
            tilt: flower.name === 'carnation' ? 0.2 : 0.12,
            glow: 0.3,
          }),
          place({ x: 572, y: 590 }),
        );
  const second = solid[1];
  const bud =
    second === undefined
      ? ''
      : group(
          drawHead({ sketch, chance: chance.part('second') }, second, { unit: 92, facing: 60, tilt: 0.4 }),
          place({ x: 720, y: 720 }),
        );
  const back = sprig(0, -24, 470) + sprig(1, 20, 450) + sprig(2, -2, 520);
  const subject = group(back + leaves.join('') + boundStem(drawing, dress.satin) + bud + head, 'rotate(-9 572 700)');
  return { ground: lapel(drawing, dress.cloth), subject, foot: 1130 };
}

/** Ribbon wound round the stems, and the pearl-headed pin that holds it. */
function boundStem({ sketch, chance }: Drawing, colour?: string): string {
  const satin = pigmentOf(colour ?? chance.pick(['ivory', 'sage', 'blush']));
  const fill = sketch.across([
    { offset: 0, colour: satin.deep },
    { offset: 0.32, colour: satin.light },
    { offset: 1, colour: satin.deep },
  ]);
  const ends = [-16, 0, 15].map((x) =>
    stem({ from: { x: 566 + x, y: 1075 }, to: { x: 574 + x * 0.5, y: 900 }, bow: 0 }, 13, pigmentOf('green')),
  );
  const turns = Array.from({ length: 7 }, (_, index) => `M546 ${838 + index * 24}L604 ${822 + index * 24}`).join('');
  const band = `<path d="M548 742L602 742L598 1000Q572 1012 548 1000Z" fill="${fill}"/><path d="${turns}" stroke="${satin.vein}" stroke-opacity="0.35" stroke-width="2.5"/>`;
  const pearl = sketch.round(
    [
      { offset: 0, colour: '#ffffff' },
      { offset: 0.6, colour: '#eee4d4' },
      { offset: 1, colour: '#a8977c' },
    ],
    0.36,
    0.32,
    0.7,
  );
  const pin = `<path d="M478 968L672 846" stroke="#8e8a84" stroke-width="5" stroke-linecap="round"/><path d="M546 926L604 889" stroke="${satin.mid}" stroke-width="9"/><circle cx="676" cy="843" r="15" fill="${pearl}"/>`;
  return ends.join('') + band + pin;
}

/** The left breast of a jacket: cloth with a fine weave, the collar and its notch, the pocket and a white shirt. */
function lapel({ sketch, chance }: Drawing, asked?: Cloth): string {
  const [cloth, dark, light] =
    asked ??
    chance.pick([
      ['#56616f', '#36404d', '#6d7987'],
      ['#6d7468', '#4a5147', '#858c7e'],
      ['#7b6f66', '#554a43', '#94887d'],
    ]);
  const body = sketch.across([
    { offset: 0, colour: cloth ?? '' },
    { offset: 0.7, colour: dark ?? '' },
    { offset: 1, colour: dark ?? '' },
  ]);
  const facing = sketch.across([
    { offset: 0, colour: light ?? '' },
    { offset: 1, colour: cloth ?? '' },
  ]);
  const weave = Array.from({ length: 74 }, (_, index) => `M${-260 + index * 22} 0l300 1340`).join('');
  const shirt = sketch.across([
    { offset: 0, colour: '#fdfbf6' },
    { offset: 1, colour: '#ddd6ca' },
  ]);
  const shade = 'fill="#1c1a1e" fill-opacity="0.28"';
  return (
    `<rect width="1080" height="1340" fill="${body}"/>` +
    `<path d="M0 0H330C250 330 150 800 60 1340H0Z" fill="${shirt}"/><path d="M60 0C40 400 30 900 10 1340" stroke="#cfc6b6" stroke-width="3" fill="none"/>` +
    `<path d="M330 0C262 340 168 800 84 1340H130C230 1010 300 800 352 640Z" ${shade}/>` +
    // The lapel from the notch down, then the collar over it.
    `<path d="M345 330L820 400L700 560C560 860 330 1150 110 1340H60C170 900 280 560 345 330Z" fill="${facing}" stroke="${dark}" stroke-width="4"/>` +
    `<path d="M330 0H700C760 130 800 250 845 330L790 396L345 330C330 220 322 110 330 0Z" fill="${facing}" stroke="${dark}" stroke-width="4"/>` +
    `<path d="M820 400L845 330L790 396Z" ${shade}/>` +
    `<path d="M735 470l62 -26" stroke="${dark}" stroke-width="7" stroke-linecap="round"/>` +
    `<path d="M700 560C560 860 330 1150 110 1340" stroke="#15161a" stroke-opacity="0.35" stroke-width="9" fill="none"/>` +
    `<path d="${weave}" stroke="${light}" stroke-opacity="0.14" stroke-width="4"/>`
  );
}
