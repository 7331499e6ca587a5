import type { Screen } from '@kwiq/app-model'
import type { ResolvedTheme } from '@kwiq/catalogue/theme'
import { AppRuntimeContext } from '@kwiq/catalogue/views'
import { useMemo } from 'react'
import { View } from 'react-native'
import { inertRuntime } from '../inert-runtime.ts'
import { phoneInsets, phoneSize } from '../phone/phone-context.ts'
import { StatusBar } from '../phone/status-bar.tsx'
import { NodeTree } from '../screen/node-tree.tsx'
import { ScreenFrame } from '../screen/screen-frame.tsx'
import { screenLook } from '../screen/screen-look.ts'

interface PhonePictureProps {
  screen: Screen
  theme: ResolvedTheme
  /** In px; absent: 375 by 812. */
  size?: { width: number; height: number }
}

/** A screen with status bar and home indicator that does nothing. */
export function PhonePicture({ screen, theme, size = phoneSize }: PhonePictureProps) {
  const runtime = useMemo(() => inertRuntime('still', screen.id), [screen.id])
  const header = screen.components.find(({ type }) => type === 'header')
  const look = screenLook(screen, header, theme)
  return (
    <View style={{ ...size, overflow: 'hidden' }}>
      <AppRuntimeContext.Provider value={runtime}>
        <ScreenFrame
          screen={screen}
          theme={theme}
          width={size.width}
          insets={phoneInsets}
          extent="cut"
          renderNode={(node) => <NodeTree node={node} />}
        />
      </AppRuntimeContext.Provider>
      <StatusBar color={look.statusColor} homeColor={look.roles.text} />
    </View>
  )
}
