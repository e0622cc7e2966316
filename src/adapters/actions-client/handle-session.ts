import type { SessionState } from '../../application/account/session-expiry';
import type { OutputOf } from '../http/actions/actions';

interface HandleSessionDeps {
  /** Called with whether the visitor is signed in. */
  readonly learn: (signedIn: boolean) => void;
  readonly endSession: () => Promise<OutputOf<'end-session'>>;
  /** Navigates to the store's home page, which shows the server's flash message. */
  readonly goHome: () => void;
  /** Whether another page is on its way, which learns by itself: another navigation would break off its load. */
  readonly isLeaving: () => boolean;
}

/**
 * Handles an expired session once, however many actions report it. Does nothing if the visitor has signed in
 * meanwhile, or if the server cannot be reached.
 */
export function createHandleSession({
  learn,
  endSession,
  goHome,
  isLeaving,
}: HandleSessionDeps): (session: SessionState) => void {
  let isEnding = false;
  const end = async (): Promise<void> => {
    const ended = await endSession();
    if (ended.ok && ended.value && !isLeaving()) goHome();
    else isEnding = false;
  };
  return ({ signedIn, expired }) => {
    if (isLeaving()) return;
    learn(signedIn);
    if (!expired || isEnding) return;
    isEnding = true;
    void end();
  };
}
