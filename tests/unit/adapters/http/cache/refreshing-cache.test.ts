import { refreshingCache, type Loaded } from '../../../../../src/adapters/http/cache/refreshing-cache';

const SECOND = 1000;

/** A source that returns given values and records requests. */
function aSource(first: Loaded<string> = { value: 'first', whole: true }) {
  let time = 0;
  let next: Loaded<string> | Error = first;
  const asked: (readonly [string, string | null])[] = [];
  const fresh = refreshingCache<string>(
    async (key, before) => {
      asked.push([key, before]);
      await Promise.resolve();
      if (next instanceof Error) throw next;
      return next;
    },
    () => time,
  );
  return {
    fresh,
    asked,
    answers: (answer: Loaded<string> | Error) => (next = answer),
    passes: (ms: number) => (time += ms),
  };
}

describe('Shared public data', () => {
  test('however many ask at once, it is loaded once', async () => {
    const { fresh, asked } = aSource();
    expect(await Promise.all(Array.from({ length: 50 }, () => fresh('default GBP')))).toEqual(Array(50).fill('first'));
    expect(asked).toEqual([['default GBP', null]]);
  });

  test('each key is loaded by itself', async () => {
    const { fresh, asked } = aSource();
    await Promise.all([fresh('default GBP'), fresh('default EUR')]);
    expect(asked.map(([key]) => key)).toEqual(['default GBP', 'default EUR']);
  });

  test('is loaded again for a higher version, and then cached for lower ones too', async () => {
    const { fresh, answers } = aSource();
    expect(await fresh('default GBP', 1)).toBe('first');
    answers({ value: 'second', whole: true });
    expect(await fresh('default GBP', 1)).toBe('first');
    expect(await fresh('default GBP', 2)).toBe('second');
    answers({ value: 'third', whole: true });
    expect([await fresh('default GBP', 1), await fresh('default GBP', 2)]).toEqual(['second', 'second']);
  });

  test('a load that began before a change does not replace a later one', async () => {
    const { fresh, answers } = aSource();
    const early = fresh('default GBP', 1);
    answers({ value: 'second', whole: true });
    const late = fresh('default GBP', 2);
    await Promise.all([early, late]);
    expect(await fresh('default GBP', 2)).toBe('second');
  });

  test('is cached for a minute, then loaded again', async () => {
    const { fresh, asked, answers, passes } = aSource();
    await fresh('a');
    answers({ value: 'second', whole: true });
    passes(60 * SECOND - 1);
    expect(await fresh('a')).toBe('first');
    passes(1);
    expect(await fresh('a')).toBe('second');
    expect(asked).toEqual([
      ['a', null],
      ['a', 'first'],
    ]);
  });

  test('an incomplete value is loaded again after two seconds', async () => {
    const { fresh, asked, passes } = aSource({ value: 'half', whole: false });
    await fresh('a');
    passes(2 * SECOND - 1);
    await fresh('a');
    expect(asked).toHaveLength(1);
    passes(1);
    await fresh('a');
    expect(asked).toHaveLength(2);
  });

  test('a load receives the last value, to keep what it cannot renew', async () => {
    const fresh = refreshingCache<string>(
      async (_key, before) => ({ value: `${before ?? ''}+`, whole: false }),
      (() => {
        let time = 0;
        return () => (time += 10 * SECOND);
      })(),
    );
    expect([await fresh('a'), await fresh('a'), await fresh('a')]).toEqual(['+', '++', '+++']);
  });

  test('a loading that breaks is not remembered, and the next one still has the last good value', async () => {
    const { fresh, asked, answers, passes } = aSource();
    await fresh('a');
    passes(60 * SECOND);
    answers(new Error('broken'));
    await expect(Promise.all([fresh('a'), fresh('a')])).rejects.toThrow('broken');
    answers({ value: 'second', whole: true });
    expect(await fresh('a')).toBe('second');
    expect(asked).toEqual([
      ['a', null],
      ['a', 'first'],
      ['a', 'first'],
    ]);
  });

  test('a load receives the version that it is for', async () => {
    const versions: number[] = [];
    const fresh = refreshingCache<number>(
      async (_key, _before, version) => {
        versions.push(version);
        return { value: version, whole: true };
      },
      () => 0,
    );
    expect([await fresh('a'), await fresh('a', 3)]).toEqual([0, 3]);
    expect(versions).toEqual([0, 3]);
  });

  test('a renewal in the background that breaks is tried again, and the old value stays', async () => {
    let time = 0;
    let loads = 0;
    const fresh = refreshingCache<number>(
      async () => {
        loads += 1;
        if (loads === 2) throw new Error('broken');
        return { value: loads, whole: true };
      },
      () => time,
      'in-background',
    );
    expect(await fresh('a')).toBe(1);
    time = 60 * SECOND;
    expect(await fresh('a')).toBe(1);
    await new Promise(setImmediate);
    expect(await fresh('a')).toBe(1);
    await new Promise(setImmediate);
    expect([await fresh('a'), loads]).toEqual([3, 3]);
  });

  test('of more than 200 keys the one renewed longest ago is forgotten first', async () => {
    const { fresh, asked } = aSource();
    for (let at = 0; at <= 200; at += 1) await fresh(`key ${at}`);
    asked.length = 0;
    await fresh('key 1');
    await fresh('key 200');
    expect(asked).toEqual([]);
    await fresh('key 0');
    expect(asked).toEqual([['key 0', null]]);
  });

  test('a key that was renewed is young again', async () => {
    const { fresh, asked, passes } = aSource();
    for (let at = 0; at < 200; at += 1) await fresh(`key ${at}`);
    passes(60 * SECOND);
    await fresh('key 0');
    await fresh('one more');
    asked.length = 0;
    await fresh('key 0');
    expect(asked).toEqual([]);
    await fresh('key 1');
    expect(asked).toEqual([['key 1', null]]);
  });
});
