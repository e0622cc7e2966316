import { createHash, randomBytes } from 'node:crypto';
import { SPECULATION_RULES } from '../domain/navigation/speculation-rules';
import { mayFetchAhead } from '../ui/hydration/may-fetch-ahead';
import { PAGE_SCRIPT } from '../ui/hydration/page-script';
import { whenIdle } from '../ui/hydration/when-idle';
import { LOADER_SCRIPT } from './deferred-scripts/loader-script';
import { WITH_INTERNALS } from './switch';

/** The shop's own script of a page that Next's client hydrates. `afterLoad` is the URL of the script that every page runs last. */
export const STOCK_SCRIPT = `((w,d)=>{const{afterLoad}=d.currentScript.dataset;${PAGE_SCRIPT}(${whenIdle.toString()})(w,${mayFetchAhead.toString()},()=>d.head.append(Object.assign(d.createElement('script'),{src:afterLoad})))})(window,document)`;

/** Of the one inline script of ours, and of the rules that the page's last script adds. */
const HASHES = [WITH_INTERNALS ? LOADER_SCRIPT : STOCK_SCRIPT, SPECULATION_RULES].map(
  (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
);

/** For a document with inline scripts of Next; otherwise undefined, because ours are known by their hash. */
export function newNonce(): string | undefined {
  return WITH_INTERNALS ? undefined : randomBytes(16).toString('base64');
}

/** Sources of inline scripts for the content security policy. Next's own inline script, where there is one, has the `nonce`. */
export function inlineScripts(nonce: string | undefined): string {
  return [...HASHES, ...(nonce === undefined ? [] : [`'nonce-${nonce}'`])].join(' ');
}
