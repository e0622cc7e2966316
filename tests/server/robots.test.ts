import { openFrontServer } from './running-front-server';

async function robots(settings: Readonly<Record<string, string>>): Promise<readonly [number, string]> {
  const frontServer = await openFrontServer((_request, response) => void response.writeHead(404).end(), settings);
  const { status, body } = await frontServer.request('/robots.txt');
  await frontServer.drain();
  return [status, body.toString()];
}

test('a shop that only its own machine can reach is closed to search engines', async () => {
  expect(await robots({})).toEqual([200, 'User-agent: *\nDisallow: /\n']);
});

test('a public shop is open to them but for what is one visitor’s, in every store, and names its sitemap', async () => {
  const [status, text] = await robots({
    SITE_URL: 'https://posy.example',
    STORES: 'default en-GB GBP; ie en-IE EUR /ie',
  });
  expect(status).toBe(200);
  expect(text.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /checkout/',
    'Disallow: /customer/',
    'Disallow: /ie/api/',
    'Disallow: /ie/checkout/',
    'Disallow: /ie/customer/',
    '',
    'Sitemap: https://posy.example/sitemap.xml',
    '',
  ]);
});
