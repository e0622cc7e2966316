/** An HTTP status, or `lost` when there was no response. */
export type Reply = number | 'lost';

interface Figures {
  readonly statuses: Readonly<Record<string, number>>;
  /** ms */
  readonly median: number;
  readonly slowest: number;
}

export interface FloodFigures {
  readonly attack: Figures;
  readonly beside: Figures;
}

export const times = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => make(index));

/**
 * Starts all requests of an attack at once, or so many, and repeats `beside` until they are over, once at least and `most`
 * times.
 */
export async function startFlood(
  attack: readonly (() => Promise<Reply>)[],
  beside: () => Promise<Reply>,
  most: number,
  atOnce = attack.length,
): Promise<FloodFigures> {
  let isOver = false;
  const [waiting, done]: [(typeof attack)[number][], Timed[]] = [[...attack], []];
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) done.push(await timed(next));
  };
  const flood = Promise.all(times(atOnce, worker)).finally(() => (isOver = true));
  const customers: Timed[] = [await timed(beside)];
  while (!isOver && customers.length < most) customers.push(await timed(beside));
  await flood;
  return { attack: figuresOf(done), beside: figuresOf(customers) };
}

interface Timed {
  readonly reply: Reply;
  readonly ms: number;
}

async function timed(request: () => Promise<Reply>): Promise<Timed> {
  const begun = performance.now();
  const reply = await request().catch((): Reply => 'lost');
  return { reply, ms: Math.round(performance.now() - begun) };
}

function figuresOf(all: readonly Timed[]): Figures {
  const statuses: Record<string, number> = {};
  for (const { reply } of all) statuses[reply] = (statuses[reply] ?? 0) + 1;
  const ms = all.map((one) => one.ms).sort((a, b) => a - b);
  return { statuses, median: ms[Math.floor(ms.length / 2)] ?? 0, slowest: ms.at(-1) ?? 0 };
}
