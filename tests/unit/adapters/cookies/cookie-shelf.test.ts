import { CookieLeftNotices } from '../../../../src/adapters/cookies/cookie-left-notices';
import { browserShelf, RequestShelf } from '../../../../src/adapters/cookies/cookie-shelf';
import { readCookies } from '../../../../src/adapters/cookies/cookie-text';
import { CookieStoreMemory } from '../../../../src/adapters/cookies/cookie-store-memory';
import { BrowserSignIn } from '../../../../src/adapters/cookies/browser-sign-in';
import { RequestSignIn } from '../../../../src/adapters/cookies/request-sign-in';

/** `document.cookie` as browsers have it: what is written is a cookie with flags, what is read is all of them without. */
function aJar(kept: Record<string, string> = {}) {
  const written: string[] = [];
  return {
    written,
    kept,
    get cookie() {
      return Object.entries(kept)
        .map(([name, value]) => `${name}=${value}`)
        .join('; ');
    },
    set cookie(text: string) {
      written.push(text);
      const [pair = ''] = text.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (/Max-Age=0/.test(text)) delete kept[name];
      else kept[name] = value;
    },
  };
}

const YEAR = 365 * 24 * 60 * 60;

describe.each([
  ['the browser', (cookies: Record<string, string>) => browserShelf(aJar(cookies), false)],
  ['a request', (cookies: Record<string, string>) => new RequestShelf(new Map(Object.entries(cookies)), false)],
])('Cookies of %s', (_where, open) => {
  test('S3-60 S3-61 S3-62 S3-65 hold store, locale, currency and country, each under its own name', () => {
    const shelf = open({ 'vsf-store': 'ie', 'vsf-locale': 'ie', 'vsf-currency': 'EUR', 'vsf-country': 'IE' });
    const memory = new CookieStoreMemory(shelf);
    expect(memory.remembered()).toEqual({ store: 'ie', locale: 'ie', currency: 'EUR' });
    expect(memory.country()).toBe('IE');
    memory.remember({ currency: 'GBP' });
    memory.rememberCountry('GB');
    expect(memory.remembered()).toEqual({ store: 'ie', locale: 'ie', currency: 'GBP' });
    expect(memory.country()).toBe('GB');
    memory.remember({ store: null });
    expect(memory.remembered().store).toBeNull();
  });

  test('S3-61 the country is kept for a year under the name vsf-country, and read again from there', () => {
    const jar: Record<string, string> = {};
    const shelf = open(jar);
    expect(new CookieStoreMemory(shelf).country()).toBeNull();
    new CookieStoreMemory(shelf).rememberCountry('FR');
    expect(shelf.get('vsf-country')).toBe('FR');
    expect(new CookieStoreMemory(open({ 'vsf-country': 'FR' })).country()).toBe('FR');
  });

  test('S3-61 a country that is no code is none', () => {
    expect(new CookieStoreMemory(open({ 'vsf-country': '<b>' })).country()).toBeNull();
  });

  test('S3-66 a message is taken once, and only by its name', () => {
    const shelf = open({});
    const notices = new CookieLeftNotices(shelf);
    notices.leave('not-authorised');
    expect(shelf.get('vsf-message')).toBe('not-authorised');
    expect([notices.take(), notices.take()]).toEqual(['not-authorised', null]);
    expect(new CookieLeftNotices(open({ 'vsf-message': 'Buy now' })).take()).toBeNull();
  });
});

test('S2-3 S9-23 the locale is kept for 365 days, readable, and never sent from another site', () => {
  const jar = aJar();
  new CookieStoreMemory(browserShelf(jar, false)).remember({ locale: 'ie' });
  expect(jar.written).toEqual([`vsf-locale=ie; Path=/; Max-Age=${YEAR}; SameSite=Strict`]);
  const request = new RequestShelf(new Map(), true);
  new CookieStoreMemory(request).remember({ locale: 'ie' });
  expect(request.changes).toEqual([`vsf-locale=ie; Path=/; Max-Age=${YEAR}; SameSite=Strict; Secure`]);
});

test('of a request the latest of each name goes out', () => {
  const shelf = new RequestShelf(new Map(), false);
  shelf.put('vsf-currency', 'EUR', 1);
  shelf.put('vsf-currency', 'GBP', 1);
  shelf.drop('vsf-message');
  expect(shelf.changes.map((text) => text.split(';')[0])).toEqual(['vsf-currency=GBP', 'vsf-message=']);
});

describe('A sign-in', () => {
  test('in the page is what the shop says, and its token is never read or kept', () => {
    const jar = aJar({ 'vsf-customer': 'secret' });
    const signIn = new BrowserSignIn(browserShelf(jar, false));
    const heard: boolean[] = [];
    signIn.listen((signedIn) => heard.push(signedIn));
    expect(signIn.isSignedIn()).toBe(false);
    signIn.learn(true);
    expect(signIn.isSignedIn()).toBe(true);
    signIn.rememberSignIn();
    expect(JSON.stringify(signIn)).not.toContain('secret');
    signIn.forgetSignIn();
    expect([signIn.isSignedIn(), jar.kept['vsf-customer']]).toEqual([false, undefined]);
    expect(heard).toEqual([true, true, false]);
  });

  test('S4-16 of a request is there from the start when it brings the token’s cookie', () => {
    expect(new RequestSignIn(readCookies('vsf-customer=t')).isSignedIn()).toBe(true);
    expect(new RequestSignIn(readCookies('vsf-cart=x')).isSignedIn()).toBe(false);
  });

  test.each([
    ['', null],
    ['vsf-cart=x', null],
    ['vsf-customer=tok', 'tok'],
    ['vsf-customer=', null],
    ['__Host-vsf-customer=tok', 'tok'],
    ['vsf-customer=planted; __Host-vsf-customer=tok', 'tok'],
    ['__Host-vsf-customer=tok; vsf-customer=planted', 'tok'],
  ])('of a request with %j is %j: the name that no other site can plant counts first', (cookies, token) => {
    expect(new RequestSignIn(readCookies(cookies)).token()).toBe(token);
  });

  test('S4-21 S4-28 of a request follows the answers: what sets the cookie signs in, what removes it signs out', () => {
    const signIn = new RequestSignIn(new Map());
    signIn.follow(['vsf-cart=c; Path=/', '__Host-vsf-customer=t2; Path=/; Max-Age=3600; HttpOnly; Secure']);
    expect([signIn.token(), signIn.isSignedIn()]).toEqual(['t2', true]);
    signIn.follow(['vsf-cart=; Path=/; Max-Age=0']);
    expect(signIn.token()).toBe('t2');
    signIn.follow(['__Host-vsf-customer=; Path=/; Max-Age=0; Secure']);
    expect([signIn.token(), signIn.isSignedIn()]).toEqual([null, false]);
  });
});
