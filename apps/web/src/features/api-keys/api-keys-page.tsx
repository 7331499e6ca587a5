import './api-keys.css'
import { useDocumentTitle } from '../../shared/use-document-title.ts'
import { KeyList } from './key-list.tsx'
import { NewKeyCard } from './new-key-card.tsx'
import { texts } from './texts.ts'

/** /api-keys: make keys, see them, delete them. */
export function ApiKeysPage() {
  useDocumentTitle(texts.documentTitle)
  return (
    <main className="page api-keys">
      <div className="page-h">
        <div>
          <h1 className="l">{texts.title}</h1>
          <p>
            {texts.lead}{' '}
            <a className="link" href="/api/docs">
              {texts.readDocs}
            </a>
          </p>
        </div>
      </div>
      <NewKeyCard />
      <KeyList />
    </main>
  )
}
