import type { AppDocument } from '@kwiq/app-model'
import { AppPlayer, PhoneFrame } from '@kwiq/runtime'
import { texts } from './texts.ts'

interface RunningPreviewProps {
  /** Of the screen in px. */
  width: number
  document: AppDocument
  /** Where it starts, and a number that changes with each start. */
  start: { screenId: string; round: number }
  onScreen: (screenId: string) => void
}

/** A template's app, to be used. */
export function RunningPreview({ width, document, start, onScreen }: RunningPreviewProps) {
  return (
    <div role="group" aria-label={texts.running(document.app.name)}>
      <PhoneFrame width={width}>
        <AppPlayer
          key={start.round}
          document={document}
          startScreenId={start.screenId}
          onScreenChange={onScreen}
        />
      </PhoneFrame>
    </div>
  )
}
