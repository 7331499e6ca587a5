import { byWord } from '../../by-word.ts'
import type { Turn } from './turn.ts'
import { end, relative, somebody, when } from './wish-words.ts'

/** What it is called where it hurts. */
const aches: Readonly<Record<string, string>> = byWord({
  back: 'backache',
  head: 'headache',
  tooth: 'toothache',
  ear: 'earache',
  stomach: 'stomach ache',
  belly: 'stomach ache',
})

/** What wishes ask with "what", "which" and "who" about kitchen, body, home and family, by the name of what it is. */
export const homeWishTurns: readonly Turn[] = [
  // "Cook step by step": one step after the other, on a screen of its own.
  {
    form: /(?<!\p{L})(?:cook|cooking|bake|baking)(?: (?:it|them|along|with it))? (?:step[- ]by[- ]step|one step (?:at a time|after the other))(?!\p{L})|(?<!\p{L})step[- ]by[- ]step (?:cooking|baking)(?!\p{L})/giu,
    becomes: 'cooking mode',
    example: ['Bake it step by step, timers', 'cooking mode, timers'],
  },
  {
    form: /(?<!\p{L})(?:without|so) (?:that )?(?:the |my )?(?:screen|phone|display) (?:(?:going|turning|switching) (?:off|dark|black|to sleep)|locking|sleeping|(?:doesn't|does not|won't) (?:go (?:off|dark|to sleep)|turn off|lock|sleep))(?!\p{L})/giu,
    becomes: ', hands-free mode',
    example: ['Read the steps without the screen turning off', 'Read the steps , hands-free mode'],
  },
  {
    form: /(?<!\p{L})(?:scale|adjust|adapt|change)(?: (?:it|them|everything|the (?:amounts|recipes?|servings|ingredients)))?(?: up| down)? (?:for|to)(?: the)?(?: number of)? (?:more|fewer|less|\d+|how many|any number of)? ?(?:people|guests|eaters|persons|portions|servings)(?: (?:are )?(?:coming|there|eating))?(?!\p{L})/giu,
    becomes: 'serving scaling',
    example: ['Pies, scale it for more guests', 'Pies, serving scaling'],
  },
  {
    form: /(?<!\p{L})(?:with )?(?:the )?(?:photos?|pictures?|scans?) of (?:her|his|their|the|my|our|mum['’]s|grandma['’]s|nan['’]s) (?:own )?(?:handwriting|handwritten (?:notes?|cards?|recipes?|pages?)|(?:old |original )?recipe cards?|(?:old )?notebook)(?!\p{L})/giu,
    becomes: ', handwritten card',
    example: ['Pies with photos of his handwriting', 'Pies , handwritten card'],
  },
  // "With what I ate": the meal.
  {
    form: new RegExp(
      String.raw`(?<!\p{L}|\b(?:log|record|note|track|list|write down|enter)s? )what ${somebody} (?:ate|have eaten|had eaten|['’]ve eaten|had to eat|had for (?:breakfast|lunch|dinner))(?: or drank| and drank)?${when}?${end}`,
      'giu',
    ),
    becomes: 'food eaten',
    example: ['Rate the cramps and what I ate before', 'Rate the cramps and food eaten'],
  },
  {
    form: new RegExp(
      String.raw`(?<!\p{L})what ${somebody} (?:drank|drink|have drunk|had to drink)${when}?${end}`,
      'giu',
    ),
    becomes: 'evening drinks',
    example: ['Hours of rest, what I drank before, a graph', 'Hours of rest, evening drinks, a graph'],
  },
  // "See which food it might be": what sets it off.
  {
    form: /(?<!\p{L})(?:then )?(?:see|find out|tell me|show me|guess|know|learn|figure out|work out) (?:which|what) (?:foods?|meals?|drinks?|ingredients?|thing) (?:it (?:is|might be|could be|may be)|(?:might|could|may) be (?:it|the cause|to blame|behind it)|(?:is|are) to blame|(?:causes?|triggers?|does) it|makes? it worse|upsets? me)(?!\p{L})/giu,
    becomes: 'suspected foods',
    example: ['Log hives, find out which food causes it', 'Log hives, suspected foods'],
  },
  {
    form: /(?<!\p{L})(?:(?:note|rate|log|record|enter|write down) )?(?:the |my )?(pain|strength|severity|mood|energy|stress|itch|nausea) (?:0|1|zero|one) (?:to|-|–) (?:10|ten)(?!\p{L}|\d)/giu,
    becomes: '$1 level',
    example: ['Note itch 1 to 10', 'itch level'],
  },
  // "I get stomach pain and want to note it": what the app is for.
  {
    form: /^(?:i|we) (?:get|have|suffer from|live with|struggle with|often get|['’]ve got) ((?:\p{L}+ ){0,2}(?:pains?|aches?|headaches?|migraines?|cramps?|rash(?:es)?|attacks|heartburn|reflux|allerg(?:y|ies)|eczema|asthma|ibs|flares?))(?:,)?(?: and| so)? (?:i |we )?(?:want|would like|need|['’]d like|wish) to (?=\p{L})/giu,
    becomes: '$1 diary, ',
    example: ['I get bad cramps and want to log meals', 'bad cramps diary, log meals'],
  },
  // "What needs fixing"
  {
    form: new RegExp(
      String.raw`(?<!\p{L})(?:what|which things) (?:(?:needs?|has|have|wants?|is|are|['’]s) (?:to be |still to be |still )?|, )(?:fixing|fixed|repairing|repaired|repair|mending|mended|broken)${end}`,
      'giu',
    ),
    becomes: 'repairs',
    example: ['Who comes, what needs mending, wood', 'Who comes, repairs, wood'],
  },
  {
    form: new RegExp(
      String.raw`(?<!\p{L})(?:shopping|groceries|what to (?:buy|bring)) (?:before|for|on) (?:the )?(?:arrival|we (?:arrive|come|go|drive)|the (?:next|weekend)|weekend|next (?:family|stay)|our stay)${end}`,
      'giu',
    ),
    becomes: 'shopping list',
    example: ['Keys, shopping before we come', 'Keys, shopping list'],
  },
  // "See what's in it this Friday": what the box holds.
  {
    form: new RegExp(
      String.raw`(?<!\p{L})what(?:['’]s| is| will be)(?: inside| in)(?: (?:it|the box|this box|the (?:next|weekly) box|this week['’]s box|each box))?(?: (?:this|next) (?:week|month|(?:mon|tues|wednes|thurs|fri|satur|sun)day))?${end}`,
      'giu',
    ),
    becomes: "what's in it",
    example: ['Crates, see what is in the box this week', "Crates, see what's in it"],
  },
  // "We share a boat between three families"
  {
    form: /^(?:i|we) (?:share|own|have) (?:a|an|our|the) (\p{L}+(?: \p{L}+)?) (?:together )?(?:between|among|with) (?:(?:two|three|four|five|six|several|some|\d+|my|our|the|other|another|all) )*(?=\p{L})/giu,
    becomes: 'shared $1 of ',
    example: ['We own a sailing boat with two families, logbook', 'shared sailing boat of families, logbook'],
  },
  // "A calendar who is there when"
  {
    form: /(?<=\bcalendar )(?:of |with |for |showing )?who (?:is|comes|stays|goes|will be|sleeps|uses|has)(?: (?:there|here|in|it|the \p{L}+))? when(?!\p{L})/giu,
    becomes: '',
    example: ['A calendar of who stays there when, tasks', 'A calendar , tasks'],
  },
  {
    form: /(?<!\p{L})who (?:is|comes|visits|stays|goes|will be|sleeps)(?: (?:there|here|in|over))? when(?!\p{L})/giu,
    becomes: 'calendar',
    example: ['Three sisters, who visits when, pills', 'Three sisters, calendar, pills'],
  },
  // "With my brother": who comes along is no list.
  {
    form: new RegExp(
      String.raw`(?<=(?:walk|hik|cycl|rid|sail|play|cook|travel|run|climb|fish|train|garden|read|watch|games?|cards|evenings?|nights?|chess)\p{L}* )(?:together )?with (?:my|our) ${relative}s?${end}`,
      'giu',
    ),
    becomes: '',
    example: ['Sailing with my brother, weather', 'Sailing , weather'],
  },
  // "How far I can bend": an angle.
  {
    form: /(?<!\p{L})how far (?:i|he|she|they|my \p{L}+|the \p{L}+) (?:can |could )?(?:bends?|stretch(?:es)?|turns?|lifts?)(?: (?:it|my (?:knee|arm|leg|shoulder|elbow|wrist|neck|back)))?(?!\p{L})/giu,
    becomes: 'bending angle',
    example: ['Pain, how far she can turn', 'Pain, bending angle'],
  },
  {
    form: /(?<!\p{L})how (?:much|bad(?:ly)?) (?:it|my \p{L}+|this|that) (?:hurts?|aches?)(?!\p{L})/giu,
    becomes: 'pain level',
    example: ['Sets, how badly it hurts', 'Sets, pain level'],
  },
  // "Which variety tasted best"
  {
    form: /(?<!\p{L})(?:and )?(?:which|what) (?:variety|kind|one|sort|type|wine|cheese|recipe)s? (?:tasted|tastes|was|is|were) (?:the )?best(?!\p{L})/giu,
    becomes: 'taste rating',
    example: ['Kilos a bush, which sort tastes best', 'Kilos a bush, taste rating'],
  },
  {
    form: /(?<!\p{L})when (?:i|we) (sow|sew|plant|water|feed|prune|repot|harvest)(?:ed|n)?(?: (?:it|them))?(?: last)?(?=\s*[,.;\n])/giu,
    becomes: (_whole, verb = '') =>
      `${{ sow: 'sowing', sew: 'sowing', prune: 'pruning' }[verb.toLowerCase()] ?? `${verb.toLowerCase()}ing`} date`,
    example: ['Peas: when I sowed them, weeks to the pod', 'Peas: sowing date, weeks to the pod'],
  },
  // "Three jars spend save give"
  {
    form: /(?<!\p{L})(?:two|three|four|five) (jars|columns|boxes|pots|envelopes|drawers|lists|piles|levels|sizes):? ([a-z]{3,12}),? ([a-z]{3,12})(?:,? (?:and )?([a-z]{3,12}))?(?=\s*[,.;\n])/giu,
    becomes: (_whole, what = '', ...names: string[]) =>
      `${what} (${names
        .slice(0, 3)
        .filter((name): name is string => typeof name === 'string' && /^[a-z]/i.test(name))
        .join(', ')})`,
    example: ['Three jars spend save give, coins', 'jars (spend, save, give), coins'],
  },
  {
    form: /(?<!\p{L})(?:(?:they|i|we|kids|you) )?(?:drag|drop|put|throw) (?:the )?coins? (?:in|into (?:it|them|a jar|the jars?))(?!\p{L})/giu,
    becomes: 'add coins',
    example: ['Jars, they drop coins in', 'Jars, add coins'],
  },
  // "Remembers what we forgot last time"
  {
    form: /(?<!\p{L})(?:that |which |it )?(?:remembers?|reminds (?:me|us) of|knows|shows) what (?:we|i) (?:forgot|forget|left behind|missed)(?: (?:the )?last (?:time|trip|year))?(?!\p{L})/giu,
    becomes: ', forgotten last time',
    example: ['A bag list that remembers what I forgot last year', 'A bag list , forgotten last time'],
  },
  {
    form: /(?<!\p{L})(?:and )?(?:it )?(?:is |be )?(?:shared|synced|in sync|the same) (?:between|on|across|with) (?:two|both|our|three|all(?: our)?|my husband's and my|my wife's and my) (?:phones|devices|tablets)(?!\p{L})/giu,
    becomes: ', shared list',
    example: ['Groceries, synced across both phones', 'Groceries, , shared list'],
  },
  // "If not, my brother and I get a message"
  {
    form: /(?:,? (?:and )?)(?:if (?:not|(?:she|he|they) (?:does|do)(?:n['’]t| not)(?: (?:tap|press|answer|do it|do so))?)|otherwise|else),? (?:[\p{L}'’]+ ){1,6}?(?:gets?|gets? sent|receives?|are sent|is sent|are told|is told|are warned|is warned|is called|are called|is alerted|are alerted)(?: (?:a |an )?(?:message|call|text|sms|alert|warning|notification))?(?!\p{L})/giu,
    becomes: ', message if missed',
    example: ['She taps a key, and if not my sister and me get a text', 'She taps a key, message if missed'],
  },
  {
    form: /(?<!\p{L})(?:taps?|press(?:es)?|push(?:es)?) (?:a |one |the |an )?(?:big |large |huge )?(?:green )?(?:button|key)(?: (?:each|every) (?:morning|day|evening|night))? (?:that|to say(?: that)?|when|if) (?:i|she|he|they)(?:['’]m|['’]s|['’]re| am| is| are) (?:ok|okay|fine|all right|alright|well|alive|up)(?!\p{L})/giu,
    becomes: 'big OK button',
    example: ['Dad presses one big button every morning that he is fine', 'Dad big OK button'],
  },
  // "So I want her to tap ...": she does.
  {
    form: /(?:,? so )?(?:i|we) (?:want|need|would like|['’]d like) (?:her|him|them) to (?=(?:tap|press|push|touch|confirm|say|send|record|answer|check in)\b)/giu,
    becomes: ', ',
    example: ['Grandad lives far away so we want him to press a key', 'Grandad lives far away, press a key'],
  },
  {
    form: /(?<!\p{L})(?:my|our|a) (son|daughter|child|wife|husband|mother|father|dad|mum|brother|sister|dog|cat) (?:has|suffers from|lives with) (epilepsy|diabetes|asthma|dementia|migraines?|allergies|autism|adhd)(?!\p{L})/giu,
    becomes: '$2 diary',
    example: ['My daughter has asthma. Log the puffs', 'asthma diary. Log the puffs'],
  },
  {
    form: /(?<!\p{L})(?:show|give|hand|send)(?: it)?(?: to)? (?:the |my |our |his |her )?(?:doctor|neurologist|vet|cardiologist|dermatologist|specialist|midwife|nurse|gp|paediatrician|pediatrician)s? (?:a|the|my|this) (?:list|diary|log|report|overview|summary|table|pdf)(?!\p{L})/giu,
    becomes: 'doctor report',
    example: ['Rashes, show my dermatologist the diary', 'Rashes, doctor report'],
  },
  // "But the kid can't see it"
  {
    form: /,? (?:but|and|so that|so) (?:the |my |our |his |her )?(?:kids?|children|child|wife|husband|person|birthday (?:child|boy|girl)|receiver|recipient|mum|mom|dad|they|he|she|one who gets it)(?: (?:can['’]?t|cannot|can not|must not|should not|shouldn['’]t|mustn['’]t|won['’]t|does not|doesn['’]t|do not|don['’]t))(?: be able to)? (?:see|know|read|find out)(?: (?:it|them|that|this|about it|what))?(?!\p{L})/giu,
    becomes: ', surprise mode',
    example: ['Mark presents, but my wife must not see it', 'Mark presents, surprise mode'],
  },
  {
    form: /(?<!\p{L})what (?:was|we|has been|is|it was) spent(?: it)? on(?: what)?(?!\p{L})/giu,
    becomes: 'expenses',
    example: ['A purse, what it was spent on', 'A purse, expenses'],
  },
  {
    form: /(?<!\p{L})what(?:['’]s| is)(?: still)? left(?: in it| over| of it)?(?=\s*(?:[,.;\n]|$))/giu,
    becomes: 'money left',
    example: ["A purse, expenses, what's still left", 'A purse, expenses, money left'],
  },
  {
    form: /(?<!\p{L})print (?:a |the )?(?:small |little )?(book|calendar|album|booklet)(?: (?:of (?:it|them)|at the end of the year|every year|each year|for (?:the )?(?:grandparents|christmas)))?(?!\p{L})/giu,
    becomes: 'print a $1',
    example: ['Drawings, print a small calendar every year', 'Drawings, print a calendar'],
  },
  {
    form: /(?<!\p{L})(?:bigger|more|higher)(?: (?:goal|amount|target))? (?:on|in) (?:hot|warm|summer) (?:days|weather|months)(?!\p{L})/giu,
    becomes: 'hot day goal',
    example: ['Tea log, more on warm days', 'Tea log, hot day goal'],
  },
  // "Which week are the kids with whom"
  {
    form: /(?<!\p{L})(?:which|what) (?:weeks?|days?|weekends?|nights?) (?:are )?(?:the |my |our )?(?:kids|children|boys|girls|son|daughter|twins|dog) (?:are |is )?(?:with|at) (?:whom|who|whose(?: place| house| home)?|which (?:parent|of us))(?!\p{L})/giu,
    becomes: 'calendar of the weeks',
    example: ['Separated, which days are the children at whose place', 'Separated, calendar of the weeks'],
  },
  {
    form: /(?<!\p{L})who pays (?:for )?(?:the )?(?:what|which|shoes|clothes|school|it|things|lessons|trips|the dentist)(?!\p{L})/giu,
    becomes: 'who pays',
    example: ['Who pays for clothes, dates', 'who pays, dates'],
  },
  {
    form: /(?<!\p{L})no (?:chatting|talking|messaging|messages|texting)(?!\p{L})/giu,
    becomes: 'no chat',
    example: ['Weeks and costs, no messaging', 'Weeks and costs,  , '],
  },
  {
    form: /(?<!\p{L})(?:play|hear|listen to) (?:a )?(?:bit|part|piece|few seconds|snippet) of (?:each|every one|it|them)(?!\p{L})/giu,
    becomes: 'audio samples',
    example: ['Tapes of grandad, hear a snippet of each', 'Tapes of grandad, audio samples'],
  },
  {
    form: /(?<!\p{L})what (?:it|each(?: one)?|they) (?:means?|meant) to (?:us|me|him|her|the family)(?!\p{L})/giu,
    becomes: 'memories',
    example: ['Tapes of grandad, what each means to me', 'Tapes of grandad, memories'],
  },
  {
    form: /(?<!\p{L})who (?:wants|would like|gets|takes|inherits) which(?: one)?(?!\p{L})/giu,
    becomes: 'wanted by',
    example: ['Chairs of my aunt, who would like which', 'Chairs of my aunt, wanted by'],
  },
  {
    form: /(?<!\p{L})(?:whom|who) (?:i|we) (?:(?:already )?gave|have (?:already )?given|paid)(?: (?:it|them|money))?(?: already)?(?!\p{L})/giu,
    becomes: 'given already',
    example: ['Godchildren, see who I have given it already', 'Godchildren, see given already'],
  },
  {
    form: /(?<!\p{L})(?:what|which (?:plant|bed|pot)) ?(?:needs |gets |, )how much(?: water)?(?!\p{L})/giu,
    becomes: 'water amounts',
    example: ['Greenhouse, which bed gets how much', 'Greenhouse, water amounts'],
  },
  {
    form: /(?<!\p{L})(?:photo|picture)s? (?:of )?where (?:the )?(tap|key|hose|meter|fuse box|valve|stopcock) (?:is|hangs|lies)(?!\p{L})/giu,
    becomes: 'photo of the $1',
    example: ['Instructions, picture where the key hangs', 'Instructions, photo of the key'],
  },
  {
    form: /(?<!\p{L})what was left(?: over)?(?=\s*(?:[,.;\n]|$))|(?<!\p{L})what (?:they|the kids|the children) (?:left|did not eat|didn['’]t eat)(?!\p{L})/giu,
    becomes: 'leftovers',
    example: ['Portions, what the kids left', 'Portions, leftovers'],
  },
  // "Turn it into a shopping list automatically"
  {
    form: /(?<!\p{L})(?:and )?(?:then )?(?:turn|make|convert|change|put)(?:s|ing)? (?:it|them|that|this|all of it|the (?:plan|meals|menu)) (?:in)?to (?:an? |one |the )?(?=(?:\p{L}+ )?(?:list|calendar|chart|pdf|table|book|plan)(?!\p{L}))/giu,
    becomes: ', ',
    example: ['Plan lunches and turn them into a shopping list', 'Plan lunches , shopping list'],
  },
  {
    form: /(?<=\b(?:list|plan|chart|calendar|total|sum|reminder|report)s?) (?:automatically|by itself|on its own|with one (?:tap|click)|in one (?:tap|click))(?!\p{L})/giu,
    becomes: '',
    example: ['Menus and a shopping list by itself', 'Menus and a shopping list'],
  },
  // "Share with my sister": she sees it, too.
  {
    form: new RegExp(
      String.raw`(?<!\p{L})(?:and )?share (?:it |them |this |that |all (?:of )?it |everything )?with (?:my|our) (${relative})s?${end}`,
      'giu',
    ),
    becomes: ', shared with my $1',
    example: ['Naps, share it with my mum', 'Naps, , shared with my mum'],
  },
  // "Every time my back hurts"
  {
    form: /(?<!\p{L})(?:every time|each time|whenever|when|how often|if) (?:my|his|her) (back|head|knee|neck|shoulder|stomach|belly|tooth|foot|hip|ear|throat|wrist|elbow|ankle|leg|arm|chest|hand) (?:hurts?|aches?|is (?:hurting|aching|sore))(?: again)?(?!\p{L})/giu,
    becomes: (_whole, where = '') => aches[where.toLowerCase()] ?? `${where} pain`,
    example: ['Note every time my back hurts, a graph', 'Note backache, a graph'],
  },
]
