/** Whether only this machine can reach an address, so that public passwords and a simulated bank do no harm there. */
export function isOnThisMachine(siteUrl: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(siteUrl).hostname);
}
