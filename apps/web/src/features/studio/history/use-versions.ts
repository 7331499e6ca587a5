import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useStudio } from '../state/studio-context.ts'
import { fetchVersionPage } from './history-api.ts'

/** The versions, newest first, a page at a time; read anew when an edit was saved. */
export function useVersions() {
  const studio = useStudio()
  const versions = useInfiniteQuery({
    queryKey: ['studio', studio.projectId, 'versions'],
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam }) => {
      if (pageParam === null) await studio.save.settle()
      return fetchVersionPage(studio.projectId, pageParam)
    },
    getNextPageParam: (page) => page.next,
    staleTime: 0,
    gcTime: 0,
  })
  const { refetch } = versions
  useEffect(
    () =>
      studio.saveState.subscribe(() => {
        if (studio.saveState.get().state === 'saved') void refetch()
      }),
    [studio, refetch],
  )
  return versions
}
