import { useCallback, useEffect, useState } from 'react';
import { CHECKOUT_STEPS, type CheckoutStep } from '../../../domain/checkout/steps';

/** Goes to a path, with a history entry of its own unless it `replaces` the current one. */
export type GoToPath = (path: string, replaces?: boolean) => void;

/** The step of the page's URL, and a function that goes to another step without loading a page, to any other by loading it. */
export function useStepInUrl(
  rendered: CheckoutStep,
  load: (path: string) => void = loadPage,
): readonly [CheckoutStep, GoToPath] {
  const [step, setStep] = useState(rendered);
  useEffect(() => {
    const follow = () => {
      window.scrollTo(0, 0);
      setStep((before) => stepOf(window.location.pathname) ?? before);
    };
    // Each step starts at its top; where another one was scrolled to means nothing.
    window.history.scrollRestoration = 'manual';
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  const go = useCallback(
    (path: string, replaces = false) => {
      const next = stepOf(path);
      if (next === null) return load(path);
      if (replaces) window.history.replaceState({}, '', path);
      else window.history.pushState({}, '', path);
      window.scrollTo(0, 0);
      setStep(next);
    },
    [load],
  );
  return [step, go];
}

const loadPage = (path: string) => window.location.assign(path);

function stepOf(path: string): CheckoutStep | null {
  return CHECKOUT_STEPS.find((step) => path.endsWith(`/checkout/${step}`)) ?? null;
}
