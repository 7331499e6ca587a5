import type { ScreenKind } from '../plan/types.ts'
import type { ForeignGroup } from './foreign-samples.ts'
import { foreignLanguages, type Language } from './languages.ts'

/** A thing that a clause asks for without naming it: "quanto ganhei por dia" is about earnings. */
export interface Implied {
  kind: ScreenKind
  /** What its list holds, where it is one. */
  group?: ForeignGroup
  form: RegExp
  /** What would name it anyway: then the description's own word stands. */
  named?: RegExp
  /** Its label by language, in the order of `foreignLanguages`. */
  labels: string
}

const implied: readonly Implied[] = [
  {
    kind: 'chats',
    form: /\bchatten\b|austausch|(?:uns|sich|einander) (?:\p{L}+ )?schreiben|unterhalten|discut(?:er|ent)|échang(?:er|ent)(?! (?:des|les|mes|nos|leurs) )|m'écri|s'écri|\bchatear|charlar|(?:me|se|nos) escrib|comunicar(?:se|em)|conversa[rm]\b|scriver(?:si|mi)|chattare|comunica(?:re|no)|تواصل|يراسل|交流|沟通|互动|やり取り|やりとり|連絡を取|להתכתב|\bpraten\b|chatta|snakke|rozmawia|mesajlaş|yazış|общат|общают|пишут|переписыва|소통|대화/iu,
    labels:
      'Nachrichten; Messages; Mensajes; Mensagens; Messaggi; الرسائل; 消息; メッセージ; הודעות; Berichten; Meddelanden; Beskeder; Meldinger; Wiadomości; Mesajlar; Сообщения; 메시지',
  },
  {
    kind: 'poll',
    form: /abstimm(?:en|t)\b|\bvote(?:r|nt)\b|\bvotar\b|\bvot[ea]m\b|\bvotare\b|\bvotano\b|التصويت|يصوت|投票|להצביע|stemmen over|rösta\b|stemme (?:om|over)|głosowa[ćn]|oylama|голосу|голосова|투표/iu,
    labels:
      'Abstimmen; Voter; Votar; Votar; Votazioni; التصويت; 投票; 投票; הצבעה; Stemmen; Omröstning; Afstemning; Avstemning; Głosowanie; Oylama; Голосование; 투표',
  },
  {
    kind: 'browse',
    group: 'money',
    form: /\b(?:ich|wir) (?:\p{L}+ )*?(?:verdien|eingenommen)|eingenommen|verdiente|j'ai gagné|(?:je|on|nous) gagn|encaiss|qu[eé] (?:he )?gan[éo]|cuánto (?:he )?gan|cuanto gan|ganhei|ganho por|recebi por|guadagnat|ho incassat|incassat|كسبت|ربحت|أربح|赚了|收入多少|挣了|稼い|売上|verdiend|zarobi|kazandı/iu,
    named: /einnahm|revenu|recett|ingres|gananci|ganho|renda|guadagn|incass|دخل|أرباح|收入|売上/iu,
    labels:
      'Einnahmen; Revenus; Ingresos; Ganhos; Incassi; الدخل; 收入; 売上; הכנסות; Inkomsten; Intäkter; Indtægter; Inntekter; Przychody; Gelirler; Доходы; 수입',
  },
  {
    kind: 'browse',
    group: 'money',
    form: /ausgegeben|(?:ich|wir) ausgeb|j'ai dépensé|(?:je|on|nous) dépens|(?:cuánto|cuanto|que) (?:he )?gast|gastei|ho speso|spendiamo|si spende|صرفت|أنفقت|花了|花多少|用了多少钱|使ったお金|いくら使|uitgegeven|wydał|harcadı/iu,
    named: /ausgaben|dépense|gasto|despesa|\bspes[ae]\b|مصاريف|نفقات|支出|花费|出費/iu,
    labels:
      'Ausgaben; Dépenses; Gastos; Gastos; Spese; المصاريف; 支出; 支出; הוצאות; Uitgaven; Utgifter; Udgifter; Utgifter; Wydatki; Harcamalar; Расходы; 지출',
  },
  {
    kind: 'browse',
    group: 'measures',
    form: /(?:wie viele|gefahrene) (?:km|kilometer)|kilomètres parcourus|km (?:parcourus|que j)|km (?:que )?(?:recorr|hice|he hecho)|km (?:que )?(?:rodei|percorr)|km (?:fatti|percors)|كم (?:كيلو|قطعت)|多少公里|跑了几公里|走行距離|何キロ/iu,
    named: /kilomet|kilóm|quilôm|chilom|里程|走行距離/iu,
    labels:
      'Kilometer; Kilomètres; Kilómetros; Quilômetros; Chilometri; الكيلومترات; 里程; 走行距離; קילומטרים; Kilometers; Kilometer; Kilometer; Kilometer; Kilometry; Kilometre; Километры; 주행 거리',
  },
  {
    kind: 'browse',
    group: 'people',
    form: /wer (?:\p{L}+ )?(?:kommt|dabei ist|da ist|teilnimmt|mitmacht|zusagt)|qui (?:vient|sera|participe|est (?:là|présent))|qui[eé]n(?:es)? (?:viene|va a venir|asiste|se apunta)|quem (?:vem|vai|comparece|confirma)|chi (?:viene|c'è|partecipa|ci sarà)|من (?:سيحضر|يحضر|حضر)|谁(?:来|会来|参加|出席)|誰が(?:来|参加|出)|参加者|wie (?:er )?(?:komt|meedoet)|hoeveel mensen komen|wie komt er|kto (?:przy|będzie)|kim(?:ler)? (?:geliyor|katıl)/iu,
    named: /anwesen|teilnahm|zusag|présen|particip|asisten|presen|حضور|出席|签到|出欠|参加/iu,
    labels:
      'Zusagen; Présences; Asistencia; Presenças; Presenze; الحضور; 出席; 出欠; נוכחות; Aanwezigheid; Närvaro; Fremmøde; Oppmøte; Obecność; Katılım; Посещаемость; 출석',
  },
  {
    kind: 'browse',
    form: /wer (?!(?:\p{L}+ )*?\p{L}*(?:stunden|dienste) )(?:\p{L}+ )*?(?:bezahlt|gezahlt|schuldet)|qui me doit|qui[eé]n me debe|quem me deve|chi mi deve|qui a (?:déjà )?payé|qui[eé]n (?:ha |no ha )?(?:pagado|pag[óa]|debe)|quem (?:já |não )?(?:pagou|deve)|chi (?:ha |non ha |deve )(?:già )?(?:pagat|pagare)|من (?:دفع|لم يدفع)|谁(?:交|付|没交|没付|欠)|誰が(?:払|支払)|wie (?:er )?(?:al )?(?:heeft )?betaald|kto (?:nie )?zapłaci|kim öde/iu,
    named:
      /zahlung|beiträge|paiement|cotisation|cuota|pagos|mensalidade|pagament|quote|اشتراكات|会费|缴费|会費/iu,
    labels:
      'Zahlungen; Paiements; Pagos; Pagamentos; Pagamenti; المدفوعات; 缴费; 支払い; תשלומים; Betalingen; Betalningar; Betalinger; Betalinger; Wpłaty; Ödemeler; Платежи; 납부',
  },
  {
    kind: 'browse',
    group: 'reviews',
    form: /bewerten|évaluer|laisser un avis|noter (?:le|la|les) (?:chauffeur|vendeur|prestat|cours|plat)|valorar|puntuar|calificar|dejar (?:una )?(?:opin|reseñ)|avaliar|valutare|recensire|lasciare (?:una )?recens|تقييم|يقيّم|评价|打分|評価|beoordelen|oceniać|değerlendir|puanla/iu,
    named: /bewertung|avis|reseñ|opinion|valoracion|avaliaç|recension|التقييم|评价|評価|口コミ|レビュー/iu,
    labels:
      'Bewertungen; Avis; Opiniones; Avaliações; Recensioni; التقييمات; 评价; 口コミ; ביקורות; Beoordelingen; Omdömen; Anmeldelser; Anmeldelser; Opinie; Yorumlar; Отзывы; 후기',
  },
  {
    kind: 'map',
    form: /wo (?:ich|wir) (?:gerade |heute |jeweils )?(?:bin|sind|steh)|où (?:je suis|nous sommes|on est|je serai|me trouver|nous trouver)|d[oó]nde (?:estoy|estamos|estaré|encontrar)|onde (?:estou|estamos|vou estar|nos encontrar)|dove (?:sono|siamo|saremo|mi trov|ci trov)|أين (?:نحن|أنا|أكون|نكون)|今天在哪|在哪里摆|どこに(?:いる|出店|来る)|出店場所|waar (?:ik|we|wij) (?:\p{L}+ )?(?:ben|sta|staan|zijn)|gdzie (?:jestem|jesteśmy|stoimy)|nerede (?:olduğ|yiz)/iu,
    named: /standort|emplacement|localis|ubicaci|localiza|posizion|موقع|位置|地图|地図|マップ/iu,
    labels:
      'Standort; Où nous trouver; Dónde estamos; Onde estamos; Dove siamo; موقعنا; 今日位置; 出店場所; איפה אנחנו; Waar we staan; Här finns vi; Find os; Finn oss; Gdzie jesteśmy; Neredeyiz; Где мы; 오늘 위치',
  },
  {
    kind: 'cart',
    form: /vorbestell|im voraus bestell|command\p{L}+ (?:à l'avance|en ligne)|précommand|(?:pedir|encargar|pedidos?|ordenar) (?:por adelantado|con antelación|desde)|encomendar|pedir (?:antes|antecipad|pelo app)|ordinare (?:in anticipo|prima|dall'app)|طلب (?:مسبق|مسبقا)|يطلبون مسبقا|提前(?:点|下单|订)|在线点餐|事前注文|先に注文|モバイルオーダー|vooraf bestellen|zamawia\p{L}+ (?:wcześniej|z wyprzedzeniem)|önceden sipariş/iu,
    labels:
      'Vorbestellung; Commander; Pedido; Encomenda; Ordine; الطلب; 下单; 注文; הזמנה; Bestellen; Beställ; Bestil; Bestill; Zamówienie; Sipariş; Заказ; 주문',
  },
  {
    kind: 'browse',
    group: 'named',
    form: /(?:die ich|was ich) (?:schon )?(?:gesehen|gefunden|entdeckt|besucht) (?:habe|hab)|que j'ai (?:déjà )?(?:vus?|vues?|trouvé|observé)|(?:que|los que|las que) (?:voy viendo|he visto|veo|vi|encuentro)\b|(?:que|os que|as que) (?:vi|já vi|vejo|encontrei)\b|(?:che|quelli che|quelle che) (?:ho visto|vedo|ho trovato)|التي (?:رأيت|شاهدت)|我看到的|见过的|見つけた|見た(?=もの|鳥|花|映画)/iu,
    named: /sichtung|beobacht|observation|avistam|avvist|مشاهد|观察|観察/iu,
    labels:
      'Sichtungen; Observations; Avistamientos; Avistamentos; Avvistamenti; مشاهداتي; 观察记录; 観察記録; תצפיות; Waarnemingen; Observationer; Observationer; Observasjoner; Obserwacje; Gözlemler; Наблюдения; 관찰 기록',
  },
  {
    kind: 'checklist',
    group: 'tasks',
    form: /wer (?:\p{L}+ )*?dran ist|wer als nächste|(?:à )?qui (?:est|c'est) le tour|c'est le tour de qui|a qui[eé]n le toca|de quem é a vez|a chi tocca|دور من|轮到谁|谁值日|誰の番|当番|wie er aan de beurt|czyja kolej|sıra kim/iu,
    named: /dienste|putzplan|tours de|turnos|turni|rodízio|值日|当番/iu,
    labels:
      'Dienste; Corvées; Turnos; Rodízio; Turni; المناوبة; 值日表; 当番; תורנות; Taken; Sysslor; Tjanser; Oppgaver; Dyżury; Görevler; Дежурства; 당번',
  },
  {
    kind: 'browse',
    group: 'papers',
    form: /abrechnen|in rechnung stell|facturer|facturar|faturar|fatturare|أفوتر|إصدار (?:ال)?فواتير|开(?:发票|票)|請求(?:する|できる|額)|factureren|wystawia\p{L}+ faktur|fatura kes/iu,
    named: /rechnung|factur|fatura|fattur|فواتير|发票|请求|請求/iu,
    labels:
      'Abrechnung; Facturation; Facturación; Faturamento; Fatture; الفواتير; 账单; 請求; חשבוניות; Facturen; Fakturor; Fakturaer; Fakturaer; Faktury; Faturalar; Счета; 청구서',
  },
  {
    kind: 'browse',
    group: 'things',
    form: /ausleihen|verleihen|zurückgeb|emprunter|prêter|pedir prestad|prestar|emprestar|pegar emprestad|in prestito|prestare|استعارة|إعارة|借用|借出|外借|貸し借り|借り(?:る|たい|られる)|uitlenen|wypożycza|ödünç/iu,
    named: /ausleihe|verleih|emprunt|prêts?\b|préstam|empréstim|prestit|إعارة|借阅|借书|貸出|貸し借り/iu,
    labels:
      'Ausleihen; Prêts; Préstamos; Empréstimos; Prestiti; الإعارات; 借还记录; 貸し借り; השאלות; Uitleningen; Lån; Lån; Lån; Wypożyczenia; Ödünçler; Выдача; 대여',
  },
  {
    kind: 'browse',
    group: 'people',
    form: /(?:sich |für \p{L}+ )(?:\p{L}+ )?(?:anmelden|eintragen|einschreiben)|s'inscri|m'inscri|inscrire|apuntarse|apuntar[ -]?se|inscribirse|inscribir|se inscrev|inscrever-se|iscriver|iscrivers|يسجلون في|التسجيل في|报名|申し込|エントリー|inschrijven|aanmelden|zapisa|kaydol|kayıt ol/iu,
    named: /anmeldung|inscription|inscripci|inscriç|iscrizion|报名|申込|申し込み|inschrijving|zapisy|kayıt/iu,
    labels:
      'Anmeldungen; Inscriptions; Inscripciones; Inscrições; Iscrizioni; المسجلون; 报名; 申し込み; הרשמה; Aanmeldingen; Anmälningar; Tilmeldinger; Påmeldinger; Zapisy; Kayıtlar; Записи; 신청',
  },
  {
    kind: 'browse',
    group: 'papers',
    form: /(?:schäden|defekt\p{L}*|kaputt\p{L}*|probleme|mängel) (?:zu )?melden|melden(?: können)?, wenn|signaler|reportar|avisar de (?:aver|problem|fall)|segnalar|الإبلاغ|يبلغ|上报|报修|举报|通報|不具合を報告|storingen melden|zgłasza|bildir(?:mek|sin|ebil)/iu,
    named: /meldung|signalement|avería|ocorrênc|segnalaz|incidenc|بلاغ|报修|通報/iu,
    labels:
      'Meldungen; Signalements; Incidencias; Ocorrências; Segnalazioni; البلاغات; 上报记录; 報告; דיווחים; Meldingen; Anmälningar; Indberetninger; Meldinger; Zgłoszenia; Bildirimler; Заявки; 신고',
  },
  {
    kind: 'browse',
    group: 'people',
    form: /(?:schichten|dienste|stunden) tauschen|tauschen können|échanger (?:leurs|les|des) (?:créneaux|gardes|services|tours)|(?:cambiar|intercambiar)\p{L}* (?:los |de )?turnos|trocar (?:de )?(?:turno|plantão|escala)|scambi(?:ar\p{L}+|o) (?:i |di )?turn|scambiarsel|تبديل المناوب|换班|调班|シフト(?:を)?交換|diensten ruilen|zamieniać|vardiya değiş/iu,
    named: /tausch|échange|intercambio|troca|scambi|换班|交換/iu,
    labels:
      'Tausch; Échanges; Cambios; Trocas; Scambi; التبديل; 换班; 交換; החלפות; Ruilen; Byten; Bytte; Bytte; Zamiany; Değişimler; Обмены; 교환',
  },
  {
    kind: 'browse',
    group: 'people',
    form: /wann (?:sie|ich|wir|alle|jemand) (?:\p{L}+ )?(?:kann|können|zeit)|verfügbar|quand (?:ils|elles|je) (?:sont|suis) (?:libres?|dispo)|cuándo (?:pueden|puedo|están)|quando (?:podem|posso|estão)|(?:dicono|segnano|dire) quando (?:ci sono|possono|sono liber)|シフト希望|空いている(?:日|時間)|什么时候有空|空闲时间|متى يكون متاح|wanneer (?:ze|ik|we) kunnen|dostępn|müsait/iu,
    named: /verfügbarkeit|disponib|空闲|シフト希望/iu,
    labels:
      'Verfügbarkeit; Disponibilités; Disponibilidad; Disponibilidade; Disponibilità; التوفر; 空闲时间; シフト希望; זמינות; Beschikbaarheid; Tillgänglighet; Rådighed; Tilgjengelighet; Dostępność; Müsaitlik; Доступность; 가능 시간',
  },
  {
    kind: 'checklist',
    group: 'groceries',
    form: /wer (?:\p{L}+ )?was mitbringt|wer bringt was|qui (?:apporte|ramène|amène) quoi|qui[eé]n (?:trae|lleva) qu[eé](?! \p{L}{3,})|quem (?:leva|traz) o ?qu[eê]|chi porta (?:che )?cosa|من يجلب|谁带什么|持ち寄り|何を持ってくる|wie (?:neemt|brengt) wat|kto co przynosi|kim ne getir/iu,
    named: /mitbring|持ち寄り/iu,
    labels:
      'Mitbringliste; Qui apporte quoi; Quién trae qué; Quem leva o quê; Chi porta cosa; من يجلب ماذا; 谁带什么; 持ち寄り; מי מביא מה; Wie neemt wat mee; Vem tar med vad; Hvem tager hvad med; Hvem tar med hva; Kto co przynosi; Kim ne getiriyor; Кто что приносит; 준비물 분담',
  },
  {
    kind: 'browse',
    group: 'money',
    form: /(?:kosten|ausgaben) (?:\p{L}+ )?(?:auf)?teilen|partag\p{L}+ (?:les|des|nos) (?:frais|dépenses|coûts)|(?:repartir|dividir|compartir)\p{L}* (?:los |nuestros )?gastos|(?:dividir|rachar|ratear) (?:os |as |nossos |nossas )?(?:gastos|despesas|custos)|divid\p{L}+ (?:le )?spese|تقاسم (?:ال)?(?:مصاريف|تكاليف)|分摊|费用平摊|費用を?(?:分担|割)|kosten delen|dela (?:på )?kostnader|dele udgifter|podziel\p{L}* koszt|masraf\p{L}* böl/iu,
    named: /kosten|frais|dépense|gasto|despesa|custo|spes[ae]\b|مصاريف|费用|費用/iu,
    labels:
      'Kosten; Frais; Gastos; Despesas; Spese; التكاليف; 费用; 費用; הוצאות; Kosten; Kostnader; Udgifter; Utgifter; Koszty; Masraflar; Расходы; 비용',
  },
  {
    kind: 'notifications',
    form: /erinner(?:t|n)\b|(?:me|nous|vous) (?:rappel|prévien|aver)|qu'on me rappelle|me (?:avise|recuerde|avis[ae])|que avise|me (?:lembre|avise|avisar|lembrar)|mi (?:ricord|avvis)|(?:ي|ت)?ذكرني|تنبيه|提醒|通知(?:し|が来|を受)|知らせて|リマインド|herinner|przypomin|hatırlat/iu,
    named:
      /erinnerung|rappel|recordatori|aviso|lembrete|promemoria|تذكير|تنبيه|提醒|通知|リマインダ|herinnering|przypomnien|hatırlatıcı/iu,
    labels:
      'Erinnerungen; Rappels; Recordatorios; Lembretes; Promemoria; التذكيرات; 提醒; 通知; תזכורות; Herinneringen; Påminnelser; Påmindelser; Påminnelser; Przypomnienia; Hatırlatıcılar; Напоминания; 알림',
  },
]

/** What a text asks for by its doings, and no noun of it names. */
export const impliedBy = (text: string, nouns: readonly string[]): readonly Implied[] =>
  implied.filter(({ form, named }) => form.test(text) && !(named && nouns.some((noun) => named.test(noun))))

/** What it is called in a language. */
export const impliedLabel = ({ labels }: Implied, language: Language): string =>
  labels.split('; ')[foreignLanguages.indexOf(language)] ?? ''
