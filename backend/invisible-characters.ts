/** Control characters except the line feed. */
const CONTROLS = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u2028\u2029]/g;

/**
 * Characters that change how others are read, or that are invisible: bidirectional controls, zero-width characters, soft
 * hyphens, annotations and tags.
 */
const INVISIBLE = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;

/**
 * A text for a terminal or an email, which shows what it says: invisible characters are dropped, control characters
 * become `control`.
 */
export function visibleText(text: string, control: string): string {
  return text.replace(INVISIBLE, '').replace(CONTROLS, control);
}

export function hasInvisible(text: string): boolean {
  return visibleText(text, '') !== text;
}
