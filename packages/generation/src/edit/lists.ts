import { type AppDocument, type ComponentNode, walkNodes } from '@kwiq/app-model'
import { stemOf, toSingular } from '../words/forms.ts'
import { type Entry, isEntry, itemsOf, targetOf } from './entry.ts'
import { findNamedScreen } from './find-screen.ts'
import { isSameThing } from './same-things.ts'

/** A list one goes through; numbers, filters and faces in a row are none. */
export const isOfEntries = ({ type, properties }: ComponentNode): boolean =>
  type === 'list' && !/^(?:chips|stats|stories)$/.test(String(properties.layout))

interface ListOfEntries {
  node: ComponentNode
  entries: Entry[]
  screenId: string
}

/** What people call the things an app is full of, whatever they are. */
const anyThing =
  /^(?:products?|goods|articles?|listings?|offers?|suggestions?|ideas?|options?|results?|things?)$/i

/** Lists of entries one goes through, those of the start screen first. */
function allLists(document: AppDocument): ListOfEntries[] {
  const lists = [...walkNodes(document)].flatMap(({ node, screen }) => {
    const entries = itemsOf(node).filter(isEntry)
    return isOfEntries(node) && entries.length > 0 ? [{ node, entries, screenId: screen.id }] : []
  })
  const start = document.app.startScreenId
  return [
    ...lists.filter(({ screenId }) => screenId === start),
    ...lists.filter(({ screenId }) => screenId !== start),
  ]
}

/** Whether all these words are in what a list, its screen or what it leads to is called. */
function isCalled(
  document: AppDocument,
  { node, entries, screenId }: ListOfEntries,
  stems: readonly string[],
  isLed: boolean,
) {
  const ids = [screenId, ...(isLed ? entries.map(targetOf) : [])]
  const names = document.screens.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  const said = [node.label, String(node.properties.title ?? ''), ...names]
    .flatMap((text) => text.toLowerCase().split(' '))
    .map(stemOf)
  return stems.every((stem) => said.includes(stem))
}

/**
 * The list of such things: by its name, else by that of its screen; any for "the list". One whose entries all have
 * `key` goes before the others.
 */
export function findList(document: AppDocument, words: string, key = 'title'): ListOfEntries | undefined {
  const bare = words
    .replace(/^(?:all\s+)?(?:the|my|our)\s+/i, '')
    .replace(/\s*\b(?:list|rows|cards|grid|carousel|entries)$/i, '')
  const lists = allLists(document)
  if (/^(?:entries|items|entry|item|row|card|one|them|it|everything|)$/i.test(bare)) {
    const several = lists.filter(({ entries }) => entries.length > 1)
    return several.find(({ entries }) => entries.every((entry) => entry[key] !== undefined)) ?? several[0]
  }
  const isSaid = (text: string) =>
    text
      .toLowerCase()
      .split(' ')
      .some((word) => toSingular(word) === toSingular(bare.toLowerCase()))
  // "Each listing" of a market whose lists have other names: the things it is full of.
  if (
    anyThing.test(bare) &&
    !lists.some(({ node }) => isSaid(node.label)) &&
    !document.screens.some(({ name }) => isSaid(name))
  ) {
    const main = lists.filter(
      ({ entries }) => entries.length > 1 && entries.every(({ action }) => action !== undefined),
    )
    const shelf = findNamedScreen(document, 'catalogue')?.id
    const list = main.find(({ screenId }) => screenId === shelf) ?? main[0]
    if (list) return list
  }
  const stems = bare.toLowerCase().split(' ').map(stemOf)
  const stem = stems.at(-1) ?? ''
  // "The saved trips" are those on the screen called Saved.
  const whole =
    stems.length > 1
      ? (lists.find((list) => isCalled(document, list, stems, false)) ??
        lists.find((list) => isCalled(document, list, stems, true)))
      : undefined
  if (whole) return whole
  const isOf = (text: string) =>
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}'’-]+/u)
      .some((word) => stemOf(word) === stem)
  const host = findNamedScreen(document, bare) ?? document.screens.find(({ name }) => isOf(name))
  // A screen called Recipes is of many, one called Product of one.
  const isOfManyByName = host !== undefined && toSingular(host.name.toLowerCase()) !== host.name.toLowerCase()
  // What one goes through leads somewhere; what only tells of one thing does not.
  const isOfMany = ({ entries }: ListOfEntries) =>
    entries.every(({ action, checked }) => action !== undefined || checked !== undefined)
  // "The first product" of a shop stands in the list that leads to the screen called Product.
  const leadsToOne = ({ entries }: ListOfEntries) =>
    new Set(entries.map(targetOf)).size < Math.max(2, entries.length) &&
    entries.some((entry) => {
      const target = document.screens.find(({ id }) => id === targetOf(entry))
      return target !== undefined && isOf(target.name)
    })
  // The one list of that name, else those of the screen that is called so, before what only has the word.
  // A row that only leads to where they are is none of them.
  const isWay = ({ node, entries: [only, ...others] }: ListOfEntries) =>
    others.length === 0 && only?.title === node.label
  const isNamed = (list: ListOfEntries) =>
    list.node.label.toLowerCase() === bare.toLowerCase() && !isWay(list)
  const isHost = host?.name.toLowerCase() === bare.toLowerCase()
  // "The products" are not what a screen called Product shows of one.
  const isOne = host !== undefined && !isOfManyByName && toSingular(bare.toLowerCase()) !== bare.toLowerCase()
  const candidates = [
    ...lists.filter((list) => isNamed(list) && isOfMany(list) && list.entries.length > 1),
    ...(isOne ? lists.filter(leadsToOne).filter(isOfMany) : []),
    // What a screen called Class says of one class are no classes.
    ...(isHost && !lists.some(isNamed)
      ? lists.filter((list) => list.screenId === host?.id && (isOfManyByName || isOfMany(list)))
      : []),
    ...lists.filter((list) => isOf(list.node.label) && isOfMany(list)),
    ...lists.filter((list) => list.screenId === host?.id && (isOfManyByName || isOfMany(list))),
    ...lists.filter(leadsToOne),
    ...lists.filter(({ node }) => isOf(node.label)),
    ...lists.filter(({ screenId }) => screenId === host?.id),
  ]
  if (candidates.length === 0) {
    const isSame = ({ node }: ListOfEntries) => isSameThing(node.label, bare)
    candidates.push(...lists.filter((list) => isSame(list) && isOfMany(list)), ...lists.filter(isSame))
  }
  // "The steps" are a list that is drawn so.
  if (candidates.length === 0 && stem === stemOf('steps'))
    candidates.push(...lists.filter(({ node }) => node.properties.layout === 'steps'))
  // "The sitters" of an app for babysitters.
  if (candidates.length === 0 && stem.length > 4)
    candidates.push(
      ...lists.filter(
        (list) =>
          isOfMany(list) &&
          list.node.label
            .toLowerCase()
            .split(' ')
            .map(stemOf)
            .some((word) => word.endsWith(stem)),
      ),
    )
  // What the app is about is in its first list, whatever that is called.
  const { description, name } = document.app
  const said = `${description} ${name}`.toLowerCase().replaceAll(/[^\p{L}]+/gu, ' ')
  // Rows that each lead to a screen of their own are the ways there.
  const isOfWays = ({ node, entries }: ListOfEntries) =>
    /^(?:more|more to do|see also|yours|help|about)$/i.test(node.label) ||
    (entries.length > 1 && new Set(entries.map(targetOf)).size === entries.length)
  // "The doctors" of a clinic whose list is of patients are in none.
  const isOther = ({ node }: ListOfEntries) =>
    said.split(' ').some((word) => stemOf(word) === stemOf(node.label.toLowerCase().split(' ').at(-1) ?? ''))
  // Of what is only one of its parts, "a coffee shop with store locations", the list is none.
  const [first = ''] = description.split(/,|:|\swith\s|\sand\s/i)
  const opening = `${first} ${name}`.toLowerCase().replaceAll(/[^\p{L}]+/gu, ' ')
  if (candidates.length === 0 && isOf(opening))
    candidates.push(
      ...lists.filter(
        (list) =>
          list.screenId === document.app.startScreenId && isOfMany(list) && !isOther(list) && !isOfWays(list),
      ),
    )
  const fitting = candidates.filter(({ entries }) => entries.every((entry) => entry[key] !== undefined))
  return fitting.find(({ entries }) => entries.length > 1) ?? fitting[0] ?? candidates[0]
}
