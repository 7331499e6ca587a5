import { toPlural } from '../../words/forms.ts'
import { classOf } from '../../words/noun-classes.ts'
import { baseOfVerb } from '../../words/verbs.ts'
import type { Turn } from './turn.ts'

const ends = String.raw`(?=\s*(?:[.,;\n]|$| and | or ))`

/** What those who run a place do with what they keep. */
const doings =
  /^(?:manage|see|view|track|assign|approve|edit|add|send|check|verify|upload|update|set|receive|review|create|confirm|print|export|schedule|monitor|accept|invite|answer|prepare|plan)$/

/** "Sees", "verifies": what he does, as several do it; undefined where it is no verb of one. */
function plainVerb(word: string): string | undefined {
  const lower = word.toLowerCase()
  const plain = lower
    .replace(/ies$/, 'y')
    .replace(/(?<=ss|sh|ch|x|zz)es$/, '')
    .replace(/(?<=[^s])s$/, '')
  return plain !== lower && (doings.test(plain) || baseOfVerb(plain) === plain) ? plain : undefined
}

/** How people tell an app builder what they want: whom it is like, by what something is done, for whom each is. */
export const orderTurns: readonly Turn[] = [
  // "Collect fees via PayPal or Twint": what one can pay with.
  {
    form: /(?<=(?<!\p{L})(?:[Cc]ollect|[Pp]ay|[Pp]aid|[Pp]ayments?|[Ff]ees?|[Rr]ent|[Dd]ues|[Mm]oney|[Dd]onat\p{L}+|[Tt]ips?)(?: \p{L}{3,}){0,3}) (?:via|through|using|with) (\p{Lu}\p{L}{2,})(?:, (\p{Lu}\p{L}{2,}))?(?:,? (?:or|and|&) (\p{Lu}\p{L}{2,}))(?!\p{L}| \p{Lu})/gu,
    becomes: (_whole, ...names) =>
      `, payment (${names
        .slice(0, 3)
        .filter((name) => typeof name === 'string')
        .join(', ')})`,
    example: [
      'Collect dues via PayPal or Twint, receipts',
      'Collect dues, payment (PayPal, Twint), receipts',
    ],
  },
  // "Hungry? Choose a restaurant ...": whom it calls.
  {
    form: /^\s*(?:are you |feeling )?\p{L}{3,12}\?\s+(?=\p{L}{3,} )/giu,
    becomes: '',
    example: ['Thirsty? Find a fountain', 'Find a fountain'],
  },
  // What such a quiz is, and no second one.
  {
    form: /\bmultiple[- ]choice (?=(?:quiz|trivia|game|test)\b)/gi,
    becomes: '',
    example: ['Multiple choice test about rivers', 'test about rivers'],
  },
  // "Like Shiftly but for cafés": an app nobody here knows says nothing.
  {
    form: /,? (?:an app )?(?:like|similar to|inspired by|in the style of) \p{Lu}[\p{L}\d.-]*(?: \p{Lu}[\p{L}\d.-]*)?,? but (?=(?:for|only|just|with|simpler|more|in)\b)/gu,
    becomes: ' ',
    example: ['A rota app like Shiftly but for bakeries: shifts', 'A rota app for bakeries: shifts'],
  },
  // "Similar to it but for our agency": whose it is.
  {
    form: /(?<=[.;\n]\s*)(?:similar to (?:it|that) |(?:something )?like (?:it|that) )?(?:,\s*)?(?:but )?(?:only |just )?for (?:our|my) (?:[\p{L}-]+ ){0,3}[\p{L}-]+(?=\s*(?:[.\n]|$))/giu,
    becomes: '',
    example: ['Buyers see homes. But for our small town.', 'Buyers see homes. .'],
  },
  // "By scanning the code": one scans it.
  {
    form: /,? by scanning (?:an?|the|their|its)? ?/giu,
    becomes: ', scan ',
    example: ['Check in visitors by scanning QR codes', 'Check in visitors, scan QR codes'],
  },
  // "Transfer a pass to a friend": the pass is transferred.
  {
    form: new RegExp(
      String.raw`(?<=\b(?:transfer|transfers|forward|forwards|hand|gift|gifts|pass|resell|resells) (?:an? |the |their |your |my )?(?:[\p{L}-]+ )?[\p{L}-]{3,}) to (?:an?|their|your|my|another|other|some) (?:friends?|colleagues?|coworkers?|family members?|persons?|people|users?|relatives?)${ends}`,
      'giu',
    ),
    becomes: '',
    example: ['Transfer a season pass to a friend, map', 'Transfer a season pass, map'],
  },
  // "A quote by number of windows", "prices by size": what it depends on.
  {
    form: new RegExp(
      String.raw`(?<=\b(?:quotes?|prices?|estimates?|offers?)) (?:by|based on|depending on|from|according to) (?:the )?(?:number|size|amount|type) of (?:the )?(?:\p{L}+ )?\p{L}+${ends}`,
      'giu',
    ),
    becomes: '',
    example: ['Get a quote by number of windows, pay', 'Get a quote, pay'],
  },
  // "Adherence for each patient", "deadlines per case": it stands with each.
  {
    form: new RegExp(
      String.raw`(?<=\p{L}{4}) (?:for each|for every|per) (?:client|patient|customer|employee|member|student|tenant|driver|worker|case|job|matter|technician|barber|stylist|teacher|player)${ends}`,
      'giu',
    ),
    becomes: '',
    example: ['See deadlines per case, notes', 'See deadlines, notes'],
  },
  // "Pay and rate.": one leaves a rating.
  {
    form: /(?<=\b(?:pay|pays|book|books|tip|tips|finish|track|complain|comment))(?:,? and|,) rate(?=\s*(?:[.;\n]|$))/giu,
    becomes: '; leave a rating',
    example: ['Pick a date, pay and rate.', 'Pick a date, pay; leave a rating.'],
  },
  // "Pay and leave tips", "book and pay a deposit": only the last is done with what follows.
  {
    form: /\b(pay|pays|book|books|reserve|order|checkout|check out) and (leave|leaves|rate|review|tip|track|get|earn|collect|pay|pays)(?= (?:an?|the|their|your|tips?|stamps|points|reviews?|ratings?|feedback)\b)/giu,
    becomes: '$1; $2',
    example: ['Guests pay and leave tips', 'Guests pay; leave tips'],
  },
  // "Browse menus, order and pay, follow trucks": nobody pays what comes after it.
  {
    form: /,? and (pay|pays|reserve|book|order)(?: online)?, (?=(?:follow|rate|track|leave|save|get|see|view|chat|review|cancel|share|earn|collect|reorder|message|receive)\b)/giu,
    becomes: ' and $1; ',
    example: ['Order and pay, follow trucks', 'Order and pay; follow trucks'],
  },
  // "The owner sees revenue and manages stock": those of his kind do.
  {
    form: /(?<=^|[.;\n] ?)(?:the )?(\p{L}{4,}) (\p{L}{3,}s) ([^.;\n]{3,160})/giu,
    becomes: (whole, who = '', does = '', rest = '') => {
      const base = plainVerb(does)
      if (!base || !doings.test(base) || classOf(who.toLowerCase()) !== 'person') return whole
      return `${toPlural(who)} ${base} ${rest.replaceAll(
        /(, |,? and )(\p{L}{3,}s)(?= (?:the |an? |all |their |his |her )?\p{L}{3,})/giu,
        (each: string, sign: string, verb: string) => {
          const also = plainVerb(verb)
          return also && doings.test(also) ? `${sign}${also}` : each
        },
      )}`
    },
    example: ['Owner sees sales and manages stock.', 'Owners see sales and manage stock.'],
  },
  // "For a small bakery": how large it is says nothing of what it has.
  {
    form: /(?<=\bfor (?:an?|my|our|the)) (?:small|little|mid-?size(?:d)?|medium-sized|growing|independent|busy|family-run|family-owned) (?=\p{L}{3})/giu,
    becomes: ' ',
    example: ['A till for a small bakery', 'A till for a bakery'],
  },
  {
    form: /\b(?:staff|employees?|admins?|members?|secure) log-?ins? (?:with|by|via|using) (?:an? |the |their )?(?:pin|password|fingerprint|badge)(?: codes?)?/giu,
    becomes: 'login',
    example: ['Sales, staff login with PIN', 'Sales, login'],
  },
  // "Mark rooms clean": one marks one of them.
  {
    form: /\bmark(s?) (?:the |an? )?\p{L}{3,}s? (clean|cleaned|ready|paid|complete|completed|resolved|sold|delivered|done|finished)(?=\s*(?:[.,;\n]|$| and ))/giu,
    becomes: 'mark$1 as $2',
    example: ['Staff mark rooms clean', 'Staff mark as clean'],
  },
  {
    form: /\bwho(?:['’]s| is) (?:currently |now )?(?:in|at|inside|on) (?:the |our )?(?:gym|building|office|club|house|studio|school|site|shop|hall|park)(?: right now| now| today| at the moment)?(?=\s*(?:[.,;\n]|$| and ))/giu,
    becomes: 'who is here',
    example: ['Staff see who is in the gym now, fees', 'Staff see who is here, fees'],
  },
  // "Mark no-shows": one notes who did not come.
  {
    form: /\bmark(s?) (?:clients |customers |patients |guests )?(?:as )?no[- ]?shows?\b/giu,
    becomes: 'mark$1 no-show',
    example: ['Barbers mark clients as no-shows', 'Barbers mark no-show'],
  },
  // "Admin panel to manage staff": there is one, and staff is managed.
  {
    form: /\badmin(?:istrator)? (?:panel|area|portal|side|dashboard)(?: is)? (?:to|where admins?(?: can)?|for) (manage|edit|add|see|view|approve|managing|editing)\b/giu,
    becomes: 'admin dashboard, $1',
    example: ['Admin panel to manage staff and prices', 'admin dashboard, manage staff and prices'],
  },
  // "Choose one-off or weekly cleaning": how it is wanted.
  {
    form: /\b(?:choose|chooses|select|selects|pick|picks) (one[- ]?time|one[- ]?off|single|once) or (recurring|weekly|monthly|regular|repeated) (\p{L}{3,})/giu,
    becomes: (_whole, one, other, what) => `choose ${what ?? ''} (${one ?? ''}, ${other ?? ''})`,
    example: ['Choose one-off or weekly cleaning, pay', 'choose cleaning (one-off, weekly), pay'],
  },
  // "Sender and receiver addresses" are two addresses.
  {
    form: /\b(?:enters?|adds?|types?|gives?|fills?(?: in)?) (?:the )?(\p{L}{3,}) and (\p{L}{3,}) (address|name|contact|phone|detail)(?:es|s)?\b/giu,
    becomes: (_whole, one, other, what) => `${one ?? ''} ${what ?? ''}, ${other ?? ''} ${what ?? ''}`,
    example: ['Enter pickup and delivery addresses, pay', 'pickup address, delivery address, pay'],
  },
  // "Fill in a job report": one completes it.
  {
    form: /\bfill(s?) (?:in|out|up) (?=(?:an?|the|their|his|her|my|our|medical|health|digital|intake|consent) )/giu,
    becomes: 'complete$1 ',
    example: ['Drivers fill in a damage report', 'Drivers complete a damage report'],
  },
  // "Start and stop the timer": one uses it.
  {
    form: /\b(start|starts|begin) (?:and|or) (?:stops?|pauses?|ends?) (?=(?:the|a|an|their|my|your) (?:timer|clock|stopwatch|work timer|job timer|shift))/giu,
    becomes: '$1 ',
    example: ['Cleaners start and stop the timer', 'Cleaners start the timer'],
  },
  {
    form: /\bhand(s?) in (?=(?:an?|the|their|his|her|my|our|expense|travel|tax|home)\b)/giu,
    becomes: 'submit$1 ',
    example: ['Staff hand in their receipts', 'Staff submit their receipts'],
  },
  // "Fees due" are fees.
  {
    form: new RegExp(
      String.raw`\b(fees|payments|bills|instal?lments|invoices) (?:due|outstanding|to pay)${ends}`,
      'giu',
    ),
    becomes: 'open $1',
    example: ['Parents see grades, fees due and news', 'Parents see grades, open fees and news'],
  },
  // "HVAC field service" is that of heating.
  {
    form: /\bhvac (?=(?:field|service|technician|repair|maintenance|contractor|company|business))/giu,
    becomes: '',
    example: ['An HVAC field service app: jobs', 'An field service app: jobs'],
  },
  // "So that the office knows": why, and nothing it has.
  {
    form: /,? so (?:that )?(?:the |my |our |everyone |everybody |all )(?:[\p{L}-]+ ){0,2}(?:knows?|sees?|understands?|stays?|is|are|can (?:see|follow|plan|stay)) (?!(?:if|whether|who|whose|what|when|where|which|how)\b)[^.;\n]{2,60}(?=\s*(?:[.;\n]|$))/giu,
    becomes: '',
    example: ['Write reports, so that the office knows the progress. Tasks', 'Write reports. Tasks'],
  },
]
