import { act, render } from '@testing-library/react';
import { useEffect, useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { PriceTag } from '../../src/ui/components/shared/PriceTag';
import { announceHydrated } from '../../src/ui/hydration/announce-hydrated';
import { foreignTexts, type PutBackTexts } from '../../src/ui/hydration/foreign-texts';
import { hydratePage } from '../../src/next-internals/own-client/hydrate-page';
import { aPrice } from '../builders/a-price';
import { translatePage, TRANSLATED } from '../browser/translator';
import { settled } from '../unit/ui/a-schedule';

let stopTranslating = (): void => undefined;
afterEach(() => stopTranslating());

/** Draws it and lets the browser translate it; returns what the shopper sees, and draws again. */
async function translated(content: ReactNode) {
  const { container, rerender } = render(content);
  stopTranslating = translatePage({ moment: 'hydrated', mark: TRANSLATED });
  announceHydrated(document);
  expect(container.querySelector('font')).not.toBeNull();
  return {
    words: () => container.textContent?.replaceAll(TRANSLATED, ''),
    draw: async (next: ReactNode) => {
      rerender(next);
      await settled();
    },
  };
}

test('of a text that is the only child of its element, a translated page shows the new words and no others', async () => {
  const { words, draw } = await translated(<p>{'one'}</p>);
  await draw(<p>{'two'}</p>);
  expect(words()).toBe('two');
  await draw(<p>{false}</p>);
  expect(words()).toBe('');
  await draw(<p>{'three'}</p>);
  expect(words()).toBe('three');
  await draw(
    <p>
      <b>{'four'}</b>
    </p>,
  );
  expect(words()).toBe('four');
  await draw(<p>{'five'}</p>);
  expect(words()).toBe('five');
});

test('a price changes on a translated page, from one with "From" to a reduced one and back', async () => {
  const tag = (regular: number, special: number | null, from: boolean) => (
    <PriceTag price={aPrice(regular, special)} locale="en-GB" from={from} />
  );
  const { words, draw } = await translated(tag(28, null, true));
  expect(words()).toBe('From £28.00');
  await draw(tag(38, null, false));
  expect(words()).toBe('£38.00');
  await draw(tag(52, 26, true));
  expect(words()).toContain('From £26.00');
  await draw(tag(28, null, true));
  expect(words()).toBe('From £28.00');
});

function Message() {
  const [text, setText] = useState('');
  useEffect(() => announceHydrated(document), []);
  return (
    <label>
      <span>{'Card message'}</span>
      <input id="message" value={text} onChange={({ target }) => setText(target.value)} />
    </label>
  );
}
const App = ({ Component: Page }: { readonly Component: typeof Message }) => <Page />;

/** How translators and extensions replace a text. */
const REPLACED: readonly (readonly [how: string, replace: (text: Text, words: Element) => void])[] = [
  ['at once', (text, words) => text.replaceWith(words)],
  ['in two steps', (text, words) => (text.before(words), text.remove())],
  ['within its node', (text, words) => (text.data = words.textContent ?? '')],
];

test.each(REPLACED)(
  'a page whose texts were replaced %s before is hydrated as it is: field and focus stay, and React reports nothing',
  async (_how, replace) => {
    const complaint = jest.fn((event: Event) => event.preventDefault());
    window.addEventListener('error', complaint);
    document.body.innerHTML = `<div id="__next">${renderToString(<App Component={Message} />)}</div>
      <script id="__NEXT_DATA__" type="application/json">{"page":"/message","props":{"pageProps":{}}}</script>`;
    foreignTexts(window, document);
    document.dispatchEvent(new Event('DOMContentLoaded'));
    const words = document.createElement('font');
    words.innerHTML = '<font>Kartentext</font>';
    replace(document.querySelector('span')?.firstChild as Text, words);
    expect(document.querySelector('label')?.textContent).toBe('Kartentext');
    const field = document.getElementById('message');
    field?.focus();
    Object.assign(window, {
      __NEXT_P: [
        ['/_app', () => ({ default: App })],
        ['/message', () => ({ default: Message })],
      ],
    });
    await act(async () => {
      hydratePage(window, document);
      // Its modules are evaluated in two tasks before the page is hydrated.
      for (let task = 0; task < 3; task += 1) await new Promise((run) => setTimeout(run));
    });
    window.removeEventListener('error', complaint);
    expect(complaint).not.toHaveBeenCalled();
    expect(document.querySelector('label')?.textContent).toBe('Card message');
    expect(document.getElementById('message')).toBe(field);
    expect(document.activeElement).toBe(field);
  },
);

test('what the page itself writes before it is hydrated stays', async () => {
  document.body.innerHTML = '<p>0</p>';
  foreignTexts(window, document);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  const [count] = document.getElementsByTagName('p');
  count?.replaceChildren('2');
  count?.after(document.createElement('hr'));
  expect((window as { posyTexts?: PutBackTexts }).posyTexts?.()).toBe(false);
  expect(document.body.innerHTML).toBe('<p>2</p><hr>');
});
