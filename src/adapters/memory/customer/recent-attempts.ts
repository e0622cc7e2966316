import { emailKey } from './email-address';

/** How often something was tried of late for an address, whether or not anybody has an account of it. */
export class RecentTries {
  private readonly tries = new Map<string, readonly number[]>();

  /** `most` of them within `windowMs` are too many. */
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
