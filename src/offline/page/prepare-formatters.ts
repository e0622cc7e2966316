/**
 * Makes the first formatters in idle moments. The first one of a language costs a slow phone 50 ms, which would otherwise be
 * a part of the first tap, because hydration writes prices and days.
 */
export function prepareFormatters(w: Window & typeof globalThis, d: Document): void {
  const { lang } = d.documentElement;
  const { requestIdleCallback: whenIdle } = w as Partial<Window>;
  whenIdle?.(() => void new w.Intl.NumberFormat(lang));
  whenIdle?.(() => void new w.Intl.DateTimeFormat(lang));
}
