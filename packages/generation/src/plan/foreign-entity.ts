import { defineEntity, type Entity, type Field } from '../entity.ts'
import { capitalise } from '../words/forms.ts'
import { type ForeignGroup, foreignGroup, samplesOf } from '../words/foreign-samples.ts'
import { categoryRows } from '../words/foreign-categories.ts'
import { foreignFields } from '../words/foreign-fields.ts'
import { goodsWords } from '../words/foreign-goods-words.ts'
import { goodsIn } from '../words/foreign-goods.ts'
import { spentOn } from '../words/foreign-rows-money.ts'
import { singularOf } from '../words/foreign-singular.ts'
import { foreignRows } from '../words/foreign-rows.ts'
import { namesPhotos } from '../words/foreign-concepts.ts'
import { hashText } from '../seed.ts'
import type { Language } from '../words/languages.ts'
import type { Phrase } from '../understand/phrase.ts'
import { peopleIn } from './foreign-names.ts'
import { makePlainEntity } from './plain-entity.ts'

const icons: Readonly<Record<ForeignGroup, string>> = {
  people: 'user',
  times: 'calendar',
  dishes: 'fork',
  goods: 'bag',
  courses: 'bolt',
  groceries: 'cart',
  tasks: 'check',
  papers: 'file',
  reviews: 'star',
  animals: 'paw',
  books: 'book',
  named: 'leaf',
  places: 'pin',
  measures: 'trend',
  money: 'wallet',
  things: 'box',
}
const pictures: Readonly<Partial<Record<ForeignGroup, string>>> = {
  dishes: 'pasta',
  books: 'book',
}
const fewest = 12
const mostMore = 30
const animals = ['Mimi', 'Otto', 'Pepper', 'Lotte', 'Bruno', 'Hazel']
const values: Readonly<Partial<Record<ForeignGroup, readonly string[]>>> = {
  papers: ['€ 128', '€ 64', '€ 310', '€ 42', '€ 96', '€ 175'],
  goods: ['€ 12', '€ 18', '€ 9', '€ 24', '€ 15', '€ 32'],
  money: ['€ 64', '€ 58', '€ 49', '€ 6', '€ 24', '€ 12'],
  courses: ['45 min', '60 min', '50 min', '40 min', '75 min', '30 min'],
  reviews: ['4.8', '4.6', '5.0', '4.2', '3.9', '4.7'],
  animals: ['4.2 kg', '6.8 kg', '3.9 kg', '12 kg', '5.1 kg', '4.7 kg'],
}

/** What is measured, by how words begin in any of the languages, and six values, newest first. */
const personal: readonly [RegExp, readonly string[]][] = [
  [
    /blutdruck|tension|presi[oó]n arterial|\btensión|pressão|pressione|ضغط|血压|血圧|לחץ דם|bloeddruk|blodt?tryck|blodtryk|blodtrykk|ciśnieni|tansiyon|давлен|혈압/i,
    ['128/82', '131/84', '124/79', '129/83', '135/86', '126/80'],
  ],
  [
    /gewicht|poids|\bpeso\b|وزن|体重|משקל|vikt\b|vægt|vekt\b|\bwag[aię]|kilo\b|\bвес\b|веса\b|체중|몸무게/i,
    ['71.4 kg', '71.6 kg', '71.9 kg', '72.0 kg', '72.3 kg', '72.5 kg'],
  ],
  [
    /schlaf|sommeil|sueño|\bsono\b|\bsonno|نوم|睡眠|שינה|slaap|sömn|søvn|\bsn[uy]\b|\bsen\b|uyku|\bсн[аы]?\b|\bсон|수면|잠/i,
    ['7:24 h', '6:50 h', '8:05 h', '7:10 h', '6:35 h', '7:48 h'],
  ],
  [
    /wasser|\beau\b|\bagua|água|acqua|الماء|喝水|饮水|水分|מים|drinken|vatten|\bvand\b|\bvann\b|wod[ay]|\bsu\b|вод[аы]|물/i,
    ['1.8 l', '2.1 l', '1.6 l', '2.0 l', '1.9 l', '2.2 l'],
  ],
  [
    /zucker|glyc|glucosa|glicemia|glicose|سكر|血糖|סוכר|suiker|socker|sukker|cukier|cukru|şeker|сахар|혈당/i,
    ['104 mg/dl', '112 mg/dl', '98 mg/dl', '121 mg/dl', '107 mg/dl', '101 mg/dl'],
  ],
]
/** The same of anything else. */
const measured: readonly [RegExp, readonly string[]][] = [
  [/profondeur|tiefe|profundi|profond|عمق|深/i, ['18 m', '24 m', '12 m', '30 m', '9 m', '21 m']],
  [/dur[éae]|dauer|zeit|مدة|時間|时间/i, ['46 min', '52 min', '38 min', '41 min', '55 min', '34 min']],
  [/temperat|températ|حرارة|温度/i, ['21.4 °C', '19.8 °C', '22.0 °C', '18.6 °C', '20.3 °C', '21.1 °C']],
  [/leite|milch|lait\b|leche|latte|حليب|牛乳/i, ['24.1 l', '22.8 l', '23.4 l', '25.0 l', '21.9 l', '22.2 l']],
  [/größe|taille|tamañ|tamanh|dimens|サイズ|حجم/i, ['42 cm', '36 cm', '51 cm', '28 cm', '47 cm', '33 cm']],
  [/feucht|humid|umid|رطوبة|湿度/i, ['54 %', '61 %', '48 %', '66 %', '52 %', '57 %']],
  [/preis|prix|precio|preço|prezz|سعر|أسعار|価格/i, ['€ 12', '€ 18', '€ 9', '€ 24', '€ 15', '€ 32']],
]
/** Papers with a sum on them. */
const paid =
  /rechnung|bestell|auftrag|angebot|factur|commande|devis|pedido|presupuest|fatura|encomenda|orçament|fattur|ordin|preventiv|فواتير|طلبات|发票|订单|请求|請求|注文|חשבונ|הזמנות/i
/** "Pedidos de oração" cost nothing. */
const unpaid = /oraç|oraci[oó]n|prière|preghier|gebet|صلاة|دعاء|祷告|祈り|urlaub|congé|vacacion|férias|ferie/i
/** What is brought in by weight; of anything else measured nobody knows more than how far it is. */
const weighed =
  /ernte|ertrag|honig|milch|récolte|miel|lait|cosecha|produc|colheita|mel\b|raccolt|miele|gewicht|poids|peso|وزن|محصول|حصاد|收|重|产量|収穫|重さ|体重|weight|waga|vikt|vægt|vekt|kilo|вес|урож|oogst|zbior|hasat|수확|무게/i
const shares = ['82 %', '74 %', '68 %', '90 %', '61 %', '77 %']
const weights = ['4.2 kg', '4.1 kg', '4.3 kg', '4.0 kg', '4.2 kg', '4.1 kg']

/** A field with a day, a place, a name or a sum as its language writes them. */
export function inLanguage(field: Field, language: Language): Field {
  const words = samplesOf(language)
  if (!words) return field
  const [place = ''] = words.places
  const [date = ''] = words.dates
  const [person = ''] = peopleIn(language)
  const values: Readonly<Partial<Record<Field['kind'], string>>> = { place, date, person }
  return {
    ...field,
    value: values[field.kind] ?? field.value,
  }
}

/** "Cultivo 12", "自提点 12"; where a noun of one cannot be told, "Nr. 12". */
const numbered = (noun: string, language: Language, number: string): readonly string[] => {
  const one = singularOf(noun, language) ?? number
  const name = one.charAt(0).toUpperCase() + one.slice(1)
  return [12, 11, 10, 9, 8, 7].map((each) => `${name} ${each}`)
}

/** "Gráfico de progreso", "Fahrtenbuch": there is one, and nobody counts it. */
const isOneOnly = (noun: string, language: Language): boolean => {
  const [head = ''] = noun.toLowerCase().split(' ')
  if (language === 'es' || language === 'pt') return !head.endsWith('s')
  if (language === 'fr') return !/[sx]$/.test(head)
  return (
    language === 'de' &&
    /(?:buch|plan|karte|liste|kalender|übersicht|statistik|grafik|diagramm|verlauf|ung)$/.test(
      noun.toLowerCase(),
    )
  )
}

/** What the description says the list of a phrase holds. */
export const rowsOf = ({ options }: Phrase): { rows?: readonly string[] } =>
  options.length > 1 ? { rows: options } : {}

/** An entity for a noun of a language Kwiq has words in: names, days and sentences of that language. */
export function makeForeignEntity(
  noun: string,
  language: Language,
  picture?: string,
  about: {
    /** What the description says its list holds. */
    rows?: readonly string[]
    isClinical?: boolean
    isFree?: boolean
    courses?: readonly string[] | undefined
    scene?: string
    group?: ForeignGroup
    /** What is sold there, where the description tells. */
    goods?: { titles: readonly string[]; picture: string } | undefined
    isMoney?: boolean
    /** It is the one list of an app that records what the description names. */
    isRecord?: boolean
    /** A description of what is measured: entries of the app have such values. */
    measuredIn?: string
    /** One uses it by oneself. */
    isOwn?: boolean
    isTalk?: boolean
    /** One votes on it. */
    isPoll?: boolean
    /** It is what a club or town has on. */
    isProgramme?: boolean
    /** What is weighed and measured are animals. */
    isOfAnimals?: boolean
  } = {},
): Entity {
  const words = samplesOf(language)
  if (!words) return makePlainEntity(noun, picture)
  const people = peopleIn(language)
  const short = [...noun].slice(0, 40).join('')
  const one = short.includes(' ') ? short.charAt(0).toUpperCase() + short.slice(1) : capitalise(short)
  const known = about.isProgramme
    ? foreignRows('Veranstaltungen', language)
    : about.group
      ? undefined
      : about.isPoll
        ? foreignRows('Ideen', language)
        : (categoryRows(noun, language, about.isMoney ?? false) ?? foreignRows(noun, language))
  const asked = about.group ?? foreignGroup(noun)
  // Of what nobody has rows for there may be names as it is sold.
  const own =
    (asked === 'things' || asked === 'goods') && !known
      ? (goodsIn(noun, language) ?? (about.isRecord ? about.goods : undefined))
      : undefined
  const named = own ? 'goods' : asked
  const goods = own ?? about.goods
  // A doctor's "recetas" are no dishes.
  const measures =
    about.measuredIn && !about.isOfAnimals
      ? personal.find(([form]) => form.test(about.measuredIn ?? ''))?.[1]
      : undefined
  const group =
    measures && named === 'things' && !known
      ? 'measures'
      : about.isClinical && named === 'dishes'
        ? 'papers'
        : namesPhotos(noun)
          ? 'things'
          : named
  const shown = about.rows
    ? undefined
    : known
      ? known.picture
      : group === 'papers'
        ? undefined
        : group === 'goods' && goods
          ? goods.picture
          : (picture ?? (group === 'places' ? about.scene : pictures[group]))
  const { dates, lines } = words
  const ownTitles = known?.titles === 'people' ? people : known?.titles
  const titles: readonly string[] =
    about.rows ??
    ownTitles ??
    {
      people,
      animals,
      times: words.times,
      dishes: words.dishes,
      goods: goods?.titles ?? words.goods,
      courses: about.courses ?? words.courses,
      groceries: words.groceries,
      tasks: words.tasks,
      papers: [118, 117, 116, 115, 114, 113].map((number) => `${words.number} ${number}`),
      reviews: words.reviews,
      books: words.books,
      named: words.things,
      places: words.places,
      measures: dates,
      money: spentOn(language) ?? words.groceries,
      // Of what one does by oneself one thing is sure: that it was on a day; what others have is told apart by number.
      things: about.isOwn || namesPhotos(noun) ? dates : numbered(noun, language, words.number),
    }[group]
  const under = { people, lines, dates, times: words.times, places: words.places }
  const details: readonly string[] = about.rows
    ? lines
    : known
      ? typeof known.details === 'string'
        ? under[known.details]
        : known.details
      : {
          people: words.places,
          animals: lines,
          times: people,
          dishes: lines,
          goods: lines,
          courses: words.times,
          groceries: lines,
          tasks: people,
          papers: people,
          reviews: people,
          books: people,
          named: lines,
          places: lines,
          measures: lines,
          money: dates,
          things: about.isOwn ? lines : people,
        }[group]
  const sold = group === 'goods' && !about.isFree && !about.rows ? goodsWords(language) : undefined
  const amounts = known
    ? known.values
    : group === 'measures'
      ? (measures ??
        (about.isOfAnimals ? undefined : personal.find(([form]) => form.test(noun))?.[1]) ??
        measured.find(([form]) => form.test(noun))?.[1] ??
        (weighed.test(noun) ? weights : shares))
      : (group === 'papers' && (!paid.test(noun) || unpaid.test(noun))) ||
          (group === 'goods' && about.isFree) ||
          (group === 'animals' && !about.isClinical)
        ? undefined
        : values[group]
  const at = (list: readonly string[], index: number) => list[index % list.length] ?? ''
  const first = at(titles, 0)
  const lead = !known && group === 'people' ? 'avatar' : shown ? 'image' : 'icon'
  const icon = known?.icon ?? icons[group]
  // Two lists are hardly ever of the same length.
  const hash = hashText(noun)
  const count = String(fewest + (hash % mostMore))
  const added = 1 + (hash % 4)
  return defineEntity({
    id: `own-${noun.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`,
    one,
    many: one,
    words: noun,
    icon,
    groups: 'New, Done',
    fields: foreignFields(
      group,
      known,
      {
        title: first,
        date: at(dates, 0),
        place: at(words.places, 0),
        person: at(people, 0),
        note: words.note,
        picture: shown ?? '',
        amount: amounts ? at(amounts, 0) : '',
      },
      about.isOwn,
    ),
    samples: [
      `${lead} | title | subtitle${amounts ? ' | value' : ''}`,
      ...[0, 1, 2, 3, 4, 5]
        .slice(0, about.rows?.length)
        .map((index) =>
          [
            lead === 'avatar' ? at(titles, index) : shown ? `${shown} ${index + 1}` : icon,
            at(titles, index),
            at(sold?.lines ?? details, index),
            ...(amounts ? [at(amounts, index)] : []),
          ].join(' | '),
        ),
    ].join('\n'),
    about: sold?.about ?? words.about,
    facts: `${at(dates, 0)} | Date\nNew | Status`,
    figures:
      group !== 'measures' && isOneOnly(one, language)
        ? `${added + 2} | New`
        : `${group === 'measures' ? at(amounts ?? [], 0) : count} | ${one} | +${added}\n${added + 2} | New`,
    trend: `${one} | ${amounts && (group === 'measures' || group === 'money') ? at(amounts, 0) : count} | +${added}`,
    // The last seven days, of which the first is a Friday.
    labels: [...words.weekdays.slice(4), ...words.weekdays.slice(0, 4)],
    hero: `Today | ${first} | ${at(sold?.lines ?? details, 0)} | Open`,
    tip: `New this week | ${first} · ${at(sold?.lines ?? details, 0)}`,
    add: `Add ${one}`,
    use: 'Edit',
  })
}
