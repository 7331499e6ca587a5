import { type AppDocument, type Command, type JsonValue, walkNodes } from '@kwiq/app-model'
import { findEntity } from '../../entities/index.ts'
import { generateApp } from '../../generate-app.ts'
import { hashText } from '../../seed.ts'
import { kindNamed } from '../frames/kind-of-thing.ts'
import { isEntry, itemsOf, targetOf, textOf, withPart } from '../entry.ts'
import type { EditOutcome, EditRule } from '../rule.ts'
import { count, countOf } from '../words.ts'

const form = new RegExp(
  `^(?:(?:please\\s+)?(?:add|show|put in|include|i want|we need|give me|create|make)\\s+)?(?:(?<n>${count}|a few|some|a couple of|several)\\s+(?:more|new|other|additional|extra|further)|(?<more>more|some))\\s+(?<what>[\\p{L} -]{3,24}?)(?:\\s+(?:to|in|on)\\s+(?:the\\s+)?(?:list|app|home|start)[\\p{L} ]{0,12})?$`,
  'iu',
)
const seeds = 5

/** Others of the kind, as the same description brings them with other content. */
function othersLike(document: AppDocument, titles: ReadonlySet<string>, label: string): JsonValue[] {
  const prompt = document.app.description.trim()
  if (prompt === '') return []
  const found = new Map<string, JsonValue>()
  for (let turn = 1; turn <= seeds; turn += 1) {
    const { document: other } = generateApp({
      prompt,
      seed: hashText(prompt),
      contentSeed: hashText(`${prompt} ${turn}`),
    })
    for (const { node } of walkNodes(other)) {
      if (node.type !== 'list' || node.label !== label) continue
      for (const item of itemsOf(node)) {
        const title = textOf(item, 'title')
        if (title !== undefined && !titles.has(title) && !found.has(title)) found.set(title, item)
      }
    }
  }
  return [...found.values()]
}

/** What is known of such things, and what stands of them in other lists of the app. */
function samplesOf(document: AppDocument, one: string, titles: ReadonlySet<string>): JsonValue[] {
  const samples = findEntity(one)?.samples ?? []
  // Recipes for paint are none for a kitchen: those of the app have to be among them.
  const known = samples.some(({ title }) => titles.has(title)) ? samples : []
  const isNew = (title: string | undefined) => title !== undefined && !titles.has(title)
  const own: JsonValue[] = known.flatMap((sample) =>
    isNew(sample.title) ? [JSON.parse(JSON.stringify(sample)) as JsonValue] : [],
  )
  const planned = [...walkNodes(document)]
    .filter(({ node }) => node.type === 'list' && kindNamed(document, node.label)?.one === one)
    .flatMap(({ node }) => itemsOf(node).filter((item) => isNew(textOf(item, 'title'))))
  return [...own, ...planned]
}

/** "Add three more recipes": entries of the same kind that are not there yet. */
const moreSamples: EditRule = (clause, document): EditOutcome | undefined => {
  const found = form.exec(clause)?.groups
  if (!found?.what) return undefined
  const wanted = /^\d|^(?:one|two|three|four|five|six|seven|eight|nine|ten)$/i.test(found.n ?? '')
    ? countOf(found.n ?? '')
    : 3
  const kind = kindNamed(document, found.what, true)
  const longest = kind?.lists.toSorted((one, other) => itemsOf(other).length - itemsOf(one).length)[0]
  if (!kind || !longest) return undefined
  const titles = new Set(
    kind.lists.flatMap((node) => itemsOf(node).flatMap((item) => textOf(item, 'title') ?? [])),
  )
  const model = itemsOf(longest).find(isEntry)
  const elsewhere = samplesOf(document, kind.one, titles)
  const others = [
    ...elsewhere,
    ...(elsewhere.length < wanted ? othersLike(document, titles, longest.label) : []),
  ].slice(0, wanted)
  if (others.length === 0 || !model) return undefined
  const action = targetOf(model) === undefined ? undefined : model.action
  const made = others.map((item) => {
    const known = Object.keys(model)
    const own = isEntry(item)
      ? Object.fromEntries(Object.entries(item).filter(([key]) => known.includes(key)))
      : item
    return action === undefined ? own : withPart(own, 'action', action)
  })
  const commands: Command[] = [
    { type: 'set-properties', id: longest.id, set: { items: [...itemsOf(longest), ...made] } },
  ]
  return others.length < wanted
    ? { commands, note: `${others.length} more are known of that kind; others can be added by name.` }
    : { commands }
}

/** More of the things a list shows. */
export const moreSampleRules: readonly EditRule[] = [moreSamples]
