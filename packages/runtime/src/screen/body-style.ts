import type { Screen } from '@kwiq/app-model'
import type { ResolvedTheme } from '@kwiq/catalogue/theme'
import type { Layout } from '@kwiq/catalogue/views'
import type { ViewStyle } from 'react-native'
import type { ScreenParts } from './split-screen.ts'

/** Free space under the body in px, so that a fixed foot never hides the end. */
const roomUnder = { navbar: 96, footer: 120, composer: 96 }

function footRoom({ feet }: ScreenParts, insets: Layout['insets']): number {
  const foot = feet[0]
  if (!foot) return insets.bottom + 24
  return foot.type === 'navbar'
    ? roomUnder.navbar
    : foot.type === 'input'
      ? roomUnder.composer
      : roomUnder.footer
}

interface BodyPlace {
  parts: ScreenParts
  layout: Layout
  theme: ResolvedTheme
  properties: Screen['properties']
  isUnderCover: boolean
  /** Height of the foot in px, once measured. */
  footHeight?: number
}

const justifications = { start: 'flex-start', center: 'center', end: 'flex-end' } as const

/** Px between the components of a body. */
export function bodyGap(theme: ResolvedTheme): number {
  return theme.spacing.screen + (theme.density === 'airy' ? 2 : 0)
}

/** The column between header and foot: margins, gaps and the room the foot needs. */
export function bodyStyle(place: BodyPlace): ViewStyle {
  const { parts, layout, theme, properties, isUnderCover, footHeight = 0 } = place
  const [first] = parts.body
  const isFirstBleed = first?.properties.bleed === true
  const isSite = first?.type === 'webview' && first.properties.fill === true
  const isSheet = isUnderCover && theme.elevation !== 'rules'
  const justify = properties?.justify ?? 'start'
  const isPlaced = justify !== 'start'
  const top = parts.headers.length > 0 ? (isUnderCover ? 24 : 14) : layout.insets.top + 16
  const room = Math.max(footRoom(parts, layout.insets), footHeight > 0 ? footHeight + 16 : 0)
  return {
    flexGrow: 1,
    paddingHorizontal: layout.screenMargin,
    paddingTop: isSite ? (parts.headers.length > 0 ? 0 : layout.insets.top) : isFirstBleed ? 0 : top,
    paddingBottom: isSite ? footHeight : isPlaced && parts.feet.length === 0 ? 60 : room,
    gap: bodyGap(theme),
    justifyContent: justifications[justify],
    backgroundColor: isSheet ? theme.roles.background : undefined,
    borderTopLeftRadius: isSheet ? theme.radius.card : 0,
    borderTopRightRadius: isSheet ? theme.radius.card : 0,
  }
}
