import { pigmentOf } from '../../ink/colours';
import { group, n } from '../../ink/sketch';
import { ceremony, type CeremonyStyle, doorway, petals } from '../pieces/ceremony';
import { cast, own } from '../frame';
import { hung } from '../pieces/bunches';
import { seat } from '../scenery/furniture';
import type { Shoot, Shot } from '../wedding-look';

/** px of a metre on the ground at `y`, seen from two metres up. */
export const metre = (horizon: number, y: number): number => (y - horizon) / 2;

export interface Rows {
  /** px: the ground under the last row, and under the nearest. */
  readonly far: number;
  readonly near: number;
  readonly rows: number;
  readonly across: number;
}

/** Rows of seats to both sides of an aisle, the farthest first, a bunch on each aisle end when `dressed`. */
export function seats(shoot: Shoot, { far, near, rows, across }: Rows, dressed: boolean): string {
  const { drawing, look, stock } = shoot;
  const { horizon, seat: kind } = look.place;
  const chair = seat(drawing.sketch, kind);
  const bunch = dressed ? `<g id="bunch">${hung(own(shoot, 'bunch'), stock, look.ribbon)}</g>` : '';
  const apart = kind === 'chair' || kind === 'cane' ? 0.6 : 1.05;
  const drawn = Array.from({ length: rows }, (_, row) => {
    const y = horizon + (far - horizon) * ((near - horizon) / (far - horizon)) ** (row / Math.max(1, rows - 1));
    const m = metre(horizon, y);
    const one = (side: number, place: number): string => {
      const x = 540 + side * (0.95 + place * apart) * m;
      const hangs = dressed && place === 0;
      const flip = (row + (side > 0 ? 1 : 0)) % 2 === 0 ? 1 : -1;
      const flowers = hangs
        ? `<use href="#bunch" transform="translate(${-side * 64} -200)scale(${0.2 * flip} 0.2)"/>`
        : '';
      return group(chair + flowers, `translate(${n(x)} ${n(y)})scale(${Math.round((m / 290) * 1000) / 1000})`);
    };
    return Array.from({ length: across }, (_s, place) => one(-1, across - 1 - place) + one(1, across - 1 - place)).join(
      '',
    );
  });
  return `<defs>${bunch}</defs>${drawn.join('')}`;
}

export interface Ceremony {
  readonly style: CeremonyStyle;
  /** `#rrggbb` */
  readonly timber: string;
  /** px: the ground it stands on. */
  readonly foot: number;
  readonly dressed?: boolean;
  readonly rows?: number;
}

/** The place of the wedding as the first guest finds it: rows of seats, and what the couple will stand before. */
export const view =
  ({ style, timber, foot, dressed = true, rows = 4 }: Ceremony): Shot =>
  (shoot) => {
    const { drawing, look, stock } = shoot;
    const { sketch } = drawing;
    const scale = metre(look.place.horizon, foot) / 330;
    const stage = group(
      ceremony(own(shoot, 'stage'), stock, style, timber),
      `translate(540 ${foot})scale(${Math.round(scale * 1000) / 1000})translate(-540 -1235)`,
    );
    const colours = Object.values(look.flowers)
      .flat()
      .slice(0, 3)
      .map((colour) => pigmentOf(colour).light);
    return (
      look.place.outside(own(shoot, 'outside')) +
      petals(sketch, drawing, colours, foot + 20) +
      stage +
      (rows > 0 ? seats(shoot, { far: foot + 60, near: 1330, rows, across: 3 }, dressed) : '') +
      cast(sketch, look.light)
    );
  };

export interface Door {
  /** px of the opening in the place's own drawing. */
  readonly half: number;
  readonly spring: number;
  readonly foot: number;
  readonly size: number;
}

/** The building of the wedding, its doorway dressed, a little nearer when `zoom`. */
export const atTheDoor =
  (door: Door, zoom = 1, y = 670): Shot =>
  (shoot) => {
    const { drawing, look, stock } = shoot;
    const place = look.place.outside(own(shoot, 'outside'));
    const body = place + doorway(own(shoot, 'door'), stock, door);
    return group(body, `translate(540 670)scale(${zoom})translate(-540 ${-y})`) + cast(drawing.sketch, look.light);
  };
