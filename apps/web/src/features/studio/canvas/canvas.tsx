// The canvas is one stop of the tab key, and its keys are the studio's shortcuts.
/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-element-interactions */
import { type MouseEvent, type PointerEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { useCanEdit, useScreenPart, useStudio, useView } from '../state/studio-context.ts'
import { useStore } from '../state/create-store.ts'
import { zoomBy } from '../state/view-state.ts'
import { texts } from '../texts.ts'
import { CanvasMenu } from './canvas-menu.tsx'
import { followDrag } from './drag-session.ts'
import { DrawnScreen } from './drawn-screen.tsx'
import { LabelEditor } from './label-editor.tsx'
import { type CanvasElements, nodeIdAt, setCanvasElements } from './node-elements.ts'
import { revealNode } from './reveal-node.ts'
import { followMarquee } from './marquee.ts'
import { PlacingBanner } from './placing-banner.tsx'
import { PresenceOutlines } from '../live/presence-outlines.tsx'
import { SelectionOverlay } from './selection-overlay.tsx'
import { useScrollPlace } from './use-scroll-place.ts'

/** The shown screen to select, drag and edit on. */
export function Canvas() {
  const studio = useStudio()
  const view = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const elements = useRef<CanvasElements | null>(null)

  // Before the effects of what is inside, which observe these elements.
  useLayoutEffect(() => {
    if (!view.current || !stage.current || !host.current) return
    elements.current = { view: view.current, stage: stage.current, host: host.current }
    setCanvasElements(studio, elements.current)
    return () => setCanvasElements(studio, null)
  }, [studio])

  useEffect(() => {
    const element = view.current
    if (!element) return
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      studio.view.set({ zoom: zoomBy(studio.view.get().zoom, event.deltaY < 0 ? 1 : -1) })
    }
    // React's own wheel listeners are passive: they could not keep the page from zooming.
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [studio])

  useScrollPlace(view)
  const isCovered = useView((state) => state.risen !== 'none' || state.sheet !== 'none')
  useEffect(() => {
    const id = studio.selection.getSelectedId()
    if (isCovered && id !== null) revealNode(studio, id)
  }, [studio, isCovered])

  // Proposed changes can be looked at, not edited.
  const isLookedAt = () => studio.shownInstead.get().document !== null

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || isLookedAt() || isOnScrollbar(event)) return
    const { selection } = studio
    const id = nodeIdAt(event.target)
    const isTouch = event.pointerType === 'touch'
    if (!isTouch && (id === null || event.shiftKey)) return followMarquee(studio, event, event.shiftKey)
    if (id === null || isAdding(event)) return
    // A press on one of several keeps them together, to be dragged; a click then chooses it alone.
    const isOneOfThem = selection.isSelected(id)
    if (!isTouch && !isOneOfThem) selection.select(id)
    const ids = isOneOfThem ? selection.getSelectedIds() : [id]
    followDrag(studio, { subject: { kind: 'move', ids }, start: event })
  }
  const onClick = (event: MouseEvent) => {
    if (isLookedAt() || isOnScrollbar(event)) return
    const id = nodeIdAt(event.target)
    if (!isAdding(event)) studio.selection.select(id)
    else if (id !== null) studio.selection.toggle(id)
  }
  const onPointerMove = (event: PointerEvent) => {
    if (event.pointerType !== 'touch' && event.buttons === 0 && !isLookedAt())
      studio.selection.hover(nodeIdAt(event.target))
  }
  const onDoubleClick = (event: MouseEvent) => {
    if (!isLookedAt() && studio.access.get().canEdit) studio.view.set({ editingId: nodeIdAt(event.target) })
  }

  return (
    <>
      <PlacingBanner />
      <CanvasMenu>
        <div
          className="view"
          ref={view}
          tabIndex={0}
          role="group"
          aria-label={texts.canvasName}
          data-canvas=""
          onPointerDown={onPointerDown}
          onClick={onClick}
        >
          <div className="stage" ref={stage}>
            <div
              className="host"
              ref={host}
              onPointerMove={onPointerMove}
              onPointerLeave={() => studio.selection.hover(null)}
              onDoubleClick={onDoubleClick}
            >
              <DrawnScreen />
              <EmptyHint />
            </div>
            <SelectionOverlay elements={elements} />
            <PresenceOutlines elements={elements} />
            <LabelEditor elements={elements} />
          </div>
        </div>
      </CanvasMenu>
    </>
  )
}

/** Whether a click takes one more into the selection, or out of it. */
const isAdding = (event: MouseEvent) => event.shiftKey || event.ctrlKey || event.metaKey

/** Whether the event is on a scrollbar of the canvas: it is told as one of the canvas itself. */
function isOnScrollbar({ currentTarget, target, clientX, clientY }: MouseEvent): boolean {
  if (target !== currentTarget) return false
  const { left, top } = currentTarget.getBoundingClientRect()
  return clientX - left >= currentTarget.clientWidth || clientY - top >= currentTarget.clientHeight
}

function EmptyHint() {
  const screenId = useView((view) => view.screenId)
  const isEmpty = useScreenPart(screenId, (screen) => screen?.components.length === 0)
  const canEdit = useCanEdit()
  const { shownInstead } = useStudio()
  const isInstead = useStore(shownInstead, ({ document }) => document !== null)
  const isRunning = useView((view) => view.sheet === 'run')
  if (!isEmpty || isInstead || isRunning) return null
  const { beginning, withPanel, onPhone, rest } = texts.emptyScreen
  return (
    <p className="drop-hint">
      {beginning}{' '}
      {canEdit && (
        <>
          <span className="by-mouse">{withPanel}</span>
          <span className="by-finger">{onPhone}</span> {rest}
        </>
      )}
    </p>
  )
}
