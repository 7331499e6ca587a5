import { noDomain } from '../words/domains.ts'
import type { Phrase } from '../understand/phrase.ts'

const trade =
  /\b(?:buy(?:s|ers?|ing)?|sells?|sellers?|selling|sold|orders?|ordering|prices?|priced|pricing|shops?|stores?|supermarkets?|pays?|paid|paying|payments?|costs?|cheap(?:er|est)?|rents?|rentals?|hire|markets?|marketplace|cart|basket|checkout|caf[eé]s?|bakery|bakeries|restaurants?|takeaway|deliver(?:y|ies|s)?|catering|customers?|clients?|invoices?|budgets?|quotes?|fees?|money|cash|discounts?|vouchers?|coupons?|wholesale|auctions?|stalls?|kiosk|merch|boutique|business|e-?commerce|second-?hand)\b|[€$£]/i

/** Whether something has a price where the description is set. */
export const isTrade = (text: string): boolean => trade.test(text)

/** The phrase, as it is meant where nothing is sold. */
export const asGiven = (phrase: Phrase): Phrase => ({
  ...phrase,
  domain: { ...(phrase.domain ?? noDomain), isFree: true },
})
