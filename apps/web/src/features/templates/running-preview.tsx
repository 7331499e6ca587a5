import type { AppDocument } from '@kwiq/app-model'
import { AppPlayer, PhoneFrame } from '@kwiq/runtime'
import { texts } from './texts.ts'

interface RunningPreviewProps {
  document: AppDocument
  /** Where it starts, and a number that changes with each start. */
  start: { screenId: string; round: number }
  onScreen: (screenId: string) => void
}

/** Width of the phone's screen in px. */
const width = 225

/** A template's app, to be used. */
export function RunningPreview({ document, start, onScreen }: RunningPreviewProps) {
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
