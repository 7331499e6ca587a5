import { Share } from '@kwiq/contracts'
import type { AccessRow, Call, Place } from '../access-row.ts'

let invitations = 0
const newEmail = () => `invited-${++invitations}@kwiq.example`

export const sharingRows: AccessRow[] = [
  { route: 'GET /api/projects/{id}/shares', may: 'read-project' },
  {
    route: 'POST /api/projects/{id}/shares',
    may: 'share',
    call: async () => ({ body: { email: newEmail() } }),
  },
  {
    route: 'PATCH /api/projects/{id}/shares/{shareId}',
    may: 'share',
    call: async (place) => ({ ...(await someShare(place)), body: { permission: 'editor' } }),
  },
  { route: 'DELETE /api/projects/{id}/shares/{shareId}', may: 'share', call: someShare },
  { route: 'GET /api/projects/{id}/people', may: 'read-project' },
  { route: 'GET /api/projects/{id}/live', may: 'read-project', isStream: true },
  {
    route: 'POST /api/projects/{id}/presence',
    may: 'read-project',
    call: { body: { clientId: '5f2b7c1e-0d5c-4c1c-9a52-0d6c3d2f7a11', screenId: 'home' } },
  },
  { route: 'GET /api/invites/{token}', may: 'anyone', call: openInvitation },
  { route: 'POST /api/invites/{token}/accept', may: 'signed-in', call: openInvitation },
]

/** An invitation made just now, so that nobody's own share is meant. */
async function someShare({ asOwner, projectId }: Place): Promise<Call> {
  const made = await asOwner('POST', `/api/projects/${projectId}/shares`, { email: newEmail() })
  return { params: { shareId: Share.parse(made.json()).id } }
}

async function openInvitation({ people, asOwner }: Place): Promise<Call> {
  const made = await asOwner('POST', `/api/projects/${await people.makeProject()}/shares`, {
    email: newEmail(),
  })
  return { params: { token: Share.parse(made.json()).inviteUrl?.split('/').at(-1) ?? '' } }
}
