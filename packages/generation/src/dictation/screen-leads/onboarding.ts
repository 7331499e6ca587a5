import type { Rewording } from '../../understand/searched.ts'
import { capitalise } from '../../words/forms.ts'
import { begin, nameIn } from '../screen-names.ts'

/** "Next and Skip": what one taps. */
const withButtons = (said: string): string =>
  /^(?:next|skip|back|continue|done|get started)(?:,? (?:and )?(?:next|skip|back|continue|done|get started))*$/i.test(
    said,
  )
    ? said
        .replace(/,? and /, ', ')
        .split(', ')
        .map((each) => `a "${capitalise(each)}" button`)
        .join(' and ')
    : said

/** Slides one goes through first. */
export const leadsOfSlides: readonly Rewording[] = [
  // "Onboarding: 3 slides (picture + text), dots".
  {
    form: new RegExp(
      `${begin}onboarding(?: screens?)?(?::| [-–\\u00A6]) (two|three|four|five|[2-5]) (?:slides|pages|screens)(?: each)?(?: with| \\(([^()\\n]+)\\))?,? ?`,
      'giu',
    ),
    becomes: (_, count = '', told?: string) =>
      `An onboarding with ${count} slides. Each slide has ${
        told === undefined
          ? ''
          : `${told
              .split(/ ?\+ ?| and |, /)
              .map((each) => `an ${each}`)
              .join(', ')}, `
      }`,
  },
  // "When the app starts there's a carousel with three slides: Find a court, Invite friends, Play".
  {
    form: new RegExp(
      `${begin}(?:[Ww]hen (?:the app|it|you) (?:starts|opens?)(?: (?:the app|it))?,? |(?:[Aa]t first|[Ff]irst),? |(?:[Tt]he app|[Ii]t) (?:starts|opens|begins) with |[Tt]he \\p{L}+ (?:screen|page) (?:shows|contains|has) |[Ss]creen \\d: )?(?:[Tt]here(?:'s| is| are) |(?:you|users?|the user) sees? )?(?:[Aa]n? )?(?:(?:onboarding|intro|welcome|tutorial) )?(?:carousel|slider|slideshow|[Oo]nboarding|[Ii]ntro|[Ww]alkthrough)(?: (?:screens?|pages?|carousel))? (?:with|of) (two|three|four|five|[2-5]) (?:slides|pages|screens|steps): (\\p{Lu}[^,.;:()]{2,30}(?:, [^,.;:()]{2,30})+)(?=[.;]|$)`,
      'gu',
    ),
    becomes: (_, count = '', list = '') =>
      `An onboarding with ${count} slides${list
        .split(/,? and |, /)
        .map((each, index) => `. Slide ${index + 1} has "${nameIn(each)}"`)
        .join('')}`,
  },
  // "Screen 2: Three onboarding slides with Next and Skip".
  {
    form: new RegExp(
      `${begin}(?:screens? \\d(?:-\\d)?(?::| [-–\\u00A6]) |(?:then |next )?(?:there are|come|you see) )?(two|three|four|five|[2-5]) (?:onboarding|intro|welcome|tutorial) (?:slides|pages|screens|steps)(?:,? (?:each )?with ([^.;]+))?(?=[.;\\n]|$)`,
      'giu',
    ),
    becomes: (_, count = '', all?: string) =>
      `An onboarding with ${count} slides${all === undefined ? '' : `. Each slide has ${withButtons(all)}`}`,
  },
]
