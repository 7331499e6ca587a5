import { type AppDocument, type Command, type ComponentNode, walkNodes } from '@kwiq/app-model'
import { capitalise } from '../../words/forms.ts'
import { mainList } from '../frames/kind-of-thing.ts'
import { isOfEntries } from '../lists.ts'
import { stemsIn } from '../plainly/app-parts.ts'
import type { EditOutcome, EditRule } from '../rule.ts'
import { listsMeant } from './things-meant.ts'

const occasion = '(?:if|when(?:ever)?|as long as|while|in case)'
const saying =
  '(?:(?:it|that|there|this|the (?:app|list|page|screen|queue))\\s+(?:should|must|could)\\s+|please\\s+|then\\s+|just\\s+)*(?:say|show|display|write|read|tell (?:me|people|them)|be)\\s+(?:an?\\s+(?:text|message|note|hint|sentence|line)\\s*(?:that says|saying|like|with)?:?\\s+|that\\s+)?'
const text = '(?:["“](?<quoted>[^"“”]{2,80})["”]|(?<bare>[^"“”]{3,60}?))'
const beside = '(?:,?\\s+(?:with|and)\\s+(?:an?|some)\\s+[\\p{L} ]{3,30})?'
const forms = [
  `^${occasion}\\s+(?<cause>[^"“”]{3,60}?),?\\s+${saying}${text}${beside}$`,
  `^${saying}${text}\\s+${occasion}\\s+(?<cause>[^"“”]{3,60})$`,
].map((form) => new RegExp(form, 'iu'))

const emptiness =
  /\b(?:(?:there (?:are|is|['’]s)|(?:we|i|they|you) (?:have|['’]ve got))\s+(?:still\s+|currently\s+)?(?:no|nothing|none|not any|nobody)|nobody|no one|nothing|none|empty|without any|no \p{L}+s?\s+(?:yet|left|at all|there|today))\b/iu
const around =
  /\b(?:there|is|are|['’]s|we|i|they|you|have|has|got|still|currently|no|nothing|none|not|any|anything|nobody|no one|one|empty|yet|left|at all|today|been|without|added|waiting|coming|going|here|somebody|someone|the|list|page|screen|in|on)\b/giu

/** The list that is meant by what is missing from it; the main one where that is what the app is about, or nothing named. */
function listOf(document: AppDocument, cause: string): ComponentNode | undefined {
  const noun = cause.replaceAll(around, ' ').replaceAll(/\s+/g, ' ').trim()
  const about = stemsIn(`${document.app.description} ${document.app.name}`)
  const isAbout = stemsIn(noun).every((stem) => about.includes(stem))
  const lists =
    (noun === '' ? undefined : listsMeant(document, noun)) ?? (isAbout ? listsMeant(document, '') : undefined)
  const likely = lists ?? (isAbout ? [mainList(document)].filter((node) => node !== undefined) : [])
  const named = likely.find(({ label }) => stemsIn(noun).some((stem) => stemsIn(label).includes(stem)))
  return named ?? likely[0]
}

/** "If there are no plants yet it should say "Add your first plant"": what a list says while nothing is in it. */
const sayWhenEmpty: EditRule = (clause, document): EditOutcome | undefined => {
  const found = forms
    .map((form) => form.exec(clause)?.groups)
    .find((groups) => emptiness.test(groups?.cause ?? ''))
  const told = found?.quoted ?? found?.bare
  if (!found?.cause || told === undefined || /\bin (?:red|green|grey|bold)\b/i.test(told)) return undefined
  const list = listOf(document, found.cause)
  if (!list) return undefined
  const same = [...walkNodes(document)].filter(({ node }) => isOfEntries(node) && node.label === list.label)
  const empty = capitalise(told.trim())
  return {
    commands: same.map(({ node }): Command => ({ type: 'set-properties', id: node.id, set: { empty } })),
    note: `${list.label} says “${empty}” while nothing is in it. Remove its entries to see it.`,
  }
}

/** What is said where nothing is yet. */
export const emptyListRules: readonly EditRule[] = [sayWhenEmpty]
