import type { AccountFeature } from '../../ui/view-models/account/account-feature';
import type { Tab } from './tab';

/** What the tab has already, for features that are loaded later. */
export interface FeatureDeps {
  readonly tab: Tab;
  readonly openAccount: () => Promise<AccountFeature>;
}
