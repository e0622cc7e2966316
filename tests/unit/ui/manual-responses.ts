import type { Result } from '../../../src/domain/shared/result';
import { settled } from './a-schedule';

/** A request whose responses the test gives one by one, in any order. */
export function manualResponses<Args extends readonly unknown[], Value, Reason>() {
  const asked: Args[] = [];
  const waiting: ((answer: Result<Value, Reason>) => void)[] = [];
  return {
    asked,
    ask: (...args: Args) =>
      new Promise<Result<Value, Reason>>((resolve) => {
        asked.push(args);
        waiting.push(resolve);
      }),
    /** Answers the question of that number, from 0. */
    answer: async (number: number, answer: Result<Value, Reason>) => {
      waiting[number]?.(answer);
      await settled();
    },
  };
}
