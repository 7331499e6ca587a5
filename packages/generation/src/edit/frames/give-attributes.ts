import type { AppDocument } from '@kwiq/app-model'
import { capitalise, toPlural, toSingular } from '../../words/forms.ts'
import { classOf } from '../../words/noun-classes.ts'
import { isEntry, itemsOf } from '../entry.ts'
import { knownEntries } from '../known-entries.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'
import { giveToKind } from './fields-given.ts'
import { bareThing, kindNamed } from './kind-of-thing.ts'
import { isSubset } from '../plainly/app-parts.ts'
import { newFormFor } from './new-form.ts'
import { attributesSaid } from './said-attributes.ts'

const must = '(?:should|must|has to|have to|needs? to|ought to|could)'
const having = '(?:have|show|include|mention|say|tell|list|display|contain|get|carry|state)'
const subject =
  "(?<thing>(?:(?:each|every|all|the|our|my|any)\\s+)*(?:the\\s+|our\\s+|my\\s+)?[\\p{L}][\\p{L}'’ -]{2,30}?)"
const forms = [
  `^${subject}\\s+${must}\\s+(?:also\\s+|all\\s+|each\\s+)?${having}\\s+(?<told>.{3,160})$`,
  `^${subject}\\s+(?:also\\s+|each\\s+)?(?:needs?|gets?|lacks?)\\s+(?<told>(?!to\\b).{3,160})$`,
  `^(?:make|let|have)\\s+${subject}\\s+(?:also\\s+)?${having.replace('list|', '')}\\s+(?<told>.{3,160})$`,
  `^(?:add|put|show|include)\\s+(?<told>.{3,120}?)\\s+(?:to|on|for|with|in|of|at)\\s+(?<thing>(?:each|every|all|an?)\\s+(?:of\\s+)?(?:the\\s+|our\\s+|my\\s+)?[\\p{L}'’ -]{3,30})(?<options>\\s*(?::|\\().{3,120})?$`,
  `^(?:the\\s+|our\\s+)?\\p{L}+\\s+${must}\\s+(?:be able to\\s+)?(?:see|know)\\s+(?<told>.{3,100}?)\\s+(?:of|for)\\s+(?<thing>(?:each|every|all|an?|the|any)\\s+[\\p{L}'’ -]{3,30})$`,
  `^(?:list|show|display)\\s+(?<thing>(?:the|all|our)\\s+[\\p{L} -]{3,24}?)\\s+with\\s+(?<told>(?:what|their|the|how|whether|if)\\s.{3,80})$`,
  `^(?:show|see|display)\\s+(?<told>.{3,100}?)\\s+(?:of|for|on|with|in)\\s+(?<thing>(?:each|every|all)\\s+[\\p{L}'’ -]{3,30})$`,
].map((form) => new RegExp(form, 'iu'))

/** Parts of a screen are no attribute, and a rule has its say about pictures of one thing. */
const noAttribute =
  /\b(?:buttons?|screens?|pages?|tabs?|charts?|graphs?|maps?|calendars?|lists?|sections?|banners?|search|filters?|icons?|links?|header|menu|columns?|rows?|corners?|colou?rs?|background|font|border|shadow|videos?|audio|comments?|reviews?|chat|message|questions?|switch|toggle|steps?|qr[ -]?codes?|bar ?codes?|progress|timer|countdown|stars?|hearts?|reminders?|badges?|check ?marks?|ticks?|symbols?|leaf|hearts?|skulls?|entry|entries|fields?|checkbox(?:es)?|dropdown|slider|only|bigger|smaller|larger|large|huge|really|labels?|tags?)\b/i
/** Who uses the app sees and does things; nothing is told of them. */
const isWhole = /^(?:it|this|that|they|the app|app|everything|i|we|you|people|users?|everyone|someone)$/i

const isPerson = (words: string) =>
  classOf(toSingular(words.toLowerCase().split(' ').at(-1) ?? '')) === 'person'

/** "Opened on", which another word is to follow, is what one knows of each, and no text. */
const quotedName = /^(add|put|show|include)\s+["“]([\p{L} ]{3,24}\s(?:on|by|until|from|at))["”]/iu

/** What a clause of one of the forms asks for of which thing; undefined where the app has no such things. */
function askedOfThings(written: string, document: AppDocument) {
  const clause = written.replace(quotedName, '$1 $2')
  const found = forms.map((form) => form.exec(clause)).find(Boolean)?.groups
  const thing = found?.thing ?? ''
  const told = `${found?.told ?? ''}${found?.options ?? ''}`
    .trim()
    .replace(/,?\s+(?:and\s+)?not\s+(?:just|only)\s.{3,40}$/i, '')
  // What people know of each other is read by another rule.
  if (/\beach others?\b/i.test(told)) return undefined
  if (
    thing === '' ||
    /["“”]|\bnode:/.test(clause) ||
    isWhole.test(bareThing(thing)) ||
    /^lists?\s+of\s/i.test(bareThing(thing))
  )
    return undefined
  const [named = ''] = told.split(/:|\(/)
  if (noAttribute.test(named) || /^(?:be|able|to|at least|more|less|fewer|\d)/i.test(told)) return undefined
  // "A rule about bikes", "three more points": one of what it holds.
  if (/\b(?:about|regarding)\b|\bmore\s|\b(?:one|two|three|four|five)\s/i.test(named)) return undefined
  // Who says something fills it in; a thing that says it shows it.
  const isSaying = /\b(?:say|tell|list|state|mention)\s*$/i.test(
    clause.slice(0, clause.length - told.length).trim(),
  )
  if (isSaying && isPerson(bareThing(thing))) return undefined
  // What every app has in one form is a list of its own.
  const attributes = knownEntries(told) ? undefined : attributesSaid(told)
  const kind = attributes && !isSubset(document, thing) ? kindNamed(document, thing) : undefined
  // What is shown of each stands in its lists; what each has is filled in and told of one as well.
  // What is added to a catch is asked for as well.
  const isOfOne =
    (/^an?\s/i.test(thing) || quotedName.test(written)) && !/^(?:show|see|display)\b/i.test(clause)
  const isShown =
    !isOfOne &&
    /^(?:add|put|show|include|see|display)\b|\b(?:show|display|list|see|mention)\b/i.test(
      clause.slice(0, clause.length - told.length),
    )
  return kind && attributes ? { kind, attributes, isShown } : undefined
}

/** "Each book should show its condition", "repair requests need a photo and how urgent it is: low, high". */
export const giveAttributes: EditRule = (clause, document): EditOutcome | undefined => {
  const asked = askedOfThings(clause, document)
  if (!asked) return undefined
  const { kind, attributes, isShown } = asked
  const shown = isShown ? giveToKind(document, { one: kind.one, lists: kind.lists }, attributes) : []
  const given = shown.length > 0 ? shown : giveToKind(document, kind, attributes)
  // What is to be seen of each is filled in nowhere, where they stand in no list.
  if (isShown && kind.lists.length === 0) return undefined
  // Where nothing tells of one and nothing takes one, a form is made that does.
  const hasPictures =
    attributes.every(({ as }) => as === 'photo') &&
    kind.lists.some((list) =>
      itemsOf(list).every((item) => isEntry(item) && (item.image ?? item.avatar) !== undefined),
    )
  // What is only to be seen of each is no reason for a form.
  if (isShown && given.length === 0 && !kind.form && !kind.detail) return undefined
  const isBare = given.length === 0 && !kind.form && !kind.detail && !hasPictures
  const commands = isBare ? newFormFor(document, kind, attributes) : given
  const name = capitalise(toPlural(kind.one))
  return commands.length > 0
    ? { commands }
    : refuse(`${name}: each ${isShown ? 'shows' : 'has'} that already.`)
}
