import { lineOf } from './foreign-row-source.ts'
import type { ForeignRows } from './foreign-rows.ts'
import type { Language } from './languages.ts'

const named =
  /kategori|catégorie|categoría|categorias?\b|categorie|فئات|تصنيف|分类|类别|カテゴリー|קטגורי|категори|카테고리/i

/** What money is spent on. */
const ofMoney = `Lebensmittel; Wohnen; Verkehr; Freizeit; Gesundheit; Sonstiges
Alimentation; Logement; Transports; Loisirs; Santé; Divers
Comida; Casa; Transporte; Ocio; Salud; Otros
Alimentação; Casa; Transporte; Lazer; Saúde; Outros
Alimentari; Casa; Trasporti; Tempo libero; Salute; Altro
طعام; سكن; مواصلات; ترفيه; صحة; أخرى
食品; 住房; 交通; 娱乐; 健康; 其他
食費; 住居; 交通; 娯楽; 健康; その他
מזון; דיור; תחבורה; פנאי; בריאות; אחר
Eten; Wonen; Vervoer; Vrije tijd; Gezondheid; Overig
Mat; Boende; Resor; Fritid; Hälsa; Övrigt
Mad; Bolig; Transport; Fritid; Sundhed; Andet
Mat; Bolig; Transport; Fritid; Helse; Annet
Jedzenie; Mieszkanie; Transport; Rozrywka; Zdrowie; Inne
Yemek; Ev; Ulaşım; Eğlence; Sağlık; Diğer
Еда; Жильё; Транспорт; Отдых; Здоровье; Другое
식비; 주거; 교통; 여가; 건강; 기타`

/** What is looked through elsewhere. */
const ofAll = `Neu; Beliebt; Angebote; Klassiker; Geschenke; Saison
Nouveautés; Populaires; Promotions; Classiques; Cadeaux; De saison
Novedades; Populares; Ofertas; Clásicos; Regalos; De temporada
Novidades; Populares; Ofertas; Clássicos; Presentes; Da estação
Novità; Popolari; Offerte; Classici; Regali; Di stagione
الجديد; الأكثر شعبية; العروض; الكلاسيكية; هدايا; الموسم
新品; 热门; 特惠; 经典; 礼品; 当季
新着; 人気; セール; 定番; ギフト; 季節もの
חדש; פופולרי; מבצעים; קלאסי; מתנות; עונתי
Nieuw; Populair; Aanbiedingen; Klassiekers; Cadeaus; Seizoen
Nytt; Populärt; Erbjudanden; Klassiker; Presenter; Säsong
Nyt; Populært; Tilbud; Klassikere; Gaver; Sæson
Nytt; Populært; Tilbud; Klassikere; Gaver; Sesong
Nowości; Popularne; Promocje; Klasyka; Prezenty; Sezonowe
Yeni; Popüler; Fırsatlar; Klasikler; Hediyeler; Sezon
Новинки; Популярное; Скидки; Классика; Подарки; Сезонное
신상품; 인기; 특가; 스테디셀러; 선물; 제철`

/** What a list of categories holds; undefined for other nouns. */
export function categoryRows(noun: string, language: Language, isMoney: boolean): ForeignRows | undefined {
  const line = named.test(noun) ? lineOf(isMoney ? ofMoney : ofAll, language) : undefined
  if (line === undefined) return undefined
  return {
    titles: line.split('; '),
    details: 'lines',
    values: isMoney ? ['€ 412', '€ 840', '€ 96', '€ 128', '€ 54', '€ 38'] : ['24', '18', '12', '9', '7', '5'],
    icon: 'tag',
  }
}
