import { group, place, type Point } from '../ink/sketch';

/** The card of a tribute, with a sprig of rosemary and lines of writing; it tells a tribute from a wreath for a door. */
export function tributeCard(at: Point, turn: number): string {
  const leaves = Array.from({ length: 7 }, (_, index) => {
    const y = 30 - index * 11;
    return `M-96 ${y}l-15 -11M-96 ${y - 5}l15 -11`;
  }).join('');
  const card =
    '<rect x="-142" y="-76" width="292" height="168" rx="4" fill="#2a2418" fill-opacity="0.28" transform="translate(6 9)"/>' +
    '<rect x="-146" y="-84" width="292" height="168" rx="4" fill="#fffdf8"/>' +
    '<rect x="-132" y="-70" width="264" height="140" rx="2" fill="none" stroke="#8d9488" stroke-width="3"/>' +
    `<path d="M-96 46V-50${leaves}" fill="none" stroke="#5c6f58" stroke-width="5" stroke-linecap="round"/>` +
    '<path d="M-46 -26q14 -16 26 0t26 0t26 0t26 0t26 0M-46 8q12 -12 22 0t22 0t22 0t22 0M-14 42q12 -12 22 0t22 0t22 0" fill="none" stroke="#4d4a44" stroke-width="4.5" stroke-linecap="round"/>';
  return group(card, place(at, turn));
}
