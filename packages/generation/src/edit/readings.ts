import type { AppDocument } from '@kwiq/app-model'
import { capitalise } from '../words/forms.ts'
import { asAdding, withoutAsides } from './asides.ts'
import { findTexts } from './find-text.ts'
import type { Context } from './context.ts'
import { withoutPronouns } from './pronouns.ts'
import { reword } from './reword.ts'

/** "As a list, not a grid", "instead of cards": the first half says it. */
const contrast =
  /^(.{4,90}?)\s*,?\s+(?:and\s+)?(?:not|rather than|instead of)\s+(?:as\s+|in\s+|on\s+)?(?:an?\s+|the\s+)?[\p{L}\d:.,%€$£ -]{1,30}$/iu

/** "Put that on the start page", after what is to stand there. */
const written =
  /^(?:please\s+)?(?:put|show|add|write|mention|say|display)\s+(?:it|this|that|so)(?:\s+somewhere)?(?:\s+(?:on|to|in|at)\s+(?:the\s+)?(.{2,40}))?$/i

/** Ways to read a clause, each as clauses to be followed one after the other. */
export interface Readings {
  close: string[][]
  /** Tried where nothing was made of the others, and nothing said of them. */
  loose: string[][]
}

/**
 * Ways to read a clause, the likeliest first, each as clauses to be followed one after the other: with what the
 * pronouns stand for, as it is written, and without what is only said for contrast or beside it.
 */
export function readingsOf(told: string, context: Context, document: AppDocument): Readings {
  const [node] = context.subject?.nodes ?? []
  const there =
    context.place ??
    (context.subject?.screen && `the ${context.subject.screen} screen`) ??
    // "Remove the icon there": of what was just changed.
    (node !== undefined && /^(?:remove|delete|hide)\b/i.test(told) ? `node:${node}` : undefined)
  const clause = withSaid(
    there === undefined
      ? told.replace(/^((?:put|add|show|place)\s+.{3,60}?)\s+there$/i, '$1')
      : withThere(told, there),
    context,
  )
  // "Call it FC Lindenau", where nothing was spoken of: the app.
  const called = context.subject
    ? undefined
    : /^(?:call|name)\s+it\s+(?!to\b|as\b)(?!.*\b(?:instead of|rather than|not)\s)(.{2,40})$/i.exec(
        clause,
      )?.[1]
  if (called !== undefined) return { close: [[`rename the app to ${called}`]], loose: [] }
  const wanted = context.said === undefined ? null : written.exec(clause)
  const where =
    wanted?.[1] === undefined || /^(?:very )?top$/i.test(wanted[1]) ? 'at the top' : `on ${wanted[1]}`
  const said = wanted ? [[`add a text "${capitalise(context.said ?? '')}" ${where}`]] : []
  const contrasted = contrast.exec(clause)?.[1]?.replace(/,?\s+(?:too|as well|also)$/i, '')
  const short = contrasted === undefined ? undefined : reword(contrasted)
  const added = asAdding(clause)
  const read = (text: string) =>
    withoutPronouns(text, context.subject, document).map((clauses) =>
      clauses.map((each) => (each === text || each.includes('node:') ? each : reword(each))),
    )
  // "The app is called Bella, not Basil": what stands in the app is what it was.
  const isFormer = short !== undefined && isInApp(clause, document)
  const whole = [clause, ...(short === undefined ? [] : [short])]
  return {
    close: [...said, ...(isFormer ? whole.toReversed() : whole).flatMap(read)],
    loose: [...withoutAsides(clause).map(reword), ...(added === undefined ? [] : [added])].flatMap(read),
  }
}

/** Whether what a clause names last, after a "not", is the name of the app or a text of it. */
function isInApp(clause: string, document: AppDocument): boolean {
  const former = /\s(?:not|rather than|instead of)\s+(?:an?\s+|the\s+)?(.{1,30})$/i.exec(clause)?.[1] ?? ''
  return (
    former !== '' &&
    (document.app.name.toLowerCase() === former.toLowerCase() || findTexts(document, former).length > 0)
  )
}

/** "Put the chart first there": in the words of the place. */
const withThere = (told: string, there: string) => {
  const placed = told.replace(
    /\s(?:(from|to|in|on)\s+)?there$/i,
    (_, word?: string) => ` ${word ?? whereTo(told)} ${there}`,
  )
  return placed === told || placed.includes('node:') ? placed : reword(placed)
}

/** "Put it there" is to a place, "remove it there" from it. */
const whereTo = (clause: string) =>
  /^(?:remove|delete|hide|take)\b/i.test(clause)
    ? 'from'
    : /\s(?:first|last)\s+there$/i.test(clause)
      ? 'on'
      : 'to'

/** "Add a banner about that": about what was said before. */
const withSaid = (clause: string, { said }: Context): string =>
  said === undefined
    ? clause
    : clause.replace(
        /\b(?:about|with|saying|that says|for)\s+(?:it|this|that)\b/i,
        () => `"${capitalise(said)}"`,
      )
