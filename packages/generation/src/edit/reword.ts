const people =
  '(?:people|users|customers|guests|members|visitors|readers|players|students|everyone|them|me|us|you)'

/** Ways to say the same, as the rules understand it: in order, each at most once. */
const rewordings: readonly [RegExp, string][] = [
  [
    /^(?:disable|turn off|switch off|deactivate|remove|no)\s+(?:the\s+)?dark\s+(?:mode|theme)$/i,
    'use light mode',
  ],
  [
    /^(?:disable|turn off|switch off|deactivate|remove|no)\s+(?:the\s+)?light\s+(?:mode|theme)$/i,
    'use dark mode',
  ],
  [/^take\s+(.{2,60}?)\s+(?:out of|off)\s+(.{2,40})$/i, 'remove $1 from $2'],
  [/^call\s+(?:the\s+)?(.{2,40}?\s(?:screen|page|tab))\s+([^"“]{2,40})$/i, 'rename $1 to $2'],
  [/^use\s+(bigger|smaller|larger)\s+(?!text|fonts?\b)(.{2,30})$/i, 'make the $2 $1'],
  [
    /^(change|set|make)\s+(?:the\s+)?([\p{L} ]{2,30}?)\s+(?:screen|page)['’]s?\s+(title|header|subtitle)\s+(?:to|into)\s+/iu,
    '$1 the $3 of the $2 screen to ',
  ],
  [/^make\s+(?:the whole (?:thing|app)|everything|the app|it)\s+(?:feel|look)\s+/i, 'make it '],
  [/\s+between\s+the\s+.{2,40}?\s+and\s+(?=the\s.{2,40}$)/i, ' above '],
  [/\bon top of\s+(?=the\s)/i, 'at the top of '],
  [/^(?:make|create|use|give (?:it|me))\s+an?\s+(dark|light)\s+(?:version|variant|look)$/i, 'use $1 mode'],
  [/^show\s+(?:the\s+)?(?:prices?|amounts?)\s+in\s+(\S+)$/i, 'change the currency to $1'],
  [/^(?:show|use)\s+(?:only\s+|just\s+)?(two|three|four|[2-4])\s+columns$/i, 'show $1 columns in the list'],
  [
    /^add\s+(?:an?\s+)?([\p{L} ]{0,20}?)\s*(?:message|text|note|sentence|line|greeting)\s*:\s*["“]?([^"“”]{2,60})["”]?$/iu,
    'add a text "$2" at the top',
  ],
  // Said without quotes, to the end of it.
  [
    /^((?:add|put|insert|show)\s[^"“]{2,60}?)\s+(?:that|which)\s+(?:says|reads)\s+([^"“”]{2,60})$/i,
    '$1 "$2"',
  ],
  [new RegExp(`^(?:let|allow|enable)\\s+${people}\\s+(?:to\\s+)?filter\\s+`, 'i'), 'add a filter '],
  [new RegExp(`^(?:let|allow|enable)\\s+${people}\\s+(?:to\\s+)?rate\\s+`, 'i'), 'add a rating to '],
  [/\b(?:cosier|cozier)\b/i, 'cosy'],
  [
    /^(?:change|set)\s+(?:the\s+)?(?:app\s+name|name of the app|app title)\s+(?:to|as)\s+/i,
    'rename the app to ',
  ],
  [
    /^(?:remove|hide)\s+(?:all\s+)?(?:the\s+)?(prices|ratings|badges|subtitles)$/i,
    'remove the $1 from the lists',
  ],
  [
    /^(?:rename|change|put)\s+(?:everything|all(?: texts?)?)\s+(?:to|into|in)\s+(english|german|french|spanish|italian|portuguese|arabic)$/i,
    'translate everything to $1',
  ],
  [/^(?:hey|hi|hello|thanks|thank you|great|perfect|nice|cool)[,!\s]+(?=\S+\s)/i, ''],
  [/^(?:hey|hi|ok|okay|now|so|also|then|next|finally|oh|and)[,\s]+/i, ''],
  [/^(?:please|kindly)\s+/i, ''],
  [/^(?:can|could|would|will)\s+you\s+(?:please\s+|maybe\s+)?/i, ''],
  [/[\s,]+(?:please|thanks|thank you|for me|again|instead|too|if possible)\s*[.!?]*$/i, ''],
  [/[?!]+$/, ''],
  [
    /^(?:i'd|i would|we'd|we would)\s+(?:like|love|prefer)\s+(?:to\s+(?=(?:add|remove|have|see|rename|change|make|move)\b))?/i,
    'add ',
  ],
  [
    /^(?:i|we)\s+(?:really\s+)?(?:want|need)\s+(?:to\s+(?=(?:add|remove|have|see|rename|change|make|move)\b))?/i,
    'add ',
  ],
  [/^(?:let's|lets|let us)\s+(?:have|add)\s+/i, 'add '],
  [/^add\s+(?=(?:add|remove|delete|rename|change|make|move)\s)/i, ''],
  [/^add\s+(?:have|see)\s+/i, 'add '],
  [/^there should be\s+/i, 'add '],
  [
    /^add\s+(?:a\s+|an\s+|it\s+)?(darker|lighter|rounder|sharper|more [a-z]+|dark|light)\s*(?:look|style|theme|design|mode|feel|version)?$/i,
    'make it $1',
  ],
  [/^add\s+(?:an?\s+)?(.+?)\s+(?:look|feel|vibe|mood)(?:\s+(?:and|&)\s+feel)?$/i, 'make it $1'],
  [
    /^(?:let|make)\s+(?:people|users|everyone|them)\s+(?:log|sign)\s*in(?:\s+first)?$/i,
    'add a login before everything',
  ],
  [/^(?:the app|it)\s+(?:should|must|has to)\s+(?:start|open|begin)\s+with\s+/i, 'start with '],
  [
    /^start\s+with\s+an?\s+(welcome|login|onboarding|splash|sign[- ]?in)(?:\s+(?:screen|page))?$/i,
    'add a $1 before everything',
  ],
  [/^show\s+(?:me\s+)?(an?|some|another)\s+/i, 'add $1 '],
  [/^no more\s+/i, 'remove the '],
  [/^(?:get rid of|take away|take out|throw out|kill|erase|drop|lose)\s+/i, 'remove '],
  [
    /^(?:i\s+)?(?:don't|do not)\s+like\s+(?:the|these|those)\s+(?:colou?rs?|look|style|theme|design)[,:;\s]+(?:(?:make|use|try|something|i'd like|rather)\s+(?:it|something)?\s*)?(.{3,40})$/i,
    'make it $1',
  ],
  [/^(?:i\s+)?(?:don't|do not)\s+(?:want|need|like)\s+(?:the\s+)?/i, 'remove the '],
  [
    /^(change|set)\s+(?:the\s+)?((?:first|second|third|fourth|last)\s+[\p{L}-]{2,20}|[\p{L}-]{2,20})['’]s?\s+(name|price|title|subtitle|rating|time|amount)\s+(?:to|into)\s+(.+)$/iu,
    '$1 the $3 of the $2 to $4',
  ],
  [
    /^make\s+(.{2,40}?)\s+(?:show|have|with)\s+(one|two|three|four|[1-4])\s+columns?$/i,
    'show $2 columns in $1',
  ],
  [/^(bigger|smaller|larger)\s+(?!text|fonts?\b)(.{2,30})$/i, 'make the $2 $1'],
  [
    /^make\s+(?:it|the app)\s+look\s+(?:more\s+)?(?:like\s+)?(?:an?\s+)?(.{3,30}?)(?:\s+app)?$/i,
    'make it $1',
  ],
  [/\b(?:premium|expensive|high[- ]end|posh|fancy)\b(?=\s*(?:look|app)?$)/i, 'elegant'],
  [/^(?:change|turn|set)\s+(?:all\s+)?(?:the\s+)?buttons\s+(?:in)?to\s+(.{3,20})$/i, 'make all buttons $1'],
  [
    /^(?:open|go to|show)\s+(.{2,40}?)\s+when\s+(?:i|you|users?|people|someone)\s+(?:taps?|clicks?|press(?:es)?)\s+(?:on\s+)?(.{2,40})$/i,
    'link $2 to $1',
  ],
  [
    /^when\s+(?:i|you|users?|people|someone)\s+(?:taps?|clicks?|press(?:es)?)\s+(?:on\s+)?(.{2,40}?),?\s+(?:then\s+)?(?:go to|open|show|it opens|it should open|lead to)\s+(.{2,40})$/i,
    'link $1 to $2',
  ],
  [/^make it (?:more\s+)?(?:modern|serious|businesslike|tidy|tidier)$/i, 'make it clean'],
  [/^make it (?:more\s+)?(?:happy|happier|cheerful|lively)$/i, 'make it playful'],
  [/^(?:turn on|enable|activate|switch on)\s+(?:the\s+)?(dark|light)\s+(?:mode|theme)$/i, 'use $1 mode'],
  [/^(?:enlarge|increase)\s+(?:the size of\s+)?(.+)$/i, 'make $1 bigger'],
  [/^(?:shrink|reduce)\s+(?:the size of\s+)?(.+)$/i, 'make $1 smaller'],
  [/^(?:the\s+)?(.{1,40}?)\s+button\s+(?:should|must)\s+(?:say|read)\s+(.+)$/i, 'rename the $1 button to $2'],
  [/^make\s+(?:the\s+)?(.{1,40}?)\s+button\s+(?:say|read)\s+(.+)$/i, 'rename the $1 button to $2'],
  [
    /^(the .+?)\s+(?:should|must|has to|have to|needs to|need to)\s+be\s+(?:called|named)\s+(.+)$/i,
    'rename $1 to $2',
  ],
  [/^(the .+?)\s+(?:should|must|has to|have to|needs to|need to)\s+be\s+/i, 'make $1 '],
  [/^(the .+?)\s+(?:should|must)\s+(?:go|come|stand|sit)\s+/i, 'put $1 '],
  [/^give\s+(?:it|the app)\s+(?:a\s+|an\s+|some\s+)?(.+)$/i, 'make it $1'],
  [/^(?:exchange|switch)\s+(.+?)\s+and\s+(.+)$/i, 'swap $1 and $2'],
  [
    /^say\s+(.+?)\s+instead\s+of\s+(?:the\s+)?(greeting|title|headline|heading|subtitle)$/i,
    'change the $2 to $1',
  ],
  [/^say\s+(.+?)\s+instead\s+of\s+(.+)$/i, 'replace $2 with $1'],
  [/^make\s+(.{2,40}?)\s+at\s+the\s+(?:very\s+)?(top|bottom)$/i, 'move $1 to the $2'],
  [/^add\s+(bigger|smaller|larger)\s+(?!text|fonts?\b)(.{2,30})$/i, 'make the $2 $1'],
  [/^make\s+it\s+darker$/i, 'make it dark'],
  [/^make\s+it\s+(?:lighter|brighter)$/i, 'make it light'],
  [/^(?:new|another)\s+(.+?)\s+(screen|page)$/i, 'add a $1 $2'],
  [/^(rounder|sharper|darker|lighter)\s+(corners|edges|look)$/i, 'make it $1'],
]

/** An instruction in the words the rules know ("could you get rid of the chart?" is "remove the chart"). */
export function reword(clause: string): string {
  return rewordings.reduce((text, [form, words]) => text.replace(form, words).trim(), clause.trim())
}
