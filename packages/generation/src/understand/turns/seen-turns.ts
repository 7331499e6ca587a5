import type { Turn } from './turn.ts'

/** What somebody does once with what an app makes: how quickly it goes says nothing of the app. */
const quickly =
  'track|log|book|find|create|make|build|send|scan|order|get|split|design|edit|share|plan|record|add|sell|write|rent|hire|check|note|pay|start|join|publish|invoice'
/** People a description speaks of as those who come, pay and answer. */
const people =
  'friends?|members?|people|players|guests|neighbou?rs|colleagues|classmates|families|parents|teammates|relatives|attendees'

/** What exercises and sounds are good for. */
const aims =
  'stress|anxiety|focus|concentration|sleep|relaxation|calm|mindfulness|energy|confidence|happiness|panic|insomnia|self-esteem|gratitude|productivity|worry|grief'
/** What one does outside, each with ways and maps of its own. */
const pursuits =
  'hiking|walking|cycling|running|biking|mountain biking|skiing|sailing|kayaking|climbing|jogging|trail running|rowing|surfing|snowboarding|skating|paddling'

/** What a town has for everybody. */
const amenities =
  '(?:free |public )?wi-?fi(?: (?:hotspots?|spots?))?|(?:public |free |clean )?toilets|(?:public |free )?restrooms|drinking (?:water|fountains)|(?:drinking )?water (?:fountains|points|taps)|fountains|benches|bike racks|atms|cash machines|charging points|picnic (?:spots|tables)|showers|playgrounds|defibrillators|recycling bins'

/** What one finds out, sees or is shown at the end of a sentence, in the words of the screens that show it. */
export const seenTurns: readonly Turn[] = [
  // "Track your mood in seconds, ..."
  {
    form: new RegExp(
      String.raw`(?<=(?<!\p{L})(?:${quickly})s? (?:[\p{L}'-]+,? ){1,8})in (?:just |only |under )?(?:a few |a couple of |two |three |\d+ )?(?:seconds|minutes|moments|clicks|taps|steps)(?=\s*(?:[,.;:]|$| and\b))`,
      'giu',
    ),
    becomes: '',
    example: ['Rent a van in minutes and see the rates', 'Rent a van  and see the rates'],
  },
  // What comes out of a diary when one looks back.
  {
    form: /(?<=(?:^|[,;:] ?| and )(?:to )?)(?:discover|see|find out|learn|understand|know|spot|notice|figure out|recogni[sz]e)s? (?:what|which (?!apps?|devices?|programs?|processes|services?)[\p{L}]+) (?:really |actually )?(?:makes?|helps?|keeps?|improves?|affects?|influences?|lifts?|boosts?|hurts?|drains?|works?)(?: [\p{L}'’]+){0,6}(?=\s*(?:[,.;:]|$))/giu,
    becomes: 'insights',
    example: ['Note your energy and discover what drains you', 'Note your energy and insights'],
  },
  // "See how much your car really consumes"
  {
    form: /(?<!\p{L})how much (?:(?:fuel|petrol|gas|diesel) )?(?:your|my|the|each|our) (car|vehicle|van|bike|motorbike|motorcycle|truck|fleet)s? (?:really |actually |truly )?(?:consumes?|uses?|burns?|drinks?|needs?)(?!\p{L})/giu,
    becomes: 'consumption',
    example: ['Note fill-ups and see how much your van burns', 'Note fill-ups and see consumption'],
  },
  // "See which friends are going": those who come, whoever they are.
  {
    form: new RegExp(
      String.raw`(?<!\p{L})(?:which|what|whether|if|how many)(?: of)?(?: (?:your|my|the|other))* (?:${people}) (?:are|is|will be) (?:also )?(?:going|coming|attending|in|there|joining)(?!\p{L})`,
      'giu',
    ),
    becomes: 'who is coming',
    example: ['Find concerts and see which of your friends are going', 'Find concerts and see who is coming'],
  },
  // "See who has paid in"
  {
    form: /(?<!\p{L})who(?: has|['’]s| have)?(?: already| still)? (?:paid(?: in| up| back)?|contributed|chipped in|put in money)(?: (?:their|his|her) share)?(?!\p{L})/giu,
    becomes: 'who has paid',
    example: ['A kitty where you see who chipped in', 'A kitty where you see who has paid'],
  },
  // "A report you can send to your doctor"
  {
    form: /(?<!\p{L})(reports?|summar(?:y|ies)|overviews?|exports?|charts?) (?:that |which )?(?:you|one|i|users|patients) can (?:send|show|share|email|e-mail|take|bring|print|hand)(?: out)?(?: to| with| for)? (?:your|the|my|their|a) (doctor|physician|vet|coach|therapist|nurse|midwife|gp|accountant|tax advis[eo]r|teacher|landlord|boss|employer|insurer)(?!\p{L})/giu,
    becomes: 'reports for the $2',
    example: ['A diary with a summary you can show your vet', 'A diary with a reports for the vet'],
  },
  // What points are handed in for.
  {
    form: /(?<!\p{L})(?:and )?(?:exchanges?|redeems?|swaps?|trades?(?: in)?|cash(?:es)?(?: in)?|spends?|turns?|converts?|uses?) (?:them|it|these|their (?:points|stars|coins|tokens|stickers)|(?:the |your )?(?:points|stars|coins|tokens|stickers)) (?:for|on|in|into|against) (?:\p{L}+ )?(rewards|prizes|treats|vouchers|gifts|perks|privileges)(?!\p{L})/giu,
    becomes: ', $1',
    example: ['Children collect stickers and trade them for prizes', 'Children collect stickers , prizes'],
  },
  // Among people who sell to each other, offers are made to the one who sells.
  {
    form: /(?<=\b(?:sell|selling|used|second-?hand|pre-?owned|classifieds?)\b[^.]*(?:with|and|,) )(?:price )?offers(?=\s*(?:[,.;]|$| and\b))/giu,
    becomes: 'make an offer',
    example: [
      'Sell your old bikes with photos and offers',
      'Sell your old bikes with photos and make an offer',
    ],
  },
  // One colour each: a choice, and no labels with a list of their own.
  {
    form: /(?<!\p{L})colou?r(?:ed|-coded)? (?:labels?|tags?|coding|codes)(?!\p{L})/giu,
    becomes: 'colour',
    example: ['Memos with colored tags and alarms', 'Memos with colour and alarms'],
  },
  // What it is good for is chosen from.
  {
    form: new RegExp(
      String.raw`(?<!\p{L})for ((?:(?:better |deep |more |less )?(?:${aims})(?:, (?:and )?| and | or | & )){1,5}(?:better |deep |more |less )?(?:${aims}))(?=\s*(?:[.;]|$))`,
      'giu',
    ),
    becomes: (_whole, all = '') => `, topic (${all.replaceAll(/,? (?:and|or|&) /g, ', ')})`,
    example: [
      'Breathing exercises for stress, focus and deep sleep',
      'Breathing exercises , topic (stress, focus, deep sleep)',
    ],
  },
  {
    form: new RegExp(
      String.raw`(?<!\p{L})for ((?:(?:${pursuits})(?:, (?:and )?| and | or | & )){1,5}(?:${pursuits}))(?!\p{L})`,
      'giu',
    ),
    becomes: (_whole, all = '') => `, activity (${all.replaceAll(/,? (?:and|or|&) /g, ', ')})`,
    example: ['Offline maps for hiking and skiing', 'Offline maps , activity (hiking, skiing)'],
  },
  // Who has named a thing as good is nobody in the app.
  {
    form: /,? (?:and )?(?:recommended|suggested|picked|curated|collected|hand-picked|tested|loved|written) by (?:the )?(?:locals|experts|users|people|members|parents|community|others|friends|professionals|doctors|teachers|editors|travell?ers|real \p{L}+)(?: (?:like you|near you|who know))?(?!\p{L})/giu,
    becomes: '',
    example: ['Quiet cafés picked by locals, with a map', 'Quiet cafés, with a map'],
  },
  // "Turns paper into PDF files and recognises text"
  {
    form: /(?<!\p{L})(?:that |which )?(?:turns?|converts?|makes?) (?:your |any )?(?:paper|documents|photos|pictures|images|receipts|pages)(?: (?:and|or) \p{L}+)? (?:into|to) (?:clean |searchable |sharp |multi-page )?pdfs?(?: files?| documents?)?(?!\p{L})/giu,
    becomes: 'with PDF export',
    example: ['A scanner that turns pages into searchable PDFs', 'A scanner with PDF export'],
  },
  {
    form: /(?<!\p{L})(?:recogni[sz]es?|extracts?|reads?) (?:the |printed )?text(?! aloud)(?: (?:on|in|from) (?:it|them|photos|pictures|images))?(?=\s*(?:[,.;]|$| and\b))/giu,
    becomes: 'text recognition',
    example: ['A scanner with folders and recognizes text', 'A scanner with folders and text recognition'],
  },
  // To whom one reports is who runs it.
  {
    form: /(?<=\breports? (?:[^.;:]{3,90}))(?: directly)? to (?:your|the|my|our) (?:local )?(?:city|town|council|municipality|town hall|city hall|authorities|administration|village|district)(?!\p{L})/giu,
    becomes: '',
    example: [
      'Report graffiti and full bins to your town with a photo',
      'Report graffiti and full bins with a photo',
    ],
  },
  // Believers are whom it is for.
  {
    form: /,? for (?:all |young |busy )?(?:muslims|christians|catholics|jews|hindus|buddhists|sikhs|believers)(?=\s*(?:[,.;]|$))/giu,
    becomes: '',
    example: ['Prayer times and mosques for Muslims', 'Prayer times and mosques'],
  },
  // A holy text is read in one language or another.
  {
    form: /(?<=\b(?:quran|koran|bible|torah|gita|scripture)(?: \p{L}+)?) with (?:several |many |multiple )?translations(?!\p{L})/giu,
    becomes: ' with translation',
    example: ['Quran reader with translations, bookmarks', 'Quran reader with translation, bookmarks'],
  },
  // How many languages it knows is no list of them.
  {
    form: /,? \b(?:between|for|in|from|to|with|across) (?:over |more than |up to |around )?(?:\d{1,3}\+?|twenty|thirty|forty|fifty|sixty|a hundred|one hundred|dozens of|many|all) languages(?!\p{L})/giu,
    becomes: '',
    example: ['Translate voice between over thirty languages, offline', 'Translate voice, offline'],
  },
  // The week's meals are the plan of them.
  {
    form: /(?<!\p{L})plan(?:s|ning)? (?:your |the |my |our |out )*(?:weekly |daily |week['’]s |weekday |family )*(?:meals|dinners)(?: (?:for|of) the (?:whole )?week| ahead)?(?!\p{L})/giu,
    becomes: 'meal planning',
    example: ['Plan your week’s dinners and shop once', 'meal planning and shop once'],
  },
  {
    form: /(?<!\p{L})(?:get|be|gets|receive)(?: a)? (?:notified|reminded|alerted|warned|told|reminders?|notifications?|alerts?) (?:in time )?(?:before|when) (?:they|it|anything|something|any of them) (?:renews?|expires?|runs? out|ends?|charges?|is due|are due)(?!\p{L})/giu,
    becomes: 'reminders',
    example: ['List memberships, get alerted before they renew', 'List memberships, reminders'],
  },
  {
    form: /(?<!\p{L})(?:go(?:ing)? to bed|getting to bed|fall(?:ing)? asleep) (?:earlier|on time|faster|sooner|better|easily)(?!\p{L})/giu,
    becomes: 'bedtime',
    example: ['Fall asleep faster with stories', 'bedtime with stories'],
  },
  // Of food, macros are what it is made of.
  {
    form: /(?<!\p{L})(?:macros|macronutrients)(?= (?:and|or)\b|\s*(?:[,.;]|$))(?=.*\b(?:food|meals?|recipes?|diet|calori\p{L}*|weight|nutrition)\b)|(?<=\b(?:food|meals?|recipes?|diet|calori\p{L}*|weight|nutrition)\b.{0,80})(?:macros|macronutrients)(?= (?:and|or)\b|\s*(?:[,.;]|$))/giu,
    becomes: 'protein, carbs',
    example: ['Log meals, macros and mood', 'Log meals, protein, carbs and mood'],
  },
  // One of the two is worked out; the other is what it is for.
  {
    form: /(?<!\p{L})(?:loan|mortgage) (?:and|&|or|\/) (?:loan|mortgage) (calculator|planner|simulator)(?!\p{L})/giu,
    becomes: 'mortgage $1',
    example: ['Loan and mortgage calculator', 'mortgage calculator'],
  },
  // "Notes from every trip" are notes.
  {
    form: /(?<=\b(?:notes|photos|pictures|videos|memories)) (?:from|of|for|on|about) (?:every|each) (?:single )?(?:trip|journey|day|visit|hike|walk|place|city|country|moment|adventure|meal|concert|match)(?!\p{L})/giu,
    becomes: '',
    example: ['Diary with photos and notes from every hike', 'Diary with photos and notes'],
  },
  // What there is for everybody around: of which kind each place is.
  {
    form: new RegExp(
      String.raw`(?<!\p{L})((?:(?:${amenities})(?:, (?:and )?| and | or | & )){1,5}(?:${amenities}))(?= (?:around|near|nearby|close|in|on|wherever)\b|\s*(?:[.;]|$))`,
      'giu',
    ),
    becomes: (_whole, all = '') => `public places (${all.replaceAll(/,? (?:and|or|&) /g, ', ')})`,
    example: [
      'Map of benches, public toilets and bike racks near you',
      'Map of public places (benches, public toilets, bike racks) near you',
    ],
  },
  // One ticket, whatever one goes by, and it is shown as a code.
  {
    form: /(?<!\p{L})(?:bus|train|coach|ferry|tram|plane|flight|metro) (?:and|or|&) (?:bus|train|coach|ferry|tram|plane|flight|metro) tickets(?!\p{L})/giu,
    becomes: 'train tickets',
    example: ['Book coach and ferry tickets in advance', 'Book train tickets in advance'],
  },
  {
    form: /,? (?:and )?(?:travel|ride|board|go|get in|enter) with (?:a |the |your )?(qr codes?|barcodes?|digital tickets?|mobile tickets?)(?!\p{L})/giu,
    becomes: ', ticket as $1',
    example: ['Book a seat and board with a QR code', 'Book a seat, ticket as QR code'],
  },
  // "With the bottles you have at home"
  {
    form: /(?<!\p{L})(?:with|from|using) (?:the |your )?(?:bottles|spirits|ingredients|drinks|liquors?|alcohol) (?:that )?(?:you|one|i)(?: already)? (?:have|own|got)(?: (?:at|in) (?:your |the )?(?:home|hand|bar|cabinet))?(?=.*|$)(?<=\b(?:cocktails?|drinks?|mix\p{L}*)\b.*)/giu,
    becomes: 'with my bottles',
    example: ['Cocktails from the spirits you own, with photos', 'Cocktails with my bottles, with photos'],
  },
  // From whom one rents it is nobody one looks through.
  {
    form: /(?<=\b(?:rent|hire|borrow|buy)s? (?:an? |the )?(?:\p{L}+ ){1,3})(?:directly )?(?:from|of) (?:people|locals|neighbou?rs|private (?:owners|people|persons)|others|owners)(?: (?:nearby|near you|around you|in your (?:area|city|town|neighbou?rhood)))?(?!\p{L})/giu,
    becomes: (whole) => (/nearby|near you|around/i.test(whole ?? '') ? ' nearby' : ''),
    example: [
      'Rent a camper from private owners near you and pay by the day',
      'Rent a camper  nearby and pay by the day',
    ],
  },
  // A meter is no part of the photos behind it.
  {
    form: /(?<!\p{L})(light|sound|noise|moisture|step) meters? and (?=\p{L}+ (?:photos|pictures|charts?|diary|log)(?!\p{L}))/giu,
    becomes: '$1 meter, ',
    example: [
      'Balcony log with noise meter and garden photos',
      'Balcony log with noise meter, garden photos',
    ],
  },
  // What shows in a diary over time, and whom it is brought to.
  {
    form: /(?:\b(?:that|which) )?\b(?:finds?|detects?|discovers?|reveals?|spots?|uncovers?) (?:the |hidden |your |new )?(?:patterns|trends|correlations)(?=\s*(?:[,.;]|$| and\b| in\b| over\b))/giu,
    becomes: 'with insights',
    example: [
      'A rash diary that reveals hidden patterns, with photos',
      'A rash diary with insights, with photos',
    ],
  },
  {
    form: /(?<!\p{L})prepares? (?:you )?for (?:the |your |a )?(?:next )?(?:(doctor|gp|therapist)(?:['’]s)?(?: (?:visit|appointment))?)(?!\p{L})/giu,
    becomes: 'reports for the $1',
    example: [
      'A diary of pain that prepares you for the doctor’s visit',
      'A diary of pain that reports for the doctor',
    ],
  },
  {
    form: /(?<=\b(?:reports?|exports?|summar(?:y|ies)|statements?|receipts|csv|pdf)) (?:for|to) (?:the|your|my|their|an) (?:accountant|tax (?:advis[eo]r|office)|bookkeeper)(?!\p{L})/giu,
    becomes: '',
    example: ['Log tips and export reports for your bookkeeper', 'Log tips and export reports'],
  },
  // "Letterboxd for mustard: log each jar" logs what is in them.
  {
    form: /(?<=\bfor (\p{Ll}{3,}(?<!s)): (?:[^.;:]{0,40} )?)(each|every|a) (?=(?:jar|bottle|can|tin|pot|tub|packet|pouch|carton)(?!\p{L}| of\b))/giu,
    becomes: (_whole, what = '', each = '') => `${each} ${what} `,
    example: ['Letterboxd for honey: rate every jar', 'Letterboxd for honey: rate every honey jar'],
  },
  // Where one camps, in a tent or on wheels.
  {
    form: /(?<!\p{L})camp(?:ing|er|er ?van|er vans)? (?:and|&|or) (?:caravan(?:ning)?|rv|motorhome|camper(?: ?van)?) (?:sites|parks|grounds|pitches|spots)(?!\p{L})/giu,
    becomes: 'campsites',
    example: ['Camping and RV parks with prices', 'campsites with prices'],
  },
  {
    form: /(?<!\p{L})(bird|plant|tree|mushroom|insect|flower|fish) (?:identification|identifier|recognition) (?:by|from|with) /giu,
    becomes: (_whole, what = '') => `identify ${what.toLowerCase()}s by `,
    example: ['Tree identification by leaf', 'identify trees by leaf'],
  },
  // The best one has done goes by one name.
  {
    form: /(?<!\p{L})(?:personal records|lifetime bests|prs)(?!\p{L})/giu,
    becomes: 'personal bests',
    example: ['Barbell log with sets and personal records', 'Barbell log with sets and personal bests'],
  },
  // One aims at one goal each day.
  {
    form: /(?<!\p{L})daily goals(?!\p{L})/giu,
    becomes: 'daily goal',
    example: ['Vocabulary with streaks and daily goals', 'Vocabulary with streaks and daily goal'],
  },
  // Coding is what one learns, and no code.
  {
    form: /(?<!\p{L})(learn|learning|teach(?:es)?(?: (?:kids|children|you|beginners|people|everyone|girls))?)(?: how)? to code(?!\p{L})/giu,
    becomes: '$1 programming',
    example: ['Learn how to code in ten weeks', 'Learn programming in ten weeks'],
  },
  // "Connects charities with helpers": both use it.
  {
    form: /(?<!\p{L})((?:platform|app|marketplace|service|network|tool|community|place|site) (?:that|which) )(?:connects|matches|links|brings together|pairs|unites) ((?:\p{L}+ )?\p{L}+s) (?:with|to|and) ((?:local |nearby |new |qualified |trusted |verified )?\p{L}+(?:s|people))(?= (?:for|who|in|to|near|from)\b|\s*(?:[,.;:]|$))/giu,
    becomes: (_whole, _lead = '', one = '', other = '') => `platform for ${one} and ${other}`,
    example: ['A service that links bakers with millers', 'A platform for bakers and millers'],
  },
  // "For one-off or regular tasks": of which kind each is.
  {
    form: /(?<!\p{L})(?:(?:for|with|of|on|in) )?(one-off|one-time|single|occasional) (?:or|and|&|as well as) (regular|recurring|ongoing|repeating|long-term) (tasks|jobs|shifts|visits|lessons|donations|bookings|orders|rides|cleanings?)(?!\p{L})/giu,
    becomes: ', $3 (one-off, regular)',
    example: ['Gardeners for one-off or recurring jobs', 'Gardeners , jobs (one-off, regular)'],
  },
]
