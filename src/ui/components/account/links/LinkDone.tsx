import { inStore, type SiteProps } from '../../../site-props';
import { linkTexts } from '../../../texts/en/account/emailed-links';
import type { NewPasswordDone } from '../../../view-models/account/new-password-view-model';
import { PostForm } from '../../forms/PostForm';

interface LinkDoneProps {
  readonly site: Pick<SiteProps, 'storePrefix'>;
  readonly done: NewPasswordDone;
  readonly isSignedIn: boolean;
}

const DONE = { ...linkTexts.reset.done, ...linkTexts.confirm.done } satisfies Record<NewPasswordDone, string>;

/** The result of a password change, and a link to sign in with it. */
export function LinkDone({ site: { storePrefix }, done, isSignedIn }: LinkDoneProps) {
  const signIn = inStore(storePrefix, '/sign-in');
  return (
    <>
      <p className="success" role="status">
        {DONE[done]}
      </p>
      {isSignedIn ? (
        <>
          <p>{linkTexts.otherAccount}</p>
          <PostForm action="sign-out" back={signIn} submit={linkTexts.signOut} />
        </>
      ) : (
        <a className="button" id="link-sign-in" href={signIn} data-overlay="login">
          {linkTexts.signIn}
        </a>
      )}
    </>
  );
}
