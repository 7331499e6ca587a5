import type { Domain } from './domains.ts'
import { commonExamples } from './examples/common.ts'
import { digitalExamples } from './examples/digital.ts'
import { everydayExamples } from './examples/everyday.ts'
import { foodExamples } from './examples/food.ts'
import { gearExamples } from './examples/gear.ts'
import { homeExamples } from './examples/home.ts'
import { interfaceExamples } from './examples/interface.ts'
import { leisureExamples } from './examples/leisure.ts'
import { matterExamples } from './examples/matters.ts'
import { natureExamples } from './examples/nature.ts'
import { plainExamples } from './examples/plain.ts'
import { townExamples } from './examples/town.ts'
import { workExamples } from './examples/work.ts'
import { workshopExamples } from './examples/workshop.ts'
import { scienceExamples } from './examples/science.ts'
import { pastimeExamples } from './examples/pastime.ts'
import { livingExamples } from './examples/living.ts'
import { toSingular } from './forms.ts'
import { classOf, type NounClass } from './noun-classes.ts'
import { has } from '../understand/searched.ts'

/** What is known of a noun without a file of its own. */
export interface Examples {
  nounClass: NounClass
  /** Things of the kind by name, so that a list of them reads true. */
  names: readonly string[]
  /** Keyword of the pictures, when pictures say more than icons; empty where a picture of the noun would show something else. */
  picture?: string
}

/** Later tables win where two name the same noun. */
const tables = [
  workshopExamples,
  matterExamples,
  gearExamples,
  everydayExamples,
  livingExamples,
  pastimeExamples,
  scienceExamples,
  interfaceExamples,
  digitalExamples,
  commonExamples,
  leisureExamples,
  townExamples,
  workExamples,
  homeExamples,
  foodExamples,
  natureExamples,
  plainExamples,
]

/** Stands for a picture where a noun means what there is no drawing of, and something else has its name. */
const unpictured = 'none'

/** The examples of lines `class[@picture] noun, noun: example; example`, by noun. */
export function readExamples(lines: readonly string[]): ReadonlyMap<string, Examples> {
  const found = new Map<string, Examples>()
  for (const line of lines.map((each) => each.trim())) {
    const [, nounClass = '', picture, nouns = '', names = ''] =
      /^([a-z]+)(?:@([a-z]+))? (.+?): (.+)$/.exec(line) ?? []
    const examples: Examples = {
      nounClass: nounClass as NounClass,
      names: names.includes('; ') ? names.split('; ') : pairedNames(names),
      ...(picture ? { picture: picture === unpictured ? '' : picture } : {}),
    }
    for (const noun of nouns.split(', ')) if (noun !== '') found.set(noun, examples)
  }
  return found
}

const found = readExamples(tables.flatMap((table) => table.split('\n')))

/** A name goes on over its comma when what follows begins small or is a number: "Merino, moss green". */
function pairedNames(text: string): string[] {
  const names: string[] = []
  for (const part of text.split(', ')) {
    const last = names.length - 1
    if (names.length > 0 && !/^\p{Lu}/u.test(part) && !/^\d\d:\d\d to|^o |^a |^amanhã|^devagar/.test(part))
      names[last] = `${names[last] ?? ''}, ${part}`
    else names.push(part)
  }
  return names
}

/** In a compound these mean something else each time ("family tree", "ratings table"). */
const manySided = new Set(
  'request tree table board sign line box bank field bed plot pile part key card number place check run bar object item show case step note unit post order form figure track project round ring turn line record entry tip word event star package piece stock turn ticket song round queue collection trailer bottle roll drum sheet checklist'.split(
    ' ',
  ),
)

/** Software has bugs; "car issues" are faults. */
const ofSoftware = /^(?:app|software|code|website|web|site|github|server|client|ui)$/
/** A "parent account" is a parent's. */
const ofWhom = /^(?:account|profile|login)$/

/** What stands before these is what one sees under them. */
const wishes = /^(?:wish|wishe|preference|choice|favourite|favorite|suggestion|recommendation|swap)$/

/** What something to eat or drink comes in. */
const containers = /^(?:jar|bottle|can|tin|pot|tub|packet|pouch|carton)$/
const sorts = ['Coarse', 'Mild', 'Smoked', 'Extra strong', 'Old style', 'Sweet']

/** A "mustard jar" is one of mustard: what it holds, as far as that is known, else its sorts. */
function examplesInside(noun: string, head: string, before: string): Examples | undefined {
  if (!containers.test(head) || before === '' || classOf(before) !== 'thing') return undefined
  return (
    found.get(noun) ??
    found.get(before) ?? {
      nounClass: 'thing',
      names: sorts.map((sort) => `${sort} ${before}`),
      picture: 'jam',
    }
  )
}

/** Some of what stands before it, to be seen or tried: stone samples are called by their stone. */
const portions =
  /^(?:sample|specimen|swatch|sachet|slab|offcut|remnant|cutting|sapling|strain|variety|cultivar|breed|species|sort|brand|supply|blend|brew|tasting|harvest|sighting|spotting|identification|donation|leftover|scrap|refill)$/

/** What is known of the noun before the last, where the last says only how it comes. */
function ofWhatStandsBefore(noun: string, domain?: Domain): Examples | undefined {
  const words = noun.split(' ')
  if (words.length < 2 || !has(portions, words.at(-1) ?? '')) return undefined
  const before = toSingular(words.at(-2) ?? '')
  const named = domain?.examples.get(before) ?? found.get(before)
  return named && ['thing', 'species', 'animal'].includes(named.nounClass) ? named : undefined
}

/**
 * Examples of what a singular noun (or noun phrase) names, by the whole phrase first, then by its head; where the
 * description is set in a domain, those of the domain come first.
 */
export function findExamples(noun: string, domain?: Domain): Examples | undefined {
  const head = noun.split(' ').at(-1) ?? ''
  // "Snack wishes" are snacks somebody would like.
  const wished = wishes.test(head) ? toSingular(noun.split(' ').at(-2) ?? '') : ''
  if (wished !== '') {
    const named = domain?.examples.get(wished) ?? found.get(noun) ?? found.get(wished)
    if (named) return named
  }
  const before = toSingular(noun.split(' ').at(-2) ?? '')
  if (ofWhom.test(head) && classOf(before) === 'person')
    return found.get(before) ?? { nounClass: 'person', names: [] }
  if (head === 'issue' && !domain?.examples.has(head) && !ofSoftware.test(before)) return found.get('fault')
  return (
    examplesInside(noun, head, before) ??
    domain?.examples.get(noun) ??
    ofWhatStandsBefore(noun, domain) ??
    domain?.examples.get(head) ??
    found.get(noun) ??
    (manySided.has(head) && noun !== head ? undefined : found.get(head))
  )
}
