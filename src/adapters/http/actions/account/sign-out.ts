import type { Failure } from '../../../../application/ports/failures';
import { ok, type Result } from '../../../../domain/shared/result';
import { defineAction, NoInput } from '../../define-action';

export const signOut = defineAction({
  name: 'sign-out',
  access: 'everybody',
  changes: true,
  needs: 'accounts',
  input: NoInput,
  run: async ({ scope: { useCases } }): Promise<Result<void, Failure>> => ok(await useCases.account.signOut()),
  form: { input: () => ({}), result: () => [] },
});
