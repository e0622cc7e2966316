import { n } from '../ink/sketch';
import { lettersOf, rounded } from './letter-strokes';

export interface Line {
  /** px: the middle of the line, and its foot. */
  readonly x: number;
  readonly foot: number;
  /** px of a capital's height */
  readonly high: number;
  /** px: longer lines are set smaller. */
  readonly room: number;
}

/** Printed capitals in one line around `x`; no typeface, so that every machine draws the same. */
export function lettered(text: string, { x, foot, high, room }: Line, ink: string): string {
  const words = text.split(' ').map(lettersOf);
  const spans = words.flat().reduce((sum, { width }) => sum + width * 0.62 + 0.34, 0) - 0.34 + (words.length - 1) * 0.4;
  const size = Math.min(high, room / Math.max(1, spans));
  let left = x - (spans * size) / 2;
  const strokes: string[] = [];
  for (const word of words) {
    for (const letter of word) {
      for (const line of letter.strokes) {
        const points = rounded(line, 2).map(
          (point) => `${n(left + point.x * 0.62 * size)} ${n(foot - (1 - point.y) * size)}`,
        );
        strokes.push(`M${points.join('L')}`);
      }
      left += (letter.width * 0.62 + 0.34) * size;
    }
    left += 0.4 * size;
  }
  return `<path d="${strokes.join('')}" fill="none" stroke="${ink}" stroke-width="${n(size * 0.11)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}
