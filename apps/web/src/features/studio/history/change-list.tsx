import { type AppDocument, describeChange, findNode } from '@kwiq/app-model'
import { Button } from '@kwiq/ui'
import { useMemo } from 'react'
import { describeNode } from '../edits/describe-node.ts'
import { useCanEdit, useDocument } from '../state/studio-context.ts'
import { canRestoreNode, listChanges } from './changed-parts.ts'
import type { ReadVersion } from './history-api.ts'
import { texts } from './texts.ts'
import { useRestore } from './use-restore.ts'

/** Changes that are written out. */
const mostChanges = 30

interface ChangeListProps {
  before: AppDocument
  after: AppDocument
  /** What the canvas shows: restoring takes the component from there. */
  shown: ReadVersion
  onShow: (screenId: string) => void
}

/** Every change of a version in words; what is about a component can be restored alone. */
export function ChangeList({ before, after, shown, onShow }: ChangeListProps) {
  const current = useDocument((document) => document)
  const canEdit = useCanEdit()
  const { isBusy, restore } = useRestore()
  const changes = useMemo(() => listChanges(before, after), [before, after])
  if (changes.length === 0) return null
  return (
    <section aria-label={texts.changes}>
      <ul className="vchanges">
        {changes.slice(0, mostChanges).map(({ change, nodeId }, index) => {
          const found = nodeId === null ? undefined : findNode(shown.document, nodeId)
          const words = describeChange(change)
          return (
            <li key={index}>
              {found ? (
                <button type="button" className="linklike" onClick={() => onShow(found.screen.id)}>
                  {words}
                </button>
              ) : (
                <span>{words}</span>
              )}
              {canEdit && found && canRestoreNode(shown.document, current, found.node.id) && (
                <Button
                  size="s"
                  variant="ghost"
                  aria-label={texts.restoreComponent(describeNode(found.node))}
                  disabled={isBusy}
                  onClick={() =>
                    void restore({
                      versionId: shown.version.id,
                      what: describeNode(found.node),
                      part: { nodeId: found.node.id },
                    })
                  }
                >
                  {texts.restoreThis}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {changes.length > mostChanges && (
        <p className="t3 xs">{texts.moreChanges(changes.length - mostChanges)}</p>
      )}
    </section>
  )
}
