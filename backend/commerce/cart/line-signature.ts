import type { WantedLine } from './cart-record';

const sorted = (words: readonly string[]): readonly string[] => [...words].sort();

/** All that was chosen as one text. Lines with equal texts are the same thing twice, and become one line. */
export function lineSignature(line: WantedLine): string {
  return JSON.stringify([
    line.product.id,
    line.variant?.id ?? null,
    sorted(line.answers.map((answer) => JSON.stringify([answer.option.id, answer.value?.id ?? null, answer.text]))),
    sorted(line.parts.map((part) => JSON.stringify([part.choice.id, part.quantity]))),
    sorted(line.links.map((link) => String(link.id))),
  ]);
}
