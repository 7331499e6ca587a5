import { capitalise } from '../words/forms.ts'
import { type Groups, reword, type Rewording, replaced } from '../understand/searched.ts'
import { withBracketedScreens } from './bracketed-screens.ts'
import { leadsOfBars } from './screen-leads/bars.ts'
import { leadsOfStart } from './screen-leads/first-screens.ts'
import { leadsOfNames } from './screen-leads/named-screens.ts'
import { leadsOfSlides } from './screen-leads/onboarding.ts'
import { leadsOfTaps } from './screen-leads/taps.ts'
import { usualOn } from './screen-leads/usual-on.ts'
import { begin, opens } from './screen-names.ts'
import { toldInTurn, withNamedPages, withOnesOpened } from './told-in-turn.ts'

/** Ways in which a sentence leads to the next screen. */
const leads: readonly Rewording[] = [
  ...leadsOfBars,
  ...leadsOfNames,
  ...leadsOfStart,
  ...leadsOfTaps,
  ...leadsOfSlides,
]

/** "The nurse gets a list of patients", where a button says "I am a nurse". */
const ofRole = new RegExp(
  `${begin}(?:the |an? )(?<who>\\p{Ll}{3,}) (?:gets|sees|lands on|comes to) (?=an? |the )(?:(?:an? |the )(?<noun>home|dashboard|start)(?: screen| page)? with )?`,
  'giu',
)
const withRoles = (text: string): string =>
  replaced(text, ofRole, (whole: string, ...found: Groups[]) => {
    const { who = '', noun } = found.at(-1) ?? {}
    const [said] = new RegExp(`\\bI(?: am|'m) an? ${who}\\b`, 'i').exec(text) ?? []
    if (said !== undefined)
      return `Tapping "${said}" opens the ${who} ${noun ?? ''} screen with `.replace('  ', ' ')
    return noun === undefined ? whole : opens(`${who} ${noun}`)
  })

/** "Log a service has fields for ...", where a button to do so is told of. */
const ofDeed = new RegExp(
  `${begin}(?:the )?(?<deed>(?:log|add|create|edit|book|report|post|write) (?:an? |the |new )*\\p{Ll}{3,})(?: form| screen| page)? (?:has|have|with|asks for|contains|shows) (?:the |these )?fields (?:for |are )?(?:the )?`,
  'giu',
)
const withDeeds = (text: string): string =>
  replaced(text, ofDeed, (whole: string, ...found: Groups[]) => {
    const { deed = '' } = found.at(-1) ?? {}
    const isTold = new RegExp(`\\b(?:button (?:to|for)|"|button) ?${deed}\\b`, 'i').test(text)
    return isTold
      ? `The "${capitalise(deed.replace(/ (?:an?|the) /g, ' '))}" button opens a form with `
      : whole
  })

/** The text with what only leads to the next screen left out, and each screen opened by its name. */
export const withScreenLeads = (text: string): string =>
  withBracketedScreens(
    withRoles(withDeeds(reword(withOnesOpened(withNamedPages(reword(text, toldInTurn))), leads))),
    usualOn,
  )
