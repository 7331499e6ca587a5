import type { Presence } from '@kwiq/contracts'
import { createStore, type Store } from '../state/create-store.ts'

interface PeopleState {
  /** The open pages of others and, of this person, other pages than this one. */
  people: readonly Presence[]
}

/** Who else is in the project right now. */
export interface PeopleStore extends Pick<Store<PeopleState>, 'get' | 'subscribe'> {
  replace(people: readonly Presence[]): void
  put(presence: Presence): void
  remove(page: { clientId: string; userId: string }): void
}

/** Nobody yet; this page itself is left out. */
export function createPeopleStore(ownClientId: string): PeopleStore {
  const store = createStore<PeopleState>({ people: [] })
  const isOther = ({ clientId }: { clientId: string }) => clientId !== ownClientId
  const isSame =
    (page: { clientId: string; userId: string }) =>
    ({ clientId, userId }: Presence) =>
      clientId === page.clientId && userId === page.userId
  return {
    get: store.get,
    subscribe: store.subscribe,
    replace: (people) => store.set({ people: people.filter(isOther) }),
    put(presence) {
      if (!isOther(presence)) return
      const { people } = store.get()
      const at = people.findIndex(isSame(presence))
      store.set({ people: at < 0 ? [...people, presence] : people.with(at, presence) })
    },
    remove(page) {
      const { people } = store.get()
      const rest = people.filter((presence) => !isSame(page)(presence))
      if (rest.length < people.length) store.set({ people: rest })
    },
  }
}

/** Others, each once, whatever number of pages they have open; the page that was last heard of stands for them. */
export function distinctPeople(people: readonly Presence[], ownUserId: string | undefined): Presence[] {
  const byUser = new Map<string, Presence>()
  for (const presence of people) if (presence.userId !== ownUserId) byUser.set(presence.userId, presence)
  return [...byUser.values()]
}
