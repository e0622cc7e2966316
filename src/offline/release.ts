/** Names a build; the bundler puts it here (scripts/build/bundle-offline.mjs). */
declare const RELEASE: string | undefined;

export const release = typeof RELEASE === 'undefined' ? 'none' : RELEASE;

/** The script and styles that every page loads after all else; the front server sends them for good under this name. */
export const AFTER_LOAD = { script: `/after-load.js?v=${release}`, styles: `/after-load.css?v=${release}` };
