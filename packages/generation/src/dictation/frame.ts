import { capitalise, toSingular } from '../words/forms.ts'
import { labelFrom } from './label-from.ts'
import type { Masked } from './mask.ts'
import { find, has } from '../understand/searched.ts'

/** A screen that a sentence opens, with what it says is on it. */
export interface Opened {
  title: string
  noun: string
  rest: string
  /** What one taps to come there. */
  from?: string
  /** What is done there, and for whom: "Museum feedback". */
  about?: string
  /** It is a button of the screen before, which has not been told of yet. */
  button?: true
}

/** What stands before the screen: who asks, and that it is an app. */
export const asked =
  /^(?:please\s+)?(?:(?:create|build|make|design|generate|draw|show|give me|i want|i need|i would like|i'd like|we need|we want)\s+(?:me\s+)?)?(?:(?:an?|the)?\s?(?:mobile )?(?:ui|user interface|interface|mock-?up|wireframe|design) (?:for|of)\s+(?=(?:an?|the|one)\s))?(?:(?:an?|the) (?:simple |small |basic )?(?:mobile |web |phone )?app (?:with|that (?:shows|has|displays|contains|consists of)|showing|displaying|for|of|containing|which (?:shows|has))(?: just| only)?\s+(?=(?:an?|the|one|two|three|four|five)\s))?/i

const more =
  '(?:\\s*:\\s*|\\s*,?\\s+(?:with|asking|saying|that (?:asks|says)|showing|containing|displaying|where (?:you see|users? sees?|there (?:is|are)|(?=(?:the|an?) [\\p{L} ]{3,30} (?:is|are) (?:shown|displayed)))|(?:that |which )?(?:should |must |will )?(?:has|have|shows?|contains?|includes?|displays?|lists?|needs?|consists? of)|(?:that |which )(?:takes|collects|asks for|requests)|there (?:is|are)|(?:i|you|we) (?:see|want|need))\\s+|$)'
const words = "(?:[\\p{L}'\\u00A6\\u00AC\\d&-]+\\s)"
const screenFrame = new RegExp(
  `^(?:(?:on|in)\\s+)?(?:(?:a|an|the|one|another|first|second|third|fourth|fifth|next|last|final|two|three)\\s+)*(?<title>${words}{0,4}?)(?<noun>screen|page|form|dashboard|view|dialog|modal|popup|panel|board|card|menu|player|layout|composer|(?<=(?:filter|bottom|settings|action) )sheet)(?:\\s+(?:for|of)\\s+(?<whom>[^:,.]{2,40}?)|\\s+(?:to|where (?:you|users?|one)(?: can)?|for users to)\\s+(?<deed>(?!be\\b|have\\b)\\p{Ll}+ [^:,.]{2,34}?))?(?:\\s+is\\s+(?:an?\\s+|the\\s+|called\\s+|titled\\s+)?(?<named>[^:,.]{2,30}?))?(?:\\s+(?:in|at|on) the (?:cent(?:er|re)|middle|top|bottom)(?: of the screen)?)?(?:,(?=\\s+(?:there|i|you|we|with)\\b))?${more}(?<rest>.*)$`,
  'iu',
)
/** "A tip calculator app with ...": one that draws its first screen without naming it. */
const appFrame = new RegExp(
  `^(?:an?|the|my|our)\\s+(?<title>${words}{0,4}?)(?<noun>app|tracker|calculator|converter|timer|planner|widget|quiz|editor|generator|counter|profile|survey|game|gallery|checklist|reader|feed|chat|conversation|leaderboard|receipt|invoice|ticket|pass|wizard|schedule|calendar|timeline|modal|popup|cart|checkout|inbox|browser|manager|viewer|catalogue|catalog|library|wallet|monitor|remote)${more}(?<rest>.*)$`,
  'iu',
)
const opensBy =
  /^(?:when (?:the user |you |someone |one |users? )?)?(?:tapp?|click|press|select|open|choos|pick)(?:s|es|ing|e)?(?: on)? (?:(?:an?|the|any|one of the)\s+)?(?<what>[^,]{2,40}?),? (?:opens?|shows?|leads? to|goes to|takes? (?:you|the user|them|one|me) to|brings? up|navigates? to|displays?|(?:you|we|they|the user|users?|i) (?:sees?|gets?|goes? to|is taken to))\s+(?<shown>.+)$/iu
const shownScreen = new RegExp(
  `^(?:(?:an?|the|its|another|new)\\s+)*(?<title>${words}{0,4}?)(?<noun>screen|page|view|modal|dialog|sheet|form|popup|editor|window|menu|side panel|panel|drawer)(?:\\s+(?:to|for) (?:add|adding|creat(?:e|ing)|edit|editing|writ(?:e|ing)|enter|entering) [\\p{L} ]{3,30}?)?${more}(?<rest>.*)$`,
  'iu',
)

/** "Tapping the card turns it and shows the answer": what is seen then, on the same screen; empty where nothing new is. */
export function shownHere(sentence: string): string | undefined {
  if (!has(turnsHere, sentence)) return undefined
  return /\b(?:shows?|reveals?|displays?)\s+(?<shown>.+)$/i.exec(sentence)?.groups?.shown ?? ''
}

/** What happens on the screen itself: "tapping it flips the card and shows ...". */
const changes =
  '(?:flips?|turns?|reveals?|toggles?|marks?|expands?|collapses?|plays?|adds?|removes?|deletes?|likes?|changes?|closes?|sends?|saves?|starts?|stops?|pauses?|updates?|selects?)'
const changesHere = new RegExp(`\\s${changes}\\s`, 'i')
const turnsHere = new RegExp(
  `^(?:(?:tapping|clicking|pressing|swiping|dragging|holding|long-pressing|flipping)|(?:when|if) (?:\\p{L}+ ){1,3}?(?:taps?|clicks?|swipes?|press(?:es)?))(?: on)?\\s(?:(?!opens?|shows?|leads?|goes|takes?|brings?)[\\p{L}'-]+,?\\s){1,4}?${changes}\\b`,
  'iu',
)

/** "Opens the chat with ...: what is opened is the screen. */
const shownPlace = new RegExp(
  `^(?:the|an?|its)\\s+(?<title>${words}{0,2}?[\\p{L}'-]+)\\s+(?:with|showing|where)\\s+(?<rest>.+)$`,
  'iu',
)

/** "The Today tab should contain ...": its name, and what is on it. */
export const tabFrame =
  /^(?:(?:in|on|under)\s+)?(?:the |a )?(?<title>[\p{L}'\u00A6\u00AC\d& -]{2,24}?) tab,?\s+(?:(?:should |must |will )?(?:has|have|shows?|contains?|contain|includes?|include|displays?|lists?|with)|there (?:is|are|should be)|(?:i|you|we) (?:see|want|need)|put|place|show|is for)\s+(?<rest>.+)$/iu

/** "Order receipt: ...": the name of the screen, and what is on it. */
const colonFrame =
  /^(?:an? |the )?(?<title>(?!(?:use |add )?(?:tabs|(?:radio )?buttons|radio|check ?boxes|inputs|toggles|switches|chips|drop-?downs|fields|options|features|sections|components|layout|steps?|screens?|pages?)\b)[\p{L}'-]+(?: [\p{L}'-]+){0,3}):\s+(?<rest>\S.*)$/iu

/** The screen a sentence speaks of, if it opens one; `isApp`: an app's name may stand for its first screen. */
export function frameOf(
  sentence: string,
  masked: Masked,
  isApp: boolean,
  lastButton = '',
): Opened | undefined {
  const said = sentence.replace(asked, '')
  const tapped = find(opensBy, sentence)?.groups
  if (tapped && !has(changesHere, tapped.what ?? '')) {
    const quoted = /^\u00A6q\d+\u00AC$/u.test(tapped.what ?? '')
      ? masked.quoted(tapped.what ?? '')
      : undefined
    const told =
      quoted ??
      labelFrom(
        masked.plain((tapped.what ?? '').replace(/\s+it$/i, '')).replace(/\s+(?:in|on|from|of) the .*$/i, ''),
      )
    // "Pressing the button": the one told of last.
    const what = /^button$/i.test(told) && lastButton !== '' ? lastButton : told
    const shown = (find(shownScreen, tapped.shown ?? '') ?? find(shownPlace, tapped.shown ?? ''))?.groups
    // "A list of pupils with name": of these.
    const [ofList = ''] = /^(?:list|table|grid) of (?:the |all )?/i.exec(shown?.title ?? '') ?? []
    const own = shown ? labelFrom(masked.plain((shown.title ?? '').slice(ofList.length))) : ''
    const thing = capitalise(toSingular(what.replace(/\s(?:button|row|card|item|link)$/i, '').toLowerCase()))
    const isOwn = own !== '' && !/^(?:new|details?|full|next|separate|second|own|bottom)$/i.test(own)
    return {
      title: isOwn ? own : thing,
      noun: /^(?:form|dialog|modal|popup|sheet|menu)$/i.test(shown?.noun ?? '')
        ? (shown?.noun ?? '')
        : 'screen',
      rest: `${/^(?:image|photo|picture)$/i.test(thing) && /^full/i.test(own) ? 'a large image, ' : ''}${(ofList === '' ? shown?.rest : undefined) ?? tapped.shown ?? ''}`,
      from: what.replace(/\sbutton$/i, ''),
    }
  }
  const found = find(screenFrame, said)?.groups
  if (found) {
    const lists = new RegExp(`\\b${found.noun}\\s+(?:should |must |will )?lists?\\s`, 'i').test(said)
    const rest = found.rest ?? ''
    // "The list of the chosen category": that is what one chose before.
    const [, chosen] = /\bof (?:the|an?) (?:chosen|selected|tapped|picked) (\p{L}+)/iu.exec(rest) ?? []
    return {
      title: titleOf(found, masked),
      noun: found.noun ?? '',
      ...aboutIn(found, masked),
      rest: lists ? `a list of ${rest}` : rest,
      ...(chosen === undefined ? {} : { from: capitalise(chosen) }),
    }
  }
  const colon = isApp ? find(colonFrame, said)?.groups : undefined
  if (colon)
    return {
      title: labelFrom((colon.title ?? '').replace(/ (?:app|interface|ui|wireframe|mock-?up)$/i, '')),
      noun: 'page',
      rest: colon.rest ?? '',
    }
  const app = isApp ? find(appFrame, said)?.groups : undefined
  if (!app) return undefined
  const name = labelFrom(masked.plain(app.title ?? ''))
  const noun = (app.noun ?? '').toLowerCase()
  const title = noun === 'app' ? name : name === '' ? capitalise(noun) : `${name} ${noun}`
  return {
    title: /^(?:mobile|simple|small|web)?$/i.test(title) ? '' : title,
    noun: 'app',
    rest: app.rest ?? '',
  }
}

const buttonOpens =
  /^(?:an?|the) (?:floating |round |big )?(?<what>[^,]{1,24}?) (?:action )?(?:button|icon|fab)(?: (?:at|in|on) the [\p{L} ]{3,20}?)? (?:opens?|leads? to|shows?|brings? up|takes? (?:you|the user|one) to)\s+(?<shown>.+)$/iu

/** "A plus button opens a form with ...": the form, which adds one more of the `thing`s before. */
export function openedByButton(sentence: string, masked: Masked, thing: string): Opened | undefined {
  const { what, shown: said = '' } = find(buttonOpens, sentence)?.groups ?? {}
  const shown = find(shownScreen, said)?.groups
  const isList = /^(?:an? |the )?(?:list|table|grid|history|overview) of \S/i.test(said)
  if (what === undefined || (!shown && !isList)) return undefined
  const label = masked.quoted(what) ?? labelFrom(masked.plain(what))
  const title = /^(?:plus|\+|add|new|action|floating|floating action|\+ add)?$/i.test(label)
    ? `Add ${thing}`
    : label
  return {
    title,
    noun: shown?.noun ?? 'screen',
    rest: shown?.rest ?? said,
    from: title,
    button: true,
  }
}

/** What one does on a screen, whoever it is for. */
const ofDoing =
  /(?:^|\s)(?:reservation|inspection|registration|feedback|survey|report|application|contact|claim|enrol?lment|handover|check-?in|appointment|maintenance|evaluation|complaint|questionnaire)$/i

/** Of what a dashboard is, by whose it is: that of a bakery owner is the bakery's. */
const whose = /\s(?:owners?|managers?|nurses?|admins?|staff|team|users?|drivers?|employees|leaders?)$/i
const ofWhom = /^(?:the |an? )?(?:owners?|managers?|staff|team|users?|members?) of (?:an? |the |our )?/i
/** "A feedback form for a museum" is a museum's feedback. */
function aboutIn(
  { title = '', noun = '', whom }: Record<string, string | undefined>,
  masked: Masked,
): { about?: string } {
  const thing = whom === undefined ? '' : labelFrom(masked.plain(whom).replace(ofWhom, '').replace(whose, ''))
  const own = labelFrom(masked.plain(title))
  if (thing === '') return {}
  if (/^dashboard$/i.test(noun) || /^(?:home|main|start)$/i.test(own)) return { about: thing }
  return has(ofDoing, own) ? { about: `${thing} ${own.toLowerCase()}` } : {}
}

/** "A product page for headphones" is about headphones; "login page" is called so. */
function titleOf(
  { title = '', noun = '', whom, deed, named }: Record<string, string | undefined>,
  masked: Masked,
): string {
  // What stands in quotes is written so.
  if (/^\u00A6q\d+\u00AC$/u.test(title.trim())) return masked.quoted(title) ?? ''
  // "A dashboard for the owner" is that of the app.
  const isOfSide =
    /^dashboard$/i.test(noun) &&
    /^(?:the |an? )?(?:owners?|managers?|admins?|staff|team|users?)\b|^(?:the |an? )?(?:[\p{L}-]+ ){0,2}(?:owners?|managers?|nurses?|admins?|staff|team|users?|drivers?|leaders?)$/iu.test(
      whom ?? '',
    )
  const about =
    whom === undefined || isOfSide
      ? ''
      : labelFrom(
          masked
            .plain(whom)
            .replace(/ app$/i, '')
            .replace(/^(?:an? |the |our )?(?:online )?(?:shop|store) (?:for|of|with|selling) /i, ''),
        )
  const own = labelFrom(masked.plain(title).replace(/\bapp\b/i, ''))
  const called = named === undefined ? '' : labelFrom(masked.plain(named).replace(/\s(?:screen|page)$/i, ''))
  if (called !== '') return called
  // "An inspection form for a rental company": what is done there.
  if (about !== '' && has(ofDoing, own)) return own
  if (about !== '') return /^settings$/i.test(own) ? `${about} settings` : about
  const done =
    deed === undefined
      ? ''
      : labelFrom(
          masked
            .plain(deed)
            .replace(/\b(?:an?|the|your|their|my) /gi, '')
            .replace(/^(?:control|manage|view|see|show|display|adjust|monitor|watch) /i, ''),
        )
  if (done !== '') return done
  if (/^form$/i.test(noun) && /\b(?:settings|preferences|details|filters?)$/i.test(own)) return own
  if (own === '') return /^(?:screen|page|view|layout)$/i.test(noun) ? '' : capitalise(noun.toLowerCase())
  return /^(?:form|dashboard|board|menu|player)$/i.test(noun) && own.split(' ').length < 3
    ? `${own} ${noun.toLowerCase()}`
    : own
}
