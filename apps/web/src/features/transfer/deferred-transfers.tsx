import './transfer.css'
import { Badge, Icon, IconButton } from '@kwiq/ui'
import { FileArchive, GitBranch, X } from 'lucide-react'
import { useShowError } from '../../shared/errors/use-show-error.ts'
import { formatDay } from '../../shared/format-date.ts'
import { texts } from './texts.ts'
import { useRemoveTransfer, useTransfers } from './use-transfer.ts'

/** What waits for its conversion; nothing at all where nothing waits. */
export function DeferredTransfers() {
  const { data } = useTransfers()
  const remove = useRemoveTransfer()
  const showError = useShowError()
  if (!data || data.length === 0) return null
  return (
    <section aria-labelledby="deferred-transfers">
      <div className="sec-h">
        <h2 id="deferred-transfers">{texts.deferred.title}</h2>
        <span className="t2">{texts.deferred.hint}</span>
      </div>
      <ul className="card deferred">
        {data.map(({ id, projectName, sourceType, sourceValue, createdAt }) => (
          <li key={id}>
            <Icon of={sourceType === 'ZIP' ? FileArchive : GitBranch} />
            <div className="grow">
              <p className="row">
                <b className="b trunc">{projectName}</b>
                <Badge>{texts.deferred.kinds[sourceType]}</Badge>
              </p>
              <p className="xs t2 trunc" title={sourceValue}>
                {sourceValue}
              </p>
            </div>
            <span className="xs t2 num only-d">{formatDay(createdAt)}</span>
            <IconButton
              icon={X}
              size="s"
              label={texts.deferred.remove(projectName)}
              disabled={remove.isPending}
              onClick={() =>
                remove.mutate(id, { onError: (error) => showError(error, texts.deferred.failed) })
              }
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
