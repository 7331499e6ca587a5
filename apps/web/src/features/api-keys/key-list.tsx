import type { ApiKey, ApiKeyPermission } from '@kwiq/contracts'
import { Badge, EmptyState, ErrorState, IconButton, Skeleton } from '@kwiq/ui'
import { KeyRound, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatMoment } from '../../shared/format-date.ts'
import { formatRelative } from '../../shared/format-relative.ts'
import { CopyButton } from './copy-button.tsx'
import { DeleteKeyDialog } from './delete-key-dialog.tsx'
import { texts } from './texts.ts'
import { useApiKeys } from './use-api-keys.ts'

/** Permissions that can do harm stand out. */
const warned: readonly ApiKeyPermission[] = ['delete', 'admin']

/** The person's keys. */
export function KeyList() {
  const { data, isError, refetch } = useApiKeys()
  const [deleted, setDeleted] = useState<ApiKey | null>(null)
  return (
    <>
      <div className="sec-h">
        <h2>{texts.yourKeys}</h2>
        {data && data.length > 0 && <span className="t3 num">{data.length}</span>}
      </div>
      <section className="card keys" aria-label={texts.yourKeys}>
        {isError ? (
          <ErrorState title={texts.didNotLoad} text={texts.didNotLoadHint} onRetry={() => void refetch()} />
        ) : !data ? (
          <div className="key" role="status" aria-label={texts.loading}>
            <Skeleton height={88} />
          </div>
        ) : data.length === 0 ? (
          <EmptyState icon={KeyRound} title={texts.none} text={texts.noneHint} />
        ) : (
          data.map((apiKey) => <KeyRow key={apiKey.id} apiKey={apiKey} onDelete={() => setDeleted(apiKey)} />)
        )}
      </section>
      {deleted && <DeleteKeyDialog apiKey={deleted} onClose={() => setDeleted(null)} />}
    </>
  )
}

function KeyRow({ apiKey, onDelete }: { apiKey: ApiKey; onDelete: () => void }) {
  const { name, key, permissions, createdAt, lastUsed, expiresAt } = apiKey
  return (
    <div className="key">
      <div className="row between">
        <div className="row wrap">
          <b className="b">{name}</b>
          {permissions.map((permission) => (
            <Badge key={permission} tone={warned.includes(permission) ? 'warn' : undefined}>
              {permission}
            </Badge>
          ))}
        </div>
        <IconButton icon={Trash2} label={texts.deleteKey(name)} onClick={onDelete} />
      </div>
      {key === null ? (
        <p className="kv t2">{texts.notShown}</p>
      ) : (
        <div className="kv">
          <code className="trunc grow">{key}</code>
          <CopyButton name={name} value={key} />
        </div>
      )}
      <p className="xs t3 row wrap num">
        <span title={formatMoment(createdAt)}>{texts.createdAt(formatRelative(createdAt))}</span>
        {lastUsed === null ? (
          <span>{texts.neverUsed}</span>
        ) : (
          <span title={formatMoment(lastUsed)}>{texts.lastUsed(formatRelative(lastUsed))}</span>
        )}
        {expiresAt !== null && <Expiry at={expiresAt} />}
      </p>
    </div>
  )
}

function Expiry({ at }: { at: string }) {
  const when = formatRelative(at)
  const isOver = when.endsWith('ago') || when === 'just now'
  return (
    <span className="warnt" title={formatMoment(at)}>
      {isOver ? texts.expiredAt(when) : texts.expiresAt(when)}
    </span>
  )
}
