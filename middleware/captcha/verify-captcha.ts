/** A verifier's result; missing parts are null. */
export interface Verdict {
  readonly success: boolean;
  /** The action for which the token was made. */
  readonly action: string | null;
  /** The host on which it was made, `shop.example`. */
  readonly host: string | null;
  /** 0 (bot) to 1 (human). */
  readonly score: number | null;
  /** Epoch ms at which it was made. */
  readonly at: number | null;
}

/** Verifies a token; null when there was no valid response. Never rejects. */
export type VerifyCaptcha = (captcha: string, address: string) => Promise<Verdict | null>;
