import { type CallMiddleware, type CallResponse, namesUnknown } from './call-middleware';
import { categoryOf } from './decode-response';
import { isRecord, optionalText, records, type WireRecord } from './wire-value';

/**
 * The calls of a signed-in customer, with the category of errors of authorisation also where the backend leaves it out. Such an
 * error is about the sign-in if a guest who asks about the customer gets the same sentence, in whatever language, while other
 * questions of a guest are answered. `guestCall` is without the customer's token.
 */
export function withAuthorisation(
  call: CallMiddleware,
  guestCall: CallMiddleware,
  isSignedIn: () => boolean,
): CallMiddleware {
  return async (method, args, isOptional) => {
    const wasSignedIn = isSignedIn();
    const answer = await call(method, args, isOptional);
    const [first] = wasSignedIn ? errorsIn(answer) : [];
    if (first === undefined || categoryOf(first) !== null || answer.status !== 200 || namesUnknown(answer))
      return answer;
    const [guests] = errorsIn(await guestCall('customer', []));
    if (guests === undefined || sentenceOf(guests) !== sentenceOf(first)) return answer;
    const store = await guestCall('storeConfig', []);
    if (errorsIn(store).length > 0 || !isRecord(store.body) || !isRecord(store.body.data)) return answer;
    const [, ...others] = errorsIn(answer);
    return {
      ...answer,
      body: { ...(answer.body as WireRecord), errors: [{ ...first, extensions: AUTHORISATION }, ...others] },
    };
  };
}

const AUTHORISATION = { category: 'graphql-authorization' };

function errorsIn({ body }: CallResponse): readonly WireRecord[] {
  return isRecord(body) ? records(body.errors) : [];
}

function sentenceOf({ message }: WireRecord): string {
  return optionalText(message) ?? '';
}
