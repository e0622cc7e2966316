/** What a use case resolves to. */
export type ResultOf<UseCase extends (...request: never[]) => unknown> = Awaited<ReturnType<UseCase>>;
