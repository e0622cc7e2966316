/**
 * Defers hydration. React's scripts are not in the page's critical path: this function, printed into the page as
 * text, adds them once the page has loaded and the browser is idle, or at the first input. Until the page is hydrated
 * it queues the events that only React can handle and remembers entered values, then replays both once. It runs by
 * its source text alone, so it must not refer to anything outside itself.
 */
export function deferredHydration(w: Window, d: Document): void {
  type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
  type Held = { node: HTMLElement; submit: boolean; by: HTMLElement | null };
  const ASLEEP = 0;
  const WAKING = 1;
  const LIVE = 2;
  const FAILED = 3;
  const PATIENCE_MS = 5000;
  const config = JSON.parse(d.getElementById('posy-hydrate')?.textContent ?? '{}') as {
    src: string[];
    global: string;
    boot: unknown[];
  };
  const held: Held[] = [];
  /** Values are saved, because React may render a controlled field empty before the replay. */
  const edited = new Map<Field, { value: string; checked: boolean }>();
  const types = ['click', 'submit', 'input', 'change', 'pointerdown', 'touchstart', 'keydown', 'focusin'];
  let state = ASLEEP;
  let deadline = 0;

  const isField = (node: EventTarget | null): node is Field =>
    node instanceof HTMLInputElement || node instanceof HTMLSelectElement || node instanceof HTMLTextAreaElement;

  function remember(field: Field): void {
    const isBox = field instanceof HTMLInputElement;
    if (isBox && field.type === 'radio') {
      edited.forEach((_, other) => {
        if (other.type === 'radio' && other.name === field.name && other.form === field.form) edited.delete(other);
      });
    }
    edited.set(field, { value: field.value, checked: isBox && field.checked });
  }

  /** The browser's form restoration and autofill change fields before any listener is attached. */
  function scan(): void {
    d.querySelectorAll<Field>('input,select,textarea').forEach((field) => {
      if (edited.has(field)) return;
      if (field instanceof HTMLSelectElement) {
        const options = Array.from(field.options);
        if (options.some((o) => o.selected !== o.defaultSelected) && options.some((o) => o.defaultSelected))
          remember(field);
      } else if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
        if (field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')) remember(field);
      } else if (field.type !== 'hidden' && field.value !== field.defaultValue) remember(field);
    });
  }

  function hydrate(): void {
    if (state !== ASLEEP) return;
    state = WAKING;
    const globals = w as unknown as Record<string, unknown[] | undefined>;
    const queue = globals[config.global] ?? [];
    globals[config.global] = queue;
    queue.push(...config.boot);
    config.src.forEach((src) => {
      const script = d.createElement('script');
      script.src = src;
      script.async = false;
      script.onerror = fail;
      d.head.appendChild(script);
    });
  }

  function hold(event: Event, node: HTMLElement, submit: boolean, by: HTMLElement | null): void {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (held.some((item) => item.node === node)) return;
    held.push({ node, submit, by });
    (by ?? node).setAttribute('aria-busy', 'true');
    // After a failed load, only forms that work without scripts can be sent.
    if (submit && !hasNoTwin(node) && deadline === 0) deadline = w.setTimeout(fail, PATIENCE_MS);
    hydrate();
  }

  /** A form that the server does not handle: submitting it natively would lose its values. */
  const hasNoTwin = (node: Element): boolean => node.matches('form[data-queue]:not([action])');

  function onEvent(event: Event): void {
    const target = event.target instanceof Element ? event.target : null;
    if (state === FAILED) {
      if (event.type === 'submit' && target !== null && hasNoTwin(target)) event.preventDefault();
      return;
    }
    if (event.type === 'input' || event.type === 'change') {
      if (isField(event.target)) remember(event.target);
      event.stopImmediatePropagation();
      hydrate();
      return;
    }
    if (event.type === 'click') {
      const button = target?.closest<HTMLElement>('button[type=button]:not([popovertarget]):not([commandfor])');
      if (button) hold(event, button, false, null);
      return;
    }
    if (event.type === 'submit') {
      if (target instanceof HTMLFormElement && target.matches('[data-queue]')) {
        hold(event, target, true, (event as SubmitEvent).submitter);
      }
      return;
    }
    hydrate();
  }

  function listen(on: boolean): void {
    types.forEach((type) =>
      on ? w.addEventListener(type, onEvent, true) : w.removeEventListener(type, onEvent, true),
    );
  }

  /** React detects a change only if the value differs from the one it set last. */
  function merge({ value, checked }: { value: string; checked: boolean }, old: Field): void {
    const again = old.isConnected ? old : d.getElementById(old.id);
    if (!isField(again)) return;
    const bubbling = { bubbles: true };
    if (old instanceof HTMLSelectElement) {
      again.value = value;
      again.dispatchEvent(new Event('input', bubbling));
      again.dispatchEvent(new Event('change', bubbling));
      return;
    }
    if (
      again instanceof HTMLInputElement &&
      old instanceof HTMLInputElement &&
      (old.type === 'checkbox' || old.type === 'radio')
    ) {
      if (old.type === 'radio' && !checked) return;
      again.checked = !checked;
      again.click();
      return;
    }
    const prototype = again instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
    const set = Object.getOwnPropertyDescriptor(prototype, 'value')?.set;
    const selects = old.value === value && /^(text|search|url|tel|password|textarea)$/.test(again.type);
    const start = selects ? (old as HTMLInputElement).selectionStart : null;
    const end = selects ? (old as HTMLInputElement).selectionEnd : null;
    again.value = value + ' ';
    set?.call(again, value);
    if (start !== null && d.activeElement === again) (again as HTMLInputElement).setSelectionRange(start, end);
    again.dispatchEvent(new Event('input', bubbling));
    again.dispatchEvent(new Event('change', bubbling));
  }

  function replay(item: Held): void {
    (item.by ?? item.node).removeAttribute('aria-busy');
    const node = item.node.isConnected ? item.node : d.getElementById(item.node.id);
    if (node instanceof HTMLFormElement) {
      const by = item.by?.isConnected ? item.by : null;
      node.requestSubmit(by);
    } else node?.click();
  }

  /** Remove the listeners first, so that replayed events reach React and not this loader. */
  function play(): void {
    if (state !== WAKING) return;
    w.clearTimeout(deadline);
    scan();
    state = LIVE;
    listen(false);
    edited.forEach(merge);
    held.forEach(replay);
  }

  /** If the scripts fail to load, queued forms are submitted natively. */
  function fail(): void {
    if (state !== WAKING) return;
    state = FAILED;
    // For pages that cannot work without scripts and show a message.
    d.documentElement.dataset.hydrationFailed = '';
    held.forEach((item) =>
      item.submit && !hasNoTwin(item.node) ? replay(item) : (item.by ?? item.node).removeAttribute('aria-busy'),
    );
  }

  listen(true);
  // A microtask later, outside React's effect; otherwise the caret would jump to the end of the field.
  d.addEventListener('posy:hydrated', () => void Promise.resolve().then(play));
  // A page that depends on scripts does not wait for an idle browser.
  d.addEventListener('DOMContentLoaded', () => {
    if (d.querySelector('[data-hydrate=now]')) hydrate();
  });
  const line = (w.navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }).connection;
  if (line?.saveData === true || /2g/.test(line?.effectiveType ?? '')) return;
  w.addEventListener('load', () => {
    if ('requestIdleCallback' in w) w.requestIdleCallback(hydrate, { timeout: 4000 });
    else (w as Window).setTimeout(hydrate, 1000);
  });
}
