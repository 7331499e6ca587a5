import { type AppDocument, findScreen } from '@kwiq/app-model'
import { ScreenStill } from '@kwiq/runtime'
import { Badge, Button } from '@kwiq/ui'
import { ArrowRight } from 'lucide-react'
import { useCanEdit, useDocument } from '../state/studio-context.ts'
import { canRestoreScreen, type ChangedScreen } from './changed-parts.ts'
import type { ReadVersion } from './history-api.ts'
import { texts } from './texts.ts'
import { useRestore } from './use-restore.ts'

/** Width of a screen's picture in px, and how many screens are drawn. */
const stillWidth = 96
const mostScreens = 12

interface ChangedScreensProps {
  screens: readonly ChangedScreen[]
  before: AppDocument
  after: AppDocument
  /** What the canvas shows: restoring takes the screen from there. */
  shown: ReadVersion
  onShow: (screenId: string) => void
}

/** The changed screens before and after, side by side, each to be looked at on the canvas and to be restored. */
export function ChangedScreens({ screens, before, after, shown, onShow }: ChangedScreensProps) {
  const current = useDocument((document) => document)
  const canEdit = useCanEdit()
  const { isBusy, restore } = useRestore()
  if (screens.length === 0) return null
  return (
    <section aria-label={texts.screens}>
      <ul className="vscreens">
        {screens.slice(0, mostScreens).map(({ id, name, kind }) => (
          <li key={id}>
            <div className="row between">
              <button type="button" className="linklike b trunc" onClick={() => onShow(id)}>
                {name}
              </button>
              {kind === 'added' && <Badge tone="ok">{texts.newScreen}</Badge>}
              {kind === 'removed' && <Badge tone="bad">{texts.removedScreen}</Badge>}
            </div>
            <div className="vpair">
              <Picture document={before} screenId={id} words={texts.before} />
              <ArrowRight size={14} aria-hidden />
              <Picture document={after} screenId={id} words={texts.after} />
            </div>
            {canEdit && canRestoreScreen(shown.document, current, id) && (
              <Button
                size="s"
                aria-label={texts.restoreScreen(name)}
                disabled={isBusy}
                onClick={() =>
                  void restore({ versionId: shown.version.id, what: name, part: { screenId: id } })
                }
              >
                {texts.restore}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {screens.length > mostScreens && (
        <p className="t3 xs">{texts.moreChanges(screens.length - mostScreens)}</p>
      )}
    </section>
  )
}

function Picture({ document, screenId, words }: { document: AppDocument; screenId: string; words: string }) {
  return (
    <figure>
      <div className="shot">
        {findScreen(document, screenId) ? (
          <ScreenStill document={document} screenId={screenId} width={stillWidth} />
        ) : null}
      </div>
      <figcaption className="t3 xs">{words}</figcaption>
    </figure>
  )
}
