import { plainText } from './invisible';

/** Digits of a number that can be dialled: E.164 has no longer ones, and shorter ones are no line of a person. */
const [LEAST, MOST] = [7, 15];
const LABEL =
  /^(?:tel(?:ephone)?|(?:tele|mobile |home |work )?phone|mob(?:ile)?|cell|home|work|landline|call(?:to)?|whatsapp|ph|[tmp])(?: (?:number|no))?$/i;

/** The value of a decimal digit of any script; those of a script stand together, from 0 to 9. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}

function isDialled(number: string): boolean {
  const { length } = number.replace(/\D/g, '').replace(/^00/, '');
  return length >= LEAST && length <= MOST;
}

/** The number at the start of digits and the signs between them: without a bracket of the note, or a second number. */
function numberAt(run: string): string | null {
  const [whole = ''] = /^.*\d\)?/.exec(run.replace(/(?<=[\d)]) ?\((?!\+?[\d ]{1,8}\)).*$/, '')) ?? [];
  return [whole, ...whole.split(/ ?\/ ?| - | (?=0)/).slice(0, 1)].find(isDialled) ?? null;
}

/**
 * Reads a telephone number that was typed or pasted, with the note behind it: `tel:07700‑900123 (after 6pm)` is
 * `07700-900123 (after 6pm)`. Words before it become a note. Null without 7 to 15 digits.
 */
export function readTelephone(text: string): string | null {
  const plain = plainText(text)
    .replace(/\p{Nd}/gu, plainDigit)
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\u20E3/g, '')
    .trim();
  for (const { 0: run, index } of plain.matchAll(/(?:\(?\+ ?)?\(?\d[\d .()/-]*/g)) {
    const number = numberAt(run);
    if (number === null) continue;
    const before = plain.slice(0, index).replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, '');
    const note = /\p{L}/u.test(before) && !LABEL.test(before) ? ` (${before.replace(/[()]/g, '')})` : '';
    return withoutTrunk(number) + note + plain.slice(index + number.length).replace(/^(?: ?\))+/, '');
  }
  return null;
}

/** `+44 (0)7700 900123` is dialled without the 0; a bracket that is not closed is dropped. */
function withoutTrunk(number: string): string {
  const [opened, closed] = [number.split('(').length, number.split(')').length];
  const even = opened === closed ? number : number.replace(/[()]/g, ' ').trim().replace(/ +/g, ' ');
  return even.replace(/^(\+ ?|00)(\d{1,3}) ?\(0\) ?/, '$1$2 ');
}
