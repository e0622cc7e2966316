/** Time-outs in ms by method; everything else has the general one. The order waits longest: its answer matters most. */
const GENERAL_MS = 15_000;
const ORDER_MS = 45_000;

/**
 * Calls the shop's own mount: POST `{base}/{method}` with a JSON list. Nothing is repeated here: a lost answer is
 * `{ status: null }`, and the caller decides what it means.
 */
export function httpCall(base: string, send: typeof fetch) {
  return async (method: string, args: readonly unknown[]): Promise<{ status: number | null; body: unknown }> => {
    try {
      const answer = await send(`${base}/${method}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(args),
        cache: 'no-store',
        credentials: 'same-origin',
        // A quantity typed just before the page is left still arrives.
        keepalive: true,
        signal: AbortSignal.timeout(method === 'placeOrder' ? ORDER_MS : GENERAL_MS),
      });
      return { status: answer.status, body: await json(answer) };
    } catch {
      return { status: null, body: null };
    }
  };
}

async function json(answer: Response): Promise<unknown> {
  try {
    return await answer.json();
  } catch {
    return null;
  }
}
