import { n } from '../../ink/sketch';
import { type Drawing, partOf } from '../../species/specimen';
import { clouds, hills, sky } from '../scenery/air';
import { mass, SUMMER, sward, tree } from '../scenery/growth';
import type { Place } from '../wedding-look';
import { marquee } from './marquee';

/** A bandstand, seen across the grass; its foot at `y`, px. */
function bandstand(x: number, y: number, s: number): string {
  const at = (dx: number, dy: number): string => `${n(x + dx * s)} ${n(y - dy * s)}`;
  const posts = [-96, -58, 0, 58, 96].map((dx) => `M${at(dx, 34)}L${at(dx, 142)}`).join('');
  const rails = [-96, -77, -58, -39, -19, 0, 19, 39, 58, 77, 96].map((dx) => `M${at(dx, 34)}L${at(dx, 66)}`).join('');
  return `<path d="M${at(-112, 0)}L${at(-108, 34)}L${at(108, 34)}L${at(112, 0)}Z" fill="#b8977c"/><path d="M${at(-112, 0)}L${at(112, 0)}" stroke="#5b5a3d" stroke-opacity="0.5" stroke-width="${6 * s}"/><path d="M${at(-104, 34)}L${at(104, 34)}" stroke="#efe7d6" stroke-width="${9 * s}"/><path d="${posts}" stroke="#f2efe6" stroke-width="${7 * s}"/><path d="${rails}M${at(-96, 66)}L${at(96, 66)}" stroke="#dfe3da" stroke-width="${3 * s}"/><path d="M${at(-124, 140)}Q${at(-62, 174)} ${at(0, 232)}Q${at(62, 174)} ${at(124, 140)}Z" fill="#7d958b"/><path d="M${at(0, 232)}Q${at(-20, 180)} ${at(-52, 140)}M${at(0, 232)}Q${at(20, 180)} ${at(52, 140)}M${at(0, 232)}L${at(0, 140)}" stroke="#5c736b" stroke-width="${3 * s}" fill="none"/><path d="M${at(-126, 138)}L${at(126, 138)}" stroke="#f2efe6" stroke-width="${9 * s}" stroke-dasharray="${8 * s} ${4 * s}"/><path d="M${at(0, 232)}L${at(0, 262)}" stroke="#d9b95c" stroke-width="${6 * s}"/>`;
}

function outside(drawing: Drawing): string {
  const { sketch, chance } = drawing;
  const far = [-40, 150, 330, 760, 930, 1110].map((x, index) =>
    mass(partOf(drawing, `far ${index}`).chance, { x, y: 560 - (index % 3) * 26 }, 140, 96, SUMMER, 26),
  );
  const stripes = Array.from({ length: 6 }, (_, i) => {
    const [a, b] = [540 + (i * 2 - 6) * 90, 540 + (i * 2 - 5) * 90];
    return `<path d="M${540 + (a - 540) * 0.2} 640H${540 + (b - 540) * 0.2}L${540 + (b - 540) * 2.6} 1420H${540 + (a - 540) * 2.6}Z" fill="#d3e09c" fill-opacity="0.24"/>`;
  });
  return (
    sky(sketch, '#8fbce0', '#e9f2ee') +
    clouds(chance.part('clouds'), '#ffffff', 5, 120, 380) +
    hills([560, 540, 566, 548, 560], 660, '#a9c4ac') +
    far.join('') +
    `<g>${bandstand(820, 672, 1.15)}</g>` +
    sward(sketch, chance.part('lawn'), { top: 640, far: '#b6cd86', near: '#76a04c', blade: '#4f7a35', blades: 620 }) +
    stripes.join('') +
    bandstand(815, 690, 1.25) +
    tree(chance.part('left'), 96, 770, 640, SUMMER) +
    tree(chance.part('right'), 1040, 740, 470, SUMMER)
  );
}

export const PARK: Place = {
  outside,
  inside: (drawing) => marquee(drawing, { canvas: '#f7f1e6', floor: '#c9a878', garden: '#9dbb76' }),
  horizon: 610,
  seat: 'chair',
};
