import { act, render } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ServerOnly } from '../../../src/ui/components/shared/ServerOnly';

/** What the bundler makes of `process.env.NEXT_RUNTIME !== '' && <Part />` in the script of a page. */
const IN_THE_BROWSER = false;
const part = <p>From the server</p>;
const kept = (count: number) => (
  <div>
    <ServerOnly id="part">{IN_THE_BROWSER}</ServerOnly>
    <b>{count}</b>
  </div>
);

/** `count` is 1 on the server; with another one hydration fails, and React renders the page in the browser. */
function hydrated(page: HTMLElement, count: number): Root {
  const roots: Root[] = [];
  act(() => void roots.push(hydrateRoot(page, kept(count), { onRecoverableError: () => undefined })));
  return roots[0] as Root;
}

function serverPage(): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = renderToString(
    <div>
      <ServerOnly id="part">{part}</ServerOnly>
      <b>1</b>
    </div>,
  );
  document.body.replaceChildren(page);
  return page;
}

test('the browser keeps the server’s HTML without warnings, also after rendering again', () => {
  const complaints = jest.spyOn(console, 'error');
  const page = serverPage();
  const before = page.querySelector('p');
  const root = hydrated(page, 1);
  act(() => root.render(kept(2)));
  expect(page.textContent).toBe('From the server2');
  expect(page.querySelector('p')).toBe(before);
  expect(complaints).not.toHaveBeenCalled();
  act(() => root.unmount());
});

test('a page whose hydration failed keeps it as well', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const page = serverPage();
  const root = hydrated(page, 7);
  expect(page.textContent).toBe('From the server7');
  act(() => root.unmount());
});

test('within a paragraph it is a span', () => {
  const { container } = render(
    <p>
      <ServerOnly as="span" id="part">
        words
      </ServerOnly>
    </p>,
  );
  expect(container.innerHTML).toBe('<p><span id="part" class="contents">words</span></p>');
});

test('what depends on one object alone is rendered once for it', () => {
  let rendered = 0;
  const Counted = ({ name }: { name: string }) => {
    rendered += 1;
    return <p>Hello {name}</p>;
  };
  const html = (owner: { name: string }) =>
    renderToString(
      <ServerOnly id="part" cacheKey={owner}>
        <Counted name={owner.name} />
      </ServerOnly>,
    );
  const [rose, lily] = [{ name: 'Rose' }, { name: 'Lily' }];
  expect([html(rose), html(rose), html(lily)].join()).toBe(
    [rose, rose, lily].map(({ name }) => `<div id="part" class="contents"><p>Hello ${name}</p></div>`).join(),
  );
  expect(rendered).toBe(2);
});
