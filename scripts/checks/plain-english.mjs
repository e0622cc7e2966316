/** Finds, in documents and comments, turns of phrase that are not plain English, such as "is told" or "anew". */
import { readdirSync, readFileSync } from 'node:fs';
import { inProject } from '../project.mjs';

const FOLDERS = ['docs', 'src', 'backend', 'middleware', 'server', 'scripts', 'tools', 'tests', 'eslint-rules'];
const COMMENT_OR_CODE = /(\/\*\*?\s[\s\S]*?\*\/|\/\/ .*)|[^\n]/g;
const CODE_OR_QUOTATION = /```[\s\S]*?```|`[^`]*`|"[^"]{0,300}"/g;
const BETWEEN_SENTENCES = /((?<=[.:;!?]\**)\s+|\||\n\s*\n|\n(?=\s*(?:[-#]|\d+\.)\s))/;

const WORDS = [
  /\bwho(?:m|so)?ever\b/i,
  /\b(?:some|no)body\b/i,
  /\b(?:is|are|was|were|be|been|being)\s+told\b/i,
  /(?<!\b(?:the|all|of|and|with)\s)\bcounts?\s+for\b/i,
  /\bof\s+(?:itself|themselves)\b/i,
  /\banew\b/i,
];
const VERB =
  /\b(?:is|are|was|were|has|had|does|can|cannot|may|must|will|would|goes|comes|stays|stands|holds|counts|decides|leads|belongs|gets|remains|follows|needs|waits|fills|shows|survives|makes|keeps|looks|lapses|brings|gives|takes|says|costs|means|becomes|suggests|showed|draws)\b/g;
/** These begin another clause, whose verb is not that of the sentence. */
const NEXT_CLAUSE =
  /,? (?:if|when|where|while|until|before|after|because|that|who|whose|what(?:ever)?|which(?:ever)?|whether|how|as|than|so)\b|, (?:and|or|but)\b/;

/** Whether a clause with "What" is the subject of the sentence: "What is refused stays in the form." */
function beginsWithClause(sentence) {
  if (!/^[\s*]*What [a-z`]/.test(sentence) || sentence.includes('?')) return false;
  const clause = sentence.split(NEXT_CLAUSE)[0];
  return (clause.match(VERB) ?? []).length > 1 || /, (?:is|are|was|were|has|cannot|becomes)\b/.test(sentence);
}

/** The sentences of a file that are not plain English, as `line: sentence`. */
export function wordyEnglish(path, text) {
  const comments = text.replace(COMMENT_OR_CODE, (_, comment) => comment ?? ' ');
  const prose = path.endsWith('.md') ? text : comments.replace(/\/\*+|\*\//g, '|').replace(/^[ \t]*\*|\/\/ /gm, '');
  let line = 1;
  return prose
    .replace(CODE_OR_QUOTATION, (quoted) => quoted.replace(/[^\n]/g, 'x'))
    .split(BETWEEN_SENTENCES)
    .flatMap((sentence) => {
      const found = WORDS.some((words) => words.test(sentence)) || beginsWithClause(sentence);
      const start = line + (/^\s*/.exec(sentence)[0].match(/\n/g) ?? []).length;
      line += (sentence.match(/\n/g) ?? []).length;
      return found ? [`${start}: ${sentence.trim().replace(/\s+/g, ' ')}`] : [];
    });
}

/** Those of all documents and comments of the project, as `path:line: sentence`. */
export function wordyFiles() {
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(inProject(folder), { recursive: true }).map((name) => `${folder}/${name}`),
  );
  return [...readdirSync(inProject()), ...inFolders]
    .filter((path) => /\.(?:md|tsx?|[cm]?js|css)$/.test(path) && !path.startsWith('backend/content/'))
    .flatMap((path) => wordyEnglish(path, readFileSync(inProject(path), 'utf8')).map((found) => `${path}:${found}`));
}
