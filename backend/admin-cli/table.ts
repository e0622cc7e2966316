/** What a terminal would obey instead of show: a shopper's text must not move the florist's cursor. */
export function printable(text: string): string {
  return text.replace(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/g, '·');
}

const oneLine = (text: string): string => printable(text.replace(/\s+/g, ' '));

/** Rows under their headings, each column as wide as it needs. Columns of numbers, by their place, stand at the right. */
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
