import type { QueueLimits } from './fair-queue';
import { PASSWORD_COST, type PasswordCost } from './password-hash';
import { hashingOn } from './passwords';

/** How accounts are kept. */
export interface AccountSettings {
  /** Minutes from signing in until the token is worth nothing; using it does not lengthen them, as in Magento. */
  readonly tokenMinutes: number;
  /** S4-33. Nobody signs in before the link in their confirmation letter was followed. */
  readonly confirmation: boolean;
  /** A newsletter begins only after the link in its letter was followed. */
  readonly newsletterConfirmation: boolean;
  readonly passwordCost: PasswordCost;
  /** How many passwords are hashed at once, and how many wait. */
  readonly hashing: QueueLimits;
  /**
   * ms before anybody who asks for a new password is answered. All the work for an address with an account fits into them,
   * so that the time tells nothing.
   */
  readonly resetAnswerAfter: number;
}

/** Threads that Node has when nothing else was said to it. */
export const NODE_THREADS = 4;

export const DEFAULT_ACCOUNTS: AccountSettings = {
  tokenMinutes: 60,
  confirmation: true,
  newsletterConfirmation: false,
  passwordCost: PASSWORD_COST,
  hashing: hashingOn(NODE_THREADS),
  resetAnswerAfter: 250,
};
