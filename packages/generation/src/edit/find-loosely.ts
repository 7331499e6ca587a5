import { byWord } from '../by-word.ts'
import { type AppDocument, walkNodes } from '@kwiq/app-model'
import { stemOf } from '../words/forms.ts'
import { isEntry, itemsOf, targetOf, textOf } from './entry.ts'
import { findEntries, type FoundEntry } from './find-entries.ts'
import { splitHost } from './find-host.ts'
import { startOf } from './places.ts'

/** Words that say what sort of thing is meant, not which. */
const sorts = new Set(
  'item row entry card line number figure value amount price cost option choice thing one element box badge chip stat tile total text name label picture photo image icon'
    .split(' ')
    .map(stemOf),
)
const small = /^(?:the|a|an|my|our|your|their|this|that|for|of|in|on|and|to|all|new)$/

/** Other words for the same. */
const others: Readonly<Record<string, string>> = byWord({
  shipping: 'delivery',
  postage: 'delivery',
  tax: 'vat',
  calories: 'kcal',
  calorie: 'kcal',
})

const stems = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}']+/u)
    .filter((word) => word !== '' && !small.test(word))
    .map((word) => stemOf(others[word] ?? word))

interface Candidate extends FoundEntry {
  /** How many words of the name are in its title. */
  told: number
}

/**
 * The entries of any list whose title shares words with a name people give them ("the wedding cake" is the one titled
 * Wedding in a list of cakes). All words of the name must be in the title, or in what the list and its screen are
 * called. Those on the start screen or on the screen that is named come first.
 */
export function findEntriesLoosely(document: AppDocument, words: string): FoundEntry[] {
  const { subject, screen: told } = splitHost(document, words)
  const wanted = stems(subject).filter((stem) => !sorts.has(stem))
  // A name is that name: Miller is no mill.
  const names = subject.match(/(?<=\s)\p{Lu}\p{Ll}{3,}(?!\p{L})/gu) ?? []
  if (wanted.length === 0) return []
  const about = stems(`${document.app.name} ${document.app.description}`)
  const start = startOf(document)
  const candidates: Candidate[] = []
  for (const { node, screen } of walkNodes(document)) {
    if (node.type !== 'list' || (told && screen.id !== told.id)) continue
    const around = `${node.label} ${String(node.properties.title ?? '')} ${screen.name}`
    const known = [...about, ...stems(around)]
    for (const [index, item] of itemsOf(node).entries()) {
      const title = stems(textOf(item, 'title') ?? '')
      // "The opening talk" leads to the screen called Talk.
      const target = targetOf(item)
      const led = document.screens.find(({ id }) => target !== undefined && id === target)?.name
      const near = led === undefined ? known : [...known, ...stems(led)]
      const shared = wanted.filter((stem) => title.includes(stem))
      const isAll = wanted.every((stem) => title.includes(stem) || near.includes(stem))
      // One word of many would be by chance.
      const isMost = shared.length * 2 >= Math.min(title.length, wanted.length)
      const written = textOf(item, 'title') ?? ''
      if (names.some((name) => !new RegExp(`\\b${name}`, 'i').test(`${written} ${around}`))) continue
      if (isEntry(item) && shared.length > 0 && isAll && isMost)
        candidates.push({ node, index, told: shared.length })
    }
  }
  const most = Math.max(0, ...candidates.map((each) => each.told))
  const isNear = ({ node }: FoundEntry) => start?.components.includes(node) === true
  const best = candidates
    .filter((each) => each.told === most)
    .toSorted((one, other) => Number(isNear(other)) - Number(isNear(one)))
  const titleOf = ({ node, index }: FoundEntry) => textOf(itemsOf(node)[index], 'title')
  const [first] = best
  // The same thing may stand in several lists; two things of one word are told apart by nobody.
  return first ? best.filter((each) => titleOf(each) === titleOf(first)) : []
}

/** "Oat from the list", "rent from the expenses": an entry, and the lists it is said to be in. */
function entriesOfList(document: AppDocument, words: string): FoundEntry[] {
  const [, name = '', place = ''] =
    /^(.{2,60}?)\s+(?:from|out of|in|on|of)\s+(?:the\s+|my\s+|our\s+)?([^"“”]{2,40})$/i.exec(words) ?? []
  if (name === '' || /\b(?:screens?|pages?|tabs?)$/i.test(place)) return []
  const bare = place.replace(/^list of\s+(?:the\s+|my\s+|our\s+)?|\s+list$/gi, '')
  const named = stems(bare)
  const isAny = /^(?:lists?|rows|cards|entries|items)$/.test(bare)
  const lists = [...walkNodes(document)].flatMap(({ node }) =>
    node.type === 'list' &&
    (isAny ||
      [node.label, String(node.properties.title ?? '')].some(
        (label) => named.length > 0 && named.every((stem) => stems(label).includes(stem)),
      ))
      ? [node]
      : [],
  )
  return entriesCalled(document, name).filter(({ node }) => lists.includes(node))
}

/** The entries one names, by their very title or by words of it; of the list that is said where one is. */
export function entriesCalled(document: AppDocument, words: string): FoundEntry[] {
  const listed = entriesOfList(document, words)
  if (listed.length > 0) return listed
  const { subject, screen } = splitHost(document, words)
  const exact = findEntries(document, screen ? subject : words)
  const all = Array.isArray(exact) ? exact : []
  const there = screen ? all.filter(({ node }) => screen.components.includes(node)) : all
  return there.length > 0 ? there : findEntriesLoosely(document, words)
}
