import { visibleText } from '../shared/invisible-characters';

/** Makes a shopper's text safe for a terminal: without escape sequences and without characters that reorder words. */
export function printable(text: string): string {
  return visibleText(text, '·');
}

const oneLine = (text: string): string => printable(text.replace(/\s+/g, ' '));

/** Rows under their headings, each column as wide as needed. `right` are the indexes of right-aligned columns. */
export function asTable(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  numbers: ReadonlySet<number>,
): string {
  const cells = rows.map((row) => row.map(oneLine));
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) =>
        numbers.has(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return [line(headings), widths.map((width) => '-'.repeat(width)).join('  '), ...cells.map(line)].join('\n');
}
