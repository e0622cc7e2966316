import { makeAutoObservable as makeObservable } from 'mobx';

const unchanged = <Target extends object>(target: Target): Target => target;

/** MobX's own. In pages that are rendered on the server nothing is observed, so view-models stay plain objects there. */
export const makeAutoObservable: typeof makeObservable =
  process.env.NEXT_RUNTIME === 'nodejs' ? unchanged : makeObservable;
