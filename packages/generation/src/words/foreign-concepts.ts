import type { ScreenKind } from '../plan/types.ts'
import { conceptWords } from './foreign-concept-words.ts'
import type { Language } from './languages.ts'
import { replaced } from '../understand/searched.ts'

/** Stands for whatever the app is about. */
const photos = 'photos'

/** Nouns one looks at rather than reads. */
const pictures: readonly [RegExp, string][] = [
  [
    /foto|photo|bild|imag|imagen|immagin|galer|galler|صور|معرض|照片|相册|アルバム|图片|写真|画像|תמונ|גלרי/i,
    photos,
  ],
  [
    /rezept|recette|receta|receita|ricett|gericht|menü|menu|menú|cardápio|essen|plat|comida|cena|طعام|وصفات|菜|食谱|レシピ|メニュー|料理/i,
    'pasta',
  ],
  [/pflanz|plante|planta|piant|garten|potager|jardin|jardim|orto|نبات|植物|庭/i, 'plant'],
  [
    /(?<!haushalts|fahrten|tage|gäste|log|kassen|dienst)buch|bücher|livre(?! d.or)|libro|livro|كتب|图书|书籍|本棚|図書/i,
    'book',
  ],
  [/produkt|produits?\b|productos?\b|produtos?\b|prodott[oi]\b|منتج|商品|产品/i, 'bag'],
  [/brot|pain|panes|pães|pane\b|panader|boulanger|خبز|面包|パン/i, 'bread'],
  [/musik|musique|música|musica|lied|chanson|canci|موسيقى|音乐|歌曲|音楽/i, 'album'],
  [/(?<!p)reise|voyage|viaj|viagem|viaggi|urlaub|سفر|旅行/i, 'beach'],
]

interface Concept {
  kind: ScreenKind
  words: readonly string[]
  /** Words that have one of the others in them and mean something else. */
  butNot: readonly string[]
}
const concepts: ReadonlyMap<string, readonly Concept[]> = new Map(
  conceptWords
    .split('# ')
    .slice(1)
    .map((block) => {
      const [language = '', ...lines] = block.trim().split('\n')
      return [language, lines.map(readConcept)] as const
    }),
)

function readConcept(line: string): Concept {
  const [kind = '', rest = ''] = line.split(': ')
  const words = rest.split(' ').map((word) => word.replaceAll('.', ' '))
  return {
    kind: kind as ScreenKind,
    words: words.filter((word) => !word.startsWith('!')),
    butNot: words.filter((word) => word.startsWith('!')).map((word) => word.slice(1)),
  }
}

/** The kind of screen a noun of another language asks for; undefined: a list of it; `topic`: part of another screen. */
export function foreignKind(noun: string, language: Language): ScreenKind | undefined {
  const text = noun.toLowerCase()
  return concepts
    .get(language)
    ?.find(
      ({ words, butNot }) =>
        words.some((word) => (word.startsWith('=') ? text === word.slice(1) : text.includes(word))) &&
        !butNot.some((word) => text.includes(word)),
    )?.kind
}

/** Words that are as good English. */
const cognates = new Set(
  'password courses contact contacts contato agenda message planning budget scanner timer login carte route notification location standort statistic statistics equip spiel team result graphique panel conversa promo notific messag portrait calendario pomodoro filter filtr likes profil profile barcode reminder push- metronom quizz stories'.split(
    ' ',
  ),
)

/** English words in which one of another language's seems to stand: "listen" is no "Liste", a "discussion forum" is of both. */
const english =
  /(?<!\p{L})(?:terminals?|determin\p{L}*|listen\p{L}*|(?:short)?listed|forums?|messengers?|favorites|blisters?|checklists?|schemas?|receptions?|medicines?|diagrams?|blankets?|programming|(?:re)?turning|climate|reservations?|memorials?|discussions?|progressions?|planters|consultancy)(?!\p{L})/gu

/** The words of each concept that tell a language. */
const telling = new Map(
  [...concepts].map(([language, all]) => [
    language,
    all.map(({ words }) => words.filter((word) => word.length > 4 && !cognates.has(word))),
  ]),
)

/** How many words of the table a text has, by language: tells the language of a text without little words. */
export function countConcepts(text: string, language: Language): number {
  const words = replaced(text.toLowerCase(), english, ' ')
  return (telling.get(language) ?? []).filter((each) => each.some((word) => words.includes(word))).length
}

/** Keyword of the pictures for a noun of another language, when one looks at such things; photos show the scene. */
export function foreignPicture(noun: string, scene = 'city'): string | undefined {
  const picture = pictures.find(([form]) => form.test(noun))?.[1]
  return picture === photos ? scene : picture
}

/** Where photos are taken, told by any word of the description. */
const scenes: readonly [RegExp, string][] = [
  [/plong|tauch|buce|mergulh|immersion|غوص|潜水|ダイビング|צליל/i, 'sea'],
  [/angel|fisch|pêche|pesca|صيد|钓|釣|דיג/i, 'lake'],
  [/boot|segel|bateau|voile|barco|vela|barca|قوارب|船/i, 'sail'],
  [/wander|berg|randonn|montagn|sender|montañ|trilha|montanh|escursion|جبل|山|טיול/i, 'mountain'],
  [
    /rezept|koch|recette|cuisin|receta|cocin|receita|cozinh|ricett|cucin|وصفات|菜谱|料理|レシピ|מתכונ/i,
    'pasta',
  ],
  [/garten|pflanz|jardin|plante|jardín|planta|jardim|giardin|حديقة|花园|庭|植物|גינ/i, 'garden'],
  [/bäcker|brot|boulang|panader|padaria|panific|مخبز|面包|パン|מאפי/i, 'bread'],
  [/friseur|barb[ei]|coiff|peluquer|cabeleir|parrucch|حلاق|理发|美容/i, 'hair'],
  [/fußball|football|fútbol|futebol|calcio|sport|deport|esport|رياض|足球|サッカー|כדורגל/i, 'field'],
  [
    /schule|kita|eltern|école|parent|escuela|colegio|escola|scuola|genitori|مدرس|学校|保育|PTA|בית ספר/i,
    'book',
  ],
  [/fest|feier|sagra|fête|fiesta|festa|حفل|祭|节|חתונ|hochzeit|mariage|boda|casament|nozze/i, 'night'],
  [/kirche|église|iglesia|igreja|chiesa|gemeinde|مسجد|教会/i, 'old town'],
]

/** What photos and places of an app show. */
export const sceneOf = (text: string): string => scenes.find(([form]) => form.test(text))?.[1] ?? 'city'

/** Whether a noun of another language is photos: one tells them apart by their day. */
export const namesPhotos = (noun: string): boolean =>
  pictures.find(([form]) => form.test(noun))?.[1] === photos
