import type { ApiKey, CreateApiKeyRequest } from '@kwiq/contracts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { requestJson } from '../../shared/api/request.ts'
import { useMutation } from '../../shared/api/use-mutation.ts'

const keysKey = ['/api/keys']

/** The person's keys, newest first. */
export function useApiKeys() {
  return useQuery<ApiKey[]>({ queryKey: keysKey, refetchOnMount: 'always' })
}

export function useCreateApiKey() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (payload: CreateApiKeyRequest) =>
      requestJson<ApiKey>('/api/keys', { method: 'POST', payload }),
    onSuccess: () => client.invalidateQueries({ queryKey: keysKey }),
  })
}

export function useDeleteApiKey() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => requestJson<void>(`/api/keys/${id}`, { method: 'DELETE' }),
    // Also after a failure: another tab may have deleted it.
    onSettled: () => client.invalidateQueries({ queryKey: keysKey }),
  })
}
