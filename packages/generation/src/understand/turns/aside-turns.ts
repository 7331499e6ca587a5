import type { Turn } from './turn.ts'

/** What somebody says beside what the app is to do: of himself, of a brief, of what there is already. Read before all else. */
export const asideTurns: readonly Turn[] = [
  // For whom a brief is, and what they want to reach with it, stands in lines of their own.
  {
    form: /^[*•\s-]*(?:client|customer|prepared for) ?: ?([^\n]*)$/gimu,
    becomes: (_whole, said) => /, (an? [^\n]+)$/iu.exec(said ?? '')?.[1] ?? '',
    example: ['Client: Grey Heron, a boat yard\n\nBerths, boats', 'a boat yard\n\nBerths, boats'],
  },
  {
    form: /^[*•\s-]*(?:(?:main |business )?goals?|objectives?|why|background|budget|platforms?|timeline|time frame) ?: ?(?:(?:replace|replacing|reduce|increase|improve|save|cut|get rid of|stop|grow|moderni[sz]e|digiti[sz]e|attract|retain|go paperless|be ready)\b|(?:ios|android|both|\d|about|around|up to|under|€|\$))[^\n]*$/gimu,
    becomes: '',
    example: ['Boat yard app\nGoal: replace the paper list\n\nBerths', 'Boat yard app\n\n\nBerths'],
  },
  // A greeting in any language.
  {
    form: /^\s*(?:hola|ciao|bonjour|salut|hallo|moin|servus|ol[áa]|namaste|namaskar|salaam?|shalom|aloha|greetings|as-?salaa?mu?[ -]?(?:u )?alaikum|assalamu alaikum|dear (?:team|all|kwiq))(?: (?:there|all|team|everyone|everybody|folks|guys))?\s*[,!.:–-]+\s*(?=\p{L})/iu,
    becomes: '',
    example: ['Hola, app for my noodle bar', 'app for my noodle bar'],
  },
  // How somebody works is no part of the app.
  {
    form: /(?<=^[^.,;\n]{3,40}), (?:(?:and )?(?:i )?(?:work(?:ing)?|live|living|am) (?:all )?(?:alone|by myself|from home|on my own)|self-?employed|freelance|one[- ](?:man|woman|person) (?:band|show|business)|retired)(?=\s*[.;\n])/iu,
    becomes: '',
    example: ['Tiler, work alone. Quotes and photos', 'Tiler. Quotes and photos'],
  },
  // Where it is, in brackets behind what it is.
  {
    form: /(?<=^[^\n.]{3,60}\b(?:app|club|school|shop|store|studio|league|society|association|choir|church|practice|clinic|business|company|farm|team|group|house|restaurant|hotel|charity)) \((?:in |from |near )?\p{Lu}\p{Ll}{2,}(?:,? \p{Lu}\p{Ll}{2,})?\)/gu,
    becomes: '',
    example: ['Sailing school app (Tarifa)\n- lessons', 'Sailing school app\n- lessons'],
  },
  // In their order, and nothing one orders.
  {
    form: /(?<=\p{L}) in (?:the (?:right|correct) )?order(?=\s*(?:[.,;\n]|$))/giu,
    becomes: '',
    example: ['Pieces of the evening in order\nSingers', 'Pieces of the evening\nSingers'],
  },
  // What nobody may do is no part of it.
  {
    form: /(?:,|;| and| but)? ?\b(?:the |our |other |normal )?(?:kids|children|parents|members|users|people|customers|guests|students|pupils|players|others|they|teenagers|volunteers|visitors|staff|nobody|no one) (?:can ?not|can['’]?t|must not|mustn['’]?t|may not|should not|shouldn['’]?t|are not allowed to|aren['’]?t allowed to) (?:\p{L}+ )?(?:post|see|edit|change|delete|write|comment|reply|message|add|chat|answer|share|download|access)(?: (?:it|them|anything|here|there|this|that|back|others|each other|(?:each )?others['’]? \p{L}+|\p{L}+))?(?=\s*(?:[.;!\n]|$))/giu,
    becomes: '',
    example: ['News from me only, kids cannot post. Songs', 'News from me only. Songs'],
  },
  // How it has to look for those who own the brand.
  {
    form: /(?<=[.;,\n]\s*|^)(?:it )?(?:must|should|has to|needs to|to) (?:follow|match|use|respect|keep to|stick to|be in) (?:(?:our|the|their|my) )?(?:\p{L}+ )?(?:branding|brand(?: colou?rs?| guidelines?| identity)?|corporate design|ci|colou?rs|house style|logo colou?rs)(?=\s*(?:[.,;\n(]|$))/giu,
    becomes: '',
    example: ['Bins, dates. Must follow city branding (green).', 'Bins, dates.  (green).'],
  },
  // One word that is written as several.
  {
    form: /\b(head|face|door|one|peer|side|back|end|wall|step)[ -](to|on|by)[ -](head|face|door|one|peer|side|back|end|wall|step)\b/giu,
    becomes: (whole, one, _between, other) =>
      one?.toLowerCase() === other?.toLowerCase() && !/^step by/i.test(whole)
        ? whole.replaceAll(' ', '-')
        : whole,
    example: ['Darts with head to head records', 'Darts with head-to-head records'],
  },
  // What is given away for nothing.
  {
    form: /\bfree (?:stuff|things|items)(?: (corner|shelf|section|board|table|box))?(?=\s*(?:[.,;\n]|$)| (?:where|for|with|to)\b)/giu,
    becomes: (_whole, where) => `giveaway ${where ?? 'corner'}`,
    example: ['Bins, free stuff corner, map', 'Bins, giveaway corner, map'],
  },
  // Fees are paid or not: each says so of itself.
  {
    form: /(?<=^|[-*•,;:(+]\s*|\n\s*|\b(?:see|track|note|whether|if) )((?:\p{L}+ )?\p{L}{3,}) (?:is |are )?(paid|done|signed|returned|cleaned|confirmed|finished|sold|sent|vaccinated|insured) or not(?=\s*(?:[.,;)\n]|$))/giu,
    becomes: '$1 ($2, not $2)',
    example: ['Rowers: dues paid or not\n- boats', 'Rowers: dues (paid, not paid)\n- boats'],
  },
  // A condition in brackets is none of the values of a thing.
  {
    form: / ?\((?:you |they |we |one )?(?:needs? (?:at least )?\d|min(?:imum|\.)?\b|max(?:imum|\.)?\b|at (?:least|most)\b|up to \d|only (?:if|when|for|on|in)\b|if\b|unless\b|because\b|so that\b|once\b)[^()\n]{2,60}\)/giu,
    becomes: '',
    example: ['Reserve a lane (max 2 hours in the evening). Times', 'Reserve a lane. Times'],
  },
  // What it is like, step by step.
  {
    form: /, (?:a bit |kind of |sort of )?like an? (?:check ?list|list|table|calendar|book|diary|game|card|board|recipe)(?: step by step)?(?: (?:before|after|for|when) [^.,;\n]{3,40})?(?=\s*(?:[.,;\n]|$))/giu,
    becomes: '',
    example: ['Fire protocol, like a checklist step by step before we go in\nCrew', 'Fire protocol\nCrew'],
  },
  // What whoever runs it keeps of each sale is seen by himself alone.
  {
    form: /(?<=^|[.;!\n-] ?)(?:we|i|the platform|the app|(?:the )?admins?) (?:take|takes|charge|charges|keep|keeps|get|gets|earn|earns) (?:an? |our )?\d{1,2}(?:[.,]\d+)? ?(?:%|percent)(?: \p{L}+){0,6}(?=\s*(?:[.;!\n]|$))/giu,
    becomes: 'Admins can see commissions',
    example: [
      'Sellers list lamps. We take 8% commission.',
      'Sellers list lamps. Admins can see commissions.',
    ],
  },
  // A list is asked for, and no screen of that name.
  {
    form: /(?<=^|[.!?\n] ?)(?:please )?(?:can you |could you )?(?:please )?(?:design|build|create|make|develop|include|add|give us|we need|we want|i need|i want)(?: me| us)?(?: (?:an|the|this) app)?(?: (?:with|for|which has))?(?: the following(?: (?:features|things|screens|functions))?)? ?:(?=\s*\n)/giu,
    becomes: 'Features:',
    example: ['Our town takes part. Please design:\n- ideas', 'Our town takes part. Features:\n- ideas'],
  },
  // Who keeps a map or a list is nothing it shows.
  {
    form: /\b(?:(?:crowd-?sourced|community-driven|community-made|collaborative|searchable|user-generated|interactive|open|public|digital|online|simple|shared) )+(map|directory|list|database|catalogu?e|guide|archive|collection) (?=of \p{L})/giu,
    becomes: '$1 ',
    example: ['A crowdsourced map of drinking fountains', 'A map of drinking fountains'],
  },
  // A house would like its people to do something: they can.
  {
    form: /(?<!\b(?:i|we) )\bwould (?:really )?like (?:(our|their|the|all|its) )?(\p{L}{3,}s|people|children|staff) to (?=(?:be able to )?\p{L})/giu,
    becomes: (_whole, whose, who) => `: ${[whose, who].filter(Boolean).join(' ')} can `,
    example: ['The town would like residents to take part', 'The town : residents can take part'],
  },
]
