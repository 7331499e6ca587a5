import {
  type AppDocument,
  collectNodeIds,
  type Command,
  type ComponentNode,
  walkNodes,
} from '@kwiq/app-model'
import { capitalise, stemOf } from '../../words/forms.ts'
import { chipsOf } from '../choice-nodes.ts'
import { itemsOf, textOf } from '../entry.ts'
import { findHost, splitHost } from '../find-host.ts'
import { findNamedScreen } from '../find-screen.ts'
import { type FoundNode } from '../find-target.ts'
import { freeId } from '../free-id.ts'
import { placeAtEnd } from '../places.ts'
import { type EditRule, noScreen, refuse } from '../rule.ts'
import { indexOfOrdinal, listed, ordinal, unquote } from '../words.ts'

const isChoice = ({ type, properties }: ComponentNode): boolean =>
  (type === 'list' && properties.layout === 'chips') ||
  type === 'tabs' ||
  (type === 'input' && Array.isArray(properties.options) && properties.kind === 'select')

/** Whether what one chooses from is called so; filters are chips of any name. */
function isCalled({ node }: FoundNode, words: string): boolean {
  const stems = words.toLowerCase().split(' ').map(stemOf)
  const said = `${node.label} ${textOf(node.properties, 'title') ?? ''}`.toLowerCase().split(' ').map(stemOf)
  return (
    stems.some((stem) => said.includes(stem)) ||
    (/^(?:filters?|chips?)$/i.test(words) && node.type !== 'input')
  )
}

function addTo(node: ComponentNode, title: string): Command {
  const { options } = node.properties
  const set = Array.isArray(options)
    ? { options: [...options, title] }
    : { items: [...itemsOf(node), { title }] }
  return { type: 'set-properties', id: node.id, set }
}

function addAll(node: ComponentNode, titles: readonly string[]): Command[] {
  const { options } = node.properties
  const set = Array.isArray(options)
    ? { options: [...options, ...titles] }
    : { items: [...itemsOf(node), ...titles.map((title) => ({ title }))] }
  return [{ type: 'set-properties', id: node.id, set }]
}

/** "The timer should have 3, 5 and 10 minute options": what one chooses from there is just that. */
const setOptions: EditRule = (clause, document) => {
  const found =
    /^(?:make\s+|let\s+)?(?:the\s+)?([\p{L} -]{2,30}?)\s+(?:should\s+|must\s+)?(?:have|offer|be)\s+([^"“]{2,80}?)(?:\s+(\p{L}+))?\s+(?:options|choices)$/iu.exec(
      clause,
    )
  const numbers = listed(found?.[2] ?? '')
  const unit = found?.[3]
  const isNumbers = numbers.length > 1 && numbers.every((each) => /^\d/.test(each))
  const titles = (isNumbers ? numbers : listed(`${found?.[2] ?? ''} ${unit ?? ''}`.trim())).map((each) =>
    capitalise(
      isNumbers && unit && /^\d+$/.test(each) ? `${each} ${unit.replace(/^minutes?$/, 'min')}` : each,
    ),
  )
  if (!found?.[1] || titles.length < 2) return undefined
  const screen =
    findNamedScreen(document, found[1]) ??
    document.screens.find(({ components }) =>
      components.some(
        ({ type, label }) =>
          type === 'header' && label.toLowerCase().includes((found[1] ?? '').toLowerCase()),
      ),
    )
  const name = found[1]
  const choice = [...walkNodes(document)]
    .map((each): FoundNode => ({ ...each, parentId: each.parent?.id ?? null }))
    .find(
      (each) => isChoice(each.node) && (screen ? each.screen.id === screen.id : isCalled(each, name)),
    )?.node
  if (!choice)
    return refuse(
      `There is nothing to choose from in ${found[1]}. Try "Add a ${found[1]} screen with ${titles.join(', ')} to choose from".`,
    )
  const set = Array.isArray(choice.properties.options)
    ? { options: titles }
    : { items: titles.map((title) => ({ title })) }
  return [{ type: 'set-properties', id: choice.id, set }]
}

/** "Make the second answer the correct one", "select Pick-up point": one of a group is chosen. */
const choose: EditRule = (clause, document) => {
  const found =
    /^(?:make|set|mark|have|change)\s+(?:the\s+)?(?:correct|right|selected|chosen|default)\s+(?:answer|option|choice)\s+(?:to\s+|be\s+|as\s+)?(?:the\s+)?(.{1,50}?)(?:\s+(?:one|answer|option))?$/i.exec(
      clause,
    ) ??
    /^(?:make|mark|set)\s+(?:the\s+)?(.{1,50}?)\s+(?:(?:answer|option|one)\s+)?(?:as\s+|be\s+)?(?:the\s+)?(?:correct|right|selected|chosen|default)(?:\s+(?:one|answer|option|choice))?$/i.exec(
      clause,
    ) ??
    /^(?:select|choose|preselect|pick)\s+(?:the\s+)?(.{1,50}?)(?:\s+(?:answer|option))?(?:\s+by default)?$/i.exec(
      clause,
    )
  if (!found?.[1]) return undefined
  const words = unquote(found[1]).toLowerCase()
  const radios = [...walkNodes(document)].filter(
    ({ node }) => node.type === 'checkbox' && node.properties.variant === 'radio',
  )
  const first = radios.filter(({ screen }) => screen.id === radios[0]?.screen.id)
  const chosen =
    radios.find(({ node }) => node.label.toLowerCase() === words)?.node ??
    first[indexOfOrdinal(words, first.length) ?? -1]?.node
  // "The correct answer to Lion": no answer is called so yet; the one that is correct is then.
  const isCorrect = /^(?:change|set|make)\s+(?:the\s+)?(?:correct|right)\s+answer\s+to\s/i.test(clause)
  const correct = isCorrect ? first.find(({ node }) => node.properties.checked === true)?.node : undefined
  if (!chosen && correct)
    return [{ type: 'rename-component', id: correct.id, label: capitalise(unquote(found[1])) }]
  if (!chosen) return undefined
  const { group } = chosen.properties
  return radios
    .filter(
      ({ node }) => node.properties.group === group && (node === chosen || node.properties.checked === true),
    )
    .map(({ node }) => ({ type: 'set-properties', id: node.id, set: { checked: node === chosen } }))
}

const nothing: ComponentNode = { id: '', type: 'list', label: '', properties: {} }

/** A further answer, like the last one. */
function addAnswer(document: AppDocument, screenId: string, label: string): Command[] | undefined {
  const last = [...walkNodes(document)].findLast(
    ({ node, screen }) =>
      screen.id === screenId && node.type === 'checkbox' && node.properties.variant !== 'switch',
  )
  if (!last) return undefined
  const { checked: _checked, ...properties } = last.node.properties
  const node = { ...last.node, id: freeId(collectNodeIds(document), 'checkbox'), label, properties }
  const place = { screenId, parentId: last.parent?.id ?? null, index: last.index + 1 }
  return [{ type: 'add-component', node, place }]
}

/** 'Add "Vegan" to the filter', 'add a category "Health" to the form', 'add a fifth answer "Rain" to the question'. */
const addChoice: EditRule = (written, document) => {
  const clause = written.replace(
    /\s+as\s+an?\s+(?:new\s+)?(?:category|option|choice|filter|chip|type)(?=\s+(?:to|in)\s)/i,
    '',
  )
  const found =
    /^add\s+(?:(?:an?|another|the|one more)\s+)?(?:(?:new|second|third|fourth|fifth|sixth)\s+)?(?:([\p{L} -]{3,30}?)\s+)?["“]([^"”]{1,40})["”](?:\s+as\s+an?\s+([\p{L}]{3,20}))?(?:\s+(?:to|in|into|on)\s+(?:the\s+)?(.{2,60}))?$/iu.exec(
      clause,
    ) ??
    /^add\s+()([^"“]{2,30}?)()\s+to\s+the\s+((?:[\p{L} ]{2,30}\s)?(?:filters?|chips|choices|options)(?:\s+(?:on|of)\s.{2,40})?)$/iu.exec(
      clause,
    )
  if (!found?.[2]) return undefined
  const thing = (found[1] || found[3] || '').replace(/\s+(?:chip|filter|option|choice)$/i, '')
  const title = capitalise(
    unquote(
      found[2].replace(
        /^(?:the\s+)?(?:new\s+)?(?:categor(?:y|ies)|filters?|options?|choices?|tags?|types?|kinds?)\s+(?=\S)/i,
        '',
      ),
    ),
  )
  const { subject: said, screen: named } = splitHost(document, found[4] ?? '')
  // "The deliveries filter" is that on the screen called so.
  const [, of, sort] = /^(.+?)\s+(filters?|chips)$/i.exec(said) ?? []
  const host = of === undefined ? undefined : findNamedScreen(document, `${of} screen`)
  const [subject, told] = host && sort !== undefined ? [sort, host] : [said, named]
  const screen = told ?? findNamedScreen(document, subject)
  const names = [thing, subject.replace(/\s+(?:list|chips|field|options|choices)$/i, '')].filter(
    (name) => name !== '',
  )
  const all = [...walkNodes(document)]
    .map((each): FoundNode => ({ ...each, parentId: each.parent?.id ?? null }))
    .filter((each) => isChoice(each.node) && (!screen || each.screen.id === screen.id))
  const choice = names.map((name) => all.find((each) => isCalled(each, name))).find(Boolean)
  // "Bedrooms and gardens": one each, unless they are quoted as one.
  const several = /["“]/.test(clause)
    ? []
    : listed(
        found[2].replace(
          /^(?:the\s+)?(?:new\s+)?(?:categories|filters|options|choices|tags|types|kinds)\s+(?=\S)/i,
          '',
        ),
      ).map((each) => capitalise(unquote(each)))
  // What is there already is not added once more.
  const fresh = several.filter(
    (each) =>
      !itemsOf(choice?.node ?? nothing).some(
        (item) => textOf(item, 'title')?.toLowerCase() === each.toLowerCase(),
      ),
  )
  if (choice && several.length > 1)
    return fresh.length > 0 ? addAll(choice.node, fresh) : refuse(`${choice.node.label} has that already.`)
  if (choice) {
    const isThere = itemsOf(choice.node).some(
      (item) => textOf(item, 'title')?.toLowerCase() === title.toLowerCase(),
    )
    return isThere ? refuse(`${choice.node.label} has “${title}” already.`) : [addTo(choice.node, title)]
  }
  if (!screen && /\b(?:answer|option|choice)$/i.test(found[1] ?? ''))
    return refuse(`Say where: for instance 'add an option "${title}" to the ... screen'.`)
  return screen && /\b(?:answer|option|choice)$/i.test(found[1] || thing)
    ? addAnswer(document, screen.id, title)
    : undefined
}

const removeForm = new RegExp(
  `^(?:remove|delete)\\s+(?:the\\s+)?(${ordinal})\\s+(?:answer|option|choice)(?:\\s+(?:on|of|from)\\s+(.{2,40}))?$`,
  'i',
)

/** "Remove the last answer": of the first question there is. */
const removeAnswer: EditRule = (clause, document) => {
  const found = removeForm.exec(clause)
  if (!found?.[1]) return undefined
  const told = found[2] ? findNamedScreen(document, found[2])?.id : undefined
  const all = [...walkNodes(document)].filter(
    ({ node, screen }) =>
      node.type === 'checkbox' && node.properties.variant === 'radio' && (!told || screen.id === told),
  )
  const answers = all.filter(({ screen }) => screen.id === all[0]?.screen.id)
  const node = answers[indexOfOrdinal(found[1], answers.length) ?? -1]?.node
  return node
    ? [{ type: 'remove-component', id: node.id }]
    : refuse('There are no such answers on any screen.')
}

/** "Add categories: Furniture, Clothes, Toys": what one filters by on the first screen that can be filtered. */
const setFilters: EditRule = (clause, document) => {
  const [, told = '', words] =
    /^(?:add|use|set|show)\s+(?:these\s+|the\s+|some\s+|my\s+)*(?:categories|filters|tags|chips)(?:\s+for)?\s*:\s*([^"“]{3,160}?)(?:\s+(?:to|on)\s+(?:the\s+)?([\p{L} ]{2,30}))?$/iu.exec(
      clause,
    ) ?? []
  const titles = listed(told).map((title) => capitalise(unquote(title)))
  const screen = words === undefined ? undefined : findNamedScreen(document, words)
  if (titles.length < 2 || (words !== undefined && !screen)) return undefined
  const filters = [...walkNodes(document)].filter(
    (each) =>
      each.node.type === 'list' &&
      each.node.properties.layout === 'chips' &&
      /^filter\b/i.test(each.node.label) &&
      (!screen || each.screen.id === screen.id),
  )
  if (filters.length === 0) return undefined
  return filters.map(({ node }) => {
    const [all] = itemsOf(node).filter((item) => /^all$/i.test(textOf(item, 'title') ?? ''))
    return {
      type: 'set-properties',
      id: node.id,
      set: { items: [...(all === undefined ? [] : [all]), ...titles.map((title) => ({ title }))] },
    }
  })
}

/** "Add condition (new, like new, used) to the form": one of these is chosen there. */
const addChoiceOf: EditRule = (clause, document) => {
  const [, name = '', told = '', place = ''] =
    /^add\s+(?:an?\s+|the\s+)?([\p{L} ]{3,30}?)\s*\(([^()]{5,120})\)\s+(?:to|on|in)\s+(.{2,40})$/iu.exec(
      clause,
    ) ?? []
  const titles = listed(told).map((title) => capitalise(unquote(title)))
  if (titles.length < 2) return undefined
  const screen = findHost(document, place)?.screen
  if (!screen) return noScreen(place)
  const label = capitalise(name.trim())
  const there = [...walkNodes(document)].find(
    (each) =>
      each.screen.id === screen.id &&
      isChoice(each.node) &&
      each.node.label.toLowerCase() === label.toLowerCase(),
  )?.node
  if (there)
    return [
      {
        type: 'set-properties',
        id: there.id,
        set: Array.isArray(there.properties.options)
          ? { options: titles }
          : { items: titles.map((title) => ({ title })) },
      },
    ]
  const node = chipsOf(document, label, titles)
  return [{ type: 'add-component', node, place: placeAtEnd(screen) }]
}

export const choiceRules: readonly EditRule[] = [
  setOptions,
  setFilters,
  addChoiceOf,
  addChoice,
  removeAnswer,
  choose,
]
