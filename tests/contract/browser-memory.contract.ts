import fc from 'fast-check';
import type {
  FlashMessages,
  PendingPayments,
  AuthSession,
  StorePreferences,
  CartSession,
} from '../../src/application/ports/session';
import { anyText } from '../builders/any-text';

/** A browser that opens pages. Each call of `nextPage` is a new page with the state of the previous one. */
export interface Pages<Memory> {
  nextPage(): Memory;
}

/** Cart ids are opaque; each must be returned unchanged. */
const IDS = ['cart-1', '7', 'gid://shop/Cart/1?key=a=b', 'a b; c, d', '"%"', 'Blumenstrauß 🌷', 'x'.repeat(200)];
/** No backend has an id with a NUL, and no cookie brings one back. */
const anyId = (maxLength: number) => anyText({ minLength: 1, maxLength }).filter((id) => !id.includes('\0'));

export function cartSessionContract(adapter: string, open: () => Pages<CartSession>): void {
  describe(`The active cart in ${adapter}`, () => {
    test('S3-63 S4-37 is empty at first, and forgetting an absent cart is allowed', () => {
      const pages = open();
      expect(pages.nextPage().cartId()).toBeNull();
      pages.nextPage().forgetCart();
      expect(pages.nextPage().cartId()).toBeNull();
    });

    test.each(IDS)('S3-63 the cart %j is found on this page and the next', (id) => {
      const pages = open();
      const page = pages.nextPage();
      page.rememberCart(id);
      expect([page.cartId(), pages.nextPage().cartId()]).toEqual([id, id]);
    });

    test('S3-63 any cart id is found again', () => {
      fc.assert(
        fc.property(anyId(100), (id) => {
          const pages = open();
          pages.nextPage().rememberCart(id);
          expect(pages.nextPage().cartId()).toBe(id);
        }),
        { numRuns: 50 },
      );
    });

    test('S4-39 S4-41 the latest cart counts, and a forgotten one is gone on this page and the next', () => {
      const pages = open();
      pages.nextPage().rememberCart('first');
      pages.nextPage().rememberCart('second');
      const page = pages.nextPage();
      expect(page.cartId()).toBe('second');
      page.forgetCart();
      expect([page.cartId(), pages.nextPage().cartId()]).toEqual([null, null]);
    });
  });
}

export function pendingPaymentsContract(adapter: string, open: () => Pages<PendingPayments>): void {
  describe(`The pending payment in ${adapter}`, () => {
    test('is empty at first and after being forgotten', () => {
      const pages = open();
      expect(pages.nextPage().cartId()).toBeNull();
      for (const id of IDS) {
        pages.nextPage().remember(id);
        expect(pages.nextPage().cartId()).toBe(id);
        const page = pages.nextPage();
        page.forget(id);
        expect([page.cartId(), pages.nextPage().cartId()]).toEqual([null, null]);
      }
    });

    test('any cart id is found again', () => {
      fc.assert(
        // A character takes up to nine characters in a URL, and an id up to 200 of them.
        fc.property(anyId(20), (id) => {
          const pages = open();
          pages.nextPage().remember(id);
          expect(pages.nextPage().cartId()).toBe(id);
        }),
        { numRuns: 50 },
      );
    });

    test('a newer payment replaces the remembered one', () => {
      const pages = open();
      for (const id of ['first', 'second']) pages.nextPage().remember(id);
      expect(pages.nextPage().cartId()).toBe('second');
    });

    test('forgetting another cart, or the same one twice, changes nothing', () => {
      const pages = open();
      pages.nextPage().forget('first');
      pages.nextPage().remember('second');
      pages.nextPage().forget('first');
      expect(pages.nextPage().cartId()).toBe('second');
      for (let times = 0; times < 2; times += 1) pages.nextPage().forget('second');
      expect(pages.nextPage().cartId()).toBeNull();
    });

    test('is forgotten at sign-out', () => {
      const pages = open();
      pages.nextPage().remember('first');
      const page = pages.nextPage();
      page.forgetAll();
      expect([page.cartId(), pages.nextPage().cartId()]).toEqual([null, null]);
    });
  });
}

export function storePreferencesContract(adapter: string, open: () => Pages<StorePreferences>): void {
  describe(`Store preferences in ${adapter}`, () => {
    test('S3-60 S3-61 S3-62 S3-65 is empty at first; each part is stored independently', () => {
      const pages = open();
      expect(pages.nextPage().remembered()).toEqual({ store: null, locale: null, currency: null });
      expect(pages.nextPage().country()).toBeNull();
      pages.nextPage().remember({ store: 'ie', locale: 'en_IE' });
      pages.nextPage().remember({ currency: 'EUR' });
      pages.nextPage().rememberCountry('IE');
      expect(pages.nextPage().remembered()).toEqual({ store: 'ie', locale: 'en_IE', currency: 'EUR' });
      expect(pages.nextPage().country()).toBe('IE');
    });

    test('S4-60 null removes a part, and an omitted part is unchanged', () => {
      const pages = open();
      pages.nextPage().remember({ store: 'ie', locale: 'en_IE', currency: 'EUR' });
      pages.nextPage().remember({ locale: null });
      expect(pages.nextPage().remembered()).toEqual({ store: 'ie', locale: null, currency: 'EUR' });
    });

    test.each(['', 'gb', 'GBR', '<b>', 'G B'])('S3-61 %j is not a country and is not stored', (code) => {
      const pages = open();
      pages.nextPage().rememberCountry(code);
      expect(pages.nextPage().country()).toBeNull();
    });
  });
}

export function flashMessagesContract(adapter: string, open: () => Pages<FlashMessages>): void {
  describe(`Flash messages in ${adapter}`, () => {
    test('S3-66 the next page reads a message once', () => {
      const pages = open();
      expect(pages.nextPage().take()).toBeNull();
      pages.nextPage().leave('not-authorised');
      expect(pages.nextPage().peek()).toBe('not-authorised');
      expect(pages.nextPage().take()).toBe('not-authorised');
      expect(pages.nextPage().take()).toBeNull();
    });

    test('S3-66 a message set twice is shown once', () => {
      const pages = open();
      pages.nextPage().leave('not-authorised');
      const page = pages.nextPage();
      page.leave('not-authorised');
      expect([page.take(), page.take(), pages.nextPage().take()]).toEqual(['not-authorised', null, null]);
    });
  });
}

/** `signIn` does what a successful sign-in does with the session. */
export function authSessionContract<Session extends AuthSession>(
  adapter: string,
  open: () => Pages<Session>,
  signIn: (session: Session) => void,
): void {
  describe(`The session in ${adapter}`, () => {
    test('S4-21 S4-22 is signed out at first; a sign-in lasts until it is forgotten, and can be repeated', () => {
      const pages = open();
      const page = pages.nextPage();
      const seen = [page.isSignedIn()];
      for (const change of [signIn, signIn, forget, forget, signIn]) {
        change(page);
        seen.push(page.isSignedIn());
      }
      expect(seen).toEqual([false, true, true, false, false, true]);
    });

    test('S4-21 S4-22 the next page knows of a sign-in, and of a sign-out', () => {
      const pages = open();
      signIn(pages.nextPage());
      const page = pages.nextPage();
      expect(page.isSignedIn()).toBe(true);
      page.forgetSignIn();
      expect(pages.nextPage().isSignedIn()).toBe(false);
    });

    test('S4-21 browsers do not share a session', () => {
      const [ann, ben] = [open(), open()];
      signIn(ann.nextPage());
      expect(ben.nextPage().isSignedIn()).toBe(false);
    });
  });
}

const forget = (session: AuthSession) => session.forgetSignIn();
