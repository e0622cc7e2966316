import { readFlashMessage, type FlashMessage } from '../../domain/notifications/flash-message';

/** What the shop says of the visitor behind an open page. `cartQuantity` is null when it could not be had. */
export interface VisitorAnswer {
  readonly signedIn: boolean;
  readonly currency: string;
  readonly cartQuantity: number | null;
  /** The door of another store that suits the visitor better, or null. */
  readonly goTo: string | null;
  /** A message that the page before has left, or null. */
  readonly notice: FlashMessage | null;
}

/** Asks `POST /api/visitor` whose page this is; null when no answer came. `path` tells which store is open. */
export async function askVisitor(send: typeof fetch, path: string): Promise<VisitorAnswer | null> {
  try {
    const answer = await send('/api/visitor', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ counts: true, path }),
      cache: 'no-store',
      credentials: 'same-origin',
    });
    return answer.ok ? toAnswer(await answer.json()) : null;
  } catch {
    return null;
  }
}

function toAnswer(body: unknown): VisitorAnswer | null {
  if (typeof body !== 'object' || body === null) return null;
  const { signedIn, currency, cartQuantity, goTo, notice } = body as Readonly<Record<string, unknown>>;
  if (typeof currency !== 'string') return null;
  return {
    signedIn: signedIn === true,
    currency,
    cartQuantity: typeof cartQuantity === 'number' ? cartQuantity : null,
    goTo: typeof goTo === 'string' && /^\/(?![/\\])/.test(goTo) ? goTo : null,
    notice: readFlashMessage(typeof notice === 'string' ? notice : null),
  };
}
