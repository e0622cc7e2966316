import { act, render, screen } from '@testing-library/react';
import { useStepInUrl } from '../../../src/ui/components/checkout/use-step-in-url';

const scrolled = jest.fn();
const loaded = jest.fn();

function Steps() {
  const [step, go] = useStepInUrl('user-account', loaded);
  return (
    <>
      <output>{step}</output>
      <button type="button" onClick={() => go('/de/checkout/shipping', true)}>
        replace by shipping
      </button>
      {[
        '/de/checkout/shipping',
        '/de/checkout/billing',
        '/de/checkout/payment',
        '/de/checkout/thank-you?order=000000042',
      ].map((path) => (
        <button type="button" key={path} onClick={() => go(path)}>
          {path}
        </button>
      ))}
    </>
  );
}
const press = (path: string) => act(() => screen.getByText(path).click());
const step = () => screen.getByRole('status').textContent;
const back = () =>
  act(async () => {
    const isBack = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await isBack;
  });

beforeEach(() => {
  jest.clearAllMocks();
  window.scrollTo = scrolled;
  window.history.replaceState(null, '', '/de/checkout/user-account');
});

test('S2-1 steps change without loading a page, from its top, and back and forward follow them', async () => {
  render(<Steps />);
  press('/de/checkout/shipping');
  press('/de/checkout/billing');
  expect([step(), window.location.pathname]).toEqual(['billing', '/de/checkout/billing']);
  expect(scrolled.mock.calls).toEqual([
    [0, 0],
    [0, 0],
  ]);
  await back();
  expect([step(), window.location.pathname]).toEqual(['shipping', '/de/checkout/shipping']);
  await back();
  expect([step(), window.location.pathname]).toEqual(['user-account', '/de/checkout/user-account']);
  expect(scrolled.mock.calls).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
  expect(window.history.scrollRestoration).toBe('manual');
  expect(loaded).not.toHaveBeenCalled();
});

test('S2-1 a step that redirects is not gone back to', () => {
  render(<Steps />);
  press('/de/checkout/payment');
  const entries = window.history.length;
  press('replace by shipping');
  expect([step(), window.location.pathname]).toEqual(['shipping', '/de/checkout/shipping']);
  expect(window.history.length).toBe(entries);
});

test('a path that is no step is loaded', () => {
  render(<Steps />);
  press('/de/checkout/thank-you?order=000000042');
  expect(loaded.mock.calls).toEqual([['/de/checkout/thank-you?order=000000042']]);
  expect([step(), window.location.pathname]).toEqual(['user-account', '/de/checkout/user-account']);
});
