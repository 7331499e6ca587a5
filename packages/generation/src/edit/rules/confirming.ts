import {
  type AppDocument,
  collectNodeIds,
  type Command,
  type ComponentNode,
  type JsonValue,
  type Screen,
  walkNodes,
} from '@kwiq/app-model'
import { capitalise } from '../../words/forms.ts'
import { findNamedScreen } from '../find-screen.ts'
import { freeId } from '../free-id.ts'
import { type EditRule, refuse } from '../rule.ts'

const sure =
  /^(?:add\s+(?:an?\s+)?(?:confirmation|confirm(?:ation)? (?:screen|dialog|step|message))|ask(?:\s+(?:people|users?|me|them|us))?(?:\s+(?:for (?:a )?confirmation|to confirm|again|first|(?:if|whether) (?:they|you|we|i)(?:['’]re| are| am)?\s+(?:really\s+)?sure)){1,2}|ask(?=\s+before\b)|confirm)(?:\s+(?:first|before(?:hand)?))?(?:\s*,?\s*(?:before|when|for|on|if)\s+(?:(?:they|you|we|people|someone|one|users?)\s+)?(.{3,40}))?$/i

const deeds =
  'delete remove cancel leave save submit send buy book pay order reset clear close share log'.split(' ')

/** "Deleting a puppet" is to delete. */
function verbOf(words: string): string {
  const [first = ''] = words
    .toLowerCase()
    .replace(/^(?:an?|the|my|something is)\s+/, '')
    .split(' ')
  // "Transferring" is to transfer, "adding" to add.
  const stem = first.replace(/(?:ing|ed|s)$/, '').replace(/(?<=.{4})([bdgmnprt])\1$/, '$1')
  return deeds.find((deed) => deed.slice(0, 4) === stem.slice(0, 4)) ?? stem
}

/** "Ask for confirmation before deleting": the buttons that do it lead to a screen that asks first. */
const confirm: EditRule = (clause, document) => {
  const found = sure.exec(clause)
  if (!found) return undefined
  const told = found[1] === undefined ? undefined : verbOf(found[1])
  const form =
    told === undefined ? /^(?:delete|remove|cancel)\b/i : new RegExp(`^${told.replaceAll(/\W/g, '')}\\b`, 'i')
  const buttons = [...walkNodes(document)].filter(
    ({ node }) => node.type === 'button' && form.test(node.label) && node.properties.variant !== 'icon',
  )
  const [first] = buttons
  const verb = told ?? first?.node.label.split(' ')[0]?.toLowerCase() ?? 'delete'
  if (!first)
    return refuse(
      `No button says “${capitalise(verb)}”. Try "Add a ${verb} button to ${(findNamedScreen(document, 'detail screen') ?? document.screens[0])?.name ?? 'Home'}", then ask for confirmation.`,
    )
  const label = first.node.label
  const name = `${label}?`
  if (findNamedScreen(document, name)) return refuse(`${name} is there already.`)
  const taken = collectNodeIds(document)
  const made = confirmScreen(document, name, label, taken, screenAction(first.node))
  return [
    { type: 'add-screen', screen: made, index: document.screens.length },
    ...buttons.map(({ node }): Command => ({
      type: 'set-properties',
      id: node.id,
      set: { action: { kind: 'screen', screenId: made.id } },
    })),
  ]
}

const backAction = { kind: 'back' }

/** Where a button led: there who is sure goes on to. */
const screenAction = ({ properties: { action } }: ComponentNode): JsonValue | undefined =>
  typeof action === 'object' && action !== null && 'screenId' in action ? action : undefined

const destroys = /^(?:delete|remove|cancel|clear|reset|discard|log ?out|leave|close|end|block)\b/i

/** A screen that asks first: `label` is what one is asked about, `question` how, where it is told. */
export function confirmScreen(
  document: AppDocument,
  name: string,
  label: string,
  taken: Set<string>,
  action: JsonValue = { kind: 'screen', screenId: document.app.startScreenId },
  question?: string,
): Screen {
  const next = (node: Omit<ComponentNode, 'id'>): ComponentNode => {
    const id = freeId(taken, `${node.type}-new`)
    taken.add(id)
    return { id, ...node }
  }
  const id = freeId(new Set(document.screens.map((screen) => screen.id)), 'confirm')
  return {
    id,
    name,
    components: [
      next({
        type: 'header',
        label: name,
        properties: { leading: { icon: 'back', label: 'Back', action: backAction } },
      }),
      next({
        type: 'text',
        label: question ?? (destroys.test(label) ? 'Are you sure? This cannot be undone.' : 'Are you sure?'),
        properties: { variant: 'body' },
      }),
      next({
        type: 'button',
        label: `Yes, ${/^\p{Lu}{2}/u.test(label) ? label : `${label.charAt(0).toLowerCase()}${label.slice(1)}`}`,
        properties: { variant: destroys.test(label) ? 'destructive' : 'primary', full: true, action },
      }),
      next({
        type: 'button',
        label: 'No, go back',
        properties: { variant: 'secondary', full: true, action: backAction },
      }),
    ],
  }
}

export const confirmingRules: readonly EditRule[] = [confirm]
