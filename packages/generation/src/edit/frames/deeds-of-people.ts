import { type AppDocument, collectNodeIds, type Command, walkComponents } from '@kwiq/app-model'
import { findIconName } from '@kwiq/catalogue/icons'
import { capitalise, stemOf, toSingular } from '../../words/forms.ts'
import { itemsOf, textOf } from '../entry.ts'
import { freeId } from '../free-id.ts'
import { endOf, placeOn } from '../places.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'
import { lastFilledIn } from '../rules/told-fields.ts'
import { formByButton } from './button-to-do.ts'
import { isFilledIn } from './deed-form.ts'
import { kindNamed } from './kind-of-thing.ts'

const verbs =
  'reserve|cancel|borrow|rent|return|share|report|request|swap|offer|join|mark|skip|extend|renew|claim|collect|sponsor|print|download|subscribe|confirm|accept|decline|pause|repeat|cheer|thank|postpone|reschedule|move|hold|follow|save|adopt|transfer|copy|duplicate|archive|upvote|exchange'
const able =
  '(?:should|must|can|could|may|want to|wants to|need to|needs to|would like to)\\s+(?:also\\s+)?(?:be able to\\s+)?'
const forms = [
  `^(?:the\\s+|our\\s+)?[\\p{L}' -]{2,24}?\\s+${able}(?<verb>${verbs})\\s+(?:an?|the|their|each|any|every)\\s+(?<thing>[\\p{L}]{3,20}(?:\\s[\\p{L}]{3,16})?)(?<rest>\\s+(?:for|as|to|by|with|until)\\s.{2,40})?$`,
  `^(?:let|allow)\\s+[\\p{L}' -]{2,24}?\\s+(?:to\\s+)?(?<verb>${verbs})\\s+(?:an?|the|their|each|any|every)\\s+(?<thing>[\\p{L}]{3,20}(?:\\s[\\p{L}]{3,16})?)(?<rest>\\s+(?:for|as|to|by|with|until)\\s.{2,40})$`,
].map((form) => new RegExp(form, 'iu'))
const buttonFor = new RegExp(
  `^(?:add\\s+)?an?\\s+(?:button to\\s+(?<to>${verbs})|(?<verb>${verbs})\\s+button)\\s+(?:for\\s+|on\\s+)?(?:the\\s+|our\\s+|my\\s+|an?\\s+|each\\s+|every\\s+)?(?<thing>[\\p{L}]{3,20}(?:\\s[\\p{L}]{3,16})?)$`,
  'iu',
)

/** "Customers should be able to reserve a book for 3 days": a button on the screen of one of them. */
export const letPeopleDo: EditRule = (clause, document): EditOutcome | undefined => {
  const button = buttonFor.exec(clause)?.groups
  const found = button ?? forms.map((form) => form.exec(clause)).find(Boolean)?.groups
  const verb = (found?.verb ?? found?.to ?? '').toLowerCase()
  if (!found?.thing || verb === '') return undefined
  const kind = kindNamed(document, found.thing)
  const one = toSingular(found.thing.toLowerCase())
  const rest = found.rest?.trim()
  const host = kind?.detail ?? (kind ? screenHolding(document, kind.lists) : undefined)
  if (!host) return undefined
  const label = capitalise(rest === undefined ? `${verb} ${one}` : `${verb} ${rest}`)
  if (label.split(' ').length > 6) return undefined
  if ([...walkComponents(host.components)].some((node) => node.label.toLowerCase() === label.toLowerCase()))
    return refuse(`${host.name} has “${label}” already.`)
  const icon = findIconName(verb)
  const form = namedForm(document, verb, one)
  const isForm = isFilledIn(verb) && !/^(?:share|report|return)$/.test(verb)
  if (isForm && !form)
    return formByButton(document, `${verb} ${rest === undefined ? '' : 'the '}${one}`, { host, label, icon })
  const action = isForm && form ? { action: { kind: 'screen', screenId: form.id } } : {}
  const isHard = /^(?:cancel|decline)$/.test(verb)
  const node = {
    id: freeId(new Set(collectNodeIds(document)), 'button'),
    type: 'button',
    label,
    properties: {
      variant: isHard ? 'destructive' : 'secondary',
      full: true,
      ...(icon ? { icon } : {}),
      ...action,
    },
  }
  return { commands: [{ type: 'add-component', node, place: placeOn(host, endOf(host)) }] }
}

/** The form that is called by what is done there. */
const namedForm = (document: AppDocument, verb: string, one: string) =>
  document.screens.find(
    (screen) =>
      lastFilledIn(screen) >= 0 &&
      [verb, `${verb} ${one}`, `${verb} a ${one}`].includes(screen.name.toLowerCase()),
  )

const screenHolding = (document: AppDocument, lists: readonly unknown[]) => {
  const holding = document.screens.filter(({ components }) =>
    [...walkComponents(components)].some((node) => lists.includes(node)),
  )
  return holding.find(({ id }) => id !== document.app.startScreenId) ?? holding[0]
}

const hidden =
  /^(?:the\s+|our\s+)?[\p{L}' -]{2,24}?\s+(?:should|must|may|can)(?:\s+not|n['’]?t|not)\s+(?:be able to\s+)?(?:see|know|read)\s+(?:the\s+|each other['’]?s?\s+|each others['’]?\s+|other people['’]?s\s+|anyone['’]?s\s+|their\s+|our\s+|my\s+)?(?<what>[\p{L} ]{3,30})$/iu

const stems = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
    .map((word) => stemOf(toSingular(word)))

/** "Neighbours should not see each other's phone numbers": what says them goes; it is told where nothing does. */
export const hideFromPeople: EditRule = (clause, document): EditOutcome | undefined => {
  const what = hidden.exec(clause)?.groups?.what
  if (what === undefined) return undefined
  const wanted = stems(what)
  const isIt = (text: string) => wanted.every((stem) => stems(text).includes(stem))
  const commands: Command[] = document.screens.flatMap((screen) =>
    [...walkComponents(screen.components)].flatMap((node): Command[] => {
      if (node.type !== 'list') return []
      const items = itemsOf(node)
      const left = items.filter((item) => !isIt(textOf(item, 'title') ?? ''))
      if (left.length === items.length) return []
      return left.length === 0
        ? [{ type: 'remove-component', id: node.id }]
        : [{ type: 'set-properties', id: node.id, set: { items: left } }]
    }),
  )
  return commands.length > 0
    ? { commands }
    : refuse(`No screen shows ${what.toLowerCase()}, so there is nothing to hide.`)
}
