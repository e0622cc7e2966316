import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { type DocumentLimits, MAX_TOKENS, refuseLargeDocument } from './document-limits';
import { refuseUnkeepableDocument } from './unkeepable-texts';

export type ReadDocument =
  | { readonly ok: true; readonly document: DocumentNode }
  | { readonly ok: false; readonly errors: readonly GraphQLError[] };

/** Longer texts are not cached: a few of them would fill the memory. */
const MAX_KEPT_LENGTH = 20_000;
const MAX_KEPT = 500;

export interface DocumentCacheSettings {
  readonly limits: DocumentLimits;
  readonly introspection: boolean;
}

/** Parses and validates each query text once. An LRU cache of at most 500 texts. */
export class DocumentCache {
  private readonly kept = new Map<string, ReadDocument>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly settings: DocumentCacheSettings,
  ) {}

  read(text: string): ReadDocument {
    const known = this.kept.get(text);
    const answer = known ?? this.parseAndValidate(text);
    if (text.length > MAX_KEPT_LENGTH) return answer;
    this.kept.delete(text);
    this.kept.set(text, answer);
    if (this.kept.size > MAX_KEPT) {
      const oldest = this.kept.keys().next();
      if (!oldest.done) this.kept.delete(oldest.value);
    }
    return answer;
  }

  private parseAndValidate(text: string): ReadDocument {
    let document: DocumentNode;
    try {
      document = parse(text, { maxTokens: MAX_TOKENS });
    } catch (fault) {
      if (fault instanceof GraphQLError) return { ok: false, errors: [fault] };
      throw fault;
    }
    const rules = this.settings.introspection ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
    const faults = validate(this.schema, document, rules, { maxErrors: 20 });
    if (faults.length > 0) return { ok: false, errors: faults };
    const refused = refuseLargeDocument(document, this.settings.limits) ?? refuseUnkeepableDocument(document);
    return refused === null ? { ok: true, document } : { ok: false, errors: [refused] };
  }
}
