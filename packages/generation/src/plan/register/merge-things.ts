import { anyOfThem } from './chunk-kinds.ts'
import { isDoneAgain } from './done-again.ts'
import type { RegisterThing, Said } from './register.ts'

const holding = /^(?:collection|stock|inventory|archive|holding)$/
const heldIn = /^(?:object|item|piece|artefact|artifact|specimen)$/i

/** What is kept is what stands in a collection: "our collection: object, year", "a record collection". */
export function withoutHolder(thing: RegisterThing, text: string): RegisterThing {
  const words = thing.noun.split(' ')
  // Several collections are things themselves.
  if (!holding.test(words.at(-1) ?? '') || new RegExp(`\\b${words.at(-1) ?? ''}s\\b`, 'i').test(text))
    return thing
  const held = thing.said.find(({ name }) => heldIn.test(name))
  const [named = 'item'] =
    words.length > 1 ? [words.slice(0, -1).join(' ')] : held ? [held.name.toLowerCase()] : []
  return { ...thing, noun: named, said: thing.said.filter((each) => each !== held || words.length > 1) }
}

/** Words written under a log of their own are its entries; `loose` is what is said of no thing in particular. */
export function merged(all: RegisterThing[], loose: readonly Said[]): RegisterThing[] {
  const others = all.filter(({ noun }) => !anyOfThem.test(noun))
  const [anything] = all.filter(({ noun }) => anyOfThem.test(noun))
  const [main] = others.toSorted((one, other) => other.weight - one.weight)
  if (anything && others.length > 1 && others.every(({ said }) => said.length === 0)) {
    // "Posters and programmes. Each item has a year": all of them have.
    for (const other of others) other.said.push(...anything.said, ...loose)
    return others
  }
  if (anything && main) {
    main.said.push(...anything.said, ...loose)
    main.verbs.push(...anything.verbs)
    main.weight += anything.weight
    return others
  }
  const log = all.find((thing) => thing.log !== undefined)
  const written = all.find((thing) => thing !== log && isDoneAgain(thing.noun))
  if (log && written && !isDoneAgain(log.noun)) {
    written.said.push(...log.said, ...loose)
    return all.filter((thing) => thing !== log)
  }
  const entry = all.find((thing) => thing !== log && /^(?:entry|record|log|line|item)$/.test(thing.noun))
  for (const thing of all) if (thing === (entry ?? log ?? all[0])) thing.said.push(...loose)
  if (!log || !entry) return all
  log.said.push(...entry.said)
  log.weight += entry.weight
  return all.filter((thing) => thing !== entry)
}
