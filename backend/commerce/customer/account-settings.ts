import type { QueueLimits } from './fair-queue';
import { PASSWORD_COST, type PasswordCost } from './password-hash';
import { hashingLimits } from './passwords';

/** Settings of customer accounts. */
export interface AccountSettings {
  /** Minutes from sign-in until the token expires; use does not extend them, as in Magento. */
  readonly tokenMinutes: number;
  /** Whether sign-in requires a confirmed email address. */
  readonly confirmation: boolean;
  /** Whether a newsletter subscription requires a confirmed email address. */
  readonly newsletterConfirmation: boolean;
  /** Changes of the password, and of the email address, per customer and hour: each sends emails. */
  readonly changesPerHour: number;
  readonly passwordCost: PasswordCost;
  /** How many passwords are hashed at once, and how many wait. */
  readonly hashing: QueueLimits;
  /**
   * ms after which a password reset request is answered. All work for an existing account fits into them, so that the
   * response time does not reveal whether there is one.
   */
  readonly resetResponseDelay: number;
  /** Waits so many ms before a guessed account's next password is compared. */
  readonly pause: (ms: number) => Promise<void>;
}

/** Size of Node's thread pool by default. */
export const NODE_THREADS = 4;

export const DEFAULT_ACCOUNTS: AccountSettings = {
  tokenMinutes: 60,
  confirmation: true,
  newsletterConfirmation: true,
  changesPerHour: 3,
  passwordCost: PASSWORD_COST,
  hashing: hashingLimits(NODE_THREADS),
  resetResponseDelay: 250,
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};
