import { findNamedScreen } from '../find-screen.ts'
import { findNear } from '../find-target.ts'
import { toPlural } from '../../words/forms.ts'
import { findList } from '../lists.ts'
import { type EditRule, refuse } from '../rule.ts'
import { forSomeRules } from './for-some-people.ts'

/** What no command can do, each with the way there is. */
const refusals: readonly [RegExp, string][] = [
  [
    /^(?:join|merge|combine|unite)\s+(?:the|both|these|those|my|our|two)\b.*\blists?\b/i,
    'Two lists are not made one. Try "Remove" with the name of one of them, and "Add" with what the other is to show as well.',
  ],
  [
    /^(?:make|let)\s+(?:it|this|everything|(?:the|my|our)\s+(?:whole\s+)?(?:app|design|layout|look|screens?|pages?))\s+(?:look\s+|be\s+|a bit\s+|a little\s+|much\s+|more\s+|really\s+)*(?:prettier|pretty|nicer|nice|better|beautiful|cooler|cool|awesome|amazing|attractive|great|good|sexy|interesting|appealing|exciting|stylish|wow)$/i,
    'Say in which way: for instance "make it playful", "make it elegant", "make it calm", "use a warm green" or "use rounder corners".',
  ],
  [
    /\b(?:different|separate|own)\s+(?:(?:home|start|first)\s+)?(?:screens?|views?|apps?|versions?|interfaces?)\b/i,
    'The app is the same for everybody: it has no accounts. Try "Add a parents screen", with what each kind of person needs on a screen of its own.',
  ],
  [
    /^(?:don['’]t|do not|never)\s+(?:let|allow)\s.*\b(?:see|access|edit|delete|change|read|view|open)\b|\b(?:only|just)\s+(?:the\s+)?(?:admins?|members?|teachers?|owners?|staff|managers?|me)\s+(?:can|may|should|must)\b/i,
    'The app is the same for everybody: it has no accounts, so nothing is hidden from anybody. What nobody should see can be removed.',
  ],
  [
    /\s(?:until|unless|as soon as|only (?:when|if|after))\s+(?:you|one|they|people|users?|someone|it|the|a)\b/i,
    'Screens show sample content, the same at any time. What is to be seen later can stand on a screen of its own.',
  ],
  [
    /^make\s+it\s+(?:look\s+)?like\s+(?!(?:an?|the|it)\b)\p{L}+/iu,
    'The app has a look of its own, made by its theme. Try "make it clean", "make it playful" or "use a darker blue".',
  ],
  [
    /^(?:make|move|put|remove|delete|hide|rename|change|center|duplicate)\s+(?:it|this|that|them)(?:\s|$)/i,
    'Say what is meant: for instance "make the title bigger" or "remove the chart".',
  ],
  [
    /^(?:less|fewer)\s\p{L}+s$/iu,
    'Say which are to go: for instance "Remove the last tab" or "Show only the first two entries in the list".',
  ],
  [
    /^(?:clear|empty|reset)\s(?!.*\b(?:theme|colou?rs?|fonts?|style|look|design)\b)/i,
    'Screens show samples, and an empty list would show nothing. Try "Show only the first two entries in the list" or "Uncheck" with the name of an entry.',
  ],
  [
    /^(?:show|keep|list|display)\s+(?:me\s+)?only\s.{2,40}\s(?:with|without|that|which|who|under|over|above|below|from|near)\s/i,
    'What the screens show are samples, and nothing is sorted out by itself. Try "Add a filter by rating", with what one chooses by, or "Remove" with the name of an entry.',
  ],
  [
    /\bround(?:ed|ing)?\s+(?:it\s+|them\s+|the\s+.{2,30}\s+)?(?:up|off|down)\b(?!.*\b(?:corners?|edges?|buttons?|cards?|images?|photos?|pictures?)\b)/i,
    'How a number is worked out stands in its formula. Change it in the inspector, under Formula.',
  ],
  [/^(?:undo|go back|revert)\b/i, 'Undo is in the header and on Ctrl+Z; older states are under History.'],
  [
    /\b(?:more|less|bigger|smaller)\s+(?:space|spacing|padding|margin)s?\b/i,
    'Spacing comes with the theme. Try "switch to the calm theme" or "switch to the bold theme".',
  ],
  [
    /\b(?:more|less) (?:prominent|visible|noticeable)$/i,
    'Try "make ... bigger", "make ... smaller" or "move ... to the bottom", with its name.',
  ],
  [
    /^(?:change|set)\s+(?:the\s+)?(?:name|text|label|icon|image|picture|photo|description)\s+(?:to|into)\s/i,
    'Say of what: for instance "rename the app to ..." or "change the title of Home to ...".',
  ],
  [
    /^(?:show|mark|highlight|display|have|put)\s.{2,80}\sin\s+(?:(?:an?|the)\s+)?(?:light\s+|dark\s+|bright\s+)?(?:red|green|blue|yellow|orange|grey|gray|pink|purple|black|white)(?:\s+(?:and|or)\s+\p{L}+)?$/iu,
    'A single part has the colours and corners of the theme. Try "make it" with the colour, for the whole app.',
  ],
  [
    /^(?:sort|order|group)\s+.+\s+by\b/i,
    'Sample entries stand in the order they have in the list. Change it in the inspector, under Items.',
  ],
  [
    /^(?:combine|merge|join)\s+.+\b(?:into|in|with|and)\b/i,
    'Screens cannot be merged. Try "Move the chart to Orders" for each part, then delete the empty screen.',
  ],
  [
    /^split\b/i,
    'A screen cannot be split. Try "Duplicate the home screen" and remove what each should not have.',
  ],
  [
    /^(?:remove|hide|delete|show|make)\s.{2,60}\s(?:when|if|after|once|as soon as)\s+(?:it|they|there|the|an?)\s.{2,60}$/i,
    'Screens show sample content, the same at any time: nothing comes or goes by itself. To do it for good, say it without the "when".',
  ],
  [
    /^(?:make|keep|leave|have|let)\s.{2,60}\s(?:always|permanently|constantly)\s+(?:be\s+)?(?:visible|there|shown|in view|in sight|on (?:the )?(?:screen|top))$|^always show\s/i,
    'Only headers, tab bars and the buttons at the foot stay in place; other parts scroll. Try "Put a search icon in the header", with the icon you want, or "Add it to the tab bar", with its name.',
  ],
  [
    /^(?:add|show|display|see)\s+(?:me\s+)?(?:which|who|what|where)\s+(?!(?:.*\b(?:page|screen|list)\b)).{4,80}$/i,
    'The entries are samples, and nothing is worked out from them. Try "Add a section called ..." with what stands in it, or \'Add a "..." badge to the first one\'.',
  ],
  [
    /\b(?:sticky|fixed|pinned|float(?:ing)?)$|^(?:pin|fix)\s/i,
    'Only headers, tab bars and the buttons at the foot stay in place; other parts scroll.',
  ],
  [
    /^(?:remove|delete|drop)\s+(?:everything|all(?: the)? screens|all of it|the whole app)$/i,
    'An app keeps at least one screen. Delete the project on the dashboard instead.',
  ],
  [
    /^(?:use|make|set)\s+(?:all\s+)?(?:the\s+)?(?:text|fonts?|letters|all text|everything|writing)\s*(?:size)?\s*(?:a (?:bit|little)\s+|much\s+)?(?:bigger|larger|smaller)$|^(?:use|make)\s+(?:a\s+)?(?:bigger|larger|smaller)\s+(?:text|fonts?|letters|type)$|^(?:bigger|larger|smaller)\s+(?:text|fonts?)$/i,
    'Text sizes come with the theme, and follow what people set on their phone. Try "make the title bigger".',
  ],
  [
    /^make\s+(?:the\s+)?(?:first|second|third|fourth|last)\s+(?:card|item|row|entry)\s+(?:bigger|larger|smaller|taller|wider)$/i,
    'The entries of a list are all of one size. Try "Make the cards bigger" or "Show the list as cards".',
  ],
  [
    /^(?:make|mark|set)\s+(?:the\s+)?.{1,60}\s(?:required|mandatory|optional|compulsory)$/i,
    'Fields have no rule for being filled in. A helper text under a field can say so.',
  ],
  [
    /^(?:use|change|set|switch|make)\b.*\b(?:fonts?|typeface|poppins|roboto|inter|helvetica|arial|lato|montserrat|comic sans|times new roman)\b/i,
    'Fonts come with the theme. Try "use a serif font", "switch to the playful theme" or "switch to the bold theme".',
  ],
  [
    /\b(?:background)\b/i,
    'The background follows the theme. Try "use dark mode", "use light mode" or "switch to the warm theme".',
  ],
  [
    /^(?:align|center|centre)\b|\b(?:to the (?:left|right|cent(?:er|re))|left-align|right-align)/i,
    'Alignment comes with the theme; a single text has it in the inspector, under Style.',
  ],
  [
    /^(?:animate|add (?:an? )?animations?)\b|\b(?:animations?|confetti|parallax)\b/i,
    'Animations come with the theme. The transition to a screen can be set on its button.',
  ],
  [
    /^(?:publish|export|build|download|deploy)\b(?!.*\sbutton\b)/i,
    'Publishing is under Builds, at the top right.',
  ],
  [
    /\b(?:upper ?case|lower ?case|all caps|capital letters|italics?|underlined?)\b/i,
    'How letters look comes with the theme. Try "switch to the bold theme" or "switch to the editorial theme".',
  ],
  [
    /^(?:make|use|show)\b.*\btabs?\b.*\b(?:icons?|labels?|text) only\b|^(?:make|use|show)\b.*\bonly (?:icons?|labels?|text)\b.*\btabs?\b/i,
    'Tabs have an icon and a word each, so that everybody finds them.',
  ],
  [
    /\b(?:easier to read|more (?:readable|legible)|less (?:crowded|cluttered|busy)|more (?:space|air|white ?space)|(?<=^(?:it|this|everything|the (?:app|design|look|layout|ui)) (?:is|looks?|feels?|seems?) (?:\p{L}+ )?)(?:too|so|very|really) (?:crowded|cluttered|busy|full|much))\b/iu,
    'Try "Simplify the home screen", with the name of the screen, "switch to the clean theme", "make the title bigger", or "remove" with the name of what is too much.',
  ],
  [/^(?:translate|localise|localize)\b/i, 'Translating needs an AI model; none is used for this app.'],
]

/** What needs more than a phone with screens on it, and what there is instead. */
const beyond: readonly [RegExp, string][] = [
  [
    /\b(?:send|push|notify|trigger|receive|get)\b.*\b(?:notifications?|alerts?|e-?mails?|sms|texts? messages?|reminders?)\b|\bpush notifications?\b|^send\s+(?:an?\s+|me\s+|us\s+|them\s+)*push(?:es)?\b|\bnotify\b|^(?:e-?mail|text|remind|message|whatsapp)\s+(?:the|my|our|all|every|each|them|me|people|users?|customers?)\b/i,
    'Sending messages needs a server, which an app made here does not have. Try "Add a notifications screen", which shows what they would look like.',
  ],
  [
    /\b(?:stripe|paypal|apple pay|google pay|klarna|(?:real|actual|online|card) payments?|in-app purchases?|subscriptions? (?:billing|payments?)|charge (?:people|users|customers|the card))\b|^(?:take|accept|process|collect)\b.*\b(?:payments?|money|cards?)\b/i,
    'Taking money needs a payment service, which an app made here has none of. Try "Add a checkout screen", which shows the steps.',
  ],
  [
    /\b(?:database|backend|back end|server|cloud|api|sync(?:hroni[sz]e)?|real[- ]time|live data|real data|save (?:the |my |our |their )?(?:data|entries)|store (?:the |my |our |their )?data|import (?:from|our|my)|spreadsheet|google sheets?|excel|csv|webhook|zapier|(?:works?|available|usable|runs?|used) offline|offline mode)\b|^(?:connect|integrate|hook up|plug in)\s+(?!.*\b(?:button|card|list|screen|page|item|row|tile|image)\b)/i,
    'The app shows sample content and keeps no data: there is no server behind it. The screens can be changed to show whatever you like.',
  ],
  [
    /\b(?:(?:google|apple|facebook|social|real) (?:log ?in|sign[- ]?in|accounts?)|(?:log|sign) in with|authenticat\w+|two-factor|2fa|face ?id|fingerprint|check (?:the )?passwords?)\b/i,
    'Accounts need a server, which an app made here does not have. Try "Add a login before everything", which shows the screen.',
  ],
  [
    /^(?:lock|protect|secure)\b.*\b(?:pin|pass ?code|password|code)\b/i,
    'An app made here does not lock itself. Try "Add a login before everything", which shows the screen.',
  ],
  [
    /\b(?:bluetooth|nfc|gps track\w*|track (?:my|the|their|our) location|apple health|google fit|healthkit|(?:run|work) in the background|record (?:audio|sound|voice)|siri|alexa|widget on the home ?screen)\b/i,
    'The app has screens and ways between them; it does not reach the sensors of the phone. A screen can show what that would look like.',
  ],
  [
    /\b(?:chatgpt|gpt|openai|(?:an?|real) ai|artificial intelligence|machine learning|chat ?bot)\b/i,
    'An app made here has no AI of its own. Try "Add a chat screen", which shows how one would talk to it.',
  ],
  [
    /^(?:play|add|use)\s+(?:an?\s+|some\s+)?(?:sounds?|music|sound effects?|jingle)\b/i,
    'Sounds are no part of an app made here.',
  ],
]

/** "Shifts that are not covered": sample entries are in no state. */
const conditional: EditRule = (clause) =>
  /^(?:mark|highlight|colou?r)\b.*\s(?:that|which|who)\s\p{L}/iu.test(clause) ||
  /^(?:add|put|show|mark|highlight|hide|remove|colou?r|make)\b.*\b[\p{L}]+s\s+(?:that|which|who)\s+(?:are|aren['’]t|have|haven['’]t|were|need|do not|don['’]t|cannot|can['’]t)\b/iu.test(
    clause,
  )
    ? refuse(
        'The entries are samples, and nothing about them changes by itself. Name the one you mean: for instance \'Add a "Late" badge to the first one\', with what the list is of.',
      )
    : undefined

/** "A button that is always visible": what stays in place is the header, the tab bar and the foot. */
const alwaysThere: EditRule = (clause) =>
  /^(?:add|put|show|insert)\b.*\s(?:that|which)(?:['’]s|\s+(?:is|are|stays?))\s+(?:always (?:visible|there|on (?:the )?screen)|sticky|fixed|floating)/i.test(
    clause,
  )
    ? refuse(
        'Only headers, tab bars and the buttons at the foot stay in place. Try "Put a phone icon in the header", with the icon you want.',
      )
    : undefined

/** "Put a flag on each": of what was before, nothing tells which. */
const ofEach: EditRule = (clause) =>
  /^(?:add|put|show)\b.*\s(?:on|to|for)\s+(?:each|all|every one)(?:\s+of\s+(?:them|these|those))?$/i.test(
    clause,
  )
    ? refuse('Say each of what: for instance "Add icons to the list" or "Add a share button to each recipe".')
    : undefined

const unreachable: EditRule = (clause) => {
  // "Export as CSV button": what it would do, it does not; but it can stand there.
  if (/\s(?:button|switch|toggle)s?\b/i.test(clause)) return undefined
  // What is to go needs nothing.
  if (/^(?:no|without|remove|delete|hide)\s/i.test(clause)) return undefined
  const note = beyond.find(([form]) => form.test(clause))?.[1]
  return note === undefined ? undefined : refuse(note)
}

/** Said of what the app does, not of what stands on its screens. */
const unreachableDeed: EditRule = (clause, document) =>
  /^(?:add|insert|remove|delete|hide|no|without|rename|change|move|put|show|make|duplicate|replace|swap|set|turn|write|call)\b/i.test(
    clause,
  )
    ? undefined
    : unreachable(clause, document)

const explain: EditRule = (clause) => {
  const note = refusals.find(([form]) => form.test(clause))?.[1]
  return note === undefined ? undefined : refuse(note)
}

/** "Move the teachers above the classes": they stand on different screens, or are not there. */
const apart: EditRule = (clause, document) => {
  const found =
    /^(?:move|put)\s+(?:the\s+)?(.{2,40}?)\s+(above|below|under|before|after|over|beneath|next to|beside)\s+(?:the\s+)?(.{2,40})$/i.exec(
      clause,
    )
  if (!found?.[1] || !found[3]) return undefined
  const thing = found[1].replace(/\s+(?:to|from|on|into)\s.*$/i, '')
  const [one, other] = [thing, found[3]].map(
    (words) => findNear(document, words)?.screen ?? findNamedScreen(document, words),
  )
  const missing = one ? found[3] : thing
  if (!one || !other) return refuse(`Nothing on the screens is called “${missing}”.`)
  return refuse(`No screen has both ${thing} and ${found[3]}. Try "Move ${thing} to ${other.name}" first.`)
}

/** "Change all titles to uppercase": no title is called so. */
const lettering: EditRule = (clause) =>
  /\b(?:handwrit(?:ing|ten)|cursive|script)\s+(?:font|letters|type|style)$|^(?:change|make|set|write|put|show|turn)\s[^"“]{2,60}\b(?:upper ?case|lower ?case|all caps|capitals|capital letters|italics?|underlined|handwriting)$/i.test(
    clause,
  )
    ? refuse(
        'How letters are drawn comes with the theme. Try "make it bold", "make it editorial" or "make it playful".',
      )
    : undefined

/** "Add a dog called Bruno" where the app has no list of dogs. */
const noListOf: EditRule = (clause, document) => {
  const [, kind = '', name = ''] =
    /^add\s+(?:an?|another)\s+(?:new\s+)?([\p{L} -]{3,24}?)\s*(?:\s(?:called|named)|:)\s+["“]?([^"”,:]{2,40})/iu.exec(
      clause,
    ) ?? []
  if (kind === '' || /\b(?:page|screen|section|tab|form|list|button|banner|text|field)$/i.test(kind))
    return undefined
  const many = toPlural(kind.toLowerCase())
  return findList(document, many)
    ? undefined
    : refuse(`There is no list of ${many}. Try "Add a list of ${many}: ${name.trim()}, ..." first.`)
}

export const refusalRules: readonly EditRule[] = [explain, apart]
/** Tried before the rules that make a button or a way of a wish. */
export const deedRules: readonly EditRule[] = [
  ...forSomeRules,
  conditional,
  ofEach,
  alwaysThere,
  lettering,
  unreachableDeed,
]
/** Tried before a screen is made of what is no part. */
export const beyondRules: readonly EditRule[] = [unreachable, noListOf]
