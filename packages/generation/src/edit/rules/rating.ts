import {
  type AppDocument,
  type Command,
  type ComponentNode,
  type JsonValue,
  type Screen,
  walkComponents,
} from '@kwiq/app-model'
import { capitalise, toPlural, toSingular } from '../../words/forms.ts'
import { type Entry, isEntry, itemsOf, targetOf } from '../entry.ts'
import { findNamedScreen, stems } from '../find-screen.ts'
import { findList } from '../lists.ts'
import { startOf } from '../places.ts'
import { type EditRule, refuse } from '../rule.ts'
import { screenByButton } from '../screen-by-button.ts'
import { people, withoutArticle } from '../words.ts'
import { addScreen } from './adding-screens.ts'

const whom = `(?:${people}|(?:the\\s+|our\\s+|my\\s+)?\\p{L}{3,16}s)`
const form = new RegExp(
  `^(?:let|allow|enable)\\s+${whom}\\s+(?:to\\s+)?(?:rate|review|score)\\s+(?:(?:the|their|our|my|each|every|an?)\\s+)?([\\p{L} -]{2,40}?)(?:\\s+(?:with|by|using|from|out of)\\s+(?:(?:up to\\s+)?(?:1|one|five|5)\\b.{0,20}|stars|a (?:star|rating).{0,20}))?(?:\\s+(after|following|when|once|at the end of)\\s+(?:(?:the|their|a|an|every|each)\\s+)?([\\p{L} -]{2,40}?))?(?:\\s+(?:afterwards|after(?:ward)?|later|too|as well))?(?:\\s+(?:with|by|using|from|out of)\\s+(?:(?:up to\\s+)?(?:1|one|five|5)\\b.{0,20}|stars|a (?:star|rating).{0,20}))?$`,
  'iu',
)

/** The screen of one such thing, else one that tells of it, else where what goes before is shown. */
function hostOf(document: AppDocument, thing: string, occasion: string | undefined): Screen | undefined {
  const wanted = stems(toSingular(thing.toLowerCase()))
  const list = findList(document, toPlural(toSingular(thing.toLowerCase())))
  const isOf = list !== undefined && wanted.every((stem) => stems(list.node.label).includes(stem))
  const opened = isOf ? itemsOf(list.node).map(targetOf).find(Boolean) : undefined
  const told = ({ components }: Screen) =>
    [...walkComponents(components)].some(
      ({ type, label }) => type !== 'navbar' && wanted.every((stem) => stems(label).includes(stem)),
    )
  const start = startOf(document)
  const others = document.screens.filter((screen) => screen !== start)
  return (
    document.screens.find(({ id }) => id === opened) ??
    (occasion === undefined ? undefined : findNamedScreen(document, occasion)) ??
    others.findLast((screen) => told(screen) && !screen.components.some(({ type }) => type === 'navbar')) ??
    others.find(told) ??
    start
  )
}

/** "Let customers rate the driver afterwards": stars and a word on a screen of their own, from where the driver is shown. */
const letRate: EditRule = (clause, document) => {
  const [, words = '', , occasion] = form.exec(clause) ?? []
  const thing = withoutArticle(words).toLowerCase()
  // What one does of a list of screens is told elsewhere.
  if (thing === '' || /^(?:it|them|us|this|app|the app)$/.test(thing)) return undefined
  const theirs = inOthers[document.app.theme.language ?? '']
  const one = theirs ? thing : toSingular(thing)
  const label = theirs ? theirs.label(one) : `Rate the ${one}`
  const host = hostOf(document, one, occasion)
  if (!host) return undefined
  if ([...walkComponents(host.components)].some((node) => node.label === label))
    return refuse(`${host.name} has “${label}” already.`)
  const wish = `add a Rate ${one} screen where people can leave a review with stars and a comment`
  const made = addScreen(wish, document)
  const told = theirs && Array.isArray(made) ? made.map((command) => inWords(command, theirs.words)) : made
  return screenByButton(document, told, { host, label, icon: 'star', name: label })
}

/** The words of such a screen in other languages, and what leads to it. */
const inOthers: Readonly<
  Record<string, { label: (thing: string) => string; words: Readonly<Record<string, string>> }>
> = {
  de: {
    label: (thing) => `${capitalise(thing)} bewerten`,
    words: {
      Stars: 'Sterne',
      Comment: 'Kommentar',
      'Leave review': 'Bewertung abgeben',
      star: 'Stern',
      stars: 'Sterne',
      Back: 'Zurück',
    },
  },
  fr: {
    label: (thing) => `Noter : ${thing}`,
    words: {
      Stars: 'Étoiles',
      Comment: 'Commentaire',
      'Leave review': 'Laisser un avis',
      star: 'étoile',
      stars: 'étoiles',
      Back: 'Retour',
    },
  },
  es: {
    label: (thing) => `Valorar: ${thing}`,
    words: {
      Stars: 'Estrellas',
      Comment: 'Comentario',
      'Leave review': 'Enviar valoración',
      star: 'estrella',
      stars: 'estrellas',
      Back: 'Atrás',
    },
  },
}

/** A new screen with its words put so. */
function inWords(command: Command, words: Readonly<Record<string, string>>): Command {
  if (command.type !== 'add-screen') return command
  const counted = (text: string) =>
    text.replace(/^(\d) (stars?)$/, (_, count: string, word: string) => `${count} ${words[word] ?? word}`)
  const put = (value: JsonValue | undefined): JsonValue | undefined =>
    typeof value === 'string'
      ? (words[value] ?? counted(value))
      : Array.isArray(value)
        ? value.map((each) => put(each) ?? each)
        : value !== null && typeof value === 'object'
          ? Object.fromEntries(
              Object.entries(value).map(([key, each]) => [
                key,
                /^(?:kind|icon)$/.test(key) ? each : put(each),
              ]),
            )
          : value
  const called = (node: ComponentNode): ComponentNode => {
    const properties = put(node.properties)
    return {
      ...node,
      label: words[node.label] ?? node.label,
      properties: isEntry(properties) ? definedIn(properties) : node.properties,
    }
  }
  return { ...command, screen: { ...command.screen, components: command.screen.components.map(called) } }
}

const definedIn = (entry: Entry): Record<string, JsonValue> =>
  Object.fromEntries(
    Object.entries(entry).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  )

/** Stars from people. */
export const ratingRules: readonly EditRule[] = [letRate]
