import type { Illustration, Arrangement } from '../illustration';
import { compose } from '../arrangements/compose';
import { doorstep } from './doorstep';
import { handTied, sheaf } from '../arrangements/hand-tied';
import type { Kind } from '../arrangements/kind';
import { cardOf } from '../arrangements/boxes/letterbox';
import { kindOf } from '../arrangements/kinds';
import { tableCentre } from '../arrangements/table-centre';
import { groundShade } from '../ink/ground';
import type { Stock } from '../arrangements/posing';
import { carrier, closedCarton, FLOOR, letter, postedBox } from './parcels';
import { stoneStep } from './quiet';
import { group } from '../ink/sketch';
import type { Drawing } from '../species/specimen';

/** Scale of flat products that lean against the door. */
const LEANING: Readonly<Partial<Record<Arrangement, number>>> = { wreath: 0.74, 'gift-box': 0.72 };

/** As delivered: on the step of a front door (before a plain stone wall when it is quiet), flat products in their parcel, the others standing in a carrier. */
export function deliveredView(drawing: Drawing, picture: Illustration, stock: Stock): string {
  const { sketch, chance } = drawing;
  const scene = picture.isQuiet ? stoneStep(sketch) : doorstep(sketch, chance.part('door'));
  return scene + parcel(drawing, picture, stock);
}

function parcel(drawing: Drawing, picture: Illustration, stock: Stock): string {
  const { sketch } = drawing;
  const lift = (body: string): string => `<g filter="url(#lift)">${body}</g>`;
  const kind = kindOf(picture.arrangement);
  if (kind !== null) return parcelOf(kind, drawing, picture, stock);
  switch (picture.arrangement) {
    case 'card':
    case 'guide':
    case 'voucher':
      return groundShade(sketch, 540, FLOOR - 60, 250, 0.5) + lift(letter(sketch, FLOOR - 60));
    case 'candle':
      return groundShade(sketch, 540, FLOOR - 20, 200, 0.5) + lift(closedCarton(sketch, FLOOR - 20));
    case 'gift-box':
    case 'letters':
    case 'spray':
    case 'wreath':
      return leaning(drawing, picture, stock);
    case 'stem': {
      const { subject, foot } = compose(drawing, picture, stock);
      const inside = group(subject, `translate(540 ${FLOOR - 10})scale(0.56)translate(-545 ${-foot})`);
      return groundShade(sketch, 540, FLOOR, 120, 0.5) + lift(inside + carrier(sketch, 84, 250));
    }
    case 'tree':
    case 'pot-plant':
    case 'vase':
    case 'table-centre': {
      const isLow = picture.arrangement === 'table-centre';
      const { subject, foot } = isLow ? tableCentre(drawing, stock, true) : compose(drawing, picture, stock);
      const wide = isLow ? 300 : 190;
      const scale = isLow ? 0.74 : 0.72;
      const inside = group(subject, `translate(540 ${FLOOR - 30})scale(${scale})translate(-540 ${-foot})`);
      return groundShade(sketch, 540, FLOOR, wide * 1.3, 0.5) + lift(inside + carrier(sketch, wide, 150));
    }
    case 'buttonhole': {
      const { subject, foot } = compose(drawing, picture, stock);
      const inside = group(subject, `translate(540 ${FLOOR})scale(0.66)translate(-572 ${-foot})`);
      return groundShade(sketch, 540, FLOOR, 190, 0.5) + lift(inside + carrier(sketch, 140, 150));
    }
    default: {
      const flowers = stock.heads.length > 0 ? handTied(drawing, stock, 'paper') : sheaf(drawing, stock, 740);
      const inside = group(flowers, `translate(540 ${FLOOR - 24})scale(0.78)translate(-540 -1235)`);
      return groundShade(sketch, 540, FLOOR, 250, 0.5) + lift(inside + carrier(sketch, 178, 270));
    }
  }
}

function parcelOf(kind: Kind, drawing: Drawing, picture: Illustration, stock: Stock): string {
  const { sketch } = drawing;
  // A quiet wall has no door.
  if (kind.parcel === 'open' || (kind.parcel === 'post' && picture.isQuiet)) return leaning(drawing, picture, stock);
  if (kind.parcel === 'post') return `<g filter="url(#lift)">${postedBox(sketch, cardOf(drawing.chance))}</g>`;
  if (kind.parcel === 'carton') {
    return `${groundShade(sketch, 540, FLOOR - 20, 200, 0.5)}<g filter="url(#lift)">${closedCarton(sketch, FLOOR - 20)}</g>`;
  }
  const { subject, foot } = kind.draw(drawing, stock);
  const wide = Math.min(300, kind.half * 0.72 + 60);
  const inside = group(subject, `translate(540 ${FLOOR - 30})scale(0.7)translate(-540 ${-foot})`);
  return `${groundShade(sketch, 540, FLOOR, wide * 1.3, 0.5)}<g filter="url(#lift)">${inside}${carrier(sketch, wide, 150)}</g>`;
}

/** It leans against the door as it was carried. */
function leaning(drawing: Drawing, picture: Illustration, stock: Stock): string {
  const { subject, foot } = compose(drawing, picture, stock);
  const scale = LEANING[picture.arrangement] ?? 0.6;
  const set = group(subject, `translate(540 ${FLOOR - 40})scale(${scale})translate(-540 ${-foot})`);
  return groundShade(drawing.sketch, 540, FLOOR - 40, 280, 0.5) + `<g filter="url(#lift)">${set}</g>`;
}
