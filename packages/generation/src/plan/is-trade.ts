import { noDomain } from '../words/domains.ts'
import type { Phrase } from '../understand/phrase.ts'
import { has } from '../understand/searched.ts'

const trade =
  /\b(?:buy(?:s|ers?|ing)?|sells?|sellers?|selling|sold|orders?|ordering|prices?|priced|pricing|shops?|stores?|supermarkets?|pays?|paid|paying|payments?|costs?|cheap(?:er|est)?|rents?|rentals?|hire|markets?|marketplace|cart|basket|checkout|caf[eé]s?|bakery|bakeries|restaurants?|takeaway|deliver(?:y|ies|s)?|catering|customers?|clients?|invoices?|budgets?|quotes?|fees?|money|cash|discounts?|vouchers?|coupons?|wholesale|auctions?|stalls?|kiosk|merch|boutique|business|e-?commerce|second-?hand)\b|[€$£]/i

/** Whether something has a price where the description is set. */
export const isTrade = (text: string): boolean => trade.test(text)

const foreignTrade =
  /preis|kauf|laden|shop|markt|bestell|miet|kosten|zahlung|bezahl|rechnung|kund|verleih|prix|achat|achet|vend|boutique|magasin|command|louer|location|pay|client|factur|precio|compra|venta|tienda|pedido|alquil|\bpag|preço|loja|encomenda|alug|prezz|negozio|ordin|noleggi|fattur|[€$£¥₪]|价|買|买|卖|店|订单|租|価格|売|注文|レンタル|料金|سعر|أسعار|شراء|بيع|متجر|طلب|دفع|מחיר|קני|מכיר|חנות|הזמנ|תשלום/i

/** The same in any other language. */
export const isForeignTrade = (text: string): boolean => foreignTrade.test(text)

const handling =
  /\b(?:borrow(?:s|ed|ing)?|lend(?:s|ing)?|lent|rentals?|rents?|hire|swap(?:s|ping)?|repairs?|restor(?:e|es|ing)|mend(?:s|ing)?|spare parts?)\b/i

/** Whether things are handed from one to another or repaired where the description is set. */
export const isHandling = (text: string): boolean => has(handling, text)

/** The phrase, as it is meant where things are handed on or repaired. */
export const asHandled = (phrase: Phrase): Phrase => ({
  ...phrase,
  domain: { ...(phrase.domain ?? noDomain), isHandled: true },
})

/** The phrase, as it is meant where nothing is sold. */
export const asGiven = (phrase: Phrase): Phrase => ({
  ...phrase,
  domain: { ...(phrase.domain ?? noDomain), isFree: true },
})
