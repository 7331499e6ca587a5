import { keywordsOf } from './drawings/drawn-subject.ts'
import { drawnSubjects } from './drawings/index.ts'
import { type KeywordEntry, keywords } from './keywords.ts'

/** Every keyword and what it shows. */
export const pictureKeywords: Readonly<Record<string, KeywordEntry>> = {
  ...keywords,
  ...keywordsOf(drawnSubjects),
}
