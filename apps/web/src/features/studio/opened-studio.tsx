import type { AppDocument } from '@kwiq/app-model'
import type { ProjectRole } from '@kwiq/contracts'
import { classes, useToast } from '@kwiq/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'
import { Canvas } from './canvas/canvas.tsx'
import { CommandPalette } from './commands/command-palette.tsx'
import { CommentsSheet } from './comments/comments-sheet.tsx'
import { CheckSheet } from './check/check-sheet.tsx'
import { FlowInspector } from './flow/flow-inspector.tsx'
import { FlowView } from './flow/flow-view.tsx'
import { ContactSheet } from './sheet/contact-sheet.tsx'
import { CanvasBar } from './canvas/canvas-bar.tsx'
import { Generation } from './generate/generation.tsx'
import { StudioHeader } from './header/studio-header.tsx'
import { HistorySheet } from './history/history-sheet.tsx'
import { InspectorPanel } from './inspector/inspector-panel.tsx'
import { LeftPanel } from './left-panel.tsx'
import { LiveContext } from './live/live-context.ts'
import { NoLongerHere } from './live/no-longer-here.tsx'
import { ReadOnlyUnless } from './live/read-only-unless.tsx'
import { useLive } from './live/use-live.ts'
import { ViewOnlyBanner } from './live/view-only-banner.tsx'
import './live/live.css'
import { PanelOpeners } from './panel-openers.tsx'
import { PhoneTools } from './phone-tools.tsx'
import { MoveDialog } from './pick/move-dialog.tsx'
import { ScreensStrip } from './screens/screens-strip.tsx'
import { ShortcutsDialog } from './shortcuts/shortcuts-dialog.tsx'
import { useFileDrops } from './shortcuts/use-file-drops.ts'
import { useShortcuts } from './shortcuts/use-shortcuts.ts'
import { createSaid, Said, speakerOf } from './said.tsx'
import { useStore } from './state/create-store.ts'
import { keepPending } from './state/keep-pending.ts'
import { leaveStudio, openStudio } from './state/open-studio.ts'
import { StudioContext } from './state/studio-context.ts'
import { tellTrouble } from './state/tell-trouble.ts'
import { useStudioSlots } from './studio-slots.ts'
import { texts } from './texts.ts'

interface OpenedStudioProps {
  projectId: string
  name: string
  document: AppDocument
  etag: string
  role: ProjectRole
}

/** The studio with a document in it. What is passed is where it starts; from then on the studio has its own. */
export function OpenedStudio({ projectId, name, document, etag, role }: OpenedStudioProps) {
  const { toast } = useToast()
  const client = useQueryClient()
  const [own] = useState(createSaid)
  const [studio] = useState(() =>
    openStudio({ projectId, document, etag, role, toast, announce: own.announce }),
  )
  const slots = useStudioSlots()
  const sheet = useStore(studio.view, (view) => view.sheet)
  const dialog = useStore(studio.view, (view) => view.dialog)
  const mode = useStore(studio.view, (view) => view.mode)
  const risen = useStore(studio.view, (view) => view.risen)
  const isLeftOpen = useStore(studio.view, (view) => view.isLeftOpen)
  const isRightOpen = useStore(studio.view, (view) => view.isRightOpen)
  useShortcuts(studio)
  useFileDrops(studio)
  const people = useLive(studio)
  const { role: roleNow, canEdit } = useStore(studio.access, (access) => access)

  // The shown screen comes first; what stands around it follows with the next drawing.
  const isScreenDrawn = useDeferredValue(true, false)

  useEffect(() => keepPending(studio), [studio])
  useEffect(() => tellTrouble(studio), [studio])
  useEffect(() => {
    return () => {
      // Other pages read the project anew: this one has changed it.
      void leaveStudio(studio).then(() => client.invalidateQueries({ queryKey: ['/api/projects'] }))
    }
  }, [studio, client])

  const closeSheet = () => studio.view.set({ sheet: 'none' })
  const closeDialog = () => studio.view.set({ dialog: 'none' })
  if (roleNow === null) return <NoLongerHere studio={studio} name={name} />
  return (
    <StudioContext value={studio}>
      <LiveContext value={people}>
        <div
          className={classes('studio', (risen !== 'none' || sheet !== 'none') && 'is-risen')}
          data-density="dense"
          data-toasts="beside-panels"
        >
          <StudioHeader name={name} />
          {(isLeftOpen || risen === 'left') && (
            <aside
              className={classes('pal', risen === 'left' && 'risen')}
              aria-label={texts.components}
              tabIndex={risen === 'left' ? -1 : undefined}
            >
              <LeftPanel />
            </aside>
          )}
          <main className="canvas">
            <CanvasBar />
            {mode === 'screen' && <Canvas />}
            {mode === 'screen' && (isScreenDrawn ? <ScreensStrip /> : <div className="strip" />)}
            {mode === 'flow' && <FlowView />}
            {mode === 'sheet' && <ContactSheet />}
            <PanelOpeners />
            <ViewOnlyBanner />
          </main>
          {sheet === 'history' && <HistorySheet onClose={closeSheet} />}
          {sheet === 'check' && <CheckSheet onClose={closeSheet} />}
          {sheet === 'comments' && <CommentsSheet onClose={closeSheet} />}
          {sheet === 'none' && (isRightOpen || risen === 'right') && (
            <aside
              className={classes('insp', risen === 'right' && 'risen')}
              aria-label={texts.properties}
              tabIndex={risen === 'right' ? -1 : undefined}
            >
              {!isScreenDrawn ? (
                <p className="empty-note">{texts.noSelection}</p>
              ) : mode === 'flow' ? (
                <ReadOnlyUnless canEdit={canEdit}>
                  <FlowInspector />
                </ReadOnlyUnless>
              ) : (
                <InspectorPanel />
              )}
            </aside>
          )}
          <PhoneTools />
          {canEdit && <Generation />}
          <ShortcutsDialog />
          {dialog === 'commands' && <CommandPalette onClose={closeDialog} />}
          {canEdit && dialog === 'move' && <MoveDialog onClose={closeDialog} />}
          {dialog === 'share' && slots.share({ projectId, projectName: name, onClose: closeDialog })}
          {canEdit &&
            dialog === 'export' &&
            slots.exportApp({ projectId, projectName: name, onClose: closeDialog })}
          <Said {...speakerOf(studio, own)} />
        </div>
      </LiveContext>
    </StudioContext>
  )
}
