import { byWord } from '../../by-word.ts'
import { rewriteTexts } from '../rewrite-texts.ts'
import { type EditRule, refuse } from '../rule.ts'

const symbols: Readonly<Record<string, string>> = byWord({
  euro: '€',
  euros: '€',
  eur: '€',
  dollar: '$',
  dollars: '$',
  usd: '$',
  pound: '£',
  pounds: '£',
  gbp: '£',
  yen: '¥',
  jpy: '¥',
  franc: 'CHF',
  francs: 'CHF',
  chf: 'CHF',
  rupee: '₹',
  rupees: '₹',
  inr: '₹',
  krone: 'kr',
  kroner: 'kr',
  krona: 'kr',
  kronor: 'kr',
  dkk: 'kr',
  sek: 'kr',
  nok: 'kr',
  zloty: 'zł',
  pln: 'zł',
  lira: '₺',
  shekels: '₪',
  won: '₩',
  rand: 'R',
  reais: 'R$',
  pesos: '$',
  forint: 'Ft',
  koruna: 'Kč',
  '€': '€',
  $: '$',
  '£': '£',
  '¥': '¥',
  '₹': '₹',
})

/** A sign before or after its amount. */
const signBefore = /(?:[$€£¥₹]|\bCHF)\s?(?=\d)/gu
const signAfter = /(?<=\d)(\s?)(?:[$€£¥₹]|CHF\b)(?!\s?\d)/gu
const before = (symbol: string) => (symbol.length > 1 || symbol === '€' ? `${symbol} ` : symbol)

/** "Change the currency to euros": in every amount of the app. */
const currency: EditRule = (clause, document) => {
  const found =
    /^(?:change|set|switch|convert|make|show|put|list|write)\s+(?:(?:the|all|every|each|our|my)\s+)*(?:currency|prices?|amounts?|costs?|earnings|totals?|sums|budgets?|balances?|numbers|fees)\s+(?:be\s+)?(?:to|into|in)\s+(?:(?:swiss|us|american|british|japanese|indian|danish|swedish|norwegian|icelandic|polish|turkish|brazilian|mexican|czech|hungarian|canadian|australian)\s+)?(\S+)$/i.exec(
      clause,
    ) ?? /^use\s+(\S+)\s+(?:as\s+(?:the\s+)?currency|instead of \S+)$/i.exec(clause)
  const symbol = symbols[found?.[1]?.toLowerCase().replace(/[.!"]+$/, '') ?? '']
  if (!symbol) return undefined
  const write = (text: string) =>
    text
      .replaceAll(signBefore, () => before(symbol))
      .replaceAll(signAfter, (_, space: string) => space + symbol)
  const commands = rewriteTexts(document, write)
  return commands.length > 0 ? commands : refuse(`No other currency than ${symbol} is in the app.`)
}

/** "Show the amounts without cents": each to the nearest whole one. */
const wholeAmounts: EditRule = (clause, document) => {
  const isMeant =
    /^(?:show|write|make|display|use|have)\s+(?:(?:the|all|our|my)\s+)*(?:prices?|amounts?|numbers|sums|values)\s+(?:without|with no|in whole|as whole|be whole|whole)\s*(?:cents?|decimals?|decimal places|euros?|dollars?|numbers?|amounts?)?$/i.test(
      clause,
    ) ||
    /^(?:remove|hide|delete|no|without)\s+(?:all\s+)?(?:the\s+)?(?:cents|decimals|decimal places)(?:\s+(?:from|in|of)\s.{2,30})?$/i.test(
      clause,
    )
  if (!isMeant) return undefined
  const commands = rewriteTexts(document, (text) =>
    text.replaceAll(amountWithCents, (_, sign: string, whole: string, cents: string) => {
      const next = Number(whole.replaceAll(',', '')) + (Number(cents) >= 50 ? 1 : 0)
      return `${sign}${String(next).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}`
    }),
  )
  return commands.length > 0 ? commands : refuse('No amount in the app has cents.')
}
const amountWithCents = /([$€£¥₹]\s?|\bCHF\s)(\d{1,3}(?:,\d{3})*|\d+)[.](\d{2})(?!\d)/gu

/** In what the app counts money, and how exactly. */
export const currencyRules: readonly EditRule[] = [currency, wholeAmounts]
