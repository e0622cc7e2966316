import { unhydratedPage } from './unhydrated-page';
import { ADD, BUTTONS } from './unhydrated-parts';

describe('page before hydration', () => {
  test('fetches its scripts when it has loaded and the browser is idle, and runs none', () => {
    const page = unhydratedPage(ADD);
    expect(page.fetched()).toEqual([]);
    page.fire(page.w, 'load');
    expect(page.fetched()).toEqual([]);
    page.rests();
    expect(page.fetched()).toEqual(['/_next/a.js', '/_next/b.js']);
    expect([page.scripts(), page.queue()]).toEqual([['/after-load.js?v=1'], undefined]);
  });

  test('hydrates once, with its scripts in order', () => {
    const page = unhydratedPage(ADD);
    page.fire(page.w, 'load');
    page.fire(page.element('send'), 'pointerdown');
    page.rests();
    page.fire(page.element('send'), 'keydown');
    expect(page.scripts()).toEqual(['/_next/a.js', '/_next/b.js', '/after-load.js?v=1']);
    expect([...page.d.scripts].filter(({ src }) => src.includes('_next')).map((script) => script.async)).toEqual([
      false,
      false,
    ]);
    expect(page.fetched()).toEqual([]);
  });

  test('shows that a pressed button is busy before it runs any script', () => {
    const page = unhydratedPage(BUTTONS);
    page.holdsFrames();
    page.fire(page.element('more'), 'pointerdown');
    page.click('more');
    expect([page.element('more').getAttribute('aria-busy'), page.scripts()]).toEqual(['true', []]);
    page.drawsFrame();
    expect(page.scripts()).toEqual(['/_next/a.js', '/_next/b.js']);
  });

  test('runs each of its scripts in a task of its own, after the frame of the tap', () => {
    const page = unhydratedPage(BUTTONS);
    page.holdsTasks();
    page.click('more');
    expect(page.scripts()).toEqual([]);
    const due = [...page.timers.values()].filter(({ ms }) => ms === undefined);
    due.forEach(({ work }, at) => {
      work();
      expect(page.scripts()).toHaveLength(at + 1);
    });
    expect(page.scripts()).toEqual(['/_next/a.js', '/_next/b.js']);
  });

  test('evaluates the largest modules one by one, then the page, each in a task of its own', () => {
    const page = unhydratedPage(ADD);
    const started = () => (page.queue() as unknown[]).slice(2);
    const ofSize = (size: number) => Object.assign(() => undefined, { toString: () => 'x'.repeat(size) });
    page.fire(page.element('send'), 'pointerdown');
    page.holdsTasks();
    page.scriptsLoad(['a.js', 10, ofSize(6000), 11, ofSize(10), 2, ofSize(9000)], ['b.js', 12, 13, ofSize(8000)]);
    const one = (id: number) => ({ otherChunks: [], runtimeModuleIds: [id] });
    expect(started()).toEqual([]);
    page.tasksRun();
    expect(started()).toEqual([one(13)]);
    page.tasksRun();
    expect(started()).toEqual([one(13), one(10)]);
    page.tasksRun();
    page.tasksRun();
    page.tasksRun();
    expect(started().slice(2)).toEqual([
      { otherChunks: ['a.js'], runtimeModuleIds: [1, 2] },
      { otherChunks: ['b.js'], runtimeModuleIds: [1, 3] },
    ]);
    expect(page.timers.size).toBe(0);
  });

  test.each([
    ['pointerdown', 'quantity'],
    ['touchstart', 'send'],
    ['keydown', 'link'],
    ['focusin', 'card'],
    ['pointerdown', 'inside'],
    ['pointerdown', 'strip'],
  ])('hydrates at the first %s on #%s, which takes its normal effect', (type, id) => {
    const page = unhydratedPage(`${ADD}${BUTTONS}`);
    expect(page.fire(page.element(id), type)).toBe(true);
    expect(page.scripts()).toHaveLength(2);
  });

  test.each([
    ['pointerdown', 'link'],
    ['touchstart', 'menu'],
    ['pointerdown', 'dialog'],
    ['focusin', 'link'],
    ['focusin', 'more'],
    ['touchstart', 'text'],
    ['scroll', 'text'],
  ])('does not hydrate at %s on #%s, which needs no scripts', (type, id) => {
    const page = unhydratedPage(`${BUTTONS}<p id="text"></p>`);
    page.fire(page.element(id), type);
    expect(page.scripts()).toEqual([]);
  });

  test('S9-34 hydrates on scrolling when a late part comes within 300 px of the window', () => {
    const page = unhydratedPage('<div id="part" data-hydrate="near"></div>');
    const scrollsTo = (distance: number) => {
      page.element('part').getBoundingClientRect = () => new DOMRect(0, page.w.innerHeight + distance);
      page.fire(page.d, 'scroll');
    };
    scrollsTo(300);
    expect(page.scripts()).toEqual([]);
    scrollsTo(299);
    expect(page.scripts()).toHaveLength(2);
  });

  test('does not hydrate at a key that only scrolls the page', () => {
    const page = unhydratedPage(BUTTONS);
    page.fire(page.d.body, 'keydown');
    expect(page.scripts()).toEqual([]);
  });

  test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'with the connection %j fetches nothing before it is used',
    (line) => {
      const page = unhydratedPage(ADD, line);
      page.fire(page.w, 'load');
      page.rests();
      page.timeRunsOut();
      expect(page.fetched()).toEqual([]);
      page.fire(page.element('send'), 'touchstart');
      expect(page.scripts()).toHaveLength(2);
    },
  );

  test.each([{ saveData: false, effectiveType: '4g' }, { effectiveType: '3g' }])(
    'with the connection %j fetches its scripts on idle',
    (line) => {
      const page = unhydratedPage(ADD, line);
      page.fire(page.w, 'load');
      page.rests();
      expect(page.fetched()).toHaveLength(2);
    },
  );

  test('a page that needs its scripts hydrates as soon as it is parsed', () => {
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

  test('a page whose fields the browser restores after it was shown hydrates by itself, any other does not', () => {
    for (const [value, scripts] of [
      ['from last time', 2],
      ['', 0],
    ] as const) {
      const page = unhydratedPage(ADD);
      page.fire(page.w, 'load');
      page.holdsTasks();
      page.shows({ persisted: false });
      Object.assign(page.element('card'), { value });
      page.tasksRun();
      page.tasksRun();
      expect(page.scripts()).toHaveLength(scripts);
    }
  });

  test('a menu that was open when the page was left is closed when it comes back', () => {
    const page = unhydratedPage(`<nav id="menu" popover="auto"></nav>`);
    const closed: string[] = [];
    page.element('menu').hidePopover = () => void closed.push('menu');
    page.shows({ persisted: false });
    expect(closed).toEqual([]);
    page.shows({ persisted: true });
    expect(closed).toEqual(['menu']);
  });
});

describe('actions before hydration', () => {
  test('a press of a button that needs scripts is queued, hydrates the page and is replayed once', async () => {
    const page = unhydratedPage(BUTTONS);
    page.click('inside');
    page.click('more');
    page.click('more');
    expect(page.reached).toEqual([]);
    expect(page.scripts()).toHaveLength(2);
    expect(page.element('more').getAttribute('aria-busy')).toBe('true');
    await page.hydrates();
    expect(page.reached).toEqual(['click more']);
    expect(page.element('more').hasAttribute('aria-busy')).toBe(false);
    await page.hydrates();
    expect(page.reached).toEqual(['click more']);
  });

  test('each press of a button that counts its presses is replayed', async () => {
    const page = unhydratedPage(BUTTONS);
    page.click('plus');
    page.click('plus');
    await page.hydrates();
    expect(page.reached).toEqual(['click plus', 'click plus']);
    expect(page.element('plus').hasAttribute('aria-busy')).toBe(false);
  });

  test.each(['menu', 'dialog', 'link'])('a press of #%s, which works without scripts, is not queued', (id) => {
    const page = unhydratedPage(BUTTONS);
    page.click(id);
    expect(page.reached).toEqual([`click ${id}`]);
    expect(page.element(id).hasAttribute('aria-busy')).toBe(false);
  });

  test('an arrow key in the main menu is queued and replayed; other keys are not', async () => {
    const page = unhydratedPage(BUTTONS);
    page.presses('first', 'ArrowDown');
    page.presses('first', 'Tab');
    page.presses('link', 'ArrowDown');
    expect(page.reached).toEqual(['keydown first held', 'keydown first', 'keydown link']);
    await page.hydrates();
    expect(page.reached).toEqual(['keydown first held', 'keydown first', 'keydown link', 'keydown first']);
  });

  test('Enter in a field with a button of its own is queued and replayed, and does not submit the form', async () => {
    const page = unhydratedPage(
      '<form id="buy" data-queue="post"><input id="place" data-queue-keys="Enter"><button>Add</button></form>',
    );
    page.presses('place', 'a');
    page.presses('place', 'Enter');
    expect(page.reached).toEqual(['keydown place', 'keydown place held']);
    await page.hydrates();
    expect(page.reached).toEqual(['keydown place', 'keydown place held', 'keydown place']);
  });

  test('a form that works without scripts is submitted', () => {
    const page = unhydratedPage(BUTTONS);
    page.click('find');
    expect(page.reached).toEqual(['click find', 'submit search by find']);
  });

  test('a queued form is replayed once, with its submitter, however often it was submitted', async () => {
    const page = unhydratedPage(ADD);
    page.click('other');
    page.click('send');
    page.click('other');
    const sent = () => page.reached.filter((entry) => entry.startsWith('submit'));
    expect(sent()).toEqual([]);
    expect(page.element('other').getAttribute('aria-busy')).toBe('true');
    await page.hydrates();
    expect(sent()).toEqual(['submit add by other']);
    expect(page.element('other').hasAttribute('aria-busy')).toBe(false);
    expect(page.timers.size).toBe(0);
  });

  test('a button that React rendered again is found by its id', async () => {
    const page = unhydratedPage(BUTTONS);
    page.click('more');
    page.element('more').outerHTML = '<button id="more" type="button">More</button>';
    await page.hydrates();
    expect(page.reached).toEqual(['click more']);
  });

  test('a form that is gone by then is not submitted', async () => {
    const page = unhydratedPage(ADD);
    page.click('send');
    page.element('add').remove();
    await page.hydrates();
    expect(page.reached.filter((entry) => entry.startsWith('submit'))).toEqual([]);
  });

  test('typed and selected values are queued during hydration and replayed once', async () => {
    const page = unhydratedPage(ADD);
    page.type('card', 'With love');
    page.type('quantity', '3');
    page.type('size', 'l');
    expect(page.reached).toEqual([]);
    await page.hydrates();
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

  test('checkboxes and radio buttons are replayed as clicks and keep their state', async () => {
    const page = unhydratedPage(ADD);
    page.click('gift');
    page.click('pm');
    page.reached.length = 0;
    await page.hydrates();
    expect(page.reached).toEqual(expect.arrayContaining(['click gift', 'click pm']));
    expect(page.element('gift')).toMatchObject({ checked: true });
    expect(page.element('pm')).toMatchObject({ checked: true });
    expect(page.element('am')).toMatchObject({ checked: false });
  });

  test('of several choices in one radio group the last is kept', async () => {
    const page = unhydratedPage(ADD);
    for (const id of ['pm', 'am', 'pm']) page.click(id);
    page.reached.length = 0;
    await page.hydrates();
    expect(page.reached.filter((entry) => entry.startsWith('click'))).toEqual(['click pm']);
    expect(page.element('pm')).toMatchObject({ checked: true });
  });

  test('a value that React overwrote while hydrating is restored', async () => {
    const page = unhydratedPage(ADD);
    page.type('card', 'With love');
    Object.assign(page.element('card'), { value: '' });
    await page.hydrates();
    expect(page.element('card')).toMatchObject({ value: 'With love' });
  });

  test('a field that React rendered again gets the value typed into the old one', async () => {
    const page = unhydratedPage(ADD);
    page.type('card', 'With love');
    page.element('card').outerHTML = '<textarea id="card"></textarea>';
    await page.hydrates();
    expect(page.element('card')).toMatchObject({ value: 'With love' });
  });

  test('autofilled values are replayed too; untouched fields are not', async () => {
    const page = unhydratedPage(ADD);
    Object.assign(page.element('card'), { value: 'from last time' });
    page.fire(page.element('send'), 'pointerdown');
    await page.hydrates();
    expect(page.reached).toEqual(['input card', 'change card']);
  });

  test('fields are replayed before the form is submitted', async () => {
    const page = unhydratedPage(ADD);
    page.click('send');
    page.type('quantity', '4');
    page.reached.length = 0;
    await page.hydrates();
    expect(page.reached).toEqual(['input quantity', 'change quantity', 'submit add by send']);
  });

  test('after hydration nothing is intercepted', async () => {
    const page = unhydratedPage(`${ADD}${BUTTONS}`);
    page.click('more');
    await page.hydrates();
    page.reached.length = 0;
    page.click('more');
    page.type('card', 'Later');
    page.click('send');
    expect(page.reached).toEqual(['click more', 'input card', 'click send', 'submit add by send']);
    expect(page.scripts()).toHaveLength(2);
  });

  test('a page already hydrated without the loader is left alone', async () => {
    const page = unhydratedPage(ADD);
    await page.hydrates();
    expect(page.reached).toEqual([]);
  });
});
