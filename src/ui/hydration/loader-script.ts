import { createHash } from 'node:crypto';
import { deferredHydration } from './loader';

/** The loader as it is printed into the page; the only inline script that the policy allows. */
export const LOADER_SCRIPT = `(${deferredHydration.toString()})(window,document)`;
export const LOADER_HASH = `'sha256-${createHash('sha256').update(LOADER_SCRIPT).digest('base64')}'`;
