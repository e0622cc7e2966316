import { EVERYTHING } from './page-tags';
import { type Change } from './watch-changes';

export interface PurgeChannel {
  /** Tells the other instances; a message that Redis does not take is lost. */
  publish(change: Change): void;
  close(): void;
}

/** Changes that are remembered, so that one that was already handled is not handled again. */
const MAX_KNOWN = 100;

/**
 * The Redis channel `posy:purge:{host of the shop}`: what one instance learns of, all purge. Messages sent while Redis was
 * away are lost, so each new connection purges everything. `report` is called once for each outage.
 */
export async function joinPurgeChannel(
  redisUrl: string,
  shopHost: string,
  purge: (tags: readonly string[]) => void,
  report: (error: unknown) => void,
): Promise<PurgeChannel> {
  const { createClient } = await import('@redis/client');
  const channel = `posy:purge:${shopHost}`;
  const known = new Set<string>();
  let isAway = false;
  const publisher = createClient({ url: redisUrl, disableOfflineQueue: true });
  const subscriber = publisher.duplicate({ disableOfflineQueue: false });
  const onError = (error: unknown) => {
    if (!isAway) report(error);
    isAway = true;
  };
  publisher.on('error', onError);
  subscriber.on('error', onError);
  subscriber.on('ready', () => {
    isAway = false;
    purge([EVERYTHING]);
  });
  const receive = (message: string) => {
    const change = readChange(message);
    if (change !== null && !known.has(change.position)) purge(change.tags);
  };
  publisher.connect().catch(onError);
  subscriber
    .connect()
    .then(() => subscriber.subscribe(channel, receive))
    .catch(onError);
  return {
    publish: (change) => {
      known.add(change.position);
      const oldest = known.keys().next();
      if (known.size > MAX_KNOWN && oldest.done !== true) known.delete(oldest.value);
      publisher.publish(channel, JSON.stringify(change)).catch(() => undefined);
    },
    close: () => {
      publisher.destroy();
      subscriber.destroy();
    },
  };
}

/** Null for a message that is not of this shop. */
function readChange(message: string): Change | null {
  try {
    const { position, tags } = JSON.parse(message) as Partial<Change>;
    const isChange =
      typeof position === 'string' && Array.isArray(tags) && tags.every((tag) => typeof tag === 'string');
    return isChange ? { position, tags } : null;
  } catch {
    return null;
  }
}
