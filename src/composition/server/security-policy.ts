import { inlineScripts } from '../../next-internals/inline-scripts';
import { pagePolicy } from '../../ui/hydration/content-security-policy';
import { serverApp } from './create-server-app';

/** The content security policy of every page, for this shop's settings. `nonce` is that of the document's inline scripts, if it has one. */
export function policyOfPages(nonce?: string): string {
  const { assetsUrl, recaptcha } = serverApp().config;
  return pagePolicy(inlineScripts(nonce), assetsUrl === '' ? '' : new URL(assetsUrl).origin, recaptcha !== null);
}
