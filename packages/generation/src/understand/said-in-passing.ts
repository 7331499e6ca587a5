import { replaced, has } from './searched.ts'

/** Lines a mail begins with. */
const head = /^(?:from|to|cc|bcc|date|sent|reply-to|von|an|datum|gesendet|de|para|à|da|a|inviato)\s?:.*$/gimu
const subject =
  /^(?:subject|betreff|objet|asunto|assunto|oggetto)\s?:\s?(?:(?:re|fwd?|aw|wg|tr|rv|enc)\s?:\s?)*([^\n]*?)[.!]?$/gimu
const isMail = (text: string) =>
  (text.match(head) ?? []).length + (text.match(subject) ?? []).length >= 2 || has(closing, text)
/** From these words on it is signed. */
const closing =
  /^[ \t]*(?:(?:kind|best|warm|many)(?:est)? (?:regards|wishes)|regards|yours (?:sincerely|faithfully|truly)|sincerely|cheers|best|many thanks|thanks(?: again| a lot| in advance)?|viele grüße|liebe grüße|beste grüße|mit freundlichen grüßen|vg|lg|mfg|cordialement|bien à vous|merci d'avance|(?:un )?saludos?(?: cordial(?:es)?)?|atentamente|abraços?|att|atenciosamente|cordiali saluti|a presto)[,.!]?[ \t]*\n[\s\S]{0,600}$/imu
/** The same behind the last sentence of a text that is all one line. */
const signed =
  /(?<=[.!?] )(?:(?:(?:kind|best|warm|many)(?:est)? (?:regards|wishes|thanks)|regards|yours (?:sincerely|faithfully|truly)|sincerely|cheers|thanks(?: again| a lot| in advance)?|thank you)[,.!]* *){1,2}(?:(?:from )?\p{Lu}[\p{L}.'’-]*[ ,]*){0,4}[.!]?\s*$/iu
const salutation =
  /^[ \t]*(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|hallo|liebe[rs]?|guten tag|bonjour|hola|olá|ciao)\b[^\n,.!]{0,40}[,.!]?[ \t]*$/gimu
/** What a mail says of the work itself: what it costs, when it is due, what was talked about. */
const ofTheWork =
  /(?:^|(?<=[.!?\n]))[^.!?\n]{0,40}\b(?:budget is|our budget|deadline|thanks for (?:the|your)|thank you for (?:the|your)|first version|let me know|looking forward|could you (?:get|send|give|quote)|please (?:quote|confirm)|this e?-?mail is|get back to (?:me|us)|hop on a call|attached)\b[^.!?\n]{0,90}(?:[.!?]|$|(?=\n))|\bas discussed,?/gimu
/** What the minutes of a meeting say of the meeting. */
const ofTheMeeting =
  /^[ \t]*(?:[-*•]\s?)?(?:(?:meeting|call) (?:notes|minutes)\b[^\n]*|minutes of\b[^\n]*|(?:attendees|attending|present|apologies|participants|absent|date|time|location|venue|chair|minute taker|next (?:mtg|meeting|call))\b\s?[:\d][^\n]*|[^\n]*\b(?:park (?:it |this )?for now|parked|out of scope|next (?:mtg|meeting)|brings cake)\b[^\n]*)$/gimu
const agreed = /^([ \t]*(?:[-*•]\s?)?)(?:agreed|decided|decision|action|todo|ai)\s?:\s?/gimu
const isMinutes = /\b(?:meeting|call) (?:notes|minutes)\b|^[ \t]*(?:attendees|minutes of)\b/imu

/** A text without what a mail or the minutes of a meeting have around what they ask for. */
function withoutLetter(text: string): string {
  const body = isMail(text)
    ? text
        .replace(closing, '\n')
        .replaceAll(head, '')
        .replaceAll(subject, '$1.')
        .replaceAll(salutation, '')
        .replaceAll(ofTheWork, ' ')
    : replaced(text, signed, '')
  const isOfLines = (body.match(/\n/gu) ?? []).length >= 2
  return isOfLines && isMinutes.test(body) ? body.replaceAll(ofTheMeeting, '').replaceAll(agreed, '$1') : body
}

/** Names and numbers by which somebody can be reached or gets in: they belong on no screen. */
const secrets: readonly RegExp[] = [
  /(?:and |, )?(?:the |my |our )?(?:login|credentials?|account|log-?in|zugang)(?: is| are|:| =)\s?\S{1,40}\s?\/\s?\S{1,60}(?<![.,;:])/giu,
  /(?:and |, )?(?:the |my |our |mein |das )?(?:pass ?word|passwor[dt]|passcode|pwd|pin(?: code)?|api[ -]?key|access[ -]?token|token|secret(?: key)?|contraseña|mot de passe|senha|parola|kennwort|密码|パスワード)(?: is| ist| est| es| é|:|\s?=|是|：|は)?\s?(?=[!-~]{0,60}[\d!@#$%^&*_])[!-~]{3,80}(?<![.,;:!?])/giu,
  /(?:我的)?(?:手机号?|电话(?:号码)?|联系电话|微信号?|電話番号?|携帯)(?:码)?(?:是|为|：|:|は)?\s?\+?\d[\d -]{6,16}\d[，。、]?/gu,
  /(?<!\d)1[3-9]\d{9}(?!\d)/gu,
  /[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,32}){1,4}/gu,
  /\b(?:sk|pk|rk|ghp|gho|glpat|xox[abp]|AKIA|AIza|eyJ)[-_A-Za-z0-9]{10,}/gu,
  /\b(?=[A-Fa-f0-9]{0,39}\d)[A-Fa-f0-9]{24,128}\b/gu,
  /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b/gu,
  /\b(?:\d{4}[ -]){3}\d{3,4}\b/gu,
  /(?:my |our |the |mein[e]? |unsere? |mi |mon |minha |mio )?(?:(?:phone|mobile|cell|telephone|whats ?app|contact)?[ -]?(?:number|no\.?|nr\.?)|tel\.?|phone|telefon(?:nummer)?|handy(?:nummer)?|teléfono|téléphone|telefone|telefono)(?: is| ist| est| es| é| è)?\s?:?\s?(?:\+|\(?0)\d[\d ()./-]{6,20}\d/giu,
  /(?<![\p{L}\d.,-])(?:\+|00?)[1-9]\d?[\d ()/-]{7,18}\d(?![\d.,]?\d)/gu,
]

/** Statements of a database. */
const statements: readonly RegExp[] = [
  /['"]?\s?;?\s?\b(?:DROP|TRUNCATE|ALTER|CREATE) (?:TABLE|DATABASE|INDEX)\b[^;\n]{0,120}(?:;(?:\s?--)?|--|$)/gmu,
  /\bUPDATE [\w.]{1,40} SET [^;\n]{1,120}(?:;|$)/gmu,
  /\b(?:INSERT INTO|DELETE FROM) [\w.]{1,40}[^;\n]{0,120}(?:;|$)/gmu,
  /\b(?:UNION )?SELECT (?:\*|[\w.]{1,40}(?:, ?[\w.]{1,40}){0,12}) FROM [\w.]{1,40}(?: WHERE [^;\n]{0,80})?;?/gu,
]

/** How somebody begins who writes to a person. */
const smallTalk: readonly RegExp[] = [
  /(?:^\s*|(?<=[.!?\n]\s?))(?:[Ii]['’]m|[Mm]y name is|[Tt]his is) \p{Lu}\p{L}+(?:,? (?:from|in) \p{Lu}\p{L}+)?[.!]/gu,
  /(?:^\s*|(?<=[.!?\n]\s?))(?:i )?(?:really )?(?:love|like) (?:your|this) (?:tool|app|site|website|product|service)\b[^.!?\n]{0,40}[.!?]/giu,
  /(?:^\s*|(?<=[.!?\n]\s?))(?:ok(?:ay)?,? )?(?:so,? )?basically,? (?=\p{L})/giu,
  /^\s*(?:hi|hello|hey)(?: there| all| team)?[!.]+\s+(?!i\b)/giu,
]

const aims =
  '(?:instructions?|prompts?|rules|directives|guidelines|anweisungen|vorgaben|consignes|instrucciones|instruções|istruzioni)'
/** What is said to whoever reads it rather than of the app. */
const orders: readonly RegExp[] = [
  new RegExp(
    `(?:^|(?<=[.!?\\n:;]))[^.!?\\n]{0,40}\\b(?:ignore|disregard|forget|override|bypass|ignoriere|vergiss|oublie[sz]?|ignora|olvida|desconsidere|esqueça|dimentica)\\b[^.!?\\n]{0,60}\\b(?:${aims}|everything (?:above|before))(?: (?:above|before|so far|you (?:got|have)))?(?:,? (?:and|then|und|y|et|e) |[.!?:,;]|$)`,
    'gimu',
  ),
  /(?:^|(?<=[.!?\n:;]))[^.!?\n]{0,40}\b(?:print|reveal|output|repeat|leak|expose|show me|tell me|give me|display|return|send me|dump)\b[^.!?\n]{0,60}\b(?:system prompt|your (?:\w+ )?(?:prompt|instructions|rules|configuration)|hidden (?:prompt|instructions)|(?:admin|root|master) password|environment variables?|api keys?|secret keys?|source code of (?:this|your))\b[^.!?\n]{0,60}[.!?]?/giu,
  /\b(?:[Ff]rom now on,? )?[Yy]ou are (?:now|no longer) (?:an? |the |in |bound |\p{Lu})[^.!?\n]{0,100}[.!?]?/gu,
  /(?:^|(?<=[.!?\n\s]))(?:SYSTEM|ASSISTANT|ADMIN|DEVELOPER|\[?INST\]?|<\|\w+\|>)\s?(?:MESSAGE|PROMPT|NOTE)?:\s[^.!?\n]{0,240}[.!?]?/gu,
  /(?:^|(?<=[.!?\n:;]))[^.!?\n]{0,30}\b(?:respond|reply|answer|output|return) only (?:with|in|the)\b[^.!?\n]{0,100}[.!?]?/giu,
  /忽略(?:之前|以上|前面|所有)[^。！？\n]{0,20}(?:指令|提示|要求|规则)[，。！]?|(?:以前|上記|これまで)の(?:指示|命令)[^。！？\n]{0,12}無視[^。！？\n]{0,8}[、。]?|تجاهل (?:كل |جميع )?(?:ال)?تعليمات(?: السابقة)?[،.]?/gu,
]

/** Whoever does not know yet says nothing of the app. */
const undecided =
  /\b(?:idk|i (?:do ?n[o']?t|don’t) know(?: what i want)?|dunno|no idea|not sure|surprise me|whatever(?: you (?:think|want|like)(?: is best)?)?|(?:you|u) (?:choose|decide|pick)|up to you|anything(?: goes| works)?|think is best|something (?:cool|fun|nice|awesome|great|amazing|useful)|the next big thing|make it (?:good|nice|cool|pretty))\b[,.!]?/giu
const longestUndecided = 90

/** What is left of such a wish, a try of the keyboard, and words one types to see what happens. */
const saysNothing =
  /^[\s\p{P}]*(?:(?:please )?(?:just )?(?:build|make|create|give|design|generate)(?: me| us)?(?: an? (?:app|one))?|(?:an? app )?for my (?:mum|mom|mother|dad|father|wife|husband|boss|friend|son|daughter|sister|brother)|test(?:ing)?(?: test| 123)*|hello world|lorem ipsum.*|(?:asdf|qwer|zxcv|hjkl|sdfg)\p{L}*|[bcdfghjklmnpqrstvwxz]{6,})[\s\p{P}]*$/iu

/** Data and code somebody pasted: what stands in braces with quoted names. */
function withoutData(text: string): string {
  let plain = text
  for (let round = 0; round < 6 && /\{[^{}]*"\s?:/u.test(plain); round += 1)
    plain = plain.replaceAll(/\{[^{}]{0,2000}\}/gu, ' ').replaceAll(/\[[\s,]*\]/gu, ' ')
  return plain
}

const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0
/** Fewer are no description any more. */
const fewest = 3

/**
 * A text without what is no part of what it asks for: the head and the signature of a mail, who was at the meeting,
 * numbers and passwords, statements of a database, and orders to whoever reads it. Where nothing else is said, the text.
 */
export function withoutPassing(text: string): string {
  const isShouted = !has(/\p{Ll}/u, text)
  const removed = [...smallTalk, ...(isShouted ? [] : statements), ...orders, ...secrets].reduce(
    (plain, form) => replaced(plain, form, ' '),
    withoutData(withoutLetter(text)),
  )
  const plain =
    removed === text ? text : removed.replaceAll(/[^\S\n]+(?=[.,;])/gu, '').replace(/^[\s。，、]+/u, '')
  const told = (plain.length <= longestUndecided ? replaced(plain, undecided, ' ') : plain).replace(
    /^[\s,;]*(?:and|then)\s/iu,
    '',
  )
  if (told.length <= longestUndecided && has(saysNothing, told)) return ''
  if (letters(told) >= fewest) return told
  return letters(plain) >= fewest && told.trim() === '' ? '' : plain
}
