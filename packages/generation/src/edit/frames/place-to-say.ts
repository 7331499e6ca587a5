import type { AppDocument, ComponentNode } from '@kwiq/app-model'
import { fieldComponent } from '../../compose/fields.ts'
import { createKit } from '../../compose/kit.ts'
import { capitalise } from '../../words/forms.ts'
import { addMade } from '../add-made.ts'
import { iconNamed } from '../icons.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'
import { columnFor } from './fields-given.ts'
import { attributesSaid, type SaidAttribute } from './said-attributes.ts'

const form =
  /^(?:add\s+|make\s+|create\s+)?(?:an?\s+)?(?:place|page|screen|spot|corner|area)\s+(?:where\s+)(?:[\p{L}' -]{2,24}?)\s+(?:can|could|may)\s+(?:also\s+)?(?:say|tell us|tell|mark|note|enter|let us know|write|announce|share)\s+(?<told>.{3,90})$/iu
/** "When they are on holiday", "when they will be away". */
const away =
  /^when\s+(?:they|he|she|i|we|people)\s+(?:are|is|am|will be|go|['’]re)\s+(?:on\s+|at\s+)?(?:an?\s+|the\s+)?(?<what>[\p{L} ]{3,24})$/iu
const people = ['Lea Brandt', 'Omar Haddad', 'Iris Chen']
const times = ['This morning', 'Yesterday', 'On Monday']
const spans = ['23 to 29 November', '4 to 11 December', '20 December to 3 January']

/** A screen on which people say something of themselves: asked for above, and below what others said. */
export const addPlaceToSay: EditRule = (clause, document): EditOutcome | undefined => {
  const told = form.exec(clause)?.groups?.told
  if (told === undefined) return undefined
  const span = away.exec(told)?.groups?.what
  const said = span === undefined ? attributesSaid(told) : []
  const name = capitalise(span ?? said?.[0]?.name ?? '')
  return said && name.length > 2 ? placeToSay(document, name, said, span !== undefined) : undefined
}

/** A screen of that name on which people say it. */
export function placeToSay(
  document: AppDocument,
  name: string,
  said: readonly SaidAttribute[],
  isSpan = false,
): EditOutcome | undefined {
  if (name.split(' ').length > 4) return undefined
  if (document.screens.some((screen) => screen.name.toLowerCase() === name.toLowerCase()))
    return refuse(`There is a screen called ${name} already.`)
  return {
    commands: addMade(
      document,
      name,
      iconNamed(name) ?? (isSpan ? 'calendar' : 'chat'),
      parts(document, name, isSpan, said),
    ),
  }
}

function parts(
  document: AppDocument,
  name: string,
  isSpan: boolean,
  said: readonly SaidAttribute[],
): ComponentNode[] {
  const kit = createKit()
  // What is written down there is written in the one field for it.
  const noted = said.find(
    ({ name: each, as, options }) => /\bnotes?\b/i.test(each) && as === undefined && options.length === 0,
  )
  const columns = said
    .filter((each) => each !== noted)
    .map((each) => columnFor(each, '', document.app.description ?? ''))
  const fields = isSpan
    ? [kit.date('From', { value: 'Mon 23 Nov' }), kit.date('To', { value: 'Sun 29 Nov' })]
    : columns.map(({ field }) => fieldComponent(kit, field, field.kind !== 'text'))
  const valueAt = (index: number) => columns[0]?.values[index % Math.max(1, columns[0].values.length)] ?? ''
  const others = people.map((title, index) => ({
    avatar: title,
    title,
    subtitle: isSpan ? (spans[index] ?? '') : valueAt(index) || (times[index] ?? ''),
  }))
  const back = { icon: 'back', label: 'Back', action: { kind: 'back' } }
  return [
    kit.header(name, { leading: back }),
    ...fields,
    kit.input(noted?.name ?? 'Note', { kind: 'multiline', height: 96 }),
    kit.button('Save', { full: true, action: { kind: 'back' } }),
    kit.list('rows', 'Said so far', others, { title: 'Said so far' }),
  ]
}
