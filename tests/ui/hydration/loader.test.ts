import { unhydratedPage } from './unhydrated-page';

const ADD = `
  <form id="add" method="post" action="/api/forms/add-to-cart" data-queue>
    <input id="quantity" name="quantity" value="1">
    <textarea id="card" name="card"></textarea>
    <select id="size" name="size"><option value="s" selected>Small</option><option value="l">Large</option></select>
    <input id="gift" type="checkbox" name="gift">
    <input id="am" type="radio" name="time" value="am" checked><input id="pm" type="radio" name="time" value="pm">
    <button id="send">Add</button><button id="other" name="how" value="other">Other</button>
  </form>`;
const BUTTONS = `
  <button id="more" type="button"><b id="inside">More</b></button>
  <button id="menu" type="button" popovertarget="x">Menu</button>
  <button id="dialog" type="button" commandfor="x" command="show-modal">Open</button>
  <a id="link" href="#there">There</a>
  <form id="search" action="/search"><button id="find">Find</button></form>`;

describe('A page asleep', () => {
  test('fetches nothing by itself until it has loaded and the browser rests', () => {
    const page = unhydratedPage(ADD);
    expect(page.scripts()).toEqual([]);
    page.fire(page.w, 'load');
    expect(page.scripts()).toEqual([]);
    page.rests();
    expect(page.scripts()).toEqual(['/_next/a.js', '/_next/b.js']);
    expect(page.queue()).toEqual([['boot', 1]]);
  });

  test('wakes once, its scripts in their order', () => {
    const page = unhydratedPage(ADD);
    page.fire(page.w, 'load');
    page.fire(page.d.body, 'pointerdown');
    page.rests();
    page.fire(page.d.body, 'keydown');
    expect(page.scripts()).toEqual(['/_next/a.js', '/_next/b.js']);
    expect([...page.d.scripts].filter(({ src }) => src !== '').map((script) => script.async)).toEqual([false, false]);
  });

  test.each(['pointerdown', 'touchstart', 'keydown', 'focusin'])(
    'wakes at the first %s, which goes on its way',
    (type) => {
      const page = unhydratedPage(ADD);
      page.fire(page.element('quantity'), type);
      expect(page.scripts()).toHaveLength(2);
    },
  );

  test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'with the line %j is not woken by a resting browser, but by a touch',
    (line) => {
      const page = unhydratedPage(ADD, line);
      page.fire(page.w, 'load');
      page.rests();
      page.timeRunsOut();
      expect(page.scripts()).toEqual([]);
      page.fire(page.d.body, 'touchstart');
      expect(page.scripts()).toHaveLength(2);
    },
  );

  test.each([{ saveData: false, effectiveType: '4g' }, { effectiveType: '3g' }])(
    'with the line %j is woken by a resting browser',
    (line) => {
      const page = unhydratedPage(ADD, line);
      page.fire(page.w, 'load');
      page.rests();
      expect(page.scripts()).toHaveLength(2);
    },
  );

  test('a page that can do nothing without its scripts wakes as soon as it is read', () => {
    const page = unhydratedPage(`<main data-hydrate="now"></main>`);
    expect(page.scripts()).toEqual([]);
    page.fire(page.d, 'DOMContentLoaded');
    expect(page.scripts()).toHaveLength(2);
  });

  test('any other page does not', () => {
    const page = unhydratedPage(`<main data-hydrate="later"></main>`);
    page.fire(page.d, 'DOMContentLoaded');
    expect(page.scripts()).toEqual([]);
  });
});

describe('What is done before React is there', () => {
  test('a press of a button that only scripts answer is held, wakes the page and is played back once', async () => {
    const page = unhydratedPage(BUTTONS);
    page.click('inside');
    page.click('more');
    page.click('more');
    expect(page.reached).toEqual([]);
    expect(page.scripts()).toHaveLength(2);
    expect(page.element('more').getAttribute('aria-busy')).toBe('true');
    await page.goesLive();
    expect(page.reached).toEqual(['click more']);
    expect(page.element('more').hasAttribute('aria-busy')).toBe(false);
    await page.goesLive();
    expect(page.reached).toEqual(['click more']);
  });

  test.each(['menu', 'dialog', 'link'])('a press of #%s, which the browser answers, goes on its way', (id) => {
    const page = unhydratedPage(BUTTONS);
    page.click(id);
    expect(page.reached).toEqual([`click ${id}`]);
    expect(page.element(id).hasAttribute('aria-busy')).toBe(false);
  });

  test('a form that the browser answers by itself is sent', () => {
    const page = unhydratedPage(BUTTONS);
    page.click('find');
    expect(page.reached).toEqual(['click find', 'submit search by find']);
  });

  test('a form to be held is sent once to React, by the button that sent it, however often it was sent', async () => {
    const page = unhydratedPage(ADD);
    page.click('other');
    page.click('send');
    page.click('other');
    const sent = () => page.reached.filter((entry) => entry.startsWith('submit'));
    expect(sent()).toEqual([]);
    expect(page.element('other').getAttribute('aria-busy')).toBe('true');
    await page.goesLive();
    expect(sent()).toEqual(['submit add by other']);
    expect(page.element('other').hasAttribute('aria-busy')).toBe(false);
    expect(page.timers.size).toBe(0);
  });

  test('a button that React drew anew is found again by its id', async () => {
    const page = unhydratedPage(BUTTONS);
    page.click('more');
    page.element('more').outerHTML = '<button id="more" type="button">More</button>';
    await page.goesLive();
    expect(page.reached).toEqual(['click more']);
  });

  test('a form that is gone by then is nobody’s', async () => {
    const page = unhydratedPage(ADD);
    page.click('send');
    page.element('add').remove();
    await page.goesLive();
    expect(page.reached.filter((entry) => entry.startsWith('submit'))).toEqual([]);
  });

  test('what is typed and picked is kept from half-woken React, and told to it once when it is there', async () => {
    const page = unhydratedPage(ADD);
    page.type('card', 'With love');
    page.type('quantity', '3');
    page.type('size', 'l');
    expect(page.reached).toEqual([]);
    await page.goesLive();
    expect(page.reached).toEqual([
      'input card',
      'change card',
      'input quantity',
      'change quantity',
      'input size',
      'change size',
    ]);
    expect(page.element('card')).toMatchObject({ value: 'With love' });
    expect(page.element('quantity')).toMatchObject({ value: '3' });
    expect(page.element('size')).toMatchObject({ value: 'l' });
  });

  test('a tick and a choice are told as clicks, and stand as they were made', async () => {
    const page = unhydratedPage(ADD);
    page.click('gift');
    page.click('pm');
    page.reached.length = 0;
    await page.goesLive();
    expect(page.reached).toEqual(expect.arrayContaining(['click gift', 'click pm']));
    expect(page.element('gift')).toMatchObject({ checked: true });
    expect(page.element('pm')).toMatchObject({ checked: true });
    expect(page.element('am')).toMatchObject({ checked: false });
  });

  test('of several choices of one question the last stands', async () => {
    const page = unhydratedPage(ADD);
    for (const id of ['pm', 'am', 'pm']) page.click(id);
    page.reached.length = 0;
    await page.goesLive();
    expect(page.reached.filter((entry) => entry.startsWith('click'))).toEqual(['click pm']);
    expect(page.element('pm')).toMatchObject({ checked: true });
  });

  test('what React wrote over while it woke is written again', async () => {
    const page = unhydratedPage(ADD);
    page.type('card', 'With love');
    Object.assign(page.element('card'), { value: '' });
    await page.goesLive();
    expect(page.element('card')).toMatchObject({ value: 'With love' });
  });

  test('a field that React drew anew gets what was typed into the old one', async () => {
    const page = unhydratedPage(ADD);
    page.type('card', 'With love');
    page.element('card').outerHTML = '<textarea id="card"></textarea>';
    await page.goesLive();
    expect(page.element('card')).toMatchObject({ value: 'With love' });
  });

  test('what the browser filled in by itself is told as well; what nobody touched is not', async () => {
    const page = unhydratedPage(ADD);
    Object.assign(page.element('card'), { value: 'from last time' });
    page.fire(page.d.body, 'pointerdown');
    await page.goesLive();
    expect(page.reached).toEqual(['input card', 'change card']);
  });

  test('fields are told before the form is sent', async () => {
    const page = unhydratedPage(ADD);
    page.click('send');
    page.type('quantity', '4');
    page.reached.length = 0;
    await page.goesLive();
    expect(page.reached).toEqual(['input quantity', 'change quantity', 'submit add by send']);
  });

  test('once React is there the page is React’s alone', async () => {
    const page = unhydratedPage(`${ADD}${BUTTONS}`);
    page.click('more');
    await page.goesLive();
    page.reached.length = 0;
    page.click('more');
    page.type('card', 'Later');
    page.click('send');
    expect(page.reached).toEqual(['click more', 'input card', 'click send', 'submit add by send']);
    expect(page.scripts()).toHaveLength(2);
  });

  test('a page that is live before it was woken by us is left alone', async () => {
    const page = unhydratedPage(ADD);
    await page.goesLive();
    expect(page.reached).toEqual([]);
  });
});

describe('Scripts that do not come', () => {
  const OWN = '<form id="own" data-queue><button id="save">Save</button></form>';

  test('a script that cannot be fetched leaves the held form to the browser, with its button', () => {
    const page = unhydratedPage(ADD);
    page.click('other');
    page.reached.length = 0;
    page.scriptFails();
    expect(page.reached).toEqual(['submit add by other']);
    expect(page.element('other').hasAttribute('aria-busy')).toBe(false);
    expect(page.d.documentElement.dataset.hydrationFailed).toBe('');
  });

  test('scripts that stall leave the held forms to the browser five seconds after the first', () => {
    const page = unhydratedPage(
      `${ADD}<form id="coupon" method="post" action="/x" data-queue><button id="use"></form>`,
    );
    page.click('send');
    page.click('send');
    page.click('use');
    expect([...page.timers.values()].map(({ ms }) => ms)).toEqual([5000]);
    page.reached.length = 0;
    page.timeRunsOut();
    expect(page.reached).toEqual(['submit add by send', 'submit coupon by use']);
  });

  test('a press that only scripts answer is waited for, and let go when they fail', () => {
    const page = unhydratedPage(BUTTONS);
    page.click('more');
    expect(page.timers.size).toBe(0);
    page.scriptFails();
    expect(page.element('more').hasAttribute('aria-busy')).toBe(false);
    expect(page.reached).toEqual([]);
  });

  test('afterwards forms are the browser’s, and nothing is held any more', () => {
    const page = unhydratedPage(`${ADD}${BUTTONS}`);
    page.fire(page.d.body, 'pointerdown');
    page.scriptFails();
    page.click('send');
    page.click('more');
    expect(page.reached).toEqual(['click send', 'submit add by send', 'click more']);
  });

  test('a form that the server does not take is never sent: what is typed there would be lost', () => {
    const page = unhydratedPage(OWN);
    page.click('save');
    expect(page.timers.size).toBe(0);
    page.reached.length = 0;
    page.scriptFails();
    expect(page.element('save').hasAttribute('aria-busy')).toBe(false);
    expect(page.reached).toEqual([]);
    page.click('save');
    expect(page.reached).toEqual(['click save', 'submit own by save held']);
  });

  test('React that comes too late plays nothing back a second time', async () => {
    const page = unhydratedPage(ADD);
    page.click('send');
    page.scriptFails();
    const sent = page.reached.length;
    await page.goesLive();
    expect(page.reached).toHaveLength(sent);
  });

  test('a second failure changes nothing', () => {
    const page = unhydratedPage(ADD);
    page.click('send');
    page.scriptFails();
    const sent = page.reached.length;
    page.scriptFails();
    page.timeRunsOut();
    expect(page.reached).toHaveLength(sent);
  });
});
