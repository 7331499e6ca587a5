import { useEffect, useState, type RefObject } from 'react'
import type { ShowcaseScreen } from '../../shared/showcase/showcase.ts'
import { flowPath, type FlowLine } from './flow-path.ts'
import { findTapped } from './find-tapped.ts'

interface FlowLinesProps {
  /** Holds a `.phone` for each screen, in order. */
  row: RefObject<HTMLElement | null>
  screens: readonly ShowcaseScreen[]
}

/** Lines from what is tapped to the screen it opens. Measured on the page, again whenever the row changes its size. */
export function FlowLines({ row, screens }: FlowLinesProps) {
  const [lines, setLines] = useState<FlowLine[]>([])
  useEffect(() => {
    const element = row.current
    if (!element) return
    const measure = () => setLines(measureLines(element, screens))
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    // Not `fonts.ready`: before the first layout no font is asked for yet, and it would be ready at once.
    document.fonts.addEventListener('loadingdone', measure)
    return () => {
      observer.disconnect()
      document.fonts.removeEventListener('loadingdone', measure)
    }
  }, [row, screens])

  return (
    <svg className="flowsvg" aria-hidden="true">
      {lines.map(({ from, to }) => (
        <g key={from.x} fill="none" stroke="var(--accent)" strokeWidth="1.5">
          <path d={flowPath({ from, to })} />
          <path d={`M${to.x - 6} ${to.y - 4}l6 4-6 4`} strokeLinecap="round" strokeLinejoin="round" />
          <circle cx={from.x} cy={from.y} r="4" fill="var(--surface)" />
        </g>
      ))}
    </svg>
  )
}

/** How far below the top of a phone its line ends, in px. */
const arrival = 130

function measureLines(row: HTMLElement, screens: readonly ShowcaseScreen[]): FlowLine[] {
  const frame = row.getBoundingClientRect()
  const phones = [...row.querySelectorAll('.phone')]
  return screens.flatMap(({ taps }, index) => {
    const host = phones[index]?.querySelector('.still')
    if (!host?.shadowRoot) return []
    const next = phones[index + 1]?.getBoundingClientRect()
    const start = findTapped(host, taps, frame.bottom - 8)
    if (!start || !next) return []
    return [
      {
        from: { x: start.x - frame.left, y: start.y - frame.top },
        to: { x: next.left - frame.left - 3, y: next.top - frame.top + arrival },
      },
    ]
  })
}
