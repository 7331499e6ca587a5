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

/** A screen with status bar and home indicator, 375 by 812 px, that does nothing. */
export function PhonePicture({ screen, theme }: { screen: Screen; theme: ResolvedTheme }) {
  const runtime = useMemo(() => inertRuntime('still', screen.id), [screen.id])
  const header = screen.components.find(({ type }) => type === 'header')
  const look = screenLook(screen, header, theme)
  return (
    <View style={{ ...phoneSize, overflow: 'hidden' }}>
      <AppRuntimeContext.Provider value={runtime}>
        <ScreenFrame
          screen={screen}
          theme={theme}
          width={phoneSize.width}
          insets={phoneInsets}
          extent="cut"
          renderNode={(node) => <NodeTree node={node} />}
        />
      </AppRuntimeContext.Provider>
      <StatusBar color={look.statusColor} homeColor={look.roles.text} />
    </View>
  )
}
