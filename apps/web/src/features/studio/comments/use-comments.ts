import type { Comment, Person } from '@kwiq/contracts'
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useStudio } from '../state/studio-context.ts'
import { fetchApprovals, fetchComments, fetchPeople, fetchUnread, markRead } from './comments-api.ts'

const keyOf = (projectId: string, part: string) => ['studio', projectId, part]

/** The comments, read anew each time the sheet opens, and the way to read them again. */
export function useComments(): UseQueryResult<Comment[]> {
  const { projectId } = useStudio()
  return useQuery({
    queryKey: keyOf(projectId, 'comments'),
    queryFn: () => fetchComments(projectId),
    staleTime: 0,
    gcTime: 0,
  })
}

/** Who can be named. Without them comments are read and written all the same. */
export function usePeople(): readonly Person[] {
  const { projectId } = useStudio()
  const { data } = useQuery({
    queryKey: keyOf(projectId, 'people'),
    queryFn: () => fetchPeople(projectId),
    staleTime: 0,
  })
  return data ?? []
}

export function useApprovals() {
  const { projectId } = useStudio()
  return useQuery({
    queryKey: keyOf(projectId, 'approvals'),
    queryFn: () => fetchApprovals(projectId),
    staleTime: 0,
    gcTime: 0,
  })
}

/** How many comments of others one has not seen. */
export function useUnread(): number {
  const { projectId } = useStudio()
  const { data } = useQuery({
    queryKey: keyOf(projectId, 'unread'),
    queryFn: () => fetchUnread(projectId),
    gcTime: 0,
  })
  return data ?? 0
}

/** Counts what is shown as seen, now and whenever more arrives. */
export function useMarkRead(comments: readonly Comment[] | undefined): void {
  const { projectId } = useStudio()
  const client = useQueryClient()
  useEffect(() => {
    if (!comments) return
    client.setQueryData(keyOf(projectId, 'unread'), 0)
    // Seen all the same when this cannot be told: it is told again next time.
    markRead(projectId).catch(() => undefined)
  }, [client, projectId, comments])
}

/** Reads anew whatever of the comments is on the page. */
export function useRefreshComments(): () => void {
  const { projectId } = useStudio()
  const client = useQueryClient()
  return useCallback(() => {
    for (const part of ['comments', 'approvals', 'unread']) {
      void client.invalidateQueries({ queryKey: keyOf(projectId, part) })
    }
  }, [client, projectId])
}
