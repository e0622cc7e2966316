import type { KnownStore } from '../../domain/store/store-preferences';

/** What the forms of an account, and the choice of a store, have to know of the shop. */
export interface AccountSettings {
  /** S4-33. Whether a new account is opened by a letter. */
  readonly confirmation: boolean;
  /** Null: nobody is asked whether they are human. */
  readonly recaptcha: { readonly siteKey: string; readonly version: number } | null;
  readonly stores: readonly KnownStore[];
  /** Code of the store that is open at the path asked for. */
  readonly store: string;
}

/** Asks `POST /api/visitor` for the settings; null when no answer came. */
export async function askAccountSettings(send: typeof fetch, path: string): Promise<AccountSettings | null> {
  try {
    const answer = await send('/api/visitor', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ settings: true, path }),
      cache: 'no-store',
      credentials: 'same-origin',
    });
    const body: unknown = answer.ok ? await answer.json() : null;
    return toSettings(body);
  } catch {
    return null;
  }
}

/** The shop's own words about itself: only their presence is looked at. */
function toSettings(body: unknown): AccountSettings | null {
  if (typeof body !== 'object' || body === null || !('settings' in body) || !('store' in body)) return null;
  const { settings, store } = body;
  if (typeof settings !== 'object' || settings === null || typeof store !== 'string') return null;
  if (!('stores' in settings) || !Array.isArray(settings.stores)) return null;
  const { confirmation, recaptcha, stores } = settings as unknown as Omit<AccountSettings, 'store'>;
  return { confirmation, recaptcha, stores, store };
}
