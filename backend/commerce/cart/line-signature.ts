import { createHash } from 'node:crypto';
import type { WantedLine } from './cart-record';

/** PostgreSQL's indexes take some 2,700 bytes, of which a letter needs up to four. */
const LONGEST = 500;

/** What tells two choices apart, as one text that fits an index: a long one becomes its hash. */
export function asSignature(choices: readonly unknown[]): string {
  const text = JSON.stringify(choices);
  return text.length > LONGEST ? createHash('sha256').update(text).digest('hex') : text;
}

const sorted = (words: readonly string[]): readonly string[] => [...words].sort();

/** All that was chosen as one text. Lines with equal texts are the same thing twice, and become one line. */
export function lineSignature(line: WantedLine): string {
  return asSignature([
    line.product.id,
    line.variant?.id ?? null,
    sorted(line.answers.map((answer) => JSON.stringify([answer.option.id, answer.value?.id ?? null, answer.text]))),
    sorted(line.parts.map((part) => JSON.stringify([part.choice.id, part.quantity]))),
    sorted(line.links.map((link) => String(link.id))),
  ]);
}
