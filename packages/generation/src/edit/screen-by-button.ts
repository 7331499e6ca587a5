import {
  type AppDocument,
  collectNodeIds,
  type ComponentNode,
  type Screen,
  walkComponents,
} from '@kwiq/app-model'
import { freeId } from './free-id.ts'
import { placeAtEnd } from './places.ts'
import type { EditOutcome, EditRule } from './rule.ts'

interface ByButton {
  /** Where the button stands. */
  host: Screen
  /** What is on the button. */
  label: string
  icon?: string | undefined
  /** What the new screen is called, where it is another name than it was made with. */
  name?: string
}

/**
 * The screen a rule has made, reached by a button on `host` instead of a row on the first screen; undefined where it made
 * none.
 */
export function screenByButton(
  document: AppDocument,
  made: ReturnType<EditRule>,
  { host, label, icon, name }: ByButton,
): EditOutcome | undefined {
  const added = Array.isArray(made) ? made.find(({ type }) => type === 'add-screen') : undefined
  if (added?.type !== 'add-screen') return undefined
  const screen: Screen =
    name === undefined
      ? added.screen
      : {
          ...added.screen,
          name,
          components: added.screen.components.map((node) =>
            node.type === 'header' ? { ...node, label: name } : node,
          ),
        }
  const taken = [...walkComponents(screen.components)].map(({ id }) => id)
  const node: ComponentNode = {
    id: freeId(new Set([...collectNodeIds(document), ...taken]), 'button'),
    type: 'button',
    label,
    properties: {
      variant: 'secondary',
      full: true,
      ...(icon === undefined ? {} : { icon }),
      action: { kind: 'screen', screenId: screen.id },
    },
  }
  return {
    commands: [
      { ...added, screen },
      { type: 'add-component', node, place: placeAtEnd(host) },
    ],
    note: `“${screen.name}” is a screen of its own now; a button on ${host.name} leads to it.`,
  }
}
