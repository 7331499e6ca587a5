import type { User } from '@kwiq/contracts'
import type { QueryClient } from '@tanstack/react-query'
import { isUnauthorizedError } from '../../shared/api/error-body.ts'
import { createQueryClient } from '../../shared/api/query-client.ts'
import { leaveToSignIn } from '../../shared/session/leave-to-sign-in.ts'
import { userKey } from '../../shared/session/use-user.ts'

/** The cache of one session: knows the person already, and leads to the sign-in page when the session ends. */
export function createSessionClient(user: User): QueryClient {
  const client = createQueryClient((error) => {
    if (isUnauthorizedError(error)) leaveToSignIn()
  })
  client.setQueryData(userKey, user)
  return client
}
