import { failure, isFailure, type Failure } from '../response';
import { readOperation, type Operation } from './operation';

/** Decides whether a caller's own document is allowed, and returns it ready to send. */
export type AdmitDocument = (document: string, kind: Operation['kind']) => Operation | Failure;

/** Limits open documents only. */
const MAX_ROOT_FIELDS = 5;

/**
 * Accepts the storefront's own documents, compared after normalising white space; our copy is sent. With `open`, for a
 * trusted integrator, any valid document is accepted, except the root fields in `guarded`, which must be called through
 * their own methods. Others: 403. An allowed document is read when it is first sent.
 */
export function createDocumentGate(
  allowed: readonly string[],
  open: boolean,
  guarded: ReadonlySet<string>,
): AdmitDocument {
  const own = new Map<string, string | Operation>(allowed.map((document) => [normalised(document), document]));
  const ownDocument = (name: string): Operation | Failure | null => {
    const known = own.get(name);
    if (typeof known !== 'string') return known ?? null;
    const reading = readOperation(known);
    if (!reading.ok) return failure(400, reading.message);
    own.set(name, reading.operation);
    return reading.operation;
  };
  return (document, kind) => {
    const operation = ownDocument(normalised(document)) ?? (open ? openDocument(document, guarded) : null);
    if (operation === null) return failure(403, 'This document is not one of the shop’s own.');
    if (isFailure(operation) || operation.kind === kind) return operation;
    return failure(
      400,
      kind === 'query' ? 'customQuery carries queries only.' : 'customMutation carries mutations only.',
    );
  };
}

function openDocument(document: string, guarded: ReadonlySet<string>): Operation | Failure {
  const reading = readOperation(document);
  if (!reading.ok) return failure(400, reading.message);
  const { rootFields } = reading.operation;
  if (rootFields.length > MAX_ROOT_FIELDS)
    return failure(400, `A document may ask for ${MAX_ROOT_FIELDS} root fields.`);
  const own = rootFields.find((field) => guarded.has(field));
  return own ? failure(400, `${own} is served by its own method only.`) : reading.operation;
}

function normalised(document: string): string {
  return document.replace(/\s+/g, ' ').trim();
}
