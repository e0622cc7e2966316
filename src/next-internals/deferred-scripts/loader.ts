import type { EarlyRequests } from '../../ui/hydration/early-requests';
import type { EditedFields } from '../../ui/hydration/edited-fields';
import type { EvaluateModules } from './evaluate-modules';
import type { BootParams, LoaderData, Queued } from './loader-data';

/**
 * Defers hydration. React's scripts are not in the page's critical path: this function, printed into the page as
 * text, fetches them once the page has loaded and the browser is idle, and runs them when the visitor uses a part that
 * needs React. Until then it loads the visitor, queues the events that only React can handle and remembers entered
 * values; the hydrated page takes over all of it, once. It runs by its source text alone, so it must not refer to
 * anything outside itself.
 */
export function deferredHydration(
  w: Window,
  d: Document,
  config: LoaderData,
  requests: EarlyRequests,
  fields: EditedFields,
  evaluateModules: EvaluateModules,
  whenIdle: (work: () => void) => void,
  mend: (mustStay: boolean) => void,
): void {
  const [IDLE, LOADING, HYDRATED, FAILED] = [0, 1, 2, 3] as const;
  const HYDRATION_TIMEOUT_MS = 5000;
  const BUTTON = 'button[type=button]:not([popovertarget]):not([commandfor])';
  const OVERLAY_LINK = 'a[data-overlay]';
  const NEEDS_SCRIPTS = `form,input,select,textarea,[data-hydrate],${OVERLAY_LINK},${BUTTON}`;
  const nearTop = () => d.querySelector('[data-hydrate=near]')?.getBoundingClientRect().top ?? Infinity;
  const queued: Queued[] = [];
  const failedOnce: string[] = [];
  const types = ['click', 'submit', 'input', 'change', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'];
  const globals = w as unknown as Record<string, unknown[] | undefined>;
  let state: number = IDLE;
  let deadline = 0;
  let isVisitorLoading = false;

  function loadVisitor(): void {
    isVisitorLoading = true;
    void requests.loadVisitor().then((needsScripts) => needsScripts && hydrate());
  }

  /** Fetched by the low priority of idle work; `fetch`, because not every browser has `rel=prefetch`. */
  function prefetch(): void {
    d.head.append(Object.assign(d.createElement('script'), { src: config.afterLoad }));
    if (state !== IDLE) return;
    config.src.forEach((src) => {
      w.fetch(src, { priority: 'low' })
        .then((response) => response.blob())
        .catch(() => undefined);
    });
  }

  function hydrate(): void {
    if (state !== IDLE) return;
    state = LOADING;
    // Without scripts the browser checks these forms; from here on they wait for the shop's own texts.
    d.querySelectorAll<HTMLFormElement>('form[data-queue]').forEach((form) => (form.noValidate = true));
    if (!isVisitorLoading) loadVisitor();
    // The bundler's scripts register their modules here.
    const chunks: unknown[] = [];
    globals[config.global] = chunks;
    let missing = config.src.length;
    config.src.forEach((src) => {
      const script = d.createElement('script');
      script.src = src;
      script.async = false;
      script.onload = () => {
        missing -= 1;
        if (missing > 0) return;
        const start = (modules: BootParams) => globals[config.global]?.push(modules);
        evaluateModules(chunks, config, start, (work) => w.setTimeout(work));
      };
      // Each in a task of its own, after the frame that shows the reaction to a tap.
      w.setTimeout(() => d.head.appendChild(script));
    });
  }

  /** With the next frame, which shows the reaction to a tap before any script is evaluated. */
  function hydrateWithFrame(): void {
    // Hidden pages have no frames.
    if (d.hidden) hydrate();
    else w.requestAnimationFrame(hydrate);
  }

  function queue(event: Event, node: HTMLElement, submit: boolean, by: HTMLElement | null): void {
    event.preventDefault();
    event.stopImmediatePropagation();
    // Each time, because a sidebar that was closed since opens again: early-cart.ts.
    (by ?? node).setAttribute('aria-busy', 'true');
    // Impatience opens and closes nothing, and sends nothing twice; more is more.
    if (!('countPresses' in node.dataset) && queued.some((item) => item.node === node)) return;
    const item: Queued = { node, submit, by, key: null, added: false };
    queued.push(item);
    if (node instanceof HTMLFormElement && canPost(node)) post(node, item);
    // After a failed load, only forms that work without scripts can be sent.
    else if (submit && !needsScripts(node)) setDeadline();
    hydrateWithFrame();
  }

  function setDeadline(): void {
    if (deadline === 0) deadline = w.setTimeout(fail, HYDRATION_TIMEOUT_MS);
  }

  /**
   * Entered values outside the form, such as another size, would change what it means; without cookies there is no cart, which
   * the hydrated page says.
   */
  function canPost(form: HTMLFormElement): boolean {
    return form.dataset.queue === 'post' && fields.areAllOf(form) && form.checkValidity() && w.navigator.cookieEnabled;
  }

  function post(form: HTMLFormElement, item: Queued): void {
    item.added = null;
    void requests.addToCart(form).then((added) => {
      item.added = added;
      if (state === HYDRATED) return;
      if (added) notBusy(item);
      else if (state === FAILED) replay(item);
      else setDeadline();
    });
  }

  function notBusy({ node, by }: Queued): void {
    (by ?? node).removeAttribute('aria-busy');
  }

  /** A form that the server does not handle: posting it natively would lose its values. */
  const needsScripts = (node: Element): boolean => node.matches('form[data-queue]:not([action])');

  function onEvent(event: Event): void {
    const target = event.target instanceof Element ? event.target : null;
    if (state === FAILED) {
      if (event.type === 'submit' && target !== null && needsScripts(target)) event.preventDefault();
      return;
    }
    if (event.type === 'input' || event.type === 'change') {
      fields.remember(event.target);
      event.stopImmediatePropagation();
      hydrateWithFrame();
      return;
    }
    if (event.type === 'click') {
      const pressed = target?.closest<HTMLElement>(`${OVERLAY_LINK},${BUTTON}`);
      const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
      const isLink = pressed?.tagName === 'A';
      // A key opens a link elsewhere.
      if (pressed && !(isLink && (ctrlKey || metaKey || shiftKey || altKey))) queue(event, pressed, isLink, null);
      return;
    }
    if (event.type === 'submit') {
      if (target instanceof HTMLFormElement && target.matches('[data-queue]')) {
        queue(event, target, true, (event as SubmitEvent).submitter);
      }
      return;
    }
    if (event.type === 'keydown') {
      const keys = target?.closest<HTMLElement>('[data-queue-keys]')?.dataset.queueKeys;
      if (keys && event instanceof KeyboardEvent && event.key.startsWith(keys) && target instanceof HTMLElement) {
        event.preventDefault();
        queued.push({ node: target, submit: false, by: null, key: event, added: false });
      }
      // Keys that only scroll the page have no target.
      if (target !== d.body) hydrateWithFrame();
      return;
    }
    if (event.type === 'scroll') return void (nearTop() < w.innerHeight + 300 && hydrateWithFrame());
    // Focus alone does not use a link or a button.
    if (target?.closest(event.type === 'focusin' ? 'form' : NEEDS_SCRIPTS)) hydrateWithFrame();
  }

  function listen(on: boolean): void {
    const method = on ? 'addEventListener' : 'removeEventListener';
    types.forEach((type) => w[method](type, onEvent, true));
  }

  function replay(item: Queued): void {
    notBusy(item);
    const node = item.node.isConnected ? item.node : d.getElementById(item.node.id);
    if (item.key !== null) node?.dispatchEvent(new KeyboardEvent('keydown', item.key));
    else if (node instanceof HTMLFormElement) {
      const by = item.by?.isConnected ? item.by : null;
      node.requestSubmit(by);
    } else node?.click();
  }

  /** Remove the listeners first, so that replayed events reach React and not this loader. */
  function play(): void {
    if (state !== LOADING) return;
    w.clearTimeout(deadline);
    state = HYDRATED;
    listen(false);
    fields.restore();
    queued.splice(0).forEach(replay);
  }

  /** If the scripts fail to load, queued forms are submitted natively. */
  function fail(): void {
    if (state !== LOADING) return;
    // With what was typed before the page was loaded again.
    if (d.readyState === 'loading') return void d.addEventListener('DOMContentLoaded', fail);
    state = FAILED;
    // For pages that cannot work without scripts and show a message.
    d.documentElement.dataset.hydrationFailed = '';
    queued.forEach((item) => {
      // A form that may have been accepted is not posted again.
      if (item.added === false && item.submit && !needsScripts(item.node)) replay(item);
      else if (item.added === false) notBusy(item);
    });
  }

  /**
   * A script of the page failed, or one of a part that is imported later: the bundler adds a script for it, and
   * another one if that fails.
   */
  function onError({ target }: Event): void {
    const src = (target as Partial<Element>).getAttribute?.('src') ?? '';
    if (!src.includes('/_next/')) return;
    if (!config.src.includes(src) && !failedOnce.includes(src)) return void failedOnce.push(src);
    fail();
    // Sending a form loads a page in any case.
    mend(queued.some(({ submit }) => submit));
  }

  listen(true);
  w.addEventListener('error', onError, true);
  // A task later, outside React's effect; otherwise the caret would jump to the end of the field.
  d.addEventListener('posy:hydrated', () => void w.setTimeout(play));
  // A page that depends on scripts does not wait to be used.
  d.addEventListener('DOMContentLoaded', () => void (d.querySelector('[data-hydrate=now]') && hydrate()));
  d.addEventListener('posy:visitor', () => state !== HYDRATED && loadVisitor());
  const { search } = w.location;
  // A listing wrote this step of the history before the page was loaded again.
  w.addEventListener('popstate', () => {
    if (state !== HYDRATED && w.location.search !== search) w.location.reload();
  });
  w.addEventListener('pageshow', ({ persisted }) => {
    // Some browsers restore fields only after this event, in values that the page does not show.
    if (!persisted) return void w.setTimeout(() => fields.areAllOf(null) || hydrate());
    d.querySelectorAll<HTMLElement>('[popover]').forEach((one) => one.hidePopover());
    if (state === HYDRATED) return;
    if (d.querySelector('[data-reload=restored]')) w.location.replace(w.location.href);
    else loadVisitor();
  });
  w.addEventListener('load', () => isVisitorLoading || loadVisitor());
  whenIdle(prefetch);
}
