import type { ScreenKind } from '../plan/types.ts'
import type { Language } from './languages.ts'

/**
 * What a word of another language is about, as beginnings or parts of words:
 * `kind: de words; fr words; es; pt; it; ar; zh; ja; he`. Within a language the words are separated by spaces.
 */
const table = `
  calendar: kalender termin stundenplan spielplan dienstplan buchung reservier; calendrier agenda rendez-vous planning horaire réservation; calendario agenda cita horario reserva turno; calendário agenda consulta horário reserva; calendario agenda appuntament orari prenotazion turni; تقويم مواعيد موعد جدول حجز; 日历 日程 预约 预订 时间表 课程表 排班; カレンダー 予定 予約 スケジュール 空き時間 時間割 シフト; לוח יומן תורים תור מועד אירועים פגישות שיעורים
  map: karte standort route umgebung; carte localisation itinéraire; mapa ubicación ruta; mapa localização rota; mappa posizione percors sentier; خريطة موقع; 地图 路线 定位; 地図 マップ ルート; מפה מסלול
  chats: nachricht chat gespräch; messagerie discussion chat message; mensaje chat conversacion; mensagem mensagens chat conversa; messagg chat; رسائل محادث دردشة تواصل; 聊天 消息 私信; チャット メッセージ; הודעות צ׳אט שיחות
  people: partner mitglied freunde kontakte spieler team; membre amis contacts joueur équipe; miembro socio amigo contacto jugador equipo; membro sócio amigo contato jogador equipe; soci membri amici contatti giocator squadra; أعضاء أصدقاء جهات المرضى; 成员 会员 好友 联系人 患者 球员; メンバー 友達 会員 連絡先 選手; חברים אנשי שחקנים צוות מתנדבים
  checklist: einkaufsliste checkliste aufgabe packliste todo; courses tâche liste; compras tarea lista; compras tarefa lista; spesa attività; تسوق مهام; 购物清单 待办 任务 清单; 買い物リスト やること タスク チェックリスト; קניות משימות רשימת
  stats: statistik fortschritt diagramm auswertung grafik ergebnis rangliste ausgaben budget kasse; statistique progrès graphique résultat classement dépense budget; estadístic progreso gráfico resultado clasificación gasto presupuesto; estatístic progresso gráfico resultado classificação gasto despesa orçamento; statistic progress grafic risultat classific spese bilancio; إحصائ تقدم رسم نتائج ترتيب مصاريف ميزانية; 统计 进度 图表 结果 排行榜 支出 预算 体重; 統計 進捗 グラフ 結果 ランキング 支出 予算; סטטיסטיק התקדמות גרף תוצאות הוצאות תקציב
  notifications: erinnerung benachrichtigung; rappel notification; recordatorio notificacion; lembrete notificaç; promemoria notific; تذكير إشعار; 提醒 通知; リマインダー 通知; תזכור התרא
  saved: favorit merkliste; favoris; favorito; favorito; preferit; مفضل; 收藏 心愿单; お気に入り; מועדפ
  topic: preise preis forum stoppuhr suche bezahl zahlung warenkorb anmeld login wetter scan timer quiz; prix tarif forum chronom recherche paiement panier connexion météo scanner minuteur quiz; precio tarifa foro cronóm búsqueda buscar pago tarjeta carrito sesión clima escane temporizador; preço tarifa fórum cronômetro busca procurar pagamento cartão carrinho login clima digitaliz temporizador; ricerca cerca pagament carrello accesso meteo scansion timer; بحث دفع سلة تسجيل الطقس مسح مؤقت; 搜索 支付 付款 购物车 登录 天气 扫描 计时; 検索 支払 カート ログイン 天気 スキャン タイマー; חיפוש תשלום התחברות מזג סריקה טיימר חידון
  settings: einstellung; réglage paramètre; ajuste configuración; configuraç definiç; impostazion; إعدادات; 设置; 設定; הגדרות
`

/** Stands for whatever the app is about. */
const photos = 'photos'

/** Nouns one looks at rather than reads. */
const pictures: readonly [RegExp, string][] = [
  [/foto|photo|bild|imag|imagen|immagin|galer|galler|صور|معرض|照片|图片|写真|画像|תמונ|גלרי/i, photos],
  [
    /rezept|recette|receta|receita|ricett|gericht|menü|menu|menú|cardápio|essen|plat|comida|cena|طعام|وصفات|菜|食谱|レシピ|メニュー|料理/i,
    'pasta',
  ],
  [/pflanz|plante|planta|piant|garten|potager|jardin|jardim|orto|نبات|植物|庭/i, 'plant'],
  [
    /(?<!haushalts|fahrten|tage|gäste|log|kassen|dienst)buch|bücher|livre|libro|livro|كتب|图书|书籍|本棚|図書/i,
    'book',
  ],
  [/produkt|produits?\b|productos?\b|produtos?\b|prodott[oi]\b|منتج|商品|产品/i, 'bag'],
  [/brot|pain|panes|pães|pane\b|panader|boulanger|خبز|面包|パン/i, 'bread'],
  [/musik|musique|música|musica|lied|chanson|canci|موسيقى|音乐|歌曲|音楽/i, 'album'],
  [/(?<!p)reise|voyage|viaj|viagem|viaggi|urlaub|سفر|旅行/i, 'beach'],
]

const columns: readonly Language[] = ['de', 'fr', 'es', 'pt', 'it', 'ar', 'zh', 'ja', 'he']
const concepts = table
  .split('\n')
  .map((line) => line.trim())
  .filter((line) => line !== '')
  .map((line) => {
    const [kind = '', rest = ''] = line.split(/: (.*)/s)
    const words = new Map(
      rest.split('; ').map((cell, index) => [columns[index] ?? 'en', cell.split(' ')] as const),
    )
    return { kind: kind as ScreenKind, words }
  })

/** The kind of screen a noun of another language asks for; undefined: a list of it; `topic`: part of another screen. */
export function foreignKind(noun: string, language: Language): ScreenKind | undefined {
  const text = noun.toLowerCase()
  return concepts.find(({ words }) => words.get(language)?.some((word) => text.includes(word)))?.kind
}

/** Words that are as good English. */
const cognates = new Set(
  'contact contacts contato agenda message planning budget scanner timer login carte route notification location standort statistic statistics equip spiel team result graphique panel conversa promo notific messag portrait calendario'.split(
    ' ',
  ),
)

/** How many words of the table a text has, by language: tells the language of a text without little words. */
export function countConcepts(text: string, language: Language): number {
  const words = text.toLowerCase()
  return concepts.filter(({ words: known }) =>
    known.get(language)?.some((word) => word.length > 4 && !cognates.has(word) && words.includes(word)),
  ).length
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
