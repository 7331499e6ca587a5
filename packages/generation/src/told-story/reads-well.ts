import { capitalise } from '../words/forms.ts'
import type { StoryClause } from './story-clauses.ts'
import type { StoryPart } from './story-part.ts'
import { partsOfStory } from './story-parts.ts'
import { has, replaced } from '../understand/searched.ts'

/** What stands in a sentence around a name and is none of it. */
const around: readonly (readonly [words: RegExp, instead: string])[] = [
  [/^let(?:s)? (?:me|you|us|them|people)? ?(?=\p{L})/iu, ''],
  // "Sort by rating" stays.
  [/(?<!^(?:sort|filter|group|order)) by \p{L}+ing\b.*$/iu, ''],
  [/^with (?=\p{L}+ \p{L})/iu, ''],
  [
    / (?:in|into|inside|within|from) (?:(?:an?|one|the|single) )*(?:(?:input|output|text|result|entry|search) )?(?:field|box|area|container|text ?area|input|output)s?$/iu,
    '',
  ],
  [/ around$/iu, ''],
  [/ (?:based|depending|according|ever)$/iu, ''],
  [/ every (?:\p{L}+ )?(?:hours?|days?|weeks?|minutes?|evening|morning|night)$/iu, ''],
  [/ (?:at|on) (?:the )?(?:very )?(?:top|bottom|side)$/iu, ''],
  [/^(?:an? )?lists? (?:with|containing|showing) (?:all )?(?:the )?/iu, ''],
  [/^lists? of (?=\p{L}+ed )/iu, ''],
  [/ (?:showing|saying|telling|reading)$/iu, ''],
  [/ other$/iu, ' each other'],
  [/ (?:with|to|of|for|at|by|from|per)(?: (?:each|every))?$/iu, ''],
]
/** A piece of a sentence rather than a name: "Where a bigger circle means", "Afterwards". */
const piece =
  /^(?:columns?|those|these|that of|(?:allows?|lets?|enables?|helps?)(?= (?:the )?(?:users?|you|people|them)(?: |$))|this(?= (?:quickly|easily|fast)|$)|where(?! you)|lets?|be|other|such|afterwards|so|then|there|when(?! to)|whenever|if|while|in \p{L}+ percentages)(?= |$)|\bmore \p{L}+(?:ed|ing)\b/iu
const alone = /^(?:title|values?|results?|outputs?|messages?|texts?|notifications?)$/iu
/** "Residual waste are collected" is a sentence. */
const sentence = / (?:are|were) \p{L}+$/iu
const going =
  /^(?:go|navigate|move|return|get|lead) (?:back )?(?:to|on|into) .*\b(?:page|screen|view|site|app)$/iu
/** Nobody presses these. */
const happening = /^(?:win|wins|lose|belong|depend|happen)\b/iu
const telling = /^(?:tell|know|understand|forget)\b.*\b(?:how|who|which|what|whether|when|where)\b/iu

const mostOnButton = 4
/** A button says what it does: "Attach photos" of "Attach photos to every defect". */
function onButton(label: string): string {
  const words = label.split(' ')
  if (words.length <= mostOnButton || / side by side$/i.test(label)) return label
  const end = words.findIndex(
    (word, at) =>
      at > 1 &&
      /^(?:to|of|next|in|on|for|per|with|from|by|at|as|under|over|into|or|and|before|after|when)$/i.test(
        word,
      ),
  )
  return words.slice(0, end > 0 ? Math.min(end, mostOnButton) : mostOnButton).join(' ')
}

/** A part as it reads on a screen; undefined where its label is a piece of a sentence. */
export function asItReads(part: StoryPart): StoryPart | undefined {
  if (part.form === 'caption' || part.form === 'warn') return part
  const label = around.reduce((said, [words, instead]) => replaced(said, words, instead), part.label).trim()
  const isPiece =
    part.form === 'do'
      ? going.test(label) || telling.test(label) || happening.test(label)
      : sentence.test(label)
  if (label.length < 3 || isPiece || alone.test(label) || has(piece, label)) return undefined
  // One cannot do a verb alone that needs somebody: "interact".
  if (part.form === 'do' && label !== part.label && !label.includes(' ')) return undefined
  const short = part.form === 'do' ? onButton(label) : label
  return short === part.label ? part : { ...part, label: capitalise(short) }
}

/** The parts of a screen one clause asks for, as they read there. */
export const readableParts = (clause: StoryClause): StoryPart[] =>
  partsOfStory(clause).flatMap((part) => asItReads(part) ?? [])
