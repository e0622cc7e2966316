import { readEmail } from '../../../domain/text/email';

/** Whether a text is an email address, and nothing else. */
export function isEmail(text: string): boolean {
  return readEmail(text) === text;
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
