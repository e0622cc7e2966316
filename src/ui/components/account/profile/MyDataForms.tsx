import { inStore } from '../../../site-props';
import { ACCOUNT_PAGES } from '../../../texts/en/account/account-pages';
import { myDataTexts } from '../../../texts/en/account/my-data';
import { NativeField, NativeForm, NativeTick } from '../native/NativeForm';

interface MyDataFormsProps {
  readonly email: string;
  readonly storePrefix: string;
}

/** Two files to download, and the form that deletes the account. Only the server draws it. */
export function MyDataForms({ email, storePrefix }: MyDataFormsProps) {
  const { path } = ACCOUNT_PAGES['my-data'];
  const back = inStore(storePrefix, path);
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
        <NativeForm action="delete-account" back={back} submit={myDataTexts.submit}>
          <input type="hidden" name="next" value={inStore(storePrefix, '/sign-in')} />
          <NativeField
            name="password"
            type="password"
            label={myDataTexts.password}
            autoComplete="current-password"
            autoCapitalize="none"
            required
          />
          <NativeTick name="agreed" label={myDataTexts.agree} required typed={{}} />
        </NativeForm>
      </section>
    </>
  );
}
