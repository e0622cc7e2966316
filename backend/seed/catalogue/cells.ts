/**
 * Splits a line of cells separated by ` | `, so that long lists can be written as tables. Throws when a line has
 * another number of cells.
 */
export function cells(line: string, count: 4): readonly [string, string, string, string];
export function cells(line: string, count: 5): readonly [string, string, string, string, string];
export function cells(line: string, count: number): readonly string[] {
  const found = line.split('|').map((cell) => cell.trim());
  if (found.length !== count || found.some((cell) => cell === '')) {
    throw new Error(`Expected ${count} cells separated by | in: ${line}`);
  }
  return found;
}
