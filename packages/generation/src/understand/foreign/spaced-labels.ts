import { type Grammar, grammars, namings, type SpacedLanguage } from '../../words/foreign-grammar.ts'
import { isBentVerb } from '../../words/foreign-verbs.ts'
import { isVague } from '../../words/foreign-vague.ts'
import { foreignGroup } from '../../words/foreign-samples.ts'
import { fitting, piecesOf } from './fitting.ts'

/** How an elided word begins: "l'horaire", "un'app". */
const elided = /^(?:l|d|j|n|s|m|c|qu|un|dell|all|nell|dall|sull|quest|degl|dagl)'(?=\p{L})/iu
const article = /^(?:la|el|los|las|les|le|lo|gli|il|i|o|a|os|as|det|den|de|het)$/iu
/** "Prenota un turno": what is done stands before the article of what it is done to. */
const asked = /^(?:une?|una|unos|unas|uno|el|los|las|les|il|i|lo|gli|uma?|uns|umas|os)$/iu
/** The article or the owner of what is done to. */
const given =
  /^(?:une?|des|du|una|unos|unas|uno|el|los|las|les|la|le|il|i|lo|gli|uma?|os|as|su|sus|sa|ses|son|leurs?|seus?|suas?|sua|suo|suoi|sue)$/iu
const asking = /^\p{L}{3,}(?:ez|e|a|i|an|en|am|em|ano|ono)$/iu

/** The things of a text whose words stand apart: what is done to them and who does it are no things. */
export function spacedLabels(text: string, language: SpacedLanguage): string[] {
  const grammar = grammars[language]
  const [first, ...rest] = piecesOf(text)
    .map((piece) =>
      piece
        .replace(everyone, language === 'fr' ? ' on' : ' se')
        .replace(avoided, '')
        // "Pizze da portare via".
        .replace(/(?<=\s(?:portare|portar|mandare)) via(?=\s|$)/giu, '')
        .replace(ofEach, '$1 '),
    )
    .flatMap((piece) => piecesBetween(` ${piece} `, grammar))
    .map((piece) => ({
      piece,
      labels: labelOf(
        piece.trim().replace(keptOf, '').replace(listOf, '').split(/\s+/).filter(Boolean),
        grammar,
        language,
      ),
    }))
    .filter(({ labels }) => labels.length > 0)
  if (!first) return []
  const isFor = /(?:^|\s)(?:для|dla)\s/iu.test(first.piece)
  return [
    ...(isFor ? first.labels.map((label) => asName(label, language)) : first.labels),
    ...rest.flatMap(({ labels }) => labels),
  ]
}

/** What one is spared or does without is no thing of the app. */
const avoided =
  /(?:^|\s)(?:(?:pour|para|per)\s)?(?:éviter|evitar|evitare|au lieu de|en vez de|em vez de|invece di|vermijden|unikać)\s.*$|\s(?:sans|sin|sem|senza)\s\S+/giu

/** "Seguimiento del estado de ánimo" is about the mood. */
const keptOf =
  /^(?:(?:y|e|et|ed|con|avec|com)\s)?(?:(?:el|la|le|un|une|una|o|a|il|lo)\s)?(?:seguimiento|suivi|acompanhamento|monitoramento|monitoraggio|tracciamento)\s(?:del|de la|de los|de las|de|du|des|do|da|dos|das|di|della|dello|delle|degli|dei|d['’])\s*/iu

/** "Lista de serviços", "escolha do barbeiro": a list holds and one chooses what stands behind; some lists are a kind. */
const listOf =
  /^(?:(?:y|e|et|ed|con|avec|com)\s)?(?:(?:el|la|le|les|un|une|una|uma|o|a|il|lo|l['’])\s?)?(?:liste|lista|listado|listagem|elenco|choix|elección|selección|escolha|seleção|scelta|selezione|sélection)\s(?:del|de la|de los|de las|de|du|des|do|da|dos|das|di|della|dello|delle|degli|dei|d['’])\s?(?!courses|souhaits|envies|attente|compras?|la compra|deseos|espera|desejos|tar[eé]as|tarefas|spesa|desideri|attesa|invit|convidad|reproduc|lecture|cose|tâches|presentes?\b|cadeaux|regal|bagages|affaires|mots|palabras|palavras|parole|\s)/iu

/** "Tout le monde note": who does it is nobody in particular. */
const everyone =
  /\s(?:tout le monde|todo el mundo|toda la gente|todo o mundo|todo mundo|tutti quanti)(?=\s)/giu

/** "Ficha de cada perro": a sheet of a dog. */
const ofEach =
  /(?<=\s)(de|di|da)\s(?:cada|chaque|ogni|cadauno|todos los|todas las|tous les|toutes les|tutti i|tutte le)\s/giu

/** A joint stays where it stood, at the beginning of a piece: "que" says that a doing follows. */
const piecesBetween = (piece: string, { joints, before }: Grammar): string[] =>
  before
    ? piece
        .replace(joints, (joint: string, offset: number) =>
          ofWhich.test(piece.slice(0, offset).split(' ').at(-1) ?? '') ? joint : `\n${joint}`,
        )
        .split('\n')
    : piece.split(joints)

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

/** "Para cada gato": of which there is more than one has been said. */
const isEach = /^(?:chaque|cada|ogni|كل|elke|iedere|każdego|każdej|her)$/iu

/** "En que aperturas", "à qui": which of them, not what one does. */
const ofWhich = /^(?:en|a|de|con|por|para|in|di|per|em|com|à|dans|pour|avec)$/iu
/** A noun stands behind these. */
const determiner =
  /^(?:la|el|los|las|les|le|lo|gli|il|i|o|a|os|as|un|una|une|uno|uma|um|des|du|de|del|di|da|do|das|dos|della|dei|delle|mi|mis|mes|mon|ma|su|sus|sa|son|ses|meu|minha|mio|mia|nuestra|nuestro|nos|notre|nossa|nosso)$/iu

/** "Cultivos por parcela", "eventi per bambini": of which, where the noun follows at once. */
const eachOf = /^(?:por|par|per)$/iu
const isDirect = (next: string, { little, verbs }: Grammar) =>
  /^\p{Ll}{3,}$/u.test(next) &&
  !little.has(next) &&
  !article.test(next) &&
  !verbs.test(next) &&
  !/^(?:horas?|heure|ora|personas?|personnes?|pessoas?|persona|persone|noche|noite|nuit|notte|mois|semaine|jour|an|mail|email|sms|mes|semana|día|dia|año|ano|mese|settimana|giorno|anno|favor|favore|exemple|ejemplo|exemplo|esempio|téléphone|internet|correo|whatsapp)$/u.test(
    next,
  )
/** Behind these no doing stands. */
const beforeNoun: Readonly<Partial<Record<SpacedLanguage, RegExp>>> = {
  fr: /^(?:une?|des|du|cette)$/u,
  es: /^(?:una?|unos|unas|el|los|las)$/u,
  pt: /^(?:uma?|uns|umas|os|as)$/u,
  it: /^(?:una?|uno|il|lo|la|i|gli|le)$/u,
}
/** Who somebody is, is no doing: "je suis infirmière". */
const being = /^(?:suis|sommes|soy|somos|sou|sono|siamo)$/u

/** "Estado de su coche". */
const owner =
  /^(?:su|sus|sa|son|ses|leurs?|seus?|suas?|sua|suo|suoi|sue|mis?|mes|mon|ma|meus?|minhas?|mio|miei|mia|mie|nuestr[oa]s?|nos|notre|noss[oa]s?|nostr[oaie])$/iu

type Kind = 'little' | 'within' | 'doing' | 'noun'

/** "Los vecinos publican avisos" is about "avisos", "liste de courses" stays whole. */
function labelOf(given: readonly string[], grammar: Grammar, language: SpacedLanguage): string[] {
  const words = given.map((word) => word.replace(elided, ''))
  const kinds = words.map((word, index): Kind => kindOf(word.toLowerCase(), index, words, grammar, language))
  const runs: { words: string[]; isDone: boolean }[] = []
  let hasDoing = false
  for (let index = 0; index < words.length; index += 1) {
    if (kinds[index] === 'doing') hasDoing = true
    if (kinds[index] !== 'noun') continue
    // "El viernes recoge en el local": when is no thing, though a week's plan is.
    // "Semana atual" is which one.
    const isWhole = kinds[index + 1] === 'noun' && kinds.filter((kind) => kind !== 'little').length === 2
    if (words.length > 1 && !isWhole && isVague(words[index] ?? '') && kinds[index + 1] !== 'within') continue
    const run: string[] = []
    const isDone = hasDoing
    while (index < words.length && run.length < 6) {
      const kind = kinds[index]
      const next = joinedTo(index, words, kinds)
      // "Cose da vedere", "matériel à apporter".
      if (kind === 'noun' && isToDo(words, index, kinds)) {
        run.push(...words.slice(index, index + 3))
        index += 3
        break
      }
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
    (foreignGroup(first.words.join(' ')) === 'people' ||
      (first.words.length === 1 && (isMany(given) || isDoer(words, kinds))))
  const chosen = isActor ? [object ?? runs[1]] : first === object || !object ? [first] : [first, object]
  return chosen
    .map((run) => run && { ...run, words: withoutOwner(run.words, language) })
    .flatMap((run) =>
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

/** A noun, a little word and what is to be done with it, which ends the phrase. */
const isToDo = (words: readonly string[], index: number, kinds: readonly Kind[]): boolean =>
  words.length === index + 3 &&
  kinds[index + 2] === 'doing' &&
  /^(?:da|à)$/u.test(words[index + 1] ?? '') &&
  /(?:[aei]re|er|ir|re)$/u.test(words[index + 2] ?? '')

/** "El fisio marca la asistencia": what is done follows the noun at once, and what it is done to behind its article. */
function isDoer(words: readonly string[], kinds: readonly Kind[]): boolean {
  const at = kinds.indexOf('noun')
  return (
    kinds[at + 1] === 'doing' &&
    /^(?:el|la|le|il|lo|o|a)$/iu.test(words[at - 1] ?? '') &&
    given.test(words[at + 2] ?? '')
  )
}

/** "الزبون سيارته": whose it is stands before it, and it says so itself. */
const withoutOwner = (words: string[], language: SpacedLanguage): string[] =>
  language === 'ar' &&
  words.length > 1 &&
  foreignGroup(words[0] ?? '') === 'people' &&
  /\p{L}{2}(?:ه|ها|هم)$/u.test(words[1] ?? '')
    ? words.slice(1)
    : words

/** "Ruiters lessen boeken" is about lessons. */
const objectOf = (words: readonly string[], hasDoing: boolean, { isVerbLast }: Grammar) =>
  isVerbLast && hasDoing && words.length === 2 && foreignGroup(words[0] ?? '') === 'people'
    ? words.slice(1)
    : words

const plain = (word: string, { plain: forms = [], done = [] }: Grammar, isDone: boolean) => {
  const found = [...forms, ...(isDone ? done : [])].find(([form]) => form.test(word))
  return found ? word.replace(found[0], found[1]) : word
}

function kindOf(
  word: string,
  index: number,
  words: readonly string[],
  grammar: Grammar,
  language: SpacedLanguage,
): Kind {
  if (grammar.within.has(word)) return 'within'
  if (index > 0 && eachOf.test(word) && isDirect(words[index + 1] ?? '', grammar)) return 'within'
  // "وما": "and" is written on to it.
  if (grammar.isPrefixed && /^[وו]/u.test(word) && grammar.little.has(word.slice(1))) return 'little'
  if (grammar.little.has(word) || /^[\d=+&-]+$/.test(word)) return 'little'
  const previous = words[index - 1]?.toLowerCase() ?? ''
  if (isEach.test(previous)) return 'little'
  const isWhich = /^(?:que|qui|quel|che)$/iu.test(previous) && ofWhich.test(words[index - 2] ?? '')
  if (being.test(previous) && foreignGroup(word) === 'people') return 'noun'
  if (grammar.before?.has(previous) && !isWhich) return 'doing'
  // "A quién se los presto": done to what a little word stands for.
  if (
    /^(?:lo|la|los|las|les|le)$/u.test(previous) &&
    /^(?:se|me|te|nos|je|on)$/iu.test(words[index - 2] ?? '')
  )
    return 'doing'
  // "El fisio marca la asistencia": a word between two nouns with their articles.
  if (
    index >= 2 &&
    index < words.length - 2 &&
    /^(?:el|la|le|il|lo|o|a)$/iu.test(words[index - 2] ?? '') &&
    words.slice(0, index - 2).every((each) => grammar.little.has(each.toLowerCase())) &&
    given.test(words[index + 1] ?? '') &&
    /^\p{Ll}{3,}$/u.test(word) &&
    asking.test(word)
  )
    return 'doing'
  if (!determiner.test(previous) && isBentVerb(word, language)) return 'doing'
  // "El cliente vea el estado", "le coiffeur note la formule": between who does it and the article of what it is done to.
  if (
    index > 0 &&
    index < words.length - 2 &&
    given.test(words[index + 1] ?? '') &&
    /^\p{Ll}{3,}$/u.test(word) &&
    !grammar.within.has(previous) &&
    foreignGroup(previous) === 'people'
  )
    return 'doing'
  const isFirst = words.slice(0, index).every((each) => grammar.little.has(each.toLowerCase()))
  // "Lembrete um dia antes": when is no thing to be reminded of.
  if (
    isFirst &&
    words.length > index + 2 &&
    asked.test(words[index + 1] ?? '') &&
    asking.test(word) &&
    !isVague(words[index + 2] ?? '')
  )
    return 'doing'
  if (grammar.unlike?.has(word) || !grammar.verbs.test(word)) return 'noun'
  // "Escolhem, reservam e pagam".
  if (language === 'pt' && /\p{L}{3}am$/u.test(word)) return 'doing'
  if (beforeNoun[language]?.test(previous)) return 'noun'
  // "Rappels", "Prenota": one word by itself may as well be the thing.
  return words.length === 1 &&
    index === 0 &&
    !(language === 'ar' && /^[يت]/u.test(word)) &&
    !/(?:are|ere|ire|rer|ser|ter|er|ir|ar|ть|ć|mek|mak)$/u.test(word)
    ? 'noun'
    : 'doing'
}

/** Where the noun stands that a joining word leads to, over one article: "de la compra"; the word's own place for none. */
function joinedTo(index: number, words: readonly string[], kinds: readonly Kind[]): number {
  if (kinds[index + 1] === 'noun') return index + 1
  return (article.test(words[index + 1] ?? '') || owner.test(words[index + 1] ?? '')) &&
    kinds[index + 2] === 'noun'
    ? index + 2
    : index
}
