/** How often a guest page calls the backend: cold, warm, and for many visitors of a cold page at once. */
import { withShop } from './shop.mjs';

const AT_ONCE = 200;
/**
 * For each kind of page: the first after a start, a second one, and one for many concurrent requests; there is one
 * home page.
 */
const PATHS = {
  home: ['/', null, '/'],
  category: ['/flowers/bouquets.html', '/gifts.html', '/gifts/vases.html'],
  product: ['/peace-lily.html', '/market-day-bouquet.html', '/boston-fern.html'],
  content: ['/flower-care', '/terms', '/local-suppliers'],
};

export function measure({ project }) {
  const inShop = async (shop) => {
    const rows = [];
    for (const [kind, [one, another, popular]] of Object.entries(PATHS)) {
      await shop.restartStorefront();
      const first = await callsOf(shop, () => open(shop.url + one));
      const warm = await callsOf(shop, () => open(shop.url + one));
      const cold = another === null ? null : await callsOf(shop, () => open(shop.url + another));
      if (popular === one) await shop.restartStorefront();
      const visitors = () => Promise.all(Array.from({ length: AT_ONCE }, () => open(shop.url + popular)));
      rows.push([kind, first, cold, warm, await callsOf(shop, visitors)]);
    }
    const columns = ['first after a start', 'cold', 'warm', `${AT_ONCE} at once, cold`];
    return [{ title: 'Calls of the backend', columns, rows }];
  };
  return withShop(project, inShop, { proxied: true });
}

async function callsOf({ proxy }, work) {
  const before = proxy.calls;
  await work();
  return proxy.calls - before;
}

async function open(url) {
  const response = await fetch(url);
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url} was answered with ${response.status}`);
}
