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
  UpdateUserRequest,
} from '@kwiq/contracts'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { requestJson, sendRequest } from '../../shared/api/request.ts'

/** Milliseconds between two looks at the monitoring lists. */
const refreshInterval = 30_000

const errorsKey = ['/api/monitoring', 'errors']
const usersKey = ['/api/admin/users']
const flagsKey = ['/api/admin', 'flags']

export const useStats = () => useQuery<AdminStats>({ queryKey: ['/api/admin', 'stats'] })
export const useErrors = () =>
  useQuery<ErrorLogEntry[]>({ queryKey: errorsKey, refetchInterval: refreshInterval })
export const useHealth = () =>
  useQuery<HealthMetric[]>({ queryKey: ['/api/monitoring', 'health'], refetchInterval: refreshInterval })
export const useActivity = () =>
  useQuery<ActivityLogEntry[]>({
    queryKey: ['/api/monitoring', 'activity'],
    refetchInterval: refreshInterval,
  })
export const usePerformance = () =>
  useQuery<Performance>({ queryKey: ['/api/monitoring', 'performance'], refetchInterval: refreshInterval })
export const useRuns = () =>
  useQuery<AdminRun[]>({ queryKey: ['/api/admin', 'runs'], refetchInterval: refreshInterval })
export const useFlags = () => useQuery<FeatureFlag[]>({ queryKey: flagsKey })

export function useResolveError() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => requestJson(`/api/monitoring/errors/${id}`, { method: 'PATCH' }),
    onSuccess: () => client.invalidateQueries({ queryKey: errorsKey }),
  })
}

/** Accounts page by page; the next page is named by the answer's Link header. */
export function useUsers(search: string) {
  return useInfiniteQuery({
    queryKey: [...usersKey, search],
    initialPageParam: `/api/admin/users?limit=50${search && `&search=${encodeURIComponent(search)}`}`,
    queryFn: async ({ pageParam, signal }) => {
      const response = await sendRequest(pageParam, { signal })
      // The server checks its answers against the contract of this type.
      const users = (await response.json()) as AdminUser[]
      const next = /<([^>]*)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1]
      return { users, next: next === undefined ? null : relative(next) }
    },
    getNextPageParam: ({ next }) => next,
    // The table stays while the next letters are searched for.
    placeholderData: (before) => before,
  })
}

/** Links of the server are absolute, by the address it knows itself under. */
function relative(link: string): string {
  const { pathname, search } = new URL(link)
  return pathname + search
}

export function useUpdateUser() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...payload }: UpdateUserRequest & { id: string }) =>
      requestJson<AdminUser>(`/api/admin/users/${id}`, { method: 'PATCH', payload }),
    onSuccess: () => client.invalidateQueries({ queryKey: usersKey }),
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
