import { type AppDocument, isEqual } from '@kwiq/app-model'
import { ScreenStill, type StillLook } from '@kwiq/runtime'
import { Icon } from '@kwiq/ui'
import { TriangleAlert } from 'lucide-react'
import { memo, useEffect, useRef, useState } from 'react'
import { useIsSeen } from '../../../shared/app-still/use-is-seen.ts'
import { drawInTurn } from '../../../shared/draw-in-turn.ts'
import { showScreen } from '../edits/screen-edits.ts'
import { trimForStill } from '../screens/trim-for-still.ts'
import { useSettledDocument } from '../screens/use-settled-document.ts'
import { useStudio } from '../state/studio-context.ts'
import { findOverflow } from './find-overflow.ts'

interface Variant {
  id: string
  name: string
  look: StillLook
}

/** The conditions every screen is looked at under. */
const variants: readonly Variant[] = [
  { id: 'light', name: 'Light', look: { mode: 'light' } },
  { id: 'dark', name: 'Dark', look: { mode: 'dark' } },
  { id: 'large', name: '200% text', look: { textScale: 2 } },
  { id: 'rtl', name: 'Right to left', look: { direction: 'rtl' } },
  { id: 'small', name: 'Small phone, 320 px', look: { size: { width: 320, height: 568 } } },
]

/** Width of a picture in px, and the height of the place kept for it until it is drawn. */
const pictureWidth = 170
const placeHeight = Math.round((pictureWidth * 812) / 375)

/** Every screen in light, dark, with large words, from right to left, and on a small phone. */
export function ContactSheet() {
  const document = useSettledDocument()
  return (
    // The sheet scrolls both ways, so it must be reachable by keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="csheet" tabIndex={0} role="region" aria-label="Contact sheet">
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">Screen</span>
            </th>
            {variants.map((variant) => (
              <th key={variant.id} scope="col">
                {variant.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {document.screens.map((screen) => (
            <Row key={screen.id} document={document} screenId={screen.id} name={screen.name} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps {
  document: AppDocument
  screenId: string
  name: string
}

const Row = memo(
  function Row({ document, screenId, name }: RowProps) {
    const studio = useStudio()
    const row = useRef<HTMLTableRowElement>(null)
    const isSeen = useIsSeen(row)
    const trimmed = trimForStill(document, screenId)
    return (
      <tr ref={row}>
        <th scope="row">
          <button type="button" className="linklike" onClick={() => showScreen(studio, screenId)}>
            {name}
          </button>
        </th>
        {variants.map((variant) => (
          <td key={variant.id}>
            {isSeen && trimmed ? (
              <Picture document={trimmed} screenId={screenId} variant={variant} name={name} />
            ) : (
              <div style={{ width: pictureWidth, height: placeHeight }} />
            )}
          </td>
        ))}
      </tr>
    )
  },
  (before, after) =>
    before.name === after.name &&
    before.document.app === after.document.app &&
    before.document.screens.find(({ id }) => id === before.screenId) ===
      after.document.screens.find(({ id }) => id === after.screenId),
)

interface PictureProps {
  document: AppDocument
  screenId: string
  variant: Variant
  name: string
}

function Picture({ document, screenId, variant, name }: PictureProps) {
  const studio = useStudio()
  const frame = useRef<HTMLButtonElement>(null)
  const [found, setFound] = useState<string[]>([])
  // After every drawing: what is found changes only with what is drawn.
  useEffect(() => {
    const measure = () => {
      if (!frame.current) return
      const next = findOverflow(frame.current)
      setFound((before) => (isEqual(before, next) ? before : next))
    }
    const forget = drawInTurn(measure)
    // Fonts change widths. Not the promise that they are ready: to ask for it lays the page out.
    window.document.fonts.addEventListener('loadingdone', measure)
    return () => {
      forget()
      window.document.fonts.removeEventListener('loadingdone', measure)
    }
  })
  return (
    <>
      <button
        type="button"
        className="cpic"
        ref={frame}
        aria-label={`Open ${name}, ${variant.name}`}
        onClick={() => showScreen(studio, screenId)}
      >
        <ScreenStill document={document} screenId={screenId} width={pictureWidth} look={variant.look} />
      </button>
      {found.length > 0 && (
        <p className="cfind" title={found.join('\n')}>
          <Icon of={TriangleAlert} size={12} />
          <span>
            {found.length === 1 ? `Cut: “${found[0]}”` : `${found.length} words cut, first “${found[0]}”`}
          </span>
        </p>
      )}
    </>
  )
}
