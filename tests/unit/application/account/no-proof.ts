import type { HumanProof } from '../../../../src/application/ports/human-proof';
import { ok } from '../../../../src/domain/shared/result';

/** A shop that asks nobody whether they are human. */
export const noProof: HumanProof = { prove: async () => ok(null) };
