import fc from 'fast-check';
import { RequestCookies, readCookies, setCookie } from '../../../../src/adapters/cookies/cookie-store';
import * as NAMES from '../../../../src/adapters/cookies/cookie-names';
import { anyText } from '../../../builders/any-text';
import { CookieAuthSession } from '../../../../src/adapters/cookies/cookie-auth-session';
import { CookieFlashMessages } from '../../../../src/adapters/cookies/cookie-flash-messages';
import { CookieStorePreferences } from '../../../../src/adapters/cookies/cookie-store-preferences';

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
      expect(removed.changes[0]).toMatch(/vsf-cart=; .*Max-Age=0/);
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

const YEAR = 365 * 24 * 60 * 60;

const open = (cookies: Readonly<Record<string, string>>) =>
  new RequestCookies(new Map(Object.entries(cookies)), 'spec');

describe('Cookies of a request', () => {
  test('S3-60 S3-61 S3-62 S3-65 hold store, locale, currency and country, each under its own name', () => {
    const cookieStore = open({ 'vsf-store': 'ie', 'vsf-locale': 'ie', 'vsf-currency': 'EUR', 'vsf-country': 'IE' });
    const memory = new CookieStorePreferences(cookieStore);
    expect(memory.remembered()).toEqual({ store: 'ie', locale: 'ie', currency: 'EUR' });
    expect(memory.country()).toBe('IE');
    memory.remember({ currency: 'GBP' });
    memory.rememberCountry('GB');
    expect(memory.remembered()).toEqual({ store: 'ie', locale: 'ie', currency: 'GBP' });
    expect(memory.country()).toBe('GB');
    memory.remember({ store: null });
    expect(memory.remembered().store).toBeNull();
  });

  test('S3-61 stores the country for a year under the name vsf-country, and reads it again', () => {
    const cookieStore = open({});
    expect(new CookieStorePreferences(cookieStore).country()).toBeNull();
    new CookieStorePreferences(cookieStore).rememberCountry('FR');
    expect(cookieStore.get('vsf-country')).toBe('FR');
    expect(new CookieStorePreferences(open({ 'vsf-country': 'FR' })).country()).toBe('FR');
  });

  test('S3-61 ignores a country that is not a code', () => {
    expect(new CookieStorePreferences(open({ 'vsf-country': '<b>' })).country()).toBeNull();
  });

  test('S3-66 a message is taken once, and only by its name', () => {
    const cookieStore = open({});
    const notices = new CookieFlashMessages(cookieStore);
    notices.leave('not-authorised');
    expect(cookieStore.get('vsf-message')).toBe('not-authorised');
    expect([notices.take(), notices.take()]).toEqual(['not-authorised', null]);
    expect(new CookieFlashMessages(open({ 'vsf-message': 'Buy now' })).take()).toBeNull();
  });
});

test.each([
  ['spec', 'vsf-locale', ''],
  ['hardened', '__Host-vsf-locale', '; Secure'],
] as const)(
  'S2-3 S9-23 with %s cookies stores the locale for 365 days, readable by scripts, not sent cross-site',
  (profile, name, more) => {
    const request = new RequestCookies(new Map(), profile);
    new CookieStorePreferences(request).remember({ locale: 'ie' });
    expect(request.changes).toEqual([`${name}=ie; Path=/; Max-Age=${YEAR}; SameSite=Strict${more}`]);
  },
);

test.each(Object.values(NAMES).filter((name) => typeof name === 'string'))(
  'under the hardened profile %s is written and read with the prefix of this host alone',
  (name) => {
    const planted = new RequestCookies(readCookies(`${name}=planted`), 'hardened');
    expect(planted.get(name)).toBeNull();
    expect(new RequestCookies(readCookies(`__Host-${name}=own; ${name}=planted`), 'hardened').get(name)).toBe('own');
    planted.put(name, 'own');
    expect(planted.changes).toEqual([expect.stringMatching(new RegExp(`^__Host-${name}=own; Path=/; .*; Secure`))]);
    planted.drop(name);
    expect(planted.changes).toEqual([
      expect.stringMatching(new RegExp(`^__Host-${name}=; Path=/; Max-Age=0; .*Secure`)),
    ]);
    const spec = new RequestCookies(readCookies(`${name}=own; __Host-${name}=other`), 'spec');
    spec.put('vsf-message', 'x');
    expect([spec.get(name), spec.changes[0]?.startsWith('vsf-message=x')]).toEqual([
      name === 'vsf-message' ? 'x' : 'own',
      true,
    ]);
  },
);

test('a response has the latest value of each name', () => {
  const cookieStore = open({});
  cookieStore.put('vsf-currency', 'EUR');
  cookieStore.put('vsf-currency', 'GBP');
  cookieStore.drop('vsf-message');
  expect(cookieStore.changes.map((text) => text.split(';')[0])).toEqual(['vsf-currency=GBP', 'vsf-message=']);
});

describe('The session of a request', () => {
  const openSession = (header: string, profile: 'spec' | 'hardened' = 'spec') => {
    const cookies = new RequestCookies(readCookies(header), profile);
    return { cookies, session: new CookieAuthSession(cookies) };
  };

  test('S4-16 is signed in from the start when the request has the token cookie', () => {
    expect(openSession('vsf-customer=t').session.isSignedIn()).toBe(true);
    expect(openSession('vsf-cart=x').session.isSignedIn()).toBe(false);
  });

  test.each([
    ['spec', '', null],
    ['spec', 'vsf-cart=x', null],
    ['spec', 'vsf-customer=', null],
    ['spec', 'vsf-customer=tok', 'tok'],
    ['spec', '__Host-vsf-customer=tok', null],
    ['hardened', '__Host-vsf-customer=tok', 'tok'],
    ['hardened', 'vsf-customer=planted', null],
    ['hardened', 'vsf-customer=planted; __Host-vsf-customer=tok', 'tok'],
    ['hardened', '__Host-vsf-customer=tok; vsf-customer=planted', 'tok'],
  ] as const)(
    'with %s cookies and %j has the token %j: only the cookie of the profile counts',
    (profile, header, token) => {
      expect(openSession(header, profile).session.token()).toBe(token);
    },
  );

  test.each([
    ['spec', 'vsf-customer', ''],
    ['hardened', '__Host-vsf-customer', '; Secure; HttpOnly'],
  ] as const)('S4-21 S4-28 S9-23 with %s cookies stores a token for an hour and removes it', (profile, name, flags) => {
    const { cookies, session } = openSession('', profile);
    session.keepToken('t2');
    expect([session.token(), session.isSignedIn()]).toEqual(['t2', true]);
    expect(cookies.changes).toEqual([`${name}=t2; Path=/; Max-Age=3600; SameSite=Strict${flags}`]);
    session.forgetSignIn();
    expect([session.token(), session.isSignedIn()]).toEqual([null, false]);
    expect(cookies.changes).toEqual([`${name}=; Path=/; Max-Age=0; SameSite=Strict${flags}`]);
  });

  test('writes no cookie when the token stays the same', () => {
    const { cookies, session } = openSession('vsf-customer=t');
    session.keepToken('t');
    session.rememberSignIn();
    openSession('').session.forgetSignIn();
    expect(cookies.changes).toEqual([]);
  });
});
