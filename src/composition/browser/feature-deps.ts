import type { AccountFeature } from '../../ui/view-models/account/account-feature';
import type { Tab } from './tab';

/** What lazily loaded features share with the tab. */
export interface FeatureDeps {
  readonly tab: Tab;
  readonly loadAccount: () => Promise<AccountFeature>;
}
