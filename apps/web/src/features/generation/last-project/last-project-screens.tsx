import type { AppDocument } from '@kwiq/app-model'
import { Badge } from '@kwiq/ui'
import { AppStill } from '../../../shared/app-still/app-still.tsx'
import { findStartScreenId } from '../../../shared/app-still/find-start-screen-id.ts'
import { lastProjectTexts as texts } from '../texts.ts'

/** Every screen of the app. */
export function LastProjectScreens({ document }: { document: AppDocument }) {
  const startScreenId = findStartScreenId(document)
  return (
    <ul className="screen-grid">
      {document.screens.map(({ id, name }) => (
        <li key={id}>
          <AppStill document={document} screenId={id} width={180} />
          <p className="row">
            <span className="trunc">{name}</span>
            {id === startScreenId && <Badge tone="accent">{texts.start}</Badge>}
          </p>
        </li>
      ))}
    </ul>
  )
}
