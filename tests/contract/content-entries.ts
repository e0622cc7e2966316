import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const WEDDING = 'contract-garden';

/** Makes `folder` with the florist's texts and two weddings. */
export function writeContractEntries(folder: string): void {
  cpSync(resolve(__dirname, '../../backend/content/entries'), folder, { recursive: true });
  cpSync(join(__dirname, 'weddings'), join(folder, 'weddings'), { recursive: true });
}
