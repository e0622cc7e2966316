import { makeAutoObservable, runInAction } from 'mobx';
import { accountNotices } from '../../texts/en/account/account';
import { wordAccountRefusal } from '../../texts/en/account/account-refusals';
import type { NoticesViewModel } from '../site/notices-view-model';
import type { SessionViewModel } from './session-view-model';

interface NewsletterTickDeps {
  readonly session: Pick<SessionViewModel, 'user' | 'load' | 'updateUser' | 'updating'>;
  readonly notices: Pick<NoticesViewModel, 'send'>;
}

/** The newsletter checkbox of the account, saved with the profile. */
export class NewsletterTickViewModel {
  /** The new value; null if unchanged. */
  private ticked: boolean | null = null;

  constructor(private readonly deps: NewsletterTickDeps) {
    makeAutoObservable<this, 'deps'>(this, { deps: false }, { autoBind: true });
  }

  get isSubscribed(): boolean {
    return this.ticked ?? this.deps.session.user?.isSubscribed ?? false;
  }

  get isSaving(): boolean {
    return this.deps.session.updating.isLoading;
  }

  async open(): Promise<void> {
    if (this.deps.session.user === null) await this.deps.session.load();
  }

  tick(isSubscribed: boolean): void {
    this.ticked = isSubscribed;
  }

  async save(): Promise<void> {
    if (this.isSaving) return;
    const saved = await this.deps.session.updateUser({ change: { isSubscribed: this.isSubscribed } });
    if (saved.ok) runInAction(() => (this.ticked = null));
    this.deps.notices.send({
      type: saved.ok ? 'success' : 'danger',
      title: accountNotices.accountTitle,
      message: saved.ok ? accountNotices.newsletterSaved : wordAccountRefusal(saved.reason),
      persist: false,
    });
  }
}
