import type { LoadCardMessages } from '../../ui/view-models/site/lazy-features';
import type { FeatureDeps } from './feature-deps';

/** Ideas for a card, in a script of their own. */
export function createCardMessagesFeature({ tab: { read } }: Pick<FeatureDeps, 'tab'>): LoadCardMessages {
  return () => read('card-messages');
}
