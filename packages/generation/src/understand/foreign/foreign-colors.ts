import { parseColors } from '@kwiq/catalogue/theme'

/** How a colour is called in the languages that are read, by its English name: whole words, or signs where no spaces are. */
const names: readonly (readonly [english: string, words: string])[] = [
  [
    'gold',
    String.raw`gold(?:en(?:e[nrsm]?)?)?|dor[ée]e?s?|dorad[oa]s?|dourad[oa]s?|dorat[oaie]|oro|ouro|goud(?:en)?|guld|złot\p{L}*|altın|золот\p{L}*|ذهبي|الذهبي|金色|ゴールド|금색|זהב`,
  ],
  [
    'silver',
    String.raw`silber(?:n\p{L}*)?|argenté\p{L}*|platead[oa]s?|pratead[oa]s?|argentat[oaie]|srebrn\p{L}*|فضي|银色|銀色|シルバー|은색`,
  ],
  [
    'grey',
    String.raw`grau(?:e[nrsm]?)?|gris|grises|cinz[ae]n?t?[oa]?s?|grigi[oae]?|grijs|grått?|szar\p{L}*|gri|сер(?:ый|ого|ом|ая)|رمادي|الرمادي|灰色|グレー|회색`,
  ],
  [
    'cream',
    String.raw`creme(?:farben)?|crème|crema|cremefarben|krem(?:ow\p{L}*)?|кремов\p{L}*|كريمي|米色|奶油色|クリーム色|크림색`,
  ],
  ['beige', String.raw`beige|bege|beż\p{L}*|bej|беж\p{L}*|بيج|ベージュ|베이지색?`],
  [
    'bordeaux',
    String.raw`bordeaux(?:rot)?|weinrot|bordó|burdeos|granate|bordô|bord[oò]|wijnrood|vinröd|vinrød|bordow\p{L}*|bordo|бордов\p{L}*|عنابي|酒红色?|ワインレッド|와인색`,
  ],
  [
    'navy',
    String.raw`marineblau|dunkelblau(?:e[nrsm]?|töne?n?)?|bleu marine|azul marino|azul marinho|blu notte|blu scuro|marineblauw|marinblå|marineblå|granatow\p{L}*|lacivert|т[её]мно-син\p{L}*|كحلي|الكحلي|藏青色?|深蓝色?|紺色?|ネイビー|남색|네이비`,
  ],
  [
    'mint',
    String.raw`mint(?:grün)?|menthe|menta|mięt\p{L}*|мятн\p{L}*|نعناعي|薄荷绿?|ミント(?:グリーン)?|민트색?`,
  ],
  [
    'sage',
    String.raw`salbei(?:grün)?|(?:vert )?sauge|(?:verde )?salvia|(?:verde )?sálvia|szałwi\p{L}*|шалфе\p{L}*|مريمية|鼠尾草绿?|セージ(?:グリーン)?`,
  ],
  [
    'coral',
    String.raw`korall(?:e|rot|en)?|corail|coral(?:es)?|corallo|koral\p{L}*|коралл\p{L}*|مرجاني|珊瑚色?|コーラル`,
  ],
  [
    'rust',
    String.raw`kupfer(?:farben)?|cuivre|cobre|rame|koper|miedzi\p{L}*|медн\p{L}*|نحاسي|铜色|銅色|カッパー`,
  ],
  [
    'lavender',
    String.raw`lavendel|lavande|lavanda|lawend\p{L}*|лаванд\p{L}*|لافندر|薰衣草色?|ラベンダー(?:色)?`,
  ],
  [
    'olive',
    String.raw`oliv(?:grün)?|vert olive|verde oliva|oliwkow\p{L}*|оливков\p{L}*|زيتي|橄榄绿|オリーブ色`,
  ],
  [
    'green',
    String.raw`grün(?:e[nrsm]?|töne?n?)?|verte?s?|verdes?|verdi|groen|gröna?|grønne?|zielon\p{L}*|yeşil|зел[её]н\p{L}*|أخضر|خضراء|الأخضر|绿色?|緑色?|グリーン|초록색?|녹색|ירוק`,
  ],
  [
    'blue',
    String.raw`blau(?:e[nrsm]?)?|bleue?s?|azu(?:l|les|is)|blu|azzurr[oai]|blauw|blå|niebiesk\p{L}*|mavi|син\p{L}{2}|голуб\p{L}*|أزرق|زرقاء|الأزرق|蓝色?|青色?|ブルー|파란색?|파랑|כחול`,
  ],
  [
    'red',
    String.raw`rot(?:e[nrsm]?|töne?n?)?|rouges?|roj[oa]s?|vermelh[oa]s?|ross[oaie]|rood|röda?|røde?|czerwon\p{L}*|kırmızı|красн\p{L}*|أحمر|حمراء|الأحمر|红色?|赤色?|レッド|빨간색?|빨강|אדום`,
  ],
  [
    'yellow',
    String.raw`gelb(?:e[nrsm]?|töne?n?)?|jaunes?|amarill[oa]s?|amarel[oa]s?|giall[oaie]|geel|gula?|gule|żółt\p{L}*|sarı|ж[её]лт\p{L}*|أصفر|صفراء|الأصفر|黄色?|イエロー|노란색?|노랑|צהוב`,
  ],
  [
    'orange',
    String.raw`orange|naranjas?|laranjas?|arancion[ei]|oranje|pomarańczow\p{L}*|turuncu|оранжев\p{L}*|برتقالي|البرتقالي|橙色?|オレンジ色?|주황색?|כתום`,
  ],
  [
    'purple',
    String.raw`lila|violett(?:e[nrsm]?)?|violets?|violettes?|morad[oa]s?|púrpura|rox[oa]s?|viola|paars|lilla|fiolet\p{L}*|mor|фиолетов\p{L}*|بنفسجي|البنفسجي|紫色?|パープル|보라색?|סגול`,
  ],
  [
    'pink',
    String.raw`rosa(?:töne?n?)?|pink|roses?|rosad[oa]s?|rosé|roze|różow\p{L}*|pembe|розов\p{L}*|ورد(?:ي|ية)|الوردي|粉色|粉红色?|ピンク色?|분홍색?|ורוד`,
  ],
  [
    'brown',
    String.raw`braun(?:e[nrsm]?|töne?n?)?|brune?s?|marrón|marrones|marrom|marron[ei]?|bruin|brązow\p{L}*|kahverengi|коричнев\p{L}*|بني|البني|棕色?|茶色|ブラウン|갈색|חום`,
  ],
  [
    'turquoise',
    String.raw`türkis|turquoise|turquesa|turchese|turkoois|turkos|turkis|turkusow\p{L}*|turkuaz|бирюзов\p{L}*|فيروزي|青绿色|ターコイズ|청록색|טורקיז`,
  ],
  [
    'black',
    String.raw`schwarz(?:e[nrsm]?)?|noire?s?|negr[oa]s?|pret[oa]s?|ner[oaie]|zwart|svart|sort|czarn\p{L}*|siyah|ч[её]рн\p{L}*|أسود|سوداء|الأسود|黑色?|黒色?|ブラック|검은색?|검정|שחור`,
  ],
  [
    'white',
    String.raw`weiß(?:e[nrsm]?)?|weiss|blan(?:c|che|cs|ches)|blanc[oa]s?|branc[oa]s?|bianc[oahi]+|wit|vit|hvid|hvit|biał\p{L}*|beyaz|бел\p{L}*|أبيض|بيضاء|الأبيض|白色?|ホワイト|흰색|하얀색?|לבן`,
  ],
]
const any = names.map(([, words]) => words).join('|')
const spaced = String.raw`(?<!\p{L})(?:${any})(?!\p{L})`
const anywhere = new RegExp(any, 'giu')
const alone = new RegExp(spaced, 'giu')
const isOfSigns = /\p{Script=Han}|\p{Script=Katakana}|\p{Script=Hangul}/u
/** Words that say a colour is meant as one of the app, in the same piece of a sentence. */
const cue =
  /(?<!\p{L})(?:haupt)?farb(?:e|en|schema|ton|töne)?(?!\p{L})|(?<!\p{L})(?:couleurs?|coloris|teintes?|colou?res|color|cor|cores|colore|colori|kleur(?:en)?|färg(?:er|en)?|farve(?:r|n)?|farge(?:r|n)?|kolor(?:y|ach|ystyka|ze)?|barw\p{L}*|renk(?:ler|li|i)?)(?!\p{L})|цвет\p{L}*|(?:ب?ال)?لون|(?:ب?ال)?ألوان|主色|配色|颜色|色调|主题|风格|テーマ|カラー|配色|色は|色使い|デザイン|색상|테마|צבע/iu
/** "In Grün und Weiß", "en vert": a colour behind a preposition, and the one beside it. */
const inColor = new RegExp(
  String.raw`(?<!\p{L})(?:in|en|em|w|в)\s(?:hell\p{L}+\s|dunkl\p{L}+\s)?(?<one>${spaced})(?:\s(?:und|et|y|e|och|og|i|и|en)\s(?<other>${spaced}))?`,
  'iu',
)
const most = 3

/** Whether a word is the name of a colour and nothing else. */
export const isForeignColor = (word: string): boolean => wholeName.test(word)
const wholeName = new RegExp(`^(?:${any})$`, 'iu')
/** A text without the names of colours in it. */
export const withoutForeignColors = (text: string): string =>
  text.replaceAll(isOfSigns.test(text) ? anywhere : alone, '')
/** The colours a text names that is about nothing else, as `#rrggbb`, each once. */
export const colorsOfLook = (text: string): string[] =>
  [...new Set(namedIn(text).map(({ color }) => color))].slice(0, most)

/** How far the names of the colours stand from the word that says they are some. */
const nearBefore = 14
const nearBehind = 28

interface Named {
  color: string
  from: number
  until: number
}

/** The colours a text names, in order, as `#rrggbb` with where they stand. */
function namedIn(text: string): Named[] {
  return [...text.matchAll(isOfSigns.test(text) ? anywhere : alone)].flatMap(({ 0: word, index }) => {
    const english = names.find(([, words]) => new RegExp(`^(?:${words})$`, 'iu').test(word))?.[0]
    return (english ? parseColors(english) : []).map((color) => ({
      color,
      from: index,
      until: index + word.length,
    }))
  })
}

/** Empty paper and old photos are called so, too. */
const isOnlyGround = (colors: readonly string[]): boolean =>
  colors.every((color) => color === parseColors('white')[0] || color === parseColors('black')[0])

interface Stated {
  colors: string[]
  rest: string
}

const stated = (text: string, all: readonly Named[], from: number, until: number): Stated => ({
  colors: [...new Set(all.map(({ color }) => color))].slice(0, most),
  rest: `${text.slice(0, from)} ${text.slice(until)}`,
})

/**
 * The colours a description of another language states for the app, as `#rrggbb`, and the text without the words that state
 * them: no list is of a colour.
 */
export function foreignColors(text: string): Stated {
  const found = cue.exec(text)
  if (found) {
    const start = found.index
    const end = start + found[0].length
    const near = namedIn(text).filter(
      ({ from, until }) =>
        from <= end + nearBehind &&
        until >= start - nearBefore &&
        !/[.;\n。；]/u.test(text.slice(Math.min(until, end), Math.max(from, start))),
    )
    const [first] = near
    const last = near.at(-1)
    if (first && last) return stated(text, near, Math.min(first.from, start), Math.max(last.until, end))
  }
  const behind = inColor.exec(text)
  const named = behind ? namedIn(behind[0]) : []
  return behind && named.length > 0 && !isOnlyGround(named.map(({ color }) => color))
    ? stated(text, named, behind.index, behind.index + behind[0].length)
    : { colors: [], rest: text }
}
