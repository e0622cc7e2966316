import fc from 'fast-check';
import { RequestCookies } from '../../../../src/adapters/cookies/cookie-store';
import { readCookies, setCookie } from '../../../../src/adapters/cookies/cookie-text';
import { anyText } from '../../../builders/any-text';

const OPEN = { secure: false, httpOnly: false, sameSite: 'Strict' } as const;
const flagsOf = (cookie: string) => cookie.split('; ').slice(1);

describe('The text of cookies', () => {
  test('S9-23 readable by scripts, also over http, never from another site, for every path', () => {
    expect(setCookie('vsf-cart', 'abc', 60, OPEN)).toBe('vsf-cart=abc; Path=/; Max-Age=60; SameSite=Strict');
  });

  test.each([
    [{ ...OPEN, secure: true }, ['Secure']],
    [{ ...OPEN, secure: true, httpOnly: true }, ['Secure', 'HttpOnly']],
  ])('with %j it is sent encrypted only, and optionally hidden from scripts', (flags, named) => {
    expect(flagsOf(setCookie('vsf-cart', 'abc', 60, flags))).toEqual([
      'Path=/',
      'Max-Age=60',
      'SameSite=Strict',
      ...named,
    ]);
  });

  test.each(['spec', 'hardened'] as const)(
    'S9-23 a removal names the same path and flags, or the cookie would stay (%s)',
    (profile) => {
      const withoutAge = ([cookie = '']: readonly string[]) =>
        flagsOf(cookie).filter((flag) => !flag.startsWith('Max-Age'));
      const [kept, removed] = [new RequestCookies(new Map(), profile), new RequestCookies(new Map(), profile)];
      kept.put('vsf-cart', 'abc');
      removed.drop('vsf-cart');
      expect(removed.changes[0]).toMatch(/^vsf-cart=; .*Max-Age=0/);
      expect(withoutAge(removed.changes)).toEqual(withoutAge(kept.changes));
    },
  );

  test.each([
    ['', {}],
    ['a=1', { a: '1' }],
    ['a=1; b=2', { a: '1', b: '2' }],
    ['a=1;b=2;', { a: '1', b: '2' }],
    [' a = 1 ; b=x=y', { a: '1', b: 'x=y' }],
    ['a=1; a=2', { a: '1' }],
    ['a=; b=2', { b: '2' }],
    ['a; =x; b=2', { b: '2' }],
    ['a=%41%20%C3%A9', { a: 'A é' }],
    ['a=%; b=%zz; c=%C3; d=ok', { d: 'ok' }],
    ['a=%; a=ok', { a: 'ok' }],
    ['__proto__=x; constructor=y', { ['__proto__']: 'x', constructor: 'y' }],
  ])('%j holds %j', (header, cookies) => {
    expect([...readCookies(header)]).toEqual(Object.entries(cookies));
  });

  test('whatever is remembered is read back', () => {
    const value = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/\p{Surrogate}/u.test(text));
    fc.assert(
      fc.property(value, fc.boolean(), fc.boolean(), (text, secure, httpOnly) => {
        const pair = setCookie('vsf-cart', text, 60, { ...OPEN, secure, httpOnly }).split('; ')[0] ?? '';
        expect(readCookies(`other=1; ${pair}; last=2`).get('vsf-cart')).toBe(text);
      }),
    );
  });

  test('no header of any kind throws', () => {
    fc.assert(fc.property(anyText(), (header) => readCookies(header) instanceof Map));
  });
});
