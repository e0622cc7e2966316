/** Maximum of equal lines, and of lines of one kind, in a window of `WINDOW_MS`. */
const EQUAL = 20;
const OF_A_KIND = 100;
const WINDOW_MS = 10_000;
/** Ids of lines that were left out which are named together. */
const IDS_TOGETHER = 200;
/** Ids that are named in a window. */
const MAX_IDS = 10_000;
/** Kinds and different lines that are distinguished in a window. */
const MAX_TOLD_APART = 1_000;

export interface Line {
  readonly text: string;
  readonly level: string;
  /** Lines of one kind differ in their details only. */
  readonly kind: string;
  /** The id of the failure, which a shopper may quote. */
  readonly id?: string | undefined;
}

interface LeftOut {
  readonly level: string;
  count: number;
  ids: string[];
}

export interface LineCeiling {
  readonly write: (line: Line) => void;
  /** Says now what was left out: before the process ends. */
  readonly flush: () => void;
}

/**
 * Writes log lines, but limits equal lines (apart from their ids) and lines of one kind in ten seconds, so that no
 * client can fill the disk. The rest are counted: one line for each kind says how many there were, with their ids.
 * `later` runs its work after some ms.
 */
export function createLineCeiling(
  write: (text: string) => void,
  later: (work: () => void, ms: number) => void = (work, ms) => void setTimeout(work, ms).unref(),
): LineCeiling {
  const written = new Map<string, number>();
  const leftOut = new Map<string, LeftOut>();
  let isOpen = false;
  let ids = 0;
  const tell = (kind: string, { level, count, ids: named }: LeftOut): void => {
    const message = `Equal lines were left out: ${kind}`;
    if (count > 0) write(JSON.stringify({ level, message, leftOut: count, ids: named }));
  };
  const flush = (): void => {
    for (const [kind, lines] of leftOut) tell(kind, lines);
    leftOut.clear();
    written.clear();
    isOpen = false;
    ids = 0;
  };
  const countTo = (name: string, most: number): boolean => {
    const known = written.size < MAX_TOLD_APART || written.has(name) ? name : '';
    const count = (written.get(known) ?? 0) + 1;
    written.set(known, count);
    return count <= most;
  };
  return {
    flush,
    write: ({ text, level, kind, id }) => {
      if (!isOpen) later(flush, WINDOW_MS);
      isOpen = true;
      const equal = id === undefined ? text : text.replaceAll(id, '');
      if (countTo(`kind ${kind}`, OF_A_KIND) && countTo(`line ${equal}`, EQUAL)) return write(text);
      const known = leftOut.size < MAX_TOLD_APART || leftOut.has(kind) ? kind : 'other';
      const lines = leftOut.get(known) ?? { level, count: 0, ids: [] };
      leftOut.set(known, lines);
      lines.count += 1;
      if (id !== undefined && ids < MAX_IDS) {
        ids += 1;
        lines.ids.push(id);
      }
      if (lines.ids.length < IDS_TOGETHER) return;
      tell(known, lines);
      leftOut.delete(known);
    },
  };
}
