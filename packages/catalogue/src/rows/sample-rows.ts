import { type AppDocument, listActions, type Screen, walkComponents, walkNodes } from '@kwiq/app-model'
import { resolveProperties } from '../resolve-properties.ts'
import { holdsRows, type RowWords, rowFields, rowWords } from './row-words.ts'
import { divideWords, isOfTheApp, wordKeys } from './show-row.ts'

/**
 * The row of a list that each screen was drawn with, by the screen's id: one of several rows of a list that lead to
 * it, whose title the screen says. It holds the fields that the screen repeats. Screens of the navbar, and those
 * that repeat no row, have none.
 */
export function sampleRows(document: AppDocument): Map<string, RowWords> {
  const mains = mainScreens(document)
  const rows = rowsByScreen(document)
  const samples = new Map<string, RowWords>()
  for (const screen of document.screens) {
    const known = mains.has(screen.id) ? undefined : rows.get(screen.id)
    const sample = known && sampleOf(screen, known)
    if (sample) samples.set(screen.id, sample)
  }
  return samples
}

function mainScreens({ screens }: AppDocument): Set<string> {
  const actions = screens.flatMap(listActions).filter(({ node }) => node.type === 'navbar')
  return new Set(actions.map(({ action }) => (action.kind === 'screen' ? action.screenId : '')))
}

/** Rows that lead to a screen, by its id, each with whether others of its list lead there too. */
function rowsByScreen(document: AppDocument): Map<string, { words: RowWords; isOneOfSeveral: boolean }[]> {
  const found = new Map<string, { words: RowWords; isOneOfSeveral: boolean }[]>()
  for (const { node } of walkNodes(document)) {
    if (node.type !== 'list') continue
    const { layout, items } = resolveProperties('list', node.properties)
    if (!holdsRows(layout)) continue
    const leading = Map.groupBy(
      items.filter(({ title }) => title),
      ({ action }) => (action?.kind === 'screen' ? action.screenId : ''),
    )
    leading.delete('')
    for (const [screenId, rows] of leading) {
      const isOneOfSeveral = new Set(rows.map(({ title }) => title)).size > 1
      const known = found.get(screenId) ?? []
      found.set(screenId, [...known, ...rows.map((row) => ({ words: rowWords(row), isOneOfSeveral }))])
    }
  }
  return found
}

function sampleOf(
  screen: Screen,
  rows: readonly { words: RowWords; isOneOfSeveral: boolean }[],
): RowWords | undefined {
  const said = saidOn(screen)
  const isCalled = ({ title }: RowWords, texts: readonly string[]) =>
    title !== undefined && texts.includes(title)
  const several = rows.filter(({ isOneOfSeveral }) => isOneOfSeveral).map(({ words }) => words)
  const shown = [said.titles, said.texts, [...said.words]]
    .map((texts) => several.find((words) => isCalled(words, texts)))
    .find((words) => words !== undefined)
  if (!shown?.title) return undefined
  const ofIt = rows.map(({ words }) => words).filter(({ title }) => title === shown.title)
  const sample: RowWords = { title: shown.title }
  for (const field of rowFields) {
    const repeated = ofIt
      .map((words) => words[field])
      .find((text) => text !== undefined && [text, ...divideWords(text)].some((part) => said.words.has(part)))
    if (repeated) sample[field] = repeated
  }
  return sample
}

/** What a screen says: its headers' titles, its texts, and all words and pictures there are on it. */
function saidOn(screen: Screen): { titles: string[]; texts: string[]; words: Set<string> } {
  const nodes = [...walkComponents(screen.components)].filter(({ type }) => !isOfTheApp(type))
  const labelsOf = (type: string) => nodes.filter((node) => node.type === type).map(({ label }) => label)
  const words = new Set<string>()
  const collect = (value: unknown, key: string): void => {
    if (typeof value === 'string' && wordKeys.has(key)) words.add(value)
    else if (Array.isArray(value)) for (const entry of value) collect(entry, key)
    else if (typeof value === 'object' && value !== null && key !== 'action')
      for (const [name, entry] of Object.entries(value)) collect(entry, name)
  }
  for (const { label, properties } of nodes) collect({ ...properties, label }, '')
  return { titles: labelsOf('header'), texts: labelsOf('text'), words }
}
