/**
 * The catalogue's short texts are written one to a line, cells parted by ` | `, so that a long list can be read as a table.
 * Throws when a line has another number of cells: a slip in the data is found by the first test that loads it.
 */
export function cells(line: string, count: 4): readonly [string, string, string, string];
export function cells(line: string, count: 5): readonly [string, string, string, string, string];
export function cells(line: string, count: number): readonly string[] {
  const found = line.split('|').map((cell) => cell.trim());
  if (found.length !== count || found.some((cell) => cell === '')) {
    throw new Error(`Expected ${count} cells, parted by |, in: ${line}`);
  }
  return found;
}
