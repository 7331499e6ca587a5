import type { Field } from '../entity.ts'

/**
 * What one knows of a thing, as one word of any language: its price, its gauge. `kind value: words`, read whole; such a
 * word is a field of what the app keeps, never a list.
 */
const table = `
  money € 24: preis kaufpreis einkaufspreis verkaufspreis prix precio preço prezzo coût coste costo custo цена 价格 價格 価格 가격 fiyat cena prijs pris سعر السعر מחיר
  number 8: note bewertung punkte wertung notation valoración puntuación avaliação voto valutazione punteggio оценка 评分 評価 평점 puan ocena beoordeling betyg تقييم التقييم דירוג
  text H0: spurweite maßstab spur échelle écartement escala scala scartamento масштаб 比例 縮尺 schaal skala
  text M: größe taille talla tamaño tamanho taglia misura размер 尺码 尺寸 サイズ 사이즈 beden rozmiar maat storlek størrelse مقاس المقاس מידה
  text 4.2 kg: gewicht poids peso вес 重量 重さ 무게 ağırlık waga vikt vægt vekt وزن الوزن משקל
  text Blau: farbe
  text Bleu: couleur
  text Azul: color cor
  text Blu: colore
  number 1998: jahr baujahr jahrgang année año ano anno год 年份 年 연도 yıl rok jaar år سنة السنة שנה
  text 4: alter âge edad idade età العمر 年龄 年齢 나이 yaş wiek leeftijd ålder alder גיל
  text –: charakter caractère carácter caráter carattere الطباع 性格 karakter temperament
  number 12: anzahl menge stückzahl quantité cantidad quantidade quantità количество 数量 個数 수량 adet ilość aantal antal كمية الكمية כמות
  text Norrgard: hersteller marke fabricant marque fabricante marca produttore производитель марка 品牌 メーカー 브랜드 marka producent merk märke mærke merke الماركة מותג
  text KW-4182: seriennummer inventarnummer artikelnummer matrícula
  date 19.11.: datum kaufdatum date fecha data дата 日期 日付 날짜 tarih dato تاريخ التاريخ תאריך
  text 45 min: dauer durée duración duração durata длительность 时长 時間の長さ süre czas duur varaktighed
  photo photo: foto photo fotografía фото 照片 写真 사진 fotoğraf zdjęcie bild صورة תמונה
  long –: notiz notizen remarques observaciones observações osservazioni
`

const attributes: ReadonlyMap<string, Pick<Field, 'kind' | 'value'>> = new Map(
  table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [, kind = 'text', value = '', words = ''] = /^(\w+) (.+?): (.+)$/.exec(line) ?? []
      return words.split(' ').map((word) => [word, { kind: kind as Field['kind'], value }] as const)
    }),
)

/** The field a word of another language names ("Spurweite", "prix"), under that word; undefined: it names none. */
export function foreignAttribute(name: string): Field | undefined {
  const known = attributes.get(name.toLowerCase()) ?? (isAskedClause(name) ? askedValue(name) : undefined)
  return known && { ...known, name, options: [] }
}

/** "Ce que j'ai mangé", "wie lange ich geschlafen habe": a clause that asks for it. */
const askedClause =
  /^(?:was (?:ich|wir|er|sie|es|das|die)|wie (?:lange|viel)|ce qu(?:e|['’])|combien|lo que|qué|cuánto|o que|quanto|quello che|cosa (?:ho|ha|abbiamo)|wat (?:ik|we|wij|hij|ze|het)|hoe lang) ?\p{L}/iu
export const isAskedClause = (name: string): boolean => askedClause.test(name)
const slept = /dorm|schlaf|geschlafen|slaap|geslapen/iu
const howLong = /^(?:wie lange|combien de temps|cuánto tiempo|quanto tempo|hoe lang)/iu
const askedValue = (name: string): Pick<Field, 'kind' | 'value'> =>
  slept.test(name) && /^(?:wie|combien|cuánto|quanto|hoe)/iu.test(name)
    ? { kind: 'text', value: '7:24 h' }
    : howLong.test(name)
      ? { kind: 'text', value: '45 min' }
      : { kind: 'long', value: '' }
