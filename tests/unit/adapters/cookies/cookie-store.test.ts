import { CookieFlashMessages } from '../../../../src/adapters/cookies/cookie-flash-messages';
import { browserCookies, RequestCookies } from '../../../../src/adapters/cookies/cookie-store';
import { readCookies } from '../../../../src/adapters/cookies/cookie-text';
import { CookieStorePreferences } from '../../../../src/adapters/cookies/cookie-store-preferences';
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
  ['the browser', (cookies: Record<string, string>) => browserCookies(aJar(cookies), false)],
  ['a request', (cookies: Record<string, string>) => new RequestCookies(new Map(Object.entries(cookies)), false)],
])('Cookies of %s', (_where, open) => {
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

  test('S3-61 the country is kept for a year under the name vsf-country, and read again from there', () => {
    const jar: Record<string, string> = {};
    const cookieStore = open(jar);
    expect(new CookieStorePreferences(cookieStore).country()).toBeNull();
    new CookieStorePreferences(cookieStore).rememberCountry('FR');
    expect(cookieStore.get('vsf-country')).toBe('FR');
    expect(new CookieStorePreferences(open({ 'vsf-country': 'FR' })).country()).toBe('FR');
  });

  test('S3-61 a country that is no code is none', () => {
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

test('S2-3 S9-23 the locale is kept for 365 days, readable, and never sent from another site', () => {
  const jar = aJar();
  new CookieStorePreferences(browserCookies(jar, false)).remember({ locale: 'ie' });
  expect(jar.written).toEqual([`vsf-locale=ie; Path=/; Max-Age=${YEAR}; SameSite=Strict`]);
  const request = new RequestCookies(new Map(), true);
  new CookieStorePreferences(request).remember({ locale: 'ie' });
  expect(request.changes).toEqual([`vsf-locale=ie; Path=/; Max-Age=${YEAR}; SameSite=Strict; Secure`]);
});

test('of a request the latest of each name goes out', () => {
  const cookieStore = new RequestCookies(new Map(), false);
  cookieStore.put('vsf-currency', 'EUR', 1);
  cookieStore.put('vsf-currency', 'GBP', 1);
  cookieStore.drop('vsf-message');
  expect(cookieStore.changes.map((text) => text.split(';')[0])).toEqual(['vsf-currency=GBP', 'vsf-message=']);
});

describe('A sign-in', () => {
  test('in the page is what the shop says, and its token is never read or kept', () => {
    const jar = aJar({ 'vsf-customer': 'secret' });
    const signIn = new BrowserSignIn(browserCookies(jar, false));
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
