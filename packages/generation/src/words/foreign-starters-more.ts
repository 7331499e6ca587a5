import type { Starter } from './foreign-starters.ts'

/** Kinds of app of private lives and neighbourhoods, before the wider ones. */
export const moreStarters: readonly Starter[] = [
  {
    id: 'focus',
    form: /pomodoro|ポモドーロ|番茄钟|番茄工作|뽀모도로|помодоро|بومودورو/i,
    screens: [
      ['timer', 'Timer'],
      ['stats', 'Progress'],
    ],
    nouns: `Aufgaben; Verlauf
Tâches; Historique
Tareas; Historial
Tarefas; Histórico
Attività; Cronologia
المهام; السجل
任务; 记录
タスク; 履歴
משימות; היסטוריה
Taken; Geschiedenis
Uppgifter; Historik
Opgaver; Historik
Oppgaver; Historikk
Zadania; Historia
Görevler; Geçmiş
Задачи; История
할 일; 기록`,
  },
  {
    id: 'quit',
    form: /rauchen aufhör|rauchfrei|nichtraucher|(?:arr[êe]ter?|arr[êe]t) (?:de fumer|(?:de )?l.alcool|de boire)|sans (?:clope|tabac|alcool)|dejar de (?:fumar|beber)|sin fumar|parar de (?:fumar|beber)|largar o cigarro|smettere di (?:fumare|bere)|الإقلاع عن التدخين|ترك التدخين|戒烟|戒酒|禁煙|断酒|stoppen met roken|sluta röka|rygestop|slutte å røyke|rzuc(?:ić|anie) pal|sigarayı bırak|бросить курить|금연/i,
    screens: [
      ['stats', 'Progress'],
      ['calendar', 'Calendar'],
    ],
    nouns: `Rauchfreie Tage; Gespartes Geld; Verlangen; Meilensteine
Jours sans tabac; Argent économisé; Envies; Paliers
Días sin fumar; Dinero ahorrado; Antojos; Metas
Dias sem fumar; Dinheiro poupado; Vontades; Metas
Giorni senza fumo; Soldi risparmiati; Voglie; Traguardi
أيام بلا تدخين; مال موفر; الرغبات; الإنجازات
戒烟天数; 节省金额; 烟瘾记录; 里程碑
禁煙日数; 節約額; 吸いたい気持ち; 目標
ימים ללא עישון; כסף שנחסך; דחפים; אבני דרך
Rookvrije dagen; Bespaard geld; Trek; Mijlpalen
Rökfria dagar; Sparade pengar; Sug; Milstolpar
Røgfri dage; Sparede penge; Trang; Milepæle
Røykfrie dager; Sparte penger; Røyksug; Milepæler
Dni bez palenia; Oszczędności; Głód; Kamienie milowe
Sigarasız günler; Biriken para; İstekler; Hedefler
Дни без сигарет; Экономия; Тяга; Вехи
금연 일수; 절약 금액; 흡연 욕구; 목표`,
  },
  {
    id: 'ride',
    form: /mitfahr|fahrgemeinschaft|covoitur|compartir coche|coche compartido|viajes compartidos|carona|passaggi in auto|car ?pool|توصيل مشترك|مشاركة الرحلات|拼车|顺风车|搭车|相乗り|ライドシェア|טרמפ|carpool|meerijd|samåkning|samkørsel|samkjøring|wspólne przejazdy|yolculuk paylaş|попутчик|카풀/i,
    screens: [['chats', 'Messages']],
    nouns: `Fahrten; Anfragen; Bewertungen; Fahrer
Trajets; Demandes; Avis; Conducteurs
Viajes; Solicitudes; Opiniones; Conductores
Caronas; Pedidos de carona; Avaliações; Motoristas
Passaggi; Richieste; Recensioni; Autisti
الرحلات; الطلبات; التقييمات; السائقون
行程; 搭车申请; 评价; 司机
ルート; 相乗り申請; 口コミ; ドライバー
נסיעות; בקשות; ביקורות; נהגים
Ritten; Aanvragen; Beoordelingen; Chauffeurs
Resor; Förfrågningar; Omdömen; Förare
Ture; Forespørgsler; Anmeldelser; Chauffører
Turer; Forespørsler; Anmeldelser; Sjåfører
Przejazdy; Prośby; Opinie; Kierowcy
Yolculuklar; İstekler; Yorumlar; Sürücüler
Поездки; Запросы; Отзывы; Водители
운행; 신청; 후기; 운전자`,
  },
  {
    id: 'neighbours',
    form: /hausgemeinschaft|hausverwalt|eigentümergemeinschaft|\bweg-|nachbarschaft|copropri|syndic|résidence|immeuble|comunidad de (?:vecinos|propietarios)|edificio|condom[íi]n|moradores|inquilin|امارة|العمارة|جيران|小区|物业|业主|町内会|自治会|マンション管理|回覧板|ועד בית|שכנים|buurt|vve\b|bostadsrätt|grannar|boligforening|naboer|borettslag|wspólnot|sąsiad|apartman|komşu|тсж|сосед|아파트/i,
    screens: [],
    nouns: `Aushänge; Meldungen; Termine; Nachbarn
Annonces; Signalements; Calendrier; Voisins
Avisos; Averías; Calendario; Vecinos
Avisos; Ocorrências; Calendário; Moradores
Avvisi; Segnalazioni; Calendario; Vicini
إعلانات; البلاغات; التقويم; الجيران
公告; 报修; 日程; 邻居
お知らせ; 連絡事項; 予定; ご近所
הודעות ועדכונים; תקלות; לוח שנה; שכנים
Nieuws; Meldingen; Agenda; Buren
Nyheter; Felanmälan; Kalender; Grannar
Nyheder; Fejlmeldinger; Kalender; Naboer
Nyheter; Feilmeldinger; Kalender; Naboer
Aktualności; Zgłoszenia; Kalendarz; Sąsiedzi
Duyurular; Arızalar; Takvim; Komşular
Новости; Заявки; Календарь; Соседи
공지사항; 고장 신고; 일정; 이웃`,
  },
  {
    id: 'party',
    form: /hochzeit|mariage|\bboda\b|bodas|casamento|matrimonio|nozze|زفاف|عرس|婚礼|结婚|結婚式|חתונ|bruiloft|bröllop|bryllup|wesel|düğün|свадьб|결혼식|geburtstagsfeier|partyplan|organiser une fête|fiesta de cumplea/i,
    screens: [
      ['checklist', 'Plan'],
      ['budget', 'Budget'],
    ],
    nouns: `Gäste; Aufgaben; Dienstleister; Termine
Invités; Tâches; Prestataires; Calendrier
Invitados; Tareas; Proveedores; Calendario
Convidados; Tarefas; Fornecedores; Calendário
Invitati; Compiti; Fornitori; Calendario
الضيوف; المهام; الموردون; التقويم
宾客; 待办; 供应商; 日程
ゲスト; やること; 業者; 予定
אורחים; משימות; ספקים; לוח שנה
Gasten; Taken; Leveranciers; Agenda
Gäster; Uppgifter; Leverantörer; Kalender
Gæster; Opgaver; Leverandører; Kalender
Gjester; Oppgaver; Leverandører; Kalender
Goście; Zadania; Usługodawcy; Kalendarz
Misafirler; Görevler; Tedarikçiler; Takvim
Гости; Задачи; Подрядчики; Календарь
하객; 할 일; 업체; 일정`,
  },
  {
    id: 'library',
    form: /bücherei|bibliothek|leihbücher|biblioth[èe]que|biblioteca|مكتبة|图书馆|借书|図書館|図書室|ספרי|bibliotheek|bibliotek|kütüphane|библиотек|도서관/i,
    screens: [['calendar', 'Calendar']],
    nouns: `Bücher; Ausleihen; Vormerkungen; Leser
Livres; Prêts; Réservations; Lecteurs
Libros; Préstamos; Reservas; Lectores
Livros; Empréstimos; Reservas; Leitores
Libri; Prestiti; Prenotazioni; Lettori
كتب; الإعارات; الحجوزات; القراء
图书; 借阅; 预约; 读者
図書; 貸出; 予約; 利用者
ספרים; השאלות; הזמנות; קוראים
Boeken; Uitleningen; Reserveringen; Lezers
Böcker; Lån; Reservationer; Läsare
Bøger; Lån; Reserveringer; Læsere
Bøker; Lån; Reservasjoner; Lesere
Książki; Wypożyczenia; Rezerwacje; Czytelnicy
Kitaplar; Ödünçler; Rezervasyonlar; Okurlar
Книги; Выдача; Бронирование; Читатели
책; 대여; 예약; 독자`,
  },
  {
    id: 'tutor',
    form: /(?:klavier|gitarren|geigen|musik|nachhilfe|sprach|schwimm|reit|tanz)lehrer|\bprofs? (?:de|d['’])|cours particuliers|professeure? (?:de|d['’])|profesora? (?:particular|de)|clases particulares|professora? (?:particular|de)|aulas particulares|insegnante di|lezioni private|ripetizioni|(?:معلم|مدرس)ة? (?:خصوصي|بيانو|لغة)|دروس خصوصية|(?:钢琴|吉他|舞蹈|美术|英语|书法)老师|家教|(?:ピアノ|ギター|英会話|書道|バレエ)教室|家庭教師|(?:piano|gitaar|zang|bijles)\p{L}*(?:docent|lera+r)|korepety|özel ders|репетитор|과외/iu,
    screens: [],
    nouns: `Schüler; Stunden; Übungen; Zahlungen
Élèves; Leçons; Exercices; Paiements
Alumnos; Clases; Ejercicios; Pagos
Alunos; Aulas; Exercícios; Pagamentos
Allievi; Lezioni; Esercizi; Pagamenti
الطلاب; الدروس; التمارين; المدفوعات
学生; 课程; 练习; 缴费
生徒; レッスン; 練習; 月謝
תלמידים; שיעורים; תרגילים; תשלומים
Leerlingen; Lessen; Oefeningen; Betalingen
Elever; Lektioner; Övningar; Betalningar
Elever; Lektioner; Øvelser; Betalinger
Elever; Timer; Øvelser; Betalinger
Uczniowie; Lekcje; Ćwiczenia; Wpłaty
Öğrenciler; Dersler; Alıştırmalar; Ödemeler
Ученики; Занятия; Упражнения; Платежи
학생; 레슨; 연습; 납부`,
  },
  {
    id: 'gifts',
    form: /geschenk|geburtstags(?:kalender|liste|app)|geburtstage\b|\bcadeaux?\b|anniversaires\b|cumpleaños|\bregalos?\b|aniversários?\b|presentes de|compleann|\bregali\b|هدايا|أعياد الميلاد|礼物|生日|プレゼント|誕生日|מתנות|cadeau|verjaardag|födelsedag|fødselsdag|gavelist|prezent|urodzin|hediye|doğum gün|подарк|дни рождения|생일|선물/i,
    screens: [['calendar', 'Calendar']],
    nouns: `Geburtstage; Geschenkideen; Familie; Erinnerungen
Anniversaires; Idées cadeaux; Famille; Rappels
Cumpleaños; Ideas de regalo; Familia; Recordatorios
Aniversários; Ideias de presente; Família; Lembretes
Compleanni; Idee regalo; Famiglia; Promemoria
أعياد الميلاد; أفكار الهدايا; العائلة; تذكيرات
生日; 礼物清单; 家人; 提醒
誕生日; プレゼント案; 家族; リマインダー
ימי הולדת; רעיונות למתנה; משפחה; תזכורות
Verjaardagen; Cadeau-ideeën; Familie; Herinneringen
Födelsedagar; Presentidéer; Familj; Påminnelser
Fødselsdage; Gaveidéer; Familie; Påmindelser
Fødselsdager; Gaveideer; Familie; Påminnelser
Urodziny; Pomysły na prezent; Rodzina; Przypomnienia
Doğum günleri; Hediye fikirleri; Aile; Hatırlatıcılar
Дни рождения; Идеи подарков; Семья; Напоминания
생일; 선물 아이디어; 가족; 알림`,
  },
  {
    id: 'baby',
    form: /\bbab[yi]s?\b|säugling|stillen|windel|nourrisson|allaitement|biberon|bebés?\b|lactancia|pañal|amamenta|fralda|neonat|allattamento|pannolin|رضيع|الرضاعة|حفاض|宝宝|婴儿|喂奶|尿布|赤ちゃん|授乳|おむつ|תינוק|הנקה|borstvoeding|luier|amning|blöj|karmien|niemowl|bebek|emzirme|младен|кормлени|아기|수유/i,
    screens: [
      ['stats', 'Progress'],
      ['calendar', 'Calendar'],
    ],
    nouns: `Mahlzeiten; Schlaf; Windeln; Gewicht
Tétées; Sommeil; Couches; Poids
Tomas; Sueño; Pañales; Peso
Mamadas; Sono; Fraldas; Peso
Poppate; Sonno; Pannolini; Peso
الرضعات; النوم; الحفاضات; الوزن
喂奶; 睡眠; 尿布; 体重
授乳; 睡眠; おむつ; 体重
האכלות; שינה; חיתולים; משקל
Voedingen; Slaap; Luiers; Gewicht
Amning; Sömn; Blöjor; Vikt
Amning; Søvn; Bleer; Vægt
Amming; Søvn; Bleier; Vekt
Karmienia; Sen; Pieluchy; Waga
Emzirme; Uyku; Bezler; Ağırlık
Кормления; Сон; Подгузники; Вес
수유; 수면; 기저귀; 체중`,
  },
  {
    id: 'vehicle',
    form: /tankbuch|tanken|fahrtenbuch|mein auto|autowerkstatt-termine|carnet d.entretien|ma voiture|mi coche|mi moto|meu carro|minha moto|la mia (?:auto|moto)|سيارتي|صيانة السيارة|汽车保养|加油记录|车辆保养|愛車|給油|車検|mijn auto|tankbeurt|min bil|mój samochód|tankowani|arabam|yakıt takip|моя машина|заправк|차계부/i,
    screens: [
      ['stats', 'Numbers'],
      ['calendar', 'Calendar'],
    ],
    nouns: `Tankfüllungen; Wartung; Kosten; Erinnerungen
Pleins; Entretien; Dépenses; Rappels
Repostajes; Mantenimiento; Gastos; Recordatorios
Abastecimentos; Manutenção; Despesas; Lembretes
Rifornimenti; Manutenzione; Spese; Promemoria
تعبئة الوقود; الصيانة; مصاريف; تذكيرات
加油; 保养; 支出; 提醒
給油; 整備; 支出; リマインダー
תדלוקים; טיפולים; הוצאות; תזכורות
Tankbeurten; Onderhoud; Uitgaven; Herinneringen
Tankningar; Service; Utgifter; Påminnelser
Tankninger; Service; Udgifter; Påmindelser
Fyllinger; Service; Utgifter; Påminnelser
Tankowania; Serwis; Wydatki; Przypomnienia
Yakıt alımları; Bakım; Harcamalar; Hatırlatıcılar
Заправки; Обслуживание; Расходы; Напоминания
주유; 정비; 지출; 알림`,
  },
  {
    id: 'gig',
    form: /(?:uber|taxi)-?fahrer|lieferfahrer|chauffeur (?:vtc|de taxi|uber)|livreur|conductor de (?:uber|taxi|plataforma)|taxista|rider|motorista de (?:aplicativo|app|uber)|entregador|motoboy|autista (?:uber|ncc)|tassista|سائق (?:أوبر|تاكسي|توصيل)|网约车|外卖骑手|タクシー運転手|配達員|ウーバー/i,
    screens: [
      ['stats', 'Numbers'],
      ['calendar', 'Calendar'],
    ],
    nouns: `Einnahmen; Ausgaben; Kilometer; Schichten
Revenus; Dépenses; Kilomètres; Journées
Ingresos; Gastos; Kilómetros; Turnos
Ganhos; Gastos; Quilômetros; Turnos
Incassi; Spese; Chilometri; Turni
الدخل; المصاريف; الكيلومترات; المناوبات
收入; 支出; 里程; 班次
売上; 支出; 走行距離; シフト
הכנסות; הוצאות; קילומטרים; משמרות
Inkomsten; Uitgaven; Kilometers; Diensten
Intäkter; Utgifter; Kilometer; Pass
Indtægter; Udgifter; Kilometer; Vagter
Inntekter; Utgifter; Kilometer; Vakter
Przychody; Wydatki; Kilometry; Zmiany
Gelirler; Giderler; Kilometre; Vardiyalar
Доходы; Расходы; Километры; Смены
수입; 지출; 주행 거리; 근무`,
  },
  {
    id: 'helpers',
    form: /ehrenamt|freiwillig|helfer|tafel\b|bénévol|voluntari|volontari|متطوع|تطوع|志愿|义工|ボランティア|מתנדב|vrijwillig|volontär|frivillig|wolontari|gönüllü|волонт|봉사/i,
    screens: [],
    nouns: `Schichten; Helfer; Neuigkeiten; Termine
Créneaux; Bénévoles; Actualités; Calendrier
Turnos; Voluntarios; Avisos; Calendario
Turnos; Voluntários; Avisos; Calendário
Turni; Volontari; Avvisi; Calendario
المناوبات; المتطوعون; إعلانات; التقويم
班次; 志愿者; 公告; 日程
シフト; ボランティア; お知らせ; 予定
משמרות; מתנדבים; הודעות ועדכונים; לוח שנה
Diensten; Vrijwilligers; Nieuws; Agenda
Pass; Volontärer; Nyheter; Kalender
Vagter; Frivillige; Nyheder; Kalender
Vakter; Frivillige; Nyheter; Kalender
Dyżury; Wolontariusze; Aktualności; Kalendarz
Vardiyalar; Gönüllüler; Duyurular; Takvim
Смены; Волонтёры; Новости; Календарь
근무; 봉사자; 공지사항; 일정`,
  },
  {
    id: 'stock',
    form: /lagerbestand|lagerverwalt|inventar\b|inventur|gestion des? stocks?|inventaire|\binventario|control de stock|existencias|estoque|inventário|magazzino|giacenz|المخزون|جرد|库存|盘点|在庫|棚卸|מלאי|voorraad|\blager\b|lagerstyr|magazyn|zapasy|\bstok\b|склад|инвентар|재고/i,
    screens: [['stats', 'Numbers']],
    nouns: `Artikel; Lieferungen; Bestellungen; Lieferanten
Articles; Livraisons; Commandes; Fournisseurs
Artículos; Entregas; Pedidos; Proveedores
Artigos; Entregas; Pedidos; Fornecedores
Articoli; Consegne; Ordini; Fornitori
المنتجات; التسليمات; طلبات; الموردون
商品; 配送; 订单; 供应商
商品; 入荷; 注文; 仕入先
מוצרים; משלוחים; הזמנות; ספקים
Artikelen; Leveringen; Bestellingen; Leveranciers
Artiklar; Leveranser; Beställningar; Leverantörer
Varer; Leveringer; Bestillinger; Leverandører
Varer; Leveringer; Bestillinger; Leverandører
Artykuły; Dostawy; Zamówienia; Dostawcy
Ürünler; Teslimatlar; Siparişler; Tedarikçiler
Товары; Поставки; Заказы; Поставщики
상품; 입고; 주문; 공급처`,
  },
]
