import { capitalise, toPlural, toSingular } from '../words/forms.ts'
import { strictVerbs } from '../words/lexicon.ts'
import { baseOfVerb } from '../words/verbs.ts'
import { labelFrom } from './label-from.ts'
import { type DictatedScreen, type Part, partsOf } from './part.ts'
import { find, has } from '../understand/searched.ts'
import { sameThing } from './same-thing.ts'
import { isOfPages } from './series.ts'

/** Lists called so are of what the app is about. */
export const general =
  /^(?:(?:saved|favou?rite|latest|recent|new|popular|all) )?(?:results?|items?|cards?|entries|rows?|list|things|images?|photos?|pictures?|)$/i

/** Lists that tell of one thing: they say nothing of what else there is, and their rows have no more to show. */
export const ofOneThing =
  /^(?:comments?|repl(?:y|ies)|amenit|ingredients?|reviews?|messages?|features?|benefits?|steps?|images?|photos?|pictures?|tags?|options?|categories|days?|hours?|settings|results?|colou?rs?|sizes?|instructions?)|(?:comments|reviews|amenities|features|ingredients|steps|photos|images|settings|items)$|forecast|history|leaderboard/i

/** Screens any app has: they say nothing of what it is about. */
const anyApp =
  /^(?:log ?-?in|sign ?-?(?:in|up)|register|registration|settings|user settings|welcome|onboarding|home|main|first|dashboard|confirmation|details?|profile|notifications|start)(?: form)?$|^(?:add|new|create|edit|choose|select|pick|report|check in|sign|log in)\b/i

/** Places any app has, too, as tabs. */
const anyTab =
  /^(?:search|explore|discover|browse|favou?rites|saved|bookmarks|library|history|more|menu|account|me|inbox|activity|feed|map|stats|statistics)$/i
/** What stands on a screen says nothing of what it is about. */
const anyTool =
  /^(?:(?:media |video |audio )?player|team|staff|users|people|contacts|colleagues|results?|chat|calendar|table|form|modal|dialog|list|tabs?|board|conversations?|messages|otherwise.*|header|body|address|location|about you|summary|payment|step \d|handover|detail view|rows?|today|stats?)$/i
/** Ways of looking through anything. */
const anyChip =
  /^(?:all|new|newest|latest|popular|trending|top(?: rated)?|best|mine|recent|favou?rites|saved|nearby|active|open|closed|done|completed|pending|today|week|month|year|day|on|off|yes|no|account|notifications|privacy|profile|\d.*)$/i

/** What one eats is looked through by these. */
const ofFood =
  /^(?:vegan|vegetarian|breakfast|lunch|dinner|desserts?|snacks?|gluten-free|pasta|salads?|soups?)$/i

/** Buttons of any form. */
const anyButton =
  /^(?:ok|yes|no|next|back|previous|continue|submit|save|cancel|close|done|send|more|like|dislike|share|follow|subscribe|delete|create account|start|stop|reset|forgot|remember|sign|log|upload|generate|apply|clear|add|edit|help|view|see|get started|skip|retry|comment|reply|play|pause|rewind|forward|download|calculate|convert|swap|copy|enable|disable|place|confirm|check)\b/i

/** What a row holds, not what one knows of its thing. */
const ofRows = /avatar|icon|logo|button|stepper|checkbox|switch|image|photo|picture|thumbnail|bar$/i

const longestName = 26
/** "An app for a school canteen with three screens", "an interface for tenants": what it is for. */
const appFor =
  /^(?:(?:please )?(?:make|create|build|design|draw)(?: me)? )?(?:an?|the|my|our) (?:[\p{L}-]+ ){0,2}?(?:app|interface|ui|application)(?: for)? (?:for|about|of) (?:an? |the |my |our )?(?<thing>[\p{L}' -]{3,40}?)(?=$|[,.:;]| (?:with|that|which|where|who|has|in|to)\b)/iu

/** "A vocabulary trainer", "tenant app": what it is. */
const saidKind =
  /^(?:(?:please )?(?:make|create|build|design)(?: me)? )?(?:an?|the|my|our)? ?(?:simple |small |mobile )?(?<thing>(?!(?:mobile|simple|small|web|one|my|the)\b)\p{L}[\p{L}-]+(?: [\p{L}-]+){0,2}? (?:trainer|tracker|planner|log|diary|calculator|manager|guide|finder|organi[sz]er|shop|store|quiz|journal|monitor)|(?!(?:mobile|simple|small|web|one|my|the|an?)\b)\p{L}[\p{L}-]+(?: [\p{L}-]+)?(?= app$))(?: app)?$/iu

/**
 * What the app is called where nobody names it: the whole's own name, what the sentences before its screens say it is
 * for, the first of its titles that says what it is about, what it lists, else the title of its first screen.
 */
export function aboutOf(
  screens: readonly DictatedScreen[],
  whole: string,
  before: readonly string[],
): string | undefined {
  const [first, ...others] = screens
  const parts = screens.flatMap(partsOf)
  const whatFor = before.map((said) =>
    labelFrom((find(appFor, said) ?? find(saidKind, said))?.groups?.thing ?? ''),
  )
  const listedFirst = first === undefined ? [] : partsOf(first).flatMap(listOf)
  const own = others.flatMap(({ title, from }) => (from || isDeed(title) ? [] : [title]))
  const listed = parts.flatMap(listOf)
  const asked = screens.map(({ about }) => about ?? '')
  const titles = [whole, ...whatFor, ...asked, first?.title ?? '', ...listedFirst, ...own]
  const isSaid = (title: string) => whatFor.includes(title) || asked.includes(title)
  const known = [...titles, ...listed]
    .map((title) =>
      capitalise(
        title
          .replace(/ (?:settings|screen|page|interface|ui|wireframe)$/i, '')
          .replace(/ (?:due|left|today|of today)$/i, '')
          .replace(/^(?:last|recent|latest|upcoming|next|all|open|todays?) (?=\p{L}{3,})/iu, ''),
      ),
    )
    .find(
      (title) =>
        title !== '' &&
        title.length <= longestName &&
        !has(anyApp, title) &&
        (isSaid(title) || (!has(anyTab, title) && !has(anyTool, title))),
    )
  const last = [first?.title ?? '', ...own].find((title) => title !== '' && title.length <= longestName)
  const shown = parts.find((part) => part.kind === 'fact' && part.role !== undefined)?.label
  const held = parts.find((part) => part.kind === 'box' && part.label !== '')?.label
  return known ?? last ?? shown ?? held
}

/**
 * What an app is called of which only its screens are told in prose: the things of which one opens, else what is listed
 * first.
 */
export function thingOf(screens: readonly DictatedScreen[]): string | undefined {
  const lists = screens
    .flatMap(partsOf)
    .flatMap(listOf)
    .filter((label) => !/^who\b|^(?:days|entries|sections|products)$/i.test(label))
  const opened = screens.find(({ from = [] }) =>
    from.some((label) => lists.some((list) => sameThing(label, list))),
  )
  const thing = opened ? toPlural(toSingular(opened.title.toLowerCase())) : lists[0]
  return thing === undefined || thing.length > longestName
    ? undefined
    : capitalise(
        thing
          .toLowerCase()
          .replace(
            /^(?:past|last|recent|latest|new|saved|reserved|all|my|due|open|missing) (?=\p{L}{3,})/u,
            '',
          ),
      )
}

/** "Send": what one does there. */
const isDeed = (title: string) => baseOfVerb(title.toLowerCase(), strictVerbs) !== undefined
/** What a list says it is of. */
const listOf = (part: Part): string[] =>
  part.kind === 'list' && !has(general, part.label) && !has(ofOneThing, part.label) ? [part.label] : []

/** What the rest of the app is about: the title of a page of tabs, the titles, what the lists hold and what the buttons do. */
export function subjectOf(screens: readonly DictatedScreen[], page = ''): string {
  const parts = screens.flatMap(partsOf)
  const lists = parts.flatMap((part) =>
    part.kind === 'list' && !has(general, part.label) && !has(ofOneThing, part.label) ? [part.label] : [],
  )
  const doings = parts.flatMap((part) =>
    part.kind === 'button' &&
    !part.isQuiet &&
    part.look === undefined &&
    !has(anyButton, part.label) &&
    /^\p{L}+ (?!now|it|all|here|more)/iu.test(part.label)
      ? [part.label]
      : [],
  )
  const titles = [page, ...screens.map(({ title }) => title)]
    .map((title) => title.replace(/ (?:details?|overview|list|card|info|information|summary|tile)$/i, ''))
    .filter((title) => title !== '' && !has(anyApp, title) && !has(anyTab, title) && !isOfPages(title))
  // "Create event" is about events.
  const [, made] =
    /^(?:add|new|create|edit) (?:an? |new )*(\p{L}[\p{L} ]{2,20})$/iu.exec(screens[0]?.title ?? '') ?? []
  // "Chips All, Vegan, Quick": by what one looks through it.
  const chips = parts.flatMap((part) =>
    part.kind === 'choice' ? part.options.filter((option) => !has(anyChip, option)) : [],
  )
  const said = chips.some((chip) => has(ofFood, chip)) ? 'recipe' : 'member'
  const [main = lists[0] ?? (made === undefined ? said : toPlural(made)), ...others] = titles
  const beside = titles.length + lists.length === 0 ? ['profile', 'settings'] : []
  const rest = [...others, ...lists, ...doings, ...beside]
  const attributes = parts.flatMap((part) =>
    part.kind === 'list' && lists.includes(part.label) && part.fields.some((field) => !has(ofRows, field))
      ? [
          ` Each ${toSingular(part.label)} has ${part.fields.filter((field) => !has(ofRows, field)).join(', ')}.`,
        ]
      : [],
  )
  // Columns with cards are of tasks, where nobody says of what.
  if (/^board$/i.test(main) && parts.some(({ kind }) => kind === 'columns'))
    return `kanban board app${rest.length > 0 ? ` with ${rest.join(', ')}` : ''}.`.toLowerCase()
  // "Hotel search" is about hotels.
  const [, sought] = /^(.+) (?:search|finder|results)$/i.exec(main) ?? []
  const opening = sought === undefined ? `${main} app` : `app to find ${toPlural(sought)}`
  return `${opening}${rest.length > 0 ? ` with ${rest.join(', ')}` : ''}.${attributes.join('')}`.toLowerCase()
}
