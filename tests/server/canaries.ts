import { type TestResponse } from './running-front-server';

const VISITORS = 100;
/** At once, so that answers of different visitors interleave. */
const PARALLEL = 50;
/** For a front server with a stand-in for Next. */
const STAND_IN_PATHS = [
  '/',
  '/flowers',
  '/cart',
  '/roses?sort=name',
  '/customer/orders',
  '/_next/data/b/index.json',
  '/api/reads/menu?currency=GBP',
  '/weddings/arches',
  '/weddings/cart',
];
const CURRENCIES = ['', '; vsf-currency=EUR', '; vsf-currency=GBP'];

type Send = (path: string, headers: Record<string, string>) => Promise<TestResponse>;

interface Seen {
  readonly requests: number;
  /** Answers with the canary of another visitor. */
  readonly foreign: string[];
  /** Answers that are the same for everybody and have any canary. */
  readonly inShared: string[];
  /** Personal answers without the canary of their own visitor, which prove that the test would notice. */
  readonly missing: string[];
}

export function isPersonal(path: string): boolean {
  return /^(\/weddings)?\/(cart|customer)/.test(path);
}

/** Sends requests of many visitors, each with a canary of its own in every header that may identify a visitor. */
export async function sendCanaries(send: Send, requests: number, paths = STAND_IN_PATHS): Promise<Seen> {
  const seen: Seen = { requests, foreign: [], inShared: [], missing: [] };
  let next = 0;
  const visit = async () => {
    for (let n = next++; n < requests; n = next++) {
      const canary = `canary-${n % VISITORS}-`;
      // Each visitor opens each path in turn, in each currency.
      const path = paths[(n + Math.floor(n / VISITORS)) % paths.length] ?? '/';
      const cookie = `vsf-customer=${canary}; vsf-cart=${canary}${CURRENCIES[Math.floor(n / 7) % CURRENCIES.length]}`;
      const { body, headers } = await send(path, {
        cookie,
        authorization: canary,
        'user-agent': canary,
        'accept-language': canary,
        'if-none-match': `"${canary}"`,
      });
      const found = `${body.toString()} ${JSON.stringify(headers)}`.match(/canary-\d+-/g) ?? [];
      if (found.some((one) => one !== canary)) seen.foreign.push(path);
      if (!isPersonal(path) && found.length > 0) seen.inShared.push(path);
      if (isPersonal(path) && found.length === 0) seen.missing.push(path);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, visit));
  return seen;
}
