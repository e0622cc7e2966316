// eslint-disable-next-line @next/next/no-document-import-in-page -- a Head for `_document`, its only importer
import { Head } from 'next/document';
import type { ReactElement } from 'react';
import { DeferredScriptsHead } from './deferred-scripts/DeferredScriptsHead';
import { STOCK_SCRIPT } from './inline-scripts';
import { WITH_INTERNALS } from './switch';

/** The head of every document. */
export const DocumentHead = WITH_INTERNALS ? DeferredScriptsHead : Head;

/** The shop's own script of a page; where scripts are deferred, the loader has it. */
export function PageScript({ buildId }: { readonly buildId: string }): ReactElement | null {
  if (WITH_INTERNALS) return null;
  // eslint-disable-next-line react/no-danger -- our own script; React would escape its quotes
  return <script data-after-load={`/after-load.js?v=${buildId}`} dangerouslySetInnerHTML={{ __html: STOCK_SCRIPT }} />;
}
