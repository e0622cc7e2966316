import { makeAutoObservable as makeObservable } from 'mobx';

const unchanged = <Target extends object>(target: Target): Target => target;

/**
 * MobX's own. The compiler checks the names of public fields only: a field that is not observed is `#private`, which MobX
 * ignores, and one with an annotation is public. In pages that are rendered on the server nothing is observed, so
 * view-models stay plain objects there.
 */
export const makeAutoObservable: typeof makeObservable =
  process.env.NEXT_RUNTIME === 'nodejs' ? unchanged : makeObservable;
