import { reword } from './reword.ts'
import { instructionVerbs } from './split-clauses.ts'

/** What one says at a time, and the clauses it stands for; undefined when it only looked like that. */
type Form = readonly [RegExp, (...said: string[]) => string[] | undefined]

const contact = '(?:opening hours|address|(?:phone|telephone) number|e-?mail address|contact details)'
const article = '(?:our\\s+|the\\s+|an?\\s+)?'

const page =
  '(?:login|sign[ -]?in|onboarding|settings|profile|help|faq|about|notifications|calendar|checkout|favou?rites|imprint|impressum|privacy|terms|contact)'

/** The parts are what the brackets of the form hold, '' where there is nothing; each clause is worded anew. */
const forms: readonly Form[] = [
  // "Remove the favourites tab and put opening times there": the one for the other in the bar.
  [
    /^(?:remove|delete|drop|hide)\s+(?:the\s+)?([\p{L} ]{3,24}?)\s+tab\s+and\s+(?:put|show|add|have|use)\s+(?:the\s+)?([\p{L} ]{3,24}?)\s+(?:there|instead|in its place)(?:\s+instead)?$/iu,
    (one, other) => [`remove ${one} from the tab bar`, `put ${other} in the tab bar`],
  ],
  // "The warning has to be red and on top".
  [
    /^(?!make\b|show\b|put\b|can\b|could\b|please\b|use\b|it\b)(?:the\s+|our\s+|my\s+)?([\p{L} ]{3,30}?)\s+(?:(?:should|must|has to|needs to)\s+be\s+)?(red|green|orange|yellow|blue|bigger|larger|smaller|huge|big)\s+and\s+(?:be\s+|come\s+|stand\s+)?(on top|at the top|at the bottom|first|bigger|larger|smaller|huge|big|red|green|orange|yellow|blue)$/iu,
    (what, one, other) =>
      [one, other].map((how) =>
        /top|first/i.test(how)
          ? `move the ${what} to the top`
          : /bottom/i.test(how)
            ? `move the ${what} to the bottom`
            : `make the ${what} ${how.replace(/^(?:huge|big)$/i, 'bigger')}`,
      ),
  ],
  // "The app should be called Lumen and be orange".
  [
    /^((?:the|our|my|this)\s+(?:app|shop|store|restaurant|club|company|business)\s+(?:should be|is|must be)\s+called|(?:call|name)\s+(?:it|(?:the|our|my|this)\s+app))\s+(["“]?\p{Lu}[^,;]{1,30}?["”]?)\s+and\s+(?:be|make it|it should be|should be|look)\s+(.{3,40})$/iu,
    (_, name, look) => [`rename the app to ${name}`, `make everything ${look}`],
  ],
  // "Add a field for allergies to the form, long text".
  [
    /^(add\s+an?\s+(?:field|input)\s+for\s+(?:the\s+|their\s+)?([^"“”:,]{2,40}?)(?:\s+(?:to|on|in|at)\s+[^"“”:,]{2,40}?)?),\s+(?:as\s+)?(?:an?\s+)?(long text|number|numbers only|multi-?line|slider|stepper)$/i,
    (added, name, sort) => [
      added,
      `make the ${name} field ${sort === 'long text' ? 'a long text' : `a ${sort}`}`,
    ],
  ],
  // "Replace the loaf with Pretzel 1.80".
  [
    /^(replace\s+[^"“]{3,60}?\s+(?:by|with)\s+)([^"“,\d]{3,40}?),?\s+(?:for\s+)?([$€£]?\s?\d{1,4}[.,]\d\d\s?[$€£]?)$/iu,
    (one, name, price) => [`${one}${name}`, `change the price of ${name} to ${price}`],
  ],
  // "Replace the soup by lasagne, 50 min": how long it takes is no part of its name.
  [
    /^(replace\s+[^"“]{3,60}?\s+(?:by|with)\s+[^"“,]{3,40}),\s+([$€£]?\s?\d[\d.,:]*\s?(?:min|minutes|h|hours?|kg|g|euros?|dollars?|pounds?|[$€£])?)$/iu,
    (one, other) => [one, other],
  ],
  // "Add a picture to each trainer and how long they have been here".
  [
    /^add\s+([^"“,]{3,40}?)\s+to\s+((?:each|every)\s+[\p{L}-]+)\s+and\s+(?:also\s+)?([^"“]{3,60})$/iu,
    (one, things, other) => {
      const below = /^(.+?)\s+(?:below|under|underneath|beneath)(?:\s+(?:it|that|them))?$/i.exec(other)?.[1]
      const [verb] = other.split(' ')
      return instructionBegins.test(verb ?? '')
        ? undefined
        : [
            `add ${one.replace(/^(?:an?\s+)?rating with stars$/i, 'a rating')} to ${things}`,
            `add ${below ?? other} to ${things}`,
          ]
    },
  ],
  // "Add login with Google and forgot password".
  [
    /^add\s+((?:an?\s+)?(?:login|log in|sign[ -]?in)\s+with\s+\p{L}+)(?:\s+and|,)\s+([^"“]{4,40})$/iu,
    (one, other) => [`add ${one}`, `add ${other}`],
  ],
  // "Add a required field for the phone number".
  [
    /^(add)\s+an?\s+(required|mandatory|compulsory|optional)\s+((?:field|input)\s+for\s+(?:the\s+|an?\s+|their\s+)?([^"“”:,]{2,40}?)|([^"“”:,]{2,40}?)\s+(?:field|input))((?:\s+(?:to|on|in|at)\s+.{2,40})?)$/i,
    (verb, how, field, name, other, place) => [
      `${verb} a ${field}${place}`,
      `make the ${name || other} field ${how}`,
    ],
  ],
  // "Add a button "Add a book" to the shelf page that opens find books".
  [
    /^(?:add|put|insert|place)\s+(?:an?\s+|another\s+)(?:new\s+)?button\s+(["“][^"”]{1,60}["”])(\s+(?:on|to|in|at)\s+(?:the\s+)?.{2,40}?)?\s+(?:that|which|to)\s+(?:opens?|leads? to|goes? to|shows?|links? to)\s+(.{2,40})$/i,
    (label, place, target) => [
      `add a button ${label}${place}`,
      `link the ${label.replaceAll(/["“”]/g, '')} button to ${target}`,
    ],
  ],
  // 'Add a "Need help" button at the top of the home screen that opens a form with name and address'.
  [
    /^(?:add|put|insert|place)\s+an?\s+(?:new\s+)?(["“][^"”]{1,60}["”])\s+button(\s+(?:on|to|in|at)\s+(?:the\s+)?.{2,60}?)?(?:,?\s+(?:that|which|to)|,\s+(?:it\s+)?should)\s+(?:opens?|leads? to|goes? to|shows?)\s+(.{2,160})$/i,
    (label, place, target) => [
      `add a button ${label}${place}`,
      `link the ${label.replaceAll(/["“”]/g, '')} button to ${target}`,
    ],
  ],
  // "Make offers the second tab and requests the third".
  [
    /^make\s+(.{2,30}?)\s+(the\s+(?:first|second|third|fourth|fifth|last))\s+tab,?\s+and\s+(.{2,30}?)\s+(the\s+(?:first|second|third|fourth|fifth|last))(?:\s+(?:tab|one))?$/i,
    (one, place, other, last) => [`make ${one} ${place} tab`, `make ${other} ${last} tab`],
  ],
  // "Add a button to the page that says Buy it and opens https://..." (worded anew: the words are in quotes).
  [
    /^add an?\s+(.{0,30}?button)\s+["“](.{2,60}?)\s+and\s+(?:opens|leads to|goes to|links to|calls)\s+(.{2,80}?)["”](\s+(?:to|on|in)\s+.{2,40})?$/i,
    (button, words, target, place) => [
      `add a ${button} "${words}"${place}`,
      `link the ${words} button to ${target}`,
    ],
  ],
  // "Move the chat into the tab bar and the list out of it".
  [
    /^(?:move|put|take|bring)\s+(.{2,40}?)\s+(?:in|into|to)\s+(?:the\s+)?(?:tab bar|tabs|navigation|menu)\s+and\s+(.{2,40}?)\s+out(?:\s+of\s+(?:it|there|the\s.{3,20}))?$/i,
    (one, other) => [`remove ${other} from the tab bar`, `put ${one} in the tab bar`],
  ],
  // "Make all pictures square and bigger".
  [
    /^make\s+((?:all|the|my|our|every)\s+[^"“]{2,40}?)\s+(square|round|rounder|bigger|larger|smaller|taller|wider|bold|bolder|red|outlined)\s+and\s+(square|round|rounder|bigger|larger|smaller|taller|wider|bold|bolder|red|outlined)$/i,
    (what, one, other) => [`make ${what} ${one}`, `make ${what} ${other}`],
  ],
  // "Add allergies to the account and a switch for paper-free delivery".
  [
    /^add\s+([^"“]{3,40}?)\s+(to|on)\s+((?:the|my|our)\s+[\p{L}-]+)\s+and\s+(an?\s+[^"“]{3,60})$/iu,
    (one, to, place, other) => [
      `add ${one} ${to} ${place}`,
      /\s(?:to|on)\s(?:the|my|our)\s/i.test(other) ? `add ${other}` : `add ${other} ${to} ${place}`,
    ],
  ],
  // "Add a chart to the invoices page and a button".
  [
    /^add\s+([^"“]{3,60}?)\s+(?:to|on)\s+((?:the\s+)?.{2,30}?\s(?:screen|page))\s+and\s+(an?\s+[^"“]{3,60})$/i,
    (one, place, other) => [
      `add ${one} to ${place}`,
      `add ${other} ${/\s(?:above|below|under|after|before|next to)\s/i.test(other) ? 'on' : 'to'} ${place}`,
    ],
  ],
  [
    new RegExp(
      `^add\\s+${article}(${contact})\\s+and\\s+${article}(${contact})((?:\\s+(?:to|on|in|at)\\s+.{2,40})?)$`,
      'i',
    ),
    (one, other, place) => [`add ${one}${place}`, `add ${other}${place}`],
  ],
  [
    /^(?:change|set)\s+(?:the\s+)?(?:app\s+)?(?:name|title)\s+to\s+(.{2,40}?)\s+and\s+(?:the\s+)?(?:colou?rs?|theme|look)\s+to\s+(.{3,40})$/i,
    (name, look) => [`rename the app to ${name}`, `make it ${look}`],
  ],
  // "A search field and a filter by country", "a filter by age and size".
  [
    /^add\s+(.{3,40}?)\s+and\s+(an?\s+filter(?:\s+by\s+.{2,30}?)?)((?:\s+(?:to|on|in)\s+.{2,30}))$/i,
    (one, filter, place) => [`add ${one}${place}`, `add ${filter}${place}`],
  ],
  [
    /^add a filter by (?:the\s+)?([\p{L} ]{3,20}?) and (?:the\s+|by\s+)?([\p{L} ]{3,24}?)((?:\s+(?:to|on|in)\s+.{2,30})?)$/iu,
    (one, other, place) => [`add a filter by ${one}${place}`, `add a filter by ${other}${place}`],
  ],
  // "Add a big red alarm button on the first page that opens the missions".
  [
    /^add an?\s+((?:(?:big|bigger|large|small|red|green|blue|yellow|orange|pink|outlined?)\s+)*)([\p{L} ]{2,24}?\s?button)((?:\s+(?:on|to|in|at)\s+(?:the\s+)?[^,"“]{2,30}?)?)(?:\s+(?:that|which)\s+(?:opens|leads to|goes to|shows)\s+(.{2,40}))?$/iu,
    (looks, button, place, target) =>
      looks === '' && target === ''
        ? undefined
        : [
            `add a ${button}${place}`,
            ...looksOf(looks, button),
            ...(target === '' ? [] : [`link it to ${target}`]),
          ],
  ],
  [
    /^add\s+an?\s+((?:(?!\bfield\b).){2,40}?)\s+and\s+(?:an?\s+)?(.{2,40}?)\s+field\s+to\s+(.{2,40})$/i,
    (one, other, place) => [`add a ${one} field to ${place}`, `add a ${other} field to ${place}`],
  ],
  [
    /^add\s+([^"“]{3,40}?)\s+and\s+([^"“]{3,40}?)\s+to\s+((?:each|every)\s+.{2,30})$/i,
    // Three and more are one list.
    (one, other, place) =>
      one.includes(',') ? undefined : [`add ${one} to ${place}`, `add ${other} to ${place}`],
  ],
  // "Rename spare parts to Parts, and customers Clients": names have capitals.
  [
    /^rename\s+(?:the\s+)?(.{2,30}?)\s+to\s+([\p{L}]+(?:\s[\p{L}]+)?),?\s+and\s+(?:the\s+)?([\p{L} ]{2,24}?)\s+(?:to\s+)?(\p{Lu}\p{L}+)$/u,
    (one, name, other, otherName) => [`rename ${one} to ${name}`, `rename ${other} to ${otherName}`],
  ],
  // "Make the book button bigger and say Reserve".
  [
    /^make\s+((?:the\s+)?.{2,40}?)\s+((?!say\b)\p{L}+(?:\s\p{L}+)?)\s+and\s+(?:have it\s+)?(say|read|open|lead to|go to)s?\s+(.{2,60})$/iu,
    (what, look, verb, words) => [
      `make ${what} ${look}`,
      /^(?:say|read)$/i.test(verb) ? `make ${what} say ${words}` : `link ${what} to ${words}`,
    ],
  ],
  // "Add a button Call at the bottom of the home screen, red".
  [
    /^(add\s+an?\s+.*\bbutton\b[^,"“”]{0,80}),\s+(?:in\s+)?(red|big|bigger|small|smaller|outlined)$/i,
    (added, look) => [added, `make it ${look === 'big' ? 'bigger' : look === 'small' ? 'smaller' : look}`],
  ],
  // "The order button should say Order now and be bigger".
  [
    /^rename\s+(the\s+.{2,40}?\sbutton)\s+to\s+(.{2,40}?)\s+and\s+(?:be|look|make it)\s+(?:made\s+)?(bigger|smaller|larger|red|outlined|full width|rounder?)$/i,
    (button, name, look) => [`make ${button} ${look}`, `rename ${button} to ${name}`],
  ],
  // "The order button should be at the bottom and green".
  [
    /^make\s+((?:the|my|our)\s+[^"“]{2,40}?)\s+(?:at|to)\s+the\s+(top|bottom)\s+and\s+(\p{L}+)$/iu,
    (what, edge, look) => [`move ${what} to the ${edge}`, `make ${what} ${look}`],
  ],
  // "Add a small box for 18 euro and a large one for 32".
  [
    /^add\s+(an?\s+\p{L}+)\s+(\p{L}+)\s+(for\s+[^,]{1,20}?\d[^,]{0,12}?)\s+and\s+(an?\s+\p{L}+)\s+one\s+(for\s+[^,]{1,24})$/iu,
    (one, thing, price, other, otherPrice) => {
      const unit = /\d\s*(euros?|dollars?|pounds?|[$€£])$/i.exec(price)?.[1]
      const whole = unit !== undefined && /\d$/.test(otherPrice) ? `${otherPrice} ${unit}` : otherPrice
      return [`add ${one} ${thing} ${price}`, `add ${other} ${thing} ${whole}`]
    },
  ],
  // "Let owners book a walk and choose 30 or 60 minutes".
  [
    /^((?:let|allow|enable)\s+(?:the\s+|our\s+|my\s+)?\p{L}+\s+(?:to\s+)?)([^"“,]{3,40}?)\s+and\s+((?:choose|pick|select|rate|share|add|see|cancel|pay|print|upload|send|leave|write|vote)\s+[^"“]{3,60})$/iu,
    (allowed, one, other) => [`${allowed}${one}`, `${allowed}${other}`],
  ],
  // "Make it friendlier and the buttons bigger".
  [
    /^make\s+(it|everything|the app)\s+(?:look\s+)?(\p{L}+)\s+and\s+((?:the|all|our)\s+(?:\p{L}+\s){1,2}(?:bigger|smaller|rounder?|larger|bold|red|square))$/iu,
    (what, look, other) => [`make ${what} ${look}`, `make ${other}`],
  ],
  // "Put the events into the menu instead of the profile".
  [
    /^(?:put|add|show|have|use|move|bring)\s+((?:the\s+|my\s+|our\s+)?[\p{L} ]{2,24}?)\s+(?:in|into|to|on)\s+(?:the\s+)?(?:tab bar|tabs|navigation|menu|bottom bar)\s+instead of\s+((?:the\s+|my\s+|our\s+)?(?!.*\btab$)[\p{L} ]{2,24})$/iu,
    (one, other) => [`remove ${other} from the tab bar`, `put ${one} in the tab bar`],
  ],
  // "Instructors should have a photo and their languages".
  [
    /^(?:the\s+|my\s+|our\s+)?(\p{L}{3,20}s)\s+(?:should have|should show|must have|must show|need|need to have)\s+(?:an?\s+)?(photos?|pictures?|images?|videos?)(?:\s+and|,)\s+(.{3,60})$/iu,
    (what, picture, other) => [
      /^video/i.test(picture)
        ? `add a video to each ${what.replace(/s$/, '')}`
        : `add ${picture.replace(/s?$/, 's')} to each of the ${what}`,
      `add ${other} to each of the ${what}`,
    ],
  ],
  [
    /^(?:make|show|turn|display)\s+(.{2,40}?)\s+(?:(?:as|into|in)\s+)?(?:an?\s+)?(grid|cards|carousel|rows|tiles|gallery)\s+with\s+(pictures|photos|images|icons)$/i,
    (what, layout, parts) => [`show ${what} as a ${layout}`, `add ${parts} to ${what}`],
  ],
  [
    /^(?:put|add|show)\s+(?:the\s+)?([\p{L} ]{2,24}?)\s+and\s+(?:the\s+)?([\p{L} ]{2,24}?)\s+(?:in|to|into)\s+(the\s+(?:tab bar|tabs|navigation|menu))$/iu,
    (one, other, bar) => [`put ${one} in ${bar}`, `put ${other} in ${bar}`],
  ],
  // "Use a serif font and a warm beige background".
  [
    /^(?:use|give it|make it|have|set|with|choose)\s+(an?\s+.{3,30}?\s(?:font|typeface|background|theme))\s+and\s+(an?\s+.{3,40}?\s(?:font|typeface|background|theme|colou?r))$/i,
    (one, other) => [`use ${one}`, `use ${other}`],
  ],
  // "Change the name to Lumen and the colours to blue".
  [
    /^(change|set)\s+((?:the|our|my)\s+[^"“]{2,40}?)\s+to\s+([^"“]{1,40}?),?\s+and\s+((?:the|our|my)\s+[^"“]{2,40}?)\s+to\s+([^"“]{1,60})$/i,
    (verb, one, value, other, last) => [`${verb} ${one} to ${value}`, `${verb} ${other} to ${last}`],
  ],
  [
    /^make\s+(the\s+.{2,40}?)\s+(bigger|smaller|larger|taller|rounder|full[- ]width)\s+and\s+([\p{L}]{3,12}(?: [\p{L}]{3,12})?)$/iu,
    (what, one, other) => [
      `make ${what} ${one}`,
      // "Rounder corners" are those of the app.
      /\s(?:corners|edges|buttons|colou?rs|texts?|fonts?|icons|cards|pictures|photos)$/i.test(other)
        ? other
        : `make ${what} ${other}`,
    ],
  ],
  // "Add login, settings with notifications and dark mode": a page each.
  [
    new RegExp(
      `^add\\s+${article}(${page})(?:\\s+(?:screen|page))?\\s*(?:,|\\sand\\s)\\s*${article}(${page})(?:\\s+(?:screen|page)s?)?(\\s+(?:with|from)\\s.{3,80})?$`,
      'i',
    ),
    (one, other, parts) => [
      `add a ${one} screen${/^\s+from\s/i.test(parts) ? parts : ''}`,
      `add a ${other} screen${parts}`,
    ],
  ],
  [
    /^add\s+(?:an?\s+|the\s+)?([\p{L} -]{3,24}?)\s+and\s+(?:an?\s+|the\s+)?([\p{L} -]{3,24}?)\s+(?:screens|pages)$/iu,
    (one, other) => [`add a ${one} screen`, `add a ${other} screen`],
  ],
]

/** "Big red ": as wishes for what was just added. */
function looksOf(words: string, button: string): string[] {
  const looks = words.toLowerCase().split(' ').filter(Boolean)
  const size = looks.some((look) => /big|large/.test(look))
    ? 'bigger'
    : looks.includes('small')
      ? 'smaller'
      : undefined
  const colour = looks.find((look) => /red|outline|green|blue|yellow|orange|pink/.test(look))
  return [
    ...(size ? [`make it ${size}`] : []),
    ...(colour ? [/red|outline/.test(colour) ? `make it ${colour}` : `make the ${button} ${colour}`] : []),
  ]
}

const instructionBegins = new RegExp(`^(?:${instructionVerbs})$`, 'i')

/** The clauses one clause stands for, when its form says that it is two wishes or more; undefined otherwise. */
export function takeApart(clause: string): string[] | undefined {
  for (const [form, clauses] of forms) {
    const found = form.exec(clause)
    const apart = found && clauses(...found.slice(1).map((part) => part ?? ''))
    if (apart) return apart.map(reword)
  }
  return undefined
}
