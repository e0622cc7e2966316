import { createHash } from 'node:crypto';
import { deferredHydration } from './loader';

/** The loader as it stands in the page, and the only inline script the policy lets run. */
export const LOADER_SCRIPT = `(${deferredHydration.toString()})(window,document)`;
export const LOADER_HASH = `'sha256-${createHash('sha256').update(LOADER_SCRIPT).digest('base64')}'`;
