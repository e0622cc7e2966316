import { createHash } from 'node:crypto';
import type { EmailedLink } from '../../../application/ports/session';

/** Names the link that a page was opened by, without its key: the page must not use a link that was followed later. */
export function linkHandle({ email, key }: EmailedLink): string {
  return createHash('sha256').update(`posy link ${email} ${key}`).digest('base64url').slice(0, 22);
}
