import type { Language } from './languages.ts'

interface GoodsWords {
  /** What stands under what is sold. */
  lines: readonly string[]
  /** Two sentences about the first of it. */
  about: string
}

const table: Readonly<Partial<Record<Language, readonly [lines: string, about: string]>>> = {
  de: [
    'Auf Lager; Neu eingetroffen; Nur noch 3; Beliebt; Auf Lager; Wieder da',
    'Auf Lager, in zwei bis drei Tagen bei dir. Rückgabe innerhalb von 30 Tagen.',
  ],
  fr: [
    'En stock; Nouveauté; Plus que 3; Très demandé; En stock; De retour',
    'En stock, chez vous sous deux à trois jours. Retour possible pendant 30 jours.',
  ],
  es: [
    'En stock; Recién llegado; Quedan 3; Muy pedido; En stock; De vuelta',
    'En stock, en casa en dos o tres días. Devolución en 30 días.',
  ],
  pt: [
    'Em estoque; Acabou de chegar; Restam 3; Mais pedido; Em estoque; De volta',
    'Em estoque, na sua casa em dois ou três dias. Troca em até 30 dias.',
  ],
  it: [
    'Disponibile; Appena arrivato; Ultimi 3; Molto richiesto; Disponibile; Di nuovo qui',
    'Disponibile, a casa tua in due o tre giorni. Reso entro 30 giorni.',
  ],
  ar: [
    'متوفر; وصل حديثًا; بقي 3 فقط; الأكثر طلبًا; متوفر; عاد من جديد',
    'متوفر، ويصلك خلال يومين أو ثلاثة. الإرجاع خلال 30 يومًا.',
  ],
  zh: ['有货; 新品; 仅剩3件; 热销; 有货; 补货', '现货，两三天送达。30天内可退换。'],
  ja: [
    '在庫あり; 新着; 残り3点; 人気; 在庫あり; 再入荷',
    '在庫あり、2〜3日でお届けします。30日以内なら返品できます。',
  ],
}

/** What is said of what is sold; undefined in languages there are no words for it in. */
export function goodsWords(language: Language): GoodsWords | undefined {
  const [lines, about] = table[language] ?? []
  return lines === undefined || about === undefined ? undefined : { lines: lines.split('; '), about }
}
