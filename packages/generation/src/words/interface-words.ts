import type { JsonValue } from '@kwiq/app-model'

/** The interface's common words: English, then German, French, Spanish, Portuguese, Italian, Arabic, Chinese, Japanese. */
const table = `
  en | de | fr | es | pt | it | ar | zh | ja
  Home | Start | Accueil | Inicio | Início | Home | الرئيسية | 首页 | ホーム
  Today | Heute | Aujourd’hui | Hoy | Hoje | Oggi | اليوم | 今天 | 今日
  Yesterday | Gestern | Hier | Ayer | Ontem | Ieri | أمس | 昨天 | 昨日
  All | Alle | Tout | Todo | Tudo | Tutti | الكل | 全部 | すべて
  Me | Ich | Moi | Yo | Eu | Io | أنا | 我 | マイ
  Profile | Profil | Profil | Perfil | Perfil | Profilo | الملف الشخصي | 个人资料 | プロフィール
  Search | Suchen | Rechercher | Buscar | Buscar | Cerca | بحث | 搜索 | 検索
  Save | Sichern | Enregistrer | Guardar | Salvar | Salva | حفظ | 保存 | 保存
  Saved | Gemerkt | Enregistrés | Guardados | Salvos | Salvati | المحفوظات | 收藏 | 保存済み
  Add | Neu | Ajouter | Añadir | Adicionar | Aggiungi | إضافة | 添加 | 追加
  New | Neu | Nouveau | Nuevo | Novo | Nuovo | جديد | 新 | 新規
  Edit | Bearbeiten | Modifier | Editar | Editar | Modifica | تعديل | 编辑 | 編集
  Open | Öffnen | Ouvrir | Abrir | Abrir | Apri | فتح | 打开 | 開く
  Done | Fertig | Terminé | Hecho | Feito | Fatto | تم | 完成 | 完了
  Settings | Einstellungen | Réglages | Ajustes | Ajustes | Impostazioni | الإعدادات | 设置 | 設定
  Reminders | Erinnerungen | Rappels | Recordatorios | Lembretes | Promemoria | التذكيرات | 提醒 | リマインダー
  Weekly summary | Wochenrückblick | Bilan de la semaine | Resumen semanal | Resumo semanal | Riepilogo settimanale | ملخص الأسبوع | 每周总结 | 週のまとめ
  Notifications | Mitteilungen | Notifications | Notificaciones | Notificações | Notifiche | الإشعارات | 通知 | 通知
  Calendar | Kalender | Calendrier | Calendario | Calendário | Calendario | التقويم | 日历 | カレンダー
  Map | Karte | Carte | Mapa | Mapa | Mappa | الخريطة | 地图 | 地図
  Plan | Plan | Plan | Plan | Plano | Piano | الخطة | 计划 | 計画
  Progress | Fortschritt | Progrès | Progreso | Progresso | Progressi | التقدم | 进度 | 進捗
  Numbers | Zahlen | Chiffres | Cifras | Números | Numeri | الأرقام | 统计 | 統計
  History | Verlauf | Historique | Historial | Histórico | Cronologia | السجل | 历史 | 履歴
  Messages | Nachrichten | Messages | Mensajes | Mensagens | Messaggi | الرسائل | 消息 | メッセージ
  Details | Details | Détails | Detalles | Detalhes | Dettagli | التفاصيل | 详情 | 詳細
  Status | Status | Statut | Estado | Estado | Stato | الحالة | 状态 | 状態
  Date | Datum | Date | Fecha | Data | Data | التاريخ | 日期 | 日付
  Notes | Notizen | Notes | Notas | Notas | Note | ملاحظات | 备注 | メモ
  Name | Name | Nom | Nombre | Nome | Nome | الاسم | 名称 | 名前
  Recent | Zuletzt | Récents | Recientes | Recentes | Recenti | الأحدث | 最近 | 最近
  See all | Alle zeigen | Tout voir | Ver todo | Ver tudo | Vedi tutti | عرض الكل | 查看全部 | すべて見る
  Up next | Als Nächstes | À suivre | Siguiente | A seguir | Prossimo | التالي | 接下来 | 次
  This week | Diese Woche | Cette semaine | Esta semana | Esta semana | Questa settimana | هذا الأسبوع | 本周 | 今週
  At a glance | Auf einen Blick | En bref | De un vistazo | Num relance | In breve | نظرة سريعة | 概览 | 概要
  More to do | Mehr | Plus | Más | Mais | Altro | المزيد | 更多 | その他
  See also | Siehe auch | Voir aussi | Ver también | Ver também | Vedi anche | انظر أيضًا | 另请参阅 | 関連
  Back | Zurück | Retour | Atrás | Voltar | Indietro | رجوع | 返回 | 戻る
  Close | Schließen | Fermer | Cerrar | Fechar | Chiudi | إغلاق | 关闭 | 閉じる
  Filter | Filter | Filtre | Filtro | Filtro | Filtro | تصفية | 筛选 | 絞り込み
  Sort | Sortieren | Trier | Ordenar | Ordenar | Ordina | ترتيب | 排序 | 並べ替え
`

export type Language = 'en' | 'de' | 'fr' | 'es' | 'pt' | 'it' | 'ar' | 'zh' | 'ja'

const [head = [], ...lines] = table
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter((cells) => cells.length > 1)
const words: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  head.map((language, column) => [
    language,
    new Map(lines.map((cells) => [cells[0] ?? '', cells[column] ?? ''])),
  ]),
)

const scripts: readonly [RegExp, Language][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Arabic}/u, 'ar'],
]
const signs: readonly [RegExp, Language][] = [
  [/(?<!\p{L})(?:ein|eine[mnrs]?|und|der|die|das|mit|für|ich|wir|unser\p{L}*)(?!\p{L})/giu, 'de'],
  [/(?<!\p{L})(?:une?|les|des|avec|pour|mes|du|et|suivre)(?!\p{L})/giu, 'fr'],
  [/(?<!\p{L})(?:una?|los|las|el|con|para|y|del|mis)(?!\p{L})/giu, 'es'],
  [/(?<!\p{L})(?:uma?|os|com|para|e|meus|minhas|aplicativo|não)(?!\p{L})/giu, 'pt'],
  [/(?<!\p{L})(?:un’app|un'app|gli|per|con|il|della?|di|che|i)(?!\p{L})/giu, 'it'],
]

/** The language of a description that is not English, by its script and its little words. */
export function languageOf(text: string): Language {
  const script = scripts.find(([form]) => form.test(text))
  if (script) return script[1]
  const counted = signs
    .map(([form, language]) => ({ language, count: (text.match(form) ?? []).length }))
    .sort((one, other) => other.count - one.count)
  const [first] = counted
  return first && first.count > 0 ? first.language : 'en'
}

/** An interface word in a language; the word itself when the table does not have it. */
export function translate(text: string, language: Language): string {
  const known = words.get(language)
  const whole = known?.get(text)
  if (!known || whole) return whole ?? text
  // "Add Beet", "Search beete", "Recent fotos": the first word is the interface's, the rest the description's.
  const [, first = '', rest = ''] = /^(Add|Save|Search|Edit|Recent|Latest|My|Open) (.+)$/.exec(text) ?? []
  if (first === 'My') return rest
  const word = known.get(first === 'Latest' ? 'Recent' : first)
  if (!word) return text
  return language === 'ja' || language === 'zh' ? `${word}：${rest}` : `${word}: ${rest}`
}

const untouched = new Set([
  'screenId',
  'kind',
  'variant',
  'layout',
  'icon',
  'tone',
  'seed',
  'keyword',
  'image',
])

/** A property value with its interface words in a language. */
export function translateValue(value: JsonValue | undefined, language: Language, key = ''): JsonValue {
  if (typeof value === 'string') return untouched.has(key) ? value : translate(value, language)
  if (Array.isArray(value)) return value.map((each) => translateValue(each, language, key))
  if (value === undefined || value === null || typeof value !== 'object') return value ?? null
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, translateValue(each, language, name)]),
  )
}
