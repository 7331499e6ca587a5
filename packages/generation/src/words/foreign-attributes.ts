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
  text Burgund: herkunft anbaugebiet region
  text Bourgogne: origine terroir provenance
  text La Rioja: origen procedencia
  text Minas: origem procedência
  text الأردن: المصدر
  text Langhe: provenienza
  text 云南: 产地
  text 長野: 産地
  text Крым: происхождение
  text Pinot noir: rebsorte cépage uva vitigno casta
  text 2019: annata millésime añada safra
  text Gut erhalten: erhaltungszustand
  text –: 品种 品種
  text –: sorte variété variedad variedade varietà صنف сорт
  text –: art typ type tipo 类型 種類 النوع тип soort rodzaj tür
  text Labrador: rasse race raza raça razza ras rasa
  text 拉布拉多: 犬种
  text ラブラドール: 犬種
  text Лабрадор: порода
  text –: zweck anlass motif motivo scopo objectif finalidad finalidade 用途 目的 الغرض цель doel cel
  text –: methode zubereitung méthode método metodo 方法 製法 الطريقة метод
  text Mittel: röstung
  text Moyenne: torréfaction
  text Medio: tueste
  text Média: torra
  text Media: tostatura
  text 中度: 烘焙度
  text 中煎り: 焙煎 焙煎度
  text –: köder appât cebo isca esca 鱼饵 ルアー エサ
  place –: fundort fangort ort lieu lugar luogo 场所 場所 地点 المكان место plaats miejsce yer plats sted
  text 12 °C: wassertemperatur
  text 21 °C: wetter météo clima meteo 天气 天気 天候 الطقس погода weer pogoda hava väder
  text +0.8 m: gezeiten marée marea maré 潮汐 潮位 潮
  text –: fischart
  text 12 km: strecke distance distancia distância distanza 距离 距離 المسافة afstand dystans mesafe
  text 48.213 km: kilometerstand kilométrage kilometraje quilometragem chilometraggio 里程数 走行距離 пробег przebieg
  date 19.11.: verfallsdatum ablaufdatum haltbarkeit péremption caducidad vencimiento validade vencimento scadenza 有效期 到期日 返却日 有効期限 賞味期限 期限 الصلاحية houdbaarheid
  text –: lagerort aufbewahrungsort emplacement almacenamiento armazenamento 存放位置 保管場所 置き場所
  text –: geschmack goût sabor sapore gusto 口味 味 الطعم вкус smaak smak
  person –: lehrkraft lehrer trainer arzt ansprechpartner professeur profesor professor insegnante médecin médico medico 担当者 先生 老师 المعلم
  person –: autor autorin auteur auteure autrice autora autore 作者 著者 المؤلف автор
  long –: الملاحظات ملاحظاتي gedanken empfindung impressions impresiones impressões impressioni 感想 心得 备注 メモ ملاحظات заметки notities
  text Mittel: schwierigkeit schwierigkeitsgrad röstgrad
  text Moyenne: difficulté
  text Media: dificultad difficoltà
  text Média: dificuldade
  text 中等: 难度
  text ふつう: 難易度
  text متوسط: الصعوبة صعوبة
  number 6: intensität stärke intensité intensidad intensidade intensità 强度 痛み度 強さ الشدة شدة
  text 620 m: höhenmeter dénivelé desnivel dislivello 海拔 標高 爬升
  text 5 ml: dosis dosierung dose dosage posologie posología posologia dosaggio 剂量 用量 الجرعة جرعة dawka dosering
  text 7.2: ph ph-wert
  text –: auslöser déclencheur desencadenante gatilho symptom symptôme 诱因 症状 السبب beschreibung description descripción descrição descrizione 描述 说明 説明 الوصف kategorie catégorie categoría categoria 分类 类别 カテゴリ カテゴリー الفئة status zustand état 状态 状態 الحالة
  text –: adresse dirección direccion endereço indirizzo 地址 住所 العنوان lieferadresse
  phone +49 151 2048: telefon telefonnummer handynummer téléphone teléfono telefone telefono 电话 手机号 電話 電話番号 الهاتف
  number 4: personenzahl personenanzahl teilnehmerzahl participantes-max 人数 عدد
  time 18:30: uhrzeit heure hora 时间 時刻 الساعة
  number 12: platzzahl 名额 定員
  money € 24: betrag summe montant importe importo المبلغ 金额 金額
  money € 80: kaution caution fianza cauzione caução 押金 保证金 敷金 عربون
  text –: pflanzenschutzmittel المبيد 农药 农剂
  number 5: sterne sternen stars étoiles estrellas estrelas stelle نجوم 星级 星数 星評価
  text –: unterschrift signature assinatura توقيع التوقيع 签名 签字 署名 サイン
  long –: nota bemerkung bemerkungen kommentar anmerkung anmerkungen remarque comentario comentário commento commentaire notiz notizen remarques observaciones observações osservazioni
`

const attributes: ReadonlyMap<string, Pick<Field, 'kind' | 'value'>> = new Map(
  table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [, kind = 'text', value = '', words = ''] = /^(\w+) (.+?): (.+)$/.exec(line) ?? []
      // Of what a reader only knows that it is written down, nobody knows a value.
      const sample = value === '–' ? '' : value
      return words.split(' ').map((word) => [word, { kind: kind as Field['kind'], value: sample }] as const)
    }),
)

/** What a value of a head is like: "heure de retrait", "fecha de compra", "forma de pagamento". */
const heads: readonly (readonly [form: RegExp, kind: Field['kind'], value: string])[] = [
  [/^(?:heure|hora|ora)$/u, 'time', '18:30'],
  [/^(?:date|fecha|data|jour|día|dia|giorno)$/u, 'date', '19.11.'],
  [/^(?:prix|precio|preço|prezzo|coût|coste|costo|custo)$/u, 'money', '€ 24'],
  [/^(?:nombre|numéro|número|numero|quantité|cantidad|quantidade|quantità)$/u, 'text', ''],
  [/^(?:lieu|lugar|local|luogo)$/u, 'place', ''],
  [/^(?:note|notes|nota|notas)$/u, 'long', ''],
  [/^(?:téléphone|teléfono|telefone|telefono)$/u, 'phone', '+49 151 2048'],
  [
    /^(?:type|tipo|mode|modo|forma|méthode|método|metodo|motif|motivo|durée|duración|duração|durata|couleur|color|cor|colore|taille|tamaño|tamanho|taglia|marque|marca|race|raza|raça|razza|nom|nome|firma|signature|assinatura)$/u,
    'text',
    '',
  ],
]
const withHead =
  /^(\p{L}+) (?:de la|de los|de las|del|de|du|des|do|da|dos|das|di|della|dello|delle|dei|d['’])\s?(?!frais|cabeza|prensa|presse|clase)\p{L}/u
/** German and East Asian words have their head at their end: "Kaufdatum", "药品名称", "飲んだ日". */
const endings: readonly (readonly [form: RegExp, kind: Field['kind'], value: string])[] = [
  [/^freie plätze$/u, 'number', '12'],
  [/^\p{L}+(?:datum)$/u, 'date', '19.11.'],
  [/^\p{L}+(?:jahr|jahrgang)$/u, 'text', '1998'],
  [/^[\p{Script=Han}ぁ-ん]{1,4}[ただ]日$/u, 'date', '19.11.'],
  [/^(?!記念|誕生|定休|営業|候補|纪念|开放|节假)\p{Script=Han}{2}日$/u, 'date', '19.11.'],
  [/^\p{L}*(?:uhrzeit|abholzeit|lieferzeit|startzeit|endzeit|ankunftszeit|abfahrtszeit)$/u, 'time', '18:30'],
  [/^\p{L}{3,}(?:nummer|marke|adresse|größe|menge)$/u, 'text', ''],
  [/^\p{L}{3,}(?:fundort|wohnort|lagerort|geburtsort|fangort)$/u, 'place', ''],
  [/^(?!订单|商品|产品|菜品)\p{Script=Han}{1,4}(?:名称|类型|型号|品牌|规格|编号)$/u, 'text', ''],
  [/^(?:ال)?تاريخ(?:\s|$)/u, 'date', '19.11.'],
  [/^وقت\s/u, 'time', '18:30'],
  [/^(?:ال)?(?:سعر|تكلفة)(?:\s|$)/u, 'money', '€ 24'],
  [/^(?:نوع|عدد|اسم|عنوان|رقم|مدة|عداد|كمية|لون|ماركة)\s/u, 'text', ''],
  [/^\p{Script=Han}{2,4}(?:日期)$/u, 'date', '19.11.'],
  [/^(?:購入|開始|終了|訪問|使用|飲んだ|食べた|読んだ|行った|釣った|見た)日$/u, 'date', '19.11.'],
  [
    /^[\p{Script=Han}\p{Script=Katakana}ー]{1,5}(?:(?<!报|姓|署|签|題)(?<=[菜品店曲書魚理手者社物薬])名|の種類|番号)$/u,
    'text',
    '',
  ],
]
/** "Posti liberi", "plazas libres": how many are left. */
const placesLeft =
  /^(?:places|plazas|vagas|posti) (?:libres?|disponib\p{L}+|livres|restantes?|liberi|rimasti|rimanenti)$/u
const byHead = (name: string): Pick<Field, 'kind' | 'value'> | undefined => {
  if (placesLeft.test(name)) return { kind: 'number', value: '12' }
  const [, head] = withHead.exec(name) ?? []
  const found = (head === undefined ? endings : heads).find(([form]) => form.test(head ?? name))
  return found && { kind: found[1], value: found[2] }
}

/** The field a word of another language names ("Spurweite", "prix"), under that word; undefined: it names none. */
export function foreignAttribute(name: string): Field | undefined {
  const text = name.toLowerCase()
  const known = attributes.get(text) ?? (isAskedClause(name) ? askedValue(name) : byHead(text))
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
