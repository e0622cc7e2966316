import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { clientAddress, isThisMachine } from '../shared/client-address';

type Text = (name: string, fallback: string) => string;

/** The token of trusted programs, null without any, and the errors of this setting. The token itself is never repeated. */
export function readContentToken(text: Text): { readonly token: string | null; readonly faults: readonly string[] } {
  const token = text('CONTENT_TOKEN', '');
  if (token === '') return { token: null, faults: [] };
  if (/^[\w.~+/=-]{32,512}$/.test(token)) return { token, faults: [] };
  return { token: null, faults: ['CONTENT_TOKEN must have 32 to 512 letters, digits and signs of . _ ~ + / = -'] };
}

const COOKIE = 'posy-content';
/** s */
const SESSION_AGE = 604_800;
const SESSION = /^([0-9a-z]{1,9})\.([\w-]{43})$/;

export type Caller =
  /** Has the token; `cookie` opens a session, which is as good as the token until it ends. */
  | { readonly kind: 'trusted'; readonly cookie: string | null }
  | { readonly kind: 'stranger'; readonly status: 401 | 403; readonly name: string; readonly message: string };

const UNAUTHORIZED = {
  kind: 'stranger',
  status: 401,
  name: 'UnauthorizedError',
  message: 'Missing or invalid credentials',
} as const;
const FORBIDDEN = { kind: 'stranger', status: 403, name: 'ForbiddenError', message: 'Forbidden' } as const;

/**
 * Whether a request may write: sent from this machine by a program, not by a page, with the token (`Authorization:
 * Bearer`) or a session made from it. `now` in ms since 1970.
 */
export function callerOf(request: IncomingMessage, token: string, now: number): Caller {
  const { origin, authorization = '', cookie = '' } = request.headers;
  if (!isThisMachine(clientAddress(request)) || origin !== undefined) return FORBIDDEN;
  const bearer = /^Bearer (.+)$/i.exec(authorization)?.[1];
  if (bearer !== undefined) {
    return isSame(bearer, token) ? { kind: 'trusted', cookie: sessionCookie(token, now) } : UNAUTHORIZED;
  }
  return isSession(valueOf(cookie), token, now) ? { kind: 'trusted', cookie: null } : UNAUTHORIZED;
}

function sessionCookie(token: string, now: number): string {
  const ends = (Math.floor(now / 1000) + SESSION_AGE).toString(36);
  return `${COOKIE}=${ends}.${signed(ends, token)}; Max-Age=${SESSION_AGE}; Path=/content; HttpOnly; SameSite=Strict`;
}

/** Another token ends every session. */
function isSession(text: string, token: string, now: number): boolean {
  const [, ends = '', signature = ''] = SESSION.exec(text) ?? [];
  return isSame(signature, signed(ends, token)) && Number.parseInt(ends, 36) * 1000 > now;
}

function signed(ends: string, token: string): string {
  return createHmac('sha256', token).update(`content session until ${ends}`).digest('base64url');
}

/** In constant time, whatever the lengths. */
function isSame(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}

function valueOf(cookies: string): string {
  const pair = cookies.split(';').find((one) => one.trim().startsWith(`${COOKIE}=`));
  return pair === undefined ? '' : pair.slice(pair.indexOf('=') + 1).trim();
}
