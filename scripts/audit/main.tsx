import '@kwiq/catalogue/fonts.css'
import { type AppDocument, findNode } from '@kwiq/app-model'
import { AppPlayer, CanvasScreen, type NodeSource, ScreenStill } from '@kwiq/runtime'
import { createRoot } from 'react-dom/client'

interface Show {
  document: AppDocument
  mode: 'run' | 'edit' | 'still'
  /** Of a screen in px. */
  width: number
  /** Of a running screen in px: high enough that nothing has to be scrolled to. */
  height: number
}

function createSource(document: AppDocument): NodeSource {
  return {
    getScreen: (screenId) => document.screens.find(({ id }) => id === screenId),
    getNode: (id) => findNode(document, id)?.node,
    getTheme: () => document.app.theme,
    subscribe: () => () => {},
  }
}

function Screens({ document, mode, width, height }: Show) {
  const source = createSource(document)
  return (
    <div style={{ display: 'flex', gap: 24, alignItems: 'flex-start', width: 'max-content' }}>
      {document.screens.map(({ id }) => (
        <div key={id} data-audit={id} style={{ width, height, display: 'flex', flexDirection: 'column' }}>
          {mode === 'run' ? (
            <AppPlayer document={document} startScreenId={id} />
          ) : mode === 'edit' ? (
            <CanvasScreen source={source} screenId={id} width={width} extent="full" />
          ) : (
            <ScreenStill document={document} screenId={id} width={width} />
          )}
        </div>
      ))}
    </div>
  )
}

const root = createRoot(document.getElementById('root') ?? document.body)
let count = 0

declare global {
  var showScreens: (show: Show) => void
}
globalThis.showScreens = (show) => root.render(<Screens key={(count += 1)} {...show} />)
