import { byWord } from '../by-word.ts'

/**
 * Words that carry no subject by themselves ("back", "full", "program"), and with which words before or behind them they
 * name one thing all the same.
 */
const ahead: Readonly<Record<string, RegExp>> = byWord({
  back: /^(?:pain|office|yard|garden|exercises?|stretches|room|stage|issues|copies|catalogue|orders?)$/,
  full: /^(?:moons?|board|house|time|names?|timers?|size|body)$/,
  tap: /^(?:water|list|room|dance|dancing|beers?)$/,
  front: /^(?:desk|doors?|garden|yard|wheel|row|line|cover)$/,
  want: /^lists?$/,
  need: /^lists?$/,
  mobile:
    /^(?:clinics?|libraries|library|kitchens?|homes?|numbers?|saunas?|units?|vendors?|stage|team|teams|vet|hairdresser)$/,
  general: /^(?:assembly|assemblies|meetings?|practitioners?|rehearsals?|ledger|store)$/,
  press: /^(?:releases?|kits?|contacts?|reviews|photos)$/,
  software: /^(?:licen[cs]es?|updates?|versions?|inventory|bugs?)$/,
  field:
    /^(?:maps?|notes?|trips?|work|workers?|service|staff|visits?|days?|reports?|teams?|guides?|diary|journal|hockey|log|agents?|engineers?|technicians?|officers?|size|samples?)$/,
  second: /^hand$/,
  top: /^(?:ups?|scorers?|soil|coat|floor)$/,
  off: /^(?:days?|season|cuts)$/,
  down: /^(?:time|payments?)$/,
  like: /^new$/,
  design:
    /^(?:gallery|galleries|library|portfolio|ideas?|studio|reviews?|briefs?|files?|drafts?|requests?|catalogue|catalog)$/,
})
const behind: Readonly<Record<string, RegExp>> = byWord({
  offer: /^(?:special|exclusive|daily|weekly|seasonal|limited|promotional|introductory)$/,
  offers: /^(?:special|exclusive|daily|weekly|seasonal|limited|promotional|current|latest|best|early-bird)$/,
  allowed:
    /^(?:dogs?|pets?|cats?|kids|children|smoking|fires?|campfires?|cars?|guests|visitors|photos|phones?|drones?|fishing|swimming|camping|bikes|horses|parties|vans?|tents?)$/,
  program:
    /^(?:loyalty|training|festival|theat(?:re|er)|concert|rewards?|exercise|rehab|cultural|holiday|kids|conference|event|evening|season|bonus|referral|workout|mentoring|cinema|exchange|walking|weekly|daily|monthly|vaccination|feeding|scholarship|support|member|membership|affiliate|therapy|course|tv|radio|study)$/,
  website: /^(?:club|company|parish|own|team|band|shop|school)$/,
  field: /^(?:corn|wheat|rice|football|hay|playing|sports?|potato|hop|soccer|tulip|practice)$/,
  fields: /^(?:corn|wheat|rice|football|hay|playing|sports?|potato|hop|soccer|tulip|my|our|the|all)$/,
  design:
    /^(?:nail|flash|cake|garden|tattoo|hair|logo|t-?shirt|interior|floral|flower|dress|kitchen|pattern|costume|stage|jewell?ery|furniture|landscape|lesson|curriculum)$/,
})

/** Whether a word of little meaning is part of a thing's name where it stands. */
export const isPartOfOneThing = (word: string, before: string, after: string): boolean =>
  (ahead[word]?.test(after) ?? false) || (behind[word]?.test(before) ?? false)

/** Words that look like something one does, and name a thing with those behind them: "practice attendance", "turn order". */
const nouns: Readonly<Record<string, RegExp>> = byWord({
  practice: /^(?:attendance|schedules?|times?|plans?|dates?|sessions?|rooms?|logs?|journal|partners?)$/,
  turn: /^orders?$/,
  call: /^(?:sheets?|lists?|times?|logs?)$/,
  watch: /^(?:lists?|parties|party)$/,
  play: /^(?:lists?|dates?|groups?)$/,
  work: /^(?:orders?|hours|plans?|schedules?|logs?|shifts?|permits?)$/,
  pick: /^(?:lists?)$/,
})
const paidForComing = /^(?:fees?|charges?|costs?|rates?)$/

/** Whether a word that could be a verb begins a thing's name: "call out fee" is none of calling. */
export const beginsThing = (word: string, after: string, further: string): boolean =>
  (nouns[word]?.test(after) ?? false) || (word === 'call' && after === 'out' && paidForComing.test(further))

/** "Out" of "call out fee". */
export const isWithinThing = (word: string, before: string, after: string): boolean =>
  word === 'out' && before === 'call' && paidForComing.test(after)
