import { byWord } from '../by-word.ts'
import { type AppDocument, walkNodes } from '@kwiq/app-model'
import { itemsOf, textOf } from './entry.ts'
import { reword } from './reword.ts'
import { listed } from './words.ts'

const sorts: Readonly<Record<string, readonly string[]>> = byWord({
  button: ['button'],
  field: ['input', 'datepicker'],
  list: ['list'],
  chart: ['chart'],
  switch: ['checkbox'],
  text: ['text'],
})

/** "The button mark as done" is "the mark as done button", where a button is called so; the longest such name. */
function namesTurned(clause: string, document: AppDocument): string {
  const [whole = '', before = '', sort = '', behind = ''] =
    /^(.*?\bthe\s+)(button|field|list|chart|switch|screen|page|tab)\s+([^"“”,:;]{2,80})$/i.exec(clause) ?? []
  if (whole === '') return clause
  const types = sorts[sort.toLowerCase()]
  const labels = types
    ? [...walkNodes(document)].flatMap(({ node }) => (types.includes(node.type) ? [node.label] : []))
    : document.screens.map(({ name }) => name)
  const said = ` ${behind.toLowerCase()} `
  const [name] = labels
    .filter((label) => label.length > 1 && said.startsWith(` ${label.toLowerCase()} `))
    .toSorted((one, other) => other.length - one.length)
  return name === undefined
    ? clause
    : `${before}${behind.slice(0, name.length)} ${sort}${behind.slice(name.length)}`
}

const heldForm =
  /\bthe\s+(filters?|list|chips|tabs?|row|card|box|section|choice|choices)\s+(?:with|that has|showing|of)\s+([\p{L}\d][\p{L}\d ]*?(?:(?:,\s|\s?\/\s?|\s(?:and|or)\s)[\p{L}\d][\p{L}\d ]*?)+)(?=\s+(?:below|above|under|beneath|to|from|on|at|after|before|next|should|must|bigger|smaller)\b|$)/iu

/** "The filter with morning and day": the one that has these among what stands in it. */
function heldTurned(clause: string, document: AppDocument): string {
  const [phrase, , told = ''] = heldForm.exec(clause) ?? []
  if (phrase === undefined) return clause
  const wanted = listed(told.replaceAll(/\s?\/\s?|\s+or\s+/gi, ', ')).map((each) => each.toLowerCase())
  const held = [...walkNodes(document)].find(({ node }) => {
    const titles = itemsOf(node).map((item) => (textOf(item, 'title') ?? '').toLowerCase())
    return (node.type === 'list' || node.type === 'tabs') && wanted.every((each) => titles.includes(each))
  })?.node
  return held ? clause.replace(phrase, `node:${held.id}`) : clause
}

/** "Replace the miso ramen by ...", where "Miso ramen, soft egg" stands: as it is written, where only one begins so. */
function titleTurned(clause: string, document: AppDocument): string {
  const [, verb = '', words = '', way = ''] =
    /^(replace|change|rename|swap)\s+(?:the\s+|our\s+)?([^"“”:]{4,40}?)(\s+(?:by|with|to|into|for)\s.+)$/i.exec(
      clause,
    ) ?? []
  if (words === '') return clause
  const said = words.toLowerCase()
  const all = [...walkNodes(document)]
  const labels = new Set(
    all.flatMap(({ node, screen }) => [node.label.toLowerCase(), screen.name.toLowerCase()]),
  )
  if (labels.has(said)) return clause
  const titles = new Set(
    all.flatMap(({ node }) => itemsOf(node).flatMap((item) => textOf(item, 'title') ?? [])),
  )
  const same = [...titles].filter((title) => title.toLowerCase() === said)
  const begun = [...titles].filter((title) => title.toLowerCase().startsWith(`${said}, `))
  const [title, ...others] = same.length > 0 ? same : begun
  return title === undefined || others.length > 0 || title === words ? clause : `${verb} ${title}${way}`
}

/** "Add to order should be red": what is called so, where nothing says which sort of thing it is. */
function labelTurned(clause: string, document: AppDocument): string {
  const [, name = '', rest = ''] = /^(.{2,40}?)(\s+(?:should|must|has to|needs to)\s.+)$/i.exec(clause) ?? []
  if (name === '' || /^(?:the|our|my|all|every|each|a|an|it|they|we)\s/i.test(name)) return clause
  const found = [...walkNodes(document)].find(
    ({ node }) => node.type === 'button' && node.label.toLowerCase() === name.toLowerCase(),
  )
  return found ? reword(`the ${name} button${rest}`) : clause
}

/** A clause with what it names put as the rules look for it. */
export const turned = (clause: string, document: AppDocument): string =>
  [namesTurned, heldTurned, titleTurned, labelTurned].reduce((text, turn) => turn(text, document), clause)
