import { createHash } from 'node:crypto';
import type { ResolvedLine } from './cart-record';

/** PostgreSQL's index rows take some 2,700 bytes, and a character up to four. */
const MAX_LENGTH = 500;

/** Choices as one comparable text that fits an index: a long one is replaced by its hash. */
export function asSignature(choices: readonly unknown[]): string {
  const text = JSON.stringify(choices);
  return text.length > MAX_LENGTH ? createHash('sha256').update(text).digest('hex') : text;
}

const sorted = (words: readonly string[]): readonly string[] => [...words].sort();

/** All options of a line as one text; lines with equal signatures are merged. */
export function lineSignature(line: ResolvedLine): string {
  return asSignature([
    line.product.id,
    line.variant?.id ?? null,
    sorted(
      line.selectedOptions.map((selected) =>
        JSON.stringify([selected.option.id, selected.value?.id ?? null, selected.text]),
      ),
    ),
    sorted(line.parts.map((part) => JSON.stringify([part.choice.id, part.quantity]))),
    sorted(line.links.map((link) => String(link.id))),
  ]);
}
