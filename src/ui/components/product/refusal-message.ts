import type { Failure } from '../../../application/ports/failures';
import type { AddToCartRefusal } from '../../../domain/cart/add-to-cart';
import { rejectionByCode } from '../../texts/en/rejections';

type Refusal = AddToCartRefusal | Failure;

/** The refusal with a message, which a URL does not carry. Runs on the server, so that no page has all of them. */
export function withMessage(refusal: Refusal): Refusal {
  const isBare = refusal.kind === 'rejected' && refusal.message === '';
  return isBare ? { ...refusal, message: rejectionByCode(refusal.code) } : refusal;
}
