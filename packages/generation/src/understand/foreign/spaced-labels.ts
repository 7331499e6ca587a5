import { type Grammar, grammars, namings, type SpacedLanguage } from '../../words/foreign-grammar.ts'
import { foreignGroup } from '../../words/foreign-samples.ts'
import { fitting, piecesOf } from './fitting.ts'

/** How an elided word begins: "l'horaire", "un'app". */
const elided = /^(?:l|d|j|n|s|m|c|qu|un|dell|all|nell|dall|sull|quest|degl|dagl)'(?=\p{L})/iu
const article = /^(?:la|el|los|las|les|le|lo|gli|il|i|o|a|os|as|det|den|de|het)$/iu
/** "Prenota un turno": what is done stands before the article of what it is done to. */
const asked = /^(?:une?|des|du|una|unos|unas|uno|el|los|las|les|il|lo|gli|uma?|uns|umas|os)$/iu
const asking = /^\p{L}{3,}(?:ez|e|a|i|an|en|am|em|ano|ono)$/iu

/** The things of a text whose words stand apart: what is done to them and who does it are no things. */
export function spacedLabels(text: string, language: SpacedLanguage): string[] {
  const grammar = grammars[language]
  const [first, ...rest] = piecesOf(text)
    .flatMap((piece) => ` ${piece} `.split(grammar.joints))
    .map((piece) => ({ piece, labels: labelOf(piece.trim().split(/\s+/).filter(Boolean), grammar) }))
    .filter(({ labels }) => labels.length > 0)
  if (!first) return []
  const isFor = /(?:^|\s)(?:для|dla)\s/iu.test(first.piece)
  return [
    ...(isFor ? first.labels.map((label) => asName(label, language)) : first.labels),
    ...rest.flatMap(({ labels }) => labels),
  ]
}

/** "Для школы танцев" names the app "Школа танцев". */
function asName(label: string, language: SpacedLanguage): string {
  return label
    .split(' ')
    .map((word, index) => {
      const found = namings[language]?.find(([form]) => form.test(word))
      return found && (index === 0 || word.endsWith('ego')) ? word.replace(found[0], found[1]) : word
    })
    .join(' ')
}

type Kind = 'little' | 'within' | 'doing' | 'noun'

/** "Los vecinos publican avisos" is about "avisos", "liste de courses" stays whole. */
function labelOf(given: readonly string[], grammar: Grammar): string[] {
  const words = given.map((word) => word.replace(elided, ''))
  const kinds = words.map((word, index): Kind => kindOf(word.toLowerCase(), index, words, grammar))
  const runs: { words: string[]; isDone: boolean }[] = []
  let hasDoing = false
  for (let index = 0; index < words.length; index += 1) {
    if (kinds[index] === 'doing') hasDoing = true
    if (kinds[index] !== 'noun') continue
    const run: string[] = []
    const isDone = hasDoing
    while (index < words.length && run.length < 6) {
      const kind = kinds[index]
      const next = joinedTo(index, words, kinds)
      if (kind === 'noun') run.push(run.length > 0 ? (given[index] ?? '') : (words[index] ?? ''))
      else if (kind === 'within' && run.length > 0 && next > index) {
        run.push(...given.slice(index, next))
        index = next - 1
      } else break
      index += 1
    }
    index -= 1
    runs.push({ words: run, isDone })
  }
  const [first] = runs
  if (!first) return []
  const object = runs.find(({ isDone }) => isDone)
  // Who does it stands first, and in some languages what is done stands last.
  const isActor =
    hasDoing &&
    !first.isDone &&
    !(grammar.isVerbLast && first.words.length === 2) &&
    (foreignGroup(first.words.join(' ')) === 'people' || (first.words.length === 1 && isMany(given)))
  const chosen = isActor ? [object ?? runs[1]] : first === object || !object ? [first] : [first, object]
  return chosen.flatMap((run) =>
    run
      ? fitting(
          objectOf(run.words, hasDoing, grammar).map((word, index, all) =>
            index > 0 && grammar.isPrefixed ? word : plain(word, grammar, run.isDone && all.length === 1),
          ),
          grammar.within,
        )
      : [],
  )
}

/** "Los lectores buscan libros": who they are stands with the article of many. */
const isMany = ([word = '']: readonly string[]) => /^(?:los|las|les|os|as|gli|i|de)$/i.test(word)

/** "Ruiters lessen boeken" is about lessons. */
const objectOf = (words: readonly string[], hasDoing: boolean, { isVerbLast }: Grammar) =>
  isVerbLast && hasDoing && words.length === 2 && foreignGroup(words[0] ?? '') === 'people'
    ? words.slice(1)
    : words

const plain = (word: string, { plain: forms = [], done = [] }: Grammar, isDone: boolean) => {
  const found = [...forms, ...(isDone ? done : [])].find(([form]) => form.test(word))
  return found ? word.replace(found[0], found[1]) : word
}

function kindOf(word: string, index: number, words: readonly string[], grammar: Grammar): Kind {
  if (grammar.within.has(word)) return 'within'
  if (grammar.little.has(word) || /^\d+$/.test(word)) return 'little'
  if (index === 0 && words.length > 2 && asked.test(words[1] ?? '') && asking.test(word)) return 'doing'
  if (grammar.unlike?.has(word) || !grammar.verbs.test(word)) return 'noun'
  // "Rappels", "Prenota": one word by itself may as well be the thing.
  return words.length === 1 &&
    index === 0 &&
    !/(?:are|ere|ire|rer|ser|ter|er|ir|ar|ть|ć|mek|mak)$/u.test(word)
    ? 'noun'
    : 'doing'
}

/** Where the noun stands that a joining word leads to, over one article: "de la compra"; the word's own place for none. */
function joinedTo(index: number, words: readonly string[], kinds: readonly Kind[]): number {
  if (kinds[index + 1] === 'noun') return index + 1
  return article.test(words[index + 1] ?? '') && kinds[index + 2] === 'noun' ? index + 2 : index
}
