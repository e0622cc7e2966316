import { type IncomingMessage, type ServerResponse } from 'node:http';
import { type Handler } from '../../../server/page-renderer';

/** How a page of the storefront sends itself without Next; pages set it, because they are in Next's bundle. */
const DRAW_PAGE = Symbol.for('posy.draw-page');
type DrawPage = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
type Holder = typeof globalThis & { readonly [DRAW_PAGE]?: DrawPage };

/** Pages that can send themselves do; everything else, and every request that they leave unsent, goes to `next`. */
export function directRenderBefore(next: Handler): Handler {
  return async (request, response) => {
    const draw = (globalThis as Holder)[DRAW_PAGE];
    const isSent = draw !== undefined && (await draw(request, response));
    if (!isSent) return next(request, response);
  };
}
