import { InvitePage } from '../../features/sharing/invite-page.tsx'

/** /invite/:token for a visitor: they sign in or register first, and come back. */
export function VisitorInvite() {
  return <InvitePage email={null} />
}
