import type { SigningKeyInfo } from '@kwiq/contracts'
import { Button, buttonClass, ErrorState, Icon, Skeleton } from '@kwiq/ui'
import { useQuery } from '@tanstack/react-query'
import { Download, KeyRound } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { requestJson } from '../../../shared/api/request.ts'
import { readServerMessage } from '../../../shared/api/error-body.ts'
import { formatDay } from '../../../shared/format-date.ts'
import { texts } from '../texts.ts'
import { KeyDownload } from './key-download.tsx'
import { KeyRestore } from './key-restore.tsx'

/** The key that signs a project's Android builds: what it is, a copy to keep, and another in its place. */
export function SigningKeyPanel({ projectId }: { projectId: string }) {
  const [open, setOpen] = useState<'download' | 'restore' | null>(null)
  const { data, error, isPending, refetch } = useQuery<SigningKeyInfo | null>({
    queryKey: ['/api/projects', projectId, 'signing-key'],
    queryFn: ({ signal }) => fetchKey(projectId, signal),
    staleTime: 0,
    gcTime: 0,
  })
  if (error) {
    const isRefused = error instanceof ApiError && error.status === 403
    if (isRefused) return <p className="t2">{readServerMessage(error)}</p>
    return (
      <ErrorState title={texts.keyDidNotLoad} text={texts.didNotLoadHint} onRetry={() => void refetch()} />
    )
  }
  if (isPending) return <Skeleton height={180} />
  const close = () => setOpen(null)
  return (
    <div className="signing-key">
      {data ? (
        <>
          <p className="t2">{texts.keyWords}</p>
          <code className="t3 fp2">
            {texts.sha256} {data.fingerprint}
          </code>
          <p className="t3 xs">
            {data.packageId}. {texts.keyValid(formatDay(data.validUntil))}
          </p>
        </>
      ) : (
        <p className="t2">{texts.keyNone}</p>
      )}
      <div className="row wrap">
        {data && (
          <Button icon={KeyRound} onClick={() => setOpen(open === 'download' ? null : 'download')}>
            {texts.downloadKey}
          </Button>
        )}
        {data && (
          <a
            className={buttonClass({})}
            href={`/api/projects/${projectId}/signing-key/assetlinks.json`}
            download
            title={texts.assetLinksHint}
          >
            <Icon of={Download} />
            {texts.assetLinks}
          </a>
        )}
        <Button variant="ghost" onClick={() => setOpen(open === 'restore' ? null : 'restore')}>
          {texts.restoreKey}
        </Button>
      </div>
      {data && <p className="t3 xs">{texts.assetLinksHint}</p>}
      {open === 'download' && <KeyDownload projectId={projectId} onDone={close} />}
      {open === 'restore' && (
        <KeyRestore
          projectId={projectId}
          onDone={() => {
            close()
            void refetch()
          }}
        />
      )}
    </div>
  )
}

/** The key's fingerprint, or null before the first Android build. */
async function fetchKey(projectId: string, signal: AbortSignal): Promise<SigningKeyInfo | null> {
  try {
    return await requestJson<SigningKeyInfo>(`/api/projects/${projectId}/signing-key`, { signal })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
