import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { customerName } from '../../domain/customer/customer';
import { SIGN_IN_PATH } from '../components/layout/account-path';
import { Static } from '../server-parts';
import { inStore, type SiteProps } from '../site-props';
import { type ShopApp, useShop } from '../shop-context';
import { cartTexts } from '../texts/en/cart/cart';
import { contactTexts } from '../texts/en/layout/contact';
import { profileTexts } from '../texts/en/account/profile';
import { sharedTexts } from '../texts/en/shared';
import type { SessionViewModel } from '../view-models/account/session-view-model';

export interface ProfileScreenProps {
  readonly site: SiteProps;
}

/** Who is signed in, and the way out; for a guest the way in. */
export const ProfileScreen = observer(function ProfileScreen({ site }: ProfileScreenProps) {
  const { account } = useShop();
  const { isKnown, session, isFailed, load } = useSession(account);
  return (
    <>
      <Static.PageHead title={sharedTexts.pageTitle(profileTexts.title, site.storeName)}>
        <meta name="robots" content="noindex" />
      </Static.PageHead>
      <h1 className="mb-5">{profileTexts.title}</h1>
      <p className="alert noscript:block hidden">
        {profileTexts.scriptsNeeded} {profileTexts.scriptsOr(contactTexts.phone)}{' '}
        <a className="underline" href={inStore(site.storePrefix, SIGN_IN_PATH)}>
          {profileTexts.signIn}
        </a>
      </p>
      <p className="alert hidden [html[data-hydration-failed]_&]:block">{profileTexts.scriptsFailed}</p>
      <div className="grid justify-items-start gap-4 noscript:hidden" data-hydrate="now">
        {!isKnown && <p role="status">{profileTexts.loading}</p>}
        {isKnown && !account.signedIn && <Guest storePrefix={site.storePrefix} />}
        {account.signedIn && session !== null && <Customer session={session} />}
        {account.signedIn && isFailed && <Failed onAgain={load} />}
      </div>
    </>
  );
});

/** The session of a customer, loaded once the visitor is known to be one. */
function useSession(account: ShopApp['account']) {
  const [isKnown, setKnown] = useState(false);
  const [session, setSession] = useState<SessionViewModel | null>(null);
  const [isFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    account.open().then(
      (opened) => {
        setSession(opened.session);
        return opened.session.load();
      },
      () => setFailed(true),
    );
  }, [account]);
  const { signedIn } = account;
  useEffect(() => void account.whenKnown().then(() => setKnown(true)), [account]);
  useEffect(() => {
    if (signedIn) load();
  }, [load, signedIn]);
  return { isKnown, session, isFailed, load };
}

function Guest({ storePrefix }: { readonly storePrefix: string }) {
  return (
    <>
      <p className="lead">{profileTexts.guest}</p>
      <a className="button" id="profile-sign-in" href={inStore(storePrefix, SIGN_IN_PATH)} data-overlay="login">
        {profileTexts.signIn}
      </a>
    </>
  );
}

const Customer = observer(function Customer({ session }: { readonly session: SessionViewModel }) {
  const { user, loading, signingOut } = session;
  if (user === null && loading.error !== null && !loading.isLoading) return <Failed onAgain={session.load} />;
  return (
    <>
      {user === null ? (
        <p role="status">{profileTexts.loading}</p>
      ) : (
        <div className="max-w-full [overflow-wrap:anywhere]">
          <p className="lead">{customerName(user)}</p>
          <p>{profileTexts.signedInAs(user.email)}</p>
        </div>
      )}
      <button
        type="button"
        id="sign-out"
        className="button button-quiet"
        aria-busy={signingOut.isLoading || undefined}
        onClick={() => void session.signOut()}
      >
        {profileTexts.signOut}
      </button>
    </>
  );
});

function Failed({ onAgain }: { readonly onAgain: () => void }) {
  return (
    <div className="alert grid justify-items-start gap-3" role="alert">
      <p>{profileTexts.failed}</p>
      <button type="button" id="profile-again" className="button" onClick={onAgain}>
        {cartTexts.tryAgain}
      </button>
    </div>
  );
}
