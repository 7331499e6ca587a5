import type { Register, RegisterThing } from '../register/register.ts'
import { asThings } from './as-things.ts'
import { lineHeads } from './line-heads.ts'
import { namedSamples } from './named-samples.ts'
import { readToldLists } from './read-told-lists.ts'

const lastOf = (noun: string) => noun.split(' ').at(-1) ?? noun

/**
 * What a description keeps, with the lists it tells line by line as they are told: those with values first and in their
 * order, then those it only names. What it mentions beside is in none of its lists.
 */
export function withToldLists(register: Register, text: string): Register {
  const lists = readToldLists(text)
  const names = namedSamples(text)
  if (lists.length === 0)
    return { ...register, things: headed(register.things, text).map((thing) => withNames(thing, names)) }
  const things = asThings(lists, register.things).map((thing) => withNames(thing, names))
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

/** Of what a list speaks of that with which its lines begin: a skull is welcome, and nothing anybody keeps. */
function headed(things: RegisterThing[], text: string): RegisterThing[] {
  const heads = lineHeads(text)
  const found = heads ? things.filter(({ noun }) => heads.has(lastOf(noun))) : []
  return found.length > 0 ? found : things
}

/** A thing some of which are named: they are no values of it. */
function withNames(thing: RegisterThing, names: ReadonlyMap<string, readonly string[]>): RegisterThing {
  const titles = names.get(thing.noun) ?? names.get(lastOf(thing.noun))
  if (!titles) return thing
  const words = new Set(titles.flatMap((title) => [title.toLowerCase(), lastOf(title.toLowerCase())]))
  return { ...thing, titles, said: thing.said.filter(({ name }) => !words.has(name.toLowerCase())) }
}
