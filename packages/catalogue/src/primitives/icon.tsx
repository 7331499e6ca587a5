import { iconSvg } from '../icons/index.ts'
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

/** An icon of the catalogue. Decoration only: the thing it stands on has the name. */
export function Icon({ name, size = 24, color, strokeWidth = 1.8 }: IconProps) {
  const { roles } = useLayout()
  return <SvgMarkup svg={iconSvg(name, size, color ?? roles.text, strokeWidth)} width={size} height={size} />
}
