import {
  type AppDocument,
  type ComponentNode,
  listActions,
  type Screen,
  walkComponents,
  walkNodes,
} from '@kwiq/app-model'
import type { ListItem } from '../list/definition.ts'
import { resolveProperties } from '../resolve-properties.ts'
import type { RowForm, RowFormField } from './row-form.ts'
import { holdsRows, rowFields, rowWords } from './row-words.ts'
import { divideWords } from './show-row.ts'

/** A list whose items are rows, and the screen it stands on. */
interface Rows {
  listId: string
  screenId: string
  items: ListItem[]
}

/**
 * The screens on which one writes a new row of a list, by their ids: forms that are filled with the words of one
 * of the list's rows, and have a button. A form belongs to a list when one comes to it from where the list is, or
 * from the navbar.
 */
export function rowForms(document: AppDocument): Map<string, RowForm> {
  const rows = rowsOf(document)
  const leading = leadingTo(document)
  const forms = new Map<string, RowForm>()
  for (const screen of document.screens) {
    const form = formOn(screen, rows, leading.get(screen.id) ?? new Set())
    if (form) forms.set(screen.id, form)
  }
  return forms
}

function rowsOf(document: AppDocument): Rows[] {
  return [...walkNodes(document)].flatMap(({ node, screen }) => {
    if (node.type !== 'list') return []
    const { layout, items } = resolveProperties('list', node.properties)
    return holdsRows(layout) ? [{ listId: node.id, screenId: screen.id, items }] : []
  })
}

/** For each screen, those with a tap that leads to it; every screen with a navbar leads to the navbar's. */
function leadingTo({ screens }: AppDocument): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const screen of screens)
    for (const { action } of listActions(screen))
      if (action.kind === 'screen')
        found.set(action.screenId, (found.get(action.screenId) ?? new Set()).add(screen.id))
  return found
}

function formOn(screen: Screen, rows: readonly Rows[], from: ReadonlySet<string>): RowForm | undefined {
  const nodes = [...walkComponents(screen.components)]
  const button = nodes.findLast(isSaving)
  if (!button) return undefined
  const fields = nodes.flatMap(fieldsOf)
  const picture = nodes.find(({ type }) => type === 'image')
  const typed = nodes.filter(isTyped).flatMap(fieldsOf)
  for (const { says } of typed) {
    const isIt = ({ title, action }: ListItem) =>
      title === says && action?.kind === 'screen' && action.screenId !== screen.id
    const holding = rows.filter(({ items }) => items.some(isIt))
    const item = holding[0]?.items.find(isIt)
    if (item?.action?.kind !== 'screen' || !holding.some(({ screenId }) => from.has(screenId))) continue
    const lists = holding.map(({ listId }) => listId)
    const said = new Set(
      rowFields.flatMap((field) => (item[field] ? [item[field], ...divideWords(item[field])] : [])),
    )
    return {
      opens: item.action.screenId,
      button: button.id,
      lists,
      sample: rowWords(item),
      fields: fields.filter((field) => said.has(field.says)),
      ...(picture && { picture: picture.id }),
      entered: nodes.filter(({ id, type }) => entered.has(type) && !lists.includes(id)).map(({ id }) => id),
    }
  }
  return undefined
}

/** Types of components that keep what one enters. */
const entered: ReadonlySet<string> = new Set(['input', 'checkbox', 'datepicker', 'list', 'image'])

/** Kinds of input that hold words of a thing. */
const wordKinds: ReadonlySet<string> = new Set(['text', 'multiline', 'number', 'email', 'select'])

function isSaving({ type, properties }: ComponentNode): boolean {
  if (type !== 'button') return false
  const { variant, action } = resolveProperties('button', properties)
  return variant === 'primary' && action !== undefined && action.kind !== 'link'
}

/** Whether words of one's own are entered; what is chosen names nothing new. */
const isTyped = ({ type, properties }: ComponentNode): boolean =>
  type === 'input' && resolveProperties('input', properties).kind !== 'select'

/** What a component of a form says of the thing it is filled with. */
function fieldsOf({ id, type, properties }: ComponentNode): RowFormField[] {
  if (type === 'input') {
    const { kind, value, placeholder } = resolveProperties('input', properties)
    if (!wordKinds.has(kind)) return []
    if (value) return [{ id, says: value }]
    return placeholder ? [{ id, says: placeholder, isExample: true }] : []
  }
  if (type !== 'list') return []
  const { layout, items, active, plain } = resolveProperties('list', properties)
  if (layout !== 'chips' || plain) return []
  const choices = items.map(({ title }) => title ?? '')
  const says = choices[active ?? 0]
  return says ? [{ id, says, choices }] : []
}
