import { findMethod, methodNames } from '../../middleware/methods/registry';
import { readOperation } from '../../middleware/methods/operation';
import { OWN_DOCUMENTS } from '../../src/adapters/graphql-middleware/own-documents';

/** Every document that the middleware sends for our storefront, by its method or operation name, as sent. */
export function everyDocument(): readonly (readonly [name: string, document: string])[] {
  const ofMethods = methodNames().flatMap((name) => {
    const method = findMethod(name);
    return method?.source === 'own' ? [[name, method.operation.text] as const] : [];
  });
  const ofOurs = OWN_DOCUMENTS.map((document) => {
    const reading = readOperation(document);
    if (!reading.ok) throw new Error(reading.message);
    const { text } = reading.operation;
    return [`our own ${/^\w+ (\w+)/.exec(text)?.[1] ?? text}`, text] as const;
  });
  return [...ofMethods, ...ofOurs];
}
