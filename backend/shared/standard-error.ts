import { createLineCeiling, type Line } from './line-ceiling';

/** Characters of a line; the rest is cut off. */
const MAX_LINE = 8_000;
/** Leading characters by which lines are distinguished. */
const MAX_KIND = 120;

/**
 * Everything that this process writes to standard error from now on has the ceiling of `createLineCeiling`, also what other
 * packages write. Each call of `write` is one line. A line of JSON has `level`, `message` and perhaps `id`.
 */
export function boundStandardError(
  stream: Pick<NodeJS.WriteStream, 'write'> = process.stderr,
  later?: (work: () => void, ms: number) => void,
): void {
  const write = stream.write.bind(stream);
  const ceiling = createLineCeiling((text) => void write(`${text}\n`), later);
  process.once('exit', ceiling.flush);
  stream.write = (chunk: string | Uint8Array, ...more: unknown[]): boolean => {
    ceiling.write(lineOf(typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString()));
    const done = more.find((one) => typeof one === 'function');
    if (done !== undefined) queueMicrotask(done as () => void);
    return true;
  };
}

function lineOf(written: string): Line {
  const text = written.replace(/\n$/, '').slice(0, MAX_LINE);
  const { level, message, id } = fieldsOf(text);
  const [beginning = ''] = (typeof message === 'string' ? message : text).slice(0, MAX_KIND).split('\n', 1);
  return {
    text,
    level: typeof level === 'string' ? level : 'error',
    // Lines of one kind differ in numbers, names and paths.
    kind: beginning.replace(/\/\S*|“[^“”]*”|"[^"]*"|(?<![^\s"“”])[^\s\d"“”]*\d\S*/g, '…'),
    ...(typeof id === 'string' && id !== '' && { id }),
  };
}

function fieldsOf(text: string): { readonly level?: unknown; readonly message?: unknown; readonly id?: unknown } {
  if (!text.startsWith('{')) return {};
  try {
    return JSON.parse(text) as object;
  } catch {
    return {};
  }
}
