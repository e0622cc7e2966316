import { failure, isFailure, type Failure } from '../answer';
import { readOperation, type Operation } from './operation';

/** Decides whether a caller's own document may pass, and gives it ready to travel. */
export type AdmitDocument = (document: string, kind: Operation['kind']) => Operation | Failure;

/** More root fields than this in one document is a flood, not a page. Bounds open documents only. */
const MAX_ROOT_FIELDS = 5;

/**
 * The storefront's own documents pass, compared after white space is levelled; what travels is always our copy. With
 * `open`, for an integrator who is trusted, any well-formed document passes, except the root fields in `guarded`, which
 * have methods of their own and must go through them. Others: 403. Throws at once when an allowed document is broken.
 */
export function createDocumentGate(
  allowed: readonly string[],
  open: boolean,
  guarded: ReadonlySet<string>,
): AdmitDocument {
  const admitted = new Map(
    allowed.map((document) => {
      const reading = readOperation(document);
      if (!reading.ok) throw new Error(`An allowed document can not be used: ${reading.message} ${levelled(document)}`);
      return [levelled(document), reading.operation];
    }),
  );
  return (document, kind) => {
    const operation = admitted.get(levelled(document)) ?? (open ? openDocument(document, guarded) : null);
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

function levelled(document: string): string {
  return document.replace(/\s+/g, ' ').trim();
}
