import type { Rewording } from '../../understand/searched.ts'
import { toPlural } from '../../words/forms.ts'
import { begin, opens, proper } from '../screen-names.ts'

/** What one sees first, and before it. */
export const leadsOfStart: readonly Rewording[] = [
  // "It opens with a list of my bikes, each has a picture": what stands on the first screen.
  {
    form: new RegExp(
      `${begin}(?:it|the app|my app) (?:opens|starts|begins) (?:with|on) (?=an? |the )(?!an? (?:screen|page|login|splash|welcome))`,
      'giu',
    ),
    becomes: 'The first screen has ',
  },
  {
    form: new RegExp(
      `${begin}(?:it|the app|my app) (?:opens|starts|begins) (?:with|on) (?=an? (?:\\p{L}+ )?(?:screen|page)\\b)`,
      'giu',
    ),
    becomes: '',
  },
  // "When you open it you see a search field", "the owner opens the app to a list of his flats".
  {
    form: new RegExp(
      `${begin}(?:when|once|as soon as) (?:you|i|we|users?|the user|people|someone|one) (?:opens?|starts?|launch(?:es)?) (?:it|the app),? (?:you|i|we|they|he|she|users?|the user|people|one) (?:sees?|gets?|finds?|lands? on) `,
      'giu',
    ),
    becomes: 'The first screen has ',
  },
  {
    form: new RegExp(
      `${begin}(?:the )?\\p{L}+ opens the app (?:to|and (?:sees|gets|lands on)) (an?|the) (list|grid|map|feed) of (?:his |her |their |all )?(?:the )?(\\p{L}+): `,
      'giu',
    ),
    becomes: (_, _article = '', noun = '', of = '') => `The first screen has a ${noun} of ${of} with `,
  },
  // "After login (email + password) the user sees a project list".
  {
    form: new RegExp(
      `${begin}after (?:the )?(?:login|log-in|sign-in) \\(([^()\\n]{3,60})\\),? (?:the user|users?|you|one) (?:sees?|gets?|lands? on) an? (\\p{Ll}+) (list|overview|grid)`,
      'giu',
    ),
    becomes: (_, fields = '', thing = '', noun = '') =>
      `The Login screen contains fields for ${fields.split(/ ?\+ ?/).join(', ')} and a "Log in" button. ${opens(toPlural(thing))}a ${noun === 'overview' ? 'list' : noun} of ${toPlural(thing)}`,
  },
  {
    form: /^for (the|my|an?) (\p{L}+(?: \p{L}+)?): (overview|dashboard|home|start)(?: screen| page)? with /iu,
    becomes: (_, article = '', whom = '', name = '') => `An app for ${article} ${whom}. ${opens(name)}`,
  },
  // "On start you see a calendar", "opening a project: tabs Tasks, Files".
  {
    form: new RegExp(
      `${begin}(?:on|at) (?:start|launch|opening),? (?:you|users?|the user|one) sees? `,
      'giu',
    ),
    becomes: 'The first screen has ',
  },
  // "A kiosk for a museum: welcome page with ...".
  {
    form: /^(an? (?:[\p{L}-]+ ){0,2}(?:kiosk|terminal|app|tool) for [^:.\n]{3,30}): (?=\p{Ll}+(?: \p{Ll}+)? (?:page|screen) with )/iu,
    becomes: '$1. The ',
  },
  // "We need three screens: Check-in, Classes, Plan".
  {
    form: new RegExp(
      `^(?:we|i) (?:need|want|would like)(?: to have)? (?:an app with )?(two|three|four|five|six|[2-6]) (screens|pages|tabs)(?: for (?:our|my|the|an?) (\\p{L}+(?: \\p{L}+)?))?: `,
      'iu',
    ),
    becomes: (_, count = '', noun = '', whom?: string) =>
      `${whom === undefined ? 'An' : `A ${whom}`} app with ${count} ${noun}: `,
  },
  // "Screens for our gym: Check-in, Classes": these.
  {
    form: new RegExp(
      `\\b((?:two|three|four|five|six|\\d) (?:screens|pages|tabs)) for (?:our|my|the|an?) \\p{L}+(?: \\p{L}+)?: (?=${proper}, )`,
      'gu',
    ),
    becomes: '$1: ',
  },
  // "Parents open it and see a map": what they see.
  {
    form: new RegExp(
      `${begin}(?:the )?(?:users?|customers?|parents|people|members|guests|you|they|we) opens? (?:it|the app) and sees? `,
      'giu',
    ),
    becomes: 'The first screen has ',
  },
  // "For the chores app: the parent screen has ...": what it is, and its first screen.
  {
    form: new RegExp(`^(?:for|in) (?:the|my|our|an?) ([\\p{L} '-]{3,40} app)[:,] `, 'iu'),
    becomes: (_, app = '') => `A ${app}. `,
  },
]
