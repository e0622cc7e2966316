import Document, { Html, Main, NextScript, type DocumentContext, type DocumentInitialProps } from 'next/document';
import { ERROR_PAGE_FAILED, pageFailed } from '../adapters/http/pages/error-page-failed';
import { serverApp } from '../composition/server/create-server-app';
import { policyOfPages } from '../composition/server/security-policy';
import { IconSheet } from '../ui/components/shared/IconSheet';
import { DeferredScriptsHead } from '../next-internals/deferred-scripts/DeferredScriptsHead';
import { cacheDocument, localeOf } from '../next-internals/page-shell/cached-document';

/** The document of every page: decides how React hydrates and which scripts may run. */
export default class PosyDocument extends Document {
  static override async getInitialProps(context: DocumentContext): Promise<DocumentInitialProps> {
    const { req, res } = context;
    const props = await Document.getInitialProps(context).catch((bug: unknown) =>
      pageFailed(() => serverApp().log, req, res, bug),
    );
    res?.removeHeader(ERROR_PAGE_FAILED);
    // Development needs inline scripts and evaluation for its overlay.
    // Pages rendered at build time have no response to set a header on.
    if (process.env.NODE_ENV === 'production') res?.setHeader('Content-Security-Policy', policyOfPages());
    return props;
  }

  override render() {
    const parts = (
      <DocumentParts lang={localeOf(this.props.__NEXT_DATA__.props.pageProps as Parameters<typeof localeOf>[0])} />
    );
    cacheDocument(this.props, parts);
    return parts;
  }
}

function DocumentParts({ lang }: { readonly lang: string }) {
  return (
    <Html lang={lang}>
      <DeferredScriptsHead>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {/* Half a header would be painted, and shift when the rest arrives. */}
        <link rel="expect" href="#site-header" blocking="render" />
      </DeferredScriptsHead>
      <body>
        <IconSheet />
        <Main />
        <NextScript />
      </body>
    </Html>
  );
}
