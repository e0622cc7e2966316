import type { Illustration, Arrangement } from '../illustration';
import { arch } from './arch';
import { buttonhole } from './buttonhole';
import { scentedCandle } from './candle';
import { potPlant, standardTree } from './growing';
import { handTied, inVase, posy } from './hand-tied';
import { giftBox } from './gift-box';
import { kindOf } from './kinds';
import { coffinSpray } from './coffin-spray';
import { letters } from './letters';
import { greetingsCard, guide, voucher } from './paper-goods';
import { plate } from '../species/plate';
import { wreath } from './ring';
import { tableCentre } from './table-centre';
import { specimenOf, type Stock } from './posing';
import type { Drawing } from '../species/specimen';

export interface Composition {
  /** What it stands on or before; drawn without a lifted shade. */
  readonly ground: string;
  readonly subject: string;
  /** px on the page: where it touches the ground, for those who set it down elsewhere. */
  readonly foot: number;
}

/** The arrangement of a picture, around the middle of a page of 1080 by 1340. */
export function compose(drawing: Drawing, picture: Illustration, stock: Stock): Composition {
  const own = kindOf(picture.arrangement);
  if (own !== null) return own.draw(drawing, stock);
  const first = specimenOf(stock, picture.species, 0);
  switch (picture.arrangement) {
    case 'bouquet':
      return { ground: '', subject: handTied(drawing, stock), foot: 1240 };
    case 'vase':
      return inVase(drawing, stock);
    case 'posy':
      return { ground: '', subject: posy(drawing, stock), foot: 1120 };
    case 'wreath':
      return {
        ground: '',
        subject: wreath(drawing, stock, picture.isQuiet === true),
        foot: picture.isQuiet ? 1085 : 1150,
      };
    case 'letters':
      return letters(drawing, stock, picture.word ?? 'MUM', picture.colours);
    case 'spray':
      return coffinSpray(drawing, stock);
    case 'arch':
      return arch(drawing, stock);
    case 'pot-plant':
      return potPlant(drawing, stock);
    case 'gift-box':
      return { ground: '', subject: giftBox(drawing, stock, picture.colours.includes('chocolate')), foot: 1130 };
    case 'buttonhole':
      return buttonhole(drawing, picture.species, stock);
    case 'table-centre':
      return tableCentre(drawing, stock);
    case 'tree':
      return standardTree(drawing, stock);
    case 'stem':
      return { ground: '', subject: plate(drawing, first), foot: 1232 };
    case 'card':
      return greetingsCard(drawing, first);
    case 'guide':
      return guide(drawing, first, picture.word ?? '');
    case 'voucher':
      return voucher(drawing, first);
    case 'candle':
      return scentedCandle(drawing, first, stock, picture.word ?? '');
    default:
      throw new Error(`${picture.arrangement} has no drawing`);
  }
}

/** Where a detail looks, px: on the flowers, whatever the arrangement. */
export function focusOf(arrangement: Arrangement): { readonly x: number; readonly y: number } {
  const own = kindOf(arrangement);
  if (own !== null) return own.focus;
  switch (arrangement) {
    case 'gift-box':
    case 'posy':
      return { x: 510, y: 560 };
    case 'stem':
    case 'tree':
    case 'card':
    case 'guide':
      return { x: 530, y: 540 };
    case 'voucher':
      return { x: 470, y: 640 };
    case 'candle':
      return { x: 540, y: 740 };
    case 'wreath':
      return { x: 350, y: 480 };
    case 'letters':
      return { x: 320, y: 640 };
    case 'spray':
      return { x: 500, y: 660 };
    case 'arch':
      return { x: 400, y: 380 };
    case 'pot-plant':
      return { x: 540, y: 560 };
    case 'buttonhole':
      return { x: 590, y: 560 };
    case 'table-centre':
      return { x: 520, y: 760 };
    default:
      return { x: 520, y: 500 };
  }
}
