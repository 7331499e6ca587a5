import { atBottom } from '../bottom-tabs.ts'
import type { Turn } from './turn.ts'

const nothing = ' , '

/** Turns of those who order an app from an app builder: what they compare, exclude and let the app do. */
export const builderTurns: readonly Turn[] = [
  // "Stories not needed.": no stories, which another turn takes out.
  {
    form: /(?<=^|[.;,\n]\s*)((?:\p{L}[\p{L}-]* ){0,2}\p{L}[\p{L}-]+) (?:(?:is|are) )?not (?:needed|necessary|required|wanted)(?=\s*(?:[.,;\n]|$))/giu,
    becomes: (_whole, what) => `no ${(what ?? '').toLowerCase()}`,
    example: ['A feed. Stories not needed.', 'A feed.  , .'],
  },
  // "Like Notion but simpler": how much simpler is no part of it.
  {
    form: /,? but (?:(?:a bit|much|way|even|a lot|far) )?(?:(?:more|less) \p{L}+|simpler|easier|cheaper|cleaner|better|smaller|faster|nicer|cozier|cosier|prettier|calmer|friendlier|lighter)(?: to use)?(?=\s*(?:[.,;\n]|$))/giu,
    becomes: '',
    example: ['A notes app but much simpler. Folders', 'A notes app. Folders'],
  },
  // An app nobody here knows, in its place behind what is ordered.
  {
    form: /(?<=(?:^|[.\n]\s*)(?:[\p{L}-]+ ){0,6}(?:app|application|platform|tool|game|marketplace|website)(?: for (?:[\p{L}-]+ ){0,3}[\p{L}-]+)?),? (?:just )?(?:like|similar to) \p{Lu}[\p{L}\d]+(?=\s*(?:[.,;:\n]|$| but | for ))/gu,
    becomes: '',
    example: ['A sketching app for beginners like Penlo. Lessons', 'A sketching app for beginners. Lessons'],
  },
  // Examples with names of their own: "scenes like Movie Night or Good Morning".
  {
    form: / (?:like|such as|e\.g\.|for example) \p{Lu}\p{L}+ \p{Lu}\p{L}+(?:(?:, and|, or|,| and| or) \p{Lu}\p{L}+ \p{Lu}\p{L}+)+/gu,
    becomes: '',
    example: ['Make playlists like Slow Sunday or Late Train, chat', 'Make playlists, chat'],
  },
  {
    form: /\bfill(?:ing)?[- ]in[- ]the[- ]blanks? (?:exercises?|questions?|tasks?|quizzes)|\bfill(?:ing)?[- ]in[- ]the[- ]blanks?(?!\p{L})/giu,
    becomes: 'quizzes',
    example: ['Lessons with fill-in-the-blank exercises', 'Lessons with quizzes'],
  },
  // What one waits for does itself.
  {
    form: /\b(?:then )?waits? while (?:the |their |your )?[^,.;\n]{3,50}(?=[,.;\n]|$)/giu,
    becomes: nothing,
    example: ['Upload a song, wait while it is mixed, share it', 'Upload a song,  , , share it'],
  },
  // How often one gives is chosen where one gives.
  {
    form: /\b(donate|give|pay|subscribe|billed)(s?) (?:just )?(?:once|one[- ]time|one-off|daily|weekly|monthly|yearly|annually)(?:(?:,| or| and|\/) ?(?:once|one[- ]time|one-off|daily|weekly|monthly|yearly|annually))+(?!\p{L})/giu,
    becomes: (_whole, doing, end) => `${doing ?? ''}${end ?? ''}`,
    example: ['Donate once or monthly, see projects', 'Donate, see projects'],
  },
  {
    form: /\bsee where (?:the |their |my |your |our )?(?:money|donations?|funds|contributions?) (?:goes|go|went|is used|are used)(?: with| through| by)?(?= \p{L}|\s*[,.;\n]|$)/giu,
    becomes: (_whole, after) => (after === undefined ? 'see impact' : 'see'),
    example: ['Give, see where my money goes with updates', 'Give, see updates'],
  },
  // In which order strokes are drawn: nobody orders any.
  {
    form: /\bstroke[- ]orders?(?!\p{L})/giu,
    becomes: 'strokes',
    example: ['Learn the stroke order', 'Learn the strokes'],
  },
  // Against the clock one answers; nothing is looked forward to.
  {
    form: /\b((?:questions?|quiz(?:zes)?|rounds?|puzzles?|tasks?|levels?|answers?)[^,.;\n]{0,20}? with )(?:an? )?(?:\d+[- ]seconds? )?countdowns?(?: timers?| clocks?)?(?!\p{L})/giu,
    becomes: (_whole, before) => `${before ?? ''}a timer`,
    example: ['Answer five questions with a countdown', 'Answer five questions with a timer'],
  },
  // A scan one shows others is a picture.
  {
    form: /\b(post|posts|share|shares|publish|upload and share) (?:their |my |your |film |negative )*scans\b/giu,
    becomes: (_whole, doing) => `${doing ?? ''} photos`,
    example: ['Users share their scans with notes', 'Users share photos with notes'],
  },
  // "Home, Trips and Me at the bottom": the tabs, which are read as such.
  {
    form: new RegExp(
      String.raw`(?<=^|[.;\n]\s*)(\p{Lu}\p{L}+(?: \p{L}+)?(?:, (?:and )?\p{Lu}\p{L}+(?: \p{L}+)?){1,4}(?:,? (?:and|&) \p{Lu}\p{L}+)?)${atBottom}`,
      'gu',
    ),
    becomes: (_whole, names) => `Tabs: ${names ?? ''}`,
    example: ['Log trips. Home, Trips and Me at the bottom.', 'Log trips. Tabs: Home, Trips and Me.'],
  },
  // What is kept for another time is kept.
  {
    form: /\b((?:save|saves|bookmark|bookmarks|keep|store|pin) (?:\p{L}+ ){0,2}?\p{L}+s) (?:to (?:read|watch|view|see|try|use|listen to|cook|buy)(?: them)?|for) later(?!\p{L})/giu,
    becomes: (_whole, kept) => kept ?? '',
    example: ['Save films to watch later, comment', 'Save films, comment'],
  },
  // A profile one makes stands on a screen of its own, with what is in it.
  {
    form: /\b(?:create|make|build|set up|fill in|fill out|complete) (?:an? |their |my |your |his |her )(?:own )?(?:\p{L}+ )?profile (?=with |including )/giu,
    becomes: 'a profile ',
    example: ['Pilots create a profile with ratings and hours', 'Pilots a profile with ratings and hours'],
  },
  {
    form: /\b(?:can |and )?runs? (?:their |your |my |the )?(?:own )?code(?: snippets?)?(?: (?:in|inside) (?:the|a|your|their) (?:browser|app))?(?!\p{L})/giu,
    becomes: 'coding tasks',
    example: ['Lessons, run code in the browser, streaks', 'Lessons, coding tasks, streaks'],
  },
  // What one pays a machine with is bought in packages, and no van brings any.
  {
    form: /\bcredits? system(?: with (?:packages|packs|bundles|plans)(?: to buy| for purchase)?)?(?!\p{L})/giu,
    becomes: 'buy credits',
    example: ['A credit system with packs to buy, a gallery', 'A buy credits, a gallery'],
  },
  // That a rate is of today says nothing more of what is converted.
  {
    form: /\b(currenc(?:y|ies)|money) with (?:live|current|daily|the latest|up-to-date) (?:exchange )?rates(?!\p{L})/giu,
    becomes: (_whole, what) => what ?? '',
    example: ['Length, currency with live rates, tips', 'Length, currency, tips'],
  },
  // What those who keep it in order do is done by them, and nothing one counts.
  {
    form: /\b(admin|administrator|moderator) (moderate|manage|approve|remove|delete|edit|verify|verifie|handle|feature|ban|check)s (?=\p{L})/giu,
    becomes: (_whole, who, does) => `${who ?? ''} can ${(does ?? '').replace(/ie$/, 'y')} `,
    example: ['Admin moderates posts', 'Admin can moderate posts'],
  },
  // "Choose a style like Nordic or Boho": these there are to choose from.
  {
    form: /\b(choose|chooses|pick|picks|select|selects) (?:an? |the |their |your )?(style|mood|genre|topic|category|format|voice|type) (?:like|such as) (\p{Lu}\p{L}*(?:, \p{Lu}\p{L}*){0,3}),? (?:or|and) (\p{Lu}\p{L}*)/gu,
    becomes: (_whole, doing, what, some, last) =>
      `${doing ?? ''} ${what ?? ''} (${some ?? ''}, ${last ?? ''})`,
    example: ['They pick a genre like Jazz or Soul', 'They pick genre (Jazz, Soul)'],
  },
  {
    form: /\bbluetooth (?:tags|trackers|beacons)(?!\p{L})/giu,
    becomes: 'trackers',
    example: ['Find keys with Bluetooth tags', 'Find keys with trackers'],
  },
  {
    form: /\b(?:buyers|users|customers|members|clients|readers|guests|shoppers) search(?=,)/giu,
    becomes: 'search',
    example: ['Buyers search, filter by size', 'search, filter by size'],
  },
  // Who wrote a summary is no part of its name.
  {
    form: / (?:summari[sz]ed|generated|written|created|transcribed|sorted|tagged) (?:by|with) (?:the |an? )?(?:AI|artificial intelligence)(?!\p{L})/gu,
    becomes: '',
    example: ['Minutes summarized by AI, tasks', 'Minutes, tasks'],
  },
  // How many open a letter is a figure, and no shop's hours.
  {
    form: /\b(?:e?-?mail )?(?:open|click|click-through|read) rates?(?!\p{L})/giu,
    becomes: 'statistics',
    example: ['Send letters, see open rates', 'Send letters, see statistics'],
  },
  // One alert for two occasions.
  {
    form: /\b((?:alerts?|notifications?|notified|reminded|reminders?|warned|warnings?) (?:when|if|as soon as) [^,.;\n]{3,40}?) or (?:leaves?|arrives?|enters?|exits?|comes?|goes?|starts?|stops?) [^,.;\n]{2,30}(?=[,.;\n]|$)/giu,
    becomes: (_whole, first) => first ?? '',
    example: [
      'Alerts when the van stops here or leaves town, a map',
      'Alerts when the van stops here, a map',
    ],
  },
]
