import type { Register, RegisterThing, Said } from '../register/register.ts'
import { readToldLists } from './read-told-lists.ts'

const lastOf = (noun: string) => noun.split(' ').at(-1) ?? noun
/** Whoever is in a log of theirs comes and goes. */
const comesAndGoes = /^(?:visitor|guest|contractor|caller)$/
const timesOfVisit: Said[] = ['Name', 'Company', 'Time in', 'Time out'].map((name) => ({ name, options: [] }))
const amiss = /^(?:fault|defect|problem|issue|damage|snag|complaint|incident|error|breakdown|failure|bug)$/
/** "Parts: part, tractor, price": what each of them is says its name. */
const withoutItself = (said: readonly Said[], noun: string): Said[] =>
  said.filter(
    ({ name }) => name.toLowerCase() !== lastOf(noun) && !(amiss.test(lastOf(noun)) && name === 'What'),
  )

/** Each thing has its own of them, whatever those of another are. */
const ofEach = /^(?:status|state|type|kind|category|condition|result|severity|priority|level)$/i

/** Whatever the sentences weigh, a list with values of its own is kept. */
const weightOfList = 4
const weightOfValue = 0.6

/**
 * What a description keeps, with the lists it tells line by line as they are told: those with values first and in their
 * order, then those it only names, where its sentences name them, too. What it mentions beside is in none of its lists.
 */
export function withToldLists(register: Register, text: string): Register {
  const lists = readToldLists(text)
  if (lists.length === 0) return register
  const knownAs = (noun: string) => register.things.find((thing) => lastOf(thing.noun) === lastOf(noun))
  const choices = new Map(
    lists.flatMap(({ said }) =>
      said
        .filter(({ name, options }) => options.length > 1 && !ofEach.test(name))
        .map((each) => [each.name, each] as const),
    ),
  )
  const things = lists.flatMap(({ noun, said, log, called, isBook }): RegisterThing[] => {
    const known = knownAs(noun)
    if (said.length === 0) {
      const visits = log !== undefined && comesAndGoes.test(lastOf(noun)) ? timesOfVisit : []
      if (visits.length === 0 && !known) return []
      return [
        {
          verbs: known?.verbs ?? [],
          weight: known?.weight ?? 1,
          noun,
          said: visits,
          ...(log ? { log, called: log, isTold: true } : {}),
        },
      ]
    }
    return [
      {
        noun,
        said: withoutItself(said, noun).map((each) =>
          each.options.length === 0 ? (choices.get(each.name) ?? each) : each,
        ),
        isTold: true,
        verbs: known?.verbs ?? [],
        weight: weightOfList + said.length * weightOfValue,
        ...(log ? { log } : {}),
        ...(called ? { called } : {}),
        ...(isBook ? { isBook } : {}),
        ...(known?.marked ? { marked: known.marked } : {}),
      },
    ]
  })
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
