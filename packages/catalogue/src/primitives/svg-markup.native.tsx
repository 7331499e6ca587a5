import { SvgXml } from 'react-native-svg'

interface SvgMarkupProps {
  /** An `<svg>` made by our own generators. */
  svg: string
  width: number
  height: number
}

/** Draws an svg that is at hand as text. It carries no meaning of its own: whoever uses it names it. */
export function SvgMarkup({ svg, width, height }: SvgMarkupProps) {
  return <SvgXml xml={svg} width={width} height={height} accessibilityElementsHidden />
}
