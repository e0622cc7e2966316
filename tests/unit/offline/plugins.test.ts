import { BOUNDS, PICTURE_FRESH_S } from '../../../src/offline/worker/keep-rules';
import { freshPictures, keepIf, showAsKept } from '../../../src/offline/worker/plugins';

const SENT = Date.parse('2026-05-05T14:00:00Z');
const HTML = { 'content-type': 'text/html', date: new Date(SENT).toUTCString() };

/** As the browser receives it; a response made here has another type. */
const received = (body: string, headers: Record<string, string> = {}): Response =>
  Object.defineProperty(new Response(body, { headers }), 'type', { value: 'basic' });

const at = (ms: number) => jest.spyOn(Date, 'now').mockReturnValue(ms);
afterEach(() => jest.restoreAllMocks());

test('S1-19 what is larger than its limit, or not allowed, is not kept', async () => {
  const keep = (mayKeep: boolean, body: string) =>
    keepIf(() => mayKeep, 10).cacheWillUpdate?.({ response: received(body) } as never);
  expect(await keep(true, '0123456789')).toBeInstanceOf(Response);
  expect(await keep(true, '0123456789a')).toBeNull();
  expect(await keep(false, '')).toBeNull();
});

test('S1-19 a kept page is shown with its line until it is too old', async () => {
  const shown = async () => {
    const cachedResponse = received('<html><body>Rose</body></html>', HTML);
    const response = await showAsKept.cachedResponseWillBeUsed?.({ cachedResponse } as never);
    return response ? response.text() : null;
  };
  at(SENT + BOUNDS.pages.seconds * 1000);
  expect(await shown()).toContain('You are offline: this page is from Tuesday, 3 pm.');
  at(SENT + BOUNDS.pages.seconds * 1000 + 1);
  expect(await shown()).toBeNull();
});

test('S1-19 a picture older than a day is asked for again', async () => {
  const cachedResponse = received('', HTML);
  const used = () => freshPictures.cachedResponseWillBeUsed?.({ cachedResponse } as never);
  at(SENT + PICTURE_FRESH_S * 1000);
  expect(await used()).toBe(cachedResponse);
  at(SENT + PICTURE_FRESH_S * 1000 + 1);
  expect(await used()).toBeNull();
});
