import { mayReload } from '../../../src/domain/navigation/reload-guard';
import { mendPage } from '../../../src/ui/hydration/mend-page';

const NOW = Date.UTC(2026, 2, 4, 10);
const WORDS = 'Parts are missing.';
const BODY = `
  <main id="content"></main>
  <input id="name" value=""><textarea id="card"></textarea><input id="secret" type="password"><input id="gift" type="checkbox">`;

interface Tab {
  readonly storage?: Storage | 'none' | 'blocked';
  readonly isOnline?: boolean;
}

/** A page of a tab as it is when its HTML has arrived; its time is `clock.now`. */
function aPage(clock: { now: number }, { storage = sessionStorage, isOnline = true }: Tab = {}) {
  document.body.innerHTML = BODY;
  delete document.documentElement.dataset.leaving;
  const listeners: [string, () => void][] = [];
  const fire = (wanted: string) => listeners.forEach(([type, work]) => type === wanted && work());
  const reload = jest.fn();
  const w = {
    get sessionStorage() {
      if (storage === 'blocked') throw new Error('Storage is blocked');
      return storage === 'none' ? null : storage;
    },
    navigator: { onLine: isOnline },
    location: { reload },
    setTimeout: (work: () => void) => work(),
    addEventListener: (...listener: [string, () => void]) => listeners.push(listener),
  };
  const mend = mendPage(w as unknown as Window, document, () => clock.now, mayReload, WORDS);
  fire('DOMContentLoaded');
  return { mend, reload, leave: () => fire('pagehide'), lines: () => document.querySelectorAll('#parts-missing') };
}

const field = (id: string) => document.getElementById(id) as HTMLInputElement;

beforeEach(() => sessionStorage.clear());

describe('a script that cannot be loaded', () => {
  test('S8-6 S9-40 loads the page again, not again within a minute, and again after it', () => {
    const clock = { now: NOW };
    const reloads = [0, 1, 59_999, 60_000].map((ms) => {
      clock.now = NOW + ms;
      const { mend, reload, lines } = aPage(clock);
      mend(false);
      return [reload.mock.calls.length, lines().length];
    });
    expect(reloads).toEqual([
      [1, 0],
      [0, 1],
      [0, 1],
      [1, 0],
    ]);
  });

  test('S8-6 of several at once, only the first loads the page again, and none says that parts are missing', () => {
    const { mend, reload, lines } = aPage({ now: NOW });
    [1, 2, 3].forEach(() => mend(false));
    expect([reload.mock.calls.length, lines().length]).toEqual([1, 0]);
  });

  test('S8-6 says once, before the content, that parts are missing', () => {
    const { mend, lines } = aPage({ now: NOW });
    [1, 2, 3].forEach(() => mend(true));
    expect([...lines()].map(({ textContent, role }) => [textContent, role])).toEqual([[WORDS, 'alert']]);
    expect(field('content').previousElementSibling?.firstElementChild).toBe(lines()[0]);
  });

  test('S8-6 shows the line that the page has instead of a second one', () => {
    const { mend, lines } = aPage({ now: NOW });
    document.body.insertAdjacentHTML('afterbegin', '<p id="parts-missing" style="display:none">Please reload.</p>');
    mend(true);
    expect([...lines()].map((line) => [line.textContent, (line as HTMLElement).style.display])).toEqual([
      ['Please reload.', 'block'],
    ]);
  });
});

test('a page that another one is about to replace is left alone', () => {
  const { mend, reload, lines } = aPage({ now: NOW });
  document.documentElement.dataset.leaving = '';
  mend(false);
  expect([reload.mock.calls.length, lines().length]).toEqual([0, 0]);
});

test('a field that React has rendered anew, because the page was translated, does not keep the page from being loaded again', () => {
  const { mend, reload } = aPage({ now: NOW });
  document.body.innerHTML = BODY;
  field('name').value = 'Ann';
  mend(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

describe('the page stays, and says so,', () => {
  const stays = ({ mend, reload, lines }: ReturnType<typeof aPage>, mustStay = false) => {
    mend(mustStay);
    expect([reload.mock.calls.length, lines().length]).toEqual([0, 1]);
  };

  test('S9-40 where the time of a reload cannot be kept', () => {
    const setItem = () => {
      throw new Error('Full');
    };
    const full = { getItem: () => null, setItem } as unknown as Storage;
    for (const storage of ['none', 'blocked', full] as const) stays(aPage({ now: NOW }, { storage }));
  });

  test('S9-40 where the kept time is no number', () => {
    sessionStorage.setItem('posy-reloaded', 'soon');
    stays(aPage({ now: NOW }));
  });

  test('S8-6 where the loader sends a form, and without a network', () => {
    stays(aPage({ now: NOW }), true);
    stays(aPage({ now: NOW }, { isOnline: false }));
  });

  test.each([
    ['an order', '<button type="button" id="place-order" aria-busy="true">Placing</button>'],
    ['a form', '<form><button type="submit" id="add" aria-busy="true">Adding</button></form>'],
  ])('S8-6 while %s is being sent, and no longer', (_what, html) => {
    const page = aPage({ now: NOW });
    document.body.insertAdjacentHTML('beforeend', html);
    stays(page);
    document.querySelector('[aria-busy]')?.removeAttribute('aria-busy');
    page.mend(false);
    expect(page.reload).toHaveBeenCalledTimes(1);
  });

  test('S8-6 with a text in a field that the next page does not have from the start, but in the checkout, which keeps it', () => {
    const page = aPage({ now: NOW });
    document.body.insertAdjacentHTML('beforeend', '<div><input id="late" value="typed"></div>');
    stays(page);
    const other = aPage({ now: NOW });
    document.body.insertAdjacentHTML('beforeend', '<div class="checkout"><input id="late" value="typed"></div>');
    other.mend(false);
    expect(other.reload).toHaveBeenCalledTimes(1);
  });
});

describe('a page that is loaded again', () => {
  test('S8-6 has what was typed until it was left, once, and never a password', () => {
    const { mend, leave } = aPage({ now: NOW });
    field('name').value = 'An';
    field('card').value = 'With love,\nAnn';
    field('secret').value = 'hidden-word';
    field('card').focus();
    mend(false);
    field('name').value = 'Ann';
    leave();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('hidden-word');
    expect(sessionStorage.getItem('posy-focus')).toBe('card');
    aPage({ now: NOW });
    expect(['name', 'card', 'secret'].map((id) => field(id).value)).toEqual(['Ann', 'With love,\nAnn', '']);
    aPage({ now: NOW });
    expect(['name', 'card'].map((id) => field(id).value)).toEqual(['', '']);
  });

  test('S8-6 ignores what was kept if it is no list, or of a field that is gone', () => {
    for (const kept of ['nonsense', '{}', '[["gone","x"],["name","Ann"]]']) {
      sessionStorage.setItem('posy-typed', kept);
      expect(() => aPage({ now: NOW })).not.toThrow();
      expect(sessionStorage.getItem('posy-typed')).toBe(kept === 'nonsense' ? 'nonsense' : null);
    }
    expect(field('name').value).toBe('Ann');
  });
});
