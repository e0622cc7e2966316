import type { SessionState } from '../../application/actions/action';
import type { OutputOf } from '../../application/actions/actions';

interface HandleSessionDeps {
  /** Told whether the visitor is signed in. */
  readonly learn: (signedIn: boolean) => void;
  readonly endSession: () => Promise<OutputOf<'end-session'>>;
  /** Leads to the home page of the open store; the server has left the message that it shows. */
  readonly goHome: () => void;
}

/**
 * The page's one reaction to an expired session, however many actions report it. Nothing happens when somebody has signed
 * in meanwhile, and when nobody answers.
 */
export function makeHandleSession({ learn, endSession, goHome }: HandleSessionDeps): (session: SessionState) => void {
  let isEnding = false;
  const end = async (): Promise<void> => {
    const ended = await endSession();
    if (ended.ok && ended.value) goHome();
    else isEnding = false;
  };
  return ({ signedIn, expired }) => {
    learn(signedIn);
    if (!expired || isEnding) return;
    isEnding = true;
    void end();
  };
}
