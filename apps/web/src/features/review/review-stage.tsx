import type { AppDocument } from '@kwiq/app-model'
import type { CommentAnchor } from '@kwiq/contracts'
import { AppPlayer, PhoneFrame } from '@kwiq/runtime'
import { type Ref, useEffect, useRef } from 'react'
import { anchorAt } from './drawn-app.ts'
import { texts } from './texts.ts'
import { useWindowHeight } from './use-is-narrow.ts'

/** px that header and margins take of the window's height, and the height of a phone with its bezel. */
const around = 112
const phone = { width: 375, height: 830 }

interface ReviewStageProps {
  ref: Ref<HTMLDivElement>
  document: AppDocument
  /** The window is a phone's: the app fills it. */
  isNarrow: boolean
  isPinning: boolean
  screenId: string
  onScreen: (screenId: string) => void
  onPlace: (anchor: CommentAnchor | null) => void
}

/** The running app, and the layer that takes a tap for the place of a comment. */
export function ReviewStage(props: ReviewStageProps) {
  const { ref, document, isNarrow, isPinning, screenId, onScreen, onPlace } = props
  const height = useWindowHeight()
  const stage = useRef<HTMLDivElement | null>(null)
  const width = Math.min(phone.width, Math.max(240, ((height - around) * phone.width) / phone.height))
  useEffect(() => {
    if (!isPinning) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onPlace(null)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isPinning, onPlace])

  const player = <AppPlayer document={document} onScreenChange={onScreen} hasPageHistory />
  return (
    <main className="rstage canvasbg" aria-label={texts.app(document.app.name)}>
      <div
        className="rapp"
        ref={(element) => {
          stage.current = element
          if (typeof ref === 'function') ref(element)
          else if (ref) ref.current = element
        }}
      >
        {isNarrow ? player : <PhoneFrame width={width}>{player}</PhoneFrame>}
      </div>
      {isPinning && (
        // The keyboard's way is to comment on the screen, without a place.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <div
          className="place-layer"
          onClick={({ clientX, clientY }) => {
            const anchor = stage.current && anchorAt(stage.current, screenId, { x: clientX, y: clientY })
            if (anchor) onPlace(anchor)
          }}
        />
      )}
    </main>
  )
}
