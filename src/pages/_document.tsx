import Document, { Html, Main, NextScript, type DocumentContext, type DocumentInitialProps } from 'next/document';
import { ERROR_PAGE_FAILED, pageFailed } from '../adapters/http/pages/error-page-failed';
import { serverApp } from '../composition/server/create-server-app';
import { policyOfPages } from '../composition/server/security-policy';
import { DocumentHead, PageScript } from '../next-internals/DocumentHead';
import { newNonce } from '../next-internals/inline-scripts';
import { cacheDocument } from '../next-internals/page-shell/cached-document';
import { IconSheet } from '../ui/components/shared/IconSheet';
import { localeOf } from '../ui/site-props';

interface Nonce {
  /** Undefined where the document has no inline scripts of Next. */
  readonly nonce?: string;
}

/** The document of every page: decides how React hydrates and which scripts may run. */
export default class PosyDocument extends Document<Nonce> {
  static override async getInitialProps(context: DocumentContext): Promise<DocumentInitialProps & Nonce> {
    const { req, res } = context;
    const props = await Document.getInitialProps(context).catch((bug: unknown) =>
      pageFailed(() => serverApp().log, req, res, bug),
    );
    res?.removeHeader(ERROR_PAGE_FAILED);
    const nonce = newNonce();
    // Development needs inline scripts and evaluation for its overlay.
    // Pages rendered at build time have no response to set a header on.
    if (process.env.NODE_ENV === 'production') res?.setHeader('Content-Security-Policy', policyOfPages(nonce));
    return { ...props, nonce };
  }

  override render() {
    const { nonce, __NEXT_DATA__: data } = this.props;
    const lang = localeOf(data.props.pageProps as Parameters<typeof localeOf>[0]);
    const parts = <DocumentParts lang={lang} nonce={nonce} buildId={data.buildId} />;
    cacheDocument(this.props, parts);
    return parts;
  }
}

function DocumentParts({ lang, nonce, buildId }: { readonly lang: string; readonly buildId: string } & Nonce) {
  return (
    <Html lang={lang}>
      <DocumentHead nonce={nonce}>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {/* Half a header would be painted, and shift when the rest arrives. */}
        <link rel="expect" href="#site-header" blocking="render" />
        <PageScript buildId={buildId} />
      </DocumentHead>
      <body>
        <IconSheet />
        <Main />
        <NextScript nonce={nonce} />
      </body>
    </Html>
  );
}
