import type { ResultOf } from '../../application/result-of';
import type { SessionState } from '../../application/account/session-expiry';
import type { AddToCart } from '../../application/cart/add-to-cart';
import type { LoadVisitor } from '../../application/store/load-visitor';
import type { OtherTabs } from './cross-tab-session';

/** A request that the loader has sent; its response answers one request of the hydrated page. */
export interface SentRequest {
  /** Name of the action. */
  readonly action: string;
  /** Part of the JSON that the hydrated page sends: the product to add; empty for other actions. */
  readonly about: string;
  /** The response, for one use: afterwards the request is forgotten. */
  take(): Promise<Response>;
}

interface Answer<Result> {
  readonly result: Result;
  readonly session: SessionState;
}

export interface EarlyRequests {
  /** Shows the visitor's quantities and whether they are signed in; resolves to true if only the hydrated page can show the rest. */
  loadVisitor(): Promise<boolean>;
  /** Posts a form that adds to the cart and shows the success; resolves to false if it was not added. */
  addToCart(form: HTMLFormElement): Promise<boolean>;
}

/**
 * The requests of a page that is not hydrated yet; the hydrated page takes over their responses from `posySent`. Printed
 * into the page by its source text, so it must not refer to anything outside itself.
 */
export function earlyRequests(
  w: Window & { posySent?: SentRequest[] },
  d: Document,
  otherTabs: OtherTabs,
): EarlyRequests {
  const TIMEOUT_MS = 15000;
  type Sent = SentRequest & { readonly response: Promise<Response> };
  const sent: Sent[] = [];
  w.posySent = sent;

  function post(action: 'load-visitor' | 'add-to-cart', path: string, body: string | FormData): Sent {
    const isForm = typeof body !== 'string';
    const headers: Record<string, string> = isForm
      ? { accept: 'application/json' }
      : { 'content-type': 'application/json' };
    const content = isForm ? new URLSearchParams(body as unknown as Record<string, string>) : body;
    const init: RequestInit = { method: 'POST', headers, body: content, cache: 'no-store', keepalive: true };
    const send = () => w.fetch(path, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const locks = w.navigator.locks as LockManager | undefined;
    // In turn with the actions of other tabs, like those of the hydrated page.
    const start = () => (locks === undefined ? send() : locks.request('posy-actions', send));
    const response = w.navigator.onLine
      ? start()
      : new Promise((back) => w.addEventListener('online', back, { once: true })).then(start);
    const entry: Sent = {
      action,
      about: isForm ? JSON.stringify(body.get('sku')) : '',
      response,
      take: () => {
        forget(entry);
        return response;
      },
    };
    sent.push(entry);
    return entry;
  }

  /** Null: the hydrated page has taken it over. The hydrated page sends a request again whose response is forgotten. */
  async function answerTo<Result>(entry: Sent): Promise<Answer<Result> | null> {
    const response = await entry.response;
    return sent.includes(entry) ? ((await response.clone().json()) as Answer<Result>) : null;
  }

  function forget(entry: Sent | undefined): void {
    if (entry !== undefined && sent.includes(entry)) sent.splice(sent.indexOf(entry), 1);
  }

  function showCount(of: 'cart' | 'wish', count: number): void {
    d.querySelectorAll<HTMLElement>(`[data-${of}-count]`).forEach((badge) => {
      badge.hidden = count === 0;
      if (badge.lastElementChild !== null) badge.lastElementChild.textContent = String(count);
    });
  }

  async function loadVisitor(): Promise<boolean> {
    // A page from the back-forward cache loads the visitor again.
    forget(sent.find(({ action }) => action === 'load-visitor'));
    // Wide windows show how many items are on the wishlist.
    const body = JSON.stringify({ path: w.location.pathname, wishes: w.innerWidth >= 1024 });
    const { storePrefix = '', currency } = d.querySelector<HTMLElement>('[data-currency]')?.dataset ?? {};
    const entry = post('load-visitor', `${storePrefix}/api/actions/load-visitor`, body);
    try {
      const answer = await answerTo<ResultOf<LoadVisitor>>(entry);
      if (answer === null || !answer.result.ok) return false;
      const { goTo, notice, cartQuantity, wishes, currency: chosen } = answer.result.value;
      if (goTo !== null) {
        w.location.replace(goTo);
        return false;
      }
      d.documentElement.toggleAttribute('data-signed-in', answer.session.signedIn);
      otherTabs.remember(answer.session.signedIn);
      if (cartQuantity !== null) showCount('cart', cartQuantity);
      if (wishes !== null) showCount('wish', wishes);
      // Only the hydrated page has a customer's hearts.
      return answer.session.signedIn || answer.session.expired || notice !== null || chosen !== currency;
    } catch {
      forget(entry);
      return false;
    }
  }

  async function addToCart(form: HTMLFormElement): Promise<boolean> {
    const success = form.querySelector<HTMLElement>('[data-added]');
    // Screen readers read what is added to a status that is there before.
    if (success?.parentElement) success.parentElement.hidden = false;
    const entry = post('add-to-cart', form.getAttribute('action') ?? '', new FormData(form));
    // A lost response is kept: the product may have been added, so the hydrated page does not send it again.
    const answer = await answerTo<ResultOf<AddToCart>>(entry).catch(() => null);
    if (answer?.result.ok !== true) {
      // A refusal changed nothing: the hydrated page shows it beside its field.
      if (answer !== null) forget(entry);
      return false;
    }
    showCount('cart', answer.result.value.totalQuantity);
    otherTabs.announce();
    if (success !== null) success.hidden = false;
    return true;
  }

  return { loadVisitor, addToCart };
}
