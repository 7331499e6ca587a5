import { baseOfVerb } from '../../words/verbs.ts'
import type { Turn } from './turn.ts'

const nothing = ' , '
const who = '(?:the )?(?:users?|players?|visitors?|customers?|they|he|she|you|i)'

/**
 * How project briefs and user stories tell what an app has: by which gesture, in which box, where it is stored. None of
 * it names a part of the app.
 */
/** "When a player clicks on a card, ...": what makes something happen. */
export const gesture =
  /(?<=^|[.;!\n]\s*)(?:when|once|after|if|whenever|every time|each time) (?:the |a |an |any )?(?:users?|players?|visitors?|he|she|they|you) (?:clicks?|taps?|presses|press|hits?|hovers?|touch(?:es)?|swipes?|releases?|opens?|selects? (?:an?|one|any))\b[^.,;\n]{0,60}, ?/gi

export const storyTurns: readonly Turn[] = [
  {
    form: /\b(?:the )?following (?=(?:statistics?|informations?|details?|data|fields?|features?|options?|sections?|screens?|elements?|items?|properties|values?|components?|attributes?|controls?|tabs?)\b)/gi,
    becomes: '',
    example: ['See the following statistics: wins', 'See statistics: wins'],
  },
  // "A kite with size and whether it has a tail": a switch of its form, which the story itself tells.
  {
    form: /(?<=\b(?:with|enter|including|fill in|provide|specify)\b[^.;\n]{2,120})(, |,? and |,? or )(?:whether|if) (?:it|they|he|she) (?:has|have|is|are|needs?|can be) (?:an? |the )?(\p{L}+(?: \p{L}+){0,2})(?=[.,;\n]|$)/giu,
    becomes: '',
    example: ['Add a boat with size and whether it has a cabin. Sail', 'Add a boat with size. Sail'],
  },
  // How something is marked is nothing one knows of it.
  {
    form: /\b(?:as|in either) (?:green|red|blue|yellow|grey|gray|black|white)(?:,? (?:or|and) (?:green|red|blue|yellow|grey|gray|black|white))+(?= |[.,;]|$)/giu,
    becomes: nothing,
    example: ['See all boats as green or red. Row one', 'See all boats  , . Row one'],
  },
  // Details in brackets are no choices.
  {
    form: /\b(details?|informations?|info|facts|properties|attributes|stats|specs|data|fields) \(([^()\n]{3,120})\)/giu,
    becomes: '$1: $2 , ',
    example: ['See its details (family, sugar) and add it', 'See its details: family, sugar ,  and add it'],
  },
  {
    form: /\b(?:by|when|after|upon|on) (?:pressing|clicking|tapping|hitting|touching|the (?:click|press|tap) of)(?: on)? (?:a|an|the|any|each|this|that)? ?(?:button|icon|link|it|them|row|item|card)s?(?!\p{L})/giu,
    becomes: nothing,
    example: ['Start the round by pressing a button', 'Start the round  , '],
  },
  {
    form: /\b(?:in|into|inside|using|through|with) (?:a|an|the|some) (?:(?:text|search|input|form) ?)?(?:input field|input|field|text ?box|input box|text ?area)s?(?= (?:and|or|to|then|on|at|the)\b|[.,;:\n]|$)/gi,
    becomes: nothing,
    example: ['Enter a number into the input field. See it', 'Enter a number  , . See it'],
  },
  // Where an app keeps what it keeps.
  {
    form: /\b(?:in|into|to|from|using|with) (?:a|an|the|some) ?(?:(?:local|remote|cloud|online|real-?time|sqlite|sql|relational|shared|central) )?(?:database|db|local ?storage)(?!\p{L})/giu,
    becomes: nothing,
    example: ['Keep all sales in a local database', 'Keep all sales  , '],
  },
  {
    form: /\b(?:in|as) (?:a )?tabular (?:display area|display|form|format|view|layout|area)\b/gi,
    becomes: 'in a table',
    example: ['Books are shown in a tabular format', 'Books are shown in a table'],
  },
  {
    form: new RegExp(
      String.raw`(?<=^|[.;\n]\s?)${who} (?:is|are|will be|should be) (?:prompted|asked|able|allowed|required|expected|given the (?:option|ability|possibility)) to (?=\p{L})`,
      'giu',
    ),
    becomes: (whole) => `${whole.split(/ (?:is|are|will|should) /)[0] ?? ''} can `,
    example: ['Users are asked to enter a name', 'Users can enter a name'],
  },
  // "How many points did he get" is how many.
  {
    form: /\bhow many ((?:\p{L}+ )?\p{L}+) (?:did|do|does|have|has|had) (?:the )?(?:users?|players?|he|she|they|you|i|we) (?:get|got|gotten|have|had|make|made|score|scored|earn|earned|give|gave|answer|answered)(?!\p{L})/giu,
    becomes: 'the $1',
    example: ['How many stars did he get', 'the stars'],
  },
  // "Time it took to finish the quiz" is one value.
  {
    form: /\b(?:the )?(?:total )?time (?:it |that )?(?:(?:the )?(?:users?|players?|he|she|they|you) )?(?:took|takes|needed|needs|has taken)(?: (?:the )?(?:users?|players?|him|her|them|you))? to (finish|complete|solve|answer)(?: (?:the |a |each |it|them|all )?(?:\p{L}+))?(?!\p{L})/giu,
    becomes: 'time to $1',
    example: ['See the time it took to solve the puzzle, stars', 'See time to solve, stars'],
  },
  // A message that tells which of two it is.
  {
    form: /\b(?:an? |the )?(?:message|text|notice|label|indicator)s? (?:showing|saying|telling|that (?:shows|says|tells)|indicating|stating)(?: \p{L}+)? (?:if|whether) (?:the )?(?:users?|players?|he|she|they|you|it) (?:has |have |is |are )?(?=\p{L})/giu,
    becomes: '',
    example: ['A message showing if he won or lost', 'won or lost'],
  },
  // "Waiting for them to be prepared": who waits does nothing.
  {
    form: /\b(?:and )?(?:waits?|waiting) (?:for|until|on) (?:it|them) (?:to be|are|is|gets?) (\p{L}+(?:ed|ade|ought))(?: and \p{L}+ed)?(?!\p{L})(?: (?:to|at|in|by|on|for) (?=\p{L}))?/giu,
    becomes: (_whole, done) => `, ${done ?? ''} , `,
    example: ['Orders, waiting for them to be packed at the desk', 'Orders, , packed , the desk'],
  },
  {
    form: /\bbefore (?:picking|collecting|taking|getting|fetching|buying|sending|deleting|saving|opening) (?:it|them)(?: up| out| away)?(?!\p{L})/giu,
    becomes: nothing,
    example: ['See the price before buying it', 'See the price  , '],
  },
  {
    form: /\bbased on (?:the |a )?(?:results? of )?(?:a |the )?(?:user(?:['’]s)? )?(search|input|query|choice|selection)(?: (?:for|of) (?=\p{L}))?/giu,
    becomes: ', search ',
    example: ['Prices based on the result of a user search for a shop', 'Prices , search a shop'],
  },
  // Whose posts they are says who posts them.
  {
    form: /\b(?:see )?(?:other )?(?:people|users|friends|accounts|those) (?:that |whom |who )?(?:you|they|i|we) follow(?:['’]s) (?=posts?|photos?|stories|pictures|updates|videos)/giu,
    becomes: 'see ',
    example: ["See people you follow's photos", 'see photos'],
  },
  // "Customers of a bakery placing orders" do so.
  {
    form: /(?<=\p{L}{3})(?<!\b(?:best|top|for|and|with|when|while|after|before|from|about|like|are|than|without|via|the|can|start|stop|keep)) (placing|sending|ordering|reserving|buying|selling|requesting|posting|uploading|tracking|managing|booking|paying) (?=(?:their |an? |the |some )?(?:orders?|meals?|tickets?|rooms?|messages?|requests?|items?|products?|photos?|bills?|seats?|tables?|food|expenses?|tasks?)\b)/giu,
    becomes: (_whole, doing) => `, ${baseOfVerb((doing ?? '').toLowerCase()) ?? doing ?? ''} `,
    example: ['Guests placing orders at a bar', 'Guests, place orders at a bar'],
  },
  {
    form: /\b(?:(?:tabulate|collect|gather|count)s? and )?(?:presents?|displays?) (?:the )?(results|answers|responses|statistics|scores)(?!\p{L})/giu,
    becomes: 'view $1',
    example: ['Run polls, tabulate and present results', 'Run polls, view results'],
  },
  // On which part of a picture.
  {
    form: /\b(?:in|on|at|to|over) (?:the )?(?:top|upper|left|first) (?:part |half |side )?(?:and|or) (?:in |on |at )?(?:the )?(?:bottom|lower|right|second) (?:part|half|side) of (?:the |an? |each )?\p{L}+(?!\p{L})/giu,
    becomes: nothing,
    example: ['Write text in the top and the bottom half of the photo, save', 'Write text  , , save'],
  },
  {
    form: /\btells (?:you|me|us|users|people|them|everyone)(?: about| of)?(?= (?:what|which|how|when|where|if|whether|the|your|my|who)\b)/giu,
    becomes: 'shows',
    example: ['An app that tells you what to pack', 'An app that shows what to pack'],
  },
  {
    form: /\b(?:enters?|types?(?: in)?) (?:an?|the|some|their) (?:search (?:terms?|words?|text|phrases?|quer(?:y|ies))|quer(?:y|ies)|keywords?)(?: (?:and|to) (?:search|find|look)(?= )(?: for)?)?(?!\p{L})/giu,
    becomes: 'search',
    example: ['Users enter a search term and see films', 'Users search and see films'],
  },
  // What something is made for: "used to convert", "that helps the user manage".
  {
    form: /\b(?:is |are )?(?:used|meant|intended|designed|supposed|built|made) to (?=(?:convert|manage|track|keep|find|create|record|show|calculate|store|organi[sz]e|plan|measure|count|generate|help|learn|practi[sc]e)\b)/gi,
    becomes: 'to ',
    example: ['A tool used to convert units', 'A tool to convert units'],
  },
  {
    form: /\b(?:and|but|or)?(?:,? )?(?:anything|everything) (?:(?:that )?(?:you|users?|they|one|we) )?(?:needs?|wants?|has|have) to know(?: about)?(?: (?:the|a|an|it|them)\b)?/gi,
    becomes: nothing,
    example: ['Reviews and everything you need to know about a film', 'Reviews  ,  film'],
  },
  // What is set is turned off there, too.
  {
    form: /,? (?:and|or) (?:turn|switch) (?:it|them) (?:on|off)(?: (?:and|or) (?:on|off))?(?!\p{L})(?! \p{L})/giu,
    becomes: '',
    example: ['Set a timer and turn it off.', 'Set a timer.'],
  },
  {
    form: /(?<=\b(?:list|table|overview) of )(?:its|their|his|her|all its|all their) (?=\p{L}{3,})/giu,
    becomes: '',
    example: ['See a list of its rivers', 'See a list of rivers'],
  },
  {
    form: /\b(start|first|earliest|opening) and (an? |the )?(end|last|latest|closing) (date|time|day|point)(?!\p{L})/giu,
    becomes: '$1 $4 and $2$3 $4',
    example: ['Choose a start and an end date', 'Choose a start date and an end date'],
  },
  {
    form: /\bquestion[- ]and[- ]answer (?:site|website|platform|portal|page)\b/giu,
    becomes: 'questions and answers',
    example: ['A question and answer site for cooks', 'A questions and answers for cooks'],
  },
  {
    form: /\b(e-?mail) address(es)?\b/giu,
    becomes: (_whole, mail, several) => `${mail ?? ''}${several ? 's' : ''}`,
    example: ['Enter names and email addresses', 'Enter names and emails'],
  },
  {
    form: /\b(names|emails|names and emails) of (?:the|all|all the) (?:group|people|participants|members|others|players|guests)(?!\p{L})/giu,
    becomes: '$1',
    example: ['Enter the names of the participants', 'Enter the names'],
  },
  // "The size: small or large": what one chooses from.
  {
    form: /\b((?:choose|select|pick|set)s? [^.;:()\n]{3,40}): ((?:[\p{L}-]+(?: [\p{L}-]+){0,3}, ){0,5}[\p{L}-]+(?: [\p{L}-]+){0,2},? or [\p{L}-]+)(?=[.;\n])/giu,
    becomes: (_whole, what, list) =>
      `${(what ?? '').replace(/ of (?:the|their|his|her|your) \p{L}+$/iu, '')} (${(list ?? '').replace(/,? or /u, ', ')})`,
    example: ['Pick a size: small, medium or large.', 'Pick a size (small, medium, large).'],
  },
  {
    form: /,? (?:as|in) (?:an? |one )?zip(?: files?| archives?)?(?!\p{L})/giu,
    becomes: '',
    example: ['Download pictures as a zip file. See them', 'Download pictures. See them'],
  },
  {
    form: /\b((?:word|quote|picture|photo|joke|fact|recipe|poem|verse|song) of the day) (?:site|website|page|portal)\b/giu,
    becomes: '$1 app',
    example: ['A poem of the day site', 'A poem of the day app'],
  },
  {
    form: /(?<=, (?:an? |the |their )?)(\p{L}+),? and ((?:the |an? )?(?:start|end|due|release|expiry|birth|closing) (?:date|time|day))(?!\p{L})/giu,
    becomes: '$1, $2',
    example: ['With name, price and end date', 'With name, price, end date'],
  },
  {
    form: /\b(see|view) (all )?((?:the |their )?\p{L}+s) (?:grouped |listed )?by (?!category|categories|date|day|name|place|month|week)(\p{L}{3,12})(?=[.;\n])/giu,
    becomes: '$1 $2$3, filter by $4',
    example: ['See all tents by owner.', 'See all tents, filter by owner.'],
  },
  {
    form: /\b((?:ticket|mail|e-?mail|message|request|inquiry)s? with (?:an? |the )?)subject\b/giu,
    becomes: '$1title',
    example: ['Send a request with subject and text', 'Send a request with title and text'],
  },
  // By which component it is done.
  {
    form: /,? (?:with|using|by moving|by dragging) (?:an? |the |two |three |four )?(?:sliders?|arrow (?:buttons|keys)|up and down buttons|dials?)(?=[.,;:\n]| and\b| or\b|$)/giu,
    becomes: '',
    example: ['Set the speed with a slider and start', 'Set the speed and start'],
  },
  // When it happens is no part of the app.
  {
    form: /\b(?:before|after|at|on|with) (?:each|every|any) (?:change|switch|end|start|beat|step|hit|press|click|tap|guess|move|turn|try|attempt|answer|interval)(?!\p{L})/giu,
    becomes: nothing,
    example: ['Hear a bell before each change. Stop it', 'Hear a bell  , . Stop it'],
  },
  {
    form: /\bbefore (?:the |a |each |every )?(?:game|round|match|start|race|quiz)(?: starts| begins)?(?=[.,;\n]| and\b)/giu,
    becomes: nothing,
    example: ['Choose a level before the game. Play', 'Choose a level  , . Play'],
  },
  {
    form: /\b(?:hold|press|tap|press and hold|hold down)(?: and (?:hold|release|let go))?(?: the \p{L}+| anywhere)? to (?=(?:start|stop|pause|record|shoot|jump)\b)/giu,
    becomes: '',
    example: ['Hold and release to start the timer', 'start the timer'],
  },
  {
    form: /\bhow much (?:money )?(?:has been|have been|was|is) (raised|spent|saved|paid|earned|collected|donated|used)(?!\p{L})/giu,
    becomes: 'the amount $1',
    example: ['See how much has been raised', 'See the amount raised'],
  },
  {
    form: /(?<=\b(?:can|could|and|or) )preview (?=\p{L})/giu,
    becomes: 'view ',
    example: ['Users can preview documents', 'Users can view documents'],
  },
  {
    form: /(?<=\b(?:can|could) )star (?=\p{L}+s\b)/giu,
    becomes: 'save ',
    example: ['Users can star letters', 'Users can save letters'],
  },
  // What would be nice to have is told like the rest.
  {
    form: /(?<=^|[.;!\n]\s*)(?:bonus|optional(?:ly)?|extras?|stretch|nice to have)(?: (?:features?|goals?|points?|tasks?))?\s?[:,-]\s?/gi,
    becomes: '',
    example: ['Roll dice. Bonus: User can add dice', 'Roll dice. User can add dice'],
  },
  {
    form: /,? (?:as|while|when) (?:the user|users|he|she|they|you|i)(?: is| are)? (?:types?|typing|writes?|writing|scrolls?|scrolling|drags?|dragging)(?: it| them)?(?=[.,;:\n]| and\b|$)/gi,
    becomes: nothing,
    example: ['See the total as he types. Save it', 'See the total , . Save it'],
  },
  // The gesture that makes something happen is no part of the app.
  {
    form: gesture,
    becomes: '',
    example: ['When a player clicks on a card, it is turned', 'it is turned'],
  },
  // What goes wrong is told where it does.
  {
    form: /(?<=^|[.;,!\n]\s*)(?:and )?(?:(?:the |a )?(?:users?|players?|he|she|they|you) )?(?:can |should |will |must )?(?:also )?(?:be )?(?:sees?|gets?|receives?|is|are|shown|show|display|warned|told|alerted|notified)\b(?: shown| displayed)? ?(?:an? |the )?(?:alert|error|warning|message|notification|error message|warning message)?s? ?(?:if|when) (?=[^.;\n]{0,80}\b(?:not|invalid|valid|exists?|found|empty|missing|fails?|nothing|out of (?:range|bounds)|exceeds?|too (?:long|short|large|big|small|high|low|many|few)|no (?:results?|matches|data|input))\b)[^.;\n]{3,110}/gi,
    becomes: nothing,
    example: ['Enter a name. User should see an alert if the name does not exist', 'Enter a name.  , '],
  },
  {
    form: /(?<=^|[.;!\n]\s*)(?:if|when|in case) (?=[^.,;\n]{0,70}\b(?:not|invalid|empty|missing|fails?|nothing|out of (?:range|bounds)|exceeds?|too (?:long|short|large|big|small|high|low|many|few)|no (?:results?|matches|data|input))\b)[^.,;\n]{3,80}, (?:then )?[^.;\n]{0,40}\b(?:error|alert|warning|message|hint)\b[^.;\n]{0,60}/gi,
    becomes: nothing,
    example: ['If the field is empty, an error is displayed. See it', ' , . See it'],
  },
  {
    form: /\b(?:on|in|to|as|via) (?:a|an|its|their|his) (?:own |separate |new |different |dedicated |details? |pop-?up |single |modal |full |another )+(?:page|screen|view|modal|dialog|window|tab|route)\b|\b(?:on|in|to|via) another (?:page|screen|view)\b|\bin a (?:modal|pop-?up|dialog)\b/gi,
    becomes: nothing,
    example: ['See details on a separate page, save it', 'See details  , , save it'],
  },
  {
    form: /(?<!\b(?:lock|protect|open|unlock|secur)(?:ed|s)? )\b(?:with|using|by|via) (?:the |a |one |his |her |their |your |my )?(?:mouse|fingers?|keyboard|arrow keys?|space ?bar|enter key|touch)(?:(?:,| or| and|, or) (?:the |a |his |her |their |your |my )?(?:mouse|fingers?|thumbs?|keyboard|arrow keys?|touch))*(?!\p{L})/giu,
    becomes: nothing,
    example: ['Draw lines with the mouse or finger. Save', 'Draw lines  , . Save'],
  },
  {
    form: /\b(?:toggle|switch|change|choose) between (?:a )?(?:light|dark) (?:mode |theme )?(?:and|or) (?:a )?(?:light|dark) (mode|theme)s?\b/gi,
    becomes: 'use dark $1',
    example: ['Toggle between light and dark mode', 'use dark mode'],
  },
  {
    form: /\b(?:the |its |their )?\p{L}+ (?:updates?|refresh(?:es)?|is updated|are updated|is refreshed|reloads?)(?: itself| automatically)? every (?:\p{L}+|\d+) (?:seconds?|minutes?|hours?)/giu,
    becomes: nothing,
    example: ['The price updates every five seconds. See it', ' , . See it'],
  },
  {
    form: /\b(?:displayed |shown )?as (?:a |an )?(?:grid|list|table|collection|gallery|set)? ?(?:of )?(?:cards?|tiles|rows|thumbnails|grid|list|table)(?: view)? (?:with|containing|showing|that (?:show|contain)s?|including) /gi,
    becomes: 'with ',
    example: ['Planets as cards with moons and size', 'Planets with moons and size'],
  },
  {
    form: /(?:,|,? and)(?: which (?:is|are))? (?:sorted|ordered) by (?=\p{L})/giu,
    becomes: ', sort by ',
    example: ['See the clubs, sorted by goals', 'See the clubs, sort by goals'],
  },
  {
    form: / \b(?:in the (?:spirit|style|manner) of|inspired by|modell?ed (?:on|after)) \p{Lu}[\p{L}\d]+/gu,
    becomes: nothing,
    example: ['A board app in the spirit of Planka. See cards', 'A board app , . See cards'],
  },
  // "Side by side", "letter by letter": how, not what.
  {
    form: /(?<!\p{L})(side|letter|day|step|word|line|one|page|month|week|year|bit|piece) by \1(?!\p{L})/giu,
    becomes: nothing,
    example: ['Read it page by page. Save it', 'Read it  , . Save it'],
  },
  {
    form: /\b(places|sights|cities|countries|spots|attractions|museums) to (?:visit|see|go to|explore)\b/gi,
    becomes: '$1',
    example: ['Add places to visit to a tour', 'Add places to a tour'],
  },
  {
    form: /\ba group of (?=(?:friends|people|users|players|students|colleagues|families)\b)/gi,
    becomes: '',
    example: ['It lets a group of friends bet', 'It lets friends bet'],
  },
  {
    form: /,? (?:over|in|during|for|within) the (?:last|past) (?:\p{L}+|\d+) (?:days?|weeks?|months?|years?|hours?)(?!\p{L})/giu,
    becomes: nothing,
    example: ['A chart of sales over the last 30 days. Share', 'A chart of sales , . Share'],
  },
  // How a list looks, and how one gets further down.
  {
    form: /,? (?:in|as) (?:a|an|the) (?:responsive |simple |nice )?(?:grid|carousel|masonry|mosaic|slider)(?: (?:view|layout|format))?(?!\p{L})/giu,
    becomes: nothing,
    example: ['See the stamps in a grid. Trade them', 'See the stamps , . Trade them'],
  },
  {
    form: /(?:and )?(?:(?:the |a )?(?:users?|visitors?|they|he|she|you) )?(?:can |should be able to )?scrolls?(?: down)?(?: (?:the |a )?(?:page|list))? to (?:load|see|get|show) more(?: \p{L}+)?/giu,
    becomes: nothing,
    example: ['Users can scroll to load more stamps. Trade them', ' , . Trade them'],
  },
  {
    form: /,? (?:and )?(?:see (?:them|it) )?(?:(?:grouped|sorted|ordered|listed) )?(?:by (?:the |their )?(?:first|initial) letter|in alphabetical order|alphabetically)(?!\p{L})/giu,
    becomes: nothing,
    example: ['See the stars grouped by first letter. Save', 'See the stars , . Save'],
  },
  {
    form: / by (?:dragging(?: and dropping)?|dropping|swiping|hovering|scrolling|double[- ]clicking)(?!\p{L})[^.,;\n]{0,40}/giu,
    becomes: nothing,
    example: ['Move a tile by dragging it onto the wall. Save', 'Move a tile , . Save'],
  },
  // "The found hotels" are the hotels.
  {
    form: /\b(see|view|show|get|display|sort|filter|browse)(s?) (?:the |all |all the )?(?:found|resulting|matching|matched|fetched|retrieved|returned) (?=\p{L}{3,}s\b)/giu,
    becomes: '$1$2 ',
    example: ['See the found films with rating', 'See films with rating'],
  },
  // What the app does by itself is told of nothing one presses.
  {
    form: /(?<=^|[.;\n]\s*|,? and |, )(?:the |an? |its |their |all |all the )?(?:\p{L}+ ){1,2}(?:is|are) (?:then |automatically |immediately |also )?(?:updated|played|recalculated|recomputed|highlighted|animated|incremented|increased|decreased|adjusted|counted|tallied)(?! by (?:the )?(?:users?|admin))[^.;,\n]*/giu,
    becomes: nothing,
    example: ['Change the guests and the totals are updated. Save it', 'Change the guests and  , . Save it'],
  },
  {
    form: /(?<=^|[.;\n]\s*)(?:when|once|as soon as|whenever|if) (?:an?|the) \p{L}+ (?:goes off|ends|is over|is finished|is done|starts|is due|expires|finishes|runs out|rings), /giu,
    becomes: '',
    example: ['When the bell rings, the user can stop it', 'the user can stop it'],
  },
  {
    form: /(\b(?:delete|remove|edit|open|archive|hide|see)) (?:the |any )?(?:old|other|existing|single|unwanted|completed|past|former) ones(?!\p{L})/giu,
    becomes: '$1 them',
    example: ['Start a new chat and delete old ones', 'Start a new chat and delete them'],
  },
  {
    form: / with (?:a )?thumbs? up (?:or|and) (?:a )?(?:thumbs? )?down/giu,
    becomes: '',
    example: ['Rate a reply with thumbs up or thumbs down. Copy it', 'Rate a reply. Copy it'],
  },
  {
    form: /(?<=\b(?:donate|buy|purchase|order|reserve|check ?out)(?: \p{L}+){0,3}) (?:by|with|via|using) (?:an? )?(?:(?:credit|debit|bank) )?(?:cards?|paypal|stripe)(?!\p{L})/giu,
    becomes: '',
    example: ['Guests can donate by credit card. Share it', 'Guests can donate. Share it'],
  },
]
