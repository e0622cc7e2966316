import {
  BOUNDS,
  isTooOld,
  keptUrl,
  mayKeepFile,
  mayKeepPage,
  mayKeepPicture,
} from '../../../src/offline/worker/keep-rules';

const received = (headers: Record<string, string>, status = 200, type: ResponseType = 'basic') => ({
  status,
  type,
  headers: new Headers(headers),
});
const HTML = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0' };

test('S1-19 what is kept has a bound: entries, bytes and days', () => {
  const day = 24 * 60 * 60;
  expect(BOUNDS).toEqual({
    pages: { entries: 20, bytes: 400_000, seconds: 6 * day },
    files: { entries: 80, bytes: 400_000, seconds: 30 * day },
    pictures: { entries: 160, bytes: 250_000, seconds: 6 * day },
  });
});

test('S1-19 a page is kept in the default currency and in another one', () => {
  expect(mayKeepPage(received(HTML))).toBe(true);
  expect(mayKeepPage(received({ ...HTML, 'cache-control': 'private, no-cache' }))).toBe(true);
});

test.each([
  ['no-store', received({ ...HTML, 'cache-control': 'private, no-store' })],
  ['no-store in capitals', received({ ...HTML, 'cache-control': 'No-Store' })],
  ['a missing page', received(HTML, 404)],
  ['a failed page', received(HTML, 503)],
  ['a redirect', received(HTML, 0, 'opaqueredirect')],
  ['a page of another site', received(HTML, 200, 'cors')],
  ['no HTML', received({ ...HTML, 'content-type': 'application/json' })],
  ['no type', received({ 'cache-control': 'public' })],
])('S1-19 is not kept as a page: %s', (_what, response) => expect(mayKeepPage(response)).toBe(false));

test('S1-19 a picture is kept, what stands for a missing one is not, nor a failed or withheld one', () => {
  const picture = (control: string, status = 200) => mayKeepPicture(received({ 'cache-control': control }, status));
  expect(picture('public, max-age=86400, stale-while-revalidate=604800')).toBe(true);
  expect(picture('public, max-age=60')).toBe(false);
  expect(picture('public, max-age=86400', 404)).toBe(false);
  expect(picture('max-age=86400, no-store')).toBe(false);
});

test('S1-19 a file that the server does not send whole is not kept', () => {
  expect(mayKeepFile(received({ 'cache-control': 'public, max-age=31536000, immutable' }))).toBe(true);
  expect(mayKeepFile(received({}, 404))).toBe(false);
  expect(mayKeepFile(received({ 'cache-control': 'no-store' }))).toBe(false);
});

test('S1-19 a page is too old after six days, at once if its age is unknown', () => {
  const sent = Date.parse('2026-05-05T14:00:00Z');
  const headers = new Headers({ date: 'Tue, 05 May 2026 14:00:00 GMT' });
  const { seconds } = BOUNDS.pages;
  expect(isTooOld(headers, sent + seconds * 1000, seconds)).toBe(false);
  expect(isTooOld(headers, sent + seconds * 1000 + 1, seconds)).toBe(true);
  expect(isTooOld(new Headers(), sent, seconds)).toBe(true);
  // The weekday in its line means one day alone.
  expect(seconds).toBeLessThan(7 * 24 * 60 * 60);
});

test('S1-19 a page is kept once, whatever advertisers add to its address', () => {
  const plain = 'https://posy.test/rose.html?size=2';
  expect(keptUrl(`${plain}&utm_source=x&gclid=1#reviews`)).toBe(plain);
  expect(keptUrl(plain)).toBe(plain);
});
