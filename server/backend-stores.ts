import { type Config } from '../src/composition/settings/config';

type Store = Config['stores'][number];

/** What a backend says of a store: that it has none of that name, or its currencies; null if it did not say. */
type Said = 'missing' | { readonly currencies: readonly string[]; readonly own: string | null } | null;

/** Asks the backend about the store with this code. It never rejects. */
export type AskStore = (code: string) => Promise<Said>;

export interface FittingStores {
  /** Those of the settings that the backend has, each with its currencies. The one without a path prefix is always among them. */
  readonly stores: readonly Store[];
  /** What the settings name and the backend does not have: a sentence each. */
  readonly faults: readonly string[];
  /** False if the backend has not said anything of a store, which then is as in the settings. */
  readonly isKnown: boolean;
}

/** Compares the stores of the settings with those of the backend. */
export async function fittingStores(configured: readonly Store[], ask: AskStore): Promise<FittingStores> {
  const said = await Promise.all(configured.map(async (store) => ({ store, answer: await ask(store.code) })));
  return {
    stores: said.flatMap(({ store, answer }) => fitting(store, answer)),
    faults: said.flatMap(({ store, answer }) => faultsOf(store, answer)),
    isKnown: said.every(({ answer }) => answer !== null),
  };
}

function fitting(store: Store, said: Said): readonly Store[] {
  if (said === null) return [store];
  if (said === 'missing') return store.pathPrefix === '' ? [store] : [];
  const kept = store.currencies.filter((currency) => said.currencies.includes(currency));
  const [fallback = said.own ?? said.currencies[0] ?? store.defaultCurrency] = kept;
  const defaultCurrency = kept.includes(store.defaultCurrency) ? store.defaultCurrency : fallback;
  return [{ ...store, currencies: kept.length > 0 ? kept : [defaultCurrency], defaultCurrency }];
}

function faultsOf({ code, currencies, pathPrefix }: Store, said: Said): readonly string[] {
  if (said === null) return [];
  if (said === 'missing') {
    const means = pathPrefix === '' ? 'The shop shows nothing without it.' : 'The shop does not offer it.';
    return [`STORES: the backend has no store "${code}". ${means}`];
  }
  const missing = currencies.filter((currency) => !said.currencies.includes(currency));
  if (missing.length === 0) return [];
  const has = said.currencies.join(', ');
  return [`STORES, store "${code}": not offered are ${missing.join(', ')}, because the backend has only ${has}.`];
}

/** ms until a question counts as not answered. */
const TIMEOUT_MS = 2500;
const QUESTION =
  'query storeCurrencies { availableStores { store_code } currency { available_currency_codes default_display_currency_code } }';

/** Asks by Magento's GraphQL. A refusal of the whole question, by status 200 or 400, is that of its store. */
export function askMagento(graphqlUrl: string): AskStore {
  return async (code) => {
    try {
      const response = await fetch(graphqlUrl, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Store: code },
        body: JSON.stringify({ query: QUESTION }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'manual',
      });
      const body: unknown = await response.json();
      return response.status === 200 || response.status === 400 ? readAnswer(body, code) : null;
    } catch {
      return null;
    }
  };
}

interface Answer {
  readonly data?: {
    readonly availableStores?: readonly ({ readonly store_code?: unknown } | null)[] | null;
    readonly currency?: {
      readonly available_currency_codes?: unknown;
      readonly default_display_currency_code?: unknown;
    } | null;
  } | null;
  readonly errors?: unknown;
}

function listOf<Entry>(sent: readonly Entry[] | null | undefined): readonly Entry[] {
  return Array.isArray(sent) ? (sent as readonly Entry[]) : [];
}

function readAnswer(body: unknown, code: string): Said {
  const { data, errors } = (body ?? {}) as Answer;
  if (typeof data !== 'object' || data === null) return Array.isArray(errors) ? 'missing' : null;
  const listed = listOf(data.availableStores).flatMap((store) => (store === null ? [] : [store.store_code]));
  if (listed.length > 0 && !listed.includes(code)) return 'missing';
  const { available_currency_codes: codes, default_display_currency_code: own } = data.currency ?? {};
  const currencies = Array.isArray(codes) ? codes.filter((one) => typeof one === 'string' && one !== '') : [];
  return currencies.length === 0
    ? null
    : { currencies: currencies as string[], own: typeof own === 'string' ? own : null };
}

/** ms between two questions to a backend that has not answered. */
const ASK_AGAIN_MS = 15_000;

/**
 * Makes `stores` those that the backend has, in place, because everything that serves the shop reads this list. Resolves after the
 * first question; while the backend has not answered it is asked again. `report` is called with each new fault.
 */
export async function keepStoresFitting(
  stores: Store[],
  ask: AskStore,
  report: (fault: string) => void,
  stopping: AbortSignal,
): Promise<void> {
  const configured = [...stores];
  const reported = new Set<string>();
  const compare = async (): Promise<boolean> => {
    const { stores: fit, faults, isKnown } = await fittingStores(configured, ask);
    stores.splice(0, stores.length, ...fit);
    for (const fault of faults.filter((one) => !reported.has(one))) {
      reported.add(fault);
      report(fault);
    }
    return isKnown;
  };
  if (await compare()) return;
  const timer = setInterval(() => void compare().then((isKnown) => isKnown && clearInterval(timer)), ASK_AGAIN_MS);
  timer.unref();
  stopping.addEventListener('abort', () => clearInterval(timer), { once: true });
}
