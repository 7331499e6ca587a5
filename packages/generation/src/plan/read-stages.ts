import type { Entity } from '../entity.ts'
import { capitalise } from '../words/forms.ts'
import { find, has } from '../understand/searched.ts'

const stage = String.raw`((?:(?:ready|waiting|out) for )?(?:\p{L}[\p{L}-]{1,13} )?\p{L}[\p{L}-]{2,13})`
const chain = new RegExp(
  String.raw`(?<!\p{L})(move[sd]?|moving|goes|go|going|pass(?:es|ed)?|progress(?:es)?|advance[sd]?|drag(?:ged)?|push(?:ed)?|status|stages?|steps?)(?: (?:it|them|each|along|\p{L}{3,14}s?)){0,3}:? from ${stage} (?:over |through )?(?:to|into|over|through|via) ${stage}(?:(?:,? (?:and )?(?:then )?(?:to|into|over|through|via)|,) ${stage})?(?:(?:,? (?:and )?(?:then )?(?:to|into|over|through|via)) ${stage})?`,
  'iu',
)
const arrows = new RegExp(
  String.raw`${stage} ?(?:→|->|=>|>) ?${stage} ?(?:→|->|=>|>) ?${stage}(?: ?(?:→|->|=>|>) ?${stage})?`,
  'iu',
)
/** "We move from Ghent to Lyon": people go, and no thing goes through these. */
const relocating = /\b(?:we|i|family|i'm|we're|are|am)\s(?:[a-z]+\s)?mov(?:e|ed|ing)\s(?:house\s)?from\b/i
/** "Track each bike from donation to handover": where it begins and ends, and what lies between. */
const stretch = String.raw`(donation|intake|enquiry|inquiry|request|application|order|quote|lead|idea|sketch|brief|booking|arrival|drop-?off|collection|pick-?up|seed|sowing|planting|egg|birth|purchase|design|draft|sale|signing|rescue|birth)`
const end = String.raw`(handover|hand-over|delivery|payment|invoice|adoption|release|harvest|sale|completion|departure|collection|pick-?up|return|publication|print|launch|move-in|installation|sign-?off|slaughter|shelf|bottle|thank-you)`
const fromTo = new RegExp(
  String.raw`(?<!\p{L})(?:track|follow|tracks|follows|see|watch|keep track of|journey of) (?:\p{L}+ ){0,4}from (?:the )?(?:first )?${stretch} to (?:the |its |their )?(?:final )?${end}(?!\p{L})`,
  'iu',
)
/** "Rooms with status dirty, in progress or clean": told one by one. */
const state = String.raw`(\p{L}[\p{L}-]{1,13}(?: (?!and |or )\p{L}[\p{L}-]{1,13}){0,2})`
const inTurn = new RegExp(
  String.raw`(?<!\p{L})(?:with|by|has|have|in) (?:the |an? |its |their |one )?(?:status|state|stage|columns)(?: of| like| such as)?:? ${state}, ${state}(?:, ${state})?,? (?:or|and) ${state}(?=$|[.,;:\n)]|,? and )`,
  'iu',
)
const between = 'Under way'
const tones = ['primary', 'warning', 'warning', 'success', 'neutral']
const readLimit = 2000

/** What something goes through, in order: "move jobs from proofing to printing to pickup". Fewer than two: none. */
export function readStages(text: string): string[] {
  if (has(relocating, text)) return []
  const said = text.slice(0, readLimit)
  const [, , ...moved] = find(chain, said) ?? []
  const [, ...told] = moved.length > 0 ? [] : (find(inTurn, said) ?? [])
  const named = moved.length > 0 ? moved : told
  const [, ...drawn] = (/[→>]/.test(said) ? arrows.exec(said) : null) ?? []
  const [, begins, ends] = named.length > 0 ? [] : (find(fromTo, said) ?? [])
  const whole = begins && ends ? [begins, between, ends] : drawn
  const found = named.length > 0 ? named : whole
  // "From one column to another" names none.
  if (found.some((each) => /^(?:one|another|other|any|each)\b/i.test(each ?? ''))) return []
  return found
    .filter((each) => each !== undefined)
    .map((each) => capitalise(each.toLowerCase().replace(/ (?:and|the|so|when|where)$/, '')))
}

/** The entity with its stages as what one sees, chooses and filters by. */
export function withStages(entity: Entity, stages: readonly string[]): Entity {
  const [first] = stages
  if (!first || stages.length < 2) return entity
  const field = entity.fields.some(({ name }) => name === 'Column') ? 'Column' : 'Status'
  // As many as the thing has by itself: those, under the names that are told.
  const same = entity.samples.map(({ badge = '' }) => entity.groups.indexOf(badge))
  const areSame = entity.groups.length === stages.length && same.every((place) => place >= 0)
  const at = (index: number) => (areSame ? (same[index] ?? 0) : index % stages.length)
  return {
    ...entity,
    groups: stages.slice(0, 4),
    fields: [
      ...entity.fields.filter(({ name }) => name !== 'Status' && name !== 'Column'),
      {
        name: field,
        kind: 'choice',
        value: first,
        options: [...stages],
      },
    ],
    samples: entity.samples.map((sample, index) => {
      const { value, ...plain } = sample
      return {
        ...plain,
        ...(value && !sample.subtitle?.includes(value)
          ? { subtitle: [value, sample.subtitle].filter(Boolean).join(' · ') }
          : {}),
        badge: stages[at(index)] ?? first,
        tone: at(index) === stages.length - 1 ? 'success' : (tones[at(index)] ?? 'primary'),
      }
    }),
    figures: [
      ...entity.figures.slice(0, 1),
      ...stages.slice(0, 2).map((title, index) => ({ value: index === 0 ? '5' : '3', title })),
    ],
    facts: [
      { value: stages[at(0)] ?? first, title: field },
      ...entity.facts.filter(({ title }) => title !== field),
    ].slice(0, 3),
    use: `Move to ${(stages[at(0) + 1] ?? stages[1] ?? first).toLowerCase()}`,
  }
}
