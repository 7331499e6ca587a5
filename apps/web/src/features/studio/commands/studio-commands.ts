import type { Screen } from '@kwiq/app-model'
import { componentGroups, definitionList } from '@kwiq/catalogue'
import { fitCanvas } from '../canvas/fit-canvas.ts'
import { startPlacing } from '../canvas/place-session.ts'
import { pasteFromClipboard } from '../edits/clipboard.ts'
import { addComponent } from '../edits/component-edits.ts'
import { nodeMenuEntries } from '../edits/node-menu-entries.ts'
import {
  addScreen,
  duplicateScreen,
  removeScreen,
  reorderScreen,
  setStartScreen,
  showMode,
  showScreen,
} from '../edits/screen-edits.ts'
import { setLocked } from '../edits/set-locked.ts'
import { checkAiStatus } from '../header/check-ai-status.ts'
import { openExport } from '../header/open-export.ts'
import { saveNow } from '../header/save-now.ts'
import type { PickItem } from '../pick/pick-dialog.tsx'
import { focusWhenThere } from '../shortcuts/focus-when-there.ts'
import { performShortcut } from '../shortcuts/perform-shortcut.ts'
import { keysOf, type ShortcutAction, shortcuts } from '../shortcuts/shortcuts.ts'
import { openTheme, panelOpened } from '../state/open-panel.ts'
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
    item('save', texts.save, 'download', () => void saveNow(studio)),
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
  // What its menu can do to the selected component and no key can.
  const more = nodeMenuEntries(studio).flatMap((entry): PickItem[] => {
    if (entry.kind === 'separator' || entry.kind === 'label') return []
    if (entry.shortcut !== undefined || entry.isDisabled) return []
    const { label, onSelect } = entry
    return [{ id: `menu ${label}`, label, description: 'Edit', icon: 'bolt', onPick: onSelect }]
  })
  return [...found, ...more]
}

function views({ studio }: CommandParts): PickItem[] {
  const { view } = studio
  /** What opens a part of the studio also goes there: `focus` says to what. */
  const item = (
    id: string,
    label: string,
    changes: Parameters<typeof view.set>[0],
    focus?: string,
  ): PickItem => ({
    id,
    label,
    description: 'View',
    icon: 'eye',
    onPick: () => {
      view.set(changes)
      if (focus) focusWhenThere(focus)
    },
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
    item('layers', 'Show layers', { ...panelOpened('left'), leftTab: 'layers' }, '.pal [role="tree"]'),
    item(
      'schema',
      'Show the schema',
      { ...panelOpened('right'), rightTab: 'schema' },
      '.insp .schema textarea',
    ),
    {
      id: 'theme',
      label: 'Edit the theme',
      description: 'View',
      icon: 'palette',
      onPick: () => {
        openTheme(studio)
        focusWhenThere('.insp .presets [role="radio"][aria-checked="true"]')
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
  const others = studio.document.getDocument().screens.filter(({ id }) => id !== shown?.id)
  const item = (id: string, label: string, icon: string, onPick: () => void): PickItem => ({
    id,
    label,
    description: 'Screen',
    icon,
    onPick,
  })
  return [
    item('add screen', 'Add screen', 'plus', () => addScreen(studio)),
    ...(shown ? shownScreen(studio, shown, item) : []),
    ...others.map(({ id, name }) =>
      item(`screen ${id}`, `Go to ${name}`, 'layers', () => showScreen(studio, id)),
    ),
  ]
}

/** What can be done to the shown screen. */
function shownScreen(
  studio: Studio,
  { id, name, isLocked }: Pick<Screen, 'id' | 'name' | 'isLocked'>,
  item: (id: string, label: string, icon: string, onPick: () => void) => PickItem,
): PickItem[] {
  const { app, screens } = studio.document.getDocument()
  const index = screens.findIndex((screen) => screen.id === id)
  const isLast = index === screens.length - 1
  const moved = (by: -1 | 1) => () => reorderScreen(studio, id, index + by)
  const toLock = isLocked !== true
  return [
    item('rename screen', `Rename ${name}`, 'edit', () => {
      studio.selection.select(null)
      studio.view.set({ ...panelOpened('right'), rightTab: 'properties', mode: 'screen' })
      focusWhenThere('.insp [aria-label="Screen name"]')
    }),
    item('duplicate screen', `Duplicate ${name}`, 'copy', () => duplicateScreen(studio, id)),
    ...(index > 0 ? [item('screen left', `Move ${name} left`, 'back', moved(-1))] : []),
    ...(isLast ? [] : [item('screen right', `Move ${name} right`, 'arrowRight', moved(1))]),
    ...(app.startScreenId === id
      ? []
      : [item('start screen', `Make ${name} the start screen`, 'home', () => setStartScreen(studio, id))]),
    item('lock screen', `${toLock ? 'Lock' : 'Unlock'} ${name}`, 'lock', () =>
      setLocked(studio, 'screen', id, toLock),
    ),
    ...(screens.length > 1
      ? [item('delete screen', `Delete ${name}`, 'trash', () => removeScreen(studio, id))]
      : []),
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
