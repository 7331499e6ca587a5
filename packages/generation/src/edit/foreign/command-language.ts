/** How instructions are given in a language. */
export interface CommandLanguage {
  code: 'de' | 'es' | 'fr'
  /** An instruction in it begins like this. */
  opening: RegExp
  /** Small words that are found in nearly every sentence, and hardly in other languages. */
  small: RegExp
  /** Between two instructions. */
  split: RegExp
  polite: RegExp
  /** "Put on the profile page a button": where, before what; both are put the English way round. */
  placeFirst: readonly [form: RegExp, order: string]
  /** Parts of a compound after its hyphen that are words of their own. */
  compounds?: RegExp
  /** A word made of two, of which the first may be a word by itself: "Kalenderseite". */
  joined?: RegExp
  /** Form of a clause, and its English; `$1` is translated word by word, `=1` stays as it is written. */
  clauses: readonly [RegExp, string][]
  /** Names of pages that many apps have; they go before what the app calls by one of their words. */
  pages: readonly [RegExp, string][]
  words: readonly [RegExp, string][]
}

/** "suche, suchfeld: search" lines as patterns, longest word first, so that compounds go before their parts. */
export function readWords(table: string): [RegExp, string][] {
  return table
    .split('\n')
    .map((line) => line.trim().split(': '))
    .flatMap(([foreign = '', english = '']) =>
      foreign
        .split(', ')
        .filter(Boolean)
        .map((word) => [word, english] as const),
    )
    .sort(([one], [other]) => other.length - one.length)
    .map(([word, english]) => [new RegExp(`(?<=\\s)${word}(?=\\s)`, 'gu'), english === '-' ? '' : english])
}
