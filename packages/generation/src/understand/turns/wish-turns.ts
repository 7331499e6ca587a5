import type { Turn } from './turn.ts'

/** Where a clause ends. */
const end = String.raw`(?=\s*(?:[,.;:\n]|$| (?:and|so|then|or|with|but|plus)\b))`
const somebody = String.raw`(?:i|we|you|they|he|she|people|everybody|everyone|each|members|guests|customers|kids|the kids)`
/** When, in a wish: says nothing of the app. */
const when = String.raw`(?: (?:before|after|that day|today|yesterday|this week|this (?:mon|tues|wednes|thurs|fri|satur|sun)day|each day|every day|beforehand|afterwards|at night|in the evening|before bed|in it|on it))`
const relative = String.raw`(?:sister|brother|wife|husband|mum|mom|mother|dad|father|son|daughter|partner|girlfriend|boyfriend|parents|grandma|grandpa)`

/** What is asked for with "what", "which" and "who" in a wish of one line, by the name of what it is. */
export const wishTurns: readonly Turn[] = [
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
  {
    form: /(?<!\p{L}|: )(?:(?:choose|pick|select) )?(?:(?:a|the) )?small,? (?:a )?medium,?(?: (?:or|and))? (?:a )?(?:large|big|family)(?: (?:box|bag|crate|size|one)(?:es|s)?)?(?!\p{L})/giu,
    becomes: 'choose box size (small, medium, large)',
    example: [
      'People pick small medium or large, pause',
      'People choose box size (small, medium, large), pause',
    ],
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
  // "Send each client their plan for the week"
  {
    form: /(?<!\p{L})(?:send|give|assign|write|make|share)s? (?:each|every|my|all my|the|their)(?: of my)? (?:clients?|athletes?|trainees?|students?|pupils?|patients?|runners?|customers?)(?: with)? (?:(?:their|his|her|a|an|the|own|weekly|training|workout) )*(?:plans?|programmes?|programs?|workouts?|schedules?|exercises?)(?: (?:for|of) (?:the|each|every|next|this) (?:week|month|day))?(?!\p{L})/giu,
    becomes: 'assign weekly plan',
    example: ['Rowers, give every athlete a training plan for the week', 'Rowers, assign weekly plan'],
  },
  {
    form: /(?<!\p{L})(?:see|check|know|track) (?:if|whether|who|which(?: ones)?) (?:they |he |she |each |everyone |everybody |my clients |clients )?(?:really |actually )?(?:did|do|have done|has done|finished|completed|trained|kept to)(?: (?:it|them|the (?:plan|workouts?|exercises|homework)|their (?:plan|workouts?|exercises|homework)))?(?: or not)?(?=\s*(?:[,.;\n]|$))/giu,
    becomes: 'plan progress',
    example: ['Send drills, see whether they did them', 'Send drills, plan progress'],
  },
  // "Show which ones I keep getting wrong"
  {
    form: /(?<!\p{L})(?:show |see |practi[sc]e |repeat |train )?(?:(?:which|the|those|only the) )+(?:ones?|questions?|answers?) (?:that )?(?:i|you|we|they) (?:keep|always|often|usually|still|get)(?: (?:getting|get|answering|answer))? wrong(?: most(?: often)?)?(?!\p{L})/giu,
    becomes: 'my mistakes',
    example: ['Topics, show which questions I still get wrong', 'Topics, my mistakes'],
  },
  // "Parents can see how they improve"
  {
    form: /(?<!\p{L})(?:(?:and )?(?:the )?(?:parents|families|mums and dads) (?:can |may |could |should )?)?(?:see|follow|watch|know) (?:how (?:much )?|whether |if )(?:i|we|they|he|she|it|their (?:kid|child|son|daughter)|the (?:kids|children)|each (?:kid|child|swimmer|athlete|runner|player)|everybody|everyone)(?: (?:is|are))? (?:improv\p{L}+|(?:gets?|getting|got|become|becomes) (?:better|faster|stronger|quicker)|progress\p{L}*|develops?)(?: over (?:time|the (?:season|weeks|months|years?)))?(?!\p{L})/giu,
    becomes: ', progress chart',
    example: [
      'Write down splits and see how each runner gets faster over the season',
      'Write down splits and , progress chart',
    ],
  },
  {
    form: /(?<!\p{L})(?:writes? down|records?|notes?|logs?|enters?|types?|takes?|measures?) (?:the |a |each |their )?(times?) (?:for|of|in) (?:every|each|the|all) (?:single )?(run|heat|lap|race|swim|descent|attempt|try|throw|jump)s?(?: (?:of|by|for) (?:every|each|the|all) (kid|child|swimmer|athlete|skier|runner|rower|rider|racer|member)(?:s|ren)?)?(?!\p{L})/giu,
    becomes: (_whole, what = '', round = '', who?: string) =>
      `records ${round} ${what}${who ? `, ${who === 'child' ? 'children' : `${who}s`}` : ''}`,
    example: [
      'A trainer notes the time of each heat for every swimmer',
      'A trainer records heat time, swimmers',
    ],
  },
  // "Hut to hut"
  {
    form: /(?<!\p{L})(hut|inn|lodge|refuge)[- ]to[- ]\1(?: (?:hik\p{L}+|walk\p{L}*|tours?|trips?|trek\p{L}*))?(?!\p{L})/giu,
    becomes: 'hiking, $1s',
    example: ['A week of hut to hut trekking', 'A week of hiking, huts'],
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
  // "Seniors who need a lift to the doctor": they ask for one.
  {
    form: /(?<!\p{L})(\p{L}+s) (?:in (?:our|the|my) \p{L}+ )?(?:who|that) (?:need|want|look for|are looking for) (?:an? |some )?(lift|ride|help|hand|companion|tutor|translator|babysitter)s?(?: to (?:the |a )?\p{L}+| with (?:the |their )?\p{L}+)?(?!\p{L})/giu,
    becomes: (_whole, who = '', what = '') =>
      `${who}, ${/^(?:help|hand)$/i.test(what) ? 'help' : what} requests`,
    example: ['Students in our town who need a tutor and tutors', 'Students, tutor requests and tutors'],
  },
  {
    form: /(?<!\p{L})(?:neighbou?rs|people|volunteers|members|parents|others|friends|students|those) (?:who|that) (?:can|could|will|want to|like to|are willing to|offer to|have time to) (drive|teach|babysit|translate)(?: them)?(?!\p{L})/giu,
    becomes: (_whole, doing = '') =>
      ({ drive: 'drivers', teach: 'teachers', babysit: 'babysitters', translate: 'translators' })[
        doing.toLowerCase()
      ] ?? 'helpers',
    example: ['Old people and volunteers who can drive', 'Old people and drivers'],
  },
  {
    form: /(?<!\p{L})(?:and )?(?:(?:the )?app )?match(?:es|ing)? (?:them|both|the two|each other)(?: up)?(?: (?:together|with each other))?(?!\p{L})/giu,
    becomes: '',
    example: ['Tutors and students, match them', 'Tutors and students, '],
  },
  // "Order one till nine": by when.
  {
    form: /(?<!\p{L})(order|book|reserve|choose|pick) (?:one|it|them) (?:till|until|by|before|not later than) (\d{1,2})(?::\d\d)? ?(?:am|pm|o'clock)?(?!\p{L}|\d)/giu,
    becomes: (_whole, doing = '') =>
      `${/^order/i.test(doing) ? 'place an order' : `${doing.toLowerCase()} ahead`}, ${doing.toLowerCase()} deadline`,
    example: ['Soups of tomorrow, order one till 10', 'Soups of tomorrow, place an order, order deadline'],
  },
  // "Book it for an hour or two"
  {
    form: /(?<!\p{L})(?:book|reserve|rent|hire|borrow) (?:it|one|them) (?:by the hour|for (?:an?|one|two|a few|some|several) hours?(?: or two| or more)?)(?!\p{L})/giu,
    becomes: 'hourly booking',
    example: ['One trailer, reserve it for two hours', 'One trailer, hourly booking'],
  },
  // "Say where you left it and how full the battery is"
  {
    form: /(?<!\p{L})(?:say|note|write|type|enter|tell|see) where (?:you|i|we|they|it) (?:(?:left|parked|put) it|(?:is|was) (?:left|parked))(?!\p{L})/giu,
    becomes: 'parking place',
    example: ['Say where we parked it', 'parking place'],
  },
  {
    form: /(?<!\p{L})how (?:full|empty|charged) (?:the |its )?(battery|tank|bottle) (?:is|still is|was)(?!\p{L})|(?<!\p{L})how full (?:the |its )?(battery|tank|bottle)(?!\p{L})/giu,
    becomes: (_whole, one?: string, other?: string) => `${one ?? other ?? 'battery'} level`,
    example: ['A van, how full the tank is', 'A van, tank level'],
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
  // "Coffee after": nobody looks that up.
  {
    form: /(?<=[,;] ?|\band )(?:a )?(?:coffee|beer|beers|drinks?|cake|breakfast|pint|ice cream) (?:after|afterwards|afterward|at the end)(?=\s*(?:[,.;\n]|$))/giu,
    becomes: '',
    example: ['Which loop, beer afterwards', 'Which loop, '],
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
  // "She hears them and writes them"
  {
    form: /(?<!\p{L})(?:he|she|they|the (?:child|kid|pupil)s?|i) (?:hears?|listens? to) (?:them|it|each|the words?)(?: and (?:then )?(?:writes?|types?|spells?) (?:them|it|down))?(?!\p{L})/giu,
    becomes: 'hear the words, write down',
    example: ['Ten nouns, he hears them and spells them', 'Ten nouns, hear the words, write down'],
  },
  // "Volunteers pick what they can fix"
  {
    form: /(?<!\p{L})(volunteers|helpers|members|fixers|people|neighbou?rs) (?:pick|choose|take|select|claim) what (?:they|he|she) (?:can|could|want to|like to) (?:fix|repair|mend)(?!\p{L})/giu,
    becomes: '$1, choose a repair',
    example: ['Broken lamps, helpers take what they can mend', 'Broken lamps, helpers, choose a repair'],
  },
  {
    form: /(?<!\p{L})(?:people |visitors |neighbou?rs |members )?(?:sign up|register|come|enter themselves) with (?:what is|what's|something|the thing that is) broken(?!\p{L})/giu,
    becomes: 'register a broken thing',
    example: ['Once a month, people come with something broken', 'Once a month, register a broken thing'],
  },
  // "If something is damaged"
  {
    form: /(?<!\p{L})(?:take|add|send|make) (?:a |an )?(?:photo|picture)s? (?:if|when|of what|of anything that|of whatever) (?:(?:something|anything|it) )?(?:is|was|looks) (?:damaged|broken|wrong|missing|dirty)(?!\p{L})/giu,
    becomes: 'report damage with photo',
    example: ['Tick floors, add a picture when something is broken', 'Tick floors, report damage with photo'],
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
  {
    form: /(?<!\p{L})(?:press|tap|push|hit)(?:es|s)? (?:a|the|one|one big|a big) button (?:when|as soon as|if) (?:a|an|the|one|it) ?(\p{L}+)? (?:starts?|begins?|comes?)(?:,? (?:and )?(?:it|the app) times it)?(?!\p{L})/giu,
    becomes: (_whole, what?: string) => `${what ?? 'attack'} timer`,
    example: ['Press a button when a cramp begins, it times it', 'cramp timer'],
  },
  // "Type the points after each round, it adds up and shows who deals next"
  {
    form: /(?<!\p{L})(?:type|enter|write down|note|put in|log)(?: in)? (?:the |our )?(points|scores?) (?:after|for|of|in) (?:each|every) (round|hand|game|hole|frame|set|turn)(?!\p{L})/giu,
    becomes: '$1 per $2',
    example: ['We enter the scores after every hand', 'We scores per hand'],
  },
  {
    form: /(?<!\p{L})(?:and )?(?:it |the app )?(?:adds? (?:it |them |everything )?up|does the (?:sums?|maths?)|sums? (?:it|them) up)(?= (?:and|for)|\s*[,.;\n])/giu,
    becomes: ', running total',
    example: ['Points per hand, the app does the sums, ranking', 'Points per hand, , running total, ranking'],
  },
  {
    form: /(?<!\p{L})(?:(?:shows?|tells?|see|know|says) )?who(?:se turn it is to)? deals?(?: next| now| this time)?(?!\p{L})|(?<!\p{L})whose (?:deal|turn to deal)(?: it is| is it)?(?!\p{L})/giu,
    becomes: 'next dealer',
    example: ['Skat points, tells whose deal it is', 'Skat points, tells next dealer'],
  },
  {
    form: /(?<!\p{L})(?:everyone|everybody|each(?: of us)?|we all|all) (?:enters?|types?|logs?|notes?|puts? in) how many(?: \p{L}+)? (?:a|per|each|every|that|to) ?day(?!\p{L})/giu,
    becomes: 'daily count',
    example: ['Squats at work, everybody logs how many a day', 'Squats at work, daily count'],
  },
  // "Choose my voice, slow it down, mark the hard bars"
  {
    form: /(?<!\p{L})(?:choose|pick|select) (?:my|your|the|a) (?:own )?voice(?: part)?(?!\p{L})/giu,
    becomes: 'voice part',
    example: ['Hymns, pick your voice', 'Hymns, voice part'],
  },
  {
    form: /(?<!\p{L})(?:slow|play) (?:it|them|the (?:song|piece|music|track)) (?:down|slower)(?!\p{L})/giu,
    becomes: 'slower tempo',
    example: ['Hymns, play them slower', 'Hymns, slower tempo'],
  },
  {
    form: /(?<!\p{L})(?:mark|flag|repeat|loop) (?:the )?(?:hard|difficult|tricky) (bars|passages|parts|spots|places)(?!\p{L})/giu,
    becomes: 'hard $1',
    example: ['Hymns, loop the tricky passages', 'Hymns, hard passages'],
  },
  // "We rent out a barn for parties"
  {
    form: /^(?:we|i) (?:rent|let|hire) out (?:a|an|our|my|the) (?=\p{L}+ (?:for|to|by)\b)/giu,
    becomes: '',
    example: ['We let out our mill for weddings, prices', 'mill for weddings, prices'],
  },
  {
    form: /(?<!\p{L})(?:at the end )?(?:(?:we|you|they|all) )?(?:see|shows?|reveal|find out|learn) (?:the )?(winner|ranking|result)s? and the (?:names?|labels?|brands?)(?!\p{L})/giu,
    becomes: '$1, reveal names',
    example: ['Six wines, they see the ranking and the labels', 'Six wines, ranking, reveal names'],
  },
  // "I sew dresses to order"
  {
    form: /^(?:i|we) (?:sew|knit|make|build|bake|paint|carve|tailor|crochet|weld) ((?:\p{L}+ )?\p{L}+s) to order(?!\p{L})/giu,
    becomes: '$1 made to order',
    example: ['We build boats to order, plans', 'boats made to order, plans'],
  },
  // "Challenge someone above you"
  {
    form: /(?<!\p{L})challenge (?:someone|somebody|anyone|anybody|a player|players|others?|people|the (?:one|player|person)s?)(?: (?:who (?:is|are) )?(?:above|ahead of|better than|on top of|higher than) (?:you|me|us|them)(?: in the ladder)?)?(?!\p{L})/giu,
    becomes: 'challenge a player',
    example: ['A squash ladder, challenge the player above you', 'A squash ladder, challenge a player'],
  },
  {
    form: /(?<!\p{L})(?:see|know|find out|shows?) who is (?:on|at the) top(?: of the (?:ladder|list|table))?(?!\p{L})/giu,
    becomes: 'see the ranking',
    example: ['Enter results, see who is at the top', 'Enter results, see the ranking'],
  },
  // "But the kid can't see it"
  {
    form: /,? (?:but|and|so that|so) (?:the |my |our |his |her )?(?:kids?|children|child|wife|husband|person|birthday (?:child|boy|girl)|receiver|recipient|mum|mom|dad|they|he|she|one who gets it)(?: (?:can['’]?t|cannot|can not|must not|should not|shouldn['’]t|mustn['’]t|won['’]t|does not|doesn['’]t|do not|don['’]t))(?: be able to)? (?:see|know|read|find out)(?: (?:it|them|that|this|about it|what))?(?!\p{L})/giu,
    becomes: ', surprise mode',
    example: ['Mark presents, but my wife must not see it', 'Mark presents, surprise mode'],
  },
  {
    form: /(?<!\p{L})(?:(?:and )?(?:see|know|shows?) )?which (badge|level|grade|belt|exam|step|swim badge) (?:is|comes) next(?!\p{L})/giu,
    becomes: ', next $1',
    example: ['Judo for kids, grades and see which belt comes next', 'Judo for kids, grades , next belt'],
  },
  {
    form: /(?<!\p{L})which (trains|buses|flights|ferries) (?:did (?:i|we) take|(?:i|we) (?:took|take|have taken|rode))(?!\p{L})/giu,
    becomes: (_whole, what = '') =>
      `${{ trains: 'train', buses: 'bus', flights: 'flight', ferries: 'ferry' }[what.toLowerCase()] ?? 'train'} trips`,
    example: ['Which buses we took, fares', 'bus trips, fares'],
  },
  {
    form: /(?<!\p{L})how much (?:money |of it )?(?:back )?(?:i|we|they|you) (?:can|could|may) (?:ask for|claim|get|get back|demand|have)(?: back)?(?!\p{L})/giu,
    becomes: 'refund amount',
    example: ['Delays, how much we can claim back', 'Delays, refund amount'],
  },
  // "How long is the queue"
  {
    form: /(?<!\p{L})how long (?:is the|the) (queue|line|wait|waiting time)(?: is)?(?: (?:now|right now|today))?(?!\p{L})/giu,
    becomes: 'queue length',
    example: ['Waffles, how long the line is right now', 'Waffles, queue length'],
  },
  // "Who is due this month, what they pay"
  {
    form: /(?<!\p{L})(?:who|which (?:houses?|customers?|clients?|ones?)) (?:is|are|comes?) (?:due|next|up)(?: (?:this|next) (?:week|month)| today| tomorrow)?(?!\p{L})/giu,
    becomes: 'due this month',
    example: ['Ninety gardens, which customers are due this week', 'Ninety gardens, due this month'],
  },
  {
    form: /(?<!\p{L})what (?:they|each|everyone|everybody|he|she|each one) (?:pays?|owes?|costs?)(?=\s*[,.;\n]| and )/giu,
    becomes: 'price for each',
    example: ['Gardens, what each pays, keys', 'Gardens, price for each, keys'],
  },
  {
    form: /(?<!\p{L})skip(?:s|ped)? (?:it |them |one )?(?:when|if|because) (?:it (?:rains|snows)|of rain|they are away|nobody is home)(?!\p{L})/giu,
    becomes: 'move a visit',
    example: ['Windows, skip it if it snows', 'Windows, move a visit'],
  },
  // "What was spent on what", "what's left"
  {
    form: /(?<!\p{L})what (?:everyone|everybody|each|each one|who) (?:has )?paid in(?!\p{L})/giu,
    becomes: 'who has paid',
    example: ['A purse, what everybody paid in', 'A purse, who has paid'],
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
  // "Parents say that's mine"
  {
    form: /(?<!\p{L})(?:parents|owners|people|they|kids|pupils|guests) (?:can )?(?:say|tap|write|press) (?:"|“)?(?:that['’]?s|this is|it['’]?s|that is) (?:mine|ours|theirs)(?:"|”)?(?!\p{L})/giu,
    becomes: 'claim it',
    example: ['Lost bikes, owners tap that is mine', 'Lost bikes, claim it'],
  },
  {
    form: /(?<!\p{L})(?:found where|where (?:it|they) (?:was|were) found|where (?:i|we|somebody|someone) found (?:it|them))(?!\p{L})/giu,
    becomes: 'place found',
    example: ['Keys, where it was found', 'Keys, place found'],
  },
  // "The stall owner signs"
  {
    form: /(?<!\p{L})the (?:\p{L}+ )?(owner|customer|client|patient|driver|tenant|teacher|parent)s? signs?(?=\s*(?:[,.;\n]|$| and ))/giu,
    becomes: '$1 signature',
    example: ['Scales, photos, the shop owner signs', 'Scales, photos, owner signature'],
  },
  // "I enter where from and where to"
  {
    form: /(?<!\p{L})(?:i|we|the office|they) (?:enter|type|write down|note) (?:where|from where)(?: they go)?(?: from)? (?:and|to) (?:where|where to|to where)(?: to)?(?!\p{L})/giu,
    becomes: 'enter a ride, from and to',
    example: ['They ring, we type from where to where', 'They ring, enter a ride, from and to'],
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
  {
    form: /(?<!\p{L})(?:with )?(?:the |an? )?(invoice|receipt|bill|warranty|certificate|report) (?:as|in) (?:a |an )?(?:photo|picture|image|scan)(?!\p{L})/giu,
    becomes: ', $1 photo',
    example: ['Checks of the stove with the bill as a picture', 'Checks of the stove , bill photo'],
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
    form: /(?<!\p{L})(?:show (?:me )?)?which (?:ones|sums|words|tables|rows|tasks) (?:are|is|go(?:es)?|still are) (?:slow|too slow|slowest)(?!\p{L})/giu,
    becomes: 'slow ones',
    example: ['Sums for Ben, show which sums are too slow', 'Sums for Ben, slow ones'],
  },
  // "Which train next"
  {
    form: /(?<!\p{L})(?:which|what) (train|bus|ferry|flight|tram) (?:is |do we take |we take )?next(?!\p{L})|(?<!\p{L})when (?:the |my |our )?next (?:two |three )?(train|bus|ferry|tram)(?:e?s)? (?:leaves?|comes?|goes?|departs?)(?!\p{L})/giu,
    becomes: (_whole, one?: string, other?: string) => `next ${one ?? other ?? 'train'} departure`,
    example: ['Three islands, which ferry next', 'Three islands, next ferry departure'],
  },
  {
    form: /(?<!\p{L})where (?:do |will |shall |can )?(?:we|i|they) (?:sleep|stay)(?: tonight| next| tomorrow| each night)?(?!\p{L})/giu,
    becomes: 'accommodation',
    example: ['A tour, where we stay tomorrow', 'A tour, accommodation'],
  },
  {
    form: /(?<!\p{L})(?:and )?(?:if|whether) (?:i|we) (?:have to|must|need to|should) (?:run|hurry|leave now|go now)(?!\p{L})/giu,
    becomes: 'time to run',
    example: ['Next tram, whether I must hurry', 'Next tram, time to run'],
  },
  {
    form: /(?<!\p{L})(?:tell|show) (?:me|us) (?:each|every) (?:week|day) what to (?:do|run|train|eat|learn|practi[sc]e)(?!\p{L})/giu,
    becomes: 'weekly plan',
    example: ['A marathon in May, show me every week what to run', 'A marathon in May, weekly plan'],
  },
  {
    form: /(?<=[,;] )(?:i )?(?:tick|cross|check) (?:it|them|that) off(?=\s*(?:[,.;\n]|$))/giu,
    becomes: 'tick off',
    example: ['A weekly plan, I tick it off, notes', 'A weekly plan, tick off, notes'],
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
    form: /(?<!\p{L})(?:was|is) it (?:clean|whole|complete|broken|damaged|dry) when it (?:came|comes) back(?!\p{L})/giu,
    becomes: 'return check',
    example: ['Tents, was it dry when it came back', 'Tents, return check'],
  },
  {
    form: /(?<!\p{L})(?:what|which(?: ones?)?) (?:is|are) (?:still )?free (?:on|at|for) (?:the )?(?:saturday|sunday|friday|weekend|that day|a day|which day)s?(?!\p{L})/giu,
    becomes: 'availability',
    example: ['Marquees, which are free on Sunday', 'Marquees, availability'],
  },
  {
    form: /(?<!\p{L})what was left(?: over)?(?=\s*(?:[,.;\n]|$))|(?<!\p{L})what (?:they|the kids|the children) (?:left|did not eat|didn['’]t eat)(?!\p{L})/giu,
    becomes: 'leftovers',
    example: ['Portions, what the kids left', 'Portions, leftovers'],
  },
  {
    form: /(?<!\p{L})the day (?:it|they) (?:should|shall|must|has to|will) be (?:delivered|sent|picked up|ready)(?!\p{L})|(?<!\p{L})when (?:it|they) should be (?:delivered|sent)(?!\p{L})/giu,
    becomes: 'delivery date',
    example: ['A hamper, the day it shall be sent', 'A hamper, delivery date'],
  },
  {
    form: /(?<!\p{L})put (?:one|it|them|a \p{L}+|the \p{L}+) on hold(?: for (?:\d+|a|one|two|three) (?:hours?|days?|weeks?))?(?!\p{L})/giu,
    becomes: 'reserve items',
    example: ['Old prams, put one on hold for a day', 'Old prams, reserve items'],
  },
  // "Which parts we wait for"
  {
    form: /(?<!\p{L})(?:which|what) (?:spare )?(?:parts|pieces) (?:(?:we|they|i|you)(?:['’]re| are)? (?:still )?(?:wait(?:ing)? for|miss(?:ing)?|need to order)|(?:are|is) (?:still )?(?:missing|on order|ordered|on (?:the|their) way))(?!\p{L})|(?<!\p{L})(?:repairs|bikes|cars|jobs) waiting for (?:spare )?parts(?!\p{L})/giu,
    becomes: 'missing parts',
    example: ['Clocks to mend, what parts are on order', 'Clocks to mend, missing parts'],
  },
  {
    form: /(?<!\p{L})(?:the )?(?:price|cost)s? before (?:we|they|you|the work|work|anything|it|the job)(?: is)? (?:starts?|begins?|do(?:es)? (?:it|anything)|started|done)(?!\p{L})/giu,
    becomes: 'cost estimate',
    example: ['Shoes to sole, the price before you start', 'Shoes to sole, cost estimate'],
  },
  {
    form: /(?<!\p{L})(?:(?:can |should |could |to )?(?:see|check|know|find out|look up|be told) )?(?:if|whether|when) (?:their|my|his|her|the|your|a) (bike|car|phone|watch|shoes?|laptop|dress|suit|guitar|piano|repair|ring|clothes|scooter|motorbike|computer|instrument|sofa|chair|jewel\p{L}+) (?:is|are) (?:ready|done|finished|repaired|fixed)(?: (?:yet|again|to (?:be )?(?:collect(?:ed)?|pick(?:ed)? up)))?(?!\p{L})/giu,
    becomes: 'see repair status',
    example: ['Customers can check whether their watch is ready', 'Customers see repair status'],
  },
  // "Where we are today"
  {
    form: new RegExp(
      String.raw`(?<!\p{L})(?:(?:(?:people|they|customers|guests|everybody|fans) (?:want|wants|need|like) to )?(?:know|see|find|find out|tell (?:them|people)) )?where (?:we|the (?:truck|van|cart|stall|wagon)|i|it)(?:['’]re| are| am| is|['’]s| stands?| stops?| parks?)(?: standing| parked)?(?: (?:today|now|right now|this week|tomorrow|that day|next))${end}`,
      'giu',
    ),
    becomes: 'current location',
    example: ['A coffee van, see where the van is today', 'A coffee van, current location'],
  },
  // "So they don't stand in line": why.
  {
    form: /(?<!\b(?:app|tool|something|website|system))(?:,)? so (?:that )?(?:they|people|we|you|i|nobody|no one|customers|guests|everybody|everyone|it) (?:(?:don't|do not|doesn't|does not|needn't|need not|never|won't|can't|cannot|no longer) )?(?:have to |has to |need to |must |ever )?(?:stands?|waits?|queues?|forgets?|misses?|loses?|argues?|fights?|lines? up|calls?|asks?|buys? (?:it )?twice|worr(?:y|ies)|runs? out|gets? lost|mix(?:es)?)(?: [\p{L}'’]+){0,5}(?=\s*(?:[,.;\n]|$))/giu,
    becomes: '',
    example: ["Order ahead so they don't stand in line, a menu", 'Order ahead, a menu'],
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
  {
    form: /(?<!\p{L})(?:the )?all[- ]time (record|best|high|high ?score|scorer)s?(?!\p{L})/giu,
    becomes: 'best ever',
    example: ['Darts with my mates, the all time record', 'Darts with my mates, best ever'],
  },
  {
    form: /(?<=\b(?:tickets?|pass(?:es)?|entry|entrance|admission) )for (kids|children),? (?:or|and) adults|(?<=\b(?:tickets?|pass(?:es)?|entry|entrance|admission) )for adults,? (?:or|and) (kids|children)/giu,
    becomes: (_whole, one?: string, other?: string) => `(adults, ${one ?? other ?? 'kids'})`,
    example: ['Buy a swim ticket for kids and adults', 'Buy a swim ticket (adults, kids)'],
  },
  // "Show the code at the gate"
  {
    form: /(?<!\p{L})(?:show|scan|hold up)(?:s|ing)? (?:the |a |your |their |my )?(?:qr[- ]?)?(?:code|ticket|pass|barcode)s? (?:at|by|on) (?:the )?(?:gate|door|entrance|lift|turnstile|counter|entry|till|bar)(?!\p{L})/giu,
    becomes: 'show ticket',
    example: ['Buy a day pass, show the code at the gate', 'Buy a day pass, show ticket'],
  },
]
