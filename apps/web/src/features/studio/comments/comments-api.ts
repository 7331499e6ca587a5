import type { Approval, Comment, CommentAnchor, Person, UnreadComments } from '@kwiq/contracts'
import { nextPage } from '../../../shared/api/next-page.ts'
import { requestJson, sendRequest } from '../../../shared/api/request.ts'

const projectUrl = (projectId: string) => `/api/projects/${encodeURIComponent(projectId)}`
const commentUrl = (projectId: string, commentId: string) =>
  `${projectUrl(projectId)}/comments/${encodeURIComponent(commentId)}`

/** Pages read at most: more than anybody scrolls through. */
const mostPages = 10

/** All comments of a project, newest first, page by page. */
export async function fetchComments(projectId: string): Promise<Comment[]> {
  const comments: Comment[] = []
  let url: string | null = `${projectUrl(projectId)}/comments`
  for (let page = 0; url !== null && page < mostPages; page += 1) {
    const response: Response = await sendRequest(url)
    // The server checks its answers against the same contract.
    comments.push(...((await response.json()) as Comment[]))
    url = nextPage(response)
  }
  return comments
}

interface NewComment {
  comment: string
  anchor?: CommentAnchor
  parentId?: string
}

export function addComment(projectId: string, payload: NewComment): Promise<Comment> {
  return requestJson<Comment>(`${projectUrl(projectId)}/comments`, { method: 'POST', payload })
}

export function changeComment(
  projectId: string,
  commentId: string,
  payload: { comment?: string; resolved?: boolean },
): Promise<Comment> {
  return requestJson<Comment>(commentUrl(projectId, commentId), { method: 'PATCH', payload })
}

export async function removeComment(projectId: string, commentId: string): Promise<void> {
  await sendRequest(commentUrl(projectId, commentId), { method: 'DELETE' })
}

export function fetchPeople(projectId: string): Promise<Person[]> {
  return requestJson<Person[]>(`${projectUrl(projectId)}/people`)
}

export function fetchApprovals(projectId: string): Promise<Approval[]> {
  return requestJson<Approval[]>(`${projectUrl(projectId)}/approvals`)
}

export async function fetchUnread(projectId: string): Promise<number> {
  return (await requestJson<UnreadComments>(`${projectUrl(projectId)}/unread-comments`)).count
}

export async function markRead(projectId: string): Promise<void> {
  await sendRequest(`${projectUrl(projectId)}/unread-comments`, { method: 'PUT' })
}
