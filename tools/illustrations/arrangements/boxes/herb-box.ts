import { mix, pigmentOf } from '../../ink/colours';
import { group, place, type Point } from '../../ink/sketch';
import { stem } from '../../plants/stem';
import { type Drawing, drawGrowth, drawHead } from '../../species/specimen';
import type { Composition } from '../compose';
import type { Stock } from '../posing';
import { BOX } from './laid-stems';
import { CARDS } from './letterbox';

/** Bunches of herbs side by side, each with its label, and marigold heads between them. */
export function herbBox(drawing: Drawing, { heads, greens }: Stock): Composition {
  const { sketch, chance } = drawing;
  const card = CARDS[1];
  const { x, y, wide, high } = BOX;
  const box = `<rect x="${x - 30}" y="${y - 30}" width="${wide + 60}" height="${high + 60}" rx="8" fill="${mix(card, '#ffffff', 0.35)}" stroke="${mix(card, '#1d2a1c', 0.45)}" stroke-width="3"/><rect x="${x}" y="${y}" width="${wide}" height="${high}" fill="${mix(card, '#1d2a1c', 0.3)}"/>`;
  const herbs = ['rosemary', 'mint', 'herb-sage', 'bay'].map((name, index): string => {
    const specimen = greens.find((green) => green.name === name) ?? { name, colour: 'green' };
    const tie: Point = { x: x + 96 + index * 182, y: y + high - 128 };
    const sprigs = [-11, 9, -5, 4, 0].map((turn, at) =>
      group(
        drawGrowth({ sketch, chance: chance.part(`${name} ${at}`) }, specimen, {
          length: 440 - Math.abs(turn) * 6,
          bow: turn,
        }),
        place(tie, turn),
      ),
    );
    const ends = [-16, -5, 6, 16].map((dx) =>
      stem(
        { from: { x: tie.x + dx * 1.5, y: tie.y + 92 }, to: { x: tie.x + dx * 0.5, y: tie.y - 20 }, bow: 0 },
        8,
        pigmentOf('green'),
      ),
    );
    const twine = `<path d="M${tie.x - 26} ${tie.y - 6}h52M${tie.x - 26} ${tie.y + 8}h52" stroke="#dccaa0" stroke-width="9"/>`;
    const tag = `<path d="M${tie.x} ${tie.y + 4}l24 34" stroke="#8a7a5c" stroke-width="3"/><rect x="${tie.x + 2}" y="${tie.y + 34}" width="74" height="42" rx="4" fill="#fdf9ee" stroke="#b9a98a" stroke-width="2"/><path d="M${tie.x + 14} ${tie.y + 50}h48M${tie.x + 14} ${tie.y + 62}h30" stroke="#8d806a" stroke-width="4"/>`;
    return ends.join('') + sprigs.join('') + twine + tag;
  });
  const marigold = heads.find(({ colour }) => colour === 'orange') ?? { name: 'chrysanthemum', colour: 'orange' };
  const flowers = [0, 1, 2].map((index) =>
    group(
      drawHead({ sketch, chance: chance.part(`marigold ${index}`) }, marigold, {
        unit: 62,
        facing: index * 90,
        tilt: 0.1,
      }),
      place({ x: x + 187 + index * 182, y: y + high - 56 - (index % 2) * 26 }),
    ),
  );
  const front = `<path d="M${x - 30} ${y + high + 30}h${wide + 60}l-8 44h${-(wide + 44)}Z" fill="${mix(card, '#1d2a1c', 0.35)}"/>`;
  return {
    ground: '',
    subject: group(box + herbs.join('') + flowers.join('') + front, 'rotate(-2 540 640)'),
    foot: 1004,
  };
}
