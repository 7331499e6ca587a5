import { translate } from '../words/interface-words.ts'
import type { Language } from '../words/languages.ts'

const anywhere = ['Lea Brandt', 'Omar Haddad', 'Ana Petrova', 'Kim Osei', 'Iris Chen', 'Tomás Rey']

/** Six people as they are called where a language is spoken. */
export const peopleIn = (language: Language): readonly string[] =>
  anywhere.map((name) => translate(name, language))
