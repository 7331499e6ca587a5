import { View, type ViewStyle } from 'react-native'
import { findIconName, iconSvg } from '../icons/index.ts'
import { useLayout } from './layout.ts'
import { SvgMarkup } from './svg-markup'

interface IconProps {
  name: string
  /** Side in px; absent: 24. */
  size?: number
  /** Absent: the colour of text. */
  color?: string
  /** On the 24 px grid; absent: 1.8. */
  strokeWidth?: number
}

/** Icons that show where something leads or comes from. */
const pointing: ReadonlySet<string | undefined> = new Set([
  'back',
  'next',
  'arrowRight',
  'send',
  'logout',
  'external',
  'list',
])
const mirrored: ViewStyle = { transform: [{ scaleX: -1 }] }

/** An icon of the catalogue; where reading begins at the right, those that point are mirrored. Decoration only: the thing it stands on has the name. */
export function Icon({ name, size = 24, color, strokeWidth = 1.8 }: IconProps) {
  const { roles, isRtl } = useLayout()
  const drawn = (
    <SvgMarkup svg={iconSvg(name, size, color ?? roles.text, strokeWidth)} width={size} height={size} />
  )
  return isRtl && pointing.has(findIconName(name)) ? <View style={mirrored}>{drawn}</View> : drawn
}
