import { has, replaced } from '../searched.ts'

/** Somebody who uses the app, as the subject of a clause. */
const somebody = String.raw`(?:the |an? |each |every )?(?:users?|they|he|she|you|i|we|players?|members?|customers?|visitors?|guests?|people|\p{L}{3,12}(?:er|or|ist|ant|ent))`
/** What an app tells somebody then is a part of it, and so is when. */
const telling =
  /\b(?:notif|alert|remind|warn|alarm|message|email|e-mail|sms|ring|beep|vibrat|sound|buzz|signal|tell|told|inform|prompt|congratulat|celebrat|earn|award|reward|points?|badges?)/iu

/** "When the user feels ill, they can": on which occasion one does it. */
const before = new RegExp(
  String.raw`(?<=^\s*|[.;!?\n]\s*|, )(?:when|whenever|once|while|as soon as) ${somebody} (?!can\b|could\b|should\b|must\b|may\b)\p{L}[^.,;:!?\n]{2,60}, (?=${somebody} (?:can|could|should|must|may)\b)`,
  'giu',
)
/** "... when they leave a room." */
const behind = new RegExp(
  String.raw`(?<!\b(?:date|time|day|moment|year|hour|point)s?) (?:when|whenever|once|while) (?:the user|users?|they|he|she|you) (?!can\b)\p{L}[^.,;:!?()\n]{2,50}(?=[.,;!?\n]|$)`,
  'giu',
)

/**
 * Sentences without the occasion on which something is done: the words of such a clause name nothing of the app. Where
 * somebody is told of something then, it stays.
 */
export const withoutOccasions = (text: string): string =>
  has(/\b(?:when|whenever|once|while|as soon as)\b/iu, text)
    ? text
        .split(/(?<=[.!?\n])/u)
        .map((sentence) =>
          telling.test(sentence)
            ? sentence
            : replaced(sentence, before, (_whole, at: number) => (at < 2 ? '' : '. ')).replaceAll(behind, ''),
        )
        .join('')
    : text
