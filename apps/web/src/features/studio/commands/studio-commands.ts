import { componentGroups, definitionList } from '@kwiq/catalogue'
import { fitCanvas } from '../canvas/fit-canvas.ts'
import { startPlacing } from '../canvas/place-session.ts'
import { pasteFromClipboard } from '../edits/clipboard.ts'
import { addComponent } from '../edits/component-edits.ts'
import { addScreen, duplicateScreen, removeScreen, showMode, showScreen } from '../edits/screen-edits.ts'
import { selectedRoots } from '../edits/selected-roots.ts'
import { wrapSelected } from '../edits/several-edits.ts'
import { checkAiStatus } from '../header/check-ai-status.ts'
import { openExport } from '../header/open-export.ts'
import { saveNow } from '../header/save-now.ts'
import type { PickItem } from '../pick/pick-dialog.tsx'
import { performShortcut } from '../shortcuts/perform-shortcut.ts'
import { keysOf, type ShortcutAction, shortcuts } from '../shortcuts/shortcuts.ts'
import type { Studio } from '../state/studio.ts'
import type { ViewState } from '../state/view-state.ts'
import { texts } from '../texts.ts'

interface CommandParts {
  studio: Studio
  isMac: boolean
  /** Leaves for another page of Kwiq once everything is saved. */
  goTo(path: string): void
}

/** What needs a selection, and is left out without one. */
const onSelection: readonly ShortcutAction[] = [
  'delete',
  'copy',
  'cut',
  'duplicate',
  'edit-label',
  'move-earlier',
  'move-later',
  'move-out',
  'move-in',
  'wrap',
  'unwrap',
]
/** What only makes sense as a key. */
const keysOnly: readonly ShortcutAction[] = [
  'commands',
  'escape',
  'paste',
  'next-pane',
  'previous-pane',
  'save',
  'select-next',
  'select-previous',
  'select-parent',
  'select-child',
  'extend-next',
  'extend-previous',
]

/** Everything the studio can do now, for the palette of commands. */
export function studioCommands(parts: CommandParts): PickItem[] {
  return [
    ...buttons(parts),
    ...shortcutCommands(parts),
    ...views(parts),
    ...screens(parts),
    ...components(parts),
  ]
}

function buttons({ studio, goTo }: CommandParts): PickItem[] {
  const { view, toast } = studio
  const item = (id: string, label: string, icon: string, onPick: () => void): PickItem => ({
    id,
    label,
    description: 'Project',
    icon,
    onPick,
  })
  return [
    item('save', texts.save, 'download', () => saveNow(studio)),
    item('history', texts.history, 'clock', () => view.set({ sheet: 'history', risen: 'none' })),
    item('comments', texts.comments, 'chat', () => view.set({ sheet: 'comments', risen: 'none' })),
    item('share', texts.share, 'users', () => view.set({ dialog: 'share' })),
    item('export', texts.exportApp, 'box', () => void openExport(studio)),
    item('generate', texts.generate, 'spark', () => view.set({ dialog: 'generate' })),
    item('ai status', texts.aiStatus, 'bolt', () => void checkAiStatus(toast)),
    item('preview', texts.preview, 'play', () => goTo(`/projects/${studio.projectId}`)),
    item('dashboard', texts.backToDashboard, 'back', () => goTo('/dashboard')),
  ]
}

function shortcutCommands({ studio, isMac }: CommandParts): PickItem[] {
  const hasSelection = studio.selection.getSelectedId() !== null
  const seen = new Set<ShortcutAction>()
  const found = shortcuts.flatMap((shortcut): PickItem[] => {
    const { action, label } = shortcut
    if (seen.has(action) || keysOnly.includes(action)) return []
    if (onSelection.includes(action) && !hasSelection) return []
    seen.add(action)
    const keys = keysOf(shortcut, isMac)
    const onPick = () => void performShortcut(studio, action)
    return [{ id: action, label, description: 'Edit', icon: 'bolt', keys, onPick }]
  })
  const paste = () => void pasteFromClipboard(studio)
  found.push({ id: 'paste', label: 'Paste', description: 'Edit', icon: 'bolt', onPick: paste })
  if (!hasSelection) return found
  const more = (id: string, label: string, onPick: () => void): PickItem => ({
    id,
    label,
    description: 'Edit',
    icon: 'bolt',
    onPick,
  })
  return [
    ...found,
    more('stack', 'Put into a stack', () => wrapSelected(studio, 'stack')),
    more('move to', 'Move to…', () => studio.view.set({ dialog: 'move' })),
    more('move by clicking', 'Move by clicking', () =>
      startPlacing(studio, { kind: 'move', ids: selectedRoots(studio) }),
    ),
  ]
}

function views({ studio }: CommandParts): PickItem[] {
  const { view } = studio
  const item = (id: string, label: string, changes: Parameters<typeof view.set>[0]): PickItem => ({
    id,
    label,
    description: 'View',
    icon: 'eye',
    onPick: () => view.set(changes),
  })
  const mode = (name: ViewState['mode'], label: string): PickItem => ({
    id: `view ${name}`,
    label,
    description: 'View',
    icon: 'eye',
    onPick: () => showMode(studio, name),
  })
  const { isLeftOpen, isRightOpen } = view.get()
  return [
    mode('screen', 'Show one screen'),
    mode('flow', 'Show the flow of all screens'),
    mode('sheet', 'Show the contact sheet'),
    item('view check', 'Check the app', { sheet: 'check', risen: 'none' }),
    item('mobile', 'Mobile, 375 px', { device: 'mobile', mode: 'screen' }),
    item('tablet', 'Tablet, 768 px', { device: 'tablet', mode: 'screen' }),
    item('desktop', 'Desktop, 1024 px', { device: 'desktop', mode: 'screen' }),
    item('left panel', isLeftOpen ? 'Hide components' : 'Show components', { isLeftOpen: !isLeftOpen }),
    item('right panel', isRightOpen ? 'Hide properties' : 'Show properties', { isRightOpen: !isRightOpen }),
    item('layers', 'Show layers', { isLeftOpen: true, leftTab: 'layers' }),
    item('schema', 'Show the schema', { isRightOpen: true, rightTab: 'schema', sheet: 'none' }),
    {
      id: 'theme',
      label: 'Edit the theme',
      description: 'View',
      icon: 'palette',
      onPick: () => {
        studio.selection.select(null)
        view.set({ isRightOpen: true, rightTab: 'properties', sheet: 'none' })
      },
    },
    {
      id: 'fit again',
      label: 'Fit the screen into the window',
      description: 'View',
      icon: 'eye',
      onPick: () => fitCanvas(studio),
    },
  ]
}

function screens({ studio }: CommandParts): PickItem[] {
  const shown = studio.document.getScreen(studio.view.get().screenId)
  const all = studio.document.getDocument().screens
  const item = (id: string, label: string, icon: string, onPick: () => void): PickItem => ({
    id,
    label,
    description: 'Screen',
    icon,
    onPick,
  })
  return [
    item('add screen', 'Add screen', 'plus', () => addScreen(studio)),
    ...(shown
      ? [
          item('duplicate screen', `Duplicate ${shown.name}`, 'copy', () =>
            duplicateScreen(studio, shown.id),
          ),
          ...(all.length > 1
            ? [item('delete screen', `Delete ${shown.name}`, 'trash', () => removeScreen(studio, shown.id))]
            : []),
        ]
      : []),
    ...all
      .filter(({ id }) => id !== shown?.id)
      .map(({ id, name }) => item(`screen ${id}`, `Go to ${name}`, 'layers', () => showScreen(studio, id))),
  ]
}

function components({ studio }: CommandParts): PickItem[] {
  return componentGroups.flatMap((group) =>
    definitionList
      .filter((definition) => definition.group === group)
      .flatMap(({ type, name, icon }) => [
        {
          id: `add ${type}`,
          label: `Add ${name}`,
          description: group,
          icon,
          onPick: () => addComponent(studio, type),
        },
        {
          id: `place ${type}`,
          label: `Place ${name} by clicking`,
          description: group,
          icon,
          onPick: () => startPlacing(studio, { kind: 'new', type }),
        },
      ]),
  )
}
