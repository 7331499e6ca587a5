import { InvitePage } from '../../features/sharing/invite-page.tsx'
import { useUser } from '../../shared/session/use-user.ts'

/** /invite/:token for a signed-in person. */
export function InviteScreen() {
  return <InvitePage email={useUser()?.email ?? null} />
}
