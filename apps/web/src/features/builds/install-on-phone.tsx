import type { Build, InstallLink } from '@kwiq/contracts'
import { Button, ErrorState, Icon, Skeleton } from '@kwiq/ui'
import { useQuery } from '@tanstack/react-query'
import { Info, QrCode as QrIcon } from 'lucide-react'
import { useState } from 'react'
import { requestJson } from '../../shared/api/request.ts'
import { isLocalAddress } from '../../shared/qr-code/is-local-address.ts'
import { QrCode } from '../../shared/qr-code/qr-code.tsx'
import { texts } from './texts.ts'

/** The way of a finished Android build onto a phone: a code to scan, made when it is asked for. */
export function InstallOnPhone({ build }: { build: Build }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section className="install">
      <Button size="s" icon={QrIcon} aria-expanded={isOpen} onClick={() => setIsOpen((before) => !before)}>
        {texts.scanToInstall}
      </Button>
      {isOpen && <InstallCode build={build} />}
    </section>
  )
}

function InstallCode({ build }: { build: Build }) {
  const { data, isError, refetch } = useQuery<InstallLink>({
    queryKey: [`/api/builds/${build.id}/install-link`],
    queryFn: ({ signal }) =>
      requestJson<InstallLink>(`/api/builds/${build.id}/install-link`, { method: 'POST', signal }),
    // Each look at it makes a link that lasts its whole day.
    staleTime: 0,
    gcTime: 0,
  })
  if (isError) {
    return (
      <ErrorState
        title={texts.installDidNotLoad}
        text={texts.didNotLoadHint}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) return <Skeleton className="install-wait" width={202} height={202} />
  return (
    <div className="install-code">
      <QrCode text={data.url} label={texts.installCode} />
      <div className="next">
        <ol>
          {texts.installSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="t3 xs">{texts.installUntil(until.format(new Date(data.expiresAt)))}</p>
        {isLocalAddress(data.url) && (
          <p className="note">
            <Icon of={Info} />
            <span>{texts.installLocal}</span>
          </p>
        )}
      </div>
    </div>
  )
}

const until = new Intl.DateTimeFormat('en-GB', { weekday: 'long', hour: '2-digit', minute: '2-digit' })
