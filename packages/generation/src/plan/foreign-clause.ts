import { infinitiveOf } from '../words/foreign-infinitives.ts'
import type { Language } from '../words/languages.ts'

const romance: ReadonlySet<Language> = new Set(['fr', 'es', 'pt', 'it'])
const longest = 56
/** Between what is done and what it is done to. */
const mostBetween = 3
const ends =
  /[.;:!?,\n()]|\s(?:et|y|e|ed|o|ou|u)\s(?=\p{L}+(?:ar|er|ir|re|oir|an|en|am|em|ent|ano|ono)(?:se|si)?\s)|\s(?:und|sowie)\s/iu
/** "Possono poter affittare": what may be done is done. */
const modal =
  /^(?:pouvoir|devoir|vouloir|savoir|poder|deber|querer|saber|dever|poter|potere|dover|dovere|voler|volere|sapere|être|avoir|ser|estar|ter|tener|haber|essere|avere|faire|fare|hacer|fazer|permettre|permitir|permettere|quer|per|por|par|pour)$/iu
const opening =
  /^(?:también|además|también quiero|aussi|également|anche|inoltre|também|além disso|außerdem|auch|dazu|e|y|et|und)\s/iu
const behind = /\s(?:können|kann|sollen|soll|möchten|müssen|dürfen|wollen)$/iu

/**
 * What one does with the thing of a title, or what is said of it, in the words of the description: "affittare le biciclette per un
 * giorno" below "Biciclette"; undefined where no such clause has it.
 */
export function clauseOf(title: string, text: string, language: Language): string | undefined {
  if (!romance.has(language) && language !== 'de') return undefined
  const named = title.toLowerCase()
  for (const part of text.split(ends)) {
    const clause = part?.trim().replace(opening, '').replace(behind, '') ?? ''
    const at = clause.toLowerCase().indexOf(named)
    if (at < 0) continue
    const said = at === 0 ? clause : doneWith(clause, at, language)
    if (said === undefined || [...said].length > longest || said.toLowerCase() === named) continue
    return said.charAt(0).toUpperCase() + said.slice(1)
  }
  return undefined
}

/** The clause from the doing on that stands before a thing. */
function doneWith(clause: string, at: number, language: Language): string | undefined {
  if (!romance.has(language)) return undefined
  const before = clause.slice(0, at).trim().split(/\s+/u)
  const verb = before.findLastIndex((word, index) => {
    const infinitive = infinitiveOf(word, language)
    if (infinitive === undefined || modal.test(infinitive)) return false
    // A doing that is bent by person stands right before what is done to.
    return infinitive === word.toLowerCase() || before.length - 1 - index < 2
  })
  if (verb < 0 || before.length - 1 - verb > mostBetween) return undefined
  const done = infinitiveOf(before[verb] ?? '', language) ?? ''
  return [done, ...before.slice(verb + 1), clause.slice(at)].join(' ').replace(/(?<=['’])\s/u, '')
}
