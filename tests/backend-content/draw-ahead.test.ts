import { addressesAhead, drawAhead } from '../../backend/media/draw-ahead';
import { listen } from './listen';

const PRODUCTS = [
  { sku: 'ROSE', views: 2 },
  { sku: 'FERN', views: 0 },
];

test('every card is drawn ahead before any full picture, and those before the galleries', () => {
  expect(addressesAhead(PRODUCTS)).toEqual([
    'catalog/product/ROSE/0.jpg?w=216&h=268',
    'catalog/product/ROSE/0.jpg?w=432&h=536',
    'catalog/product/FERN/0.jpg?w=216&h=268',
    'catalog/product/FERN/0.jpg?w=432&h=536',
    'catalog/product/ROSE/0.jpg?w=1080&h=1340',
    'catalog/product/FERN/0.jpg?w=1080&h=1340',
    'catalog/product/ROSE/1.jpg?w=432&h=536',
    'catalog/product/ROSE/1.jpg?w=1080&h=1340',
    'catalog/product/ROSE/2.jpg?w=432&h=536',
    'catalog/product/ROSE/2.jpg?w=1080&h=1340',
  ]);
});

test('pictures are asked for one at a time, by one who waits for the drawing; a failure stops nothing', async () => {
  const asked: string[] = [];
  let busy = 0;
  let most = 0;
  const storage = await listen(async (request, response) => {
    busy += 1;
    most = Math.max(most, busy);
    asked.push(`${request.url} ${String(request.headers['prefer'])}`);
    await new Promise((later) => setImmediate(later));
    busy -= 1;
    if (asked.length === 2) response.destroy();
    else response.writeHead(200).end('picture');
    return true;
  });
  await drawAhead(`${storage.origin}/media/`, PRODUCTS, new AbortController().signal);
  expect(most).toBe(1);
  expect(asked).toEqual(addressesAhead(PRODUCTS).map((address) => `/media/${address} wait=120`));
  await storage.close();
});

test('it ends early when the shop closes', async () => {
  const closing = new AbortController();
  let asked = 0;
  const storage = await listen((_request, response) => {
    asked += 1;
    if (asked === 3) closing.abort();
    response.writeHead(200).end('picture');
    return Promise.resolve(true);
  });
  await drawAhead(`${storage.origin}/media/`, PRODUCTS, closing.signal);
  expect(asked).toBe(3);
  await storage.close();
});
