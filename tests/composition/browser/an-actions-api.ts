import type { SessionState } from '../../../src/application/account/session-expiry';

/** A result, or a function from the input to one. */
type Answers = Readonly<Record<string, unknown>>;

const VISITOR = {
  signedIn: false,
  store: 'default',
  currency: 'GBP',
  cartQuantity: 0,
  wishes: null,
  goTo: null,
  notice: null,
};

export const visitor = (overrides: Partial<Record<keyof typeof VISITOR, unknown>> = {}) => ({
  ok: true,
  value: { ...VISITOR, ...overrides },
});

export const UNAUTHORISED = { ok: false, reason: { kind: 'unauthorised', message: '' } };

/**
 * The shop's server for a page's `fetch`: results by name of the action or read, 503 for all others. `session` is
 * what each action reports; it can be changed while the page runs.
 */
export function anActionsApi(answers: Answers = {}, session: { current: SessionState } = { current: signedOut() }) {
  const asked: { readonly name: string; readonly body: Record<string, unknown>; readonly path: string }[] = [];
  globalThis.fetch = (async (path: string, init: RequestInit = {}) => {
    const url = new URL(path, 'http://localhost');
    const name = url.pathname.split('/').at(-1) ?? '';
    const isRead = url.pathname.includes('/api/reads/');
    const body = isRead ? {} : (JSON.parse(init.body as string) as Record<string, unknown>);
    asked.push({ name, body, path });
    const answer = answers[name];
    const result: unknown = typeof answer === 'function' ? (answer as (of: typeof body) => unknown)(body) : answer;
    if (result === undefined) return { ok: false, status: 503, json: async () => ({ message: 'Gone' }) };
    const json = isRead ? { result } : { result, session: session.current };
    return { ok: true, status: 200, json: async () => JSON.parse(JSON.stringify(json)) as unknown };
  }) as unknown as typeof fetch;
  return { asked, names: () => asked.map(({ name }) => name), session };
}

export function signedIn(): SessionState {
  return { signedIn: true, expired: false };
}

export function signedOut(): SessionState {
  return { signedIn: false, expired: false };
}
