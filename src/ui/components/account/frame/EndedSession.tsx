import { useEffect, useRef } from 'react';
import { accountFrameTexts } from '../../../texts/en/account/account-pages';

/**
 * The shop refuses the sign-in of the cookies: a posted form ends the session and redirects to the home page. A
 * script posts it by itself.
 */
export function EndedSession({ home }: { readonly home: string }) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.requestSubmit(), []);
  return (
    <form
      ref={form}
      method="post"
      action="/api/actions/end-session"
      className="grid justify-items-start gap-4"
      data-hydrate="now"
    >
      <input type="hidden" name="back" value={home} />
      <p className="alert">{accountFrameTexts.ended}</p>
      <button type="submit" className="button">
        {accountFrameTexts.goOn}
      </button>
    </form>
  );
}
