import { ConsoleLog } from '../../../../src/adapters/system/console-log';

const SECRET = 'hunter2-not-for-anybody';

function written(message: string, details?: Readonly<Record<string, unknown>>): string {
  const lines: string[] = [];
  new ConsoleLog((line) => lines.push(line)).error(message, details);
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
    new ConsoleLog().error('Gone');
    expect(spoken).toHaveBeenCalledWith('{"level":"error","message":"Gone"}');
    spoken.mockRestore();
  });
});
