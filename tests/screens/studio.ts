import { startStack } from '../browser/stack';

/** A Tuesday morning before the cut-off, so that every screenshot has the same open days. */
export const NOW = '2026-11-24T09:30:00Z';

/** The shop that is photographed. */
export default async function openStudio(): Promise<() => Promise<void>> {
  const stack = await startStack({ DEMO_NOW: NOW });
  process.env.POSY_BASE_URL = stack.baseUrl;
  process.env.POSY_STACK_DATA = stack.dataDir;
  return () => stack.stop();
}
