import { act } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { hydratePage } from '../../../src/next-internals/own-client/hydrate-page';
import { settled } from '../../unit/ui/a-schedule';

type Registration = [route: string, load: () => unknown];
type PageWindow = Window & {
  __NEXT_P?: { push(registration: Registration): unknown };
  __NEXT_PRELOADREADY?: (ids?: (string | number)[]) => Promise<void>;
};

interface AppProps {
  readonly Component: ComponentType<never>;
  readonly pageProps: object;
}
function App({ Component, pageProps }: AppProps) {
  const Page = Component as ComponentType;
  return (
    <>
      <header>Posy</header>
      <Page {...pageProps} />
    </>
  );
}
function Counter({ from }: { readonly from: number }) {
  const [count, setCount] = useState(from);
  if (count > 7) throw new Error('Too many');
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

const app: Registration = ['/_app', () => ({ default: App })];
const counter: Registration = ['/counter', () => ({ default: Counter })];
const events: string[] = [];

function serverPage(): PageWindow {
  events.length = 0;
  const data = { page: '/counter', props: { pageProps: { from: 6 } }, dynamicIds: [17] };
  document.body.innerHTML = `<div id="__next">${renderToString(<App Component={Counter} pageProps={{ from: 6 }} />)}</div>
    <script id="__NEXT_DATA__" type="application/json">${JSON.stringify(data)}</script>`;
  const w = window as PageWindow;
  delete w.__NEXT_P;
  w.__NEXT_PRELOADREADY = async (ids) => void events.push(`parts ${ids?.join()}`);
  return w;
}
/** Its modules are evaluated in two tasks before the page is hydrated. */
const tasksRun = async () => {
  for (let task = 0; task < 3; task += 1) await new Promise((run) => setTimeout(run));
};
const press = () => act(async () => document.querySelector('button')?.click());
const words = () => document.querySelector('#__next')?.textContent;

beforeEach(() => jest.spyOn(console, 'error').mockImplementation((what) => void events.push(String(what))));
afterEach(() => jest.restoreAllMocks());

test.each([
  ['before', [app, counter], []],
  ['after', [], [app, ['/other', () => ({})], counter]],
  ['before and after', [counter], [app]],
] as [string, Registration[], Registration[]][])(
  'hydrates the page that registers %s its client runs, once, after its parts have loaded',
  async (_when, before, after) => {
    const w = serverPage();
    w.__NEXT_P = before;
    const button = document.querySelector('button');
    await act(async () => {
      hydratePage(w, document);
      after.forEach((registration) => w.__NEXT_P?.push(registration));
      await tasksRun();
    });
    await press();
    expect(words()).toBe('Posy7');
    expect(document.querySelector('button')).toBe(button);
    expect(events).toEqual(['parts 17']);
  },
);

test('a bug in a page shows the error screen within the layout', async () => {
  const w = serverPage();
  w.__NEXT_P = [app, counter];
  await act(async () => {
    hydratePage(w, document);
    await tasksRun();
  });
  await press();
  await press();
  await act(settled);
  expect(words()).toContain('An error occurred');
  expect(words()).toContain('Posy');
});
