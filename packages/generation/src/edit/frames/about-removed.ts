import {
  type AppDocument,
  type Command,
  type ComponentNode,
  walkComponents,
  walkNodes,
} from '@kwiq/app-model'
import { applyQuietly } from '../apply-quietly.ts'
import { toSingular } from '../../words/forms.ts'
import { itemsOf, textOf } from '../entry.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'
import { unlink } from '../unlink.ts'

const form =
  /^(?:remove|delete|take out|get rid of|drop|throw out|cut|hide|no more)\s+(?:(?:everything|all|anything|all (?:the )?(?:things?|stuff|parts?)|every(?: single)? thing)\s+(?:(?:that|which)\s+(?:is|has|has to do|deals?)\s+)?(?:about|with|on|related to|to do with|around|concerning|regarding|for)\s+(?:the\s+|my\s+|our\s+)?(?<about>[\p{L} -]{3,30})|(?:the\s+|all\s+(?:the\s+)?|that\s+|our\s+|my\s+)?(?<stuff>[\p{L} -]{3,30}?)\s+(?:stuff|things|bits))$/iu

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(toSingular)

/** "Savings" are not what Save does; "tasting notes" are of the tastings. */
const isOne = (word: string, wanted: string): boolean =>
  word === wanted ||
  (wanted.length > 4 && (word.startsWith(wanted) || (wanted.startsWith(word) && word.length > 5)))

/** Whether a name is about it: the words of it stand in that name. */
const isAbout = (wanted: readonly string[], text: unknown): boolean =>
  typeof text === 'string' && wanted.every((each) => wordsOf(text).some((word) => isOne(word, each)))

/** What of a part goes: all of it, or the entries and lines that name it. */
function partsGone(node: ComponentNode, wanted: readonly string[]): Command[] {
  if (node.type === 'navbar') return []
  const { title, caption, subtitle, text } = node.properties
  const isNamed = [node.label, title, caption].some((name) => isAbout(wanted, name))
  if (isNamed && node.type !== 'header') return [{ type: 'remove-component', id: node.id }]
  const commands: Command[] = []
  const unset = node.type === 'header' && isAbout(wanted, subtitle) ? ['subtitle'] : []
  if (node.type === 'container' && isAbout(wanted, text)) return [{ type: 'remove-component', id: node.id }]
  const set: Record<string, ReturnType<typeof itemsOf>> = {}
  for (const name of ['items', 'actions']) {
    const value = node.properties[name]
    if (!Array.isArray(value)) continue
    const left = value.filter(
      (item) => !isAbout(wanted, textOf(item, 'title')) && !isAbout(wanted, textOf(item, 'label')),
    )
    if (left.length === 0 && value.length > 0 && name === 'items')
      return [{ type: 'remove-component', id: node.id }]
    if (left.length < value.length) set[name] = left
  }
  if (Object.keys(set).length > 0 || unset.length > 0)
    commands.push({ type: 'set-properties', id: node.id, set, unset })
  return [...commands, ...(node.children ?? []).flatMap((child) => partsGone(child, wanted))]
}

/** Cards left without anything in them. */
const emptied = (document: AppDocument): Command[] =>
  [...walkNodes(document)].flatMap(({ node }) =>
    /^(?:container|stack)$/.test(node.type) &&
    node.children?.length === 0 &&
    !node.properties.title &&
    !node.properties.text
      ? [{ type: 'remove-component' as const, id: node.id }]
      : [],
  )

/** "Remove everything about medication": screens, parts, fields and entries that name it. */
export const removeAbout: EditRule = (clause, document): EditOutcome | undefined => {
  const found = form.exec(clause)?.groups
  const words = (found?.about ?? found?.stuff ?? '').trim()
  const wanted = wordsOf(words)
  if (
    wanted.length === 0 ||
    /^(?:screens?|pages?|it|this|that|images?|pictures?|colou?rs?|text)$/i.test(words)
  )
    return undefined
  const commands: Command[] = []
  let left = document
  const follow = (command: Command) => {
    const next = applyQuietly(left, command)
    if (next === left) return
    left = next
    commands.push(command)
  }
  const isWhole = ({ name, id, components }: AppDocument['screens'][number]) =>
    id !== document.app.startScreenId &&
    (isAbout(wanted, name) ||
      components.some(({ type, label }) => type === 'header' && isAbout(wanted, label)))
  for (const screen of document.screens.filter(isWhole)) {
    for (const command of unlink(left, screen.id)) follow(command)
    follow({ type: 'remove-screen', screenId: screen.id })
  }
  for (const screen of left.screens)
    for (const node of screen.components)
      for (const command of partsGone(node, wanted)) followIfThere(command)
  for (const command of emptied(left)) if (!wasEmpty(document, command)) follow(command)
  return commands.length > 0 ? { commands } : refuse(`Nothing in the app is called “${words}”.`)

  function followIfThere(command: Command) {
    const id = 'id' in command ? command.id : undefined
    const isThere = left.screens.some(({ components }) =>
      [...walkComponents(components)].some((node) => node.id === id),
    )
    if (isThere) follow(command)
  }
}

const wasEmpty = (document: AppDocument, command: Command): boolean =>
  [...walkNodes(document)].some(
    ({ node }) => 'id' in command && node.id === command.id && (node.children?.length ?? 0) === 0,
  )
