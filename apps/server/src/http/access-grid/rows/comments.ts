import { Comment, guestHeader, ReviewComment, ReviewLink } from '@kwiq/contracts'
import type { AccessRow, Call, Place } from '../access-row.ts'

const guest = { key: '6f1f7a0e-1111-4000-8000-000000000000', name: 'Gus' }
const comment = { comment: 'Larger, please' }

export const commentRows: AccessRow[] = [
  { route: 'GET /api/projects/{id}/comments', may: 'read-comments' },
  { route: 'POST /api/projects/{id}/comments', may: 'comment', call: { body: comment } },
  {
    route: 'PATCH /api/projects/{id}/comments/{commentId}',
    may: 'comment',
    call: async (place) => ({ ...(await ownComment(place)), body: { resolved: true } }),
  },
  { route: 'DELETE /api/projects/{id}/comments/{commentId}', may: 'comment', call: ownComment },
  { route: 'GET /api/projects/{id}/unread-comments', may: 'read-comments' },
  { route: 'PUT /api/projects/{id}/unread-comments', may: 'read-comments' },
  { route: 'GET /api/projects/{id}/approvals', may: 'read-comments' },
  { route: 'GET /api/projects/{id}/review-links', may: 'share' },
  { route: 'POST /api/projects/{id}/review-links', may: 'share', call: { body: {} } },
  { route: 'DELETE /api/projects/{id}/review-links/{linkId}', may: 'share', call: someLink },
  { route: 'GET /api/review/{token}', may: 'anyone', call: openReview },
  { route: 'GET /api/review/{token}/comments', may: 'anyone', call: openReview },
  {
    route: 'POST /api/review/{token}/comments',
    may: 'anyone',
    call: async (place) => ({ ...(await openReview(place)), body: { ...comment, guest } }),
  },
  {
    route: 'PATCH /api/review/{token}/comments/{commentId}',
    may: 'anyone',
    call: async (place) => ({ ...(await guestComment(place)), body: comment }),
  },
  { route: 'DELETE /api/review/{token}/comments/{commentId}', may: 'anyone', call: guestComment },
  { route: 'GET /api/review/{token}/approvals', may: 'anyone', call: openReview },
  {
    route: 'PUT /api/review/{token}/approvals',
    may: 'anyone',
    call: async (place) => ({
      ...(await openReview(place)),
      body: { screenId: 'home', approved: true, guest },
    }),
  },
]

/** A comment of whoever calls, where they can make one: what one may do with one's own. */
async function ownComment({ people, actor, projectId, asOwner }: Place): Promise<Call> {
  const url = `/api/projects/${projectId}/comments`
  const isInProject = actor === 'viewer' || actor === 'editor' || actor === 'admin'
  const made = isInProject
    ? await people.must(actor, 'POST', url, comment)
    : await asOwner('POST', url, comment)
  return { params: { commentId: Comment.parse(made.json()).id } }
}

async function someLink({ asOwner, projectId }: Place): Promise<Call> {
  const made = await asOwner('POST', `/api/projects/${projectId}/review-links`, {})
  return { params: { linkId: ReviewLink.parse(made.json()).id } }
}

async function openReview({ people, asOwner }: Place): Promise<Call> {
  const made = await asOwner('POST', `/api/projects/${await people.makeProject()}/review-links`, {})
  return { params: { token: ReviewLink.parse(made.json()).url?.split('/').at(-1) ?? '' } }
}

/** A guest's comment; whoever calls says the secret of the browser that made it. */
async function guestComment(place: Place): Promise<Call> {
  const { params } = await openReview(place)
  const url = `/api/review/${params?.token}/comments`
  const made = await place.asOwner('POST', url, { ...comment, guest })
  return {
    params: { ...params, commentId: ReviewComment.parse(made.json()).id },
    headers: { [guestHeader]: guest.key },
  }
}
