import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { createGunzip } from 'node:zlib';

export interface HttpRequest {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Ends the request, also while its response is read. */
  readonly signal: AbortSignal;
  /** The longest response that is read. */
  readonly maxBytes: number;
  /** On a connection of its own. */
  readonly isRepeated?: boolean;
}

export interface HttpResponse {
  readonly status: number;
  readonly contentType: string;
  /** Null if it is longer than `maxBytes`. */
  readonly text: string | null;
}

/** Sends one request and reads the whole response; redirects are not followed. Rejects without a complete response. */
export type SendHttp = (request: HttpRequest) => Promise<HttpResponse>;

/** ms; servers close a connection a few seconds after its last response, and a request on it would then be lost. */
const IDLE_MS = 3_000;

/** `node:http` with connections of its own that are kept: `fetch` takes more than twice the processor time. */
export function createHttpClient(): SendHttp {
  const kept = { keepAlive: true, timeout: IDLE_MS };
  const agent = new http.Agent(kept);
  const secureAgent = new https.Agent(kept);
  return ({ url, method, headers, body, signal, maxBytes, isRepeated = false }) =>
    new Promise((done, fail) => {
      const isSecure = url.startsWith('https:');
      const options = { method, headers: { ...headers, 'Accept-Encoding': 'gzip' }, signal };
      const sent = isSecure
        ? https.request(url, { ...options, agent: isRepeated ? false : secureAgent })
        : http.request(url, { ...options, agent: isRepeated ? false : agent });
      sent.on('error', fail);
      sent.on('response', (response) => {
        const { statusCode = 0, headers: received } = response;
        readText(response, maxBytes).then(
          (text) => done({ status: statusCode, contentType: received['content-type'] ?? '', text }),
          fail,
        );
      });
      sent.end(body);
    });
}

/** The body as text; null when it is longer than `most` bytes. */
async function readText(response: IncomingMessage, most: number): Promise<string | null> {
  const isCompressed = response.headers['content-encoding'] === 'gzip';
  const body = isCompressed ? response.pipe(createGunzip()) : response;
  if (isCompressed) response.on('error', (error) => body.destroy(error));
  const chunks: Buffer[] = [];
  let bytes = 0;
  return new Promise((done, fail) => {
    body.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes <= most) return;
      done(null);
      response.destroy();
    });
    body.on('end', () => done(Buffer.concat(chunks).toString('utf8')));
    body.on('error', fail);
  });
}
