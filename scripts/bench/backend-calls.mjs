/** How often a guest page calls the backend: cold, warm, and for many visitors of a cold page at once. */
import { withShop } from './shop.mjs';

const AT_ONCE = 200;
/** By kind, two pages: the second is opened by many at once. */
const PATHS = {
  home: ['/', '/?utm_source=bench'],
  category: ['/flowers/bouquets.html', '/flowers.html'],
  product: ['/peace-lily.html', '/market-day-bouquet.html'],
  content: ['/flower-care', '/terms'],
};

export function measure({ project }) {
  const inShop = async (shop) => {
    const rows = [];
    for (const [kind, [one, other]] of Object.entries(PATHS)) {
      await shop.restartStorefront();
      const first = await callsOf(shop, () => open(shop.url + one));
      const warm = await callsOf(shop, () => open(shop.url + one));
      const cold = kind === 'home' ? null : await callsOf(shop, () => open(`${shop.url}${one}?vsf=1`, 'EUR'));
      if (kind === 'home') await shop.restartStorefront();
      const many = await callsOf(shop, () =>
        Promise.all(Array.from({ length: AT_ONCE }, () => open(shop.url + other))),
      );
      rows.push([kind, first, cold, warm, many]);
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

async function open(url, currency = 'GBP') {
  const response = await fetch(url, { headers: { cookie: `vsf-currency=${currency}` } });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url} was answered with ${response.status}`);
}
