import type { Field } from '../../entity.ts'
import { makeEntity } from '../../plan/make-entity.ts'
import type { Extra } from '../../plan/types.ts'
import type { Phrase } from '../../understand/phrase.ts'

/** A phrase that is to be shown. */
export interface Said {
  phrase: Phrase
  /** As it is shown: "Check currently ongoing games" is those. */
  label: string
  /** Its last word, in the singular. */
  head: string
  /** For what samples are picked by. */
  seed: number
  isEnglish: boolean
}

/**
 * What a phrase becomes on a screen; `nothing` when it says only how, or belongs to something else; undefined when the
 * next reader is to be asked.
 */
export type ExtraReader = (said: Said) => Extra | 'nothing' | undefined

/** A value of one thing. */
export const fieldOf = (name: string, kind: Field['kind'], value: string): Extra => ({
  kind: 'field',
  field: { name, kind, value, options: [] },
})

/** Some things under the phrase's own words. */
export const thingsCalled = ({ phrase, label, seed }: Said, words: readonly string[]): Extra => ({
  kind: 'thing',
  label,
  entity: makeEntity([...words], seed, true, phrase.domain),
})
