import type { Illustration } from '../illustration';
import { compose, type Composition } from '../arrangements/compose';
import { isUnpacked, kindOf } from '../arrangements/kinds';
import { bunchInVase, stemInVase } from '../arrangements/hand-tied';
import { groundShade } from '../ink/ground';
import { specimenOf, type Stock } from '../arrangements/posing';
import { quietRoom } from './quiet';
import { books, framedPrint, type Hour, lampLight, sideboard, sunPatch, wall, windowSide } from './room';
import { group } from '../ink/sketch';
import type { Drawing } from '../species/specimen';

const EDGE = 1135;
/** Where things stand on the sideboard's top, px. */
const STAND = 1082;

/** The product in a room: on the sideboard by the window; a wreath on its nail; an arch out in the garden. */
export function roomView(drawing: Drawing, picture: Illustration, stock: Stock, isEvening: boolean): string {
  const hour: Hour = isEvening ? 'evening' : 'day';
  const { sketch, chance } = drawing;
  const own = chance.part('room');
  const light = isEvening ? lampLight(sketch) : '';
  if (picture.arrangement === 'arch') return garden(drawing, compose(drawing, picture, stock)) + light;
  const product = atHome(drawing, picture, stock);
  if (picture.isQuiet)
    return (
      quietRoom(sketch, EDGE) +
      groundShade(sketch, 540, STAND, Math.max(120, product.half) * product.scale, 0.4) +
      set(product, 540, product.scale, STAND) +
      light
    );
  const hangs = picture.arrangement === 'wreath';
  const around = wall(sketch, own, hour) + windowSide(sketch, hour) + (isEvening ? '' : sunPatch());
  const board = sideboard(sketch, own, EDGE, hour);
  const left = hangs ? books(sketch, 640, STAND) : books(sketch, 800, STAND);
  const shade = groundShade(sketch, hangs ? 740 : 905, STAND, 120, 0.4);
  const frame = hangs ? '' : framedPrint(846, 214);
  const placed = hangs
    ? `<path d="M540 96v110" stroke="#8d7b5f" stroke-width="4"/><circle cx="540" cy="94" r="8" fill="#a8813c"/>` +
      set(product, 540, 0.7, 505 + 480 * 0.7)
    : set(product, 500, product.scale, STAND);
  const contact = hangs ? '' : groundShade(sketch, 500, STAND, product.half * product.scale, 0.5);
  return around + frame + board + shade + left + contact + placed + light;
}

interface Placed extends Composition {
  readonly scale: number;
  /** Half the width it stands on, px before scaling. */
  readonly half: number;
}

/** Loose flowers are put in a vase; what comes in a pot, bowl or vase keeps it. */
function atHome(drawing: Drawing, picture: Illustration, stock: Stock): Placed {
  const kind = kindOf(picture.arrangement);
  if (kind !== null && !isUnpacked(picture.arrangement))
    return { ...kind.draw(drawing, stock), ground: '', scale: kind.scale, half: kind.half };
  switch (picture.arrangement) {
    case 'vase':
    case 'tree':
    case 'pot-plant':
      return { ...compose(drawing, picture, stock), ground: '', scale: 0.74, half: 150 };
    case 'table-centre':
      return { ...compose(drawing, picture, stock), ground: '', scale: 0.72, half: 280 };
    case 'wreath':
    case 'arch':
      return { ...compose(drawing, picture, stock), ground: '', scale: 0.7, half: 0 };
    case 'letters':
      return { ...compose(drawing, picture, stock), ground: '', scale: 0.66, half: 460 };
    case 'spray':
      return { ...compose(drawing, picture, stock), ground: '', scale: 0.72, half: 380 };
    case 'card':
    case 'guide':
    case 'voucher':
      return { ...compose(drawing, picture, stock), ground: '', scale: 0.52, half: 300 };
    case 'candle':
      return { ...compose(drawing, picture, stock), ground: '', scale: 0.5, half: 210 };
    case 'stem':
      return { ...stemInVase(drawing, specimenOf(stock, picture.species, 0)), scale: 0.95, half: 80 };
    case 'buttonhole':
      return { ...bunchInVase(drawing, stock, 'small'), ground: '', scale: 0.95, half: 100 };
    default:
      return { ...bunchInVase(drawing, stock, 'full'), ground: '', scale: 0.84, half: 130 };
  }
}

const set = ({ subject, foot }: Composition, x: number, scale: number, y: number): string =>
  `<g filter="url(#lift)">${group(subject, `translate(${x} ${y})scale(${scale})translate(-540 ${-foot})`)}</g>`;

/** A lawn before a hedge, for what is too large for a room. */
function garden({ sketch }: Drawing, { ground, subject }: Composition): string {
  const sky = sketch.rising([
    { offset: 0, colour: '#e9efdc' },
    { offset: 0.4, colour: '#eef3ee' },
    { offset: 1, colour: '#cfdfe8' },
  ]);
  const hedge = sketch.rising([
    { offset: 0, colour: '#6f8a5e' },
    { offset: 1, colour: '#a3b68d' },
  ]);
  const rounds = Array.from({ length: 13 }, (_, index) => {
    const [x, r] = [index * 92 - 10, 92 + ((index * 37) % 40)];
    return `<circle cx="${x}" cy="${900 - ((index * 53) % 70)}" r="${r}" fill="${hedge}" fill-opacity="0.85"/>`;
  }).join('');
  const path = '<path d="M480 1120H600L860 1340H220Z" fill="#e9dcc2"/>';
  const chairs = [120, 850]
    .map(
      (x) =>
        `<path d="M${x} 1010h110M${x + 6} 1010v120M${x + 104} 1010v120M${x} 890v120M${x + 110} 890v120M${x} 892h110M${x} 930h110M${x} 968h110" stroke="#f7f1e4" stroke-width="12" stroke-linecap="round" fill="none"/>`,
    )
    .join('');
  return `<rect width="1080" height="1340" fill="${sky}"/>${rounds}<rect y="900" width="1080" height="440" fill="#b3c193"/>${path}${chairs}${ground}<g filter="url(#lift)">${subject}</g>`;
}
