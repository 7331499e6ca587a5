import type { AppPlan } from '../../plan/types.ts'
import type { Phrase } from '../../understand/phrase.ts'
import type { Outcome } from '../placing/placing.ts'

/** What a name of several words is by the word it is built on; undefined where that says nothing. */
export type HeadRule = (label: string, phrase: Phrase, plan: AppPlan) => Outcome | undefined
