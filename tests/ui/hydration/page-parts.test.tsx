import { act } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { hydratePage } from '../../../src/next-internals/own-client/hydrate-page';
import dynamic from '../../../src/next-internals/own-client/page-parts';

function Bouquet({ name }: { readonly name: string }) {
  return <p>{name}</p>;
}
const loads: string[] = [];
const part = (id: number, load: () => Promise<ComponentType<{ readonly name: string }>>) =>
  dynamic(() => (loads.push(String(id)), load()), { loadableGenerated: { modules: [id] } });

const Drawn = part(17, () => Promise.resolve(Bouquet));
part(18, () => Promise.resolve(Bouquet));
part(19, () => Promise.reject(new Error('No such script')));

/** The page as the server drew it, hydrated with one of the parts. */
async function hydrated(dynamicIds: readonly number[], Part: ComponentType<{ readonly name: string }>) {
  loads.length = 0;
  const data = { page: '/flowers', props: { pageProps: { name: 'Meadow' } }, dynamicIds };
  document.body.innerHTML = `<div id="__next">${renderToString(<Bouquet name="Meadow" />)}</div>
    <script id="__NEXT_DATA__" type="application/json">${JSON.stringify(data)}</script>`;
  const App = ({ Component, pageProps }: { Component: ComponentType<never>; pageProps: object }) => {
    const Page = Component as ComponentType;
    return <Page {...pageProps} />;
  };
  const drawn = document.querySelector('p');
  Object.assign(window, {
    __NEXT_P: [
      ['/_app', () => ({ default: App })],
      ['/flowers', () => ({ default: Part })],
    ],
  });
  await act(async () => {
    hydratePage(window, document);
    // Its modules are evaluated in two tasks before the page is hydrated.
    for (let task = 0; task < 3; task += 1) await new Promise((run) => setTimeout(run));
  });
  return {
    isKept: document.querySelector('p') === drawn,
    isReacts: Object.keys(drawn ?? {}).some((key) => key.startsWith('__react')),
  };
}

test('S8-6 a part that the server drew is loaded before the page hydrates; others are not', async () => {
  expect(await hydrated([17], Drawn)).toEqual({ isKept: true, isReacts: true });
  expect(loads).toEqual(['17']);
});

test('S8-6 without its script nothing is hydrated, so what the server drew stays', async () => {
  const { __NEXT_PRELOADREADY } = window as Window & {
    __NEXT_PRELOADREADY?: (ids: readonly number[]) => Promise<void>;
  };
  await expect(__NEXT_PRELOADREADY?.([19])).rejects.toThrow('No such script');
});
