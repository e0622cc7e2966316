import type { DrawnPicture, Form } from './drawn-picture';
import { compose } from './compose';
import { doorstep } from './doorstep';
import { handTied, sheaf } from './form-hand-tied';
import { tableCentre } from './form-table';
import { groundShade } from './ground';
import type { Stock } from './posing';
import { group, type Sketch } from './sketch';
import type { Drawing } from './specimen';

const FLOOR = 1160;

/** How large flat goods are that lean against the door, and where their lower edge is on their page. */
const LEANING: Readonly<Partial<Record<Form, readonly [scale: number, foot: number]>>> = {
  wreath: [0.74, 1150],
  'gift-box': [0.72, 1130],
};

/** As the driver leaves it: on the step of a front door, flat goods in their parcel, the others standing in a carrier. */
export function deliveredView(drawing: Drawing, picture: DrawnPicture, stock: Stock): string {
  const { sketch, chance } = drawing;
  const scene = doorstep(sketch, chance.part('door'));
  return scene + parcel(drawing, picture, stock);
}

function parcel(drawing: Drawing, picture: DrawnPicture, stock: Stock): string {
  const { sketch } = drawing;
  const lift = (body: string): string => `<g filter="url(#lift)">${body}</g>`;
  switch (picture.form) {
    case 'card':
    case 'guide':
    case 'voucher':
    case 'gift-box':
    case 'wreath': {
      // It leans against the door as it was carried.
      const { subject } = compose(drawing, picture, stock);
      const [scale, foot] = LEANING[picture.form] ?? [0.5, 1140];
      return (
        groundShade(sketch, 540, FLOOR - 40, 280, 0.5) +
        lift(group(subject, `translate(540 ${FLOOR - 40})scale(${scale})translate(-540 ${-foot})`))
      );
    }
    case 'stem':
    case 'candle': {
      const { subject, foot } = compose(drawing, picture, stock);
      const [scale, half, high] = picture.form === 'stem' ? [0.78, 112, 330] : [0.5, 150, 170];
      const inside = group(subject, `translate(540 ${FLOOR - 10})scale(${scale})translate(-540 ${-foot})`);
      return groundShade(sketch, 540, FLOOR, half * 1.3, 0.5) + lift(inside + carrier(sketch, half, high));
    }
    case 'pot-plant':
    case 'vase':
    case 'table-centre': {
      const isLow = picture.form === 'table-centre';
      const { subject, foot } = isLow ? tableCentre(drawing, stock, true) : compose(drawing, picture, stock);
      const wide = isLow ? 300 : 190;
      const scale = isLow ? 0.74 : 0.72;
      const inside = group(subject, `translate(540 ${FLOOR - 30})scale(${scale})translate(-540 ${-foot})`);
      return groundShade(sketch, 540, FLOOR, wide * 1.3, 0.5) + lift(inside + carrier(sketch, wide, 150));
    }
    case 'buttonhole': {
      const { subject, foot } = compose(drawing, picture, stock);
      const inside = group(subject, `translate(540 ${FLOOR})scale(0.5)translate(-572 ${-foot})`);
      return groundShade(sketch, 540, FLOOR, 190, 0.5) + lift(inside + carrier(sketch, 150, 124));
    }
    case 'bouquet':
    case 'posy':
    case 'arch': {
      const flowers = stock.heads.length > 0 ? handTied(drawing, stock, 'paper') : sheaf(drawing, stock, 740);
      const inside = group(flowers, `translate(540 ${FLOOR - 24})scale(0.78)translate(-540 -1235)`);
      return groundShade(sketch, 540, FLOOR, 250, 0.5) + lift(inside + carrier(sketch, 178, 270));
    }
  }
}

/** A carton open at its top, its label and a cord handle; `half` of its width, px. */
function carrier(sketch: Sketch, half: number, high: number): string {
  const [l, r, top] = [540 - half, 540 + half, FLOOR - high];
  const front = sketch.across([
    { offset: 0, colour: '#e0c297' },
    { offset: 0.5, colour: '#cfa976' },
    { offset: 1, colour: '#b58c58' },
  ]);
  const side = sketch.across([
    { offset: 0, colour: '#a67c4a' },
    { offset: 1, colour: '#86622f' },
  ]);
  const label = `<rect x="${540 - half * 0.5}" y="${top + high * 0.26}" width="${half}" height="${high * 0.5}" rx="5" fill="#fbf6ea"/><path d="M${540 - half * 0.36} ${top + high * 0.58}h${half * 0.72}M${540 - half * 0.36} ${top + high * 0.66}h${half * 0.5}" stroke="#8d806a" stroke-width="5" stroke-linecap="round"/>`;
  const mark = `<g transform="translate(540 ${top + high * 0.41})" stroke="#4f7a52" stroke-width="5" fill="none"><path d="M0 18V-6M0 8q-18 -2 -22 -18q20 0 22 18M0 8q18 -2 22 -18q-20 0 -22 18"/><circle cy="-12" r="8" fill="#c9837c" stroke="none"/></g>`;
  return (
    `<path d="M${r} ${top}L${r + 54} ${top - 26}V${FLOOR - 34}L${r} ${FLOOR}Z" fill="${side}"/><rect x="${l}" y="${top}" width="${half * 2}" height="${high}" fill="${front}"/>` +
    `<path d="M${l} ${top}H${r}" stroke="#8a6738" stroke-width="5"/><path d="M${l} ${top + 16}H${r}" stroke="#fff2d8" stroke-opacity="0.35" stroke-width="4"/>` +
    `<path d="M${l + half * 0.55} ${top + 24}v-6M${r - half * 0.55} ${top + 24}v-6" stroke="#5a4326" stroke-width="10" stroke-linecap="round"/>${label}${mark}`
  );
}
