import type { User } from '@kwiq/contracts'
import { useQuery } from '@tanstack/react-query'
import { fetchUser } from './fetch-user.ts'

/** Key of the user's query; invalidate it when a count of the person changed (projects, generations). */
export const userKey = ['/api/auth/user'] as const

/** How long the user's data is taken as fresh, in ms. */
const userStaleTime = 300_000

/** The signed-in person, or null. The app seeds it before any page is drawn. */
export function useUser(): User | null {
  const { data } = useQuery({
    queryKey: userKey,
    queryFn: ({ signal }) => fetchUser(signal),
    staleTime: userStaleTime,
  })
  return data ?? null
}
