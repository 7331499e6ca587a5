import type { Turn } from '../turns/turn.ts'

const ends = String.raw`(?=\s*(?:[.,;!\n]|$))`
const device = 'iphone|ipad|phone|smartphone|tablet|device|mobile|android|computer|pocket|wrist|browser'

/** What the text of a store promises beside what an app has: how quick and easy it is, what it saves one from, where it works. */
export const benefits: readonly Turn[] = [
  {
    form: new RegExp(
      String.raw`,?(?: and)? (?:all |right |directly |securely |safely |conveniently )*(?:on|from|in|with) your (?:own )?(?:${device})(?: or (?:${device}))?(?: (?:and )?with(?:out)? (?:no |any |an )?(?:account|sign-?up|registration|login|internet(?: connection)?)(?: (?:needed|required))?)?${ends}`,
      'giu',
    ),
    becomes: '',
    example: ['Note the moles, all on your phone and with no account.', 'Note the moles.'],
  },
  {
    form: new RegExp(
      String.raw`(?<!\p{L})(?:and )?see (?:exactly )?how (?:things|it|everything|you) (?:is|are|['’]re) (?:going|doing|progressing|developing)${ends}`,
      'giu',
    ),
    becomes: 'see progress',
    example: ['Note every dose and see how you are doing.', 'Note every dose see progress.'],
  },
  // "Never forget to water again thanks to watering reminders": the reminders.
  {
    form: /(?<!\p{L})(?:so (?:that )?you )?(?:and )?(?:you(?:['’]ll| will) )?never (?:again )?(?:forget|miss|lose|run|worry|wonder|overlook|pay)\b[^.,;!\n]{3,60}? thanks to (?=\p{L})/giu,
    becomes: '',
    example: [
      'Plants, and never forget to feed one again thanks to feeding alarms',
      'Plants, feeding alarms',
    ],
  },
  {
    form: /(?<!\p{L})(?:so (?:that )?you )?(?:and )?(?:you(?:['’]ll| will) )?never (?:again )?(?:forget|miss) (?:to |an? |the |your |any )*((?:(?!again\b)[\p{L}-]+ ){0,2}(?!again\b)[\p{L}-]{3,})(?: again)? (?:with|using) (?=\p{L})/giu,
    becomes: (_whole, what = '') => `${what} reminders, `,
    example: [
      'A tea list. Never miss a tasting with gentle alarms',
      'A tea list. tasting reminders, gentle alarms',
    ],
  },
  // "Never miss an oil change, a tyre rotation or a wash again": one is reminded of each.
  {
    form: /(?<!\p{L})(?:so (?:that )?you )?(?:and )?(?:you(?:['’]ll| will) )?never (?:again )?(?:forget|miss) (?:an? |the |your )?((?:(?:[\p{L}-]+ ){0,2}[\p{L}-]{3,}, (?:an? )?){1,4}(?:[\p{L}-]+ ){0,2}[\p{L}-]{3,},? or (?:an? )?(?:(?!again\b)[\p{L}-]+ ){0,2}(?!again\b)[\p{L}-]{3,}|(?:[\p{L}-]+ ){0,2}[\p{L}-]{3,} or (?:an? )?(?:(?!again\b)[\p{L}-]+ ){0,2}(?!again\b)[\p{L}-]{3,})(?: again)?(?=\s*(?:[.;!\n]|$))/giu,
    becomes: (_whole, list = '') =>
      `reminders (${list
        .split(/,? or (?:an? )?|, (?:an? )?/i)
        .filter((each) => each !== '')
        .join(', ')})`,
    example: [
      'A boat log. Never miss a hull check, a sail repair or an oil change again.',
      'A boat log. reminders (hull check, sail repair, oil change).',
    ],
  },
  {
    form: new RegExp(
      String.raw`(?<!\p{L})(?:so (?:that )?you )?(?:and )?(?:you(?:['’]ll| will) )?never (?:again )?(?:forget|miss) (?:to |an? |the |your |any )*((?:(?!again\b)[\p{L}-]+ ){0,2}(?!again\b)[\p{L}-]{3,})(?: again)?${ends}`,
      'giu',
    ),
    becomes: (_whole, what = '') =>
      `${/^(?:it|anything|out|something|one)$/.test(what) ? '' : `${what} `}reminders`,
    example: ['A tea list. Never miss a tea tasting again.', 'A tea list. tea tasting reminders.'],
  },
  {
    form: new RegExp(
      String.raw`(?<!\p{L})(?:so (?:that )?you )?(?:and )?(?:you(?:['’]ll| will) )?never (?:again )?(?:lose|run out|worry|wonder|overlook|pay)\b[^.,;!\n]{0,60}${ends}`,
      'giu',
    ),
    becomes: '',
    example: ['Jars with dates, so you never run out of jam again.', 'Jars with dates, .'],
  },
  {
    form: new RegExp(
      String.raw` (?:that|which) (?:only )?takes? (?:you )?(?:just |only |less than |under |about |no more than |around )*(?:an? (?:few|couple of)|\d+|one|two|three|five|ten|twenty|thirty|sixty) (?:seconds|minutes|minute)(?: (?:a|per) day)?${ends}`,
      'giu',
    ),
    becomes: '',
    example: ['A weekly check that takes less than ten minutes, a diary', 'A weekly check, a diary'],
  },
  // What comes of it, in a clause of its own.
  {
    form: new RegExp(
      String.raw`, (?:thus |thereby |always |while )?(?:making (?:it|your|sure|every|them|the)|giving you (?:peace|full|complete|total|the|more|an? (?:clear|complete|full|better))|ensuring|keeping (?:you|your|it|everything)|leaving (?:you|more|nothing)|saving you|bringing you|providing you with peace|so (?:that )?(?:you|nothing|everyone|nobody|no one) (?:always |never |can (?:always|focus|get back|spend|relax|enjoy|stay)|won['’]t|don['’]t|do not|stay|know|get lost|know|is|spend|ever)) ?[^.;!\n]{2,90}${ends}`,
      'giu',
    ),
    becomes: '',
    example: ['Each jar has a label, making it easy to find at a glance. Lids', 'Each jar has a label. Lids'],
  },
  {
    form: new RegExp(
      String.raw`(?:(?<=[.!?\n]\s*)|, )[Ww]hether (?:you(?:['’](?:re|ve|d))?|it['’]?s|it is|for) [^.!?\n]{3,180}?(?:,? (?:this (?:app|tool)|the app|it|we|our \p{L}+|\p{Lu}\p{L}{2,14}) (?=(?:has|helps|makes|gives|lets|is|offers|keeps|will|can)\b)|[.!?](?=\s|$)|(?=\n|$))`,
      'gu',
    ),
    becomes: (whole = '') => {
      // "Whether it's a cake, a tart or a roll, ...": these.
      const [, list] =
        /^whether it['’]?s (?:an? )?((?:[\p{L} -]{3,24}, )*[\p{L} -]{3,24},? or [\p{L} -]{3,24})(?:,|[.!?]$)/iu.exec(
          whole,
        ) ?? []
      if (list) return `${list.replace(/,? or (?:an? )?/i, ', ')}.`
      return /[.!?]$/.test(whole) || whole.startsWith(',') ? '.' : 'The app '
    },
    example: [
      'A dice box. Whether you play at home, in a pub or on a train. Dice and sums',
      'A dice box. . Dice and sums',
    ],
  },
  {
    form: /(?<=^|[.!?\n]\s*)(?:with support for|supporting|featuring|with|covering) (?=(?:over |more than )?\d)([^.,!?\n]{5,80}?),? you(?:['’]ll| will)? (?:only |just |never |always |have |get |need |can )[^.!?\n]{3,90}/giu,
    becomes: '$1',
    example: [
      'Tide tables. With support for 40 harbours you will never need a printed book.',
      'Tide tables. 40 harbours.',
    ],
  },
  {
    form: new RegExp(
      String.raw` for all (?:of )?your (?:[\p{L} -]{3,30} )?needs${ends}|(?<![\p{L}])(?:everything|all) you need (?:to \p{L}+ [^.,;!\n]{2,40}|in one (?:place|app)|for [^.,;!\n]{3,30})${ends}`,
      'giu',
    ),
    becomes: '',
    example: ['A shelf of games for all your board game needs. Rules', 'A shelf of games. Rules'],
  },
  // How little has to be done for it.
  {
    form: /,? (?:in|with|within) (?:just |only )*(?:an? (?:few|couple of|single)|one|two|three|a) (?:simple |quick |easy )?(?:taps?|clicks?|steps?|swipes?|touch(?:es)?)(?=\s*(?:[.,;!\n]|$)| and )/giu,
    becomes: '',
    example: ['Note your mood in just a few taps. Moods', 'Note your mood. Moods'],
  },
  {
    form: /,? (?:developed|designed|made|built|created) with (?:simplicity|speed|privacy|you|ease of use|usability|love|care|performance|accessibility)(?:(?:,| and|, and) (?:simplicity|speed|privacy|ease of use|usability|love|care|performance|accessibility))*(?: in mind)?(?=\s*(?:[.,;!\n]|$)| and )/giu,
    becomes: '',
    example: ['A list app built with simplicity in mind. Lists', 'A list app. Lists'],
  },
  {
    form: /(?<!\p{L})(?:the |your )(?:smartest|best|easiest|fastest|simplest|quickest|most \p{L}+|smarter|better|easier) (?:way|place|app|tool)(?: (?:for you|ever))? to (?=\p{L}{3})/giu,
    becomes: '',
    example: ['The easiest way to split rent', 'split rent'],
  },
  {
    form: /(?<!\p{L})stay (?:on top of|up to date with|informed about|connected with|in touch with|ahead of) (?:your |the |all )*((?:[\p{L}-]+ ){0,2}?[\p{L}-]{2,}) with (?=\p{L})/giu,
    becomes: '',
    example: ['Stay on top of your week with a list of errands', 'a list of errands'],
  },
  {
    form: /(?: to|,? and)? stay on top of (?:your |the )?(?:day|days|week|life|things|everything|it all|work)(?=\s*[.,;!\n]|\s*$)/giu,
    becomes: '',
    example: ['Tick chores to stay on top of your day.', 'Tick chores.'],
  },
  {
    form: /(?<!\p{L})stay on top of (?:your |the |all )*(?=\p{L}{3})/giu,
    becomes: '',
    example: ['See walks, and stay on top of your care plan', 'See walks, and care plan'],
  },
  {
    form: /,? (?:that is |which is )?(?:built|designed|made|created) to (?:make|keep) (?:the |your )?[\p{L} -]{3,40}? (?:stress-free|easy|easier|simple|fun|effortless|enjoyable|painless|organi[sz]ed|faster|a breeze)(?=\s*[.,;!\n]|\s*$)/giu,
    becomes: '',
    example: ['A ticket app built to make travel stress-free.', 'A ticket app.'],
  },
  {
    form: /(?<=(?:^|[.!?\n])\s*)no (?:more|need for|need to) [^.!?\n]{5,110}[.!?]\s*(?=\S)/giu,
    becomes: '',
    example: ['Tickets. No more digging through mails, chats or notes. Trips', 'Tickets. Trips'],
  },
  {
    form: / (?:that |which )?(?:your|the|our) \p{L}+ (?:actually|really|truly|finally) \p{L}+s?(?=\s*(?:[.,;!\n]|$))/giu,
    becomes: '',
    example: ['A program your brain actually completes.', 'A program.'],
  },
  // What it does by itself, and how: the means are no part of it.
  {
    form: /(?<=\b(?:detects?|recogni[sz]es?|finds?|calculates?|estimates?|predicts?|tracks?|works?|learns?|identif(?:y|ies)|suggests?|generates?) [^.,;:\n]{2,40}?) by (?:monitoring|using|analy[sz]ing|leveraging|combining|processing|observing|utili[sz]ing) [^.,;:\n]{3,110}?(?=\s*(?:[.,;:!\n]|$)| (?:within|with|during|while|between) )/giu,
    becomes: '',
    example: ['It detects naps by analysing movement and sound in the room. Naps', 'It detects naps. Naps'],
  },
  {
    form: /(?<!\p{L})(?:it |the app |this app |\p{Lu}\p{L}+ )?(?:prompts|asks|encourages|invites|guides|enables|empowers) you to (?=\p{L}{3})/giu,
    becomes: '',
    example: ['After a nap it prompts you to rate it', 'After a nap rate it'],
  },
  {
    form: /(?<=[\p{L}]ing) (?:capabilit(?:y|ies)|functionalit(?:y|ies)|features|functions|support)(?=\s*(?:[.,;!\n]|$)| (?:and|with|for|that)\b)/giu,
    becomes: '',
    example: ['Maps with advanced sharing capabilities and tides', 'Maps with advanced sharing and tides'],
  },
  {
    form: /(?<!\p{L})(?:and )?(?:experience|enjoy) (?:our|the|an?) (?:new |own )?(?=\p{L}{3})/giu,
    becomes: '',
    example: ['Enjoy the weekly fern quiz', 'weekly fern quiz'],
  },
  {
    form: /(?<!\p{L})your ([\p{L}-]{4,20}) (?:journey|adventures?|experience)(?!\p{L})/giu,
    becomes: 'your $1',
    example: ['Log your knitting journey', 'Log your knitting'],
  },
  {
    form: /,? (?:immediately |right |directly |shortly |just |even )?(?:after|before|while|when) (?:saving|recording|logging|adding|scanning|opening|closing|sleeping|offline|travell?ing|shopping|cooking|running|driving|waking(?: up)?)(?: (?:it|them|your \p{L}+|an? \p{L}+))?(?=\s*(?:[.,;!\n]|$))/giu,
    becomes: '',
    example: ['Add a note right after saving, keep it', 'Add a note, keep it'],
  },
  // What it does to oneself: of it only what one gets is seen.
  {
    form: /(?<!\p{L})(?:celebrate|unlock|collect) (?:your |new )?(?=(?:achievements|milestones|badges|wins|trophies|medals)\b)/giu,
    becomes: '',
    example: ['Walks and celebrate milestones', 'Walks and milestones'],
  },
  {
    form: /(?<!\p{L})(?:develop|build|form|foster|create|establish|maintain) (?:and (?:maintain|keep) )?(?:(?:new|good|better|healthy|healthier|positive|lasting|daily|strong) )+(?=(?:habits|routines)\b)/giu,
    becomes: '',
    example: ['Tasks, develop new habits', 'Tasks, habits'],
  },
  {
    form: /,?(?: and| to|,)? (?:enhance|optimi[sz]e|boost|improve|maximi[sz]e|increase|sharpen|elevate|transform|unleash) (?:your |the |team |overall )*(?:focus|time|productivity|efficiency|workflows?|life|concentration|performance|wellbeing|well-being|memory|mindset|visibility|experience|sales process)(?=\s*(?:[.,;!\n]|$)| (?:and|with|by)\b)/giu,
    becomes: '',
    example: ['Manage chores, and optimize your time.', 'Manage chores.'],
  },
  {
    form: /(?<!\p{L})(?:understand|discover|spot|reveal|uncover|recogni[sz]e|identify) (?:the |your |hidden |meaningful )*(?:patterns|trends|correlations|connections)(?: (?:in|of|between|across) (?:your |the )?[\p{L}' -]{3,40}?)?(?=\s*(?:[.,;!\n]|$)| and )/giu,
    becomes: 'insights',
    example: ['Log naps and spot patterns in your sleep.', 'Log naps and insights.'],
  },
  {
    form: /,? (?:to|in|from) (?:any|every|all) (?:parts?|corners?|regions?) of (?:the )?(?:country|world|city|town|[\p{Lu}]\p{L}+)(?!\p{L})/giu,
    becomes: '',
    example: ['We deliver to any part of the country. Cakes', 'We deliver. Cakes'],
  },
  {
    form: /(?<=\p{L}s) (?:seeking|looking|wanting|wishing) to (?:hire|recruit|find (?:staff|workers))(?=\s*(?:[.,;!\n]|$)| (?:with|and|to)\b)/giu,
    becomes: '',
    example: ['Find cooks and companies looking to hire.', 'Find cooks and companies.'],
  },
  {
    form: /(?<=(?:^|[.!?\n])\s*)(?:everything|it|the (?:app|interface|design|layout)) (?:is|was) (?:made|designed|built|kept|meant) (?:to be )?(?:as )?(?:simple|easy|fast|clean|clear|minimal|intuitive|lightweight)[^.!?\n]{0,110}[.!?]/giu,
    becomes: '',
    example: ['A tea list. Everything is kept as simple as possible. Cups', 'A tea list.  Cups'],
  },
  // "As use continues", "as your child grows"
  {
    form: /(?<!\p{L})(?:over time, )?as (?:you|your|it|they|the|use|time|life|things) (?:[\p{L}-]+ ){0,2}?(?:continues?|grows?|goes(?: on| by)?|passes|changes?|learns?|progress(?:es)?|evolves?|improves?|develops?|gets? [\p{L}]+)(?=\s*[.,;!\n]),?/giu,
    becomes: '',
    example: ['Over time, as use continues, charts', 'charts'],
  },
  // How one shall feel and live.
  {
    form: /(?<=^|[.!?\n]\s*)(?:stay (?:organi[sz]ed|focused|motivated|productive|informed|connected|healthy|hydrated|on track|safe|inspired|ahead|fit|consistent|in control|up to date|calm)|take (?:back )?control|feel (?:better|calmer|confident)|live (?:healthier|better)|say goodbye to|say hello to|get the most out of|make the most of|make every \p{L}+ count|join (?:thousands|millions)|download (?:now|today|it|the app|\p{Lu}\p{L}+)|try it|get started|start (?:today|now|your journey)|that['’]?s (?:it|all|the whole idea)|it['’]s that (?:simple|easy)|(?:perfect|ideal|great|built|made|designed) for|your (?:data|privacy)|all (?:your )?data|everything stays|open the app)\b[^.!?\n]{0,160}[.!?](?=\s*(?:$|[\p{Lu}\n•*-]))/giu,
    becomes: '',
    example: ['Tea notes. Stay motivated with ease. Cups', 'Tea notes.  Cups'],
  },
  {
    form: /(?<=[.!?]\s)(?:an?|the|your|every|no) [^.!?\n]{3,50} (?:is|are) (?:not|never|more than|no longer) (?:an?|the|just|about|only) [^.!?\n]{3,60}[.!?]/giu,
    becomes: '',
    example: ['Chores as quests. A lazy day is not a defeat. Heroes', 'Chores as quests.  Heroes'],
  },
  {
    form: /(?<=\p{L}) made (?:simple|easy|fun|effortless)(?=\s*(?:[.,;:!\n]|$))/giu,
    becomes: '',
    example: ['Rug care made easy: stains, washing', 'Rug care: stains, washing'],
  },
  {
    form: /(?<!\p{L})(?:simply|just|easily|quickly|effortlessly|instantly|seamlessly|automatically) (?=(?:add|record|log|scan|snap|tap|track|create|save|see|find|share|browse|search|book|take|enter|choose|pick|select|upload|import|export|manage|organi[sz]e|view|check|set|mark|plan|note|sync|send|split|compare|convert|draw|edit|build|join|get|calculate)\b)/giu,
    becomes: '',
    example: ['Simply scan the label and instantly see its age', 'scan the label and see its age'],
  },
]
