/**
 * Nouns of what is done on a day, told by how they end: of whoever has never met "Begehung", "arrosage" or "convocazioni"
 * one thing is sure, that it happens at a time and somebody does it. Behind each stands what ends alike and is a thing.
 */
const endings: readonly (readonly [form: RegExp, unlike: RegExp])[] = [
  [
    /(?:ung(?:en)?|durchsicht(?:en)?|inspektion(?:en)?|reparatur(?:en)?|probe[n]?|auftritte?|treffen|sitzung|aussaat|einsatz|einsätze|ausflüge?|rundgang|rundgänge|kontrollen?|check-?ups?|lieferfahrten|übergaben?|abholung|besuche?)$/iu,
    /wohnung|kleidung|zeitung|rechnung|verpackung|ausrüstung|einrichtung|siedlung|sammlung|abteilung|quittung|werbung|stimmung|meinung|bewertung|empfehlung|zeichnung|versicherung|leistung|bescheinigung|anleitung|ordnung|erfahrung|beschreibung|einstellung|währung|lösung|beziehung|bedingung|umgebung|nahrung|bestellung|zahlung|auszeichnung|größenordnung|haltung$|heizung|leitung|wirkung|dichtung|bildung|schaltung|gattung|festung|kreuzung|mündung|lichtung|öffnung|endung|teilung|staffelung|auswertung|(?:^|\s)(?:zunge|junge|lunge)n?|stückprobe|farbprobe|übung|nährung/iu,
  ],
  [
    /(?:arros|nettoy|covoitur|lav|essay|désherb|dépann|ramass|triage|jardin|brass|accord|mont|toilett|taill|pressur|stock|pass|entretien|stage|pesage|réglage)ages?$|(?:tion|sion)s?$|(?:traite|vête|entraîne|rassemble|enregistre|déménage|accompagne|abattement|nourrisse|rangement|remplace)ments?$|^(?:récoltes?|semis|répétitions?|sorties?|visites?|entretiens?|tournées?|contrôles?|soins|réparations?)$/iu,
    /station|collection|promotion|section|option|question|portion|position|(?:^|\s)action|notion|solution|condition|association|application|notification|destination|citation|potion|pension|version|dimension|télévision|illustration|description|invitation|cotisation|prescription|édition|information|fonction|population|traduction|situation|variation|direction|mention|boisson|passion|tension|proposition|caution|création|carnation|habitation|fraction|addition|émotion|autorisation|consommation|recommandation|opération comptable|vêtement|mission de|réduction|communication|administration|décoration|motion/iu,
  ],
  [
    /(?:ción|ciones|sión|siones)$|(?:trata|manteni|entrena|desplaza|lanza|llama|naci|segui|reconoci|movi)mientos?$|^(?:riego|siembra|cosecha|poda|vendimia|revisi(?:ón|ones)|ensayos?|salidas?|visitas?|entregas?|limpiezas?|recogidas?|préstamos?|alquiler(?:es)?|rutas? de reparto|simulacros?|convocatorias?)$/iu,
    /estaci|canci[oó]n|colecci|direcci|opci|secci|porci|condici|habitaci|aplicaci|asociaci|(?:^|\s)acci|promoci|informaci|poblaci|descripci|calificaci|cotizaci|edici|naci[oó]n|noci|posici|situaci|soluci|suscripci|ubicaci|valoraci|puntuaci|versi|pensi|dimensi|televisi|profesi|emoci|relaci|lecci|tensi|fundaci|documentaci|notificaci|publicaci|autorizaci|recomendaci|clasificaci|composici|ilustraci|comisi|donaci|certificaci|ocupaci|administraci|duraci/iu,
  ],
  [
    /(?:ção|ções|são|sões)$|(?:lav|tri|mold|pod|sec|tos|fum)age(?:m|ns)$|(?:trata|treina|atendi|acompanha|nasci|lança|carrega)mentos?$|^(?:rega|plantio|colheitas?|poda|limpezas?|entregas?|visitas?|ensaios?|vistorias?|manejos?|alug(?:uel|uéis)|empréstimos?|retiradas?|convocatórias?|consertos?)$/iu,
    /estaç|canç|coleç|direç|opç|seç|porç|condiç|habitaç|aplicaç|associaç|(?:^|\s)aç|promoç|informaç|populaç|descriç|cotaç|ediç|naç|noç|posiç|situaç|soluç|localizaç|avaliaç|pontuaç|versã|versõ|pensã|dimensõ|televis|profiss|emoç|relaç|liç|tens[aã]|fundaç|documentaç|notificaç|publicaç|autorizaç|recomendaç|classificaç|composiç|ilustraç|comiss|doaç|certificaç|ocupaç|(?:^|\s)são|duraç|refeiç|administraç|decoraç/iu,
  ],
  [
    /(?:zione|zioni|sione|sioni)$|(?:tratta|allena|accompagna|sposta|rifaci|addestra|inseri)ment[oi]$|(?:lav|mont|nolegg|imbottigli|assagg|pot|conf)aggi[oi]?$|^(?:vendemmia|potatur[ae]|semin[ae]|raccolt[aoe]|prov[ae]|visit[ae]|consegn[ae]|pulizi[ae]|noleggi[o]?|prestiti|uscit[ae]|controll[io]|riparazioni|scadenz[ae])$/iu,
    /stazion|collezion|sezion|opzion|porzion|posizion|condizion|applicazion|associazion|(?:^|\s)azion|promozion|informazion|popolazion|descrizion|valutazion|edizion|situazion|soluzion|recension|pension|dimension|version|lezion|canzon|destinazion|nazion|abitazion|decorazion|donazion|definizion|traduzion|emozion|relazion|tension|profession|notifica|autorizzaz|classificaz|composiz|illustraz|commission|certificaz|prescrizion|duraz/iu,
  ],
  [
    /(?:检查|维修|保养|清洁|培训|会议|活动|训练|巡检|打扫|浇水|施肥|治疗|手术|护理|面试|考试|演出|聚会|检测|排练|值日|灌溉|采收|播种)$/u,
    /^$/u,
  ],
  [
    /(?:検査|点検|修理|清掃|研修|会議|作業|手入れ|施肥|水やり|治療|手術|面接|試験|演奏会|発表会|散布|収穫|剪定|見学|打ち合わせ|送迎|訪問|面談|当直|巡回)$/u,
    /^$/u,
  ],
  [/(?:점검|수리|청소|교육|회의|모임|훈련|치료|면접|시험|공연|방문|상담|연습)$/u, /^$/u],
  [
    /(?:ние|ния|уборка|проверк[аи]|тренировк[аи]|встреч[аи]|репетици[яи]|ремонт)$/iu,
    /задани|расписани|здани|растени|издели|питани|описани|напоминани|объявлени|сообщени|удобрени|отделени|знани|состояни|заняти|предложени|уведомлени|имени|хранени/iu,
  ],
  [
    /(?:anie|ania|enie|enia)$/iu,
    /zadani|pytani|mieszkani|śniadani|ogłoszeni|powiadomieni|ubrani|zdani|imieni|zaproszeni|urządzeni|pomieszczeni|wydani/iu,
  ],
  [
    /(?:ما|ال)?(?:ري|صيانة|زيارات|زيارة|تدريبات|اجتماعات|اجتماع|فحوصات|فحص|حصاد|تنظيف|جلسات|جولات|رحلات)$/u,
    /ضروري|دوري|شهري/u,
  ],
]

const behindHead =
  /\s(?:de|du|des|del|di|della|dei|delle|do|dos|das|d['’]|à|a|en|per|para|pour|von|der|för|dla)\s.*$/iu

/** Whether a noun of another language is one of what is done, by how it ends. */
export function namesDoing(noun: string): boolean {
  const head = noun.replace(behindHead, '')
  const words = head.split(' ')
  return [words[0] ?? '', words.at(-1) ?? ''].some((word) =>
    endings.some(([form, unlike]) => form.test(word) && !unlike.test(word)),
  )
}
