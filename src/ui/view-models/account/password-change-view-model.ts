import { makeAutoObservable } from 'mobx';
import type { Accounts } from '../../../application/ports/customer';
import type { Failure } from '../../../application/ports/failures';
import { blank, PASSWORD_CHANGE_FIELDS, type PasswordChangeField } from '../../forms/credential-values';
import { accountNotices } from '../../texts/en/account/account';
import { accountRefusalMessage } from '../../texts/en/account/account-refusals';
import type { NoticesViewModel } from '../site/notices-view-model';
import { FormState } from '../shared/form-state';
import { Operation } from '../shared/operation';

interface PasswordChangeDeps {
  readonly changePassword: Accounts['changePassword'];
  readonly notices: Pick<NoticesViewModel, 'send'>;
}

/** Changes a known password. */
export class PasswordChangeViewModel {
  readonly form: FormState<PasswordChangeField>;
  readonly changing = new Operation<Failure>();
  readonly #deps: PasswordChangeDeps;

  constructor(deps: PasswordChangeDeps) {
    this.#deps = deps;
    this.form = new FormState<PasswordChangeField>({
      fields: PASSWORD_CHANGE_FIELDS,
      empty: blank(PASSWORD_CHANGE_FIELDS),
      onEdit: () => this.changing.clear(),
      check: async (values) => (await import('../../forms/credential-forms')).checkPasswordChange(values),
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async submit(): Promise<void> {
    const values = await this.form.submit();
    if (values === null || this.changing.isLoading) return;
    // White space may belong to the current password, so it is not trimmed.
    const { current } = this.form.values;
    const changed = await this.changing.run(() => this.#deps.changePassword(current, values.password));
    if (changed.ok) this.form.clear();
    this.#deps.notices.send({
      type: changed.ok ? 'success' : 'danger',
      title: accountNotices.accountTitle,
      message: changed.ok ? accountNotices.passwordSaved : accountRefusalMessage(changed.reason),
      persist: false,
    });
  }
}
