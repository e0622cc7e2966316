import type { ParsedArguments } from './admin-command';

/** A new price that is more than this many times the old one, or less than this part of it, may lack its point or a figure. */
const USUAL_TIMES = 5;

export function isUnusual(pence: number, before: number): boolean {
  return before > 0 && (pence > before * USUAL_TIMES || pence * USUAL_TIMES < before);
}

/** The first of the values that are probably typing errors; null if there is none, or `--sure` was typed. */
export function unlessSure(
  read: ParsedArguments,
  unusual: readonly (readonly [is: boolean, sentence: string])[],
): string | null {
  const [, sentence] = (!read.isGiven('sure') && unusual.find(([is]) => is)) || [];
  return sentence === undefined ? null : `${sentence} If that is what you mean, add --sure.`;
}
