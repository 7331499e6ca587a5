import type { ComponentNode } from '@kwiq/app-model'
import { resolveTheme } from '@kwiq/catalogue/theme'
import { AppRuntimeContext } from '@kwiq/catalogue/views'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useColorScheme } from 'react-native'
import { inertRuntime } from '../inert-runtime.ts'
import { phoneInsets, phoneSize, useIsInPhone } from '../phone/phone-context.ts'
import { StatusBar } from '../phone/status-bar.tsx'
import { ScreenFrame } from '../screen/screen-frame.tsx'
import { screenLook } from '../screen/screen-look.ts'
import { CanvasGroups } from './canvas-groups.tsx'
import { CanvasNode, type RenderNode } from './canvas-node.tsx'
import { type NodeSource, themeKey } from './node-source.ts'
import { useStructure } from './use-structure.ts'

interface CanvasScreenProps {
  source: NodeSource
  screenId: string
  renderNode?: RenderNode
  /** `full`: as high as its content, at least the device's height, so that nothing is hidden; `screen`: cut. */
  extent?: 'screen' | 'full'
  /** Size of the device in px; absent: 375 by 812. */
  width?: number
  height?: number
}

/** From this many components at the top of a screen, those out of sight are not laid out. */
const manyComponents = 40

/**
 * A screen to edit. Every component is an element with `data-node-id`; nothing in it acts. It is not drawn
 * anew by anything but the source, so selection and hover belong outside of it.
 */
export function CanvasScreen(props: CanvasScreenProps) {
  const { source, screenId, renderNode, extent = 'screen' } = props
  const { width = phoneSize.width, height = phoneSize.height } = props
  const isInPhone = useIsInPhone()
  const scheme = useColorScheme()
  const onTheme = useCallback((listener: () => void) => source.subscribe(themeKey, listener), [source])
  const readTheme = () => source.getTheme()
  const screen = useStructure(source, screenId)
  const appTheme = useSyncExternalStore(onTheme, readTheme, readTheme)
  const theme = useMemo(
    () => resolveTheme(appTheme, scheme === 'dark' ? 'dark' : 'light'),
    [appTheme, scheme],
  )
  const runtime = useMemo(() => inertRuntime('edit', screenId), [screenId])
  if (!screen) return null
  const isLong = screen.components.length > manyComponents
  const look = screenLook(
    screen,
    screen.components.find(({ type }) => type === 'header'),
    theme,
  )
  const drawGroups = (nodes: readonly ComponentNode[], gap: number) => (
    <CanvasGroups key={screenId} nodes={nodes} source={source} renderNode={renderNode} gap={gap} />
  )
  return (
    <div
      data-screen-id={screenId}
      data-locked={screen.isLocked}
      style={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        width,
        minHeight: height,
        height: extent === 'full' ? undefined : height,
        overflow: 'hidden',
      }}
    >
      <AppRuntimeContext.Provider value={runtime}>
        <ScreenFrame
          screen={screen}
          theme={theme}
          width={width}
          insets={phoneInsets}
          extent={extent === 'full' ? 'grow' : 'cut'}
          renderNode={(node) => <CanvasNode id={node.id} source={source} renderNode={renderNode} />}
          renderBody={isLong ? drawGroups : undefined}
        />
      </AppRuntimeContext.Provider>
      {isInPhone ? <StatusBar color={look.statusColor} homeColor={look.roles.text} /> : null}
    </div>
  )
}
