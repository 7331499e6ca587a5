import {
  type AppDocument,
  collectNodeIds,
  type Command,
  type JsonValue,
  type Screen,
  walkComponents,
} from '@kwiq/app-model'
import { findIconName } from '@kwiq/catalogue/icons'
import { noteOfWay, wayOutside } from '../../compose/outside.ts'
import { createKit } from '../../compose/kit.ts'
import { capitalise, stemOf } from '../../words/forms.ts'
import { findByMeaning } from '../find-by-meaning.ts'
import { splitHost } from '../find-host.ts'
import { findNamedScreen } from '../find-screen.ts'
import { freeId } from '../free-id.ts'
import { newScreen } from '../new-screen.ts'
import { placeAtEnd, startOf } from '../places.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'
import { deedAsIfToldRules } from '../rules/as-if-told.ts'
import { screenByButton } from '../screen-by-button.ts'
import { deedForm, isFilledIn, nameOfDeed } from './deed-form.ts'
import { formForDeed } from './forms-of-deeds.ts'
import { kindNamed } from './kind-of-thing.ts'

const who =
  "(?:i|we|you|one|they|people|everyone|everybody|(?:the\\s+|our\\s+|my\\s+)?[\\p{L}'-]{3,16}(?:\\s[\\p{L}]{3,14}s)?)"
const place =
  '(?:(?:to|on|at|in)\\s+(?<place>(?:the\\s+|our\\s+)?[\\p{L} ]{2,24}?\\s(?:screen|page|tab))\\s+)?'
const lead =
  '^(?:(?:add|put|insert|place|have|make|create)\\s+|(?:i|we)\\s+(?:want|need|would like)\\s+)?an?\\s+(?:new\\s+|big\\s+)?button\\s+'
const forms = [
  `${lead}${place}(?:to|with which (?:one|you|people) can)\\s+(?<deed>[a-z]{3,14}\\s.{2,70})$`,
  `${lead}${place}(?:so\\s+(?:that\\s+)?|where\\s+|with which\\s+|for\\s+)${who}\\s+(?:can|could|may|to)\\s+(?<deed>[a-z]{3,14}\\s.{2,70})$`,
  `${lead}${place}(?:that|which)\\s+lets?\\s+${who}\\s+(?<deed>[a-z]{3,14}\\s.{2,70})$`,
].map((form) => new RegExp(form, 'iu'))
const whereIs = new RegExp(
  `${lead}${place}(?:that\\s+shows?|which\\s+shows?|to\\s+(?:see|show|find))\\s+where\\s+(?:the\\s+|our\\s+|my\\s+)?(?<what>[\\p{L} ]{2,24}?)\\s+(?:is|are)$`,
  'iu',
)
/** What an app does by itself: other rules know these. */
const otherwise =
  /^(?:open|show|go|see|lead|link|view|find|switch|turn|make|change (?:the )?(?:theme|language|colou?r)|log|sign|play|scan|zoom)\b/i
const onEach =
  /^(?:(?:add|put|insert|place|show|have)\s+)?(?:an?\s+)?(?<verb>[\p{L}]{3,12})(?:\s+now)?\s+button\s+(?:next to|beside|by|under|below|for|on|to|in|at)\s+(?:each|every|all(?:\s+the)?)\s+(?:of\s+the\s+)?(?<thing>[\p{L}]{3,20}(?:\s[\p{L}]{3,16})?)$/iu

const buttonOf = (
  document: AppDocument,
  label: string,
  icon: string | undefined,
  action: JsonValue | undefined,
) => ({
  id: freeId(new Set(collectNodeIds(document)), 'button'),
  type: 'button' as const,
  label,
  properties: { variant: 'secondary', full: true, ...(icon ? { icon } : {}), ...(action ? { action } : {}) },
})

const isThere = ({ components }: Screen, label: string): boolean =>
  [...walkComponents(components)].some(
    (node) => node.type === 'button' && node.label.toLowerCase() === label.toLowerCase(),
  )

/** What is done by the tap alone. */
const atOnce = /^(?:share|download|save|like|follow|stop|start|pause)$/

/** What is not done where the thing was made: one cancels a booking elsewhere than one books. */
export const undoing = /^(?:cancel|decline|delete|remove|report|return|postpone|reject)$/

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3)
    .map(stemOf)

/** A form for a deed, reached by a button: what the generator would have made of it, else one with what it takes. */
export function formByButton(
  document: AppDocument,
  deed: string,
  { host, label, icon }: { host: Screen; label: string; icon?: string | undefined },
): EditOutcome | undefined {
  const told = deedAsIfToldRules[0]?.(`let people ${deed}`, document)
  const commands = Array.isArray(told) ? told : (told?.commands ?? [])
  const isOne = commands.filter(({ type }) => type === 'add-screen').length === 1
  const [made] = commands.flatMap((command) => (command.type === 'add-screen' ? [command.screen.name] : []))
  // "Ask the owner" says nothing of the visit one asks for.
  const isAll = made !== undefined && wordsOf(label).every((stem) => wordsOf(made).includes(stem))
  const known =
    isOne && isAll && commands.length === 2
      ? screenByButton(document, commands, { host, label, icon })
      : undefined
  if (known) return known
  const { name, components } = deedForm(document, deed)
  const screen = newScreen(document, name, components, new Set(collectNodeIds(document)))
  const added: Command[] = [{ type: 'add-screen', screen, index: document.screens.length }]
  return screenByButton(document, added, { host, label, icon })
}

/** "Add a button to ask the priest for a visit", "a button so staff can call the office": with what it leads to. */
export const addButtonToDo: EditRule = (clause, document): EditOutcome | undefined => {
  const found = forms.map((form) => form.exec(clause)?.groups).find(Boolean)
  const told = found?.deed
  if (told === undefined || /["“”:]|\b(?:each|every|all)\b/i.test(clause) || otherwise.test(told))
    return undefined
  const { subject, screen: there } = splitHost(document, told)
  const host = found?.place === undefined ? there : findNamedScreen(document, found.place)
  const deed = there && host === there ? subject : told
  const on = host ?? startOf(document)
  const label = nameOfDeed(deed)
  if (!on || label.split(' ').length > 6) return undefined
  if (isThere(on, label)) return refuse(`${on.name} has “${label}” already.`)
  const verb = deed.split(' ')[0]?.toLowerCase() ?? ''
  const way = wayOutside(deed)
  const icon = way?.icon ?? findIconName(verb)
  const put = (action: JsonValue | undefined): Command[] => [
    { type: 'add-component', node: buttonOf(document, label, icon, action), place: placeAtEnd(on) },
  ]
  const target =
    findNamedScreen(document, label) ??
    (undoing.test(verb) ? undefined : findNamedScreen(document, label.replace(/^\S+\s+/, '')))
  if (target && target !== on && !/^(?:tell|say|ask)$/.test(verb))
    return { commands: put({ kind: 'screen', screenId: target.id }) }
  if (way?.href) return { commands: put({ kind: 'link', href: way.href }), note: noteOfWay(label, way.href) }
  if (atOnce.test(verb)) return { commands: put(undefined) }
  return isFilledIn(verb) ? formByButton(document, deed, { host: on, label, icon }) : undefined
}

/** A screen with a map and that one place on it. */
function placeOnMap(document: AppDocument, what: string, name: string): Command[] {
  const kit = createKit()
  const pins = [{ x: 0.52, y: 0.44, label: capitalise(what), icon: 'pin', selected: true }]
  const map = {
    bleed: true,
    height: 360,
    ground: 'city',
    me: true,
    route: true,
    seed: document.app.name,
    pins,
  }
  const components = [
    kit.header(name, { compact: true, leading: { icon: 'back', label: 'Back', action: { kind: 'back' } } }),
    kit.node('map', `Map with the ${what}`, map),
  ]
  const screen = newScreen(document, name, components, new Set(collectNodeIds(document)))
  return [{ type: 'add-screen', screen, index: document.screens.length }]
}

/** "A button that shows where the harbour is": the map. */
export const addButtonToPlace: EditRule = (clause, document): EditOutcome | undefined => {
  const found = whereIs.exec(clause)?.groups
  if (!found?.what) return undefined
  const map =
    findByMeaning(document, 'map') ??
    document.screens.find(({ components }) =>
      [...walkComponents(components)].some(({ type }) => type === 'map'),
    )
  const host = found.place === undefined ? startOf(document) : findNamedScreen(document, found.place)
  if (!host || map === host) return undefined
  const label = capitalise(`where the ${found.what} is`)
  if (!map)
    return screenByButton(document, placeOnMap(document, found.what, label), { host, label, icon: 'pin' })
  const node = buttonOf(document, label, 'pin', { kind: 'screen', screenId: map.id })
  return { commands: [{ type: 'add-component', node, place: placeAtEnd(host) }] }
}

/** "Put a book button next to every court": on the page of one of them, and it leads to where one does that. */
export const addButtonToEach: EditRule = (clause, document): EditOutcome | undefined => {
  const found = onEach.exec(clause)?.groups
  const verb = found?.verb?.toLowerCase()
  const kind = found?.thing ? kindNamed(document, found.thing) : undefined
  const host = kind?.detail
  if (!verb || !kind || !host || !(isFilledIn(verb) || /^(?:call|mail)$/.test(verb))) return undefined
  const label = capitalise(`${verb} ${kind.one}`)
  const has = [...walkComponents(host.components)].find(
    (node) => node.type === 'button' && new RegExp(`^${verb}\\b`, 'i').test(node.label),
  )
  if (has) return refuse(`${host.name} has “${has.label}” already.`)
  const way = wayOutside(`${verb} ${kind.one}`)
  const icon = way?.icon ?? findIconName(verb)
  const form = isFilledIn(verb) ? formForDeed(document, verb, '') : undefined
  const action = form
    ? { kind: 'screen', screenId: form.id }
    : way?.href
      ? { kind: 'link', href: way.href }
      : undefined
  if (!action && isFilledIn(verb)) return formByButton(document, `${verb} ${kind.one}`, { host, label, icon })
  const commands: Command[] = [
    { type: 'add-component', node: buttonOf(document, label, icon, action), place: placeAtEnd(host) },
  ]
  return way?.href && !form ? { commands, note: noteOfWay(label, way.href) } : { commands }
}
