import type { Failure } from '../../../../application/ports/failures';
import { ok, type Result } from '../../../../domain/shared/result';
import { defineAction, NoInput } from '../../define-action';

/** Checks the sign-in that the request carries, and forgets it if the shop refuses it. Returns whether it was forgotten. */
export const endSession = defineAction({
  name: 'end-session',
  access: 'everybody',
  changes: true,
  input: NoInput,
  run: async ({ scope: { useCases } }): Promise<Result<boolean, Failure>> =>
    ok(await useCases.account.sessionExpiry.end()),
  form: { input: () => ({}), result: () => [] },
});
