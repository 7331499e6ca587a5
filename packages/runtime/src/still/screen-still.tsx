import type { AppDocument, AppTheme, Screen } from '@kwiq/app-model'
import { resolveTheme } from '@kwiq/catalogue/theme'
import { memo, useMemo } from 'react'
import { useColorScheme } from 'react-native'
import { phoneSize } from '../phone/phone-context.ts'
import { PhonePicture } from './phone-picture.tsx'

interface ScreenStillProps {
  document: AppDocument
  screenId: string
  /** In px; the height follows. */
  width: number
}

/**
 * A picture of a screen: 375 by 812 as it runs, scaled to `width`, inert and hidden from assistive technology
 * (name the thing it stands on). Nothing when there is no such screen.
 */
export function ScreenStill({ document, screenId, width }: ScreenStillProps) {
  const screen = document.screens.find(({ id }) => id === screenId)
  return screen ? <Still screen={screen} appTheme={document.app.theme} width={width} /> : null
}

const Still = memo(function Still(props: { screen: Screen; appTheme: AppTheme; width: number }) {
  const { screen, appTheme, width } = props
  const scheme = useColorScheme()
  const theme = useMemo(
    () => resolveTheme(appTheme, scheme === 'dark' ? 'dark' : 'light'),
    [appTheme, scheme],
  )
  const height = (width * phoneSize.height) / phoneSize.width
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
          ...phoneSize,
          transform: `scale(${width / phoneSize.width})`,
          transformOrigin: '0 0',
        }}
      >
        <PhonePicture screen={screen} theme={theme} />
      </div>
    </div>
  )
})
