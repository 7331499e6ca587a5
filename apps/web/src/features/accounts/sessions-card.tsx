import type { Session } from '@kwiq/contracts'
import { Badge, Button, ErrorState, Skeleton, useToast } from '@kwiq/ui'
import { useShowError } from '../../shared/errors/use-show-error.ts'
import { formatDay, formatMoment } from '../../shared/format-date.ts'
import { formatRelative } from '../../shared/format-relative.ts'
import { AccountSection } from './account-section.tsx'
import { describeDevice } from './describe-device.ts'
import { texts } from './texts.ts'
import { useEndSession, useSessions } from './use-account.ts'

/** Where one is signed in. */
export function SessionsCard() {
  const { data, isError, refetch } = useSessions()
  const { toast } = useToast()
  const showError = useShowError()
  const endSession = useEndSession()
  const end = (id: string | null) =>
    endSession.mutate(id, {
      onSuccess: () =>
        toast({ title: texts.success, description: id === null ? texts.othersEnded : texts.sessionEnded }),
      onError: (error) => showError(error, texts.endFailed),
    })
  return (
    <AccountSection title={texts.sessions} hint={texts.sessionsHint}>
      {isError ? (
        <ErrorState title={texts.didNotLoad} text={texts.didNotLoadHint} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton height={56} />
      ) : (
        <>
          <ul className="account-sessions">
            {data.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isBusy={endSession.isPending}
                onEnd={() => end(session.id)}
              />
            ))}
          </ul>
          {data.length > 1 && (
            <Button disabled={endSession.isPending} onClick={() => end(null)}>
              {texts.endOthers}
            </Button>
          )}
        </>
      )}
    </AccountSection>
  )
}

interface SessionRowProps {
  session: Session
  isBusy: boolean
  onEnd: () => void
}

function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const device = describeDevice(session.userAgent) ?? texts.unknownDevice
  return (
    <li className="row between">
      <div>
        <p className="row wrap">
          <b className="b">{device}</b>
          {session.isCurrent && <Badge tone="accent">{texts.thisSession}</Badge>}
        </p>
        <p className="xs t3" title={formatMoment(session.lastUsedAt)}>
          {texts.lastUsed(formatRelative(session.lastUsedAt))}, {texts.since(formatDay(session.createdAt))}
        </p>
      </div>
      {!session.isCurrent && (
        <Button size="s" disabled={isBusy} aria-label={texts.endSession(device)} onClick={onEnd}>
          {texts.end}
        </Button>
      )}
    </li>
  )
}
