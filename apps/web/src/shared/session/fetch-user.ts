import type { User } from '@kwiq/contracts'
import { ApiError } from '../api/api-error.ts'
import { requestJson } from '../api/request.ts'

/** The signed-in person; null when the server says nobody is. Throws when it cannot be asked. */
export async function fetchUser(signal?: AbortSignal): Promise<User | null> {
  try {
    return await requestJson<User>('/api/auth/user', { signal })
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}
