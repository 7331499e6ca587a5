import { type AppDocument, type Command, findNode, walkNodes } from '@kwiq/app-model'
import { parseColors } from '@kwiq/catalogue/theme'
import { itemsOf } from './entry.ts'
import { findNamedScreen } from './find-screen.ts'
import { countOf } from './words.ts'

/** What the clauses before were about, for an "it" in the next one. */
export interface Subject {
  /** The name of a screen. */
  screen?: string
  /** Ids of components. */
  nodes: readonly string[]
}

/** What commands are about; undefined when nothing of it can be pointed at. */
export function subjectOf(commands: readonly Command[]): Subject | undefined {
  const screens = commands.flatMap((command) =>
    command.type === 'add-screen'
      ? [command.screen.name]
      : command.type === 'rename-screen'
        ? [command.name]
        : [],
  )
  if (screens.length > 0) return { screen: screens[0], nodes: [] }
  const nodes = commands.flatMap((command) => {
    switch (command.type) {
      case 'add-component':
        return [command.node.id]
      case 'move-component':
      case 'rename-component':
        return [command.id]
      case 'duplicate-component':
        return [command.newId]
      case 'set-properties':
        // One entry of a list cannot be pointed at.
        return command.set && 'items' in command.set ? [] : [command.id]
      default:
        return []
    }
  })
  return nodes.length > 0 ? { nodes: [...new Set(nodes)] } : undefined
}

const pointing = '(?:it|this|that|them|both|this screen|that screen|the screen|this page|that page)'
const asObject = new RegExp(
  `^((?:put|move|show|link|add|make|place|rename|call|name|change|remove|delete|hide|duplicate|copy|center|centre|lock|turn|set|use|colou?r|paint)\\s+(?:a link to\\s+|to\\s+)?)${pointing}(?=\\s|$)`,
  'i',
)
const atEnd = new RegExp(
  `\\b((?:to|on|in|into|above|below|under|after|before|from|inside|beside|of|for)\\s+)${pointing}$`,
  'i',
)

/** Readings of a clause in which the pronouns stand for what was before, the likeliest first; then as it is written. */
export function withoutPronouns(
  written: string,
  subject: Subject | undefined,
  document: AppDocument,
): string[][] {
  if (!subject) return [[written]]
  // "The button" right after one was named is that one.
  const type = [...walkNodes(document)].find(({ node }) => node.id === subject.nodes[0])?.node.type
  const clause =
    type === undefined
      ? written
      : written.replace(new RegExp(`^(make|move|put|center|duplicate) the ${type}(?=\\s)`, 'i'), '$1 it')
  const put = (name: string) =>
    clause
      .replace(/^it (?:should|must|has to|needs to) be /i, 'make it ')
      .replace(/^(?:rename|call|name) (it|this|that) (?:to |as |into )?(?!["“])/i, 'rename $1 to ')
      .replace(/^make (?:it|this|that) an? (\p{L}+) icon$/iu, `change the icon of ${name} to $1`)
      .replace(asObject, (_, before: string) => `${before}${name}`)
      .replace(atEnd, (_, before: string) => `${before}${name}`)
      .replace(/\b(the icon of) (?:it|this|that)(?= to )/i, (_, before: string) => `${before} ${name}`)
      .replace(/\bits\s+([\p{L} ]{2,20}?)(?=\s+(?:to|into|as)\s|$)/iu, `the $1 of ${name}`)
  const names =
    subject.screen === undefined ? subject.nodes.map((id) => `node:${id}`) : [`the ${subject.screen} screen`]
  const few =
    /^(?:only\s+)?(?:show|keep|display)\s+(?:only\s+|just\s+)?(\d|10|two|three|four|five|six)(?:\s+(?:of them|entries|items|rows|lines))?$/i.exec(
      clause,
    )?.[1]
  const list = few === undefined ? undefined : longerList(document, subject.nodes[0], countOf(few))
  if (few !== undefined && list) return [[`show only the first ${few} entries in ${list}`]]
  const elsewhere = sameElsewhere(clause, subject, document)
  if (elsewhere) return [[elsewhere], [written]]
  const read = (/\b(?:them|both)\b/i.test(clause) ? names : names.slice(0, 1))
    .map(put)
    .flatMap((each) => withOther(each, document))
  if (read[0] === clause || read.length === 0) return [[written]]
  // "Add a chart. Make it blue": the chart, and not the whole app.
  const isColored =
    /^(?:(?:make|colou?r|paint|turn)\s+it|it (?:should|must|has to|needs to) be)\s/i.test(clause) &&
    parseColors(clause).length > 0
  return isColored && type !== undefined ? [read] : [read, [written]]
}

/** "Remove it from the stats page only": what looks just so on that page. */
function sameElsewhere(clause: string, { nodes }: Subject, document: AppDocument): string | undefined {
  const [, verb, place = ''] =
    /^(remove|delete|hide)\s+(?:it|this|that)\s+(?:only\s+)?(?:from|on|in)\s+(?:only\s+)?(.{2,40}?)(?:\s+only)?$/i.exec(
      clause,
    ) ?? []
  const all = [...walkNodes(document)]
  const one = all.find(({ node }) => node.id === nodes[0])?.node
  const screen = findNamedScreen(document, place)
  const same = all.find(
    ({ node, screen: on }) => on === screen && node.type === one?.type && node.label === one.label,
  )?.node
  return same && `${verb} node:${same.id}`
}

/** "Remove it and the chart under it": each by itself, the second where the first is. */
function withOther(clause: string, document: AppDocument): string[] {
  const [, verb, id = '', other = ''] =
    /^(remove|delete|hide)\s+node:(\S+)\s+and\s+(.{3,60})$/i.exec(clause) ?? []
  const screen = findNode(document, id)?.screen
  if (!screen) return [clause]
  const thing = other.replace(
    /\s+(?:right\s+)?(?:under|below|beneath|above|over|next to|beside|after|before)\s+node:\S+$/i,
    '',
  )
  return [`${verb} ${thing} on the ${screen.name} screen`, `${verb} node:${id}`]
}

/** "The list is too long, show 4": the one that is spoken of, or another of that name that has more. */
function longerList(document: AppDocument, id: string | undefined, most: number): string | undefined {
  const all = [...walkNodes(document)]
  const one = all.find(({ node }) => node.id === id)?.node
  const long = all.find(
    ({ node }) => node.type === 'list' && node.label === one?.label && itemsOf(node).length > most,
  )
  return long && `the ${long.screen.name} screen`
}
