import { gate, openFrontServer } from './running-front-server';

test.each([
  ['/roses.html', '/roses.html?utm_source=mail&gclid=x'],
  ['/roses.html?size=1#care', '/roses.html?size=1&utm_source=mail&gclid=x#care'],
  ['https://elsewhere.test/', 'https://elsewhere.test/'],
  ['//elsewhere.test/', '//elsewhere.test/'],
])('a page that has moved to %s is left with the tracking parameters of each visitor', async (to, expected) => {
  const slow = gate();
  const asked: string[] = [];
  const frontServer = await openFrontServer(async (request, response) => {
    asked.push(request.url ?? '');
    await slow.opened;
    response.writeHead(301, { Location: to, 'Cache-Control': 'private, no-store' }).end();
  });
  const asking = ['?utm_source=mail&gclid=x', '', `?utm_source=${'x'.repeat(2_001)}`].map((query) =>
    frontServer.request(`/old${query}`),
  );
  while (asked.length === 0) await new Promise(setImmediate);
  slow.open();
  const answers = await Promise.all(asking);
  expect(answers.map(({ headers }) => headers.location)).toEqual([expected, to, to]);
  expect([...new Set(asked)]).toEqual(['/old']);
  await frontServer.drain();
});
