import '@kwiq/catalogue/fonts.css'
import type { AppDocument, ComponentNode } from '@kwiq/app-model'
import { AppPlayer, CanvasScreen, type NodeSource, PhoneFrame, ScreenStill } from '@kwiq/runtime'
import { createRoot } from 'react-dom/client'

interface Sheet {
  documents: AppDocument[]
  /** Width of a screen in px. */
  width: number
  /** Start screens running in phones instead of stills. */
  isRunning: boolean
  /** Each screen as high as what it holds. */
  isTall: boolean
}

/** What a canvas reads of a document that nobody edits. */
function sourceOf({ app, screens }: AppDocument): NodeSource {
  const nodes = new Map<string, ComponentNode>()
  const collect = (each: readonly ComponentNode[]) => {
    for (const node of each) {
      nodes.set(node.id, node)
      collect(node.children ?? [])
    }
  }
  for (const { components } of screens) collect(components)
  return {
    getScreen: (screenId) => screens.find(({ id }) => id === screenId),
    getNode: (id) => nodes.get(id),
    getTheme: () => app.theme,
    subscribe: () => () => undefined,
  }
}

function TallScreens({ document, width }: { document: AppDocument; width: number }) {
  const source = sourceOf(document)
  return (
    <div>
      <p style={{ font: '600 22px sans-serif', maxWidth: 1800, margin: '0 0 12px' }}>
        {document.app.name}: {document.app.description?.slice(0, 400)}
      </p>
      <div style={{ display: 'flex', gap: 18, alignItems: 'flex-start' }}>
        {document.screens.map(({ id }) => (
          <div key={id} style={{ zoom: width / 375, border: '1px solid #bbb' }}>
            <PhoneFrame isTall bare>
              <CanvasScreen source={source} screenId={id} extent="full" />
            </PhoneFrame>
          </div>
        ))}
      </div>
    </div>
  )
}

function ContactSheet({ documents, width, isRunning, isTall }: Sheet) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', gap: 36, padding: 36, width: 'max-content' }}>
      {documents.map((document) =>
        isTall ? (
          <TallScreens
            key={document.app.name + document.app.theme.preset}
            document={document}
            width={width}
          />
        ) : (
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
        ),
      )}
    </div>
  )
}

const root = createRoot(document.getElementById('root') ?? document.body)

declare global {
  var showSheet: (sheet: Sheet) => void
}
globalThis.showSheet = (sheet) => root.render(<ContactSheet {...sheet} />)
