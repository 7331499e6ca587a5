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
import { capitalise } from '../../words/forms.ts'
import { newScreen } from '../new-screen.ts'
import { columnFor } from './fields-given.ts'
import type { Kind } from './kind-of-thing.ts'
import type { SaidAttribute } from './said-attributes.ts'

/** The screen on which the things of a sort are listed. */
const screenOf = (document: AppDocument, { lists: [first] }: Kind): Screen | undefined =>
  document.screens.find(({ components }) => [...walkComponents(components)].some((node) => node === first))

/** A form for things of a sort that had none, and the way to it from the bar above their list. */
export function newFormFor(document: AppDocument, kind: Kind, said: readonly SaidAttribute[]): Command[] {
  const host = screenOf(document, kind)
  const header = host?.components.find(({ type }) => type === 'header')
  if (!host || !header) return []
  const kit = createKit()
  const name = `Add ${kind.one}`
  const fields = said.map((each) =>
    fieldComponent(kit, columnFor(each, kind.one, document.app.description ?? '').field, false),
  )
  const close = { icon: 'close', label: 'Close', action: { kind: 'back' } }
  const components: ComponentNode[] = [
    kit.header(name, { compact: true, leading: close }),
    kit.input('Name', { placeholder: 'Type here' }),
    ...fields.filter(({ label }) => label.toLowerCase() !== 'name'),
    kit.footer([kit.button(`Save ${kind.one}`, { full: true, action: { kind: 'back' } })]),
  ]
  const screen = newScreen(document, capitalise(name), components, new Set(collectNodeIds(document)))
  const actions = Array.isArray(header.properties.actions) ? header.properties.actions : []
  const way = { icon: 'plus', label: name, action: { kind: 'screen', screenId: screen.id } }
  // What led to a form for other things leads to its own now.
  const others = actions.filter(
    (item) => !(item !== null && typeof item === 'object' && !Array.isArray(item) && item.label === name),
  )
  return [
    { type: 'add-screen', screen, index: document.screens.length },
    { type: 'set-properties', id: header.id, set: { actions: [...others, way] } },
  ]
}
