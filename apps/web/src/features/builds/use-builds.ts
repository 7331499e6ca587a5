import type { Build, BuildPlatform, ExportCheck } from '@kwiq/contracts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { requestJson } from '../../shared/api/request.ts'
import { useMutation } from '../../shared/api/use-mutation.ts'
import { userKey } from '../../shared/session/use-user.ts'
import { isActive } from './is-active.ts'

const buildsKey = ['/api/builds']
/** The query of one project's builds. */
export const projectBuildsKey = (projectId: string) => [`/api/builds?projectId=${projectId}`]
const exportCheckKey = (projectId: string) => ['/api/projects', projectId, 'export']

/** How often the list is read while any build waits or runs, in ms. */
const pollInterval = 3000
/** The same for the builds of one project, whose steps somebody is looking at. */
const closePollInterval = 1000

const hasActive = (builds: Build[] | undefined) => builds?.some(isActive) ?? false

/** The builds of all projects one can see, newest first, read again as long as any waits or runs. */
export function useBuilds() {
  return useQuery<Build[]>({
    queryKey: buildsKey,
    refetchInterval: ({ state }) => (hasActive(state.data) ? pollInterval : false),
  })
}

/** The same list for whoever only wants to hear of changes: it is read by others, and here while something runs. */
export function useWatchedBuilds() {
  return useQuery<Build[]>({
    queryKey: buildsKey,
    enabled: ({ state }) => hasActive(state.data),
    refetchInterval: pollInterval,
  })
}

export function useProjectBuilds(projectId: string) {
  return useQuery<Build[]>({
    queryKey: projectBuildsKey(projectId),
    staleTime: 0,
    refetchInterval: ({ state }) => (hasActive(state.data) ? closePollInterval : false),
  })
}

/** What an export would be made of; read anew each time it is looked at. */
export function useExportCheck(projectId: string) {
  return useQuery<ExportCheck>({ queryKey: exportCheckKey(projectId), staleTime: 0, gcTime: 0 })
}

/** Puts a build as it is now into the lists, and has them read again. */
function useTakeBuild() {
  const client = useQueryClient()
  return async (build: Build) => {
    for (const queryKey of [buildsKey, projectBuildsKey(build.projectId)]) {
      client.setQueryData<Build[]>(queryKey, (known = []) =>
        known.some(({ id }) => id === build.id)
          ? known.map((one) => (one.id === build.id ? build : one))
          : [build, ...known],
      )
      void client.invalidateQueries({ queryKey })
    }
    await client.invalidateQueries({ queryKey: exportCheckKey(build.projectId) })
    await client.invalidateQueries({ queryKey: userKey })
  }
}

export function useStartBuild(projectId: string) {
  const take = useTakeBuild()
  return useMutation({
    mutationFn: (platform: BuildPlatform) =>
      requestJson<Build>(`/api/projects/${projectId}/export`, { method: 'POST', payload: { platform } }),
    onSuccess: take,
  })
}

export function useRetryBuild() {
  const take = useTakeBuild()
  return useMutation({
    mutationFn: (id: string) => requestJson<Build>(`/api/builds/${id}/retry`, { method: 'POST' }),
    onSuccess: take,
  })
}

export function useCancelBuild() {
  const take = useTakeBuild()
  return useMutation({
    mutationFn: (id: string) => requestJson<Build>(`/api/builds/${id}/cancel`, { method: 'POST' }),
    onMutate: (id) => {
      cancelledHere.add(id)
    },
    onSuccess: take,
  })
}

/** Builds cancelled on this page: nobody needs to be told what they have just done. */
export const cancelledHere = new Set<string>()

export function useChangePackageId(projectId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (packageId: string) =>
      requestJson<ExportCheck>(`/api/projects/${projectId}/export`, {
        method: 'PATCH',
        payload: { packageId },
      }),
    onSuccess: (check) => client.setQueryData(exportCheckKey(projectId), check),
  })
}

/** Another icon is an edit of the app like any other: a studio that is open hears of it. */
export function useChangeIcon(projectId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (icon: string) =>
      requestJson(`/api/projects/${projectId}/schema`, {
        method: 'PATCH',
        payload: { commands: [{ type: 'set-app-info', set: { icon } }] },
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: exportCheckKey(projectId) }),
  })
}
