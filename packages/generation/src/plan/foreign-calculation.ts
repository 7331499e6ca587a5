import { defineEntity, type Entity } from '../entity.ts'
import { readAsWritten } from '../understand/foreign-phrases.ts'
import type { Understanding } from '../understand/understand.ts'
import { translate } from '../words/interface-words.ts'
import { samplesOf } from '../words/foreign-samples.ts'
import type { Language } from '../words/languages.ts'
import { inMoneyOf } from '../words/foreign-money.ts'

/** A calculation one asks for in another language, with names the interface has words for. */
interface Calculation {
  form: RegExp
  /** `name | value`; a value of money is one in euros. */
  fields: readonly string[]
  /** `name | value` of what comes out. */
  gives: string
  /** What comes out besides. */
  also?: string
  icon: string
  /** Values of those before. */
  kept: readonly string[]
}

/** That something is worked out. */
const isWorkedOut =
  /rechner|berechn|ausrechn|calcul|calcol|حساب|حاسبة|احسب|计算|計算|換算|换算|rekenmachine|berekenen|räkna|beregn|oblicz|kalkulator|przelicz|hesapla|рассч[её]т|калькулят|посчита|계산|חישוב|מחשבון|umrechn|convert/i

const calculations: readonly Calculation[] = [
  {
    form: /割り勘|aa制|分账|分摊账单|rechnung (?:auf)?teilen|trinkgeld|pourboire|partag\p{L}+ (?:l.addition|la note)|(?:divid|repart)\p{L}+ la cuenta|propina|(?:dividir|rachar) a conta|gorjeta|divid\p{L}+ il conto|\bmancia|تقسيم الفاتورة|بقشيش|小费|チップ計算|rekening (?:delen|splitsen)|dela notan|dele regning|podzia\p{L}+ rachunk|napiwek|hesab\p{L}* böl|bahşiş/iu,
    fields: ['Amount | € 64.00', 'People | 4', 'Tip in percent | 10'],
    gives: 'Per person | € 17.60',
    icon: 'users',
    kept: ['€ 17.60', '€ 20.53', '€ 21.56'],
  },
  {
    form: /zakat|zekat|zekât|زكاة|天课|ザカート|закят/i,
    fields: ['Savings | € 4200', 'Gold and silver | € 1300', 'Debts | € 700'],
    gives: 'Zakat due | € 120.00',
    icon: 'heart',
    kept: ['€ 120.00', '€ 109.00', '€ 98.00'],
  },
  {
    form: /rabatt|remise|soldes|descuento|desconto|sconto|خصم|折扣|打折|割引|korting|zniżk|indirim|скидк|할인/i,
    fields: ['Price | € 89.00', 'Discount in percent | 30'],
    gives: 'You pay | € 62.30',
    also: 'You save | € 26.70',
    icon: 'tag',
    kept: ['€ 62.30', '€ 204.00', '€ 19.95'],
  },
  {
    form: /\bbmi\b|\bimc\b|body.?mass|كتلة الجسم|体质指数|体格指数|vücut kitle|\bvki\b|индекс массы/i,
    fields: ['Height in cm | 172', 'Weight in kg | 68'],
    gives: 'Your BMI | 23.0',
    icon: 'heart',
    kept: ['23.0', '23.3', '24.0'],
  },
  {
    form: /kraftstoff|sprit|benzin|tankkosten|carburant|essence|combustible|gasolina|combust[ií]vel|carburante|benzina|وقود|بنزين|油费|油耗|燃費|ガソリン代|brandstof|paliw|yakıt|бензин|топлив|주유비|연비/i,
    fields: ['Distance in km | 240', 'Litres per 100 km | 6.2', 'Fuel price | € 1.72'],
    gives: 'Trip cost | € 25.59',
    also: 'Litres | 14.9',
    icon: 'car',
    kept: ['€ 25.59', '€ 6.61', '€ 51.19'],
  },
  {
    form: /kredit|darlehen|hypothek|baufinanz|\bprêt|emprunt|crédit|hipoteca|préstamo|empréstimo|financiamento|mutuo|prestito|قرض|贷款|房贷|ローン|借入|lening|hypotheek|bolån|boliglån|kredyt|kredi|кредит|ипотек|대출/i,
    fields: ['Loan | € 180000', 'Interest in percent | 3.4', 'Years | 25'],
    gives: 'Monthly payment | € 891',
    icon: 'home',
    kept: ['€ 891', '€ 863', '€ 862'],
  },
  {
    form: /mehrwertsteuer|mwst|\btva\b|\biva\b|imposto|ضريبة|增值税|消費税|\bbtw\b|\bvat\b|\bkdv\b|\bмомс|ндс|부가세/i,
    fields: ['Net price | € 100.00', 'VAT in percent | 20'],
    gives: 'With VAT | € 120.00',
    icon: 'tag',
    kept: ['€ 120.00', '€ 54.00', '€ 18.60'],
  },
  {
    form: /stundenlohn|lohn|gehalt|salaire|taux horaire|sueldo|salario|salário|stipendio|paga oraria|راتب|أجر|工资|时薪|給料|給与|バイト代|loon|lön|løn|wynagrodzen|maaş|зарплат|급여|시급/i,
    fields: ['Hours | 38', 'Hourly rate | € 16.50'],
    gives: 'Earned | € 627.00',
    icon: 'wallet',
    kept: ['€ 627.00', '€ 594.00', '€ 660.00'],
  },
  {
    form: /währung|wechselkurs|devises?\b|monnaie|divisas?|moneda|câmbio|moeda|valut[ae]|cambio|عملات|العملة|汇率|货币|為替|通貨|valuta|walut|döviz|валют|환율/i,
    fields: ['Amount | € 250.00', 'Exchange rate | 1.08'],
    gives: 'Converted | 270.00',
    icon: 'repeat',
    kept: ['270.00', '43.20', '13.50'],
  },
  {
    form: /pro person|portion|par personne|por persona|por pessoa|(?:a|per) persona|للشخص|每人|一人(?:あたり|分)|per persoon|na osobę|kişi başı|на человека|1인당/i,
    fields: ['Per person in g | 100', 'People | 4'],
    gives: 'Needed in all | 400 g',
    icon: 'fork',
    kept: ['400 g', '250 g', '600 g'],
  },
]

/** Of a text that writes no spaces: its little words are gaps already. */
const longestOpening = 24

/** The calculation a description of another language asks for; undefined where it asks for none that is known. */
export const foreignCalculation = ({ text, language }: Understanding): Calculation | undefined => {
  // "Schichtplan, Urlaubstage, Stundenlohn berechnen": one thing of several makes no calculator.
  const opening = readAsWritten.has(language)
    ? text.slice(0, longestOpening)
    : (/^[^,;:.!?\n،]*/u.exec(text)?.[0] ?? '')
  const found = calculations.find(({ form }) => form.test(opening))
  // "割り勘" and tips are calculations by their names.
  return found && (isWorkedOut.test(text) || /割り勘|aa制|分账|زكاة|zakat/i.test(text)) ? found : undefined
}

const scale: Readonly<Partial<Record<Language, number>>> = { ja: 100, ko: 1000, ru: 100 }
/** A sum in euros as one enters it in the money of the language. */
const entered = (value: string, language: Language) =>
  value.startsWith('€ ')
    ? String(Math.round(Number(value.slice(2)) * (scale[language] ?? 1) * 100) / 100)
    : value

/** What is entered, what comes out, and the last results, under names the interface translates. */
export function calculationEntity(calculation: Calculation, language: Language): Entity {
  const dates = samplesOf(language)?.dates ?? ['19.11.', '18.11.', '17.11.']
  const money = (value: string) => inMoneyOf(value, language)
  const [result = '', value = ''] = calculation.gives.split(' | ')
  const rows = calculation.kept.map(
    (kept, index) => `${calculation.icon} | ${money(kept)} | ${dates[index] ?? ''}`,
  )
  const [also = '', alsoValue = ''] = calculation.also?.split(' | ') ?? []
  const made = defineEntity({
    id: 'own-calculation',
    one: 'Calculation',
    many: 'Last calculations',
    words: 'calculation',
    icon: calculation.icon,
    groups: 'New, Done',
    fields: calculation.fields
      .map((field) => field.split(' | '))
      .map(([name = '', start = '']) => `${name} | number | ${entered(start, language)}`)
      .join('\n'),
    samples: ['icon | title | subtitle', ...rows].join('\n'),
    hero: `${result} | ${money(value)} |  | Keep result`,
    trend: `${result} | ${money(value)} | `,
    facts: `${money(value)} | ${result}\n${dates[0] ?? ''} | Date`,
    figures: calculation.also ? `${money(alsoValue)} | ${also}` : '',
    about: calculation.fields
      .map((field) => field.split(' | '))
      .map(([name = '', start = '']) => `${translate(name, language)}: ${money(start)}`)
      .join(', '),
    add: 'Add',
    use: 'Keep result',
  })
  return calculation.also ? made : { ...made, figures: [] }
}

/** The results that were kept, as a list of their own. */
export const resultsOf = (sums: Entity): Entity => ({
  ...sums,
  id: 'own-results',
  figures: [{ value: String(sums.samples.length), title: sums.many }],
})
