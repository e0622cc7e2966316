import { Head } from 'next/document';
import type { ComponentProps, JSX } from 'react';
import type { BootParams, LoaderData } from './loader-data';
import { LOADER_SCRIPT } from './loader-script';

type Files = Parameters<Head['getScripts']>[0];
type ScriptElement = JSX.Element | null;
interface BuildManifest {
  readonly pagesChunkGroupBootstrapParams?: Readonly<Record<string, BootParams>>;
  readonly chunkLoadingGlobal?: string;
}

/**
 * Next's `Head` without its script tags: their URLs go into a data block, and the loader adds them later. It
 * overrides methods of `Head` that are not public API, so it falls back to Next's own tags if they look different; a
 * browser test on the production build checks that scripts are deferred.
 */
export class DeferredScriptsHead extends Head {
  /** Without the early connection for typefaces, which wait until the page has loaded. */
  override render(): JSX.Element {
    this.context = { ...this.context, nextFontManifest: undefined };
    return super.render();
  }

  override getPreloadMainLinks(files: Files): JSX.Element[] | null {
    return this.late(files) === null ? super.getPreloadMainLinks(files) : null;
  }

  /** Without a preload of each sheet, whose link is the next element. */
  override getCssLinks(files: Files): JSX.Element[] | null {
    return super.getCssLinks(files)?.filter(({ props }) => (props as ComponentProps<'link'>).rel !== 'preload') ?? null;
  }

  override getPreloadDynamicChunks(): (JSX.Element | null)[] {
    return this.context.isDevelopment ? super.getPreloadDynamicChunks() : [];
  }

  override getDynamicChunks(files: Files): ScriptElement[] {
    return this.late(files) === null ? super.getDynamicChunks(files) : [];
  }

  override getScripts(files: Files): JSX.Element[] {
    const late = this.late(files);
    if (late === null) return super.getScripts(files);
    const data = JSON.stringify(late).replace(/</g, '\\u003c');
    /* eslint-disable react/no-danger -- our own list of scripts and our own loader; React would escape their quotes */
    return [
      <script key="loader-data" id="posy-hydrate" type="application/json" dangerouslySetInnerHTML={{ __html: data }} />,
      <script key="loader" dangerouslySetInnerHTML={{ __html: LOADER_SCRIPT }} />,
    ];
    /* eslint-enable react/no-danger */
  }

  /** Development keeps Next's own tags, because it hides the body until React has rendered. */
  private late(files: Files): LoaderData | null {
    if (this.context.isDevelopment === true) return null;
    const manifest = this.context.buildManifest as unknown as BuildManifest;
    const all = [...super.getDynamicChunks(files), ...super.getScripts(files)].filter((script) => script !== null);
    const src: string[] = [];
    let inline = 0;
    for (const script of all) {
      const props = script.props as ComponentProps<'script'>;
      if (typeof props.src === 'string') {
        // Lists of pages for Next's router.
        if (!/\/_\w+Manifest\.js/.test(props.src)) src.push(props.src);
      } else if (script.key === 'turbopack-bootstrap') inline += 1;
      else return null;
    }
    const pages = ['/_app', this.context.__NEXT_DATA__.page];
    const boot = pages
      .map((page) => manifest.pagesChunkGroupBootstrapParams?.[page])
      .filter((params) => params !== undefined);
    if (inline !== (boot.length > 0 ? 1 : 0) || manifest.chunkLoadingGlobal === undefined) return null;
    // Versioned by this build: src/offline/release.ts.
    const afterLoad = `/after-load.js?v=${this.context.__NEXT_DATA__.buildId}`;
    return { src, global: manifest.chunkLoadingGlobal, boot, afterLoad };
  }
}
