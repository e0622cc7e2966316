import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Squeeze } from './cookie-submitted-form';

/** Maximum bytes of an unpacked text: a forged cookie could unpack to a very long one. */
const MAX_BYTES = 64 * 1024;

/** Deflates texts into the characters that a cookie carries as they are. */
export const squeezedText: Squeeze = {
  pack: (text) => deflateRawSync(text, { level: 9 }).toString('base64url'),
  unpack: (packed) => {
    try {
      return inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: MAX_BYTES }).toString('utf8');
    } catch {
      return null;
    }
  },
};
