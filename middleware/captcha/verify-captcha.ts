/** What a verifier says of a proof. What it does not say is null. */
export interface Verdict {
  readonly success: boolean;
  /** What the visitor was about to do when the proof was made. */
  readonly action: string | null;
  /** Where it was made, `shop.example`. */
  readonly host: string | null;
  /** 0 for a machine to 1 for a human. */
  readonly score: number | null;
  /** When it was made, ms since 1970. */
  readonly at: number | null;
}

/** Asks who knows about a proof; null when no answer came that could be understood. Never rejects. */
export type VerifyCaptcha = (captcha: string, address: string) => Promise<Verdict | null>;
