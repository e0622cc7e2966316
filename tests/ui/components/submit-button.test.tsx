import { act, renderHook } from '@testing-library/react';
import { usePending } from '../../../src/ui/components/forms/SubmitButton';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

function load() {
  const { result, rerender } = renderHook(({ isLoading }) => usePending(isLoading), {
    initialProps: { isLoading: false },
  });
  return { isPending: () => result.current, loads: (isLoading: boolean) => rerender({ isLoading }) };
}

test('S9-38 a pending state stays 200 ms after a quick response', () => {
  const { isPending, loads } = load();
  expect(isPending()).toBe(false);
  loads(true);
  pass(20);
  loads(false);
  pass(179);
  expect(isPending()).toBe(true);
  pass(1);
  expect(isPending()).toBe(false);
});

test('S9-38 a pending state ends with a slow response', () => {
  const { isPending, loads } = load();
  loads(true);
  pass(5000);
  expect(isPending()).toBe(true);
  loads(false);
  expect(isPending()).toBe(false);
});

test('S9-38 a second load within the 200 ms has its own', () => {
  const { isPending, loads } = load();
  loads(true);
  loads(false);
  pass(150);
  loads(true);
  loads(false);
  pass(199);
  expect(isPending()).toBe(true);
  pass(1);
  expect(isPending()).toBe(false);
});
