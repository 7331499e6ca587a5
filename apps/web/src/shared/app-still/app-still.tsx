import type { AppDocument } from '@kwiq/app-model'
import { Phone } from '@kwiq/ui'
import { lazy, Suspense } from 'react'
import { findStartScreenId } from './find-start-screen-id.ts'

// The runtime is the largest part of Kwiq: pages with pictures of apps stand before it has arrived.
const ScreenStill = lazy(async () => ({ default: (await import('@kwiq/runtime')).ScreenStill }))

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
      <Suspense>
        <div className="still">
          <ScreenStill document={document} screenId={screenId ?? findStartScreenId(document)} width={375} />
        </div>
      </Suspense>
    </Phone>
  )
}
