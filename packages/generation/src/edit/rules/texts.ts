import { byWord } from '../../by-word.ts'
import {
  type AppDocument,
  type Command,
  type ComponentNode,
  type JsonValue,
  walkNodes,
} from '@kwiq/app-model'
import { itemsOf, textOf, withPart } from '../entry.ts'
import { screenNamed, splitHost } from '../find-host.ts'
import { findNamedScreen } from '../find-screen.ts'
import { findNamedNode, findNear } from '../find-target.ts'
import { findTexts, type FoundText } from '../find-text.ts'
import { iconNamed, noIcon } from '../icons.ts'
import { typeNamed } from '../new-node.ts'
import { startOf } from '../places.ts'
import { type EditRule, noScreen, refuse } from '../rule.ts'
import { unquote, people } from '../words.ts'

/** An entry with another text; the face of somebody follows the name. */
function renamed(item: JsonValue, key: string, text: string): JsonValue {
  const next = withPart(item, key, text)
  const isFace =
    key === 'title' &&
    textOf(item, 'avatar') !== undefined &&
    textOf(item, 'avatar') === textOf(item, 'title')
  return isFace ? withPart(next, 'avatar', text) : next
}

/** A command for each place; entries of one list are changed together. */
export function writeTexts(document: AppDocument, places: readonly FoundText[], text: string): Command[] {
  const commands: Command[] = []
  const lists = new Map<string, ReturnType<typeof itemsOf>>()
  for (const { node, place } of places) {
    // "Buy now" of "buy now", where a capital stood.
    const isCapital = place.kind === 'label' && /^\p{Lu}/u.test(node.label) && /^\p{Ll}/u.test(text)
    const label = isCapital ? text.charAt(0).toUpperCase() + text.slice(1) : text
    if (place.kind === 'label') commands.push({ type: 'rename-component', id: node.id, label })
    else if (place.kind === 'property')
      commands.push({ type: 'set-properties', id: node.id, set: { [place.name]: text } })
    else {
      const key = `${node.id} ${place.list}`
      const value = lists.get(key) ?? node.properties[place.list]
      if (!Array.isArray(value)) continue
      const next = value.map((item, index) => (index === place.index ? renamed(item, place.key, text) : item))
      lists.set(key, next)
      commands.push({ type: 'set-properties', id: node.id, set: { [place.list]: next } })
    }
  }
  const screen = document.screens.find(({ components }) =>
    places.some(
      ({ node, place }) => place.kind === 'label' && node.type === 'header' && components.includes(node),
    ),
  )
  return screen && screen.name === places[0]?.node.label
    ? [{ type: 'rename-screen', screenId: screen.id, name: text }, ...commands]
    : commands
}

const isScreenName = ({ screens }: AppDocument, words: string) =>
  screens.some(({ name }) => name.toLowerCase() === words.toLowerCase())

/** 'Change the text "Me" to "Account"': wherever exactly this stands. */
const changeText: EditRule = (clause, document) => {
  const found =
    /^(?:change|rename|replace|set|make|call)\s+(?:[a-z]+\s+){0,4}["“]([^"”]+)["”]\s+(?:button\s+|text\s+|label\s+|title\s+)?(?:to|into|as|with|by|say|read)\s+(.+)$/i.exec(
      clause,
    )
  if (!found?.[1] || !found[2]) return undefined
  const places = findTexts(document, found[1])
  // What a screen alone is called is for the rule that renames screens.
  if (places.length === 0 && findNamedScreen(document, found[1])) return undefined
  // Of a tab and the screen it leads to, the rule that renames screens.
  const isTab = places.every(({ node }) => node.type === 'navbar')
  if (isTab && places.length > 0 && isScreenName(document, found[1])) return undefined
  if (places.length === 0) return refuse(`Nothing in the app reads “${found[1]}”.`)
  return writeTexts(document, places, unquote(found[2]))
}

/** "Change Add to cart to Buy now": where the words before one of the "to" stand in the app. */
const changeWritten: EditRule = (clause, document) => {
  const words = /^(?:change|rename|replace)\s+(?:the\s+)?([^"“]{3,200})$/i.exec(clause)?.[1]?.split(' ')
  if (!words) return undefined
  for (const [index, word] of words.entries()) {
    if (index < 2 || !/^(?:to|into|with)$/i.test(word)) continue
    // "With a button" is a part in its place.
    const [article = '', ...thing] = words.slice(index + 1)
    if (/^replace/i.test(clause) && /^an?$/i.test(article) && typeNamed(thing) !== undefined) continue
    const places = findTexts(document, words.slice(0, index).join(' '))
    // What a screen is called is another rule's; the title of one thing goes with its entries.
    const isHeader = places.some(
      ({ node, screen }) =>
        node.type === 'navbar' ||
        (node.type === 'header' &&
          (places.length === 1 || node.label.toLowerCase() === screen.name.toLowerCase())),
    )
    // "The goal to 15 min" where one chooses between 10 and 20 min is no name of the choice.
    const isValue = /^\d/.test(thing.length > 0 ? `${article} ${thing.join(' ')}` : article)
    if (isValue && places.some(({ node }) => node.properties.layout === 'chips')) continue
    if (places.length > 0 && !isHeader)
      return writeTexts(document, places, unquote(words.slice(index + 1).join(' ')))
  }
  return undefined
}

/** 'Make the headline say "Good food"', "change the subtitle of home to ...". */
const headline: EditRule = (clause, document) => {
  const found =
    /^(?:make|let|change|set|update)\s+(?:the\s+)?(?:home\s+)?(headline|title|heading|greeting|header|header text|welcome(?: text| message| line| title)?|greeting text|subtitle|tagline|slogan)(?:\s+(?:of|on|in)\s+(.+?))?\s+(?:(?:to\s+)?(?:say|says|read|reads|to|be)\s+|(?=["“]))(.+)$/i.exec(
      clause,
    )
  if (!found?.[1] || !found[3]) return undefined
  const isSub = /subtitle|tagline|slogan/i.test(found[1])
  const words = unquote(found[3])
  if (/^(?:the\s+)?(?:left|right|cent(?:er|re)|middle|top|bottom)$|^(?:bigger|smaller|larger)$/i.test(words))
    return undefined
  const host = screenNamed(document, found[2])
  if (!host) return noScreen(found[2] ?? '')
  const header = host.components.find(({ type }) => type === 'header')
  if (!header) return refuse(`${host.name} has no header.`)
  return isSub
    ? [{ type: 'set-properties', id: header.id, set: { subtitle: words } }]
    : [{ type: 'rename-component', id: header.id, label: words }]
}

const partNames: Readonly<Record<string, string>> = byWord({
  placeholder: 'placeholder',
  hint: 'placeholder',
  helper: 'helper',
  'helper text': 'helper',
  caption: 'caption',
  subtitle: 'subtitle',
  unit: 'suffix',
})

/** 'Change the delivery banner text to "Free from 25"', "set the placeholder of the email field to you@home". */
const partText: EditRule = (clause, document) => {
  const part = '(text|label|title|message|wording|placeholder|hint|helper text|helper|caption|unit)'
  const found =
    new RegExp(
      `^(?:change|set|update|make|rename)\\s+(?:the\\s+)?(?<name>.{2,50}?)(?:['’]s)?\\s+${part}\\s+(?:to|say|into|read|be|as)\\s+(?<text>.+)$`,
      'i',
    ).exec(clause) ??
    new RegExp(
      `^(?:change|set|update|make|rename)\\s+(?:the\\s+)?${part}\\s+(?:of|on|in)\\s+(?:the\\s+)?(?<name>.{2,50}?)\\s+(?:to|say|into|read|be|as)\\s+(?<text>.+)$`,
      'i',
    ).exec(clause)
  const { name, text } = found?.groups ?? {}
  if (!found || name === undefined || text === undefined) return undefined
  const { subject, screen } = splitHost(document, name)
  const node = (screen ? findNamedNode(document, subject, screen.id) : findNear(document, name))?.node
  // "The episode title" is that of one, not of their list.
  if (
    !node ||
    (node.type === 'list' && !/\blist\b/i.test(subject) && node.label.toLowerCase() !== subject.toLowerCase())
  )
    return undefined
  const words = unquote(text)
  const key = partNames[(found[1] === name ? found[2] : found[1])?.toLowerCase() ?? '']
  if (key !== undefined) return [{ type: 'set-properties', id: node.id, set: { [key]: words } }]
  // The words of a box that has both are those under its title.
  const isText =
    /\btext\s+(?:to|say|into|read|be|as)\s/i.test(clause) && typeof node.properties.text === 'string'
  if (node.type === 'container' && isText)
    return [{ type: 'set-properties', id: node.id, set: { text: words } }]
  return node.type === 'container' || node.type === 'list'
    ? [{ type: 'set-properties', id: node.id, set: { title: words } }]
    : [{ type: 'rename-component', id: node.id, label: words }]
}

/** "Change the text under Keep what you like to ...": the line below a title, or what stands right under a part. */
const textUnder: EditRule = (clause, document) => {
  const found =
    /^(?:change|set|update|rewrite|replace|make|correct)\s+(?:the\s+)?(?:(?:small|little|grey|gray|second|short|explaining)\s+)*(?:text|line|words|sentence|writing|caption|subtitle|description|paragraph)\s+(?:right\s+)?(?:under|below|beneath|underneath)\s+(?:the\s+)?(.{2,50}?)\s+(?:to|say|with|into|read|be)\s*:?\s+(.{2,200})$/i.exec(
      clause,
    )
  if (!found?.[1] || !found[2]) return undefined
  const text = unquote(found[2])
  const { subject, screen } = splitHost(document, unquote(found[1]))
  const isTitle = /^(?:the\s+)?(?:title|heading|headline|header|app name|name)$/i.test(subject)
  const header = isTitle
    ? (screen ?? screenNamed(document, undefined))?.components.find(({ type }) => type === 'header')
    : undefined
  if (header) return [{ type: 'set-properties', id: header.id, set: { subtitle: text } }]
  const places = findTexts(document, subject, screen?.id)
  const item = places.find(({ place }) => place.kind === 'item' && place.key === 'title')
  if (item?.place.kind === 'item') {
    const below = { ...item.place, key: 'subtitle' }
    return writeTexts(document, [{ ...item, place: below }], text)
  }
  const node = (
    places[0] ?? (screen ? findNamedNode(document, subject, screen.id) : findNear(document, subject))
  )?.node
  const key = node && linesBelow[node.type]
  if (node && key !== undefined) return [{ type: 'set-properties', id: node.id, set: { [key]: text } }]
  const beside = node && textAfter(document, node.id)
  return beside
    ? [{ type: 'rename-component', id: beside.id, label: text }]
    : refuse(`There is no text under “${unquote(found[1])}”.`)
}

/** Under what name a part keeps the line below its title. */
const linesBelow: Readonly<Record<string, string>> = byWord({
  header: 'subtitle',
  container: 'text',
  input: 'helper',
})

/** The text that stands next after a part. */
function textAfter(document: AppDocument, id: string): ComponentNode | undefined {
  const all = [...walkNodes(document)]
  const own = all.find(({ node }) => node.id === id)
  const next = all.find(
    ({ screen, parent, index }) =>
      screen === own?.screen && parent?.id === own.parent?.id && index === own.index + 1,
  )?.node
  return next?.type === 'text' ? next : undefined
}

/** 'Make the search bar say "Where to?"': what is to be read on something. */
const sayText: EditRule = (clause, document) => {
  const found =
    /^(?:make|let|have)\s+(.{2,60}?)\s+(?:say|read|show)\s+(["“][^"”]+["”]|[^"“”]{2,80})$/i.exec(clause) ??
    /^(.{2,60}?)\s+(?:should|must|has to|needs to)\s+(?:say|read)\s+(.{2,80})$/i.exec(clause)
  if (!found?.[1] || !found[2]) return undefined
  const { subject, screen } = splitHost(document, found[1])
  const node = (screen ? findNamedNode(document, subject, screen.id) : findNear(document, found[1]))?.node
  // What people shall be able to say is no title.
  if (isOfPeople.test(clause)) return undefined
  const isSaid = /["“]|\s(?:say|read)\s/.test(clause)
  if (!node || !isSaid) return undefined
  const words = unquote(found[2])
  if (node.type === 'input' && node.properties.kind === 'search')
    return [{ type: 'set-properties', id: node.id, set: { placeholder: words } }]
  return node.type === 'container' || node.type === 'list'
    ? [{ type: 'set-properties', id: node.id, set: { title: words } }]
    : [{ type: 'rename-component', id: node.id, label: words }]
}

const isOfPeople = new RegExp(
  `^(?:make|let|have)\\s+(?:${people}|(?:the\\s+|our\\s+|my\\s+)?\\p{L}{3,14}s)\\s+(?:say|read|show)\\s+(?!["“])(?:if|whether|what|which|when|how|where)\\b`,
  'iu',
)

/** "Change the app icon to a fork", "use a heart as the icon". */
const appIcon: EditRule = (clause) => {
  const found =
    /^(?:change|set|make)\s+(?:the\s+)?(?:app(?:'s|’s)?\s+)?icon(?:\s+of\s+the\s+app)?\s+(?!(?:of|for|on|in)\s)(?:to|into|as|be)?\s*(?:a|an|the)?\s*(.+)$/i.exec(
      clause,
    ) ??
    /^(?:use|take)\s+(?:a|an|the)?\s*(.+?)\s+(?:as|for)\s+(?:the\s+|an\s+|my\s+)?(?:app(?:'s|’s)?\s+)?icon$/i.exec(
      clause,
    )
  const word = found?.[1]?.toLowerCase().replace(/\s+icon$/, '')
  if (!word) return undefined
  const icon = iconNamed(word)
  return icon ? [{ type: 'set-app-info', set: { icon } }] : noIcon(word, 'the app settings')
}

/** "Show the app name in the header": of the screen the app opens with. */
const nameInHeader: EditRule = (clause, document) => {
  if (!/^show the app name in the header$/i.test(clause)) return undefined
  const header = startOf(document)?.components.find(({ type }) => type === 'header')
  if (!header) return undefined
  return header.label === document.app.name
    ? refuse(`${document.app.name} stands there already.`)
    : [{ type: 'rename-component', id: header.id, label: document.app.name }]
}

export const textRules: readonly EditRule[] = [
  nameInHeader,
  appIcon,
  textUnder,
  changeText,
  changeWritten,
  headline,
  partText,
  sayText,
]
