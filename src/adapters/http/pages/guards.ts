import { unreachable } from '../../../domain/shared/result';
import { failed, type LoadBody } from './page';

/** A guarded page: guards run by name in order, and the first that redirects decides. */
export function guarded<Body>(names: readonly string[], load: LoadBody<Body>): LoadBody<Body> {
  return async (request) => {
    const { shop, visitor, path } = request;
    for (const name of names) {
      const answer = await shop.useCases.pages.runGuard(name, { path, isCrossSite: visitor.isCrossSite });
      switch (answer.kind) {
        case 'pass':
          continue;
        case 'redirect':
          return { kind: 'redirect', to: answer.to };
        case 'not-resolved':
          return failed(answer.failure);
        case 'failed':
          return { kind: 'failed', status: answer.status, message: answer.message };
        default:
          return unreachable(answer);
      }
    }
    return load(request);
  };
}
