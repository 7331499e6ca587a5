import type { CreateProjectRequest, Project, UpdateProjectRequest } from '@kwiq/contracts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { readPages } from '../../shared/api/read-pages.ts'
import { requestJson } from '../../shared/api/request.ts'
import { useMutation } from '../../shared/api/use-mutation.ts'
import { userKey } from '../../shared/session/use-user.ts'

const projectsKey = ['/api/projects']
const deletedKey = ['/api/projects?deleted=true']
const buildsKey = ['/api/builds']

/** All projects one can see, newest first; the first page is there while the others still come. */
export function useProjects() {
  return useQuery<Project[]>({ queryKey: projectsKey, queryFn: readPages<Project> })
}

/** The projects that can be brought back. */
export function useDeletedProjects() {
  return useQuery<Project[]>({ queryKey: deletedKey, queryFn: readPages<Project> })
}

/** Reads the lists and the person's counts again after a change; builds come and go with their projects. */
function useRefresh() {
  const client = useQueryClient()
  return async () => {
    void client.invalidateQueries({ queryKey: buildsKey })
    await Promise.all(
      [projectsKey, deletedKey, userKey].map((queryKey) => client.invalidateQueries({ queryKey })),
    )
  }
}

export function useCreateProject() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (payload: CreateProjectRequest) =>
      requestJson<Project>('/api/projects', { method: 'POST', payload }),
    onSuccess: refresh,
  })
}

export function useUpdateProject() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id, ...payload }: UpdateProjectRequest & { id: string }) =>
      requestJson<Project>(`/api/projects/${id}`, { method: 'PATCH', payload }),
    onSuccess: refresh,
  })
}

export function useDeleteProject() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: string) => requestJson<void>(`/api/projects/${id}`, { method: 'DELETE' }),
    onSuccess: refresh,
  })
}

export function useUndeleteProject() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: string) => requestJson<Project>(`/api/projects/${id}/undelete`, { method: 'POST' }),
    onSuccess: refresh,
  })
}
