import type { FAQPage } from 'schema-dts';

/** A heading that asks, and what stands below it. */
const QUESTION = /<h2[^>]*>([^<]*\?)<\/h2>(.*?)(?=<h2[ >]|$)/gs;

/** The questions that the florist answers on a content page; null if none of its headings asks one. */
export function questionsData(body: string): FAQPage | null {
  const questions = [...body.matchAll(QUESTION)].map(([, question = '', answer = '']) => ({
    '@type': 'Question' as const,
    name: question.trim(),
    acceptedAnswer: { '@type': 'Answer' as const, text: wordsOf(answer) },
  }));
  return questions.length === 0 ? null : { '@type': 'FAQPage', mainEntity: questions };
}

/** The words of HTML alone; elements would make the page larger, and say nothing more. */
function wordsOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_entity, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
