/** Control characters except the line feed. */
const CONTROLS = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u2028\u2029]/g;

/**
 * Characters that change how others are read, or that are invisible: bidirectional controls, zero-width characters, soft
 * hyphens, annotations and tags.
 */
const INVISIBLE =
  '[\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\uFEFF\\uFFF9-\\uFFFB\\u{E0000}-\\u{E007F}]';

/** Scripts whose spelling needs joiners and non-joiners between letters, such as Persian and Sinhala. */
const JOINING = `[${[
  'Arabic',
  'Syriac',
  'Mongolian',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Myanmar',
  'Khmer',
]
  .map((script) => `\\p{Script=${script}}`)
  .join('')}]`;

/** Where a script or an emoji needs them: the families of people, and the flags of England, Scotland and Wales. */
const NEEDED = [
  `(?<=${JOINING})[\\u200C\\u200D](?=${JOINING})`,
  '(?<=\\p{Extended_Pictographic}[\\uFE0F\\u{1F3FB}-\\u{1F3FF}]?)\\u200D(?=\\p{Extended_Pictographic})',
  '(?<=\\u{1F3F4})[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,6}\\u{E007F}',
].join('|');

const NEEDED_OR_ANY = new RegExp(`${NEEDED}|(${INVISIBLE})`, 'gu');

/**
 * A text for a terminal or an email, which shows what it says: invisible characters are dropped where they can deceive,
 * control characters become `control`.
 */
export function visibleText(text: string, control: string): string {
  const visible = text.replace(NEEDED_OR_ANY, (kept: string, dropped?: string) => (dropped === undefined ? kept : ''));
  return visible.replace(CONTROLS, control);
}
