/** What a key can do in the studio. */
export type ShortcutAction =
  | 'save'
  | 'undo'
  | 'redo'
  | 'toggle-shortcuts'
  | 'commands'
  | 'search'
  | 'next-pane'
  | 'previous-pane'
  | 'delete'
  | 'escape'
  | 'copy'
  | 'cut'
  | 'paste'
  | 'duplicate'
  | 'edit-label'
  | 'select-next'
  | 'select-previous'
  | 'select-parent'
  | 'select-child'
  | 'select-first'
  | 'select-last'
  | 'select-all'
  | 'extend-next'
  | 'extend-previous'
  | 'move-earlier'
  | 'move-later'
  | 'move-out'
  | 'move-in'
  | 'wrap'
  | 'unwrap'
  | 'next-screen'
  | 'previous-screen'
  | 'zoom-in'
  | 'zoom-out'
  | 'zoom-reset'
  | 'fit'

interface Shortcut {
  action: ShortcutAction
  /** Value of KeyboardEvent.key; letters in lower case, with Shift the digit of the key. */
  key: string
  /** Ctrl, or Cmd on a Mac. */
  isCommand?: boolean
  isShift?: boolean
  /** A sign that some keyboards have with Shift and others without. */
  isAnyShift?: boolean
  isAlt?: boolean
  /** Whether it also holds in text fields: in all, or only in those that edit the app (not in a search box). */
  worksInFields?: 'all' | 'document'
  /** Whether it belongs to the canvas: it holds only while the focus is on the canvas or on nothing. */
  isCanvasOnly?: boolean
  label: string
}

/** Every shortcut of the studio, in the order of the dialog; the first that fits an event wins. */
export const shortcuts: readonly Shortcut[] = [
  {
    action: 'save',
    key: 's',
    isCommand: true,
    worksInFields: 'all',
    label: 'Save (changes are saved automatically)',
  },
  { action: 'undo', key: 'z', isCommand: true, worksInFields: 'document', label: 'Undo' },
  { action: 'redo', key: 'z', isCommand: true, isShift: true, worksInFields: 'document', label: 'Redo' },
  { action: 'redo', key: 'y', isCommand: true, worksInFields: 'document', label: 'Redo' },
  {
    action: 'toggle-shortcuts',
    key: 'k',
    isCommand: true,
    worksInFields: 'all',
    label: 'Keyboard shortcuts',
  },
  {
    action: 'commands',
    key: 'p',
    isCommand: true,
    isShift: true,
    worksInFields: 'all',
    label: 'Command palette',
  },
  { action: 'search', key: '/', isAnyShift: true, label: 'Search components' },
  { action: 'next-pane', key: 'F6', worksInFields: 'all', label: 'Go to the next panel' },
  {
    action: 'previous-pane',
    key: 'F6',
    isShift: true,
    worksInFields: 'all',
    label: 'Go to the panel before',
  },
  { action: 'delete', key: 'Delete', label: 'Delete the selected component' },
  { action: 'delete', key: 'Backspace', label: 'Delete the selected component' },
  { action: 'escape', key: 'Escape', worksInFields: 'all', label: 'Close the dialog or deselect' },
  { action: 'select-all', key: 'a', isCommand: true, label: 'Select all beside it' },
  { action: 'copy', key: 'c', isCommand: true, label: 'Copy' },
  { action: 'cut', key: 'x', isCommand: true, label: 'Cut' },
  { action: 'paste', key: 'v', isCommand: true, label: 'Paste' },
  { action: 'duplicate', key: 'd', isCommand: true, label: 'Duplicate' },
  { action: 'edit-label', key: 'Enter', isCanvasOnly: true, label: 'Edit the label in place' },
  { action: 'select-previous', key: 'ArrowUp', isCanvasOnly: true, label: 'Select the component before' },
  { action: 'select-next', key: 'ArrowDown', isCanvasOnly: true, label: 'Select the component after' },
  { action: 'select-parent', key: 'ArrowLeft', isCanvasOnly: true, label: 'Select the container around it' },
  {
    action: 'select-child',
    key: 'ArrowRight',
    isCanvasOnly: true,
    label: 'Select the first component inside',
  },
  { action: 'select-first', key: 'Home', isCanvasOnly: true, label: 'Select the first component' },
  { action: 'select-last', key: 'End', isCanvasOnly: true, label: 'Select the last component' },
  {
    action: 'extend-previous',
    key: 'ArrowUp',
    isShift: true,
    isCanvasOnly: true,
    label: 'Add the component before to the selection',
  },
  {
    action: 'extend-next',
    key: 'ArrowDown',
    isShift: true,
    isCanvasOnly: true,
    label: 'Add the component after to the selection',
  },
  { action: 'move-earlier', key: 'ArrowUp', isAlt: true, label: 'Move up' },
  { action: 'move-later', key: 'ArrowDown', isAlt: true, label: 'Move down' },
  { action: 'move-out', key: 'ArrowLeft', isAlt: true, label: 'Move out of the container' },
  { action: 'move-in', key: 'ArrowRight', isAlt: true, label: 'Move into the container beside it' },
  { action: 'wrap', key: 'g', isCommand: true, label: 'Put into a container' },
  { action: 'unwrap', key: 'g', isCommand: true, isShift: true, label: 'Take the container apart' },
  { action: 'previous-screen', key: 'PageUp', isAlt: true, label: 'Show the screen before' },
  { action: 'next-screen', key: 'PageDown', isAlt: true, label: 'Show the screen after' },
  { action: 'zoom-in', key: '+', isAnyShift: true, label: 'Zoom in' },
  { action: 'zoom-out', key: '-', label: 'Zoom out' },
  { action: 'zoom-reset', key: '0', isShift: true, label: 'Zoom to 100%' },
  { action: 'fit', key: '1', isShift: true, label: 'Fit the screen' },
]

const signs = new Set(shortcuts.flatMap(({ key, isAnyShift }) => (isAnyShift ? [key] : [])))

/** The part of a keyboard event that decides. */
export interface KeyPress {
  key: string
  code: string
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  altKey: boolean
}

/** Where the focus is: a text field that edits the app, another text field, the canvas (or nothing), another control. */
export type FocusPlace = 'document-field' | 'field' | 'canvas' | 'control'

/** The shortcut a key press asks for, or undefined. */
export function findShortcut(press: KeyPress, focus: FocusPlace): Shortcut | undefined {
  const isCommand = press.ctrlKey || press.metaKey
  // With Shift the digits of most keyboards are signs.
  const digit = press.shiftKey && !signs.has(press.key) ? /^Digit(\d)$/.exec(press.code)?.[1] : undefined
  const key = digit ?? (press.key.length === 1 ? press.key.toLowerCase() : press.key)
  return shortcuts.find(
    (shortcut) =>
      shortcut.key === key &&
      (shortcut.isCommand ?? false) === isCommand &&
      (shortcut.isAlt ?? false) === press.altKey &&
      (shortcut.isAnyShift || (shortcut.isShift ?? false) === press.shiftKey) &&
      (focus !== 'field' || shortcut.worksInFields === 'all') &&
      (focus !== 'document-field' || shortcut.worksInFields !== undefined) &&
      (focus === 'canvas' || shortcut.isCanvasOnly !== true),
  )
}

/** The keys of a shortcut as people read them, such as "Ctrl Shift Z" or on a Mac "⌘ ⇧ Z". */
export function keysOf(shortcut: Shortcut, isMac: boolean): string[] {
  const names: Record<string, string> = {
    ArrowUp: '↑',
    ArrowDown: '↓',
    ArrowLeft: '←',
    ArrowRight: '→',
    Escape: 'Esc',
    PageUp: 'Page ↑',
    PageDown: 'Page ↓',
  }
  return [
    ...(shortcut.isCommand ? [isMac ? '⌘' : 'Ctrl'] : []),
    ...(shortcut.isAlt ? [isMac ? '⌥' : 'Alt'] : []),
    ...(shortcut.isShift ? [isMac ? '⇧' : 'Shift'] : []),
    names[shortcut.key] ?? (shortcut.key.length === 1 ? shortcut.key.toUpperCase() : shortcut.key),
  ]
}
