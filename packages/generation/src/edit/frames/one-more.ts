import type { AppDocument, Command, ComponentNode } from '@kwiq/app-model'
import { capitalise, toSingular } from '../../words/forms.ts'
import { isEntry, itemsOf, textOf } from '../entry.ts'
import { detailedEntry } from '../new-entry.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'
import { listed } from '../words.ts'
import { bareThing, kindNamed } from './kind-of-thing.ts'

const thing = '(?<thing>[\\p{L}][\\p{L}-]{2,20}(?:\\s[\\p{L}][\\p{L}-]{2,20}){0,2}?)'
const more = '(?:one more|another|an extra|an additional|a further|a new|one new|a second|a third)'
const adding = '(?:(?:please\\s+)?(?:add|put in|put|include|insert|enter|create|write)\\s+)?'
const forms = [
  // "One more show on Saturdays at 22:00 called Night Owls".
  `^${adding}(?:${more}|an?)\\s+(?:new\\s+)?${thing}\\s+(?<rest>(?:(?:on|at|for|with|in|by)\\s.{2,50}?\\s+)?(?:called|named|titled)\\s+.{2,80})$`,
  // "Another vendor: Blue Note Trio, music, 800 euros".
  `^${adding}(?:${more}|an?|the)\\s+${thing}\\s*[:,–-]\\s+(?<rest>.{2,100})$`,
  // "Another teacher, Tomasz, throwing on Wednesdays", "a second shop at the harbour".
  `^${adding}${more}\\s+${thing}\\s+(?<rest>(?:at|in|on|for|with|about|by|from)\\s.{2,70})$`,
  `^add\\s+an?\\s+${thing}\\s+(?<rest>(?:for|with|about)\\s.{3,60}?\\s(?:on|at)\\s(?:\\d|mon|tue|wed|thu|fri|sat|sun).{0,30})$`,
  `^${adding}${more}\\s+${thing}$`,
  // "Under readings add one with Lena Vogt on 12 March".
  `^(?:under|to|in|on|among|for)\\s+(?:the\\s+|our\\s+|my\\s+)?${thing},?\\s+(?:please\\s+)?(?:also\\s+)?(?:add|put|write|there should be|include|enter)\\s+(?<rest>.{3,100})$`,
  // "The house rules should have one about bikes".
  `^(?:the\\s+|our\\s+|my\\s+)?${thing}\\s+(?:should|must|needs? to|has to|have to|could)\\s+(?:also\\s+)?(?:have|contain|include|get|say)\\s+(?<rest>(?:an?|one|another)\\s+(?:\\p{L}+\\s+){0,2}?(?:about|on|for|that says|saying)\\s.{3,80})$`,
  `^add\\s+(?<rest>(?:an?|one|another)\\s+(?:\\p{L}+\\s+){0,2}?(?:about|saying|that says)\\s.{3,80}?)\\s+(?:to|in|into|under)\\s+(?:the\\s+|our\\s+|my\\s+)${thing}$`,
].map((form) => new RegExp(form, 'iu'))

/** What is no entry of any list. */
const noEntry =
  /\b(?:screens?|pages?|tabs?|buttons?|fields?|charts?|graphs?|maps?|lists?|sections?|banners?|texts?|headers?|titles?|pictures?|photos?|images?|icons?|logos?|videos?|forms?|menus?|columns?|filters?|links?|switch(?:es)?|toggles?|sliders?|calendars?|chats?|badges?|labels?|colou?rs?|fonts?|themes?|reminders?|cards?|rows?|lines?|languages?|place|way|option|answers?)\b/i

/** Where a day, a time or a place begins behind a name. */
const behind =
  /\s+(?=(?:on|at|from|by|in|for|every|with)\s+(?:the\s+)?(?:\d|[Mm]on|[Tt]ue|[Ww]ed|[Tt]hu|[Ff]ri|[Ss]at|[Ss]un|tomorrow|next|€|\$|£|\p{Lu}))/u
const lead =
  /^(?:an?\s+|one\s+|another\s+)?(?:(?:\p{L}+\s+){0,2}?(?:called|named|titled|about|saying|that says|with|for)\s+)/iu

/** "12 March at 19:00": a line below the name. */
const asLine = (text: string): string =>
  capitalise(
    text
      .trim()
      .replace(/^(?:on|at|for|from)\s+(?=\d|\p{Lu}|mon|tue|wed|thu|fri|sat|sun|€)/iu, '')
      .replaceAll(/\s+at\s+(?=\d)/gi, ', ')
      .replaceAll(/\b(mon|tues|wednes|thurs|fri|satur|sun)day/gi, (name) => capitalise(name.toLowerCase())),
  )

/** What an entry is called, and what is told of it. */
function entrySaid(rest: string, one: string): { title: string; details: string[] } {
  const [, where = '', called] = /^(.{0,60}?)\s*\b(?:called|named|titled)\s+(.{2,80})$/iu.exec(rest) ?? []
  const [first = '', ...others] = listed(
    (called ?? rest.replace(lead, '').replace(/^(?:an?|the)\s+/i, '')).replaceAll(/\s+[-–—]\s+/g, ', '),
  )
  const [title = '', ...told] = called === undefined ? first.split(behind) : [first]
  const isPlace = called === undefined && /^(?:at|in|on|by|from)\s/i.test(rest)
  const lines = [
    ...(where.replace(/^(?:an?|one|another)$/i, '').trim() === '' ? [] : [asLine(where)]),
    ...told.map(asLine),
  ]
  if (isPlace) return { title: capitalise(`new ${one}`), details: [capitalise(rest), ...others.map(asLine)] }
  // "A class for women" is called so.
  const isFor = /^for\s/i.test(rest)
  return {
    title: capitalise(isFor ? `${one} for ${title.trim()}` : title.trim()),
    details: [...(lines.length > 0 ? [lines.join(', ')] : []), ...others.map(asLine)],
  }
}

const put = (node: ComponentNode, title: string, details: readonly string[]): Command[] => {
  const model = itemsOf(node).filter(isEntry).at(-1)
  return model
    ? [
        {
          type: 'set-properties',
          id: node.id,
          set: { items: [...itemsOf(node), detailedEntry(model, title, details)] },
        },
      ]
    : []
}

/** The list such an entry goes into: that of the kind with the most entries. */
const listFor = (lists: readonly ComponentNode[]): ComponentNode | undefined => {
  const [first] = lists
  return lists
    .filter((node) => node.label === first?.label)
    .reduce<ComponentNode | undefined>(
      (best, node) => (best && itemsOf(best).length > itemsOf(node).length ? best : node),
      undefined,
    )
}

/** Entries told with a verb in front are another rule's first. */
const toldFirst = /^(?:please\s+)?(?:add|put|include|insert|enter|create|write)\b/i

/** "One more flatmate called Priya", "under readings add one with Lena Vogt on 12 March at 19:00". */
export const addOneMore: EditRule = (clause, document): EditOutcome | undefined =>
  toldFirst.test(clause) &&
  !/\s[-–—]\s|^add\s+(?:another|one more)\s[^,:]{3,30},|^add\s+an?\s[\p{L}]+\s(?:for|with|about)\s.*\s(?:on|at)\s(?:\d|mon|tue|wed|thu|fri|sat|sun)/iu.test(
    clause,
  )
    ? undefined
    : entryOf(clause, document)

/** The same for what begins with "add", where no other rule has understood it. */
export const addEntry: EditRule = (clause, document) => entryOf(clause, document)

function entryOf(clause: string, document: AppDocument): EditOutcome | undefined {
  if (/["“”]|\bnode:/.test(clause)) return undefined
  for (const form of forms) {
    const found = form.exec(clause)?.groups
    if (!found?.thing || noEntry.test(found.thing)) continue
    const made = entryInto(document, found.thing, found.rest ?? '')
    if (made) return made
  }
  return undefined
}

function entryInto(document: AppDocument, words: string, rest: string): EditOutcome | undefined {
  if (
    /^(?:an?|one|another)?\s*(?:field|button|chart|map|filter|photo|picture|search|tab|screen|page)\b/i.test(
      rest,
    )
  )
    return undefined
  const kind = kindNamed(document, words, true)
  const list = kind && listFor(kind.lists)
  if (!kind || !list) return undefined
  const one = toSingular(bareThing(words).toLowerCase())
  const { title, details } =
    rest === '' ? { title: capitalise(`new ${one}`), details: [] } : entrySaid(rest, one)
  if (title.length < 2 || title.split(' ').length > 9) return undefined
  const isThere = itemsOf(list).some((item) => textOf(item, 'title')?.toLowerCase() === title.toLowerCase())
  // The same may be done twice: what is told of it makes it another.
  if (isThere && details.length === 0) return refuse(`${list.label} has ${title} already.`)
  return { commands: put(list, title, details) }
}
