import type { Turn } from './turn.ts'
import { end } from './wish-words.ts'

/** What wishes ask with "what", "which" and "who" about shops, services, helpers and being on the way, by the name of what it is. */
export const tradeWishTurns: readonly Turn[] = [
  {
    form: /(?<!\p{L}|: )(?:(?:choose|pick|select) )?(?:(?:a|the) )?small,? (?:a )?medium,?(?: (?:or|and))? (?:a )?(?:large|big|family)(?: (?:box|bag|crate|size|one)(?:es|s)?)?(?!\p{L})/giu,
    becomes: 'choose box size (small, medium, large)',
    example: [
      'People pick small medium or large, pause',
      'People choose box size (small, medium, large), pause',
    ],
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
  // "Coffee after": nobody looks that up.
  {
    form: /(?<=[,;] ?|\band )(?:a )?(?:coffee|beer|beers|drinks?|cake|breakfast|pint|ice cream) (?:after|afterwards|afterward|at the end)(?=\s*(?:[,.;\n]|$))/giu,
    becomes: '',
    example: ['Which loop, beer afterwards', 'Which loop, '],
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
  // "We rent out a barn for parties"
  {
    form: /^(?:we|i) (?:rent|let|hire) out (?:a|an|our|my|the) (?=\p{L}+ (?:for|to|by)\b)/giu,
    becomes: '',
    example: ['We let out our mill for weddings, prices', 'mill for weddings, prices'],
  },
  // "I sew dresses to order"
  {
    form: /^(?:i|we) (?:sew|knit|make|build|bake|paint|carve|tailor|crochet|weld) ((?:\p{L}+ )?\p{L}+s) to order(?!\p{L})/giu,
    becomes: '$1 made to order',
    example: ['We build boats to order, plans', 'boats made to order, plans'],
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
  // "Parents say that's mine"
  {
    form: /(?<!\p{L})(?:parents|owners|people|they|kids|pupils|guests) (?:can )?(?:say|write) (?:"|“)?(?:that['’]?s|this is|it['’]?s|that is) (?:mine|ours|theirs)(?:"|”)?(?!\p{L})/giu,
    becomes: 'claim it',
    example: ['Lost bikes, owners say that is mine', 'Lost bikes, claim it'],
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
    form: /(?<!\p{L})(?:with )?(?:the |an? )?(invoice|receipt|bill|warranty|certificate|report) (?:as|in) (?:a |an )?(?:photo|picture|image|scan)(?!\p{L})/giu,
    becomes: ', $1 photo',
    example: ['Checks of the stove with the bill as a picture', 'Checks of the stove , bill photo'],
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
  // "Put themselves down for a slot"
  {
    form: /(?<!\p{L})(?:puts?|writes?|enters?|signs?) (?:themselves|themself|himself|herself|yourself|ourselves|myself) (?:down|in|up|on the list)(?: for)?(?!\p{L})/giu,
    becomes: 'sign up for',
    example: ['Helpers write themselves in for a shift', 'Helpers join a shift'],
  },
  {
    form: /(?<!\p{L})what (?:i|we|they|you) (?:still |also )?(?:must|have to|need to|should|ought to|has to) (?:buy|get|restock|fetch|order)(?: (?:today|tomorrow|next|this week|again))?(?=\s*(?:[,.;\n]|$| and ))/giu,
    becomes: 'shopping list',
    example: ['A till, what we need to buy tomorrow, shifts', 'A till, shopping list, shifts'],
  },
  {
    form: /(?<!\p{L})who(?:['’]s| is| has)(?: the)? (?:on )?(duty|call|shift|watch|kitchen duty|cleaning duty)(?: (?:today|tomorrow|next|this week|when))?(?=\s*(?:[,.;\n]|$| and ))/giu,
    becomes: '$1 rota',
    example: ['Sales, who has duty next', 'Sales, duty rota'],
  },
]
