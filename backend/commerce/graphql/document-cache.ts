import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import {
  type DocumentLimits,
  MAX_TOKENS,
  refuseDocumentWithLongLists,
  refuseLargeDocument,
  refuseUnstorableDocument,
} from './request-limits';

export type ParsedDocument =
  | { readonly ok: true; readonly document: DocumentNode }
  | { readonly ok: false; readonly errors: readonly GraphQLError[] };

/** Longer texts are not cached: a few of them would fill the memory. */
const MAX_CACHED_LENGTH = 20_000;
const MAX_CACHED = 500;

export interface DocumentCacheSettings {
  readonly limits: DocumentLimits;
  readonly introspection: boolean;
}

/** Parses and validates each query text once. An LRU cache of at most 500 texts. */
export class DocumentCache {
  private readonly cached = new Map<string, ParsedDocument>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly settings: DocumentCacheSettings,
  ) {}

  read(text: string): ParsedDocument {
    const known = this.cached.get(text);
    const result = known ?? this.parseAndValidate(text);
    if (text.length > MAX_CACHED_LENGTH) return result;
    this.cached.delete(text);
    this.cached.set(text, result);
    if (this.cached.size > MAX_CACHED) {
      const oldest = this.cached.keys().next();
      if (!oldest.done) this.cached.delete(oldest.value);
    }
    return result;
  }

  private parseAndValidate(text: string): ParsedDocument {
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
    const refused =
      refuseLargeDocument(document, this.settings.limits) ??
      refuseDocumentWithLongLists(document) ??
      refuseUnstorableDocument(document);
    return refused === null ? { ok: true, document } : { ok: false, errors: [refused] };
  }
}
