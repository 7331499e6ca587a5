import { toPlural } from '../../words/forms.ts'
import type { Turn } from '../turns/turn.ts'

/** Words for an app that say of no other thing what it is. */
const appNouns = 'companion|solution|sidekick|buddy|hub|toolkit|partner|suite'
const noun = String.raw`(?!(?:is|are|your|my|an?|the|to|for|with|that|which)\b)[\p{L}\d][\p{L}\d'’/&-]*`
/** Where the first thing is named that an app is. */
const isNamed = String.raw`(?<=^\W*|^[^.!?\n:;,]{1,40}\bis |^[^.!?\n:;,]{1,40}\s?[:–—-] )`
const firm =
  'business|shop|store|company|practice|studio|farm|clinic|salon|restaurant|café|bakery|agency|workshop|garage|team|club|school|hotel|household|office'

/** How the text of a store opens: what an app is, for whom, and what others fail at. */
export const openings: readonly Turn[] = [
  {
    form: /^(?:the |an? |your )?(?:smartest|best|finest|ultimate|number one|leading|simplest|easiest|fastest|cutest|first|only|most \p{L}+(?:, \p{L}+){0,3}(?:,? and \p{L}+)?) (?=(?:[\p{L}-]+ ){0,4}(?:app|application|tracker|calculator|finder|planner|tool|timer|player|manager|guide|platform)\b)/iu,
    becomes: 'A ',
    example: ['The most accurate, calm and trusted tide app', 'A tide app'],
  },
  // "Introducing Fernly: your ...", "Meet Fernly, the ..."
  {
    form: /^\W*(?:[Ii]ntroducing|[Mm]eet|[Ww]elcome to|[Ss]ay hello to|[Dd]iscover|[Tt]his is) (\p{Lu}[\p{L}\d]*(?: \p{Lu}[\p{L}\d]*){0,2})(?:,| ?[:–—-]|!|\.) ?(?:an? |the |your )?(?=\p{L})/u,
    becomes: '$1 is a ',
    example: ['Meet Fernly, your diary of ferns.', 'Fernly is a diary of ferns.'],
  },
  {
    form: /^(?:an?|the|this) (?:mobile |free |new )?(?:app|application) (?:that|which) (?:is|works as|acts as|serves as) (?:an? |your |the |my )(?:personal |own |go-to |daily |ultimate |perfect |complete |very own )*/iu,
    becomes: 'A ',
    example: ['An app that is your personal kite log.', 'A kite log.'],
  },
  {
    form: /^((?:an?|the|this) (?:[\p{L}-]+ ){0,3}?(?:app|application|tool|platform)) (?:(?:that|which) (?:offers|provides|brings|features|includes)|offering|providing|featuring|including)(?: you)?(?: (?:an?|the))? (?=\p{L}{3})/iu,
    becomes: '$1 with ',
    example: ['A beach app that provides you tides', 'A beach app with tides'],
  },
  {
    form: new RegExp(
      String.raw`${isNamed}(?:an?|the|your|my) (?:personal |go-to |daily |ultimate |perfect |complete |pocket |reliable |trusted |friendly |calm )*((?:${noun} (?:(?:and|&) )?){1,4}?)(?:(?:management|tracking) )?(?:${appNouns})(?: app)?(?= (?:for|that|which|to|with|designed|built|made|on|–|—|-)|\s*[.,:;!–—]|\s*$)`,
      'iu',
    ),
    becomes: (_whole, what = '') => `${/^[aeiou]/i.test(what) ? 'an' : 'a'} ${what}app`,
    example: ['Fernly is your garden companion: ferns, notes', 'Fernly is a garden app: ferns, notes'],
  },
  // "For bakers and the people who love them": whom it is for is said already.
  {
    form: /,? and (?:for )?(?:the |those |all )?(?:people|folks|fans|families|customers) (?:who|that) (?:love|need|visit|use|support|enjoy|follow) (?:them|it)(?!\p{L})/giu,
    becomes: '',
    example: ['An app for potters and the people who love them.', 'An app for potters.'],
  },
  // For whom it was made, who then does something with it.
  {
    form: new RegExp(
      String.raw`,? (?:that is |which is )?(?:specially |specifically )?(?:designed|made|built|created|developed|crafted|tailored|intended|meant|perfect|ideal|great)(?: (?:specifically|especially|exclusively|just|only|purely))? for (?:(?:${noun} ){0,4}${noun}, ){0,5}(?:(?:and|or) )?(?:${noun} ){0,5}?${noun}(?: who [^.!?\n,]{3,60}?)? to (?:easily |quickly |simply |efficiently |effortlessly )*(?=\p{L}{3})`,
      'giu',
    ),
    becomes: ' to ',
    example: [
      'A tool designed for potters, glaziers and small workshops to easily track kiln firings',
      'A tool to track kiln firings',
    ],
  },
  {
    form: new RegExp(
      String.raw`,? (?:that is |which is )?(?:specially |specifically )?(?:designed|made|built|created|developed|crafted|tailored|intended|meant|perfect|ideal|great) (?:specifically|especially|exclusively|just|only|purely) for (?:(?:${noun} ){0,4}${noun}, ){0,5}(?:(?:and|or) )?(?:(?!with\b)${noun} ){0,5}?${noun}(?: who [^.!?\n,]{3,60})?(?=\s*[.!;\n]|\s*$| with )`,
      'giu',
    ),
    becomes: '',
    example: ['A bag list designed specifically for long hikes. Bags', 'A bag list. Bags'],
  },
  {
    form: new RegExp(
      String.raw` for (?:running|operating|managing|handling) (an?|the|your|my|our) (?=(?:${noun} ){1,4}(?:${firm})(?=\s*[.,;:!\n]|\s*$| with ))`,
      'iu',
    ),
    becomes: ' for a ',
    example: ['A tool for running a bike repair shop.', 'A tool for a bike repair shop.'],
  },
  // "Having trouble remembering birthdays? An app that ..."
  {
    form: /^\s*(?:(?:are you |do you |ever |have you ever |always |constantly |still )*(?:tired|sick|fed up|bored|having (?:trouble|a hard time|difficulties)|struggling|struggle|hate|losing|forgetting|wondering|wonder|overwhelmed|frustrated|stressed|worried|can(?:no|['’])t|looking for)\b)[^.?!\n]{3,110}\?(?: (?:fear no more|look no further|worry not|no problem|no worries|we(?:['’]ve| have) got you(?: covered)?)[.!])?\s+(?=\S[^]{50})/iu,
    becomes: '',
    example: [
      'Tired of lost keys? An app with a list of who has which key, with dates and reminders',
      'An app with a list of who has which key, with dates and reminders',
    ],
  },
  {
    form: /(?<=^\s*|[.!?\n]\s+)(?:unlike (?:most|other|many)|most|many|other|all the other) (?:[\p{L}-]+ ){0,3}(?:apps|trackers|tools|planners|calendars|services)\b[^.!?\n]{3,120}[.!?]\s*(?=\S[^]{50})/giu,
    becomes: '',
    example: [
      'Most diet apps shout at you. An app with meals of the day, a list of food and a weight chart',
      'An app with meals of the day, a list of food and a weight chart',
    ],
  },
  // "Start with a color": the color.
  {
    form: /(?<=[.!?]\s)(?:simply |just )?(?:start|begin|kick off) (?:with|by (?:choosing|picking|selecting)) (?=\p{L}{3})/giu,
    becomes: 'choose ',
    example: ['A moth log. Begin with the family', 'A moth log. choose the family'],
  },
  {
    form: /(?<=\b(?:app|application|tool|tracker) (?:with|for|to)(?: live| real-time| global| local| daily)* )((?:[\p{L}-]+ )?(?:earthquake|volcano|storm|wildfire|flood|sensor|flight|ship|shipment|parcel|package|server|machine|meter|plant|pet|child|employee|vehicle|medication|symptom|habit|asset|incident)) (?:monitoring|tracking|logging)(?!\p{L})/giu,
    becomes: (_whole, what = '') => toPlural(what),
    example: ['An app with real-time ship tracking and a map', 'An app with real-time ships and a map'],
  },
  {
    form: /^((?:an?|the|this) (?:[\p{L}-]+ )?app) (?:that|which) keeps? (?:your |the |all your )?([\p{L}-]{3,20}(?: [\p{L}-]{3,20})?) (?:in (?:top|great|good|perfect|the best) (?:shape|condition|order)|running(?: smoothly)?|healthy|safe|organi[sz]ed|happy|up to date|clean|fresh)(?= with | and |[.,])/iu,
    becomes: '$1 for $2',
    example: ['An app that keeps your boats in good shape with a log', 'An app for boats with a log'],
  },
  // "Your tea is a number. An app that makes it real."
  {
    form: /(^\s*|[.!?\n] )an? app that (?:makes (?:it|this|that) (?:real|easy|simple|fun|possible|happen)|does (?:it|that|this)|helps|changes that|gets it)[.!] (?=\S[^]{30})/iu,
    becomes: '$1',
    example: [
      'Tea is more than leaves. An app that makes it fun. Brew timers, tastings and a shelf',
      'Tea is more than leaves. Brew timers, tastings and a shelf',
    ],
  },
  {
    form: /^(an?|the) app that just (?:wants|needs|lets|helps|allows) you to /iu,
    becomes: '$1 app to ',
    example: ['An app that just wants you to knit', 'An app to knit'],
  },
]
