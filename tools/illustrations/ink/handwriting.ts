import type { Chance } from './chance';
import { n } from './sketch';

export interface WrittenLine {
  readonly x: number;
  /** px of the line's foot */
  readonly y: number;
  readonly width: number;
  /** px of a small letter */
  readonly height: number;
}

/** One letter's run of the pen: half arches, loops up and loops down, in a slant. */
function letter(chance: Chance, wide: number, high: number): string {
  const kind = chance.next();
  const w = wide * chance.about(0.2);
  const slant = high * 0.25;
  if (kind < 0.16)
    return `c${n(w * 0.5)} ${n(-high * 0.6)} ${n(w + slant)} ${n(-high * 2.3)} ${n(w * 0.55)} ${n(-high * 2.1)}s${n(-w * 0.5)} ${n(high * 1.6)} ${n(w * 0.45)} ${n(high * 2.1)}`;
  if (kind < 0.28)
    return `c${n(w * 0.4)} ${n(-high)} ${n(w * 0.8)} ${n(-high)} ${n(w * 0.7)} 0s${n(-w * 0.9)} ${n(high * 1.9)} ${n(-w * 0.5)} ${n(high * 1.3)}s${n(w * 0.7)} ${n(-high * 0.9)} ${n(w * 0.8)} ${n(-high * 1.3)}`;
  if (kind < 0.62)
    return `c${n(w * 0.2)} ${n(-high * 1.1)} ${n(w * 0.5)} ${n(-high * 1.2)} ${n(w * 0.5)} ${n(-high * 0.2)}s${n(w * 0.2)} ${n(high * 0.5)} ${n(w * 0.5)} ${n(high * 0.2)}`;
  return `c${n(w * 0.7)} ${n(-high * 1.3)} ${n(-w * 0.2)} ${n(-high * 1.3)} ${n(w * 0.2)} ${n(-high * 0.1)}s${n(w * 0.5)} ${n(-high * 0.1)} ${n(w * 0.8)} ${n(high * 0.1)}`;
}

/** A line of handwriting in ink, without real words. */
export function written(chance: Chance, { x, y, width, height }: WrittenLine, ink: string): string {
  const words: string[] = [];
  for (let at = x; at < x + width - height * 2;) {
    const letters = chance.whole(2, 7);
    const wide = height * 0.82;
    const run = Array.from({ length: letters }, () => letter(chance, wide, height)).join('');
    words.push(`M${n(at)} ${n(y + chance.between(-2, 2))}${run}`);
    at += letters * wide + height * 1.25;
  }
  return `<path d="${words.join('')}" fill="none" stroke="${ink}" stroke-width="${n(height * 0.17)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}
