import { type OutgoingHttpHeader, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';

/** Sets the headers given to `writeHead`: an object, or names and values in turn. */
export function applyHeaders(
  response: ServerResponse,
  headers: OutgoingHttpHeaders | OutgoingHttpHeader[] | undefined,
): void {
  if (headers === undefined) return;
  if (!Array.isArray(headers)) {
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value);
    return;
  }
  for (let at = 0; at + 1 < headers.length; at += 2) {
    const value = headers[at + 1];
    if (value !== undefined) response.setHeader(String(headers[at]), value);
  }
}

/** Names of headers from pages to the front server, in lower case; none of them leaves the shop. */
export const INTERNAL_HEADER = /^(x-posy-.*|surrogate-control|cache-tag|x-request-id)$/;

/** Removes headers from pages to the front server. */
export function removeInternalHeaders(response: ServerResponse): void {
  for (const name of response.getHeaderNames()) if (INTERNAL_HEADER.test(name)) response.removeHeader(name);
}

/** Runs `amend` right before the head of the response is written. */
export function amendHead(response: ServerResponse, amend: () => void): void {
  const original = response.writeHead.bind(response);
  response.writeHead = (
    status: number,
    reason?: string | OutgoingHttpHeaders | OutgoingHttpHeader[],
    headers?: OutgoingHttpHeaders | OutgoingHttpHeader[],
  ) => {
    if (response.headersSent) return response;
    response.statusCode = status;
    applyHeaders(response, typeof reason === 'string' ? headers : reason);
    amend();
    return typeof reason === 'string' ? original(response.statusCode, reason) : original(response.statusCode);
  };
}
