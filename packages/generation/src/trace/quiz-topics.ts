import type { AppPlan, Extra, ScreenKind, ScreenPlan } from '../plan/types.ts'
import type { Phrase } from '../understand/phrase.ts'
import { toSingular } from '../words/forms.ts'

/** What one is asked about stands in a list of rounds, each with its number of questions. */
const isRound = ({ subtitle }: { subtitle?: string }) => /^\d+ questions\b/.test(subtitle ?? '')
const fewest = 3
const listing: ReadonlySet<ScreenKind> = new Set(['home', 'browse'])

/**
 * "Flags, capitals and country outlines" of a quiz: a round of its own for what no round is about yet, the first of the
 * list. Returns the screen that lists the rounds; undefined for what is no topic, and where nothing lists them.
 */
export function asQuizTopic(
  extra: Extra,
  { verb, text, words }: Phrase,
  plan: AppPlan,
): ScreenPlan | undefined {
  const head = words.at(-1) ?? ''
  if (verb || (head === toSingular(head) && !head.endsWith('ing'))) return undefined
  const label = extra.kind === 'field' ? extra.field.name : extra.label
  const asked = /(?::| about | on )(.+)$/i.exec(plan.description)?.[1]?.toLowerCase() ?? ''
  const isMade = extra.kind === 'field' || (extra.kind === 'thing' && extra.entity.id.startsWith('own-'))
  if (extra.kind !== 'note' && !(isMade && asked.includes(text))) return undefined
  const rounds = [...plan.entities.values()].find(
    ({ samples }) => samples.filter(isRound).length >= Math.max(fewest, samples.length - 1),
  )
  const list = plan.screens.find(({ kind, entity }) => entity === rounds?.id && listing.has(kind))
  const [, ...others] = rounds?.samples ?? []
  const [first] = rounds?.samples ?? []
  if (!rounds || !list || !first || !plan.screens.some(({ kind }) => kind === 'quiz')) return undefined
  plan.entities.set(rounds.id, {
    ...rounds,
    samples: [first, { ...first, title: label }, ...others.slice(0, -1)],
  })
  return list
}
