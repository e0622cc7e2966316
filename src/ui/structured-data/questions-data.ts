import type { FAQPage } from 'schema-dts';
import { htmlInStore } from '../html-in-store';
import type { SiteProps } from '../site-props';

/** A heading that asks, and what stands below it. */
const QUESTION = /<h2[^>]*>([^<]*\?)<\/h2>(.*?)(?=<h2[ >]|$)/gs;

/** The questions that the florist answers on a content page; null if none of its headings asks one. */
export function questionsData({ storePrefix, origin }: SiteProps, body: string): FAQPage | null {
  const questions = [...body.matchAll(QUESTION)].map(([, question = '', answer = '']) => ({
    '@type': 'Question' as const,
    name: question.trim(),
    acceptedAnswer: { '@type': 'Answer' as const, text: htmlInStore(origin + storePrefix, answer.trim()) },
  }));
  return questions.length === 0 ? null : { '@type': 'FAQPage', mainEntity: questions };
}
