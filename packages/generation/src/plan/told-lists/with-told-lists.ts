import type { Register } from '../register/register.ts'
import { asThings } from './as-things.ts'
import { readToldLists } from './read-told-lists.ts'

const lastOf = (noun: string) => noun.split(' ').at(-1) ?? noun

/**
 * What a description keeps, with the lists it tells line by line as they are told: those with values first and in their
 * order, then those it only names. What it mentions beside is in none of its lists.
 */
export function withToldLists(register: Register, text: string): Register {
  const lists = readToldLists(text)
  if (lists.length === 0) return register
  const things = asThings(lists, register.things)
  const kept = new Set(things.map(({ noun }) => lastOf(noun)))
  return {
    ...register,
    audience: new Set([...register.audience].filter((noun) => !kept.has(noun))),
    things: [
      ...things.filter(({ said }) => said.length > 0),
      ...things.filter(({ said }) => said.length === 0),
    ],
  }
}
