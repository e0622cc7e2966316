import { type Config } from '../src/composition/settings/config';
import { joinPurgeChannel } from './purge-channel';
import { watchChanges } from './watch-changes';

/** Purges what changes in the backend or on another instance, until the returned function is called. */
export async function startPurging(
  { changesUrl, redisUrl, siteUrl }: Pick<Config, 'changesUrl' | 'redisUrl' | 'siteUrl'>,
  purge: (tags: readonly string[]) => void,
  report: (error: unknown) => void,
): Promise<() => void> {
  const channel = redisUrl === null ? null : await joinPurgeChannel(redisUrl, new URL(siteUrl).host, purge, report);
  const stop = watchChanges(changesUrl, (change) => {
    purge(change.tags);
    channel?.publish(change);
  });
  return () => {
    stop();
    channel?.close();
  };
}
