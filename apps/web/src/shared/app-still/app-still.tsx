import type { AppDocument } from '@kwiq/app-model'
import { ScreenStill } from '@kwiq/runtime'
import { Phone } from '@kwiq/ui'

interface AppStillProps {
  document: AppDocument
  /** Default: the start screen. */
  screenId?: string
  /** Width of the screen in px. */
  width: number
}

/** One screen of an app in a phone: a picture of it, not to be used. */
export function AppStill({ document, screenId, width }: AppStillProps) {
  return (
    <Phone screenWidth={width}>
      <ScreenStill document={document} screenId={screenId ?? findStartScreenId(document)} width={width} />
    </Phone>
  )
}

/** The screen an app opens with: the one it names, else its first; empty without any. */
export function findStartScreenId({ app, screens }: AppDocument): string {
  const start = screens.find((screen) => screen.id === app.startScreenId) ?? screens[0]
  return start?.id ?? ''
}
