/** Longest email address, in characters. */
const LONGEST = 254;
/** One @ with text on both sides, a dot after it, and no characters with a special meaning in mail headers. */
const FORM = /^[^\s@<>",;:\\()[\]]+@[^\s@<>",;:\\()[\]]+\.[^\s@<>",;:\\()[\].]{2,}$/;

/** As strict as the real backend; the contract suite checks both. */
export function isEmail(text: string): boolean {
  return text.length <= LONGEST && FORM.test(text);
}

/** A key that is equal for spellings of the same address. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** Counts recent attempts by email address, whether or not it has an account. */
export class RecentTries {
  private readonly tries = new Map<string, readonly number[]>();

  /** More than `most` within `windowMs` is too many. */
  constructor(
    private readonly most: number,
    private readonly windowMs: number,
  ) {}

  /** `now` is ms since 1970, as in `note`. */
  areTooMany(email: string, now: number): boolean {
    return this.since(email, now).length >= this.most;
  }

  note(email: string, now: number): void {
    this.tries.set(emailKey(email), [...this.since(email, now), now]);
  }

  forget(email: string): void {
    this.tries.delete(emailKey(email));
  }

  private since(email: string, now: number): readonly number[] {
    return (this.tries.get(emailKey(email)) ?? []).filter((at) => at > now - this.windowMs);
  }
}
