import type { RegisterThing, Said } from '../register/register.ts'
import type { ToldList } from './told-list.ts'

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
 * Lists a description tells as the things an app keeps. One told with values is a thing by that; one that is only named is one
 * where it is known of its sentences, too, or whoever comes and goes is written into it.
 */
export function asThings(
  lists: readonly ToldList[],
  knownThings: readonly RegisterThing[] = [],
): RegisterThing[] {
  const choices = new Map(
    lists.flatMap(({ said }) =>
      said
        .filter(({ name, options }) => options.length > 1 && !ofEach.test(name))
        .map((each) => [each.name, each] as const),
    ),
  )
  return lists.flatMap(({ noun, said, log, called, isBook }): RegisterThing[] => {
    const known = knownThings.find((thing) => lastOf(thing.noun) === lastOf(noun))
    const visits =
      log !== undefined && said.length === 0 && comesAndGoes.test(lastOf(noun)) ? timesOfVisit : []
    if (said.length === 0 && visits.length === 0 && !known) return []
    const isTold = said.length > 0 || visits.length > 0
    return [
      {
        noun,
        said: [...visits, ...withoutItself(said, noun)].map((each) =>
          each.options.length === 0 ? (choices.get(each.name) ?? each) : each,
        ),
        verbs: known?.verbs ?? [],
        weight: said.length > 0 ? weightOfList + said.length * weightOfValue : (known?.weight ?? 1),
        ...(isTold ? { isTold } : {}),
        ...(log ? { log } : {}),
        ...(called ? { called } : log && visits.length > 0 ? { called: log } : {}),
        ...(isBook ? { isBook } : {}),
        ...(known?.marked ? { marked: known.marked } : {}),
      },
    ]
  })
}
