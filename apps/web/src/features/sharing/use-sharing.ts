import type { CreateShareRequest, Person, Project, Share, SharePermission } from '@kwiq/contracts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { readPages } from '../../shared/api/read-pages.ts'
import { requestJson } from '../../shared/api/request.ts'
import { useMutation } from '../../shared/api/use-mutation.ts'

/** Read anew each time the dialog opens: others share, too. */
const anew = { staleTime: 0, gcTime: 0 }

const sharesUrl = (projectId: string) => `/api/projects/${projectId}/shares`

export function useShares(projectId: string) {
  return useQuery<Share[]>({ queryKey: ['/api/projects', projectId, 'shares'], ...anew })
}

/** Everybody in the project, its owner first. */
export function usePeople(projectId: string) {
  return useQuery<Person[]>({ queryKey: ['/api/projects', projectId, 'people'], ...anew })
}

/** All projects one can see. */
export function useProjectChoice() {
  return useQuery<Project[]>({ queryKey: ['/api/projects'], queryFn: readPages<Project> })
}

/** Reads anew who is in a project, here and where the studio's comments name people. */
function useRefresh(projectId: string) {
  const client = useQueryClient()
  return async () => {
    await Promise.all(
      [
        ['/api/projects', projectId, 'shares'],
        ['/api/projects', projectId, 'people'],
        ['studio', projectId, 'people'],
      ].map((queryKey) => client.invalidateQueries({ queryKey })),
    )
  }
}

export function useCreateShare(projectId: string) {
  return useMutation({
    mutationFn: (payload: CreateShareRequest) =>
      requestJson<Share>(sharesUrl(projectId), { method: 'POST', payload }),
    onSuccess: useRefresh(projectId),
  })
}

export function useChangeShare(projectId: string) {
  return useMutation({
    mutationFn: ({ id, permission }: { id: string; permission: SharePermission }) =>
      requestJson<Share>(`${sharesUrl(projectId)}/${id}`, { method: 'PATCH', payload: { permission } }),
    onSettled: useRefresh(projectId),
  })
}

export function useRemoveShare(projectId: string) {
  return useMutation({
    mutationFn: (id: string) => requestJson<void>(`${sharesUrl(projectId)}/${id}`, { method: 'DELETE' }),
    onSuccess: useRefresh(projectId),
  })
}
