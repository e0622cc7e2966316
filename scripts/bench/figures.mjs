/** Tables of figures: `{ title, columns, rows: [[name, ...cells]] }`; a cell is the figures of its runs, or one. */

/** How many significant digits are printed. */
const DIGITS = 3;

export function median(numbers) {
  return [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)];
}

/** A table as lines of text. Shows the median of several runs; with `every`, all of them. */
export function textOf({ title, columns, rows, every = false }) {
  const show = (cell) =>
    typeof cell === 'string' ? cell : every ? [cell].flat().map(short).join(' ') : short(of(cell));
  const texts = rows.map(([name, ...cells]) => [name, ...cells.map(show)]);
  const widths = ['', ...columns].map((column, at) => Math.max(column.length, ...texts.map((text) => text[at].length)));
  const line = (cells) =>
    cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[at] + 2))).join('');
  return [title, line(['', ...columns]), ...texts.map(line)].join('\n');
}

/** The same table beside busy neighbours, each figure with its ratio to the quiet one. */
export function withRatios(busy, quiet) {
  const rows = busy.rows.map(([name, ...cells], row) => [
    name,
    ...cells.map((cell, at) => {
      const before = quiet.rows[row][at + 1];
      if (typeof cell === 'string' || busy.every) return cell;
      const ratio = of(cell) / of(before);
      return `${short(of(cell))}${Number.isFinite(ratio) ? ` (${ratio.toFixed(2)})` : ''}`;
    }),
  ]);
  return { ...busy, rows };
}

/** The tables of several builds' runs as one, each row once for every name, with the figures of all runs of that name. */
export function inOneTable(names, runs) {
  return runs[0].tables.map((table, at) => {
    const rows = table.rows.flatMap(([title, ...cells], row) =>
      names.map((name) => {
        const own = runs.filter((run) => run.name === name).map((run) => run.tables[at]?.rows[row] ?? []);
        return [
          `${title}, ${name}`,
          ...cells.map((cell, column) =>
            typeof cell === 'string' ? cell : own.flatMap((found) => found[column + 1] ?? []),
          ),
        ];
      }),
    );
    return { ...table, rows, every: true };
  });
}

const of = (cell) => (Array.isArray(cell) ? median(cell) : cell);

function short(figure) {
  if (figure === null || figure === undefined || Number.isNaN(figure)) return '-';
  if (Math.abs(figure) >= 100 || Number.isInteger(figure)) return Math.round(figure).toLocaleString('en-GB');
  return Number(figure.toPrecision(DIGITS)).toString();
}
