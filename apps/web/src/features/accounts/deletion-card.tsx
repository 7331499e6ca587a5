import type { Account, User } from '@kwiq/contracts'
import { Button } from '@kwiq/ui'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { AccountSection } from './account-section.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { texts } from './texts.ts'

/** Leaving for good. */
export function DeletionCard({ user, account }: { user: User; account: Account }) {
  const [isAsking, setIsAsking] = useState(false)
  const isOwner = user.role === 'OWNER'
  return (
    <AccountSection title={texts.deletion} hint={isOwner ? texts.deletionOwner : texts.deletionHint}>
      <Button variant="danger" icon={Trash2} onClick={() => setIsAsking(true)}>
        {texts.deleteAccount}
      </Button>
      {isAsking && <DeleteAccountDialog account={account} onClose={() => setIsAsking(false)} />}
    </AccountSection>
  )
}
