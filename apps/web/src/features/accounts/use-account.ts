import type {
  Account,
  ChangeEmailRequest,
  ChangePasswordRequest,
  DeleteAccountRequest,
  Session,
  UpdateProfileRequest,
  User,
} from '@kwiq/contracts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { requestJson } from '../../shared/api/request.ts'
import { useMutation } from '../../shared/api/use-mutation.ts'
import { userKey } from '../../shared/session/use-user.ts'

const accountKey = ['/api/auth/account']
const sessionsKey = ['/api/auth/sessions']

export const useAccount = () => useQuery<Account>({ queryKey: accountKey })
export const useSessions = () => useQuery<Session[]>({ queryKey: sessionsKey, refetchOnMount: 'always' })

export function useUpdateProfile() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (payload: UpdateProfileRequest) =>
      requestJson<User>('/api/auth/user', { method: 'PATCH', payload }),
    onSuccess: (user) => client.setQueryData(userKey, user),
  })
}

/** Calls that answer the account as it is afterwards. */
function useAccountCall<Payload>(url: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (payload: Payload) => requestJson<Account>(url, { method: 'POST', payload }),
    onSuccess: async (account) => {
      client.setQueryData(accountKey, account)
      await client.invalidateQueries({ queryKey: userKey })
    },
  })
}

export const useChangeEmail = () => useAccountCall<ChangeEmailRequest>('/api/auth/email')
export const useSendConfirmation = () => useAccountCall<Record<string, never>>('/api/auth/email/confirmation')
export const useConfirmEmail = () => useAccountCall<{ token: string }>('/api/auth/email/confirm')

export function useChangePassword() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (payload: ChangePasswordRequest) =>
      requestJson<void>('/api/auth/password', { method: 'POST', payload }),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionsKey }),
  })
}

/** Ends the session of an id, or with null all but the present one. */
export function useEndSession() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string | null) =>
      requestJson<void>(`/api/auth/sessions${id === null ? '' : `/${id}`}`, { method: 'DELETE' }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsKey }),
  })
}

export function useDeleteAccount() {
  return useMutation({
    mutationFn: (payload: DeleteAccountRequest) =>
      requestJson<void>('/api/auth/delete', { method: 'POST', payload }),
  })
}
