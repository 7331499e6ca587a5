import type { Allowance } from '@kwiq/contracts'
import { useQuery } from '@tanstack/react-query'

/** What is left of the month's generations: one's own, or in a project its owner's. Read anew with every visit. */
export function useAllowance(projectId?: string): Allowance | undefined {
  const { data } = useQuery<Allowance>({
    queryKey: projectId === undefined ? ['/api/ai/allowance'] : ['/api/projects', projectId, 'allowance'],
    refetchOnMount: 'always',
  })
  return data
}
