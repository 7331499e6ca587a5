import { baseOfVerb } from '../words/verbs.ts'
import { beginsDoing } from './begins-doing.ts'
import { doersIn } from './doers.ts'
import { find, has, replaced } from '../understand/searched.ts'

/** What a sentence says somebody does, from its verb on. */
export interface Saying {
  text: string
  /** Base form of its first word. */
  verb: string
  /** The verbs behind the first are in their base form, too. */
  isBase: boolean
  /** The first is what somebody does without the app. */
  isOfLife?: boolean
  /** Who does it: "the captains"; absent where it is not said. */
  who?: string
  /** Nouns are listed there, and what stands behind "to" is told of them. */
  isList?: boolean
  /** It is one of the doings that tell an idea: "log your dip, beat friends, share clips". */
  isIdea?: boolean
}

const opening =
  /^(?:(?:as an? )?(?:bonus|optional(?:ly)?|extra|stretch(?: goal)?|nice to have)(?: \p{L}+)?\s?[:,-]\s?|(?:also|and|please|then|finally),? |(?:at|in|on) the (?:end|start|day|beginning),? |before leaving,? |at the end of (?:the|each|every) \p{L}+,? |for (?:each|every) \p{L}+,? )/iu
/** "It would be great to see": one should see. */
const wished =
  /^(?:(?:it|that) )?(?:would|will|'d) (?:also )?be (?:really |so |very )?(?:great|nice|good|cool|lovely|helpful|useful|super|handy) (?:to|if (?:we|i|they|you) could) /iu
const liked =
  /\b(i|we)(?:'d| would)(?: also| really| love| just)? (?:like|love|want) (?:to|my clients to|people to) /giu
/** "Needs the table with points": it is to be seen there. */
const needed =
  /^(?:(?:it|we|i|they) )?(?:also |just |really )?(?:needs?|wants?|requires?) (?!to\b|an? (?:simple |small |mobile |new )?(?:app|tool|website|site|program|platform)\b|something\b|help\b|people\b)/iu
/** "An app where", "a tool that": what the app is, before what one does in it. */
/** "I want my customers to order": they can. */
const wantedOf =
  /\b(?:i |we )?(?:want|would like|need) (?:my |our |the )?(people|\p{L}+s) to (?!be\b)(?=\p{L})/iu
/** "A button that says": one of these is shown. */
const aButton =
  /^(?:also,? )?(an? (?:\p{L}+ )?button) (?:that says|saying|to|for) (.+?)(?: would be \p{L}+)?$/iu
const ofTheApp =
  /^.*?\b(?:apps?|tools?|platform|website|web ?site|marketplace|community|something|software|system|program)\b(?: please)?(?=[ ,:.–—-])/iu
/** "Airbnb for darkrooms: ", "Tinder for musicians – ", "Vinted for stage costumes, ". */
const ofTheIdea =
  /^[^.:–—]{3,70}(?::| [–—-]|—)\s+|^(?:the )?\p{Lu}[\p{L}.]+ (?:for|of) [^,.]{3,50},\s+(?=where|with|that|in which)/u
/** "I want an app that", "can you build something for": what the app is comes now. */
const ordered =
  /^(?:hi[!,]? |hello[!,]? )?(?:and |so |please |can you |could you |i |we |we are |we're |i'm |my \p{L}+ )*(?:want|need|would like|build|make|create|looking for|look for|app for)\b[^.,]{0,40}?\b(?:apps?|tool|website|something|software|system|program)\b/iu
/** "An app that shows": it shows. */
const appShows =
  /(?:,? (?:that|which)|^) (?=(?:shows|tells|gives|counts|reminds|calculates|lists|warns)\b)/giu
/** "Shows speed and height, records the trip": a blurb leaves out that the app does so. */
const blurb =
  /^(?=(?:also )?(?:shows|displays|tells|gives|counts|lists|calculates|reminds|warns|alerts|notifies|plays|tracks|records|logs|keeps|saves|suggests|supports|includes) (?!of\b))/iu
/** "User can search for a cocktail": told from the first word on. */
const begun =
  /^(?:the |an? |each |every )?\p{L}+ (?:can|could|should|must|may) (?:also )?\p{L}|^(?:the |an? |each |every )(?:user|visitor|player|customer|member|student|guest|owner|reader) \p{L}+s (?:the|an?|his|her|their|all|for)\b/iu
const asDoneByIt = (said: string): string =>
  has(blurb, said)
    ? said
        .replace(blurb, 'it ')
        .replaceAll(
          /(?<=,) (?:and )?(?=(?:shows|displays|tells|gives|counts|calculates|reminds|warns|alerts|notifies|plays|records|logs|saves|suggests) (?:the|an?|your|you|every|each|how|what|when|if)\b)/giu,
          ' it ',
        )
    : said

/** "Each booking has a start date": what is filled in for each. */
const ofEach =
  /^(?:every|each) ([\p{L} -]{3,40}?)(?: (?:at|in|on|of) (?:the|an?|our) [\p{L}' ]{3,30}?)? (?:has|have|needs|gets|should have|must have) (?!to\b)(.+)$/iu
/** What a list of nouns behind the colon is: "The community for nurses: a feed, a board". */
const comparing = /^(?:(?:the|an?) )?[\p{L}.&'-]+(?: [\p{L}-]+)? (?:for|of) /iu
const introduced = /^[\s,:–—-]*(?:(?:where|in which|that|which|so that|so|with|to|and)\s+)?/iu
/** "Readings are entered along with the keys". */
const passive =
  /^(.{3,70}?) (?:is|are|can be|should be|must be|get|gets) (?:then |also |always )?(entered|recorded|shown|listed|noted|saved|filled in|added|chosen|selected|tracked|logged|calculated)\b(.*)$/iu
const warned =
  /^(?:the |an? |each )?[\p{L} ]{2,24}? (?:is|are|gets?) (?:then |also )?(warned|alerted|notified|reminded)\b ?(.*)$/iu
/** "The tenant and the inspector both sign." */
const signed =
  /^((?:the|an?|each|both) .{3,40}?)(?: both| each)? signs?(?: (?:on|with|for|it|at|here)\b.*)?$/iu
const trailing =
  /(?:[\s,;:–—(-]|\b(?:and|where|that|which|so|but|then|in|because|when|while)(?=[\s,]*$))+$/giu

const saying = (verb: string, text: string, isBase = true): Saying => ({ verb, text, isBase })

/** What is listed and not done: "an anonymous feed, a board for shifts". */
const asSeen = (list: string): Saying[] =>
  list.trim().length < 3 ? [] : [{ ...saying('see', `see ${list.trim()}`), isList: true }]

/** "Something to keep them: brand, nib and year". */
const keptSo =
  /^(?:to )?(?:keep|save|store|track|list|log|catalogue|record) (?:track of )?(?:them|it|these)(?: all)?: (.+)$/iu

function withoutSubject(said: string, isList: boolean, isIdea: boolean): Saying[] {
  const [, kept] = find(keptSo, said) ?? []
  if (kept) return [saying('enter', `enter ${kept}`)]
  const [word = '', next] = said.split(/[\s,]+/u)
  const verb = beginsDoing(word, next, { isFree: isIdea, isIdea })
  const isDone = baseOfVerb(word.toLowerCase()) === word.toLowerCase() || /^(?:do|be|go)$/iu.test(word)
  return verb ? [{ ...saying(verb, said), isIdea }] : isList && !(isIdea && isDone) ? asSeen(said) : []
}

/** What one sentence says is done in the app; of the first one what stands behind the words that say what the app is. */
export function sayingsIn(sentence: string, isFirst: boolean): Saying[] {
  const plain = replaced(
    replaced(
      replaced(
        sentence
          .trim()
          .replace(/[.!?;]+$/u, '')
          .replaceAll('’', "'"),
        /\b(tick|cross|check|sign) (them|it) off\b/iu,
        '$1 off $2',
      ),
      /\bcheck (?:them|him|her|people|guests|everyone) in\b/iu,
      'check in people',
    ),
    /\b(and|or) have (?=(?:the|an?) \p{L}+ sign\b)/iu,
    '$1 let ',
  )
  const [, button, says] = find(aButton, plain) ?? []
  if (button) return asSeen(`${button} to say ${says ?? ''}`)
  const isWanted = find(wantedOf, plain)
  const isOrder = isWanted !== null || has(ordered, plain)
  const isIdea = isFirst && !isOrder && has(ofTheIdea, plain)
  const behind =
    !isFirst && !isOrder
      ? plain
      : isIdea
        ? replaced(plain, ofTheIdea, '')
        : isWanted
          ? plain.slice(isWanted.index).replace(wantedOf, '$1 can ')
          : has(ofTheApp, plain)
            ? plain.replace(ofTheApp, '')
            : blurb.test(plain) || has(begun, plain)
              ? plain
              : ''
  // "An app that helps fermenters babysit a starter" says what it is for.
  if (behind === '' || has(/^[\s,]*(?:that|which)? ?(?:helps?|lets?|allows?|enables?) /iu, behind)) return []
  // "An app for keeping my spots on a map, with what I caught and how big it was"
  const [, besides] =
    isFirst || isOrder
      ? (find(/^[\s,]*(?:for|to) [^,.]{3,80}, (?:with|including) (.+)$/iu, behind) ?? [])
      : []
  if (besides) return asSeen(besides)
  const isList = (isIdea && has(comparing, plain)) || /^[\s,:–—-]*with\s/u.test(behind)
  const said = replaced(
    replaced(
      replaced(
        isFirst || isOrder
          ? asDoneByIt(replaced(behind, appShows, ', it ').replace(introduced, ''))
          : asDoneByIt(behind),
        wished,
        '',
      ),
      liked,
      '$1 can ',
    ),
    /(?<=\p{L}) (?:is|are|gets?) (?:told|shown) (?=if|whether|how|what|which|who|the|an?\b)/giu,
    ' can see ',
  )
  const [, told = '', what = ''] = find(warned, said) ?? []
  if (told !== '') return [saying(told.toLowerCase(), `${told} ${what}`)]
  const [, signing] = find(signed, said) ?? []
  if (signing) return [saying('sign', `sign ${signing}`)]
  return said.split(segments).flatMap((segment) =>
    sayingsOf(segment, {
      isList,
      isListed: !isFirst && also.test(plain),
      isNeeded: !isFirst && has(needed, segment),
      isIdea,
      isOrder: isFirst || isOrder,
    }),
  )
}

/** Behind these something else is told: ", and when it gets bad", ", and values out of range are shown in red". */
const segments =
  /,? (?:and|but) (?=at the end (?:the|they|he|she)\b|if (?:we|they|he|she|it|you|i|the|both) )|, (?:and|but) (?=(?:when|if|once|whenever|as soon as) |(?:the )?[\p{L} ]{3,40} (?:is|are) (?:shown|highlighted|marked|listed)\b)/iu

interface Manner {
  isList: boolean
  isListed: boolean
  isNeeded: boolean
  isIdea: boolean
  /** What the app is stands ahead of it. */
  isOrder: boolean
}

function sayingsOf(segment: string, { isList, isListed, isNeeded, isIdea, isOrder }: Manner): Saying[] {
  const said = replaced(isNeeded ? segment.replace(needed, '') : segment, opening, '')
  const [, entered, how = '', more = ''] = find(passive, said) ?? []
  if (entered && doersIn(entered).length === 0) return passiveOf(entered, how, more)
  const [, each, has = ''] = find(ofEach, said) ?? []
  if (each) return [saying('add', `add ${each} with ${has}`)]
  const doers = doersIn(said, isOrder)
  const [first] = doers
  const ahead = said.slice(0, first?.at ?? said.length).replace(trailing, '')
  return [
    ...(ahead === '' ? [] : isNeeded ? asSeen(ahead) : withoutSubject(ahead, isList || isListed, isIdea)),
    ...doers.flatMap(({ from, verb, isBase, isOfLife, who }, index) =>
      verb === ''
        ? []
        : [
            {
              ...saying(
                verb,
                said
                  .slice(from, doers[index + 1]?.at)
                  .replace(trailing, '')
                  .replace(trailing, ''),
                isBase,
              ),
              isOfLife,
              who,
            },
          ],
    ),
  ]
}

/** "Also the menu and a punch card". */
const also = /^(?:also|plus|and) (?:the|an?|our|my)\b/iu

const passiveOf = (what: string, how: string, more: string): Saying[] => {
  // "The time is filled in automatically"
  if (/\bautomatically\b/iu.test(more)) {
    const itself = `${what.replace(/^(?:the|an?|his|her|their) /iu, '')} ${how.replace(/ in$/iu, '')} in for you`
    return [saying('noted', `noted ${itself}`)]
  }
  const verb = /^(?:shown|listed|calculated)$/iu.test(how) ? 'see' : 'enter'
  const along = /^ (?:along|together) with (.+)$/iu.exec(more)?.[1]
  if (/^ in \p{L}+$/iu.test(more)) return [saying('see', `see ${what} are ${how}${more}`)]
  return [saying(verb, `${verb} ${what}${along ? `, ${along}` : ''}`)]
}
