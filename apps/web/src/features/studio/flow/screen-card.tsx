import { CanvasScreen, phoneSize } from '@kwiq/runtime'
import { classes, Icon } from '@kwiq/ui'
import { Handle, type Node, type NodeProps, Position, useUpdateNodeInternals } from '@xyflow/react'
import { Play } from 'lucide-react'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { useIsSeen } from '../../../shared/app-still/use-is-seen.ts'
import { linkPlaces } from '../edits/link-places.ts'
import { showScreen } from '../edits/screen-edits.ts'
import { useScreen, useStudio, useView } from '../state/studio-context.ts'
import { type LinkAnchor, measureLinkPlaces } from './measure-link-places.ts'
import { cardSize } from './place-screens.ts'
import { trimmedSource } from './trimmed-source.ts'

/** Handles of a card: the whole screen as a source, and as a target. */
const screenSource = 'screen'
export const screenTarget = 'target'

export type ScreenNode = Node<{ isStart: boolean }, 'screen'>

/** Ms after an edit before arrows are measured anew. */
const settleMs = 250

/** A screen on the board: drawn live, with a dot at every place an arrow can start from. */
export const ScreenCard = memo(function ScreenCard({ id, data }: NodeProps<ScreenNode>) {
  const studio = useStudio()
  const screen = useScreen(id)
  const isShown = useView((view) => view.screenId === id)
  const card = useRef<HTMLDivElement>(null)
  const isSeen = useIsSeen(card)
  const update = useUpdateNodeInternals()
  const [anchors, setAnchors] = useState<LinkAnchor[]>([])
  const isMeasured = useRef(false)
  const source = useMemo(() => trimmedSource(studio.document), [studio])
  const places = useMemo(() => linkPlaces(screen?.components ?? []), [screen])

  useEffect(() => {
    if (!isSeen) return undefined
    const measure = () => {
      if (card.current) setAnchors(measureLinkPlaces(card.current, places))
    }
    // The first arrows come with the screens; what letters and pictures shift is seen a moment later.
    if (!isMeasured.current) measure()
    isMeasured.current = true
    const timer = window.setTimeout(measure, settleMs)
    return () => window.clearTimeout(timer)
  }, [isSeen, places])
  useEffect(() => {
    if (anchors.length > 0) update(id)
  }, [anchors, update, id])

  if (!screen) return null
  const linked = new Set(
    places.flatMap(({ nodeId, property, action }) => (action ? [`${nodeId} ${property}`] : [])),
  )
  return (
    <div className={classes('fcard', isShown && 'is-shown')}>
      <button
        type="button"
        className="fname nodrag nopan"
        aria-label={`Open ${screen.name}`}
        onClick={() => showScreen(studio, id)}
      >
        {data.isStart && (
          <span className="badge acc">
            <Icon of={Play} size={12} />
            Start
          </span>
        )}
        <span className="trunc">{screen.name}</span>
      </button>
      <div className="fscreen" ref={card}>
        <div
          className="fdrawn"
          inert
          aria-hidden="true"
          style={{ ...phoneSize, transform: `scale(${cardSize.width / phoneSize.width})` }}
        >
          {isSeen && <CanvasScreen source={source} screenId={id} extent="screen" />}
        </div>
        {anchors.map((anchor) => (
          <Handle
            key={anchor.id}
            id={anchor.id}
            type="source"
            position={Position.Right}
            className={classes('fplace', linked.has(anchor.id) && 'is-linked')}
            style={{ left: anchor.x, top: anchor.y }}
            title={places.find(({ nodeId, property }) => `${nodeId} ${property}` === anchor.id)?.label}
            aria-hidden="true"
          />
        ))}
        <Handle
          id={screenSource}
          type="source"
          position={Position.Right}
          className="fout"
          title={`Link from ${screen.name}`}
          aria-hidden="true"
        />
        <Handle id={screenTarget} type="target" position={Position.Left} className="fin" aria-hidden="true" />
      </div>
    </div>
  )
})
