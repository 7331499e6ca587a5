import type { Understanding } from '@kwiq/contracts'
import { useQuery } from '@tanstack/react-query'

export const understandingKey = (projectId: string) => ['/api/projects', projectId, 'understanding']

/** What the last generation of the project understood; null where there was none, and before it is known. */
export function useUnderstanding(projectId: string): Understanding | null {
  const { data } = useQuery<Understanding | null>({
    queryKey: understandingKey(projectId),
    refetchOnMount: 'always',
  })
  return data ?? null
}
