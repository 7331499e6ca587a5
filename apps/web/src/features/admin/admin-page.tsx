import './admin.css'
import { LoadingPage, useToast } from '@kwiq/ui'
import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useUser } from '../../shared/session/use-user.ts'
import { useDocumentTitle } from '../../shared/use-document-title.ts'
import { FlagsCard } from './flags-card.tsx'
import { MonitoringCard } from './monitoring-card.tsx'
import { QueueCard } from './queue-card.tsx'
import { StatCards } from './stat-cards.tsx'
import { texts } from './texts.ts'
import { UsersCard } from './users-card.tsx'

/** How long the toast stands before somebody else is led away, in ms. */
const leaveDelay = 500

/** /admin, for the OWNER alone; `children` are cards of other features. */
export function AdminPage({ children }: { children?: ReactNode }) {
  useDocumentTitle(texts.documentTitle)
  const user = useUser()
  const { toast } = useToast()
  const navigate = useNavigate()
  const isOwner = user?.role === 'OWNER'

  useEffect(() => {
    if (isOwner) return undefined
    toast({ title: texts.denied, description: texts.deniedHint, variant: 'destructive' })
    const timer = setTimeout(() => void navigate('/'), leaveDelay)
    return () => clearTimeout(timer)
  }, [isOwner, toast, navigate])

  if (!isOwner) return <LoadingPage text={texts.loading} />
  return (
    <main className="page admin">
      <div className="page-h">
        <div>
          <h1 className="l">{texts.title}</h1>
          <p className="row">
            <i className="dot ok" aria-hidden="true" />
            {texts.refreshed}
          </p>
        </div>
      </div>
      <StatCards />
      <MonitoringCard />
      <UsersCard />
      <QueueCard />
      {children}
      <FlagsCard />
    </main>
  )
}
