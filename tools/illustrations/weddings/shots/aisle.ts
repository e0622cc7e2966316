import { group } from '../../ink/sketch';
import { hung } from '../pieces/bunches';
import { seat } from '../scenery/furniture';
import { behind, cast, own } from '../frame';
import type { Shot } from '../wedding-look';

/** An aisle end from near: a bunch tied to the last seat, the next ones dwindling up the aisle. */
export const aisleEnd =
  (where: 'outside' | 'inside' = 'outside', y = 640): Shot =>
  (shoot) => {
    const { drawing, look, stock } = shoot;
    const chair = seat(drawing.sketch, look.place.seat);
    const bunch = `<g id="bunch">${hung(own(shoot, 'bunch'), stock, look.ribbon)}</g>`;
    const one = (x: number, foot: number, scale: number, flip: 1 | -1): string =>
      group(
        `${group(chair, 'scale(1.12)')}<use href="#bunch" transform="translate(${flip * 8} -196)scale(${0.34 * flip} 0.34)"/>`,
        `translate(${x} ${foot})scale(${scale})`,
      );
    const rows = one(700, 900, 0.8, -1) + one(770, 960, 1.15, 1) + one(880, 1060, 1.75, -1);
    const across = one(330, 900, 0.8, 1) + one(240, 960, 1.15, -1) + one(100, 1060, 1.75, 1);
    const nearest = group(
      `${group(chair, 'scale(1.12)')}<g transform="translate(-10 -190)scale(0.37)">${hung(own(shoot, 'nearest'), stock, look.ribbon)}</g>`,
      'translate(610 1420)scale(4)',
    );
    return (
      behind(shoot, where, { blur: 9, zoom: 1.25, y }) +
      `<defs>${bunch}</defs><g filter="url(#far4)">${rows}${across}</g>` +
      nearest +
      cast(drawing.sketch, look.light)
    );
  };
