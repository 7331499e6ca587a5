import type { AppDocument, Command } from '@kwiq/app-model'
import { findIconName } from '@kwiq/catalogue/icons'
import { capitalise, toSingular } from '../../words/forms.ts'
import { iconFor } from '../../words/noun-icons.ts'
import { findNamedScreen } from '../find-target.ts'
import { findTexts, type FoundText, itemsOf, withText } from '../find-text.ts'
import type { EditRule } from '../rule.ts'

const unquote = (text: string) => text.replaceAll(/^["'“”\s]+|["'“”.!\s]+$/g, '')

/** A command for each place; entries of one list are changed together. */
function writeTexts(document: AppDocument, places: readonly FoundText[], text: string): Command[] {
  const commands: Command[] = []
  const lists = new Map<string, ReturnType<typeof itemsOf>>()
  for (const { node, place } of places) {
    if (place.kind === 'label') commands.push({ type: 'rename-component', id: node.id, label: text })
    else if (place.kind === 'property')
      commands.push({ type: 'set-properties', id: node.id, set: { [place.name]: text } })
    else {
      const key = `${node.id} ${place.list}`
      const value = lists.get(key) ?? node.properties[place.list]
      if (!Array.isArray(value)) continue
      const next = value.map((item, index) =>
        index === place.index ? withText(item, place.key, text) : item,
      )
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
  if (places.length === 0) return { commands: [], note: `Nothing in the app reads “${found[1]}”.` }
  return writeTexts(document, places, unquote(found[2]))
}

/** "Change Add to cart to Buy now": where the words before one of the "to" stand in the app. */
const changeWritten: EditRule = (clause, document) => {
  const words = /^(?:change|rename|replace)\s+(?:the\s+)?([^"“]{3,200})$/i.exec(clause)?.[1]?.split(' ')
  if (!words) return undefined
  for (const [index, word] of words.entries()) {
    if (index < 2 || !/^(?:to|into|with)$/i.test(word)) continue
    const places = findTexts(document, words.slice(0, index).join(' '))
    const isHeader = places.some(({ node }) => node.type === 'header' || node.type === 'navbar')
    if (places.length > 0 && !isHeader)
      return writeTexts(document, places, unquote(words.slice(index + 1).join(' ')))
  }
  return undefined
}

/** 'Remove "Fresh from six"': what reads so goes; a title of a screen stays. */
const removeText: EditRule = (clause, document) => {
  const found =
    /^(?:remove|delete|drop|hide)\s+(?:[a-z]+\s+){0,4}["“]([^"”]+)["”](?:\s+(?:button|text|label|item|row|entry|line|card|section))?(?:\s+(?:from|on|in)\s+(.+))?$/i.exec(
      clause,
    )
  if (!found?.[1]) return undefined
  const host = found[2] ? findNamedScreen(document, found[2]) : undefined
  const places = findTexts(document, found[1], host?.id)
  // What stands for itself goes before a line of something else.
  const first =
    places.find(({ place, node }) => place.kind === 'label' && node.type !== 'header') ?? places[0]
  if (!first) return { commands: [], note: `Nothing in the app reads “${found[1]}”.` }
  const { node, place, screen } = first
  if (place.kind === 'label' && node.type === 'header')
    return {
      commands: [],
      note: `“${node.label}” is the title of ${screen.name}. Try 'Rename "${node.label}" to ...' instead.`,
    }
  if (place.kind === 'label') return [{ type: 'remove-component', id: node.id }]
  if (place.kind === 'property')
    return place.name === 'title' && node.type === 'container'
      ? [{ type: 'remove-component', id: node.id }]
      : [{ type: 'set-properties', id: node.id, unset: [place.name] }]
  const value = node.properties[place.list]
  if (!Array.isArray(value)) return undefined
  if (node.type === 'navbar')
    return { commands: [], note: `“${found[1]}” is a tab. Try "Remove the ${found[1]} tab".` }
  const set = { [place.list]: value.filter((_, index) => index !== place.index) }
  return [{ type: 'set-properties', id: node.id, set }]
}

/** 'Make the headline say "Good food"', "change the subtitle of home to ...". */
const headline: EditRule = (clause, document) => {
  const found =
    /^(?:make|let|change|set|update)\s+(?:the\s+)?(?:home\s+)?(headline|title|heading|greeting|header|header text|subtitle|tagline|slogan)(?:\s+(?:of|on|in)\s+(.+?))?\s+(?:(?:to\s+)?(?:say|says|read|reads|to|be)\s+|(?=["“]))(.+)$/i.exec(
      clause,
    )
  if (!found?.[1] || !found[3]) return undefined
  const isSub = /subtitle|tagline|slogan/i.test(found[1])
  const words = unquote(found[3])
  if (/^(?:the\s+)?(?:left|right|cent(?:er|re)|middle|top|bottom)$|^(?:bigger|smaller|larger)$/i.test(words))
    return undefined
  const host = found[2]
    ? findNamedScreen(document, found[2])
    : document.screens.find(({ id }) => id === document.app.startScreenId)
  if (!host) return { commands: [], note: `There is no screen named ${unquote(found[2] ?? '')}.` }
  const header = host.components.find(({ type }) => type === 'header')
  if (!header) return { commands: [], note: `${host.name} has no header.` }
  return isSub
    ? [{ type: 'set-properties', id: header.id, set: { subtitle: words } }]
    : [{ type: 'rename-component', id: header.id, label: words }]
}

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
  const icon = findIconName(word) ?? findIconName(toSingular(word)) ?? iconFor(toSingular(word), '')
  return icon
    ? [{ type: 'set-app-info', set: { icon } }]
    : { commands: [], note: `${capitalise(word)} is not among the icons. Pick one in the app settings.` }
}

export const textRules: readonly EditRule[] = [appIcon, changeText, changeWritten, removeText, headline]
