export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads settings and collects all errors, so that they are reported together. A missing or blank setting has its
 * default; an invalid one is recorded and has its default until the errors stop the start.
 */
export class SettingReader {
  readonly faults: string[] = [];

  constructor(private readonly environment: Environment) {}

  text(name: string): string | null {
    const value = this.environment[name]?.trim();
    return value ? value : null;
  }

  /** Whole numbers from `least` to `most`, both included. */
  whole(name: string, fallback: number, least: number, most: number): number {
    const text = this.text(name);
    if (text === null) return fallback;
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    return this.fault(`${name} must be a whole number from ${least} to ${most}, not "${text}"`, fallback);
  }

  oneOf<Word extends string>(name: string, words: readonly Word[], fallback: Word): Word {
    const text = this.text(name);
    if (text === null) return fallback;
    const word = words.find((candidate) => candidate === text);
    return word ?? this.fault(`${name} must be one of ${words.join(', ')}, not "${text}"`, fallback);
  }

  /** A URL without closing slash, so that paths can be appended. */
  address<Fallback extends string | null>(
    name: string,
    fallback: Fallback,
    schemes: readonly string[] = ['http:', 'https:'],
  ): string | Fallback {
    const text = this.text(name);
    if (text === null) return fallback;
    const url = URL.canParse(text) ? new URL(text) : null;
    if (url && schemes.includes(url.protocol) && url.hash === '') return text.replace(/(?<!\/)\/+$/, '');
    // The URL may contain a password, so it is not repeated.
    return this.fault(
      `${name} must be an address beginning with ${schemes.map((s) => `${s}//`).join(' or ')}`,
      fallback,
    );
  }

  fault<Value>(sentence: string, instead: Value): Value {
    this.faults.push(sentence);
    return instead;
  }
}
