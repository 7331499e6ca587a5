import { reword, replaced } from '../searched.ts'
import { accountTurns } from './account-turns.ts'
import { appTurns } from './app-turns.ts'
import { askedTurns } from './asked-turns.ts'
import { briefTurns } from './brief-turns.ts'
import { builderTurns } from './builder-turns.ts'
import { clientTurns } from './client-turns.ts'
import { doingTurns } from './doing-turns.ts'
import { firstTurns } from './first-turns.ts'
import { lifeTurns } from './life-turns.ts'
import { listingTurns } from './listing-turns.ts'
import { meantTurns } from './meant-turns.ts'
import { negatedTurns } from './negated-turns.ts'
import { optionTurns } from './option-turns.ts'
import { orderTurns } from './order-turns.ts'
import { outcomeTurns } from './outcome-turns.ts'
import { ownerTurns } from './owner-turns.ts'
import { plainTurns } from './plain-turns.ts'
import { promptTurns } from './prompt-turns.ts'
import { seenTurns } from './seen-turns.ts'
import { shapeTurns } from './shape-turns.ts'
import { storyTurns } from './story-turns.ts'
import type { Turn } from './turn.ts'
import { wishTurns } from './wish-turns.ts'

const nothing = ' , '

/**
 * Read in this order before a name is looked for. A new one is an entry with its example in one of the tables;
 * `read-turns.test.ts` reads all of them.
 */
export const turnsOfSpeech: readonly Turn[] = [
  ...accountTurns,
  ...appTurns,
  ...wishTurns,
  ...lifeTurns,
  ...optionTurns,
  ...listingTurns,
  ...askedTurns,
  ...outcomeTurns,
  ...meantTurns,
  ...seenTurns,
  ...negatedTurns,
  ...clientTurns,
  ...ownerTurns,
  ...storyTurns,
  ...shapeTurns,
  ...orderTurns,
  ...firstTurns,
  ...briefTurns,
  ...promptTurns,
  ...builderTurns,
  ...plainTurns,
  ...doingTurns,
]

/** The text without what says nothing, and in plainer words where there are some. */
export const readTurns = (text: string): string => reword(text, turnsOfSpeech)

const clientsTurns: readonly Turn[] = [...wishTurns, ...optionTurns, ...clientTurns, ...ownerTurns]

/** The text as plain statements: what owners and clients say in whole sentences and what is only set, without the rest of the turns. */
export const readClients = (text: string): string => reword(text, clientsTurns)

/** The text with those who do something read as said, and all else as it stands. */
export const readDoings = (text: string): string => reword(text, doingTurns)

/** Turns of speech that say how or when, and name nothing of the app; as words of one pattern. */
const idioms =
  /\b(?:at the (?:very )?end(?! of)|(?:at|by|until|before|towards?) (?:the )?(?:end|beginning|start) of (?:the|each|every) (?:day|week|month|year|season|term|shift)|(?:all )?in one place|at a glance|on the go|in real time|in time|on time|in advance|at once|right away|a lot(?: of)?|lots of|all in one|from scratch|by hand|out of the box|with (?:one|a single) (?:tap|hand)|so on|and so forth|and stuff|and things|or something|as well|and more|loved ones|for example|at any time|at home|no matter|make sure|instead of|because of|depending on|according to|due to|such as|as soon as|no longer|from anywhere|around the corner|on the way|day to day|day-to-day|step by step|on foot|by (?:bike|car|bus|train|foot|phone)|up to date|up-to-date|offline[- ]first|over the years|at the same time)\b/gi

/** "Lots of clients" is about clients; other turns of speech end what is before them. */
const standIn = (idiom: string) =>
  /^(?:a lot|lots|instead|because|depending|according|due|such)/i.test(idiom) ? ' the ' : nothing

export const withoutIdioms = (text: string): string => replaced(text, idioms, standIn)
