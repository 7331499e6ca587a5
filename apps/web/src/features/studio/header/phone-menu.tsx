import { IconButton, Menu, type MenuEntry } from '@kwiq/ui'
import {
  Download,
  Ellipsis,
  Grid2x2,
  History,
  Keyboard,
  ListChecks,
  MessageSquare,
  Monitor,
  Save,
  Smartphone,
  Sparkles,
  Tablet,
  UserPlus,
  WandSparkles,
  Workflow,
} from 'lucide-react'
import { fitCanvas } from '../canvas/fit-canvas.ts'
import { texts as commentTexts } from '../comments/texts.ts'
import { UnreadBadge } from '../comments/unread-badge.tsx'
import { useUnread } from '../comments/use-comments.ts'
import { showMode } from '../edits/screen-edits.ts'
import type { Studio } from '../state/studio.ts'
import { useCanEdit, useStudio, useView } from '../state/studio-context.ts'
import { devices, zoomLimits } from '../state/view-state.ts'
import { texts } from '../texts.ts'
import { openExport } from './open-export.ts'
import { saveNow } from './save-now.ts'

interface PhoneMenuProps {
  toggleSheet(name: 'history' | 'comments'): void
  openGenerate(): void
  checkAi(): void
}

/** On a phone: what the header has no room for. */
export function PhoneMenu({ toggleSheet, openGenerate, checkAi }: PhoneMenuProps) {
  const studio = useStudio()
  const canEdit = useCanEdit()
  const unread = useUnread()
  // What the menu offers depends on how the app is looked at.
  useView((view) => `${view.mode} ${view.device}`)
  const entries: MenuEntry[] = [
    ...(canEdit ? [{ label: texts.save, icon: Save, onSelect: () => void saveNow(studio) }] : []),
    { label: texts.history, icon: History, onSelect: () => toggleSheet('history') },
    {
      label: unread === 0 ? texts.comments : `${texts.comments} (${commentTexts.unread(unread)})`,
      icon: MessageSquare,
      onSelect: () => toggleSheet('comments'),
    },
    { label: texts.share, icon: UserPlus, onSelect: () => studio.view.set({ dialog: 'share' }) },
    ...(canEdit
      ? [
          { label: texts.exportApp, icon: Download, onSelect: () => void openExport(studio) },
          { label: texts.generate, icon: WandSparkles, onSelect: openGenerate },
        ]
      : []),
    { label: texts.aiStatus, icon: Sparkles, onSelect: checkAi },
    { kind: 'separator' },
    ...deviceEntries(studio),
    { kind: 'separator' },
    { label: 'Flow of all screens', icon: Workflow, onSelect: () => showMode(studio, 'flow') },
    { label: 'Contact sheet', icon: Grid2x2, onSelect: () => showMode(studio, 'sheet') },
    {
      label: 'Check the app',
      icon: ListChecks,
      onSelect: () => studio.view.set({ sheet: 'check', risen: 'none' }),
    },
    { label: 'Keyboard shortcuts', icon: Keyboard, onSelect: () => studio.view.set({ dialog: 'shortcuts' }) },
  ]
  return (
    <span className="phone-menu">
      <Menu
        trigger={<IconButton icon={Ellipsis} label="More" hasNoTooltip className="only-m" />}
        entries={entries}
      />
      <UnreadBadge />
    </span>
  )
}

/** The canvas bar of a phone has no room for the device widths. */
function deviceEntries(studio: Studio): MenuEntry[] {
  const { mode, device: shown } = studio.view.get()
  return (
    [
      ['mobile', Smartphone],
      ['tablet', Tablet],
      ['desktop', Monitor],
    ] as const
  ).map(([device, icon]) => ({
    label: `View as ${device}, ${devices[device].width} px`,
    icon,
    isDisabled: mode === 'screen' && shown === device,
    onSelect: () => showDevice(studio, device),
  }))
}

/** Wider than the phone it is looked at on, a device is shown as whole as the zoom allows. */
function showDevice(studio: Studio, device: keyof typeof devices): void {
  studio.view.set({ mode: 'screen', device, zoom: zoomLimits.start })
  // Laid out in the next frame.
  if (device !== 'mobile') requestAnimationFrame(() => requestAnimationFrame(() => fitCanvas(studio)))
}
