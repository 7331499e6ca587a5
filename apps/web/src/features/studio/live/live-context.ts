import { createContext, use, useMemo } from 'react'
import type { Presence } from '@kwiq/contracts'
import { useUser } from '../../../shared/session/use-user.ts'
import { useStore } from '../state/create-store.ts'
import { distinctPeople, type PeopleStore } from './people-store.ts'

export const LiveContext = createContext<PeopleStore | null>(null)

/** Who else is here. Throws outside of the open studio. */
export function usePeopleStore(): PeopleStore {
  const people = use(LiveContext)
  if (people === null) throw new Error('The studio is not live')
  return people
}

/** The others who are here, each once. */
export function useOthers(): Presence[] {
  const people = useStore(usePeopleStore(), (state) => state.people)
  const ownId = useUser()?.id
  return useMemo(() => distinctPeople(people, ownId), [people, ownId])
}
