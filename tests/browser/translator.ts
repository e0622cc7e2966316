import type { BrowserContext } from 'playwright/test';

/** What the translator writes after each text; Playwright does not see it in texts and names. */
export const TRANSLATED = '\u200b';

/** Whether the browser translates a page when it has arrived, as it mostly does, or first when it is hydrated. */
type Moment = 'arrived' | 'hydrated';

interface Translation {
  readonly moment?: Moment;
  readonly mark?: string;
}

/**
 * Translates every page of the context as the translators of browsers do: each text node gives way to
 * `<font><font>translation</font></font>`, and so does what the page writes later. The translation has the same words, so
 * that journeys find them, and a mark, so that React sees another text. White space stays.
 */
export async function translate(context: BrowserContext, translation: Translation = {}): Promise<void> {
  const whole: Required<Translation> = { moment: 'arrived', mark: TRANSLATED, ...translation };
  await context.addInitScript(translatePage, whole);
}

/** Refers to nothing outside itself, because it runs in the page. Returns what ends it. */
export function translatePage({ moment, mark }: Required<Translation>): () => void {
  const UNTOUCHED = 'script,style,noscript,textarea,svg,font,.notranslate,[translate=no]';
  const translateText = (text: Text): void => {
    if (text.data.trim() === '' || text.parentElement?.closest(UNTOUCHED) !== null) return;
    const translation = document.createElement('font');
    translation.append(document.createElement('font'));
    translation.firstElementChild?.append(text.data + mark);
    text.replaceWith(translation);
  };
  const translateAll = (): void => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translateText);
  };
  const observer = new MutationObserver(translateAll);
  const start = (): void => {
    translateAll();
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  if (moment === 'hydrated') document.addEventListener('posy:hydrated', start, { once: true });
  else document.addEventListener('DOMContentLoaded', () => setTimeout(start));
  return () => observer.disconnect();
}
