import './qr-code.css'
import { useMemo } from 'react'
import { encode } from 'uqr'

/** Quiet zone around the code in modules; the standard asks for four, the frame's white adds to these two. */
const quiet = 2

/** An address as a QR code, dark on white in both themes: many cameras read nothing else. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { data, size } = encode(text, { border: 0, ecc: 'M' })
    const path = data
      .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
      .join('')
    return { size, path }
  }, [text])
  const edge = size + 2 * quiet
  return (
    <div className="qr">
      <svg
        viewBox={`${-quiet} ${-quiet} ${edge} ${edge}`}
        role="img"
        aria-label={label}
        shapeRendering="crispEdges"
      >
        <rect x={-quiet} y={-quiet} width={edge} height={edge} className="qr-light" />
        <path d={path} className="qr-dark" />
      </svg>
    </div>
  )
}
