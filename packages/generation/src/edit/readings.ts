import type { AppDocument } from '@kwiq/app-model'
import { capitalise } from '../words/forms.ts'
import type { Context } from './context.ts'
import { withoutPronouns } from './pronouns.ts'

/** "As a list, not a grid", "instead of cards": the first half says it. */
const contrast =
  /^(.{4,90}?)\s*,?\s+(?:and\s+)?(?:not|rather than|instead of)\s+(?:as\s+|in\s+|on\s+)?(?:an?\s+|the\s+)?[\p{L}\d:.,%€$£ -]{1,30}$/iu

/** "Put that on the start page", after what is to stand there. */
const written =
  /^(?:put|show|add|write|mention|say|display)\s+(?:it|this|that)\s+(?:on|to|in|at)\s+(?:the\s+)?(.{2,40})$/i

/**
 * Ways to read a clause, the likeliest first, each as clauses to be followed one after the other: with what the
 * pronouns stand for, as it is written, and without what is only said for contrast.
 */
export function readingsOf(told: string, context: Context, document: AppDocument): string[][] {
  const clause =
    context.place === undefined
      ? told
      : told.replace(
          /\b(from|to|in|on)?\s*\bthere$/i,
          (_, word?: string) => `${word ?? 'to'} ${context.place}`,
        )
  const place = context.said === undefined ? undefined : written.exec(clause)?.[1]
  const said = place === undefined ? [] : [[`add a text "${capitalise(context.said ?? '')}" on ${place}`]]
  const short = contrast.exec(clause)?.[1]
  return [
    ...said,
    ...withoutPronouns(clause, context.subject, document),
    ...(short === undefined ? [] : withoutPronouns(short, context.subject, document)),
  ]
}
