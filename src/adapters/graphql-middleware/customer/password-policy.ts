import type { Failure } from '../../../application/ports/failures';
import { refuse, type Result } from '../../../domain/shared/result';
import type { CallMiddleware } from '../call-middleware';
import { decodeQuery } from '../decode-response';
import { record } from '../wire-value';

/** Magento's classes of characters. */
const CLASSES = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/];
/** Characters of Magento's longest password. */
const LONGEST = 256;

/**
 * The answer to a new password. Magento refuses a weak one as it refuses a link that was used, in words of any language, so its policy
 * decides which of the two it was. It is asked after a refusal only.
 */
export async function orWeakPassword<Value>(
  call: CallMiddleware,
  answer: Result<Value, Failure>,
  { password, email }: { readonly password: string; readonly email: string },
): Promise<Result<Value, Failure>> {
  if (answer.ok || answer.reason.kind !== 'rejected') return answer;
  const { code, message } = answer.reason;
  if (code !== 'UNDEFINED' || message !== '') return answer;
  const policy = decodeQuery(await call('storeConfig', []), 'storeConfig', (value) => {
    const wire = record(value, 'storeConfig');
    return { least: Number(wire.minimum_password_length), classes: Number(wire.required_character_classes_number) };
  });
  if (!policy.ok) return answer;
  const { least, classes } = policy.value;
  const isWeak =
    password.length < least ||
    password.length > LONGEST ||
    password.trim() !== password ||
    CLASSES.filter((one) => one.test(password)).length < classes ||
    password.toLowerCase() === email.toLowerCase();
  return isWeak ? refuse({ kind: 'rejected', code: 'WEAK_PASSWORD', message: '' }) : answer;
}
