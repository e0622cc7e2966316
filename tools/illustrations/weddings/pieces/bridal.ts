import { pigmentOf } from '../../ink/colours';
import { group, moved, n, place, type Point, polar, type Sketch } from '../../ink/sketch';
import { type Dome, drawFan, drawHeads, type Posed, poseHeads, type Stock } from '../../arrangements/posing';
import { posy } from '../../arrangements/hand-tied';
import { boundHandle } from '../../arrangements/wrapping';
import { type Drawing, drawGrowth, headSize, partOf } from '../../species/specimen';
import { greensOf } from './garland';

export type BouquetStyle = 'round' | 'loose' | 'shower' | 'crescent';

/** Where the flowers of a bouquet have their middle, px. */
export const HEART: Point = { x: 540, y: 560 };

/** A bouquet to be carried, its stems bound in a ribbon of this colour. */
export function bridal(drawing: Drawing, stock: Stock, style: BouquetStyle, ribbon: string): string {
  const { sketch, chance } = drawing;
  const handle = trails(drawing, ribbon) + boundHandle(sketch, chance, ribbon);
  switch (style) {
    case 'round':
      return trails(drawing, ribbon) + posy(drawing, stock, ribbon);
    case 'loose':
      return handle + gathered(drawing, stock, { centre: HEART, rx: 310, ry: 250, unit: 92, fullness: 1.12 }, 1);
    case 'crescent':
      return handle + crescent(drawing, stock);
    case 'shower':
      return handle + shower(drawing, stock);
  }
}

/** Long silk tails under the bow. */
function trails({ sketch, chance }: Drawing, ribbon: string): string {
  const { light, mid, deep, vein } = pigmentOf(ribbon);
  const silk = sketch.across([
    { offset: 0, colour: mid },
    { offset: 0.4, colour: light },
    { offset: 1, colour: deep },
  ]);
  return [-1, 1, 0.35]
    .map((side, index) => {
      const [w, long] = [22 - index * 4, 1310 - index * 70];
      const sway = side * chance.between(50, 90);
      const x = 542 + side * 14;
      return `<path d="M${n(x)} 930C${n(x + sway)} 1030 ${n(x + side * 20)} 1120 ${n(x + sway * 1.3)} ${long}L${n(x + sway * 1.3 + w)} ${long - 16}L${n(x + sway * 1.3 + w * 2)} ${long + 4}C${n(x + side * 20 + w * 2)} 1120 ${n(x + sway + w * 2)} 1030 ${n(x + w)} 930Z" fill="${silk}" stroke="${vein}" stroke-opacity="0.25" stroke-width="1.5"/>`;
    })
    .join('');
}

/** As from a garden: greens and spires that reach out unevenly, and heads over them. */
function gathered(drawing: Drawing, stock: Stock, dome: Dome, lean: number): string {
  const { chance } = drawing;
  const centre = moved(dome.centre, { x: 0, y: dome.ry * 0.35 });
  const fan = (name: string, from: Stock['greens'], spread: number, count: number, length: number): string =>
    drawFan(partOf(drawing, name), from, { centre, spread, count, length, start: dome.ry * 0.25 });
  const low = [118, -124, 150].map((turn, index) =>
    group(
      drawGrowth(partOf(drawing, `low ${index}`), greensOf(stock)[index % greensOf(stock).length] ?? FERN, {
        length: dome.rx * (0.95 - index * 0.12),
        bow: 26,
      }),
      place(moved(dome.centre, { x: turn > 0 ? 60 : -60, y: dome.ry * 0.3 }), turn * lean),
    ),
  );
  const sprays = stock.sprays.length > 0 ? stock.sprays : greensOf(stock);
  return (
    low.join('') +
    fan('greens', [...greensOf(stock), FERN], 106, 17, dome.ry * 1.25) +
    fan('sprays', sprays, 74, 13, dome.ry * 1.78) +
    fan('leaves', [{ name: 'leaf', colour: 'green' }], 128, 15, dome.ry * 0.86) +
    fan('between', stock.sprays, 56, stock.sprays.length > 0 ? 8 : 0, dome.ry * 1.36) +
    drawHeads(partOf(drawing, 'heads'), poseHeads(chance.part('heads'), headsOf(stock), dome))
  );
}

const FERN = { name: 'leaf', colour: 'green' } as const;
const headsOf = ({ heads }: Stock): Stock['heads'] => (heads.length > 0 ? heads : [{ name: 'daisy', colour: 'white' }]);

/** Two horns of greens, the left one high, the right one low, round a heart of heads. */
function crescent(drawing: Drawing, stock: Stock): string {
  const horn = (turn: number, name: string): string =>
    group(
      drawFan(partOf(drawing, name), [...greensOf(stock), ...stock.sprays], {
        centre: { x: 0, y: 0 },
        spread: 26,
        count: 9,
        length: 370,
        start: 120,
      }),
      place(moved(HEART, { x: 0, y: 30 }), turn),
    );
  return (
    horn(-62, 'left') +
    horn(112, 'right') +
    gathered(drawing, stock, { centre: HEART, rx: 300, ry: 215, unit: 98, fullness: 1.25 }, 0.9)
  );
}

/** A round head of flowers that runs out below into a long tail. */
function shower(drawing: Drawing, stock: Stock): string {
  const { chance } = drawing;
  const heads = headsOf(stock);
  const tail: Posed[] = Array.from({ length: 17 }, (_, index) => {
    const t = (index + 0.5) / 17;
    const specimen = heads[(index * 3) % heads.length] ?? FERN;
    const half = 200 * (1 - t) ** 0.8;
    const at = { x: 540 + chance.between(-1, 1) * half + t * 36, y: 660 + t * 520 };
    const radius = (82 - 38 * t) * headSize(specimen.name) * chance.about(0.1);
    return { specimen, at, radius, facing: 180, share: 0.4 + t * 0.2 };
  });
  const hang = Array.from({ length: 15 }, (_, index) => {
    const t = index / 14;
    const from = [...greensOf(stock), ...stock.sprays];
    const turn = 180 + (index % 2 === 0 ? 1 : -1) * (46 - t * 36);
    const body = drawGrowth(partOf(drawing, `hang ${index}`), from[index % from.length] ?? FERN, {
      length: 290 - t * 80,
      bow: 20,
    });
    return group(body, place({ x: 540 + t * 30, y: 640 + t * 440 }, turn));
  });
  const dome: Dome = { centre: { x: 540, y: 500 }, rx: 310, ry: 245, unit: 92, fullness: 1.4 };
  return hang.join('') + drawHeads(partOf(drawing, 'tail'), tail) + gathered(drawing, stock, dome, 1);
}

/** What the bouquet throws on the surface it lies on. */
export function lying(sketch: Sketch, body: string, turn: number, scale: number, at: Point): string {
  const fill = sketch.round([
    { offset: 0, colour: '#1c1a16', opacity: 0.42 },
    { offset: 0.7, colour: '#1c1a16', opacity: 0.26 },
    { offset: 1, colour: '#1c1a16', opacity: 0 },
  ]);
  const off = polar(turn, 0);
  const shade = `<ellipse cx="575" cy="640" rx="420" ry="400" fill="${fill}"/><ellipse cx="580" cy="1080" rx="110" ry="240" fill="${fill}"/>`;
  return group(
    shade + body,
    `translate(${n(at.x + off.x)} ${n(at.y)})rotate(${turn})scale(${scale})translate(-540 -700)`,
  );
}
