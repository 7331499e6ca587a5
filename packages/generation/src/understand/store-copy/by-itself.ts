import { toSingular } from '../../words/forms.ts'
import type { Turn } from '../turns/turn.ts'

const opens = String.raw`(?<=(?:^|[.!?\n])\s*)`
const ends = String.raw`(?=\s*(?:[.,;!\n]|$))`
const noun = String.raw`[\p{L}-]{3,}`
const color =
  '(?:light |dark |bright )?(?:red|green|blue|yellow|orange|purple|pink|grey|gray|black|white|brown)'

/** What things of an app do, or what is done to them, in the text of a store: they are there. */
export const byItself: readonly Turn[] = [
  // "Stock updates automatically by weight".
  {
    form: new RegExp(
      String.raw`(?<!\p{L})(${noun}(?: ${noun})?) (?:updates?|refresh(?:es)?|adjusts?|syncs?|recalculates?|(?:is|are|gets?) (?:updated|calculated|adjusted)) (?:itself |themselves )?automatically(?= by | with | per |\s*[.,;!\n]|$)`,
      'giu',
    ),
    becomes: '$1',
    example: ['Feed levels update automatically by barn.', 'Feed levels by barn.'],
  },
  {
    form: /(?<!\p{L})((?:\p{L}{4,}, ){0,3}\p{L}{4,}),? and other (costs|expenses|charges|fees|bills)(?!\p{L})/giu,
    becomes: (_whole, list = '', what = '') =>
      [...list.split(', '), 'other'].map((each) => `${each} ${what}`).join(', '),
    example: ['Log diesel, wages and other costs.', 'Log diesel costs, wages costs, other costs.'],
  },
  {
    form: /,? so (?:that )?(?:your|the|my|their|our) (?:\p{L}+ )?\p{L}+ (?:reflects?|matches|mirrors?|stays? accurate|adds? up)[^.!?\n]{0,60}/giu,
    becomes: '',
    example: ['Log wages so your margin reflects real work. See sums', 'Log wages. See sums'],
  },
  {
    form: /(?<!\p{L})(?:see|get|view|have) an? (?:clear|concise|quick|complete|detailed|instant|simple) (?=(?:\p{L}+ ){0,2}(?:summary|overview|breakdown|report|picture|view|history|list)(?!\p{L}))/giu,
    becomes: 'see a ',
    example: ['Get a clear herd summary', 'see a herd summary'],
  },
  // "Press and hold while paused to reset": how it is done.
  {
    form: /(?<!\p{L})(?:press|tap|touch|long[- ]press)(?: and hold)?(?: (?:the |any |an? )?(?:screen|button|card|item|anywhere))?(?: (?:while|when|once) \p{L}+)? to (?=reset(?!\p{L}))/giu,
    becomes: '',
    example: ['Press and hold while paused to reset.', 'reset.'],
  },
  {
    form: new RegExp(
      String.raw`(?:the )?(timing|order|colou?r|size|length|duration|number|volume|sound|speed) of (?:the |each |your )?(${noun}(?: ${noun})?) can be (?:customi[sz]ed|adjusted|changed|set|configured|chosen)(?: (?:freely|as you like))?`,
      'giu',
    ),
    becomes: (_whole, how = '', what = '') =>
      `set the ${toSingular(what)} ${/^timing$/iu.test(how) ? 'times' : how}`,
    example: ['The length of rounds can be adjusted: 3 min', 'set the round length: 3 min'],
  },
  {
    form: new RegExp(
      String.raw`${opens}(?:the |an? )?((?:${noun} ){1,3}(?:mode|view|layout|theme)) (?:makes|keeps|turns|lets|gives) [^.!?\n]{5,120}`,
      'giu',
    ),
    becomes: '$1',
    example: [
      'Wide landscape mode makes the digits huge so all can read them. Rounds',
      'Wide landscape mode. Rounds',
    ],
  },
  {
    form: new RegExp(
      String.raw`(?<=(?:^|[.,!?\n]|\band)\s*)(${noun}(?: ${noun})?) (?:is|are) (?:shown|displayed|marked|highlighted|coloured|colored) (?:with|in|by|on) (?:an? )?${color}(?: (?:background|colou?r|text|dot|border))?${ends}`,
      'giu',
    ),
    becomes: '$1',
    example: ['Extra time is shown with a red background.', 'Extra time.'],
  },
  {
    form: /(?<!\p{L})(?:start by )?(?:choos|pick|select)(?:e|ing)? who(?:m)? (?:the |your |this )?\p{L}+ is for(?!\p{L})/giu,
    becomes: 'for whom',
    example: ['Start by choosing who the tent is for (child, adult)', 'for whom (child, adult)'],
  },
  {
    form: /(?<!\p{L})(?:carefully|hand|lovingly|expertly|thoughtfully)[- ]?(?:curated|selected|chosen|crafted|picked|designed) (?=\p{L})/giu,
    becomes: '',
    example: ['Carefully curated riddles', 'riddles'],
  },
  // "Questions covering all eras from stone to steel": one chooses by era.
  {
    form: /(?<!\p{L})((?:questions|lessons|articles|exercises|topics|videos|courses|guides|recipes|quizzes|cards) )(?:covering|spanning|across|on) (?:all |every |many |different |various )(?:the )?(\p{L}+)(?: (?:from|between|of) [^.,;\n]{3,60})?(?=\s*[.,;\n]|$)/giu,
    becomes: '$1by $2',
    example: ['Quizzes covering all rivers from Ob to Po.', 'Quizzes by rivers.'],
  },
  {
    form: /, (?:organi[sz]ed|grouped|sorted|arranged|ordered|broken down|split) by (?=\p{L})/giu,
    becomes: ' by ',
    example: ['See your wins, grouped by season.', 'See your wins by season.'],
  },
  // "Contact them from their profile": a button there.
  {
    form: /(?<!\p{L})contact (?:them|him|her) (?:directly |right |straight )*(?:from|through|via|on|in) (?:their|his|her|the|its) (profile|page)(?!\p{L})/giu,
    becomes: 'contact from the $1',
    example: ['Contact them directly from their page.', 'contact from the page.'],
  },
  {
    form: /(?<!\p{L})(issues|topics|subjects|causes|themes|teams|artists|leagues) (?:that )?you (?:care about|love|follow|like|are interested in)(?: most)?: ?([^.:;!?\n]{5,120}?)(?:,? and (?:much )?more)?(?=[.!\n]|$)/giu,
    becomes: '$1 ($2)',
    example: ['Follow topics you care about: rivers, roads and more.', 'Follow topics (rivers, roads).'],
  },
  {
    form: new RegExp(
      String.raw`(?:the )?(?:current |latest |full )?((?:${noun} )?${noun}) can be (?:called up|viewed|looked up|retrieved|checked)(?: and (compar|filter|sort|sav|shar)(?:ed|red))?${ends}`,
      'giu',
    ),
    becomes: (_whole, what = '', also?: string) => {
      const doing = also && `${also}${/^(?:compar|sav|shar)$/iu.test(also) ? 'e' : ''}`
      return doing ? `see and ${doing} ${what}` : `see ${what}`
    },
    example: ['The current egg prices can be called up and compared!', 'see and compare egg prices!'],
  },
  {
    form: /(?<!\p{L})gastronom(?:ist|er|ical business|y business)e?s?(?!\p{L})/giu,
    becomes: 'restaurants',
    example: ['Find gastronomists in town', 'Find restaurants in town'],
  },
  {
    form: /(?<=(?<!\p{L})(?:can|could|may|will)) now(?= \p{L})/giu,
    becomes: '',
    example: ['Guests can now rate huts', 'Guests can rate huts'],
  },
  {
    form: new RegExp(
      String.raw`${opens}(?:the |our |your )?(?:full |new |whole |entire )?(${noun}(?: ${noun})?) now (?:supports?|has|includes?|offers?|comes with|features?|shows?) (?=\p{L})`,
      'giu',
    ),
    becomes: '$1 with ',
    example: ['The full map now supports layers!', 'map with layers!'],
  },
  {
    form: /(?<!\p{L})how (?:its|their|the|your) (\p{L}+) (?:has|have) (?:developed|changed|evolved|grown)(?: (?:in|over) (?:recent \p{L}+|the (?:last|past) \p{L}+|time))?/giu,
    becomes: 'the $1 chart',
    example: ['Check how their weight has changed over time.', 'Check the weight chart.'],
  },
  {
    form: /(?<!\p{L})looking for ([^?.!\n]{3,40})\? (?:just |simply )?(?:pick|choose|select|find|use|tap|try|check) (?:it |them |that |those )?(?:in|with|on|from|under) the (\p{L}+)(?: view| screen| tab| menu)?(?=\s*[.!\n])/giu,
    becomes: '$2 for $1',
    example: ['Looking for night walks? Pick it in the Filter view.', 'Filter for night walks.'],
  },
  {
    form: /,? or (?:just |only )+(?:one|a single) (category|genre|type|kind|day|topic|track|group|class)(?: at a time)?(?=\s*[.,;!\n]|$)/giu,
    becomes: ', filter by $1',
    example: ['See all kites, or only one class at a time.', 'See all kites, filter by class.'],
  },
  // "A nursing timer switches sides": what one does with it.
  {
    form: /(?<!\p{L})(timer|stopwatch|counter|recorder|player|clock) (?:switches|changes|swaps) (sides|hands|modes|turns|players)(?: with (?:one|a single) tap)?/giu,
    becomes: '$1 with a "Switch $2" button',
    example: ['A chess clock switches players with one tap', 'A chess clock with a "Switch players" button'],
  },
  {
    form: /,? if you (?:want|like|wish|prefer)(?: to (?:note|add|record|log|know|see|keep|share) (?:it|them|that|this))?(?=\s*[.,;\n]|$)/giu,
    becomes: '',
    example: ['Note naps, and the place if you want to note it.', 'Note naps, and the place.'],
  },
  // "One tap on CALL HELPERS opens your options: voice, text".
  {
    form: /(?<!\p{L})(?:one|a single) tap on (?:the )?["“]?([^.,:"”\n]{3,30}?)["”]? (?:opens|starts|shows|gives you|brings up) (?:your |all |the )?(?:options|choices|ways)?: ?/giu,
    becomes: (_whole, what = '') => `${/\p{Ll}/u.test(what) ? what : what.toLowerCase()} by `,
    example: ['One tap on CALL HELPERS opens your options: voice, text', 'call helpers by voice, text'],
  },
  {
    form: /(?<!\p{L})keep (?:the |your )?(?:people (?:who|that) matter(?: most)?(?: to you)?|(?:loved|dear) ones|closest people|key people) (?:just )?(?:one|a) tap away/giu,
    becomes: 'favorite contacts',
    example: ['Keep the people who matter one tap away.', 'favorite contacts.'],
  },
  {
    form: new RegExp(
      String.raw`(?<!\p{L})(?:every|each) ((?:${noun} )?${noun}) (?:is|gets) (?:recorded|saved|kept|stored|logged) in (?:your|the|a) (history|log(?:book)?|journal|archive|diary)(?!\p{L})(?: so (?:that )?you [^.!?\n]{3,80})?`,
      'giu',
    ),
    becomes: (_whole, what = '', where = '') =>
      `${what.toLowerCase()} ${where.replace(/^logbook$/iu, 'log')}`,
    example: ['Every Night Dive is saved in your log so you know when.', 'night dive log.'],
  },
  {
    form: /(?<!\p{L})(lessons|tips|articles|guides|courses|videos|modules) (?:on|about) ([\p{L}-]+(?: [\p{L}-]+)?(?:, [\p{L}-]+(?: [\p{L}-]+)?){1,5}),? and ([\p{L}-]+(?: [\p{L}-]+)?)(?=\s*[.;!\n]|$)/giu,
    becomes: '$1 ($2, $3)',
    example: ['Short lessons on knots, tides, and first aid.', 'Short lessons (knots, tides, first aid).'],
  },
  {
    form: /(?<=(?<!\p{L})(?:rewards|points|coins|badges|stars|vouchers)) (?:that )?you can (?:redeem|use|spend|collect|exchange)(?: (?:in|inside|within) (?:the )?app)?(?=\s*[.,;!\n]|$)/giu,
    becomes: '',
    example: ['Earn stars you can spend in the app.', 'Earn stars.'],
  },
  {
    form: /(?<!\p{L})share with (?:your )?(friends|family|others|colleagues) (?!and |or |via |on |by |through |in |with |at |to |from |so |who |what |how )((?:[\p{L}-]+ ){0,2}[\p{L}-]+(?:,? and (?:[\p{L}-]+ ){0,2}[\p{L}-]+)?)(?=\s*[.,;!\n]|$)/giu,
    becomes: 'share $2 with $1',
    example: ['Share with friends shells and odd facts.', 'share shells and odd facts with friends.'],
  },
  {
    form: /(?<!\p{L})(?:to (?:be )?used? )?as (?:your |a |the )?(?:lock|home)[- ]?screens?(?: (?:and|or) (?:(?:as )?(?:your |a |the )?)?(?:lock|home)[- ]?screens?)?(?: (?:background|image|picture)s?)?(?!\p{L})/giu,
    becomes: 'as wallpaper',
    example: ['Save reefs to use as lock screen or home screen.', 'Save reefs as wallpaper.'],
  },
  {
    form: /,? (?:and )?(?:to )?motivat(?:e|es|ing) (?:your child|you|yourself|users|them|kids|students|the team) to [^.,;!?\n]{3,60}/giu,
    becomes: '',
    example: ['Streaks, and motivate your child to read each day.', 'Streaks.'],
  },
  // "Your child sees a card, taps it — and hears the word".
  {
    form: /(?<!\p{L})your (?:child|kid|toddler|little one|baby) (?:sees|looks at|gets) (an? [\p{L} -]{3,30}?),? (?:and )?(?:taps|touches|presses) it,?(?: ?[—–-])? and (?:hears|sees|gets|learns) /giu,
    becomes: 'Tap $1 to hear ',
    example: [
      'Your child sees a farm animal, taps it — and hears its name',
      'Tap a farm animal to hear its name',
    ],
  },
  {
    form: /,? (?:from|for) ages? (\d{1,2})(?: ?(?:to|-|–) ?(\d{1,2}))(?: years)?(?=\s*[.,;!\n]|$)/giu,
    becomes: '',
    example: ['Rhymes for children from ages 2 to 6.', 'Rhymes for children.'],
  },
]
