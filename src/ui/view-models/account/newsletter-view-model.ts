import { makeAutoObservable } from 'mobx';
import type { CaptchaOrFailure } from '../../../application/ports/system';
import type { NewsletterStatus } from '../../../domain/customer/customer';
import type { Result } from '../../../domain/shared/result';
import { blank, NEWSLETTER_FIELDS, type NewsletterField } from '../../forms/credential-values';
import { LatestOperation } from '../shared/latest-operation';
import { FormState } from '../shared/form-state';

interface NewsletterDeps {
  readonly subscribe: (email: string) => Promise<Result<NewsletterStatus, CaptchaOrFailure>>;
}

/** The newsletter modal: an email field, consent and the result. Nothing is sent without consent. */
export class NewsletterViewModel {
  readonly form: FormState<NewsletterField>;
  readonly subscribing = new LatestOperation<CaptchaOrFailure>();
  /** Null until sent; `unconfirmed` and `not-active` have to be confirmed by email. */
  status: NewsletterStatus | null = null;
  readonly #deps: NewsletterDeps;

  constructor(deps: NewsletterDeps) {
    this.#deps = deps;
    this.form = new FormState<NewsletterField>({
      fields: NEWSLETTER_FIELDS,
      empty: blank(NEWSLETTER_FIELDS),
      onEdit: () => this.startAgain(),
      check: async (values) => (await import('../../forms/credential-forms')).checkNewsletter(values),
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isAgreed(): boolean {
    return this.form.values.agreed === 'yes';
  }

  agree(isAgreed: boolean): void {
    this.form.setValue('agreed', isAgreed ? 'yes' : '');
  }

  async submit(): Promise<void> {
    const values = await this.form.submit();
    if (values === null || this.status !== null || this.subscribing.isLoading) return;
    // The email was edited while the rules were loading, so the shopper has not agreed to subscribe the new one.
    if (this.form.values.email.trim() !== values.email) return;
    await this.subscribing.run(
      () => this.#deps.subscribe(values.email),
      (status) => {
        this.status = status;
      },
    );
  }

  /** The email was edited: the result of an earlier request no longer applies. */
  private startAgain(): void {
    this.status = null;
    this.subscribing.cancel();
  }
}
