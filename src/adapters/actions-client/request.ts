/** A parsed response of the shop's server; `body` is null when it is not a JSON object. */
export interface ServerResponse {
  /** Null: no response came. */
  readonly status: number | null;
  readonly body: Readonly<Record<string, unknown>> | null;
}

/** Sends once. A connection error or timeout is `{ status: null }`. `timeoutMs` counts from now. */
export async function request(
  send: typeof fetch,
  path: string,
  init: RequestInit,
  timeoutMs: number,
): Promise<ServerResponse> {
  try {
    const response = await send(path, {
      credentials: 'same-origin',
      ...init,
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, body: await jsonObject(response) };
  } catch {
    return { status: null, body: null };
  }
}

async function jsonObject(response: Response): Promise<ServerResponse['body']> {
  try {
    const body: unknown = await response.json();
    return isObject(body) ? body : null;
  } catch {
    return null;
  }
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
