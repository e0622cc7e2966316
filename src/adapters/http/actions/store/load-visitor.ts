import { defineAction } from '../../define-action';
import { Flag, Optional, Text } from '../../input-rules';

const MAX_PATH = 2048;

class PageInput {
  @Text(MAX_PATH) readonly path!: string;
  /** Whether the page shows how many items are on the wishlist. */
  @Optional() @Flag() readonly wishes?: boolean;
}

/** Says who the page belongs to. */
export const loadVisitor = defineAction({
  name: 'load-visitor',
  access: 'everybody',
  changes: true,
  input: PageInput,
  run: ({ scope: { useCases }, input: { path, wishes = false }, languages }) =>
    useCases.store.loadVisitor({ path, wishes, languages }),
});
