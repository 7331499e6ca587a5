import '@kwiq/catalogue/fonts.css'
import type { AppDocument } from '@kwiq/app-model'
import { AppPlayer, PhoneFrame, ScreenStill } from '@kwiq/runtime'
import { createRoot } from 'react-dom/client'

interface Sheet {
  documents: AppDocument[]
  /** Width of a screen in px. */
  width: number
  /** Start screens running in phones instead of stills. */
  isRunning: boolean
}

function ContactSheet({ documents, width, isRunning }: Sheet) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', gap: 36, padding: 36, width: 'max-content' }}>
      {documents.map((document) => (
        <div key={document.app.name + document.app.theme.preset} style={{ display: 'flex', gap: 36 }}>
          {isRunning ? (
            <PhoneFrame width={width}>
              <AppPlayer document={document} />
            </PhoneFrame>
          ) : (
            document.screens.map(({ id }) => (
              <PhoneFrame key={id} width={width}>
                <ScreenStill document={document} screenId={id} width={375} />
              </PhoneFrame>
            ))
          )}
        </div>
      ))}
    </div>
  )
}

const root = createRoot(document.getElementById('root') ?? document.body)

declare global {
  var showSheet: (sheet: Sheet) => void
}
globalThis.showSheet = (sheet) => root.render(<ContactSheet {...sheet} />)
