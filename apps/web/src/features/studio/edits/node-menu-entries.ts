import { type ComponentNode, readAction } from '@kwiq/app-model'
import type { MenuEntry } from '@kwiq/ui'
import {
  ArrowDown,
  ArrowUp,
  BoxSelect,
  ClipboardPaste,
  Copy,
  CopyPlus,
  CornerDownRight,
  CornerUpLeft,
  Group,
  MessageSquare,
  Lock,
  LockOpen,
  MousePointerClick,
  Move,
  PencilLine,
  Rows3,
  Scissors,
  Smartphone,
  Trash2,
  Ungroup,
  UserRoundSearch,
} from 'lucide-react'
import { startPlacing } from '../canvas/place-session.ts'
import { startCommentOn } from '../comments/comments-view.ts'
import { showWhoChanged } from '../history/who-changed.ts'
import type { Studio } from '../state/studio.ts'
import { copySelected, cutSelected, pasteFromClipboard } from './clipboard.ts'
import { addScreen, showScreen } from './screen-edits.ts'
import { setLocked } from './set-locked.ts'
import { selectAllBeside } from './select-relative.ts'
import { selectedRoots } from './selected-roots.ts'
import { stepGap } from './step-gap.ts'
import {
  duplicateSelected,
  moveSelectedBy,
  moveSelectedOut,
  removeSelected,
  unwrapNode,
  wrapSelected,
} from './several-edits.ts'

/** Everything one can do to what is selected without dragging it. */
export function nodeMenuEntries(studio: Studio): MenuEntry[] {
  const roots = selectedRoots(studio)
  const places = roots.flatMap((id) => studio.document.placeOf(id) ?? [])
  const first = places[0]
  const last = places.at(-1)
  const single = roots.length === 1 && roots[0] !== undefined ? studio.document.getNode(roots[0]) : undefined
  if (!first || !last) return []
  if (!studio.access.get().canEdit) return viewerEntries(studio, single)
  const isOneLevel = places.every((place) => place.parentId === first.parentId)
  const siblings = studio.document.siblingsAt(first.screenId, first.parentId)
  const ends = { first: first.index, last: last.index, isOnScreen: first.parentId === null }
  const isAtEnd = (by: -1 | 1) => !isOneLevel || stepGap(siblings, ends, by) === null
  return [
    ...(single ? singleEntries(studio, single) : []),
    {
      label: 'Move up',
      icon: ArrowUp,
      shortcut: 'Alt ↑',
      isDisabled: isAtEnd(-1),
      onSelect: () => moveSelectedBy(studio, -1),
    },
    {
      label: 'Move down',
      icon: ArrowDown,
      shortcut: 'Alt ↓',
      isDisabled: isAtEnd(1),
      onSelect: () => moveSelectedBy(studio, 1),
    },
    {
      label: 'Move to…',
      icon: CornerDownRight,
      onSelect: () => afterMenu(() => studio.view.set({ dialog: 'move' })),
    },
    {
      label: 'Move by clicking',
      icon: Move,
      onSelect: () => afterMenu(() => startPlacing(studio, { kind: 'move', ids: roots })),
    },
    ...(first.parentId === null
      ? []
      : [
          {
            label: 'Move out of the container',
            icon: CornerUpLeft,
            shortcut: 'Alt ←',
            onSelect: () => moveSelectedOut(studio),
          },
        ]),
    { kind: 'separator' },
    copyEntry(studio),
    { label: 'Cut', icon: Scissors, shortcut: 'Ctrl X', onSelect: () => cutSelected(studio) },
    pasteEntry(studio),
    { label: 'Duplicate', icon: CopyPlus, shortcut: 'Ctrl D', onSelect: () => duplicateSelected(studio) },
    { kind: 'separator' },
    {
      label: 'Put into a container',
      icon: Group,
      shortcut: 'Ctrl G',
      onSelect: () => wrapSelected(studio, 'container'),
    },
    { label: 'Put into a stack', icon: Rows3, onSelect: () => wrapSelected(studio, 'stack') },
    ...(single?.children && single.children.length > 0
      ? [
          {
            label: 'Take apart',
            icon: Ungroup,
            shortcut: 'Ctrl Shift G',
            onSelect: () => unwrapNode(studio, single.id),
          },
        ]
      : []),
    ...(single ? [{ kind: 'separator' as const }, ...talkEntries(studio, single)] : []),
    { kind: 'separator' },
    {
      label: 'Delete',
      icon: Trash2,
      shortcut: 'Del',
      isDangerous: true,
      onSelect: () => void removeSelected(studio),
    },
  ]
}

/** What somebody can do who may only look and comment. */
function viewerEntries(studio: Studio, single: ComponentNode | undefined): MenuEntry[] {
  if (!single) return [copyEntry(studio)]
  const goTo = goToEntry(studio, single)
  return [...goTo, copyEntry(studio), { kind: 'separator' }, ...talkEntries(studio, single)]
}

/** What one can do on the canvas beside every component. */
export function canvasMenuEntries(studio: Studio): MenuEntry[] {
  const selectAll: MenuEntry = {
    label: 'Select all',
    icon: BoxSelect,
    shortcut: 'Ctrl A',
    onSelect: () => void selectAllBeside(studio),
  }
  if (!studio.access.get().canEdit) return [selectAll]
  return [
    pasteEntry(studio),
    selectAll,
    { label: 'Add screen', icon: Smartphone, onSelect: () => addScreen(studio) },
  ]
}

function copyEntry(studio: Studio): MenuEntry {
  return { label: 'Copy', icon: Copy, shortcut: 'Ctrl C', onSelect: () => void copySelected(studio) }
}

function talkEntries(studio: Studio, { id }: ComponentNode): MenuEntry[] {
  return [
    {
      label: 'Comment on this',
      icon: MessageSquare,
      onSelect: () => afterMenu(() => startCommentOn(studio, id)),
    },
    { label: 'Who changed this', icon: UserRoundSearch, onSelect: () => void showWhoChanged(studio, id) },
  ]
}

function goToEntry(studio: Studio, node: ComponentNode): MenuEntry[] {
  const action = readAction(node.properties.action)
  const target = action?.kind === 'screen' ? studio.document.getScreen(action.screenId) : undefined
  if (!target) return []
  return [
    { label: `Go to ${target.name}`, icon: MousePointerClick, onSelect: () => showScreen(studio, target.id) },
  ]
}

function pasteEntry(studio: Studio): MenuEntry {
  return {
    label: 'Paste',
    icon: ClipboardPaste,
    shortcut: 'Ctrl V',
    onSelect: () => void pasteFromClipboard(studio),
  }
}

function singleEntries(studio: Studio, node: ComponentNode): MenuEntry[] {
  return [
    {
      label: 'Edit label',
      icon: PencilLine,
      shortcut: 'Enter',
      onSelect: () => afterMenu(() => studio.view.set({ editingId: node.id })),
    },
    {
      label: node.isLocked ? 'Unlock' : 'Lock',
      icon: node.isLocked ? LockOpen : Lock,
      onSelect: () => setLocked(studio, 'component', node.id, !node.isLocked),
    },
    ...goToEntry(studio, node),
    { kind: 'separator' },
  ]
}

/** A menu gives the focus back when it has closed; what takes it must come after. */
function afterMenu(then: () => void): void {
  window.setTimeout(then, 0)
}
