import type { ScreenKind } from '../plan/types.ts'
import type { Language } from './languages.ts'

/**
 * What a word of another language is about, as beginnings or parts of words:
 * `kind: de words; fr words; es; pt; it; ar; zh; ja`. Within a language the words are separated by spaces.
 */
const table = `
  calendar: kalender termin stundenplan spielplan dienstplan buchung reservier; calendrier agenda rendez-vous planning horaire réservation; calendario agenda cita horario reserva turno; calendário agenda consulta horário reserva; calendario agenda appuntament orari prenotazion turni; تقويم مواعيد موعد جدول حجز; 日历 日程 预约 预订 时间表 课程表 排班; カレンダー 予定 予約 スケジュール 空き時間 時間割 シフト
  map: karte standort route umgebung; carte localisation itinéraire; mapa ubicación ruta; mapa localização rota; mappa posizione percors sentier; خريطة موقع; 地图 路线 定位; 地図 マップ ルート
  chats: nachricht chat gespräch; messagerie discussion chat message; mensaje chat conversacion; mensagem mensagens chat conversa; messagg chat; رسائل محادث دردشة; 聊天 消息 私信; チャット メッセージ
  people: partner mitglied freunde kontakte spieler team; membre amis contacts joueur équipe; miembro socio amigo contacto jugador equipo; membro sócio amigo contato jogador equipe; soci membri amici contatti giocator squadra; أعضاء أصدقاء جهات المرضى; 成员 会员 好友 联系人 患者 球员; メンバー 友達 会員 連絡先 選手
  checklist: einkaufsliste checkliste aufgabe packliste todo; courses tâche liste; compras tarea lista; compras tarefa lista; spesa attività; قائمة تسوق مهام; 购物清单 待办 任务 清单; 買い物リスト やること タスク チェックリスト
  stats: statistik fortschritt diagramm auswertung grafik ergebnis rangliste ausgaben budget kasse; statistique progrès graphique résultat classement dépense budget; estadístic progreso gráfico resultado clasificación gasto presupuesto; estatístic progresso gráfico resultado classificação gasto despesa orçamento; statistic progress grafic risultat classific spese bilancio; إحصائ تقدم رسم نتائج ترتيب مصاريف ميزانية; 统计 进度 图表 结果 排行榜 支出 预算 体重; 統計 進捗 グラフ 結果 ランキング 支出 予算
  notifications: erinnerung benachrichtigung; rappel notification; recordatorio notificacion; lembrete notificaç; promemoria notific; تذكير إشعار; 提醒 通知; リマインダー 通知
  saved: favorit merkliste; favoris; favorito; favorito; preferit; مفضل; 收藏 心愿单; お気に入り
  topic: suche bezahl zahlung warenkorb anmeld login wetter scan timer quiz; recherche paiement panier connexion météo scanner minuteur quiz; búsqueda buscar pago tarjeta carrito sesión clima escane temporizador; busca procurar pagamento cartão carrinho login clima digitaliz temporizador; ricerca cerca pagament carrello accesso meteo scansion timer; بحث دفع سلة تسجيل الطقس مسح مؤقت; 搜索 支付 付款 购物车 登录 天气 扫描 计时; 検索 支払 カート ログイン 天気 スキャン タイマー
  settings: einstellung; réglage paramètre; ajuste configuración; configuraç definiç; impostazion; إعدادات; 设置; 設定
`

/** Nouns one looks at rather than reads. */
const pictures: readonly [RegExp, string][] = [
  [/foto|photo|bild|imag|imagen|immagin|صور|照片|图片|写真|画像/i, 'garden'],
  [
    /rezept|recette|receta|receita|ricett|gericht|menü|menu|menú|cardápio|essen|plat|comida|cena|وصفات|菜|食谱|レシピ|メニュー|料理/i,
    'pasta',
  ],
  [/pflanz|plante|planta|piant|garten|potager|jardin|jardim|orto|نبات|植物|庭/i, 'plant'],
  [
    /(?<!haushalts|fahrten|tage|gäste|log|kassen|dienst)buch|bücher|livre|libro|livro|كتب|图书|书籍|本棚|図書/i,
    'book',
  ],
  [/produkt|produit|producto|produto|prodott|منتج|商品|产品/i, 'bag'],
  [/brot|pain|panes|pães|pane\b|panader|boulanger|خبز|面包|パン/i, 'bread'],
  [
    /katze|\bhunde?\b|\btiere?|\bchats?\b|chien|animal|gato|perro|gatto|cane|猫|犬|ペット|宠物|حيوان/i,
    'person',
  ],
  [/musik|musique|música|musica|lied|chanson|canci|موسيقى|音乐|歌曲|音楽/i, 'album'],
  [/reise|voyage|viaj|viagem|viaggi|urlaub|سفر|旅行/i, 'beach'],
]

const columns: readonly Language[] = ['de', 'fr', 'es', 'pt', 'it', 'ar', 'zh', 'ja']
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

/** Keyword of the pictures for a noun of another language, when one looks at such things. */
export function foreignPicture(noun: string): string | undefined {
  return pictures.find(([form]) => form.test(noun))?.[1]
}
