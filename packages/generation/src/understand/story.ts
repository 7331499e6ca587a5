import { remembering } from '../remembering.ts'
import { toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import type { Phrase } from './phrase.ts'
import { findAll } from './searched.ts'

const who =
  '(?:the |a |an |each |every |both )?(?:users?|players?|visitors?|customers?|members?|readers?|guests?|buyers?|sellers?|participants?|administrators?|admins?|moderators?|organi[sz]ers?|hosts?|he|she|they|you)'
/** What somebody does to something: "pastes the text". */
const thirds = String.raw`(?:pastes|writes|sets|copies|adds|uploads|draws|loads|downloads|drags|drops|switches|opens|saves|edits|creates|deletes|removes|searches|filters|sorts|adjusts|scans|starts|stops|records|listens|repeats|compares|rates|marks)(?= (?:the|an?|his|her|their|all|both|one|two|to|for|between|by)\b)`
const told = new RegExp(
  String.raw`(?:^|[.!?;:\n]\s*|\band |\b(?:that|where|which|lets) )${who} (?:(?:can|could|should|must|may|will|has to|have to|is|are) |(?:sees?|enters?|clicks?|selects?|chooses?|types?|gets?|taps?|presses|picks?|${thirds})\b)`,
  'giu',
)
/** "Students can see ...": whoever it is, they are told what they may do. */
const othersTold = /(?:^|[.!?;:\n]\s*)\p{Lu}\p{L}+(?:s|ren|ople|body|one|chen) (?:can|could|should) /gu
/** "Manager can see ...": one of those there are. */
const personTold = new RegExp(
  String.raw`(?:^|[.!?;:\n]\s*)(?:(?:the|an?|each|every) )?(?:\p{L}+ )?(\p{L}+) (?:(?:can|must) |(?:sees|enters|chooses|types|presses|picks|selects) (?:the|an?|his|her|their)\b|${thirds})`,
  'giu',
)
const enoughTold = 2

/** "User can roll the dice. User can see the score.": a project brief, which tells what one does and sees. */
export const isStory = remembering(
  64,
  (text) =>
    findAll(told, text).length + findAll(othersTold, text).length >= enoughTold ||
    findAll(personTold, text).filter(([, who = '']) => classOf(toSingular(who.toLowerCase())) === 'person')
      .length >= enoughTold,
)

const seeing =
  /\b(?:sees?|views?|gets?|shown?|shows|displays?|displayed|reads?|contains?|containing|including|along with|with)\b([^.;\n]*)/giu
const giving =
  /\b(?:enters?|types?|fills?|adds?|creates?|edits?|sets?|chooses?|selects?|picks?|inputs?|provides?|uploads?|writes?|posts?|customi[sz]es?|filters?|searche?s?|sorts?)\b((?:(?!\b(?:and|to) (?:then )?(?:sees?|gets?|views?)\b)[^.;\n])*)/giu

/** The phrases of a brief, with those marked that one is shown and does not enter. */
export function ofStory(phrases: Phrase[], text: string): Phrase[] {
  if (!isStory(text)) return phrases
  const lower = text.toLowerCase()
  const spans = (form: RegExp) => findAll(form, lower).map(([, span = '']) => span)
  const given = spans(giving)
  const isIn = (all: readonly string[], { text: words, label }: Phrase) =>
    all.some((span) => span.includes(label?.toLowerCase() ?? words) || span.includes(words))
  // What one enters and then sees is no part of what is shown.
  const seen = spans(seeing)
  return phrases
    .filter((phrase) => !isTellingWho(phrase, text))
    .map((phrase) => ({
      ...phrase,
      isOfStory: true,
      ...(!phrase.verb && isIn(seen, phrase) && !isIn(given, phrase) ? { isSeen: true } : {}),
    }))
}

/** "Manager can see ...": one of those who use the app, and nothing in it. */
function isTellingWho({ verb, label, words, text }: Phrase, story: string): boolean {
  const [who = ''] = words
  return (
    verb === undefined &&
    label === undefined &&
    words.length === 1 &&
    who === toSingular(who) &&
    classOf(who) === 'person' &&
    new RegExp(
      String.raw`(?:^|[.!?;\n]\s*)(?:the |an? |each |every )?${text} (?:can|could|may|must|should|has to) `,
      'iu',
    ).test(story) &&
    // Kept, too: "the manager can add a nurse".
    !new RegExp(String.raw`(?<![.!?;\n]\s*)(?<!^)\b(?:an?|the|each|every|new) ${text}\b`, 'iu').test(story)
  )
}

const making =
  /\b(?:creat|add|edit|updat|delet|remov|manag|track|record|register|post|upload|writ|submit|sav|keep|kept|log|plan|book|order|buy|sell|invit|assign|mark|enter|stor|organi[sz]|schedul|report|comment|rat(?:e|es|ing)\b|vot|import|maintain|collect)/iu

/** "User can see, search and filter them": nothing is ever made or kept, so nothing has a form. */
export const isOnlyShown = (text: string): boolean =>
  isStory(text) &&
  !making.test(
    text.replaceAll(
      /\benters? (?:the |a |an |some )?[^.;]{0,40}(?:search|name|city|word|query|keyword)/giu,
      '',
    ),
  )
