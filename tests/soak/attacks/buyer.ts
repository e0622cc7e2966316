import type { Cart } from '../../../src/domain/cart/cart';
import { cartDigest } from '../../../src/domain/cart/cart-digest';

/** A product that goes by post. */
const PRODUCT = { path: '/peony-plate-card.html', sku: 'CARD-PEONY-PLATE' } as const;
const ADDRESS = {
  firstName: 'Ann',
  lastName: 'Lee',
  street: '1 High Street',
  apartment: '',
  city: 'Chichester',
  region: null,
  postcode: 'PO19 1LB',
  countryCode: 'GB',
  phone: '01243 000000',
};
const DELIVERY = { carrier: 'flatrate', method: 'flatrate' } as const;
const PAYMENT = 'cashondelivery';
/** A customer sends what was refused again, a second later. */
const TRIES = 3;
const PATIENCE_MS = 1_000;
const GIVES_UP_MS = 60_000;

interface Step {
  readonly name: string;
  /** With the waits between tries. */
  readonly ms: number;
  /** Statuses of the tries that failed, or `lost`. */
  readonly refusals: readonly (number | 'lost')[];
}

export interface Purchase {
  readonly steps: readonly Step[];
  /** The order's number, or the step that failed each time. */
  readonly order: string | null;
}

/** What a page of the shop gets from an action. */
interface Acted {
  readonly result?: { readonly value?: unknown; readonly kind?: string; readonly number?: string };
}

let purchases = 0;

/** A guest behind one address buys a card by pages and actions, as a browser does. Never rejects. */
export async function buy(shop: string, address: string): Promise<Purchase> {
  purchases += 1;
  const visit = `visit=${Date.now()}${purchases}`;
  const steps: Step[] = [];
  const cookies = new Map<string, string>();

  const once = async (path: string, input: object | null): Promise<Response> => {
    const response = await fetch(shop + path, {
      ...(input !== null && { method: 'POST', body: JSON.stringify(input) }),
      headers: {
        'x-forwarded-for': address,
        'sec-fetch-site': 'same-origin',
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        ...(input !== null && { 'content-type': 'application/json' }),
      },
      redirect: 'manual',
      signal: AbortSignal.timeout(GIVES_UP_MS),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(cookie) ?? [];
      if (/max-age=0/i.test(cookie)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  const step = async (name: string, path: string, input: object | null = null): Promise<Acted> => {
    const began = performance.now();
    const refusals: (number | 'lost')[] = [];
    let acted: Acted | null = null;
    for (let tries = 0; acted === null && tries < TRIES; tries += 1) {
      if (tries > 0) await new Promise((later) => setTimeout(later, PATIENCE_MS));
      try {
        const response = await once(path, input);
        const body = await response.arrayBuffer();
        if (response.status !== 200) refusals.push(response.status);
        else acted = input === null ? {} : (JSON.parse(new TextDecoder().decode(body)) as Acted);
      } catch {
        refusals.push('lost');
      }
    }
    steps.push({ name, ms: Math.round(performance.now() - began), refusals });
    if (acted === null) throw new StepFailed();
    return acted;
  };
  const act = (name: string, input: object) => step(name, `/api/actions/${name}`, input);

  try {
    await step('home', `/?${visit}`);
    await step('product', `${PRODUCT.path}?${visit}`);
    await step('picture', `/media/catalog/product/${PRODUCT.sku}/0.jpg?w=432&h=536`);
    await step('suggestions', `/api/reads/suggestions?term=peony&currency=GBP`);
    await act('add-to-cart', { cart: null, sku: PRODUCT.sku, chosen: [], answers: {}, quantity: 1 });
    await step('cart', '/cart');
    const { result: found } = await act('load-cart', {});
    const { id: cart } = found?.value as Cart;
    await act('attach-email', { cart, email: `customer-${purchases}@example.org` });
    await act('set-delivery-address', { cart, address: ADDRESS });
    await act('choose-shipping-method', { cart, ...DELIVERY });
    await act('save-billing', { cart, address: ADDRESS, sameAsDelivery: true, delivery: DELIVERY });
    await step('payment', '/checkout/payment');
    await act('choose-payment', { cart, code: PAYMENT });
    const { result: shown } = await act('load-cart', {});
    const digest = cartDigest(shown?.value as Cart);
    const { result: placed } = await act('place-order', { cart, digest, payment: PAYMENT });
    return { steps, order: placed?.number ?? null };
  } catch (fault) {
    if (fault instanceof StepFailed) return { steps, order: null };
    throw fault;
  }
}

class StepFailed extends Error {}
