import type { ComponentNode, Screen } from '@kwiq/app-model'
import type { ResolvedTheme } from '@kwiq/catalogue/theme'
import { type Layout, LayoutContext, screenLayout } from '@kwiq/catalogue/views'
import { Fragment, type ReactNode, useMemo, useState } from 'react'
import { View } from 'react-native'
import { bodyGap, bodyStyle } from './body-style.ts'
import { ReadingFrame } from './reading-frame.tsx'
import { screenLook } from './screen-look.ts'
import { ScrollingScreen } from './scrolling-screen.tsx'
import { splitScreen } from './split-screen.ts'

export interface ScreenFrameProps {
  screen: Screen
  theme: ResolvedTheme
  /** In px. */
  width: number
  insets: Layout['insets']
  /** `scroll`: as a running app; `cut`: what fits is shown; `grow`: as high as the content. */
  extent: 'scroll' | 'cut' | 'grow'
  renderNode: (node: ComponentNode) => ReactNode
  /** Draws the body's components together instead of each by `renderNode`; `gap` px stand between them. */
  renderBody?: (nodes: readonly ComponentNode[], gap: number) => ReactNode
  /** Where the body was scrolled to, in px, who remembers it, and who hears when a cover comes or goes. */
  scroll?: { initial: number; onScroll: (y: number) => void; onCoverPassed: (isPassed: boolean) => void }
}

/** Kinds of header that go away with the body when it is scrolled. */
const isScrolledAway = (kind: string | undefined) => kind !== undefined && kind !== 'bar'

/** A screen laid out: header, body, and what is fixed to the foot. Fills the parent, or grows with its content. */
export function ScreenFrame(props: ScreenFrameProps) {
  const { screen, theme, width, insets, extent, renderNode, renderBody } = props
  const [footHeight, setFootHeight] = useState<number>()
  const parts = useMemo(() => splitScreen(screen.components), [screen.components])
  const look = screenLook(screen, parts.headers[0], theme)
  const layout = useMemo(
    () => screenLayout(theme, width, insets, screen.name),
    [theme, width, insets, screen.name],
  )
  const bodyLayout = useMemo(() => ({ ...layout, roles: look.roles }), [layout, look.roles])
  const isUnderCover = look.header === 'cover'
  const headerLayout = isUnderCover || look.header === 'block' ? layout : bodyLayout

  const header = (
    <LayoutContext.Provider value={headerLayout}>
      {parts.headers.map((node) => (
        <Fragment key={node.id}>{renderNode(node)}</Fragment>
      ))}
    </LayoutContext.Provider>
  )
  const body = (
    <LayoutContext.Provider value={bodyLayout}>
      <View
        style={bodyStyle({ parts, layout, theme, properties: screen.properties, isUnderCover, footHeight })}
      >
        {renderBody
          ? renderBody(parts.body, bodyGap(theme))
          : parts.body.map((node) => <Fragment key={node.id}>{renderNode(node)}</Fragment>)}
      </View>
    </LayoutContext.Provider>
  )
  return (
    <ReadingFrame
      language={layout.language}
      isRtl={layout.isRtl}
      isGrowing={extent === 'grow'}
      ground={look.ground}
    >
      {extent === 'scroll' ? (
        <ScrollingScreen
          header={header}
          isHeaderScrolled={isScrolledAway(look.header)}
          isUnderCover={isUnderCover}
          statusHeight={insets.top}
          statusGround={look.statusGround}
          scroll={props.scroll}
        >
          {body}
        </ScrollingScreen>
      ) : (
        <View
          style={{
            flexGrow: 1,
            flexShrink: extent === 'grow' ? 0 : 1,
            minHeight: 0,
            overflow: extent === 'grow' ? 'visible' : 'hidden',
          }}
        >
          {header}
          {body}
        </View>
      )}
      {parts.feet.length > 0 ? (
        <LayoutContext.Provider value={layout}>
          <View
            style={{ position: 'absolute', left: 0, right: 0, bottom: 0, pointerEvents: 'box-none' }}
            onLayout={({ nativeEvent }) => setFootHeight(Math.round(nativeEvent.layout.height))}
          >
            {parts.feet.map((node) => (
              <Fragment key={node.id}>{renderNode(node)}</Fragment>
            ))}
          </View>
        </LayoutContext.Provider>
      ) : null}
    </ReadingFrame>
  )
}
