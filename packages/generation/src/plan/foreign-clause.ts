import { infinitiveOf } from '../words/foreign-infinitives.ts'
import type { Language } from '../words/languages.ts'

const romance: ReadonlySet<Language> = new Set(['fr', 'es', 'pt', 'it'])
const longest = 56
/** Between what is done and what it is done to. */
const mostBetween = 3
const ends = /[.;:!?,\n()]|\s(?:et|y|e|ed|o|ou|u)\s(?=\p{L}+(?:ar|er|ir|re|oir)(?:se|si)?\s)/iu
/** "Devono poter prenotare": what may be done is done. */
const modal =
  /^(?:pouvoir|devoir|vouloir|savoir|poder|deber|querer|saber|dever|poter|potere|dover|dovere|voler|volere|sapere|être|avoir|ser|estar|ter|tener|haber|essere|avere|faire|fare|hacer|fazer|permettre|permitir|permettere|quer|per|por|par|pour)$/iu

/**
 * What one does with the thing of a title, in the words of the description: "ordinare olio e marmellate da portare via" below
 * "Olio"; undefined where no such clause has it.
 */
export function clauseOf(title: string, text: string, language: Language): string | undefined {
  if (!romance.has(language)) return undefined
  const named = title.toLowerCase()
  for (const clause of text.split(ends)) {
    const at = clause?.toLowerCase().indexOf(named) ?? -1
    if (clause === undefined || at < 0) continue
    const before = clause.slice(0, at).trim().split(/\s+/u)
    const verb = before.findLastIndex(
      (word) => infinitiveOf(word, language) === word.toLowerCase() && !modal.test(word),
    )
    if (verb < 0 || before.length - 1 - verb > mostBetween) continue
    const said = `${before.slice(verb).join(' ')} ${clause.slice(at).trim()}`.replace(/(?<=['’])\s/u, '')
    if ([...said].length <= longest) return said.charAt(0).toUpperCase() + said.slice(1)
  }
  return undefined
}
