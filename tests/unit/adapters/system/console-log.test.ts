import { ConsoleLog } from '../../../../src/adapters/system/console-log';
import { levelIn } from '../../../../src/adapters/system/log-level';

const SECRET = 'hunter2-not-for-anybody';

function written(message: string, details?: Readonly<Record<string, unknown>>): string {
  const lines: string[] = [];
  new ConsoleLog('error', (line) => lines.push(line)).error(message, details);
  expect(lines).toHaveLength(1);
  return lines[0] ?? '';
}

describe('The log on the console', () => {
  test('an entry is one line of JSON, whatever is in it', () => {
    const line = written('The tree\nis gone', { failure: { kind: 'unreachable', status: 503 }, tries: 2 });
    expect(line).not.toContain('\n');
    expect(JSON.parse(line)).toEqual({
      level: 'error',
      message: 'The tree\nis gone',
      failure: { kind: 'unreachable', status: 503 },
      tries: 2,
    });
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
  ])('S8-37 what stands under %s is masked', (name) => {
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
  ])('S8-37 %j leaves its ends at most', (details, told) => {
    expect(JSON.parse(written('x', details))).toMatchObject(told);
  });

  test.each([
    ['No account of ann@example.org', 'No account of a***g'],
    ['(ann.lee+flowers@example.org)', '(a***g)'],
    ['Authorization: Bearer abc.def', 'Authorization: Bearer a***f'],
    ['Could not find a cart with ID "Ux4bWqP0cT7yG2nVdK9sLm3aZ8eRh6Jf"', 'Could not find a cart with ID "U***f"'],
    ['Signature eyJhbGciOiJIUzI1NiJ9abc.eyJ1aWQiOjF9.sIg-x9 is wrong', 'Signature e***9 is wrong'],
  ])('S8-37 a secret inside a text is masked as well: %s', (text, told) => {
    expect(JSON.parse(written(text))).toMatchObject({ message: told });
    expect(JSON.parse(written('x', { said: [text] }))).toMatchObject({ said: [told] });
    expect(JSON.parse(written('x', { cause: new Error(text) }))).toMatchObject({ cause: `Error: ${told}` });
  });

  test('S8-37 what is no secret is left alone: a path, a sentence, a number of pieces', () => {
    const said = 'GET /chichester-wedding-flowers/a-winter-wedding-in-december took 1204 ms for 12 pieces';
    expect(JSON.parse(written(said))).toMatchObject({ message: said });
  });

  test('S8-37 it is masked at any depth', () => {
    const line = written('x', {
      request: { headers: { cookie: SECRET }, list: [{ token: SECRET }] },
      path: '/cart.html',
    });
    expect(line).not.toContain(SECRET);
    expect(line).toContain('/cart.html');
  });

  test('S8-37 nothing that is not asked for is hidden', () => {
    expect(JSON.parse(written('x', { status: 502, list: [1, 'two', null, true] }))).toMatchObject({
      status: 502,
      list: [1, 'two', null, true],
    });
  });

  test('an error tells its name and message', () => {
    expect(written('x', { cause: new TypeError('fetch failed') })).toContain('TypeError: fetch failed');
  });

  test.each([
    [
      'a ring',
      () => {
        const ring: Record<string, unknown> = {};
        ring.self = ring;
        return ring;
      },
    ],
    ['a number too large for JSON', () => 10n],
    ['a deep heap', () => Array.from({ length: 5000 }).reduce<unknown>((inner) => ({ inner }), 1)],
    [
      'something that throws when it is read',
      () => ({
        toJSON: () => {
          throw new Error('no');
        },
      }),
    ],
  ])('%s is no reason to fail in the middle of an error', (_name, make) => {
    expect(written('Still told', { detail: make() })).toContain('Still told');
  });

  test('the message and the level stand, whatever the details are called', () => {
    expect(JSON.parse(written('The order is lost', { message: 'other', level: 'debug' }))).toMatchObject({
      level: 'error',
      message: 'The order is lost',
    });
  });

  test('without a place of its own it writes where errors go', () => {
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
  ])('S9-39 where the shop runs as %s, this is written: %j', (environment, levels) => {
    const told: unknown[] = [];
    const log = new ConsoleLog(levelIn(environment), (line) =>
      told.push((JSON.parse(line) as { level: string }).level),
    );
    log.error('The order is lost');
    log.warn('Somebody was turned away');
    expect(told).toEqual(levels);
  });

  test.each([
    ['silent', []],
    ['error', ['error']],
    ['warning', ['error', 'warning']],
    ['info', ['error', 'warning']],
    ['debug', ['error', 'warning']],
  ] as const)('S9-39 set to %s it writes %j', (level, levels) => {
    const told: unknown[] = [];
    const log = new ConsoleLog(level, (line) => told.push((JSON.parse(line) as { level: string }).level));
    log.error('The order is lost');
    log.warn('Somebody was turned away');
    expect(told).toEqual(levels);
  });
});
