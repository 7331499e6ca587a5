import '@kwiq/catalogue/fonts.css'
import { type AppDocument, findNode } from '@kwiq/app-model'
import { AppPlayer, CanvasScreen, type NodeSource, ScreenStill } from '@kwiq/runtime'
import { createRoot } from 'react-dom/client'

interface Show {
  /** Names what is shown, so that one can wait for it. */
  key: string
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

function Screens({ name, document, mode, width, height }: Omit<Show, 'key'> & { name: string }) {
  const source = createSource(document)
  return (
    <div
      data-show={name}
      style={{ display: 'flex', gap: 24, alignItems: 'flex-start', width: 'max-content' }}
    >
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
declare global {
  var showScreens: (show: Show) => void
}
globalThis.showScreens = ({ key, ...show }) => root.render(<Screens key={key} name={key} {...show} />)
