import { type Argument } from './argument';
import { ownOperation, type Operation } from './operation';

/** A method with a document of our own. */
export interface OwnMethod {
  readonly source: 'own';
  readonly name: string;
  readonly operation: Operation;
  /** Null when the method takes none. No method takes more than one. */
  readonly argument: Argument | null;
}

/** A method that sends its caller's document, if allowed. */
export interface CustomMethod {
  readonly source: 'custom';
  readonly name: string;
  readonly operationKind: Operation['kind'];
}

export type Method = OwnMethod | CustomMethod;

/** One row of the table of methods. */
export function method(name: string, document: string, argument: Argument | null = null): OwnMethod {
  let operation: Operation | undefined;
  return {
    source: 'own',
    name,
    argument,
    // Most processes call few of the methods, and parsing them all takes a tenth of their start.
    get operation() {
      return (operation ??= ownOperation(document));
    },
  };
}

/** Number of arguments a call may have, not counting the trailing custom-query selector. */
export function arityOf(one: Method): number {
  return one.source === 'custom' || one.argument ? 1 : 0;
}
