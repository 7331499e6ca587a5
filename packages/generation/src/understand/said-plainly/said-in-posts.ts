import type { Turn } from '../turns/turn.ts'

const others =
  '(?:whoever|anyone|anybody|someone|somebody|everyone|everybody|others|other people|people|the next \\p{L}+)'
const span = '(?:hour|morning|evening|day|weekend|week|month|night)'

/** What people write in posts in more words than it has names for. */
export const postTurns: readonly Turn[] = [
  // "I keep forgetting that I need to stir it": one is reminded.
  {
    form: /(?<=(?:^|[.!?\n;]\s*)[^.!?\n;]{0,60}?)(?<!\p{L})(?:and |but |because |since )?(?:i|we) (?:always|often|sometimes|constantly|usually|keep|just) (?:forget|forgetting) (?:that )?(?:i|we) (?:need|have|ought) to (?=\p{L})/giu,
    becomes: '. It reminds me to ',
    example: [
      'Timing counts and I keep forgetting that I need to stir or salt it',
      'Timing counts . It reminds me to stir or salt it',
    ],
  },
  // "Useful even if the device is not connected to the internet".
  {
    form: /(?<=(?:^|[.!?\n;,]\s*)(?:and )?)(?:it )?(?:(?:is|must be|should be|has to be|would be|still) )*(?:useful|usable|works?|working|must work|should work|functional|can be used) (?:also )?(?:even |also )*(?:if|when|while) (?:the |my |your )?(?:device|phone|tablet|i|you|we|it|there) (?:is|am|are)(?: no| not|n['’]t)? ?(?:connected to |on |in )?(?:the |a )?(?:internet|network|wi-?fi|signal|connection|reception|online)(?: connection)?/giu,
    becomes: 'works offline',
    example: [
      'Coins, swaps. Useful even if the phone is not connected to the internet.',
      'Coins, swaps. works offline.',
    ],
  },
  // "Having multiples of each coin": how many there are.
  {
    form: /(?<!\p{L})(?:handles? |tracks? |with )?(?:having |that i have )?(multiples|duplicates|doubles|spares) of (?:each|every|the same|a|one) (?:\p{L}+ )?\p{L}+/giu,
    becomes: 'number of $1',
    example: ['Track stamps (handle having duplicates of each stamp)', 'Track stamps (number of duplicates)'],
  },
  // "For a day or a weekend": how long.
  {
    form: new RegExp(
      String.raw`(?:,? (?:either )?(?:for|of|lasting) )(?:an? |one |half an? )?(${span}) or (?:an? |the |one )?(?:whole )?(${span})(?: trip| long)?(?=\s*(?:[.,;!\n]|$))`,
      'giu',
    ),
    becomes: '. Duration: $1 or $2',
    example: [
      'Outline of a hike, for a morning or a whole day.',
      'Outline of a hike. Duration: morning or day.',
    ],
  },
  // "Notes on the rows - was it worth it?": a question of its own.
  {
    form: / [-–—] (?=(?:was|were|is|did|do|does|have|has|what|where|when|who|how|which|why)(?!\p{L})[^.?!\n]{3,80}\?)/giu,
    becomes: '. ',
    example: ['Make notes of them - was this worth it?', 'Make notes of them. was this worth it?'],
  },
  // "Add in words about themselves": what stands in a profile.
  {
    form: /(?<!\p{L})(?:add|put|write|enter|give|post)s?(?: in| down)? (?:some |a few |their |your |the )?((?:\p{L}+ )?\p{L}{3,}s) (?:about|of|on) (?:themselves|yourself|myself|ourselves|oneself)(?!\p{L})/giu,
    becomes: 'create a profile with $1 about themselves',
    example: [
      'Users add in a few words about themselves',
      'Users create a profile with words about themselves',
    ],
  },
  // "Add in tags": nothing is in anything.
  {
    form: /(?<!\p{L})(add|put|type|fill|enter|throw)(s?) in (?=(?:your |their |some |the |my |a few )?\p{L}{3,}s\b)/giu,
    becomes: 'add$2 ',
    example: ['Members add in tags of their own', 'Members add tags of their own'],
  },
  // "Warn whoever rides there next about the broken rail".
  {
    form: new RegExp(
      String.raw`(?<!\p{L})(?:warn|alert|inform|tell)(s?) ${others}(?: (?:who|that|sitting|coming|going|taking|living|in|on|at)(?!\p{L})[^.,;!?\n]{0,60}?| (?:sat|sits|rides|goes|comes|takes|stays|lives|walks|drives|uses|flies|parks)(?!\p{L})[^.,;!?\n]{0,60}?)? (?:about|of|that there is) (?:the |an? |any |some )?(?=\p{L}{3,} \p{L}{3,}s?(?:\s*[.,;!?\n]|\s*$))`,
      'giu',
    ),
    becomes: 'post$1 warnings about ',
    example: [
      'It lets me warn whoever rides there next about the broken rail',
      'It lets me post warnings about broken rail',
    ],
  },
  // "How many times you have snoozed it or missed a call": both are counted.
  {
    form: /(?<!\p{L})(how (?:many times|often)) ((?:i|you|we|they|he|she|someone|(?:an?|the|each) \p{L}+) (?:have |has )?)(\p{L}{3,}ed) ([^.,;\n]{2,30}?) or (\p{L}{3,}ed) (?:the |an? )?(\p{L}+)(?=\s*(?:[.,;!\n]|$))/giu,
    becomes: (_whole, how = '', who = '', one = '', what = '', other = '', thing = '') =>
      `${how} ${who}${one} ${what}, ${other} ${thing}s`,
    example: [
      'How often you have walked the dog or skipped a walk.',
      'How often you have walked the dog, skipped walks.',
    ],
  },
  // "Which dishes at which stalls you would like": of dishes and stalls.
  {
    form: /(?<!\p{L})(?:regarding|about|on|of|telling (?:me|you|them)|concerning) which (\p{L}{3,}s) (?:at|in|from|on) which ((?:\p{L}+ )?\p{L}{3,}s)(?: [^.,;!?\n]{2,60})?(?=\s*(?:[.,;!?\n]|$))/giu,
    becomes: 'about $1, $2',
    example: [
      'Sends news about which dishes at which market stalls you would like. Stars',
      'Sends news about dishes, market stalls. Stars',
    ],
  },
  // What can be changed later is entered all the same.
  {
    form: / ?\((?:and |which |it |they |you |these )*(?:can|may|could) (?:later |also |always |still |be )*(?:modif(?:y|ied)|changed?|edit(?:ed)?|adjust(?:ed)?|updated?)(?: (?:it|them|later|at any time|any time|anytime|these))*\)/giu,
    becomes: '',
    example: ['Tastes that one enters (and can later change), stalls', 'Tastes that one enters, stalls'],
  },
  // "What food is communal/belongs to whom": whose each is.
  {
    form: /(?<!\p{L})(?:what|which) (\p{L}{3,}) (?:is|are) (communal|shared|common|for everyone|for all)(?: ?\/ ?| or | and )(?:what |which )?(?:belongs? to whom|whose(?: it is)?|is whose)(?!\p{L})/giu,
    becomes: '$2 $1, state: $2 or private',
    example: ['Stock: what food is shared/belongs to whom', 'Stock: shared food, state: shared or private'],
  },
  // "A date ordered list".
  {
    form: /(?<!\p{L})(date|time|name|price|size|age|distance)[- ](?:ordered|sorted) (list|table|log|overview)(?!\p{L})/giu,
    becomes: '$2 sorted by $1',
    example: ['A date ordered list of dives', 'A list sorted by date of dives'],
  },
  // "Photograph each rose with its name": it has a photo.
  {
    form: /(?<=\b(?:to|can|could|should|would|i|we|you|they|just|and|then) )(?:photograph|snap|film) (each|every|an?|my|the) ((?:\p{L}+ )?\p{L}{3,})(?: (?:with|plus|and add|and note) (?:its |their |the )?)(?=\p{L})/giu,
    becomes: 'add $1 $2 with photo, ',
    example: [
      'I want to photograph each orchid with its name and pot',
      'I want to add each orchid with photo, name and pot',
    ],
  },
  // "Photograph what is in the box": photos of it.
  {
    form: /(?<!\p{L})(photograph|snap|film)(s?) (?:what|whatever|everything) (?:(?:is|was|they|you|we|i|it|he|she|are)(?!\p{L})[^.,;!?\n]{0,40})(?=[.,;!?\n]|$)/giu,
    becomes: 'take$2 photos',
    example: ['Wardens photograph what is in the shed, others claim', 'Wardens take photos, others claim'],
  },
]
