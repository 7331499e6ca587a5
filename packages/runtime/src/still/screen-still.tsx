import type { AppDocument, AppTheme, Screen } from '@kwiq/app-model'
import { memo, useMemo } from 'react'
import { useColorScheme } from 'react-native'
import { PhonePicture } from './phone-picture.tsx'
import { type StillLook, themeOfLook, usualLook } from './still-look.ts'

interface ScreenStillProps {
  document: AppDocument
  screenId: string
  /** In px; the height follows. */
  width: number
  look?: StillLook
}

/**
 * A picture of a screen: 375 by 812 (or the look's size) as it runs, scaled to `width`, inert and hidden from assistive technology
 * (name the thing it stands on). Nothing when there is no such screen.
 */
export function ScreenStill({ document, screenId, width, look }: ScreenStillProps) {
  const screen = document.screens.find(({ id }) => id === screenId)
  return screen ? <Still screen={screen} appTheme={document.app.theme} width={width} look={look} /> : null
}

export interface StillProps {
  screen: Screen
  appTheme: AppTheme
  width: number
  look?: StillLook
}

/** The picture itself, of a screen by itself. */
export const Still = memo(function Still({ screen, appTheme, width, look = usualLook }: StillProps) {
  const scheme = useColorScheme()
  const theme = useMemo(
    () => themeOfLook(appTheme, look, scheme === 'dark' ? 'dark' : 'light'),
    [appTheme, look, scheme],
  )
  const size = look.size ?? usualLook.size
  const height = (width * size.height) / size.width
  return (
    <div
      aria-hidden
      inert
      style={{
        position: 'relative',
        flex: 'none',
        width,
        height,
        overflow: 'hidden',
        contentVisibility: 'auto',
        containIntrinsicSize: `${width}px ${height}px`,
      }}
    >
      <div
        style={{
          position: 'absolute',
          top: 0,
          left: 0,
          ...size,
          transform: `scale(${width / size.width})`,
          transformOrigin: '0 0',
        }}
      >
        <PhonePicture screen={screen} theme={theme} size={size} />
      </div>
    </div>
  )
})
