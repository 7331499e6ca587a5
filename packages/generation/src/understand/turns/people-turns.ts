import type { Turn } from './turn.ts'

const nothing = ' , '

/** Turns that say whom an app is for, and who does what with it. */
export const peopleTurns: readonly Turn[] = [
  // What somebody wants done to them is done by the app.
  {
    form: /(?<!\p{L})(?:(?:the )?users?|i|we|they|you) (?:wants?|would like|needs?|should be able|must be able|am able|are able|has|have) to (?:be|get) reminded (?=(?:to|of|about|when|before|if|that)\b)/giu,
    becomes: 'I get reminders ',
    example: ['I want to be reminded to oil the chain', 'I get reminders to oil the chain'],
  },
  {
    form: /(?<!\p{L})(?:(?:the )?users?|i|we|they|you) (?:wants?|would like|needs?|should be able|must be able|am able|are able|has|have) to (?:be|get) (?:notified|alerted|warned|informed) (?=(?:of|about|when|before|if|that)\b)/giu,
    becomes: 'notify me ',
    example: ['We would like to be notified when the tank is empty', 'notify me when the tank is empty'],
  },
  // "Nag me when it is time": remind.
  {
    form: /\b(?:nags?|pesters?|bugs|pokes?|nudges?|pings) (me|us|them|people|users?)(?= (?:when|if|to|until|about|every|daily)\b)/giu,
    becomes: 'remind $1',
    example: ['Nag me when it is time', 'remind me when it is time'],
  },
  // "I comment on it": a comment there.
  {
    form: /\b(?:and |while )?(?:i|we) (?:can )?(?:comment|give feedback|reply|leave a comment|write a comment) (?:on|to|about) (?:it|them|each|every one)\b/giu,
    becomes: 'and write comments',
    example: ['They log each run, and I comment on it.', 'They log each run, and write comments.'],
  },
  // "One neighbour picks everything up each week": whose turn it is.
  {
    form: /(?<=(?:^|[.,;\n])\s*)(?:one|a different|each week another|another|someone|somebody)(?: of us)?(?: \p{L}+)? (?:picks|fetches|collects|brings|gets) (?:everything|it|them|all of it|all|the order)(?: up)?(?: (?:each|every) (?:week|time|saturday|sunday|morning|month))?(?=\s*[.,;\n])/giu,
    becomes: 'Pick-up rota',
    example: [
      'Order rolls. One neighbour picks everything up each week. Pay',
      'Order rolls. Pick-up rota. Pay',
    ],
  },
  // "The treasurer notes who has paid": a doing, though it could be his notes.
  {
    form: /\b((?:the|our|my|an?|each|every) \p{L}+(?:er|or|ist|ian|ant|ary|man|woman|ess|coach|nurse|host|head|chef|cook|mum|dad))s? (?:only )?(notes|records|reports|lists|plans|marks|checks|logs|books|orders|files|posts|ranks|rates|scores|grades)(?= (?:who|what|which|when|whether|how|where|if)\b)/giu,
    becomes: (_whole, who, does) => `${who ?? ''} can ${(does ?? '').replace(/s$/i, '')}`,
    example: ['The treasurer notes when we met', 'The treasurer can note when we met'],
  },
  // "Enter this quickly for a group": the entries told before.
  {
    form: /\b(enter|record|log|add|fill in|note|put in) (?:all (?:of )?)?(?:this|that|these|those)(?: (?:data|information))?(?: (?:quickly|easily|fast|daily|at once))?(?= for\b|[.,;\n]|$)/giu,
    becomes: '$1 an entry',
    example: ['Nurses enter this quickly for a ward', 'Nurses enter an entry for a ward'],
  },
  // "As the coach I need a list": what somebody sees in it.
  {
    form: /(?<=^|[.;,\n] ?|[-*•] |\d[.)] )as (?:an?|the) ((?:[\p{L}-]+ ){0,2}?[\p{L}-]+),? i (?:want|need|would like|can have|have|get|see|want to (?:see|have)|can see) (?=(?:an?|the|all|my|some) )/giu,
    becomes: ', see ',
    example: ['Clients book. As the coach I need a list of them', 'Clients book. , see a list of them'],
  },
  // "As a user, I want to track my meals".
  {
    form: /(?<=^|[.;,\n] ?|[-*•] |\d[.)] )as (?:an?|the) ((?:[\p{L}-]+ ){0,2}?[\p{L}-]+),? i (?:want to|need to|would like to|can|could|should be able to|must be able to|am able to|wish to|want to be able to)(?: also)? (?=\p{L})/giu,
    becomes: ', ',
    example: ['As a driver, I want to log a trip', ', log a trip'],
  },
  // "My barber shop people can book": where it is used ends before who does something there.
  {
    form: /(?<=^[^.,:;\n]{0,40}\b(?:for|app) (?:my |our |the |a )?\p{L}{3,20}) (?=(?:people|customers|clients|users|members|parents|students|guests|visitors|patients|tenants) (?:can|could|should|will|see|book|get|order|choose|want)\b)/giu,
    becomes: ', ',
    example: ['App for my bakery customers can order', 'App for my bakery, customers can order'],
  },
  // "Our orchestra rents out instruments": what is lent, and no rents of an orchestra.
  {
    form: /\b(?:(?:our|the|my|an?) (?:[\p{L}-]{3,} ){1,3}|we |i |which |that |and )(?:rents?|hires?|lends?) out (?:our |its |the |their )?(?=\p{L})/giu,
    becomes: ', lend ',
    example: ['Our orchestra rents out instruments', ', lend instruments'],
  },
  // "Music the patient likes" is music.
  {
    form: /(?<=\b(?!(?:what|who|which|how|that|if|when|and|or)\b)\p{L}{3,}) (?:the|a|an|my|their|his|her|our) (?:\p{L}{2,} )?\p{L}{3,} (?:likes|loves|prefers|enjoys|needs|wants|works|spends|takes|uses)(?=[,.;]|\s?$| and )/giu,
    becomes: '',
    example: ['Wishes and music the patient likes.', 'Wishes and music.'],
  },
  // "A goldsmith makes rings": who does what, and no "makes rings".
  {
    form: /(?<=^(?:an?|our|my|the) (?:\p{L}+ ){0,2}?\p{L}{3,}) (?:makes|builds|sews|bakes|brews|carves|plans|organi[sz]es|runs|repairs|designs|restores|grows) (?=(?:\p{L}+ )?\p{L}+s\b)/giu,
    becomes: ', ',
    example: ['Our ski club organises trips.', 'Our ski club, trips.'],
  },
  // Whose life it is for at the beginning names nothing in it.
  {
    form: /^(?:parents|mothers|fathers|owners|families|people|fans|carers) (?:of|with) [^.,:;\n]{3,30}? (?:need|want|have|wish|would like|like) to (?=\p{L})/giu,
    becomes: '',
    example: ['Parents of triplets need to log naps', 'log naps'],
  },
  // Whoever is asked nicely need not be shown it.
  {
    form: /(?<=\p{L}),? (?:please|thanks|thank you|thx)(?=\s*(?:$|[.!?\n]))/giu,
    becomes: '',
    example: ['A list of what is in my freezer please', 'A list of what is in my freezer'],
  },
  // Who all writes there is no button.
  {
    form: /(?<=\p{L}) (?:that |which |where )?(?:everyone|everybody|anybody|anyone|we all|all of us) (?:writes?|adds?|can write|can add|puts?|edits?)(?: (?:in|to|into|it|something|photos))*(?=[,.;]|\s?$)/giu,
    becomes: '',
    example: ['A diary with photos everyone writes in.', 'A diary with photos.'],
  },
  // Who is ticked in is there.
  {
    form: /\btick(?:s|ed|ing)? (?:the |their |all )?(\p{L}{3,12}) (?:in and out|in|off|out)(?= |$|[.,;])/giu,
    becomes: 'check $1 in',
    example: ['The driver ticks kids in and out', 'The driver check kids in'],
  },
  // "A small Lebanese place" is one where one eats.
  {
    form: /\b(?:run|runs|own|owns|have|opened|manage) an? (?:(?:small|little|tiny|cosy|cozy|busy|family) ){0,2}(\p{L}{3,12}(?:ese|ian|ish|ican|eek|hai|ench|orean|exican)|pizza|burger|noodle|ramen|sushi|taco|kebab|curry|breakfast|brunch|lunch|falafel|vegan) (?:place|joint|spot)(?!\p{L})/giu,
    becomes: (whole, what) => `${whole.split(' ')[0] ?? ''} ${what ?? ''} restaurant`,
    example: ['They run a small Lebanese place, guests book', 'They run Lebanese restaurant, guests book'],
  },
  // Whoever takes something over does not take what was named before.
  {
    form: /\b(?:take|takes|carry|carries) (?:it|them|this|that|things?) (?:over|on|from there|further)(?!\p{L})/giu,
    becomes: nothing,
    example: ['Photo and place, our carers take it over', 'Photo and place, our carers  , '],
  },
  // "To measure and document installations": both are done.
  {
    form: /(?<!\p{L})(measure|test|check|inspect|plan|log|track|photograph|count|monitor|manage|analy[sz]e|review|repair|maintain|assess|find|scan) and document (?=(?:the |their |all |every |each )?\p{L}{3,16}s\b)/giu,
    becomes: (_whole, doing) => `${doing ?? ''} and track `,
    example: ['Crews measure and document leaks', 'Crews measure and track leaks'],
  },
  {
    form: /\bnew (?:hire|joiner|starter)(s?)(?!\p{L})/giu,
    becomes: (_whole, several) => `new employee${several ?? ''}`,
    example: ['New hires at our practice', 'new employees at our practice'],
  },
  // "The museum wants visitors to enter a number"
  {
    form: /(?<=\p{L}{3} )wants (?:its |their |the |his |her |our )?(\p{L}{3,14}s|people|children) to (?=\p{Ll}{3})/gu,
    becomes: (_whole, who) => `lets ${who ?? ''} `,
    example: ['The museum wants visitors to hear stories', 'The museum lets visitors hear stories'],
  },
  {
    form: /\b(?:type|key|punch)(s?) in(?= (?:a|an|the|its|their|his|her|my|your|our|what|how|which)\b)/gi,
    becomes: (_whole, ending) => `enter${ending ?? ''}`,
    example: ['Visitors type in the number', 'Visitors enter the number'],
  },
  {
    form: /\b(?:when|if|that) (?:an?|the|my|our|their|his|her|your) (?:\p{L}{3,12}) (?:stays?|stayed|will stay|has to stay) (?:at home|home|off|away)(?: (?:sick|ill))?(?!\p{L})/giu,
    becomes: ' , absences',
    example: ['Tell us when a child stays at home sick', 'Tell us  , absences'],
  },
  // Those who pay later.
  {
    form: /\b(?:who|that) (?:buy|buys|shop|take goods|took goods|pay|pays) on (?:credit|account)\b/gi,
    becomes: 'on credit',
    example: ['Customers who buy on credit', 'Customers on credit'],
  },
  // "The elevators our company services": whose they are.
  {
    form: /(?<=\p{L}{2}s) (?:that |which )?(?:our|my|the) (?:company|team|firm|shop|crew|club|family|office|department) (?:\p{L}{3,12}s|has|own)(?=\s*(?:[:.,;]|$))/giu,
    becomes: '',
    example: ['Log for the lifts our company services: fault', 'Log for the lifts: fault'],
  },
  // Whom the app helps.
  {
    form: /^(\s*)(?:an app (?:that |to )?|the app )?helps? (?!me\b|us\b|you\b|with\b)(\p{L}{3,14}s) (?=in |on |at |from |with |by |to |who |find |see )/giu,
    becomes: (_whole, _space, who) => `For ${who ?? ''} `,
    example: ['Help hikers in our valley: huts', 'For hikers in our valley: huts'],
  },
  {
    form: /\b(?:the|our|my) guys\b/gi,
    becomes: 'staff',
    example: ['The guys need a list', 'staff need a list'],
  },
  // What they are together is what their app is for.
  {
    form: /^(\s*)(?:we are|we're) an? ((?:[\p{L}-]{2,14} ){0,2}(?:choir|band|orchestra|club|society|team|troop|guild|circle|ensemble|theatre group|reading group|running group|association|parish|cooperative))(?=[.,;:\n])/giu,
    becomes: (_whole, _space, what) => `For our ${what ?? ''}`,
    example: ['We are a small choir. Rehearsals', 'For our small choir. Rehearsals'],
  },
  // Their trade is what their app is for.
  {
    form: /^(\s*)(?:we are|we're) an? ((?:[\p{L}-]{2,14} ){0,4}(?:shop|salon|studio|bakery|caf[eé]|restaurant|van|truck|clinic|practice|school|nursery|garage|farm|gym|hotel|hostel|museum|butcher|florist|brewery|winery|kitchen|bar|barbershop|library|cinema|theatre|pharmacy|agency|laundry|launderette|mechanic|plumber|electrician|gardener|cleaner|carpenter|painter|roofer|locksmith|photographer|hairdresser|groomer|florist|baker|caterer|tutor|physio|midwife))(?: (?:couple|duo|pair|team|firm|company|business|family|crew))?(?: (?:covering|in|near|at|with|on|from|serving|for|who|that)(?: [\p{L}\d'-]+){1,8}?)?(?=[.,;:\n]| and (?:we|want|need|would))/giu,
    becomes: (_whole, _space, what) => `For our ${what ?? ''}`,
    example: ['We are a small bakery in the old town. Orders', 'For our small bakery. Orders'],
  },
  // Who teaches is what their app is for.
  {
    form: /^(\s*)(?:i am|i'm|we are|we're) an? ((?:[\p{L}-]{2,14} ){0,2}(?:teacher|tutor|coach|trainer|instructor))(?=[.,;:\n]| and (?:i|we|want|need|would))/giu,
    becomes: (_whole, _space, what) => `For a ${what ?? ''}`,
    example: ['I am a piano teacher. Homework', 'For a piano teacher. Homework'],
  },
  {
    form: /\b(?:says?|answers?|repl(?:y|ies) with) (?:yes or no|yes\/no|no or yes)(?!\p{L})/giu,
    becomes: 'approve or decline',
    example: ['The boss says yes or no', 'The boss approve or decline'],
  },
  {
    form: /\b(?:the )?(?:ones|things|those) (?:that )?(?:i|we|they|you) (?:like|love|liked|loved)(?: (?:best|most))?(?!\p{L})/giu,
    becomes: 'favorites',
    example: ['Save the ones I like, buy tickets', 'Save favorites, buy tickets'],
  },
]
