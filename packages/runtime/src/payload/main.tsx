import { AppPlayer } from '../player/app-player.tsx'
import { createRoot } from 'react-dom/client'
import { carryDrawings } from './carried-drawings.ts'
import { loadDocument } from './load-document.ts'

const root = document.getElementById('root')

async function start(into: HTMLElement): Promise<void> {
  const app = await loadDocument()
  carryDrawings(app)
  document.title = app.app.name
  document.documentElement.lang = app.app.theme.language ?? 'en'
  createRoot(into).render(<AppPlayer document={app} keeper={deviceStorage()} hasPageHistory />)
}

/** The storage of the device, where it may be used. */
function deviceStorage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

if (root) {
  start(root).catch(() => {
    root.textContent = 'This app could not be opened. Please install it again.'
    root.className = 'broken'
  })
}
