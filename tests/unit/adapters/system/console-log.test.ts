import { ConsoleLog } from '../../../../src/adapters/system/console-log';
import { levelIn } from '../../../../src/adapters/system/log-level';

const SECRET = 'hunter2-not-for-anybody';

function written(message: string, details?: Readonly<Record<string, unknown>>): string {
  const lines: string[] = [];
  new ConsoleLog('error', (line) => lines.push(line)).error(message, details);
  expect(lines).toHaveLength(1);
  return lines[0] ?? '';
}

describe('ConsoleLog', () => {
  test('writes an entry as one line of JSON', () => {
    const line = written('The tree\nis gone', { failure: { kind: 'unreachable', status: 503 }, tries: 2 });
    expect(line).not.toContain('\n');
    expect(JSON.parse(line)).toEqual({
      level: 'error',
      message: 'The tree\nis gone',
      failure: { kind: 'unreachable', status: 503 },
      tries: 2,
    });
  });

  test('bounds long lists and long texts', () => {
    const line = written('Faults', { faults: Array.from({ length: 1_000 }, (_, at) => at), path: 'a '.repeat(50_000) });
    const { faults, path } = JSON.parse(line) as { faults: unknown[]; path: string };
    expect([faults.length, path.length]).toEqual([50, 2_000]);
  });

  test.each([
    'token',
    'customerToken',
    'password',
    'secret',
    'Authorization',
    'cookie',
    'set-cookie',
    'email',
    'cartId',
    'cart_id',
  ])('S8-37 masks the value of %s', (name) => {
    expect(written('x', { [name]: SECRET })).not.toContain(SECRET);
    expect(written('x', { [name]: [SECRET] })).not.toContain(SECRET);
    expect(written('x', { [name]: null })).toContain(`"${name}":"***"`);
  });

  test.each([
    [{ password: 'secret' }, { password: 's***t' }],
    [{ token: 'a' }, { token: '***' }],
    [{ token: 'ab' }, { token: '***' }],
    [{ email: 'x@y' }, { email: 'x***y' }],
    [{ token: 7 }, { token: '***' }],
    [{ token: { inner: 'secret' } }, { token: '***' }],
  ])('S8-37 reveals of %j at most the first and last character', (details, logged) => {
    expect(JSON.parse(written('x', details))).toMatchObject(logged);
  });

  test.each([
    ['No account of ann@example.org', 'No account of a***g'],
    ['(ann.lee+flowers@example.org)', '(a***g)'],
    ['Authorization: Bearer abc.def', 'Authorization: Bearer a***f'],
    ['Could not find a cart with ID "Ux4bWqP0cT7yG2nVdK9sLm3aZ8eRh6Jf"', 'Could not find a cart with ID "U***f"'],
    ['Signature eyJhbGciOiJIUzI1NiJ9abc.eyJ1aWQiOjF9.sIg-x9 is wrong', 'Signature e***9 is wrong'],
  ])('S8-37 masks a secret inside a text: %s', (text, logged) => {
    expect(JSON.parse(written(text))).toMatchObject({ message: logged });
    expect(JSON.parse(written('x', { text: [text] }))).toMatchObject({ text: [logged] });
    expect(JSON.parse(written('x', { cause: new Error(text) }))).toMatchObject({ cause: `Error: ${logged}` });
  });

  test('S8-37 leaves paths, sentences and numbers unmasked', () => {
    const text = 'GET /chichester-wedding-flowers/a-winter-wedding-in-december took 1204 ms for 12 pieces';
    expect(JSON.parse(written(text))).toMatchObject({ message: text });
  });

  test('S8-37 masks at any depth', () => {
    const line = written('x', {
      request: { headers: { cookie: SECRET }, list: [{ token: SECRET }] },
      path: '/cart.html',
    });
    expect(line).not.toContain(SECRET);
    expect(line).toContain('/cart.html');
  });

  test('S8-37 leaves other details unmasked', () => {
    expect(JSON.parse(written('x', { status: 502, list: [1, 'two', null, true] }))).toMatchObject({
      status: 502,
      list: [1, 'two', null, true],
    });
  });

  test('writes the name and message of an error', () => {
    expect(written('x', { cause: new TypeError('fetch failed') })).toContain('TypeError: fetch failed');
  });

  test.each([
    [
      'a cyclic object',
      () => {
        const ring: Record<string, unknown> = {};
        ring.self = ring;
        return ring;
      },
    ],
    ['a number too large for JSON', () => 10n],
    ['a very deep object', () => Array.from({ length: 5000 }).reduce<unknown>((inner) => ({ inner }), 1)],
    [
      'an object that throws when read',
      () => ({
        toJSON: () => {
          throw new Error('no');
        },
      }),
    ],
  ])('writes the entry in spite of %s', (_name, make) => {
    expect(written('Still logged', { detail: make() })).toContain('Still logged');
  });

  test('keeps the message and the level when details have the same names', () => {
    expect(JSON.parse(written('The order is lost', { message: 'other', level: 'debug' }))).toMatchObject({
      level: 'error',
      message: 'The order is lost',
    });
  });

  test('writes to console.error by default', () => {
    const spoken = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    new ConsoleLog('error').error('Gone');
    expect(spoken).toHaveBeenCalledWith('{"level":"error","message":"Gone"}');
    spoken.mockRestore();
  });

  test.each([
    ['production', ['error']],
    ['test', []],
    ['development', ['error', 'warning']],
    [undefined, ['error', 'warning']],
  ])('S9-39 in environment %s writes %j', (environment, levels) => {
    const logged: unknown[] = [];
    const log = new ConsoleLog(levelIn(environment), (line) =>
      logged.push((JSON.parse(line) as { level: string }).level),
    );
    log.error('The order is lost');
    log.warn('Somebody was turned away');
    expect(logged).toEqual(levels);
  });

  test.each([
    ['silent', []],
    ['error', ['error']],
    ['warning', ['error', 'warning']],
    ['info', ['error', 'warning']],
    ['debug', ['error', 'warning']],
  ] as const)('S9-39 at level %s writes %j', (level, levels) => {
    const logged: unknown[] = [];
    const log = new ConsoleLog(level, (line) => logged.push((JSON.parse(line) as { level: string }).level));
    log.error('The order is lost');
    log.warn('Somebody was turned away');
    expect(logged).toEqual(levels);
  });
});
