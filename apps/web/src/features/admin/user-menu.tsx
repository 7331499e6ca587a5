import { type AdminUser, publicTiers, type UpdateUserRequest } from '@kwiq/contracts'
import { ConfirmDialog, IconButton, Menu, useToast } from '@kwiq/ui'
import { Ellipsis, KeyRound, LogOut, UserCheck, UserX } from 'lucide-react'
import { useState } from 'react'
import { useShowError } from '../../shared/errors/use-show-error.ts'
import { PasswordLinkDialog } from './password-link-dialog.tsx'
import { texts } from './texts.ts'
import { useEndSessions, useMakePasswordLink, useUpdateUser } from './use-admin.ts'

/** What the OWNER can do with an account. */
export function UserMenu({ user }: { user: AdminUser }) {
  const [isAsking, setIsAsking] = useState(false)
  const update = useUpdateUser()
  const endSessions = useEndSessions()
  const makeLink = useMakePasswordLink()
  const { toast } = useToast()
  const showError = useShowError()
  const onError = (failure: unknown) => showError(failure, texts.changeFailed)
  const change = (values: UpdateUserRequest) =>
    update.mutate(
      { id: user.id, ...values },
      {
        onSuccess: () => {
          setIsAsking(false)
          toast(texts.changed)
        },
        onError,
      },
    )
  const signOut = () => endSessions.mutate(user.id, { onSuccess: () => toast(texts.signedOut), onError })

  return (
    <>
      <Menu
        trigger={<IconButton icon={Ellipsis} size="s" label={texts.more(user.email)} hasNoTooltip />}
        entries={[
          ...publicTiers.map((tier) => ({
            label: texts.setTier(tier),
            isDisabled: tier === user.role,
            onSelect: () => change({ role: tier }),
          })),
          { kind: 'separator' },
          {
            label: texts.passwordLink,
            icon: KeyRound,
            isDisabled: user.suspendedAt !== null,
            onSelect: () =>
              makeLink.mutate(user.id, {
                onError: (failure) => showError(failure, texts.passwordLinkFailed),
              }),
          },
          { label: texts.endSessions, icon: LogOut, onSelect: signOut },
          user.suspendedAt
            ? { label: texts.readmit, icon: UserCheck, onSelect: () => change({ suspended: false }) }
            : { label: texts.suspend, icon: UserX, isDangerous: true, onSelect: () => setIsAsking(true) },
        ]}
      />
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={texts.suspendQuestion(user.email)}
        description={texts.suspendHint}
        confirmLabel={texts.suspend}
        isBusy={update.isPending}
        isDangerous
        onConfirm={() => change({ suspended: true })}
      />
      {makeLink.data && (
        <PasswordLinkDialog email={user.email} link={makeLink.data} onClose={makeLink.reset} />
      )}
    </>
  )
}
