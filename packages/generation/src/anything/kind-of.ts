import { remembering } from '../remembering.ts'
import { toSingular } from '../words/forms.ts'
import { classOf, type NounClass } from '../words/noun-classes.ts'
import { kinds } from './kinds/index.ts'
import type { Kind } from './kind.ts'

const byId = new Map(kinds.map((kind) => [kind.id, kind]))

const byNoun = remembering<ReadonlyMap<string, Kind>>(1, () => {
  const found = new Map<string, Kind>()
  for (const kind of kinds) for (const noun of kind.nouns) if (!found.has(noun)) found.set(noun, kind)
  return found
})

/** The sort of nouns of a class that no sort names: what ends in -ologist is a scientist, what is unknown an object. */
const ofClass: Readonly<Record<NounClass, string>> = {
  person: 'enthusiast',
  group: 'group',
  place: 'venue',
  numbered: 'structure',
  event: 'event',
  activity: 'skill',
  document: 'paper',
  measure: 'measure',
  state: 'measure',
  award: 'collectible',
  picture: 'artwork',
  service: 'digital',
  species: 'wildlife',
  animal: 'kept-animal',
  garment: 'garment',
  thing: 'object',
}

/** `ending: sort` of nouns nobody wrote down, the longer ones first. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/(?:physicist|chemist|geneticist|neurologist|pathologist)$/, 'lab-scientist'],
  [/(?:ologist|ographer|onomer|icist)$/, 'scientist'],
  [
    /(?:wright|smith|monger|maker|mender|builder|fitter|layer|binder|blower|cutter|carver|grinder)$/,
    'craftsperson',
  ],
  [/(?:keeper|driver|operator|worker|rider|guard|hand)$/, 'worker'],
  [/(?:hunter|spotter|watcher|collector|fan|lover|goer|owner|nut)$/, 'enthusiast'],
  [/(?:itis|osis|aemia|emia|algia|ache|pathy|phobia|ectomy|oma)$/, 'ailment'],
  [/(?:ectomy|plasty|therapy|scopy)$/, 'treatment'],
  [/(?:ology|ography|onomy|nomics|ics)$/, 'lore'],
  [/(?:phone|graph|meter|scope)$/, 'gauge'],
  [/(?:saurus|fish|bird|fly|moth|worm|snake)$/, 'wildlife'],
  [/(?:hound|terrier|retriever|spaniel|poodle|collie|shepherd dog)$/, 'kept-animal'],
  [/(?:wort|weed|berry|tree|bloom|blossom|grass)$/, 'plant'],
  [/(?:berries|nut|fruit|melon)$/, 'produce'],
  [/(?:house|tower|bridge|mill|gate|wall|way)$/, 'structure'],
  [/(?:shop|store|mart|market|hall|room)$/, 'venue'],
  [/(?:boat|ship|craft|plane|mobile|cycle|wagon)$/, 'vehicle'],
  [/(?:stone|rock|ite)$/, 'specimen'],
  [/(?:bread|cake|pie|soup|stew|sauce|cheese|sausage)$/, 'dish'],
  [/(?:quake|storm|fall|flood|slide)$/, 'phenomenon'],
  [/(?:board|box|bag|case|rack|stand|holder)$/, 'furniture'],
  [/(?:day|night|eve|fest)$/, 'event'],
]
const shortestOwn = 5
const madeOfVerbs = /(?:ing|[ts]ion|ment|ness|[ae]nce|ism|er|or|al|ist)$/
const longestOfVerbs = 7

/** A noun and what is known of its sort. */
export interface Sorted {
  kind: Kind
  /** How it is known: by name, by the noun it ends with, or by no more than its class. */
  by: 'name' | 'ending' | 'class'
}

/** The sort of a noun phrase in the singular and lower case: by its last two words, by its last, by how that ends. */
export const kindOf = remembering<Sorted>(2000, (phrase) => {
  const words = phrase.split(' ')
  const head = words.at(-1) ?? ''
  const table = byNoun('')
  const named = [phrase, words.slice(-2).join(' '), head, toSingular(head)]
    .map((noun) => table.get(noun))
    .find((kind) => kind !== undefined)
  const ill = illOf(words, table)
  if (ill) return { kind: ill, by: 'name' }
  if (named) return { kind: named, by: 'name' }
  // Booking is no king, and a declaration no ration.
  const shortest = madeOfVerbs.test(head) ? longestOfVerbs : shortestOwn
  for (let at = 2; at <= head.length - shortest; at += 1) {
    const inner = table.get(head.slice(at).replace(/^-/, ''))
    if (inner) return { kind: inner, by: 'ending' }
  }
  const ended = endings.find(([form]) => form.test(head))
  const nounClass = classOf(head)
  // Juggling is done and learnt; an obstruction is not.
  const isOnlyNamed = nounClass === 'activity' && !head.endsWith('ing')
  const [, id = isOnlyNamed ? 'object' : ofClass[nounClass]] = ended ?? []
  const kind = byId.get(id) ?? kinds.at(-1)
  if (!kind) throw new Error('There is a sort of nouns')
  return { kind, by: ended ? 'ending' : 'class' }
})

/** Diseases of plants are none of people. */
const illness = /^(?:disease|pest|virus|fungus|rot|rust|spot|mould|mold|wilt|problem|deficiency)$/
function illOf(words: readonly string[], table: ReadonlyMap<string, Kind>): Kind | undefined {
  const before = words.slice(0, -1)
  const isOfPlants = [before.join(' '), before.at(-1) ?? ''].some((noun) => {
    const id = table.get(noun)?.id
    return id === 'plant' || id === 'produce'
  })
  return isOfPlants && illness.test(words.at(-1) ?? '') ? byId.get('plant-disease') : undefined
}

/** A sort by its id. */
export const kindById = (id: string): Kind | undefined => byId.get(id)

/** Whether a word is a noun some sort names, alone. */
export const isSortedNoun = (word: string): boolean => byNoun('').has(word)
