import type { AppDocument, ComponentNode, JsonValue } from '@kwiq/app-model'
import { remembering } from '../remembering.ts'
import type { Phrase } from '../understand/phrase.ts'
import { stemOf } from '../words/forms.ts'

const mostWords = 6
const enough = 0.6
/** Doings every list or field stands for; only what they are done with has to be shown. */
const looseVerbs = new Set([
  'browse',
  'manage',
  'organize',
  'organise',
  'keep',
  'maintain',
  'monitor',
  'discover',
  'explore',
  'view',
  'get',
  'enter',
  'type',
  'learn',
  'give',
  'choose',
  'pick',
  'set',
  'store',
  'read',
  'make',
  'use',
])

/** Their label is for the studio only. */
const unseen = new Set(['container', 'stack', 'navbar', 'list', 'image', 'chart'])

interface Wording {
  stems: ReadonlySet<string>
  id: string
}

const wordsOf = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'-]*/gu) ?? []

/** Most of what apps say is our own content, and all of it is read several times while an app is made. */
const mostKept = 10_000

/** The stems of a text of a few words; null for one without words or with more. */
const stemsOfShort = remembering<ReadonlySet<string> | null>(mostKept, (text) => {
  const words = wordsOf(text)
  return words.length > 0 && words.length <= mostWords ? new Set(words.map(stemOf)) : null
})

/** Values that are no words one reads. */
const unread: ReadonlySet<string> = new Set([
  'screenId',
  'kind',
  'variant',
  'layout',
  'icon',
  'tone',
  'seed',
  'keyword',
  'image',
  'url',
  'href',
  'align',
  'justify',
  'direction',
  'transition',
  'shape',
  'size',
  'grow',
  'clock',
  'group',
  'ground',
  'trailingIcon',
  'badgeTone',
  'formula',
  'textFormula',
])

/** Every short text of a document with the component it stands on. */
export function readWordings(document: AppDocument): Wording[] {
  const wordings: Wording[] = []
  const add = (text: string, id: string) => {
    const stems = stemsOfShort(text)
    if (stems) wordings.push({ stems, id })
  }
  const visit = (value: JsonValue | undefined, id: string, key: string) => {
    if (typeof value === 'string') {
      if (!unread.has(key)) add(value, id)
    } else if (Array.isArray(value)) for (const each of value) visit(each, id, key)
    else if (value !== null && typeof value === 'object') {
      for (const name of Object.keys(value)) visit(value[name], id, name)
    }
  }
  const walk = (node: ComponentNode) => {
    if (!unseen.has(node.type)) add(node.label, node.id)
    if (node.type !== 'navbar') visit(node.properties, node.id, '')
    for (const child of node.children ?? []) walk(child)
  }
  for (const screen of document.screens) {
    for (const node of screen.components) walk(node)
  }
  return wordings
}

/** Ids of the components that show a phrase in few words, at most six of them. */
export function whereShown(phrase: Phrase, wordings: readonly Wording[]): string[] {
  const doing = phrase.verb && !looseVerbs.has(phrase.verb) ? stemOf(phrase.verb) : undefined
  const stems = doing && !phrase.stems.includes(doing) ? [doing, ...phrase.stems] : phrase.stems
  const ids = new Set<string>()
  for (const wording of wordings) {
    if (doing && !wording.stems.has(doing)) continue
    const hits = stems.filter((stem) => wording.stems.has(stem)).length
    if (stems.length > 0 && hits / stems.length >= enough) ids.add(wording.id)
    if (ids.size >= 6) break
  }
  return [...ids]
}

/** Ids of the components that show a text with all its words. */
export function whereSaid(text: string, wordings: readonly Wording[]): string[] {
  const stems = wordsOf(text).map(stemOf)
  return wordings
    .filter((wording) => stems.every((stem) => wording.stems.has(stem)))
    .map((wording) => wording.id)
}

/** Whether a document shows a text with all its words. */
export const isSaid = (text: string, wordings: readonly Wording[]): boolean =>
  whereSaid(text, wordings).length > 0

/** A chart that says not of what. */
export const isBareChart = (label: string): boolean =>
  /^(?:(?:line|bar|pie|area|small|simple) )?(?:charts?|graphs?|diagrams?)$/i.test(label)
