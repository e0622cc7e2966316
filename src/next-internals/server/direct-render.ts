import { type IncomingMessage, type ServerResponse } from 'node:http';
import { sharedValue } from './shared-value';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/**
 * Sends a page that the front server requests; true if it is sent, false if Next has to send it. Pages set it, because they
 * are in Next's bundle.
 */
export type DrawPage = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
export const DRAW_PAGE = sharedValue<DrawPage>('draw-page');

/** Pages that can send themselves do; everything else, and every request that they leave unsent, goes to `next`. */
export function directRenderBefore(next: Handler): Handler {
  return async (request, response) => {
    const draw = DRAW_PAGE.get();
    const isSent = draw !== undefined && (await draw(request, response));
    if (!isSent) return next(request, response);
  };
}
