import { pagePolicy } from '../../ui/hydration/content-security-policy';
import { serverApp } from './create-server-app';

/** The content security policy of every page, for this shop's settings. */
export function policyOfPages(): string {
  const { assetsUrl, recaptcha } = serverApp().config;
  return pagePolicy(assetsUrl === '' ? '' : new URL(assetsUrl).origin, recaptcha !== null);
}
