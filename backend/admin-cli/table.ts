/** Replaces control characters, so that a shopper's text cannot send escape sequences to the florist's terminal. */
export function printable(text: string): string {
  return text.replace(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/g, '·');
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
