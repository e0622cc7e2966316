import { createHash } from 'node:crypto';

/** Used tokens that are remembered at once. */
const MAX_REMEMBERED = 50_000;

/** Captcha tokens that were used in this process, so that none is used again for anything else. */
export interface UsedTokens {
  /** True for the first use of a token. */
  claim(captcha: string): boolean;
  /** Lets a claimed token serve one sign-in from `address`, until `until` in epoch ms. */
  allowSignIn(captcha: string, address: string, until: number): void;
  /** True once for each allowed sign-in. */
  claimSignIn(captcha: string, address: string): boolean;
}

interface Use {
  readonly at: number;
  signIn: { readonly address: string; readonly until: number } | null;
}

/** Each token is remembered for `lifetime` ms; `now` is in epoch ms. */
export function rememberUsedTokens(now: () => number, lifetime: number): UsedTokens {
  const used = new Map<string, Use>();
  const forgetOld = (at: number): void => {
    for (const [key, use] of used) {
      if (at - use.at <= lifetime && used.size < MAX_REMEMBERED) break;
      used.delete(key);
    }
  };
  return {
    claim: (captcha) => {
      const [key, at] = [keyOf(captcha), now()];
      forgetOld(at);
      if (used.has(key)) return false;
      used.set(key, { at, signIn: null });
      return true;
    },
    allowSignIn: (captcha, address, until) => {
      const use = used.get(keyOf(captcha));
      if (use !== undefined) use.signIn = { address, until };
    },
    claimSignIn: (captcha, address) => {
      const use = used.get(keyOf(captcha));
      if (use?.signIn?.address !== address || now() > use.signIn.until) return false;
      use.signIn = null;
      return true;
    },
  };
}

function keyOf(captcha: string): string {
  return createHash('sha256').update(captcha).digest('base64');
}
