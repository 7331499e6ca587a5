import {
  type AppDocument,
  collectNodeIds,
  type Command,
  type ComponentNode,
  type Screen,
  walkComponents,
} from '@kwiq/app-model'
import { fieldComponent } from '../../compose/fields.ts'
import { createKit } from '../../compose/kit.ts'
import { valuesOf } from '../../plan/content/values.ts'
import { nounField } from '../../plan/noun-field.ts'
import { capitalise, toSingular } from '../../words/forms.ts'
import { iconFor } from '../../words/noun-icons.ts'
import { itemsOf, textOf } from '../entry.ts'
import { findNamedScreen } from '../find-screen.ts'
import { freeId } from '../free-id.ts'
import { typeNamed } from '../new-node.ts'
import { sampleFor } from '../sample-values.ts'
import { placeAtEnd, placeOn } from '../places.ts'
import { type EditRule, refuse } from '../rule.ts'
import { listed, unquote, withoutArticle } from '../words.ts'
import { isKnown } from './each-entry.ts'
import { lastFilledIn } from './told-fields.ts'

const form =
  /^(?:add|put|include|show|mention|write)\s+([^"“:]{3,90}?)\s+(?:to|on|in)\s+(?:the\s+|my\s+|our\s+)?([^"“:]{2,40}?)(?:\s*:\s*(.{1,120}))?$/i

const mostAdded = 5

/** What it is, with a value that it could have. */
function lineFor(name: string, value: string | undefined) {
  const head = toSingular(name.toLowerCase().split(' ').at(-1) ?? '')
  const guess = sampleFor(name, 0) ?? valuesOf(name)?.[0] ?? nounField(capitalise(name), head).value
  return { icon: iconFor(head, 'info'), title: capitalise(name), value: value ?? guess }
}

const detailsOf = ({ components }: Screen): ComponentNode | undefined =>
  [...walkComponents(components)].find(
    ({ type, label, properties }) =>
      type === 'list' && /^(?:details|about)$/i.test(label) && properties.layout === 'rows',
  )

/** "Add allergies to the account", "the Wi-Fi password on the info page: Summit": as the screen tells or asks such things. */
const addLines: EditRule = (clause, document) => {
  const found = form.exec(clause)
  const screen = found?.[2] ? findNamedScreen(document, found[2]) : undefined
  if (!found?.[1] || !screen) return undefined
  const value = found[3] === undefined ? undefined : unquote(found[3])
  const names = listed(found[1])
    .map((name) => withoutArticle(name.replace(/^(?:also|their|his|her|its)\s+/i, '')))
    .slice(0, mostAdded)
  const isOdd = (name: string) =>
    name.split(' ').length > 4 || typeNamed(name.split(' ')) !== undefined || /\d/.test(name)
  // What nobody knows is told, or filled in; else nothing says what it would be.
  const isTold = value !== undefined || lastFilledIn(screen) >= 0
  if (!isTold && !names.every((name) => isKnown({ name, options: [] }))) return undefined
  if (names.length === 0 || names.some(isOdd) || (value !== undefined && names.length > 1)) return undefined
  const said = new Set(
    [...walkComponents(screen.components)].flatMap((node) => [
      node.label.toLowerCase(),
      ...itemsOf(node).map((item) => (textOf(item, 'title') ?? '').toLowerCase()),
    ]),
  )
  const fresh = names.filter((name) => !said.has(name.toLowerCase()))
  if (fresh.length === 0) return refuse(`${screen.name} has that already.`)
  if (value === undefined && lastFilledIn(screen) >= 0) return asFields(document, screen, fresh)
  const lines = fresh.map((name) => lineFor(name, value))
  const details = detailsOf(screen)
  if (details)
    return [{ type: 'set-properties', id: details.id, set: { items: [...itemsOf(details), ...lines] } }]
  const node: ComponentNode = {
    id: freeId(collectNodeIds(document), 'list'),
    type: 'list',
    label: fresh.length === 1 ? capitalise(fresh[0] ?? '') : 'Details',
    properties: { layout: 'rows', items: lines },
  }
  return [{ type: 'add-component', node, place: placeAtEnd(screen) }]
}

/** On a form one fills them in. */
function asFields(document: AppDocument, screen: Screen, names: readonly string[]): Command[] {
  const taken = collectNodeIds(document)
  const last = lastFilledIn(screen)
  return names.map((name, index) => {
    const field = nounField(capitalise(name), toSingular(name.toLowerCase().split(' ').at(-1) ?? ''))
    const made = fieldComponent(createKit(), field, field.kind !== 'text')
    const node = { ...made, id: freeId(taken, made.type) }
    taken.add(node.id)
    return { type: 'add-component', node, place: placeOn(screen, last + 1 + index) }
  })
}

export const linesToRules: readonly EditRule[] = [addLines]
