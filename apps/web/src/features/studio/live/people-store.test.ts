import type { Presence } from '@kwiq/contracts'
import { expect, test } from 'vitest'
import { createPeopleStore, distinctPeople } from './people-store.ts'

const page = (clientId: string, userId: string, screenId: string | null = null): Presence => ({
  clientId,
  userId,
  firstName: userId,
  lastName: null,
  email: `${userId}@kwiq.example`,
  color: 0,
  screenId,
  selection: [],
})

test('others come, move and leave; this page is not among them', () => {
  const store = createPeopleStore('own')
  store.replace([page('own', 'mara'), page('a', 'jonas')])
  expect(store.get().people).toEqual([page('a', 'jonas')])
  store.put(page('own', 'mara', 'home'))
  store.put(page('b', 'ada'))
  store.put(page('a', 'jonas', 'home'))
  expect(store.get().people).toEqual([page('a', 'jonas', 'home'), page('b', 'ada')])
  store.remove({ clientId: 'a', userId: 'ada' })
  expect(store.get().people).toHaveLength(2)
  store.remove({ clientId: 'a', userId: 'jonas' })
  expect(store.get().people).toEqual([page('b', 'ada')])
})

test('somebody with several pages is shown once, and oneself not at all', () => {
  const people = [page('a', 'jonas', 'home'), page('b', 'mara'), page('c', 'jonas', 'more')]
  expect(distinctPeople(people, 'mara')).toEqual([page('c', 'jonas', 'more')])
})
