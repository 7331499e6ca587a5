import type { Turn } from './turn.ts'

/** What is wrong with something, before it. */
const lacking =
  /^(?:(?:no|poor|bad|lack of|missing|manual|delayed|slow|late|limited|inefficient|unreliable|unclear|paper-based|difficult|inconsistent) )+(?:(?:central|centrali[sz]ed|single|real-time|clear|proper|good|easy) )*/iu
/** Work that is named by its doing. */
const isWork = /\p{L}(?:ing|ment|ation|ance)$/iu

/** What is wrong without the app, as what it has: "no overview, crew planning" are an overview and planning. */
function asNeeds(pains: string): string {
  const needs = pains
    .split(/,|;/u)
    .map((pain) => pain.trim())
    .filter((pain) => lacking.test(pain) || isWork.test(pain))
    .map((pain) => pain.replace(lacking, ''))
  return needs.length > 0 ? `${needs.join(', ')}.` : ''
}

/** How those tell of an app who made one, have one made, or offer one: of the work before it, of versions, of what is easier. */
export const projectTurns: readonly Turn[] = [
  // A form of an agency: how work is done today, and what is wrong with it.
  {
    form: /(?<=^|[.\n]\s*)(?:the )?(?:current|existing|present|today['’]s|as-is) (?:process|processes|workflow|system|situation|setup|tools?|method|solution) ?: [^.\n]+(?:\.|(?=\n|$))/giu,
    becomes: '',
    example: [
      'Lift repairs. Current Process: phone calls, paper. Track fitters',
      'Lift repairs.  Track fitters',
    ],
  },
  {
    form: /(?<=^|[.\n]\s*)(?:the )?(?:current |main |key )?(?:pain points?|challenges|frustrations) ?: ([^.\n]+)(?:\.|(?=\n|$))/giu,
    becomes: (_whole, pains = '') => asNeeds(pains),
    example: [
      'Lift repairs. Pain points: no central overview, crew planning, delays. Track fitters',
      'Lift repairs. overview, crew planning. Track fitters',
    ],
  },
  {
    form: /(?<=^|[.\n]\s*)(?:the )?(?:expected|desired|required|final|planned) (?:product|solution|outcome|deliverables?|result) ?: (?=\p{L})/giu,
    becomes: '',
    example: ['Lift repairs. Expected product: an app for fitters', 'Lift repairs. an app for fitters'],
  },
  {
    form: /(?<=^|[.\n]\s*)(?:the |our )?(?:client|customer|company|firm|business|owner) (?:wants|would like|wishes|needs) to ?: ?(?:(?:reduce|avoid|cut|save|improve|speed up) (?:manual |paper)?(?:work|errors|costs|time|paperwork|communication), )?(?=\p{L})/giu,
    becomes: '',
    example: [
      'Lift repairs. The client wants to: reduce manual work, track fitters',
      'Lift repairs. track fitters',
    ],
  },
  // What it wants to be, it is.
  {
    form: /(?<=\b(?:app|application|platform|tool|project|system)) (?:which|that) (?:aims?|tries|strives|wants|intends|is meant|is supposed|is going) to be (?:an? |the )?(?:(?:complete|full|simple|easy|all-in-one|one-stop|comprehensive|central|go-to|perfect|small|whole) )*(?:management |organi[sz]ation )?(?:app|application|platform|tool|solution|system|place|hub) (?=for\b)/giu,
    becomes: ' ',
    example: [
      'A tool which aims to be a complete management app for rowing clubs',
      'A tool for rowing clubs',
    ],
  },
  // Who reads of it is asked to say something.
  {
    form: /(?<=[.!?\n]\s*)(?:if you (?:have|['’]ve got)|got|have) (?:any |some |more )*(?:ideas?|feedback|suggestions?|questions?|requests?|issues?|thoughts)\b[^.!?\n]*(?:[.!?]+|(?=\n|$))/giu,
    becomes: '',
    example: ['Boats and crews. If you have any ideas, please chime in!', 'Boats and crews. '],
  },
  // Versions are made one after the other: what each can do is what the app does.
  {
    form: /(?<=^|[.\n]\s*)(?:the |an? )?(?:initial|first|early|coming|future|later|next|final|upcoming) (?:prototypes?|versions?|releases?|mvps?|iterations?|updates?) (?:would|will|should|could|can|might|may) (?:also )?(?:(?:allow|let|enable) (?:users?|people|them|you) (?:to )?)?(?:use (?:an? |the )?(?:[\p{L}-]+ )?apis? to )?(?=\p{L})/giu,
    becomes: 'Users can ',
    example: [
      'Shared shelves. Initial prototype would allow users to add books. Coming versions would use APIs to fetch covers.',
      'Shared shelves. Users can add books. Users can fetch covers.',
    ],
  },
  // Where the wish comes from.
  {
    form: /(?<=^|[.\n]\s*)i grew up (?:seeing|watching|in|on|with|hearing) [^\n]*?[^.]\.(?!\.)\s*(?=\p{Lu})/giu,
    becomes: '',
    example: [
      'Find a boat. I grew up seeing how hard it is... and dear. Crews ask',
      'Find a boat. Crews ask',
    ],
  },
  // What they asked for they can do.
  {
    form: /(?<=^|[.\n]\s*)(?:but |and |then |so |soon )*(?:the )?(\p{L}+s)(?: (?:using|who used) (?:it|the app))? (?:started|began|kept) (?:asking|to ask)(?: for)?(?: things| questions)?(?: like| such as)? ["“'‘]?can (?:i|we) ([^"”\n]{5,80}?)\??["”'’]?(?:,? (?:and|or) ["“'‘]?can (?:i|we) ([^"”\n]{5,80}?)\??["”'’]?)?(?=\s*(?:[.\n]|$))/giu,
    becomes: (_whole, who = '', one = '', other) =>
      `${who} can ${one}${other === undefined ? '' : `. ${who} can ${other}`}`,
    example: [
      'Berths. But then sailors started asking for things like "can I talk to the harbour" and "can I swap my berth".',
      'Berths. sailors can talk to the harbour. sailors can swap my berth.',
    ],
  },
  // What is said to be easy is there.
  {
    form: /(?<=^|[.;\n]\s*)(?:to )?mak(?:e|es|ing) (?!(?:it|them|this|sure|your|you|every|the app)\b)((?:[\p{L}-]+ ){0,2}\p{L}*(?:ing|ment|ance|ion|ings|s)) (?:effortless|easy|easier|simple|simpler|painless|a breeze|fun|fast|faster|effortlessly)(?=\s*(?:[.;\n]|$))/giu,
    becomes: '$1',
    example: ['For rowers. Make boat booking effortless. See crews', 'For rowers. boat booking. See crews'],
  },
  // And who did not: those who did are shown.
  {
    form: /(?<=\bwho [^.,;\n]{3,40}),? and who (?:did|has|have|is|are|does|do|was|were)(?:n['’]t| not)(?=\s*(?:[.,;\n]|$))/giu,
    becomes: '',
    example: ["See who has paid for the trip and who hasn't.", 'See who has paid for the trip.'],
  },
  // A price that is all one pays is a price.
  {
    form: /(?<=^|[.;\n]\s*)(the (?:total|price|amount|sum)(?: [\p{L} ]{2,30}?)?) is (?:exactly |really |always )?(?:what|all) you(?:['’]ll)? (?:will )?pay(?=\s*(?:[.;\n]|$))/giu,
    becomes: '$1',
    example: ['Book a boat. The total at checkout is what you pay.', 'Book a boat. The total at checkout.'],
  },
  {
    form: /(?<=^|[.;\n]\s*)(?:every|each|all) (\p{L}+?)s? (?:is|are) (?:already )?(?:in|included in|part of) the price(?: you see)?(?: while you \p{L}+| when you \p{L}+| up front)?(?=\s*(?:[.;\n]|$))/giu,
    becomes: 'the price with $1s',
    example: [
      'Book a boat. Every fee is in the price you see while you search.',
      'Book a boat. the price with fees.',
    ],
  },
  {
    form: /(?<=\p{L}), not an? (?:\p{L}+ )?(?:page|wall|pile|list|bunch|stack|mountain|ton) of (?:[\p{L}-]+ )?\p{L}+(?=\s*(?:[.;\n]|$))/giu,
    becomes: '',
    example: ['Choose a cover by its price, not a page of terms.', 'Choose a cover by its price.'],
  },
  {
    form: /(?<=^|[.;\n]\s*)your ((?:\p{L}+ )?(?:fees?|price|rate|costs?|rent|commission)) (?:falls?|drops?|shrinks?|goes down|gets? lower|decreases?) (?:as|when|while|the more|the longer|with|after)\b[^.:;\n]*/giu,
    becomes: 'lower $1',
    example: ['Your berth fee drops as you sail with us: Blue after 3', 'lower berth fee: Blue after 3'],
  },
  // What is marked on a map, one after the other.
  {
    form: /,? and so (?:is|are) ((?:your|the|all|an?) [^.,;\n]{3,40})(?=\s*(?:[.;\n]|$))/giu,
    becomes: ', $1',
    example: ['Your boat is marked, and so is the next buoy.', 'Your boat is marked, the next buoy.'],
  },
  {
    form: /(?<=^|[.;\n]\s*)(?:an? |one )?(?:simple |single |quick |short )?(?:tap|click|touch|press)(?: on (?:the |a |any )?\p{L}+)? (?:gives|shows|brings|tells|offers|opens) (?:you )?(?:all (?:the |of the )?)?/giu,
    becomes: 'see ',
    example: ['A simple tap on the chart gives you all the depths', 'see depths'],
  },
  {
    form: /(?<=\p{L})(?:,| [–—-])? complete with (?=\p{L})/giu,
    becomes: ' with ',
    example: ['Harbours – complete with depths and fees', 'Harbours with depths and fees'],
  },
  {
    form: /(?<=^|[.;\n]\s*)(?:[Tt]he app|[Ii]t|[Tt]his app|\p{Lu}\p{L}+) is the (?:easiest|best|fastest|simplest|quickest|smartest|most [\p{L}]+) way for ([^.;\n]{3,80}?) to (?=\p{L})/gu,
    becomes: 'An app for $1 to ',
    example: ['The app is the easiest way for rowers to find crews', 'An app for rowers to find crews'],
  },
  {
    form: /\b(recommendations?|suggestions?|playlists?|tips) (?:tailored|adapted|matched|personali[sz]ed|fitted|based) (?:to|on) what (?:you|they|users)(?:['’]ve| have| are|['’]re)? (?:been )?\p{L}+(?: to| at| in| on)?/giu,
    becomes: (_whole, what = '') => `personal ${what.toLowerCase()}`,
    example: ["Recommendations tailored to what you've been sailing", 'personal recommendations'],
  },
  // Signing in is one thing, what it is good for another.
  {
    form: /(?<=^|[.;\n]\s*)(sign|log) in (?:(with|via|using) (\p{L}+(?: (?:or|and) \p{L}+)?) )?to (?:get|see|receive|have|find) (?=\p{L})/giu,
    becomes: (_whole, verb = '', how, whom) =>
      `${verb} in${whom === undefined ? '' : ` ${how} ${whom}`}. See `,
    example: [
      'Sign in with Google to get tides for your boat',
      'Sign in with Google. See tides for your boat',
    ],
  },
  // What one may type is what one searches by.
  {
    form: /(?<=^|[.;\n]\s*)(?:type|enter|search(?: for)?|look for|ask for) (?:in )?(?:anything|whatever you (?:like|want)|everything) ?[:–—-] ?((?:(?:an? |the |your )?[\p{L}'’ -]{3,30}, ){1,5}?)(?:or |and )(?:even )?(?=\p{L})(how (?:you(?:['’]re| are)? feel(?:ing)?|i feel))?/giu,
    becomes: (_whole, what = '', mood) =>
      `search by ${what.replaceAll(/\b(?:an?|the|your) /giu, '')}${mood === undefined ? '' : 'mood'}`,
    example: ['Type anything: a harbour, a river, or a boat', 'search by harbour, river, a boat'],
  },
  // When something comes by itself, it is there.
  {
    form: /(?<=^|[.;\n]\s*)after (?:every|each) (?:\d+ )?\p{L}+, (?:an? |the )?((?:[\p{L}-]+ ){1,3}?)(?:screen |dialog |popup |page )?(?:appears|shows up|pops up|opens|comes up)(?: to (?:help|let) you (?:to )?[^.;\n]*)?/giu,
    becomes: '$1',
    example: [
      'Like boats. After every 5 likes, a choice helper screen appears to help you narrow them down.',
      'Like boats. choice helper .',
    ],
  },
  {
    form: /\b(?:(?:the )?last time|since) (?:an?|the) (\p{L}+) (?:oc+ur+ed|happened|took place|was reported)(?!\p{L})/giu,
    becomes: (whole, what = '') => (/^since/iu.test(whole) ? `since the last ${what}` : `the last ${what}`),
    example: ['Days since the last time a leak happened', 'Days since the last leak'],
  },
  {
    form: /^(?:are you )?(?:looking|searching) for (an? (?:[\p{L}-]+,? ){0,9}?(?:app|application|tool)) (?:to|that|for|which) ([^?\n]{3,90})\?\s*(?:(?:well|then|look no further|here it is|you found it)[^.!\n]{0,40}[.!]\s*)?/iu,
    becomes: (_whole, app = '', use = '') => `${app} to ${use}. `,
    example: [
      'Looking for a simple app to count gulls? Well, this is the one. Maps',
      'a simple app to count gulls. Maps',
    ],
  },
  {
    form: /^(?:to )?(?:create|build|make|develop) (an? (?:[\p{L}-]+ )?(?:app|application|tool)) for (?:my|our|the) \p{L}+ and (?:i|me|myself) to use to /iu,
    becomes: '$1 to ',
    example: ['To create a web app for my wife and I to use to plan sails', 'a web app to plan sails'],
  },
  // One thing after the other is liked or left: nobody is met there.
  {
    form: /\b(swip(?:e|es|ing)) (?:(through|on) )?((?!(?:people|profiles|singles|matches|men|women|partners|right|left)\b)(?:[\p{L}-]+ ){0,3}?\p{L}+s) (?:just )?(?:like (?:on |in |with )?(?:an? )?|as (?:on|in) (?:an? )?|(?:in )?tinder[- ]style)(?:dating apps?|tinder)(?: style)?(?!\p{L})/giu,
    becomes: '$1 through $3',
    example: ['Swipe through free boats like a dating app', 'Swipe through free boats'],
  },
  {
    form: /(?<=\bswip(?:e|ing)\b[^]{0,240})[.;]\s*(?:\p{L}+ )?cards? (?:with|showing|show|have|has) (?=\p{L})/giu,
    becomes: ', with ',
    example: [
      'Swipe through boats. Cards with photos and prices',
      'Swipe through boats, with photos and prices',
    ],
  },
  {
    form: /(?<=\bswip(?:e|ing) through )(\p{L}+?)s? cards (?=with\b)/giu,
    becomes: '$1s ',
    example: ['Swipe through boat cards with photos', 'Swipe through boats with photos'],
  },
  {
    form: /(?:\s*[–—-]|,)? swip(?:e|ing) right to (save|like|keep|add|pick|choose|vote for)(?: (?!and|or)((?:(?:the )?\p{L}+s)(?: you (?:like|love|want))?|it|them|one))?(?:,? (?:and |or )?(?:swip(?:e|ing) )?left to (?:skip|pass|ignore|reject|dislike|discard|remove|hide)(?: (?:it|them))?)?(?=\s*(?:[.;,\n]|$))/giu,
    becomes: (_whole, verb = '', what) => `, ${verb} ${what ?? 'favorites'}`,
    example: [
      'Swipe through boats — swipe right to save boats you like, swipe left to skip.',
      'Swipe through boats, save boats you like.',
    ],
  },
]
