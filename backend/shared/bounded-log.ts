import { createLineCeiling } from './line-ceiling';

/** Leading characters by which log lines are distinguished. */
const MAX_KIND = 120;

/** Writes to standard error, with a ceiling for lines that differ in numbers, names and paths only. */
export function boundedLog(): (message: string) => void {
  const ceiling = createLineCeiling((text) => process.stderr.write(`${text}\n`));
  process.once('exit', ceiling.flush);
  return (text) => {
    const kind = text.slice(0, MAX_KIND).replace(/\/\S*|“[^“”]*”|"[^"]*"|(?<![^\s"“”])[^\s\d"“”]*\d\S*/g, '…');
    ceiling.write({ text, level: 'error', kind });
  };
}
