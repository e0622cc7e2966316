type Later = (work: () => void, ms: number) => void;
type CreateLineCeiling = (
  write: (text: string) => void,
  later: Later,
) => {
  readonly write: (line: {
    readonly text: string;
    readonly level: string;
    readonly kind: string;
    readonly id?: string;
  }) => void;
  readonly flush: () => void;
};
type BoundStandardError = (stream: Pick<NodeJS.WriteStream, 'write'>, later: Later) => void;

const ID = (at: number) => at.toString(16).toUpperCase().padStart(8, '0');

/** The ceiling of a program's log. */
export function lineCeilingSuite(createLineCeiling: CreateLineCeiling): void {
  function open() {
    const lines: string[] = [];
    const ends: (() => void)[] = [];
    const ceiling = createLineCeiling(
      (text) => lines.push(text),
      (work, ms) => {
        expect(ms).toBe(10_000);
        ends.push(work);
      },
    );
    const fail = (at: number, path = '/cart', kind = 'A page failed') => {
      ceiling.write({
        text: JSON.stringify({ level: 'error', message: kind, id: ID(at), path }),
        level: 'error',
        kind,
        id: ID(at),
      });
    };
    return { lines, ceiling, fail, endWindow: () => ends.shift()?.() };
  }

  test('has twenty equal lines, then one that says how many were left out, with the id of each', () => {
    const { lines, fail, endWindow } = open();
    for (let at = 0; at < 100; at += 1) fail(at);
    expect(lines).toHaveLength(20);
    endWindow();
    expect(lines).toHaveLength(21);
    expect(JSON.parse(lines[20] ?? '')).toEqual({
      level: 'error',
      message: 'Equal lines were left out: A page failed',
      leftOut: 80,
      ids: Array.from({ length: 80 }, (_, at) => ID(20 + at)),
    });
  });

  test('has at most a hundred lines of one kind, and swallows no id of ten thousand failures', () => {
    const { lines, fail, endWindow } = open();
    for (let at = 0; at < 10_000; at += 1) fail(at, `/page-${at}`);
    endWindow();
    expect(lines).toHaveLength(100 + 50);
    const all = lines.join();
    expect(Array.from({ length: 10_000 }, (_, at) => ID(at)).filter((id) => !all.includes(id))).toEqual([]);
    expect(lines.map((line) => (JSON.parse(line) as { leftOut?: number }).leftOut ?? 1).reduce((a, b) => a + b)).toBe(
      10_000,
    );
  });

  test('counts all of a flood of failures, and names a bounded number of them', () => {
    const { lines, fail, endWindow } = open();
    for (let at = 0; at < 30_000; at += 1) fail(at);
    endWindow();
    const told = lines.slice(20).map((line) => JSON.parse(line) as { leftOut: number; ids: string[] });
    expect(told.reduce((sum, { leftOut }) => sum + leftOut, 20)).toBe(30_000);
    expect(told.flatMap(({ ids }) => ids)).toHaveLength(10_000);
  });

  test('has other lines as they come, and equal ones again in the next window', () => {
    const { lines, fail, endWindow } = open();
    for (let at = 0; at < 30; at += 1) fail(at);
    fail(30, '/checkout');
    fail(31, '/cart', 'An action failed');
    expect(lines.slice(20).map((line) => (JSON.parse(line) as { id: string }).id)).toEqual([ID(30), ID(31)]);
    endWindow();
    fail(32);
    expect(lines).toHaveLength(24);
    expect(lines[23]).toContain(ID(32));
    endWindow();
    expect(lines).toHaveLength(24);
  });

  test('tells what was left out when the process ends', () => {
    const { lines, ceiling, fail } = open();
    for (let at = 0; at < 21; at += 1) fail(at);
    ceiling.flush();
    expect(lines.at(-1)).toContain(ID(20));
  });

  test('counts lines without an id', () => {
    const { lines, ceiling, endWindow } = open();
    for (let at = 0; at < 25; at += 1) ceiling.write({ text: 'Media: broken', level: 'error', kind: 'Media: broken' });
    endWindow();
    expect(JSON.parse(lines[20] ?? '')).toMatchObject({ leftOut: 5, ids: [] });
  });

  test('forgets no kind when there are very many', () => {
    const { lines, fail, endWindow } = open();
    for (let at = 0; at < 5_000; at += 1) fail(at, '/', `Kind ${at}`);
    endWindow();
    const all = lines.join();
    expect(Array.from({ length: 5_000 }, (_, at) => ID(at)).filter((id) => !all.includes(id))).toEqual([]);
    expect(lines.length).toBeLessThan(2_000);
  });
}

/** The ceiling of what any part of a program writes to standard error. */
export function standardErrorSuite(boundStandardError: BoundStandardError): void {
  function open() {
    const written: string[] = [];
    const ends: (() => void)[] = [];
    const stream: Pick<NodeJS.WriteStream, 'write'> = {
      write: (text: string | Uint8Array) => written.push(String(text)) > 0,
    };
    boundStandardError(stream, (work) => ends.push(work));
    return { written, stream, endWindow: () => ends.shift()?.() };
  }

  test('has twenty equal lines of a package, then how many were left out', () => {
    const { written, stream, endWindow } = open();
    for (let at = 0; at < 180; at += 1)
      stream.write('Error: aborted\n    at abortIncoming (node:_http_server:781:17)\n');
    expect(written).toHaveLength(20);
    endWindow();
    expect(JSON.parse(written[20] ?? '')).toMatchObject({
      leftOut: 160,
      message: expect.stringContaining('Error: aborted'),
    });
  });

  test('has a hundred lines that differ in paths and numbers only', () => {
    const { written, stream } = open();
    for (let at = 0; at < 1_000; at += 1) stream.write(Buffer.from(`Failed to find /x${at}.y after ${at} ms\n`));
    expect(written).toHaveLength(100);
  });

  test('tells failures apart by their message, and names those left out by their id', () => {
    const { written, stream, endWindow } = open();
    const line = (message: string, at: number) => `${JSON.stringify({ level: 'error', message, id: ID(at) })}\n`;
    for (let at = 0; at < 25; at += 1) stream.write(line('A page failed', at));
    stream.write(line('An action failed', 99));
    expect(written).toHaveLength(21);
    endWindow();
    expect(written[21]).toContain(ID(24));
  });

  test('cuts a long line, and calls back', async () => {
    const { written, stream } = open();
    await new Promise<void>((done) => void stream.write('x'.repeat(100_000), () => done()));
    expect(written[0]?.length).toBeLessThan(10_000);
  });
}
