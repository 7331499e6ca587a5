import type {
  ActivityLogEntry,
  AdminRun,
  AdminStats,
  AdminUser,
  ErrorLogEntry,
  FeatureFlag,
  HealthMetric,
  PasswordLink,
  Performance,
  QueuedBuild,
  QueueState,
  UpdateUserRequest,
} from '@kwiq/contracts'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { nextPage } from '../../shared/api/next-page.ts'
import { requestJson, sendRequest } from '../../shared/api/request.ts'
import { useMutation } from '../../shared/api/use-mutation.ts'

/** What everybody does changes all of this: it is read anew whenever the page is opened. */
const anew = { refetchOnMount: 'always' } as const
/** Milliseconds between two looks at the monitoring lists. */
const refreshInterval = 30_000
const watched = { ...anew, refetchInterval: refreshInterval }

const errorsKey = ['/api/monitoring', 'errors']
const usersKey = ['/api/admin/users']
const queueKey = ['/api/admin/queue']
const statsKey = ['/api/admin', 'stats']
const flagsKey = ['/api/admin', 'flags']

export const useStats = () => useQuery<AdminStats>({ queryKey: statsKey, ...anew })
export const useErrors = () => usePages<ErrorLogEntry>(errorsKey, '/api/monitoring/errors', refreshInterval)
export const useHealth = () =>
  useQuery<HealthMetric[]>({ queryKey: ['/api/monitoring', 'health'], ...watched })
export const useActivity = () =>
  usePages<ActivityLogEntry>(['/api/monitoring', 'activity'], '/api/monitoring/activity', refreshInterval)
export const usePerformance = () =>
  useQuery<Performance>({ queryKey: ['/api/monitoring', 'performance'], ...watched })
export const useRuns = () => usePages<AdminRun>(['/api/admin', 'runs'], '/api/admin/runs', refreshInterval)
export const useFlags = () => useQuery<FeatureFlag[]>({ queryKey: flagsKey })

export function useResolveError() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => requestJson(`/api/monitoring/errors/${id}`, { method: 'PATCH' }),
    onSuccess: () => client.invalidateQueries({ queryKey: errorsKey }),
  })
}

/** A list page by page; the next page is named by the answer's Link header. */
function usePages<Row>(queryKey: readonly string[], first: string, refetchInterval?: number) {
  const found = useInfiniteQuery({
    queryKey,
    initialPageParam: first,
    queryFn: async ({ pageParam, signal }) => {
      const response = await sendRequest(pageParam, { signal })
      // The server checks its answers against the contract of this type.
      const rows = (await response.json()) as Row[]
      return { rows, next: nextPage(response) }
    },
    getNextPageParam: ({ next }) => next,
    // The table stays while the next letters are searched for.
    placeholderData: (before) => before,
    ...anew,
    ...(refetchInterval !== undefined && { refetchInterval }),
  })
  return { ...found, data: found.data?.pages.flatMap(({ rows }) => rows) }
}

export const useUsers = (search: string) =>
  usePages<AdminUser>(
    [...usersKey, search],
    `/api/admin/users?limit=50${search && `&search=${encodeURIComponent(search)}`}`,
  )

export const useQueue = () => useQuery<QueueState>({ queryKey: queueKey, ...watched })

export type QueueFilter = 'active' | 'failed' | 'completed'

/** Everybody's builds, page by page. */
export const useQueuedBuilds = (status: QueueFilter) =>
  usePages<QueuedBuild>(
    [...queueKey, 'builds', status],
    `/api/admin/queue/builds?limit=50&status=${status}`,
    refreshInterval,
  )

export function useSetQueue() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (paused: boolean) =>
      requestJson<QueueState>('/api/admin/queue', { method: 'PATCH', payload: { paused } }),
    onSettled: () => client.invalidateQueries({ queryKey: queueKey }),
  })
}

export function useRetryBuild() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      requestJson<QueuedBuild>(`/api/admin/queue/builds/${id}/retry`, { method: 'POST' }),
    onSettled: () => client.invalidateQueries({ queryKey: queueKey }),
  })
}

export function useUpdateUser() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...payload }: UpdateUserRequest & { id: string }) =>
      requestJson<AdminUser>(`/api/admin/users/${id}`, { method: 'PATCH', payload }),
    onSuccess: () =>
      Promise.all([usersKey, statsKey].map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}

export function useEndSessions() {
  return useMutation({
    mutationFn: (id: string) => requestJson<void>(`/api/admin/users/${id}/end-sessions`, { method: 'POST' }),
  })
}

export function useSetFlag() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ name, enabled }: { name: string; enabled: boolean }) =>
      requestJson<FeatureFlag>(`/api/admin/flags/${name}`, { method: 'PATCH', payload: { enabled } }),
    onSettled: () => client.invalidateQueries({ queryKey: flagsKey }),
  })
}

/** A one-time link by which somebody can choose a new password. */
export function useMakePasswordLink() {
  return useMutation({
    mutationFn: (id: string) =>
      requestJson<PasswordLink>(`/api/admin/users/${id}/password-link`, { method: 'POST' }),
  })
}
