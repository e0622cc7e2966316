import { useCallback, useEffect, useState } from 'react';
import { CHECKOUT_STEPS, type CheckoutStep } from '../../../domain/checkout/steps';

/**
 * The step of the page's URL, and a function that goes to a path: to another step without loading a page, with a history
 * entry of its own, to any other page by loading it.
 */
export function useStepInUrl(
  rendered: CheckoutStep,
  load: (path: string) => void = loadPage,
): readonly [CheckoutStep, (path: string) => void] {
  const [step, setStep] = useState(rendered);
  useEffect(() => {
    const follow = () => setStep((before) => stepOf(window.location.pathname) ?? before);
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  const go = useCallback(
    (path: string) => {
      const next = stepOf(path);
      if (next === null) return load(path);
      window.history.pushState({}, '', path);
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
