import { hashText } from '../seed.ts'
import { stemOf } from '../words/forms.ts'
import { type Domain, findDomain } from '../words/domains.ts'
import type { Language } from '../words/languages.ts'
import { correctSpelling } from './correct-spelling.ts'
import { joinPhrases } from './join-phrases.ts'
import { normalise } from './normalise.ts'
import type { Phrase } from './phrase.ts'
import { readName } from './read-name.ts'
import { readStyle, type Style } from './read-style.ts'
import { readLanguage } from './read-language.ts'
import { readRoles } from './roles.ts'

/** What a description says, before any decision about the app. */
export interface Understanding {
  text: string
  /** Stems of the words that are not negated, with spaces around, for looking up triggers. */
  stems: string
  phrases: Phrase[]
  style: Style
  /** Who uses the app in different parts, when the description tells them apart. */
  roles: string[]
  /** A name the description gives the app. */
  name?: string
  /** Hash of the description: decides names and sample content, and the look when no other is wanted. */
  seed: number
  isEnglish: boolean
  /** The trade or place it is set in, when words tell. */
  domain?: Domain
  /** `other`: not English, and Kwiq has no interface words in it. */
  language: Language | 'other'
}

const negated =
  /\b(?:no|without|not|don't|doesn't|do not|never|skip|except)\b\s(?:need(?:s|ed)?\s|want\s|require\w*\s|any\s|an?\s|the\s|have\s|include\s)*[^.,;:!?\n]*?(?=$|[.,;:!?\n]|\b(?:but|just|only)\b)/gi
/** Orders to whoever reads it are no part of an app. */
const orders =
  /\b(?:ignore|disregard|forget)\s(?:(?:all|any|the|your|of|my)\s)*(?:previous|prior|above|earlier|rules|instructions)[^.!?\n]{0,160}/gi
/** Who the writer is says nothing about the app; what he has does. */
const ownership =
  /\b(?:i am|i'm|we are|we're) an? [^,.;\n]{2,40}?(?=\sand (?:i|we)\b|[,.;\n])|\b(?:i|we) (?:run|own|have|lead|manage|would like|am|are|coach|teach|train|organi[sz]e|volunteer (?:at|in|for)|work (?:at|in|for|as)|live in|play in|breed|study|started|founded|sell|bake|make|brew|grow|keep|produce|host)\b|^\s*(?:hi|hello|hey|dear \p{L}+)\b[!,. ]|\btak(?:e|es|ing) turns(?: \p{L}+ing)?|\b(?:tired|sick) of [^,.;\n]{3,60}|\bfed up with [^,.;\n]{3,60}|\bwants? (?:[\p{L}]+ ){1,3}to stop [\p{L}]+ing(?: me| us)?|\b(?:an? )?(?:mvp|poc|proof of concept|prototype|side project|hackathon project|startup idea)(?: (?:for|of) (?:an? |my |our )?(?:startup|company|team))?\b|\bb2[bc]\b|\bsaas\b/giu
/** "Stamp and coin collections": both are collections. */
const sharedHead =
  /\b([a-z]{3,14}[^s\s\W]) and ([a-z]{3,14}) (collections?|bookings|records|lists|logs|tickets|profiles|schedules|reports|requests|reminders|rentals|lessons|courses|classes)\b/g
/** "Lots of clients" is about clients; other turns of speech end what is before them. */
const standIn = (idiom: string) =>
  /^(?:a lot|lots|instead|because|depending|according|due|such)/i.test(idiom) ? ' the ' : ' , '

/** Turns of speech that say how or when, and name nothing of the app. */
const idioms =
  /\b(?:at the (?:very )?end(?! of)|(?:at|by|until|before|towards?) (?:the )?(?:end|beginning|start) of (?:the|each|every) (?:day|week|month|year|season|term|shift)|(?:all )?in one place|at a glance|on the go|in real time|in time|on time|in advance|at once|right away|a lot(?: of)?|lots of|all in one|from scratch|by hand|out of the box|with (?:one|a single) tap|so on|and so forth|as well|and more|loved ones|for example|at any time|at home|no matter|make sure|instead of|because of|depending on|according to|due to|such as|as soon as|no longer|from anywhere|around the corner|on the way|day to day|day-to-day|step by step|on foot|by (?:bike|car|bus|train|foot|phone)|up to date|up-to-date)\b/gi
/** What an app says back ("an error is displayed when the wrong answer is chosen") is no thing it keeps. */
const feedback =
  /\b(?:an? |the )?(?:(?:error|warning|success|validation|confirmation|alert) (?:messages?|texts?|popups?|toasts?)|(?:errors?|warnings?)(?= (?:is|are|displayed|shown|appears?|when|if)\b))(?: (?:is |are )?(?:displayed|shown|appears?))?\b|\b(?:wrong|right|correct|incorrect) answers?\b/gi

export function understand(prompt: string): Understanding {
  const plain = normalise(prompt)
  // The little words of Japanese, which tell it from Chinese, are gone from the text.
  const language = readLanguage(/[\u3041-\u30ff]/.test(prompt) ? prompt : plain)
  const isEnglish = language === 'en'
  const text = isEnglish ? correctSpelling(plain) : plain
  const positive = text
    .replaceAll(orders, ' , ')
    .replaceAll(negated, ' , ')
    .replaceAll(ownership, ' , ')
    .replaceAll(feedback, ' , ')
    // "Find out if a restaurant is ...": what one looks for is restaurants.
    .replaceAll(/\b(?:find out|check|see|know) (?:if|whether) an? (\p{L}{3,14}) is\b/giu, 'find $1s that are')
    // "Neighbours lend each other things": what is lent is the things.
    .replaceAll(/\s(?:each other|one another)(?:'s)?(?=\s\p{L})/giu, '')
    // "How much water I drink" is about water, "how many pages we read" about pages.
    .replaceAll(
      /\bhow (?:much|many) (\p{L}{3,20}) (?:i|we|they|you|he|she|people|users?) (?:\p{L}{2,12})\b/giu,
      '$1',
    )
    .replaceAll(
      /\blibrary (?:for|of) (?:our |the |my |a )?(?:\p{L}+ ){0,3}(\p{L}+s)\b(?=\s*[:,.;]|\s*$)/giu,
      '$1 library',
    )
    .replaceAll(sharedHead, '$1 $3 and $2 $3')
  const given = readName(text)
  const withoutName = given ? positive.replaceAll(`"${given}"`, ' , ').replaceAll(given, ' , ') : positive
  const content = withoutName
    .replaceAll(idioms, standIn)
    .replaceAll(/\b(?:colou?rs?|palette|theme)\s?:\s?[^.\n]*/gi, ' , ')
  const words = positive.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'-]*/gu) ?? []
  // Who writes ("I am a dog groomer") is no thing of the app, but says what its things are.
  const domain = isEnglish ? (findDomain(positive) ?? findDomain(text)) : undefined
  const phrases = joinPhrases(content, language)
  return {
    text,
    stems: ` ${words
      .flatMap((word) => (word.includes('-') ? [word, ...word.split('-')] : [word]))
      .map((word) => stemOf(word.replace(/'s?$/, '')))
      .join(' ')} `,
    phrases: domain ? phrases.map((phrase) => ({ ...phrase, domain })) : phrases,
    roles: isEnglish ? readRoles(content) : [],
    style: readStyle(positive),
    seed: hashText(prompt),
    isEnglish,
    language,
    ...(domain ? { domain } : {}),
    ...(given ? { name: given } : {}),
  }
}
