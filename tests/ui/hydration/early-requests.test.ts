import { reloadedJustNow, unhydratedPage } from './unhydrated-page';

beforeEach(reloadedJustNow);
afterEach(() => sessionStorage.clear());

const BADGE = '<a id="cart"><span data-cart-count hidden> <i>items: </i><b>0</b></span></a>';
const ADD = `
  <form id="add" method="post" action="/api/actions/add-to-cart" data-queue="post" novalidate>
    <input type="hidden" name="sku" value="TULIPS"><input type="hidden" name="back" value="/tulips.html">
    <input id="quantity" name="quantity" type="number" value="1" min="1" required>
    <button id="send">Add</button><p id="status" hidden><span id="added" data-added hidden>Added</span></p>
  </form>
  <form id="sizes"><input id="large" type="radio" name="size" value="l"></form>`;

const aVisitor = (visitor: object) => ({
  ok: true,
  value: { cartQuantity: 0, wishes: null, currency: 'GBP', goTo: null, notice: null, ...visitor },
});
const ADDED = { ok: true, value: { totalQuantity: 4 } };
const REFUSED = { ok: false, reason: { kind: 'out-of-stock' } };

describe('The visitor before hydration', () => {
  test('is loaded once, when the page has loaded, and the cart quantity is shown without React', async () => {
    const page = unhydratedPage(`${ADD}${BADGE}`);
    expect(page.asked).toEqual([]);
    page.fire(page.w, 'load');
    page.fire(page.element('send'), 'pointerdown');
    expect(page.asked).toEqual([{ url: '/ie/api/actions/load-visitor', body: { path: 'blank', wishes: true } }]);
    await page.answers('load-visitor', aVisitor({ cartQuantity: 3 }));
    expect([page.element('cart').textContent, page.d.querySelector<HTMLElement>('[data-cart-count]')?.hidden]).toEqual([
      ' items: 3',
      false,
    ]);
  });

  test.each([
    [1023, false],
    [1024, true],
  ])('S7-58 at a width of %d px is asked for the wishlist: %s', (width, wishes) => {
    const page = unhydratedPage(ADD);
    Object.assign(page.w, { innerWidth: width });
    page.fire(page.w, 'load');
    expect(page.asked[0]?.body).toEqual({ path: 'blank', wishes });
  });

  test('S2-71 S2-72 marks the page of a customer and shows the number of wishes; a guest’s is not marked', async () => {
    const page = unhydratedPage('<a id="heart"><span data-wish-count hidden> <i>items: </i><b>0</b></span></a>');
    page.fire(page.w, 'load');
    await page.answers('load-visitor', aVisitor({ wishes: 4 }), { expired: false, signedIn: true });
    const heart = page.d.querySelector<HTMLElement>('[data-wish-count]');
    expect([page.d.documentElement.dataset.signedIn, heart?.hidden, heart?.textContent]).toEqual([
      '',
      false,
      ' items: 4',
    ]);
    page.shows({ persisted: true });
    await page.answers('load-visitor', aVisitor({ wishes: 0 }), { expired: false, signedIn: false });
    expect([page.d.documentElement.dataset.signedIn, heart?.hidden]).toEqual([undefined, true]);
  });

  test('is loaded as soon as the page hydrates', () => {
    const page = unhydratedPage(ADD);
    page.fire(page.element('send'), 'pointerdown');
    page.fire(page.w, 'load');
    expect(page.asked).toHaveLength(1);
  });

  test('without a quantity, or with none, leaves the badge hidden', async () => {
    for (const cartQuantity of [0, null]) {
      const page = unhydratedPage(BADGE);
      page.fire(page.w, 'load');
      await page.answers('load-visitor', aVisitor({ cartQuantity }));
      expect(page.d.querySelector<HTMLElement>('[data-cart-count]')?.hidden).toBe(true);
      expect(page.scripts()).toEqual([]);
    }
  });

  test.each([
    ['a flash message', { notice: 'not-authorised' }, {}],
    ['another currency', { currency: 'EUR' }, {}],
    ['an expired session', {}, { expired: true }],
  ])('with %s hydrates the page', async (_, visitor, session) => {
    const page = unhydratedPage(ADD);
    page.fire(page.w, 'load');
    await page.answers('load-visitor', aVisitor(visitor), { expired: false, signedIn: false, ...session });
    expect(page.scripts()).toHaveLength(2);
  });

  test('is loaded again when the page comes from the back-forward cache, and only then', async () => {
    const page = unhydratedPage(BADGE);
    page.fire(page.w, 'load');
    page.shows({ persisted: false });
    expect(page.asked).toHaveLength(1);
    page.shows({ persisted: true });
    expect(page.asked).toHaveLength(2);
    await page.answers('load-visitor', aVisitor({ cartQuantity: 2 }));
    expect(page.element('cart').textContent).toBe(' items: 2');
    expect(page.sent()).toHaveLength(1);
  });

  test('is not loaded again by the loader once the page is hydrated', async () => {
    const page = unhydratedPage(ADD);
    page.fire(page.element('send'), 'pointerdown');
    await page.hydrates();
    page.shows({ persisted: true });
    expect(page.asked).toHaveLength(1);
  });

  test('that the hydrated page has taken over is left to it', async () => {
    const page = unhydratedPage(BADGE);
    page.fire(page.w, 'load');
    page.sent().length = 0;
    await page.answers('load-visitor', aVisitor({ cartQuantity: 3, notice: 'not-authorised' }));
    expect(page.d.querySelector<HTMLElement>('[data-cart-count]')?.hidden).toBe(true);
    expect(page.scripts()).toEqual([]);
  });
});

describe('A form that adds to the cart before hydration', () => {
  const sent = (page: ReturnType<typeof unhydratedPage>) => page.asked.filter(({ url }) => url.endsWith('add-to-cart'));
  const submitted = (page: ReturnType<typeof unhydratedPage>) =>
    page.reached.filter((entry) => entry.startsWith('submit'));

  test('is posted at once, and its success is shown without React', async () => {
    const page = unhydratedPage(`${ADD}${BADGE}`);
    page.click('send');
    expect(page.element('send').getAttribute('aria-busy')).toBe('true');
    expect(sent(page)).toEqual([
      { url: '/api/actions/add-to-cart', body: 'sku=TULIPS&back=%2Ftulips.html&quantity=1' },
    ]);
    expect([page.element('status').hidden, page.element('added').hidden]).toEqual([false, true]);
    await page.answers('add-to-cart', ADDED);
    expect([page.element('added').hidden, page.element('cart').textContent]).toEqual([false, ' items: 4']);
    expect(page.element('send').hasAttribute('aria-busy')).toBe(false);
    expect(page.scripts()).toHaveLength(2);
  });

  test('is replayed once, for the hydrated page to take over the response', async () => {
    const page = unhydratedPage(ADD);
    page.click('send');
    page.click('send');
    await page.answers('add-to-cart', ADDED);
    await page.hydrates();
    expect(submitted(page)).toEqual(['submit add by send']);
    expect([sent(page).length, page.sent()[0]]).toMatchObject([1, { action: 'add-to-cart', about: '"TULIPS"' }]);
  });

  test('is not shown twice when the hydrated page has taken over the response', async () => {
    const page = unhydratedPage(`${ADD}${BADGE}`);
    page.click('send');
    await page.hydrates();
    page.element('send').setAttribute('aria-busy', 'true');
    page.sent().length = 0;
    await page.answers('add-to-cart', ADDED);
    expect([page.element('added').hidden, page.element('cart').textContent]).toEqual([true, ' items: 0']);
    expect(page.element('send').hasAttribute('aria-busy')).toBe(true);
  });

  test('is sent again by the hydrated page when it was refused', async () => {
    const page = unhydratedPage(ADD);
    page.click('send');
    await page.answers('add-to-cart', REFUSED);
    expect(page.element('added').hidden).toBe(true);
    expect(page.element('send').getAttribute('aria-busy')).toBe('true');
    expect(page.sent().filter(({ action }) => action === 'add-to-cart')).toEqual([]);
    await page.hydrates();
    expect(submitted(page)).toEqual(['submit add by send']);
  });

  test('is not sent again by the hydrated page when its response was lost', async () => {
    const page = unhydratedPage(ADD);
    page.click('send');
    await page.loses('add-to-cart');
    await page.hydrates();
    const [lost] = page.sent().filter(({ action }) => action === 'add-to-cart');
    await expect(lost?.take()).rejects.toThrow('lost');
    expect(page.sent()).not.toContain(lost);
  });

  test.each([
    ['an empty quantity', (page: ReturnType<typeof unhydratedPage>) => page.type('quantity', '')],
    ['a choice in another form', (page: ReturnType<typeof unhydratedPage>) => page.click('large')],
  ])('with %s waits for React', async (_, act) => {
    const page = unhydratedPage(ADD);
    act(page);
    page.click('send');
    expect(sent(page)).toEqual([]);
    await page.hydrates();
    expect(submitted(page)).toEqual(['submit add by send']);
  });

  test('that was added is not posted natively when scripts fail or stall', async () => {
    const page = unhydratedPage(ADD);
    page.click('send');
    await page.answers('add-to-cart', ADDED);
    page.timeRunsOut();
    page.scriptFails();
    expect(submitted(page)).toEqual([]);
    expect(page.d.documentElement.dataset.hydrationFailed).toBe('');
  });

  test('that is still being added when scripts fail is not posted natively', async () => {
    const page = unhydratedPage(ADD);
    page.click('send');
    page.scriptFails();
    await page.answers('add-to-cart', ADDED);
    expect(submitted(page)).toEqual([]);
    expect([page.element('added').hidden, page.element('send').hasAttribute('aria-busy')]).toEqual([false, false]);
  });

  test('that was refused is posted natively when scripts fail or stall', async () => {
    const page = unhydratedPage(ADD);
    page.click('send');
    await page.answers('add-to-cart', REFUSED);
    expect([...page.timers.values()].map(({ ms }) => ms)).toEqual([5000]);
    page.timeRunsOut();
    expect(submitted(page)).toEqual(['submit add by send']);
    const other = unhydratedPage(ADD);
    other.click('send');
    other.scriptFails();
    await other.answers('add-to-cart', REFUSED);
    expect(submitted(other)).toEqual(['submit add by send']);
  });
});

test('S4-13 without a connection a form that adds to the cart waits and is posted by itself once it is back', async () => {
  const page = unhydratedPage(ADD);
  Object.defineProperty(page.w.navigator, 'onLine', { value: false, configurable: true });
  page.click('send');
  await Promise.resolve();
  expect(page.asked).toEqual([]);
  Object.defineProperty(page.w.navigator, 'onLine', { value: true });
  page.fire(page.w, 'online');
  await Promise.resolve();
  await Promise.resolve();
  expect(page.asked.filter(({ url }) => url.endsWith('/add-to-cart'))).toHaveLength(1);
  await page.answers('add-to-cart', ADDED);
  expect([page.element('added').hidden, page.element('send').getAttribute('aria-busy')]).toEqual([false, null]);
});
