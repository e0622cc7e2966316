import type { Composition } from './compose';
import { mix, pigmentOf } from '../ink/colours';
import { groundShade, tableTop } from '../ink/ground';
import { lettered } from './lettering';
import { plate } from '../species/plate';
import { group, n, type Sketch } from '../ink/sketch';
import type { Drawing, Specimen } from '../species/specimen';
import { bow } from './wrapping';

const CREAM = '#fdf9ef';
const INK = '#3f5a48';

/** The species as it is printed on paper goods: its plate, made small around a middle, px. */
const printed = (drawing: Drawing, specimen: Specimen, x: number, y: number, scale: number): string =>
  group(plate(drawing, specimen), `translate(${x} ${y})scale(${scale})translate(-540 -720)`);

/** A greetings card standing open on a table before its envelope, the flower painted on its front. */
export function greetingsCard(drawing: Drawing, specimen: Specimen): Composition {
  const { sketch } = drawing;
  const tint = mix(pigmentOf(specimen.colour).light, CREAM, 0.72);
  const kraft = sketch.across([
    { offset: 0, colour: '#dcbd91' },
    { offset: 1, colour: '#b98f5b' },
  ]);
  const inside = sketch.across([
    { offset: 0, colour: '#d9cdb8' },
    { offset: 1, colour: '#f4ecdd' },
  ]);
  const envelope = `<g transform="rotate(7 780 900)"><rect x="470" y="620" width="480" height="500" rx="4" fill="${kraft}"/><path d="M470 620L710 860L950 620" fill="none" stroke="#8a6738" stroke-opacity="0.6" stroke-width="4"/></g>`;
  const card =
    // The back leaf begins at the fold, so it stands behind the front and not beside it.
    `<path d="M216 246L838 312V1092L216 1146Z" fill="${inside}" stroke="#b7a98c" stroke-opacity="0.5" stroke-width="2"/><path d="M776 320L800 312V1098L776 1102Z" fill="#6b5a3c" fill-opacity="0.22"/><rect x="776" y="247" width="5" height="898" fill="#cdbf9f"/><rect x="216" y="246" width="560" height="900" fill="${CREAM}"/><rect x="246" y="276" width="500" height="840" fill="${tint}"/>` +
    `<rect x="246" y="276" width="500" height="840" fill="none" stroke="${mix(pigmentOf('sage').mid, CREAM, 0.3)}" stroke-width="3"/>`;
  const art = printed(drawing, specimen, 496, 690, 0.57);
  const ground = tableTop(sketch, 1010) + groundShade(sketch, 520, 1142, 270, 0.45);
  return { ground, subject: envelope + card + art, foot: 1146 };
}

/** A printed booklet lying on the page, its leaves showing beside the cover; `title` stands on it. */
export function guide(drawing: Drawing, specimen: Specimen, title: string): Composition {
  const { sketch } = drawing;
  const ink = mix(pigmentOf('deep-green').mid, '#20301f', 0.2);
  const cover = sketch.across([
    { offset: 0, colour: '#e9e0c9' },
    { offset: 0.06, colour: '#fbf5e6' },
    { offset: 0.12, colour: '#efe6d1' },
    { offset: 1, colour: '#fdf8ea' },
  ]);
  const leaves = [34, 27, 20, 13, 6]
    .map(
      (off) =>
        `<path d="M230 ${200 + off * 0.6}H${850 + off}V${1100 + off * 0.6}H230Z" fill="#f2e9d6" stroke="#b5a684" stroke-width="2"/>`,
    )
    .join('');
  const front =
    `<rect x="230" y="200" width="620" height="900" rx="4" fill="${cover}"/><rect x="268" y="238" width="544" height="824" fill="none" stroke="${ink}" stroke-width="5"/><rect x="282" y="252" width="516" height="796" fill="none" stroke="${ink}" stroke-width="1.6"/>` +
    lettered(title, { x: 540, foot: 372, high: 62, room: 440 }, ink) +
    lettered('A SHORT GUIDE', { x: 540, foot: 1006, high: 34, room: 400 }, ink) +
    '<path d="M236 200V1100" stroke="#8f8468" stroke-opacity="0.5" stroke-width="12"/><path d="M231 380v70M231 850v70" stroke="#9aa0a3" stroke-width="7" stroke-linecap="round"/>';
  const art = printed(drawing, specimen, 540, 668, 0.4);
  const body = group(leaves + front + art, 'rotate(-3 540 650)');
  return { ground: '', subject: body, foot: 1130 };
}

/** A gift voucher with the flower on it, in a sleeve tied with ribbon. */
export function voucher(drawing: Drawing, specimen: Specimen): Composition {
  const { sketch } = drawing;
  const satin = pigmentOf(specimen.colour);
  const sleeve = sketch.across([
    { offset: 0, colour: mix(pigmentOf('sage').mid, '#5f7a63', 0.4) },
    { offset: 1, colour: mix(pigmentOf('sage').deep, '#405a48', 0.5) },
  ]);
  const band = sketch.rising([
    { offset: 0, colour: satin.deep },
    { offset: 0.5, colour: satin.light },
    { offset: 1, colour: satin.mid },
  ]);
  const paper =
    `<rect x="160" y="330" width="760" height="500" rx="16" fill="${CREAM}"/><rect x="186" y="356" width="708" height="448" rx="8" fill="none" stroke="#b9a06a" stroke-width="4"/>` +
    printed(drawing, specimen, 352, 585, 0.34) +
    ornament(sketch, 668, 560) +
    lettered('GIFT', { x: 668, foot: 545, high: 40, room: 150 }, INK) +
    lettered('CARD', { x: 668, foot: 605, high: 40, room: 150 }, INK);
  const cover = `<rect x="140" y="640" width="800" height="440" rx="14" fill="${sleeve}"/><path d="M140 660Q540 760 940 660V640Q540 700 140 640Z" fill="#fffaf0" fill-opacity="0.16"/>`;
  const tie = `<rect x="140" y="842" width="800" height="56" fill="${band}"/>${bow(sketch, { x: 540, y: 868 }, satin)}`;
  return { ground: '', subject: group(paper + cover + tie, 'rotate(-5 540 700)'), foot: 1100 };
}

/** A wreath of leaves round what it is: its value is not part of the picture. */
function ornament(sketch: Sketch, x: number, y: number): string {
  const gold = sketch.across([
    { offset: 0, colour: '#c8a55a' },
    { offset: 0.4, colour: '#ecd79a' },
    { offset: 1, colour: '#a57f35' },
  ]);
  const leaves = Array.from({ length: 24 }, (_, index) => {
    const turn = index * 15;
    return `<path d="M0 ${-104}q16 -16 6 -40q-20 12 -6 40" fill="${gold}" transform="rotate(${turn})"/>`;
  }).join('');
  return `<g transform="translate(${n(x)} ${n(y)})"><circle r="104" fill="none" stroke="${gold}" stroke-width="4"/>${leaves}</g>`;
}
