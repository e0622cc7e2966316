/** Whether only this machine can reach an address, so that public passwords and a simulated bank do no harm there. */
export function isOnThisMachine(siteUrl: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(siteUrl).hostname);
}

/** Whether a server that listens on this address is out of reach for other machines. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}
