import type { Transfer, TransferRequest, TransferResult } from '@kwiq/contracts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { requestJson } from '../../shared/api/request.ts'
import { useMutation } from '../../shared/api/use-mutation.ts'
import { userKey } from '../../shared/session/use-user.ts'

const transfersKey = ['/api/transfer']

/** What is kept for later conversion, newest first. */
export function useTransfers() {
  return useQuery<Transfer[]>({ queryKey: transfersKey })
}

/** Wraps a URL, or keeps a ZIP's name or a repository for later. */
export function useTransfer() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (payload: TransferRequest) =>
      requestJson<TransferResult>('/api/transfer', { method: 'POST', payload }),
    onSuccess: () =>
      Promise.all(
        [transfersKey, ['/api/projects'], userKey].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  })
}

export function useRemoveTransfer() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => requestJson<void>(`/api/transfer/${id}`, { method: 'DELETE' }),
    onSuccess: () => client.invalidateQueries({ queryKey: transfersKey }),
  })
}
