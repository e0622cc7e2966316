import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The style of all pages as it stands in each, and what the policy must say so that it counts. */
export interface PageStyle {
  /** Addresses as the build knows them, `static/chunks/x.css`: what is in the text need not be linked. */
  readonly files: readonly string[];
  readonly css: string;
  readonly hash: string;
}

let known: PageStyle | null | undefined;

/**
 * The stylesheet every page of this build needs, so that nothing stands between the page's bytes and its first paint.
 * Null while the shop is written, and when the build has another shape: pages link their styles then.
 */
export function pageStyle(): PageStyle | null {
  if (process.env.NODE_ENV !== 'production') return null;
  known ??= readStyle(join(/* turbopackIgnore: true */ process.cwd(), '.next'));
  return known;
}

function readStyle(build: string): PageStyle | null {
  try {
    const manifest = JSON.parse(readFileSync(join(build, 'build-manifest.json'), 'utf8')) as {
      pages?: Readonly<Record<string, readonly string[]>>;
    };
    const files = (manifest.pages?.['/_app'] ?? []).filter((file) => file.endsWith('.css'));
    if (files.length === 0) return null;
    const css = files.map((file) => standingInPage(readFileSync(join(build, file), 'utf8'))).join('\n');
    return { files, css, hash: `'sha256-${createHash('sha256').update(css).digest('base64')}'` };
  } catch {
    return null;
  }
}

/** Addresses in a stylesheet are meant from its own folder; in a page they must begin at the root. */
function standingInPage(css: string): string {
  return css
    .replace(/url\((["']?)\.\.\/media\//g, 'url($1/_next/static/media/')
    .replace(/\/\*# sourceMappingURL=.*?\*\//g, '')
    .replace(/<\/style/gi, '<\\/style');
}
