import { type AppDocument, applyCommand, type Change, type Command, CommandError } from '@kwiq/app-model'

/** Order in which changes are applied, so that what others stand on comes first. */
const order: readonly Change['kind'][] = [
  'screen-added',
  'component-removed',
  'component-added',
  'component-moved',
  'component-renamed',
  'component-changed',
  'screen-renamed',
  'screen-changed',
  'screen-moved',
  'start-changed',
  'screen-removed',
  'theme-changed',
  'wrap-changed',
  'app-changed',
]

/**
 * The document with some of the changes that lead from it to `proposal`; with all of them, the proposal itself.
 * A change that needs one left out is left out too.
 */
export function applyChanges(
  document: AppDocument,
  proposal: AppDocument,
  all: readonly Change[],
  accepted: readonly Change[],
): AppDocument {
  if (accepted.length === all.length) return proposal
  const sorted = [...accepted].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
  return sorted.reduce((current, change) => {
    try {
      return applyCommand(current, commandOf(change, proposal)).document
    } catch (error) {
      if (error instanceof CommandError) return current
      throw error
    }
  }, document)
}

function commandOf(change: Change, proposal: AppDocument): Command {
  switch (change.kind) {
    case 'app-changed': {
      const { name, description, icon } = change.after
      return { type: 'set-app-info', set: { name, description, icon } }
    }
    case 'start-changed':
      return { type: 'set-app-info', set: { startScreenId: change.after } }
    case 'theme-changed':
      return { type: 'set-theme', set: change.after, unset: goneKeys(change.before, change.after) }
    case 'wrap-changed':
      return { type: 'set-wrap', wrap: change.after }
    case 'screen-added':
      return { type: 'add-screen', screen: change.screen, index: change.index }
    case 'screen-removed':
      return { type: 'remove-screen', screenId: change.screen.id }
    case 'screen-renamed':
      return { type: 'rename-screen', screenId: change.screenId, name: change.after }
    case 'screen-moved':
      return { type: 'reorder-screen', screenId: change.screenId, index: change.after }
    case 'screen-changed': {
      const after = proposal.screens.find((screen) => screen.id === change.screenId)?.properties ?? {}
      const unset = change.keys.filter((key) => !(key in after))
      return { type: 'set-screen-properties', screenId: change.screenId, set: after, unset }
    }
    case 'component-added':
      return { type: 'add-component', place: change.place, node: change.node }
    case 'component-removed':
      return { type: 'remove-component', id: change.node.id }
    case 'component-moved':
      return { type: 'move-component', id: change.node.id, to: change.after }
    case 'component-renamed':
      return { type: 'rename-component', id: change.node.id, label: change.after }
    case 'component-changed':
      if (change.keys.includes('type'))
        return { type: 'replace-component', id: change.before.id, node: change.after }
      return {
        type: 'set-properties',
        id: change.before.id,
        set: Object.fromEntries(
          change.keys
            .filter((key) => key in change.after.properties)
            .map((key) => [key, change.after.properties[key]]),
        ),
        unset: change.keys.filter((key) => !(key in change.after.properties)),
      }
  }
}

function goneKeys(before: object, after: object): string[] {
  return Object.keys(before).filter((key) => !(key in after))
}
