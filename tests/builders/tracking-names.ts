/** Query names of advertisers and newsletters; they change no page. */
export const TRACKING_NAMES = [
  ...['gclid', 'gbraid', 'fbclid', 'wbraid', 'dclid', 'gclsrc', 'msclkid', 'ttclid', 'srsltid'],
  ...['mc_cid', 'mc_eid', 'utm_source', 'utm_anything'],
] as const;
