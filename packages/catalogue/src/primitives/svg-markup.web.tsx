interface SvgMarkupProps {
  /** An `<svg>` made by our own generators, never by people or models: it is put into the page as it is. */
  svg: string
  width: number
  height: number
}

/** Draws an svg that is at hand as text. It carries no meaning of its own: whoever uses it names it. */
export function SvgMarkup({ svg, width, height }: SvgMarkupProps) {
  return (
    <div
      aria-hidden
      style={{ width, height, flexShrink: 0, lineHeight: 0, overflow: 'hidden', direction: 'ltr' }}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}
