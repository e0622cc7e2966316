import { type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { type NetworkFactors } from './client-address';
import { HeldPictures } from './held-pictures';
import { type AskedPicture, openStorage, writePictureHead } from './media-storage';
import { sendPlain } from './plain-response';
import { type QueueLimits, RenderQueue } from './render-queue';
import { addressOf } from './turns';

/** Bytes of a picture that is read whole before it is sent, so that no reader keeps the storage waiting. */
const WHOLE = 512 * 1024;
/** Of each network; thirty visitors of one may ask for fifty pictures each at once. */
const PICTURES: QueueLimits = { atOnce: 24, waiting: 3_000 };
/** Larger pictures of each network, which are sent as they are read. */
const LARGE: QueueLimits = { atOnce: 4, waiting: 3_000 };
/** To the storage, of all networks. */
const SOCKETS = 256;
const SOCKETS_FOR_LARGE = 16;
/** Bytes for readers, see `held-pictures.ts`. */
const HELD = { ofAll: 64 * 1024 ** 2, ofNetwork: 32 * 1024 ** 2 };
/** ms for a reader of a picture that was read whole: 17 kB a second of the largest. Of a larger one it has as long as the storage. */
const READ_MS = 30_000;
/** Bytes on their way from the storage to the reader of a larger picture. */
const IN_PASSING = 128 * 1024;

/** Throws `TooManyRenders`. `reference` is shown by an error page of the proxy itself. */
export type MediaProxy = (
  request: IncomingMessage,
  response: ServerResponse,
  decodedPath: string,
  reference: string,
) => Promise<void>;

/**
 * Proxies pictures of the storage: `/media/...` only, in turns of each network, which end when the storage's response is read. Returns
 * 404 for a path that leaves `/media/`, else what `openStorage` says. The storage may be silent for `timeoutMs`.
 */
export function createMediaProxy(storageUrl: string, timeoutMs: number, factors: NetworkFactors): MediaProxy {
  const askStorage = openStorage(storageUrl, SOCKETS, timeoutMs);
  const askForLarge = openStorage(storageUrl, SOCKETS_FOR_LARGE, timeoutMs);
  const pictures = new RenderQueue(PICTURES, factors);
  const large = new RenderQueue(LARGE, factors);
  const held = new HeldPictures(HELD, factors);

  /** False for a picture that is too large, of which nothing is sent. */
  async function sendWhole(asked: AskedPicture): Promise<boolean> {
    const { request, response } = asked;
    const picture = await askStorage(asked);
    if (picture === null) return true;
    const length = request.method === 'HEAD' ? 0 : Number(picture.headers['content-length'] ?? WHOLE);
    const release = held.hold(asked, Math.min(length, WHOLE), READ_MS);
    const body = length > WHOLE ? null : await readWhole(picture);
    if (body === null) {
      release();
      picture.destroy();
      return false;
    }
    if (body === 'broken') response.destroy();
    else {
      writePictureHead(response, picture);
      response.end(body);
    }
    return true;
  }

  async function sendAsRead(asked: AskedPicture): Promise<void> {
    const picture = await askForLarge(asked);
    if (picture === null) return;
    held.hold(asked, IN_PASSING, timeoutMs);
    writePictureHead(asked.response, picture);
    // When the storage or the reader breaks off, both streams are closed, which is all there is to do.
    await pipeline(picture, asked.response).catch(() => undefined);
  }

  return async (request, response, decodedPath, reference) => {
    if (leavesMedia(decodedPath)) return sendPlain(response, 404);
    const asked = { request, response, reference };
    const isSent = await pictures.run(addressOf(request), () => sendWhole(asked));
    if (!isSent) await large.run(addressOf(request), () => sendAsRead(asked));
  };
}

/** Null for more than `WHOLE` bytes. */
async function readWhole(picture: IncomingMessage): Promise<Buffer | 'broken' | null> {
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of picture as AsyncIterable<Buffer>) {
      bytes += part.length;
      if (bytes > WHOLE) return null;
      parts.push(part);
    }
    return Buffer.concat(parts);
  } catch {
    return 'broken';
  }
}

/** True for a path that leaves `/media/`, also with doubly encoded dots or slashes. */
function leavesMedia(decodedPath: string): boolean {
  return /(^|\/)\.{1,2}(\/|$)|%(2e|2f|5c)|\/\//i.test(decodedPath);
}
