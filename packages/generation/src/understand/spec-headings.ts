import { replaced } from './searched.ts'

/** Words a specification's headings are made of; what else a line names is of the app. */
const ofSpec = new Set(
  'required optional must must-have must-haves have nice nice-to-have nice-to-haves core key main major planned basic essential initial minimum minimal viable product products mvp user users story stories feature features functional functionality functionalities function functions requirement requirements the of for short list app application mobile project prototype version phase one two three stretch goal goals future additional advanced possible proposed potential set overview spec specification as follows are is here our my this these following some and or to in with wish wishes could should would wont want backlog deliverable deliverables iteration sprint level high low priority first second current extended bonus extra screen screens archetypes archetype wireframes v1 v2 1 2 3 1.0 2.0'.split(
    ' ',
  ),
)
/** One of them says that wishes follow. */
const head =
  /(?<![\p{L}-])(?:(?:user|required|optional|must-have|must have|nice-to-have|nice to have|core|mvp) (?:stor(?:y|ies)|functions?|backlog)|mvp (?:features?|scope|goals?)|features?|functionalit(?:y|ies)|requirements?|(?:must|should|could|wont)[- ]haves?|nice-to-haves?|minimum viable product|stretch goals?|future goals?|screen archetypes?|required|optional)(?!\p{L})/iu
/** Before a colon these are read with what follows. */
const readElsewhere = /^(?:features?|optional|requirements|must haves?|nice to haves?|stretch goals?)$/i

/** A line, or what stands before a colon, up to ten words long. */
const heading = /(?<=^|[\n.;!?]\s*)(?:[#*•–-]+ ?)?(\p{L}[\p{L}\d'/ ,&()-]{2,78})(?::(?=\s)|(?=\n)|$)/gu
const mostWords = 10
/** "- [x] User can": done or not, it is told. */
const ticked = /((?:^|\n)[^\S\n]*[-*•–][^\S\n]*)\[[ xX]?\][^\S\n]*/g
/** Kinds of screens of a template, of which every app has some. */
const archetypes = /\n[^\S\n]*[-*•–]?[^\S\n]*(?:stream|detail|creation)(?: screen)?[^\S\n]*(?=\n|$)/giu

const isHeading = (said: string): boolean => {
  const words = said.toLowerCase().match(/[\p{L}\d][\p{L}\d.'-]*/gu) ?? []
  return (
    words.length <= mostWords &&
    head.test(said) &&
    words.every((word) => ofSpec.has(word.replace(/[.']+$/u, '')))
  )
}

/**
 * A description without the headings of its specification ("Required Must-have Stories", "Short list of user stories for
 * the MVP:", "Planned features for prototype:"), which name nothing of the app.
 */
export const withoutSpecHeadings = (text: string): string =>
  replaced(
    replaced(
      text.replaceAll(ticked, '$1').replaceAll(/^overview\s*\n/giu, ''),
      heading,
      (whole: string, said: string, at: number) =>
        isHeading(said) && !(whole.endsWith(':') && readElsewhere.test(said))
          ? at === 0
            ? ''
            : whole.startsWith('\n')
              ? '\n'
              : ''
          : whole,
    ).replaceAll(/\n{2,}/g, '\n\n'),
    archetypes,
    '',
  ).trim()
