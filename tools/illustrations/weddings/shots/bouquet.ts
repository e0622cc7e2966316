import { mix, pigmentOf } from '../../ink/colours';
import { group, n, type Sketch } from '../../ink/sketch';
import { type BouquetStyle, bridal, lying } from '../pieces/bridal';
import { figure, type Figure } from '../pieces/figure';
import { surface, type Surface } from '../scenery/surfaces';
import { behind, cast, own } from '../frame';
import type { Shoot, Shot } from '../wedding-look';

const bouquet = (shoot: Shoot, style: BouquetStyle): string =>
  bridal(own(shoot, 'bouquet'), shoot.stock, style, shoot.look.ribbon);

/** Where the photographer stood: before her, near, or to one side. */
const CROPS = {
  whole: '',
  near: 'translate(540 760)scale(1.26)translate(-540 -820)',
  left: 'translate(560 700)scale(1.14)rotate(-5)translate(-660 -760)',
  right: 'translate(520 700)scale(1.14)rotate(5)translate(-420 -760)',
} as const;

/** The bride from shoulder to hem, her bouquet held before her, the place out of focus behind. */
export const held =
  (style: BouquetStyle, dress: Figure, crop: keyof typeof CROPS = 'whole'): Shot =>
  (shoot) => {
    const { sketch } = shoot.drawing;
    const flowers = group(bouquet(shoot, style), 'translate(540 800)scale(0.86)translate(-540 -660)');
    return (
      behind(shoot, 'outside', { blur: 16, zoom: 1.7, y: 600 }) +
      group(figure(sketch, dress, flowers, style !== 'shower'), CROPS[crop]) +
      cast(sketch, shoot.look.light)
    );
  };

/** The bouquet laid down, seen from above. */
export const laid =
  (style: BouquetStyle, on: Surface, turn = 34): Shot =>
  (shoot) => {
    const { sketch } = shoot.drawing;
    const at = { x: 540 + Math.sin((turn * Math.PI) / 180) * -20, y: 690 };
    return (
      surface(own(shoot, 'surface'), on) +
      strewn(shoot) +
      lying(sketch, bouquet(shoot, style), turn, 1.08, at) +
      cast(sketch, shoot.look.light)
    );
  };

/** Petals that have fallen round it. */
function strewn({ drawing, look }: Shoot): string {
  const chance = drawing.chance.part('strewn');
  const colours = Object.values(look.flowers).flat();
  return Array.from({ length: 22 }, () => {
    const { light, mid } = pigmentOf(colours[chance.whole(0, colours.length - 1)] ?? 'white');
    const [x, y, turn] = [chance.between(30, 1050), chance.between(40, 1300), chance.between(0, 360)];
    return `<g transform="translate(${n(x)} ${n(y)})rotate(${n(turn)})"><ellipse cx="5" cy="7" rx="22" ry="15" fill="#241f1a" fill-opacity="0.2"/><path d="M-22 0Q0 -22 22 0Q0 18 -22 0Z" fill="${mid}"/><path d="M-18 -2Q0 -18 18 -2Q0 6 -18 -2Z" fill="${light}"/></g>`;
  }).join('');
}

/** The flowers of the bouquet from so near that nothing else is seen. */
export const near =
  (style: BouquetStyle, zoom = 2.1, x = 500, y = 560): Shot =>
  (shoot) => {
    const { sketch } = shoot.drawing;
    const body = group(bouquet(shoot, style), `translate(540 670)scale(${zoom})translate(${-x} ${-y})`);
    return behind(shoot, 'outside', { blur: 16, zoom: 2.2 }) + soft(sketch) + body + cast(sketch, shoot.look.light);
  };

function soft(sketch: Sketch): string {
  const fill = sketch.round([
    { offset: 0, colour: mix('#1d2a1a', '#000000', 0.1), opacity: 0.4 },
    { offset: 1, colour: '#1d2a1a', opacity: 0.1 },
  ]);
  return `<rect width="1080" height="1340" fill="${fill}"/>`;
}
