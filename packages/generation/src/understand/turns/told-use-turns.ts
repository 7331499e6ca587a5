import type { Turn } from './turn.ts'

/** How those tell of an app who say what comes of it and how it is used: the thing itself is named in few of their words. */
export const toldUseTurns: readonly Turn[] = [
  // For whom or where something is built says whose it is.
  {
    form: /(?<=^(?:an? |the )?(?:[\p{L}-]+ ){1,4}?)(?:that (?:is|was) )?(?:built|made|designed|created|developed|crafted) (?:specifically |especially |just |only )?(?=for (?:the|an?|my|our) \p{L})/iu,
    becomes: '',
    example: ['A tide log built for the harbour', 'A tide log for the harbour'],
  },
  {
    form: /(?<=\p{L}) (?:built|made|drawn|computed|calculated|generated) (?:only |purely |entirely )?(?:from|out of|with|on) your own (?:data|entries|logs?|notes|numbers)(?!\p{L})/giu,
    becomes: '',
    example: ['Monthly tide cards built from your own data', 'Monthly tide cards'],
  },
  {
    form: /\b(?:(?:designed|built|made) )?for (?:users|people|those|anyone|everyone) who (?:want|like|prefer|need) (?:their|all their|the)(?: [\p{L}-]+)? data to (?:stay|remain|be|live) on (?:their|the) (?:own )?(?:device|phone)/giu,
    becomes: 'with data stored on the device',
    example: [
      'A tide log for users who want their boat data to stay on their device.',
      'A tide log with data stored on the device.',
    ],
  },
  // In which manner it goes about it.
  {
    form: /,? (?:through|with|in|by|using) an? (?:(?:[\p{L}‑-]+, )+(?:and )?|[\p{L}‑-]+ and )?[\p{L}‑-]+ (?:approach|manner|tone|attitude|spirit)(?=\s*(?:[.;,\n]|$))/giu,
    becomes: '',
    example: ['Sail less in storms through a calm, patient, and kind approach.', 'Sail less in storms.'],
  },
  {
    form: /\b(?:gradually |slowly )?(?:reduce|cut down(?: on)?)(?: and|,| or) (?:eventually |finally |then |completely )?(stop|quit)(?: (?:using|taking|doing))? /giu,
    becomes: '$1 ',
    example: ['Gradually reduce and eventually stop using ropes', 'stop ropes'],
  },
  // The music on a phone is found by looking through its files, and not by the camera.
  {
    form: /\bscans? (?:for )?(?:the |your |all )?(?:local )?(music|songs|audio|media|files|videos|photos|folders|ebooks|books)(?: files)? (?:on|from|in) (?:the |your )?(?:device|phone|storage|memory|sd card|folders?)/giu,
    becomes: '$1 from the device',
    example: ['Scan music on device', 'music from the device'],
  },
  // What pictures are used for.
  {
    form: /(?<=^|[.\n]\s*)(?:it |the app )?uses? (\p{L}+s) instead of (?:\p{L}+ )?\p{L}+ to (?=\p{L})/giu,
    becomes: '$1 ',
    example: ['Uses drawings instead of words to remind us our watches.', 'drawings reminders of watches.'],
  },
  {
    form: /\bremind(?:s|ing)? (?:us|you|them|me|users|people)(?: of| about)? (?:our|your|their|the|my|his) ([\p{L}-]+(?: [\p{L}-]+)?)(?: (?:using|with|by|through) (?:an? )?((?:[\p{L}-]+ )?[\p{L}-]+)(?: like (?:an? )?[^.;\n]{3,70})?)?(?=\s*(?:[.;,\n]|$))/giu,
    becomes: (_whole, what = '', how) => `reminders of ${what}${how === undefined ? '' : `, ${how}`}`,
    example: [
      'Reminds them of the watch using visual clues like a flag or a lamp.',
      'reminders of watch, visual clues.',
    ],
  },
  // The order of a list, and what is typed nowhere.
  {
    form: /,? (?:sorted|ordered|arranged) by ([\p{L} ]{3,30}?) ?\([^()\n]{3,30} first\)/giu,
    becomes: ', sort by $1',
    example: ['A list of boats, sorted by arrival (latest first).', 'A list of boats, sort by arrival.'],
  },
  {
    form: /(?<=\p{L}) (?:by|through|via) (?:filling|completing|submitting) (?:in |out )?(?:an?|the) (?:short |simple )?form(?=\s*(?:[.;,\n]|$))/giu,
    becomes: '',
    example: ['Record a new visit by filling a form.', 'Record a new visit.'],
  },
  // Those who may come or not.
  {
    form: /\b(mandatory|compulsory|optional|required) and sign-?up (events?|rehearsals?|meetings?|dates?|activities)(?!\p{L})/giu,
    becomes: '$1 and optional $2',
    example: ['Mandatory and sign-up events', 'Mandatory and optional events'],
  },
  // A part for choosing something is that something.
  {
    form: /\b((?:[\p{L}-]+ ){0,2}[\p{L}-]+) (?:selection|selector|picker|chooser) \(([^()\n]{3,120})\)/giu,
    becomes: (_whole, what = '', values = '') =>
      `${what} (${values.replaceAll(/ (?:vs\.?|versus) /giu, ', ')})`,
    example: ['Mast selection (Oak vs Ash). Sails', 'Mast (Oak, Ash). Sails'],
  },
  {
    form: /(?<=^|[.;,\n]\s*)(?:live )?((?:[\p{L}-]+ )?date) picker(?: with (?:an? )?(?:minimum|maximum|min|max)(?:[- ]\p{L}+)? constraints?)?(?=\s*(?:[.;,\n]|$))/giu,
    becomes: '$1',
    example: ['Live race date picker with minimum date constraint. Crew', 'race date. Crew'],
  },
  {
    form: /\b(price|cost|fee) breakdown in (?:an? )?(?:\p{Lu}\p{L}+ )?(?:rupees?|dollars?|euros?|pounds?|pesos?|yen|rands?)(?!\p{L})/giu,
    becomes: '$1 breakdown',
    example: ['Live price breakdown in Danish euros', 'Live price breakdown'],
  },
  // What is measured of each, on a scale.
  {
    form: /\brat(?:e|ing|es) ((?:[\p{L}-]+ ){0,2}[\p{L}-]+) (?:across|in|on|by) (?:\d+|several|many) (?:categories|criteria|aspects) ?(?:[:(–—-]) ?([^.;()–—\n]{5,160}?)\)?(?: ?[–—-])?(?:,? on an? [\p{L}\d -]{3,20}scale)?(?=\s*[.;\n]|$)/giu,
    becomes: (_whole, what = '', said = '') =>
      `Rate ${what} by categories (${said.replaceAll(/,? and /giu, ', ')})`,
    example: [
      'Rate harbours across 3 categories — depth, price, and quiet — on a 1 to 9 scale.',
      'Rate harbours by categories (depth, price, quiet).',
    ],
  },
  // What serves for something is said by its name.
  {
    form: /\b(data|information|facts?|details) (?:that (?:is|are) )?(?:relevant|important|useful|helpful|of interest) (?:to|for) (?:the )?(?:\p{L}+ing )?[^.,;\n]{3,50}(?=\s*(?:[.,;\n]|$))/giu,
    becomes: '$1',
    example: ['Each boat shows data that is relevant to choosing a crew.', 'Each boat shows data.'],
  },
  {
    form: /(?<=^|[.;\n]\s*)(?:after|once|when) (?:an? |the )?users? (?:authenticates?|(?:has |have )?(?:logs?|signs?|logged|signed) in),? (?:they|he|she|users?) can /giu,
    becomes: 'Users can sign in and ',
    example: ['After a user authenticates, they can find boats.', 'Users can sign in and find boats.'],
  },
  {
    form: /(?<=^|[.;\n]\s*)(?:if|when|in case) (?:the |your |an? )?[\p{L} ]{4,40}, (?:the app|it) (?:will |can |also )*(?:shows?|tells?|displays?) (?:you )?(?=\p{L})/giu,
    becomes: 'See ',
    example: ['If the wind turns, the app will show you the closest harbours.', 'See the closest harbours.'],
  },
  {
    form: /(?<=^|[.;\n]\s*)(?:it|the app) listens to (?:you|your (?:voice|singing|playing|speech)|the \p{L}+)(?: in real time)?,? (?:and )?(?=\p{L})/giu,
    becomes: 'The app ',
    example: ['It listens to your voice in real time, detects the wind', 'The app detects the wind'],
  },
  // Whom an app brings together.
  {
    form: /(?<=^|[.;\n]\s*)(?:an? |the )?(?:mediator|bridge|link|matchmaker|go-between) between people,? who (?:need|want|look for) ([\p{L} ]{3,20}),? and (?:people,? |those )?who (?:can |could |want to )?(?:provide|offer|give)(?: (?:that |this |it)?\p{L}*)?(?=\s*(?:[.;\n]|$))/giu,
    becomes: 'People ask for $1 or offer $1',
    example: [
      'Mediator between people, who need boats, and people who can provide that kind.',
      'People ask for boats or offer boats.',
    ],
  },
  {
    form: /\b(?:you )?(?:enter|join|open) the (?:platform|app|site),? (register|sign up),?(?: and)? (?:fill|complete)s? (?:out|in)? ?the form with (?:your|their) (\p{L}+)(?: \([^()\n]{3,80}\))?/giu,
    becomes: '$1. A form with your $2',
    example: [
      'You enter the platform, register, and fill out the form with your boats (or sails).',
      'register. A form with your boats.',
    ],
  },
  // It can be written as what it is.
  {
    form: /(?<=^|[.;\n]\s*)(?:one|1|single|quick)[-‑ ]tap (?:log|logging|entry) ?: ?([^.;\n]{3,40})(?=\s*(?:[.;\n]|$))/giu,
    becomes: 'Button "$1"',
    example: ['One-tap log: Reefed a sail. Watches', 'Button "Reefed a sail". Watches'],
  },
  {
    form: /\bprotection plans?(?!\p{L})/giu,
    becomes: 'damage cover',
    example: ['Choose a protection plan for the boat', 'Choose a damage cover for the boat'],
  },
  {
    form: /\bdive (?:deep )?into (?=an? |the |specific)/giu,
    becomes: 'open ',
    example: ['Dive into a specific harbour', 'open a specific harbour'],
  },
]
