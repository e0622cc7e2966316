import { inStore } from '../../../site-props';
import { ACCOUNT_PAGES } from '../../../texts/en/account/account-pages';
import { myDataTexts } from '../../../texts/en/account/my-data';
import { CheckboxField } from '../../forms/CheckboxField';
import { fieldOf } from '../../forms/field-of';
import { postedForm } from '../../forms/posted-form';
import { PasswordField } from '../../forms/PasswordField';
import { PostForm } from '../../forms/PostForm';

interface MyDataFormsProps {
  readonly email: string;
  readonly storePrefix: string;
}

const PASSWORD = { label: myDataTexts.password, autoComplete: 'current-password' };

/** Two files to download, and the form that deletes the account. Only the server draws it. */
export function MyDataForms({ email, storePrefix }: MyDataFormsProps) {
  const { path } = ACCOUNT_PAGES['my-data'];
  const back = inStore(storePrefix, path);
  const form = postedForm(['password']);
  return (
    <>
      <section className="account-section" aria-labelledby="download-title">
        <h2 id="download-title">{myDataTexts.downloadTitle}</h2>
        <p>{myDataTexts.download}</p>
        <p className="account-card-ways">
          <a className="button-plain" href={`${back}/download?as=text`} download>
            {myDataTexts.asText}
          </a>
          <a className="button-plain" href={`${back}/download?as=json`} download>
            {myDataTexts.asJson}
          </a>
        </p>
      </section>
      <section className="account-section" aria-labelledby="delete-title">
        <h2 id="delete-title">{myDataTexts.deleteTitle}</h2>
        <p>{myDataTexts.deleted}</p>
        <p>{myDataTexts.kept}</p>
        <p>{myDataTexts.underway}</p>
        <p className="[overflow-wrap:anywhere]">
          <strong>{myDataTexts.cannotUndo}</strong> <span>{myDataTexts.signedInAs(email)}</span>
        </p>
        <PostForm action="delete-account" back={back} submit={myDataTexts.submit}>
          <input type="hidden" name="next" value={inStore(storePrefix, '/sign-in')} />
          <PasswordField {...fieldOf(form, 'page', 'password', PASSWORD)} canShow={false} />
          <CheckboxField
            id="page-agreed"
            name="agreed"
            label={myDataTexts.agree}
            isTicked={false}
            required
            onTick={() => undefined}
          />
        </PostForm>
      </section>
    </>
  );
}
