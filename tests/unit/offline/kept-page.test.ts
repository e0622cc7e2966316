import { keptPage, withBody, withoutConnection } from '../../../src/offline/worker/kept-page';

const PAGE =
  '<!DOCTYPE html><html lang="en-GB"><head><title>Rose</title><script id="posy-hydrate" type="application/json">{"a":"<b"}</script><script>wake()</script></head><body class="x"><div id="__next">Rose</div><script id="__NEXT_DATA__">{}</script></body></html>';

test('S1-19 a kept page says from when it is, in London time', () => {
  expect(keptPage(PAGE, Date.parse('2026-05-05T14:00:00Z'))).toContain(
    '<body class="x"><div class="connection-line" role="status"><p class="page"><strong>You are offline: this page is from Tuesday, 3 pm.</strong>',
  );
});

test('S1-19 a page without a connection runs one script alone, and hides by its mark what ages', () => {
  const html = withoutConnection(PAGE);
  expect(html.match(/<script\b[^>]*>/g)).toEqual(['<script src="/after-load.js?v=none" defer="">']);
  expect(html).toContain('<html data-kept="" lang="en-GB">');
  expect(html).toContain('<link rel="stylesheet" href="/after-load.css?v=none"/>');
  expect(html).toContain('<div id="__next">Rose</div>');
});

test('S1-19 the page keeps its policy and loses what was true of its old bytes', async () => {
  const headers = { 'content-security-policy': "default-src 'self'", 'content-encoding': 'br', etag: '"1"' };
  const changed = withBody(new Response('old', { headers }), 'new');
  expect([...changed.headers].map(([name]) => name)).toEqual(['content-security-policy', 'content-type']);
  expect(await changed.text()).toBe('new');
});
