import './accounts.css'
import { ErrorState, Skeleton } from '@kwiq/ui'
import { useUser } from '../../shared/session/use-user.ts'
import { useDocumentTitle } from '../../shared/use-document-title.ts'
import { DataCard } from './data-card.tsx'
import { DeletionCard } from './deletion-card.tsx'
import { EmailCard } from './email-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { ProfileCard } from './profile-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { texts } from './texts.ts'
import { useAccount } from './use-account.ts'
import { useConfirmLink } from './use-confirm-link.ts'

/** /account: who one is, how one signs in, and one's data. */
export function AccountPage() {
  useDocumentTitle(texts.documentTitle)
  useConfirmLink()
  const user = useUser()
  const { data: account, isError, refetch } = useAccount()
  return (
    <main className="page account">
      <div className="page-h">
        <div>
          <h1 className="l">{texts.title}</h1>
          <p>{texts.lead}</p>
        </div>
      </div>
      {isError ? (
        <ErrorState title={texts.didNotLoad} text={texts.didNotLoadHint} onRetry={() => void refetch()} />
      ) : !account || !user ? (
        <div role="status" aria-label={texts.loading} className="col">
          <Skeleton height={160} />
          <Skeleton height={160} />
        </div>
      ) : (
        <>
          <ProfileCard user={user} />
          <EmailCard account={account} />
          <PasswordCard account={account} />
          <SessionsCard />
          <DataCard />
          <DeletionCard user={user} account={account} />
        </>
      )}
    </main>
  )
}
