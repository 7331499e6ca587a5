import { foreignLanguages, type Language } from './languages.ts'
import type { ScreenKind } from '../plan/types.ts'
import { moreStarters } from './foreign-starters-more.ts'

/** Kinds of app a description in another language names, with what such an app has where little is said of it. */
export interface Starter {
  id: string
  /** Words of its own name, in any of the languages. */
  form: RegExp
  /** Screens it cannot do without, under a word of the interface. */
  screens: readonly (readonly [ScreenKind, string])[]
  /** Nouns by language, in the order of `columns`. */
  nouns: string
}

const wideStarters: readonly Starter[] = [
  {
    id: 'quiz',
    form: /quiz|trivia|викторин|quizz|frage-?spiel|问答|答题|クイズ|퀴즈|مسابقة|חידון|wissenstest|vokabel|vocabulaire|vocabulario|vocabulário|lernkart|flashcard|单词|英単語|単語|단어|karteikart|ordkort|glosor|słówk|kelime|מילים/i,
    screens: [
      ['quiz', 'Play'],
      ['leaderboard', 'Ranking'],
      ['result', 'Result'],
    ],
    nouns: `Schwierigkeitsgrade; Statistik
Niveaux; Statistiques
Niveles; Estadísticas
Níveis; Estatísticas
Livelli; Statistiche
مستويات; إحصائيات
难度; 统计
レベル; 統計
רמות; סטטיסטיקה
Niveaus; Statistieken
Nivåer; Statistik
Niveauer; Statistik
Nivåer; Statistikk
Poziomy; Statystyki
Seviyeler; İstatistikler
Уровни; Статистика
레벨; 통계`,
  },
  {
    id: 'game',
    form: /spiel(?!e?r|plan|platz|tag|zeit|stand|ort|partner|gruppe|verein|film|halle|kamerad|bericht|ergebn)e?\b|rätsel|puzzle|\bjeux?\b|\bjuegos?\b|\bjogos?\b|\bgioc(?:o|hi)\b|لعبة|ألعاب|游戏|ゲーム|パズル|משחק|\bspel(?:let)?\b|\bspil(?:let)?\b|\bspill(?:et)?\b|\bgra\b|\bgry\b|oyun|игр[аы]?(?!ок|ушк)|головолом|게임|퍼즐|sudoku|solitär|solitaire|memory|mémory|kreuzwort|crucigrama|cruciverba/i,
    screens: [
      ['game', 'Play'],
      ['leaderboard', 'Ranking'],
      ['result', 'Result'],
    ],
    nouns: `Level; Erfolge; Statistik
Niveaux; Récompenses; Statistiques
Niveles; Premios; Estadísticas
Níveis; Prêmios; Estatísticas
Livelli; Premi; Statistiche
مستويات; جوائز; إحصائيات
关卡; 成就; 统计
レベル; ごほうび; 統計
שלבים; פרסים; סטטיסטיקה
Levels; Prijzen; Statistieken
Nivåer; Priser; Statistik
Niveauer; Præmier; Statistik
Nivåer; Premier; Statistikk
Poziomy; Nagrody; Statystyki
Seviyeler; Ödüller; İstatistikler
Уровни; Награды; Статистика
레벨; 보상; 통계`,
  },
  {
    id: 'habits',
    form: /gewohnheit|habitudes?|hábitos?|habitos?|abitudin|عادات|习惯|習慣|습관|\bvan(?:er|or)\b|vanespor|nawyk|alışkanlık|привыч|gewoonte|הרגלים|打卡/i,
    screens: [
      ['checklist', 'Today'],
      ['stats', 'Progress'],
      ['week', 'Week'],
    ],
    nouns: `Gewohnheiten; Erinnerungen
Habitudes; Rappels
Hábitos; Recordatorios
Hábitos; Lembretes
Abitudini; Promemoria
عادات; تذكيرات
习惯; 提醒
習慣; リマインダー
הרגלים; תזכורות
Gewoontes; Herinneringen
Vanor; Påminnelser
Vaner; Påmindelser
Vaner; Påminnelser
Nawyki; Przypomnienia
Alışkanlıklar; Hatırlatıcılar
Привычки; Напоминания
습관; 알림`,
  },
  {
    id: 'money',
    form: /haushaltsbuch|ausgaben|finanz|dépenses|\bgastos?\b|despesas?|\bspese\b|مصاريف|مصروف|نفقات|记账|账本|家計|支出|הוצאות|uitgaven|huishoudboek|utgifter|udgifter|husholdningsregn|wydatk|harcama|gider|расход|가계부|지출|budget|presupuesto|orçamento pessoal|bilancio familiare/i,
    screens: [
      ['budget', 'Budget'],
      ['stats', 'Numbers'],
    ],
    nouns: `Ausgaben; Einnahmen; Kategorien
Dépenses; Revenus; Catégories
Gastos; Ingresos; Categorías
Despesas; Receitas e rendas; Categorias
Spese; Entrate; Categorie
مصاريف; دخل; فئات
支出; 收入; 分类
支出; 収入; カテゴリー
הוצאות; הכנסות; קטגוריות
Uitgaven; Inkomsten; Categorieën
Utgifter; Inkomster; Kategorier
Udgifter; Indtægter; Kategorier
Utgifter; Inntekter; Kategorier
Wydatki; Dochody; Kategorie
Harcamalar; Gelirler; Kategoriler
Расходы; Доходы; Категории
지출; 수입; 카테고리`,
  },
  {
    id: 'shop',
    form: /\b(?:como|wie|comme|come|zoals) (?:vinted|ebay|wallapop|leboncoin|kleinanzeigen|subito|olx|etsy|amazon|mercado li[bv]re)\b|闲鱼|メルカリ|二手(?:书|交易)|enoteca|weinhand|vinothek|caviste|vinoteca|vinhand|wijnhandel|доставка|\bshop\b|online-?shop|\bladen\b|webshop|boutique|magasin|tienda|\bloja\b|negozio|متجر|محل|商店|店铺|网店|商城|ショップ|通販|販売|お店|חנות|winkel|\bbutik|nettbutik|netbutik|sklep|mağaza|dükkan|магазин|쇼핑몰|상점|가게|e-?commerce|bäckerei|boulangerie|panader|padaria|panetteria|مخبز|面包店|パン屋|bageri|piekarni|fırın|пекарн|빵집/i,
    screens: [
      ['cart', 'Cart'],
      ['checkout', 'Checkout'],
      ['confirmed', 'Confirmation'],
    ],
    nouns: `Produkte; Bestellungen; Favoriten
Produits; Commandes; Favoris
Productos; Pedidos; Favoritos
Produtos; Pedidos; Favoritos
Prodotti; Ordini; Preferiti
منتجات; طلبات; المفضلة
商品; 订单; 收藏
商品; 注文; お気に入り
מוצרים; הזמנות; מועדפים
Producten; Bestellingen; Favorieten
Produkter; Beställningar; Favoriter
Produkter; Bestillinger; Favoritter
Produkter; Bestillinger; Favoritter
Produkty; Zamówienia; Ulubione
Ürünler; Siparişler; Favoriler
Товары; Заказы; Избранное
상품; 주문; 즐겨찾기`,
  },
  {
    id: 'booking',
    form: /fizjoterap|fisioterap|kinésithér|physiotherap|osteopat|peluquería canina|hundesalon|toilettage|مغسلة|洗车|洗車|friseur|salon|salão|manicur|nagelpfleg|barb(?:er|ier|ear|iere)|coiff|peluquer|cabeleir|parrucch|kosmetik|estétic|estetic|benessere|beauté|massage|masaj|nagelstud|\bspa\b|حلاق|صالون|تجميل|理发|美容|美发|美甲|サロン|理容|ネイル|מספרה|kapper|kapsalon|frisör|frisør|fryzjer|kuaför|berber|парикмахер|барбершоп|салон|미용실|네일|praxis|zahnarzt|cabinet|clínica|clinica|dentist|عيادة|诊所|クリニック|歯科|מרפאה|klinik|klini[ke]|przychodni|клиник|стоматолог|병원|치과|의원|tierarzt|vétérinaire|veterinar/i,
    screens: [
      ['slots', 'Book'],
      ['confirmed', 'Confirmation'],
    ],
    nouns: `Termine; Leistungen; Team; Bewertungen
Rendez-vous; Prestations; Équipe; Avis
Citas; Servicios; Equipo; Reseñas
Horários; Serviços; Equipe; Avaliações
Appuntamenti; Servizi; Staff; Recensioni
المواعيد; الخدمات; الموظفون; التقييمات
预约; 服务项目; 员工; 评价
予約; メニューと料金; スタッフ; 口コミ
תורים; טיפולים; הצוות; ביקורות
Afspraken; Diensten; Medewerkers; Beoordelingen
Bokningar; Tjänster; Personal; Omdömen
Aftaler; Behandlinger; Medarbejdere; Anmeldelser
Timebestilling; Tjenester; Ansatte; Anmeldelser
Wizyty; Usługi; Pracownicy; Opinie
Randevular; Hizmetler; Çalışanlar; Yorumlar
Запись; Услуги; Мастера; Отзывы
예약; 서비스; 디자이너; 후기`,
  },
  {
    id: 'restaurant',
    form: /订餐|点餐|订午餐|お弁当|food ?truck|imbisswagen|crêperie|galettes?\b|餐车|小吃摊|キッチンカー|屋台|restaurant|gasthaus|imbiss|caf[eé]\b|pizzeria|trattoria|taquer|مطعم|مقهى|餐厅|餐馆|饭店|咖啡|レストラン|カフェ|居酒屋|食堂|מסעדה|בית קפה|ristorant|restaurac|restoran|lokanta|ресторан|кафе|кофейн|식당|레스토랑|카페|맛집|bistro/i,
    screens: [
      ['cart', 'Cart'],
      ['checkout', 'Checkout'],
      ['confirmed', 'Confirmation'],
    ],
    nouns: `Speisekarte; Reservierung; Bestellungen; Bewertungen
Carte des plats; Réservation; Commandes; Avis
Menú; Reservas; Pedidos; Reseñas
Cardápio; Reservas; Pedidos; Avaliações
Menu; Prenotazioni; Ordini; Recensioni
قائمة الطعام; الحجوزات; طلبات; التقييمات
菜单; 预订; 订单; 评价
メニュー; 予約; 注文; 口コミ
תפריט; הזמנת שולחן; הזמנות; ביקורות
Menu; Reserveringen; Bestellingen; Beoordelingen
Meny; Bokningar; Beställningar; Omdömen
Menukort; Booking; Bestillinger; Anmeldelser
Meny; Bestilling av bord; Bestillinger; Anmeldelser
Menu; Rezerwacje; Zamówienia; Opinie
Menü; Rezervasyon; Siparişler; Yorumlar
Меню; Бронирование; Заказы; Отзывы
메뉴; 예약; 주문; 후기`,
  },
  {
    id: 'fitness',
    form: /course à pied|corsa\b|corrida\b|fitness|\bgym\b|gimnas|ginásio|academia de (?:ginástica|musculação|crossfit)|(?:minha|da|uma|na) academia(?! d[eo])|palestra|muscul|entrenador|personal trainer|treino|allenament|workout|yoga|pilates|crossfit|laufen|lauftraining|hardloop|running|صالة رياض|لياقة|تمارين|健身|瑜伽|跑步|ジム|ヨガ|筋トレ|ランニング|כושר|trening|träning|træning|siłown|spor salon|antrenman|тренаж|фитнес|тренировк|헬스|운동|요가|러닝/i,
    screens: [
      ['stats', 'Progress'],
      ['timer', 'Timer'],
    ],
    nouns: `Übungen; Trainingsplan; Kurse
Exercices; Programme; Séances
Ejercicios; Rutinas; Clases
Exercícios; Treinos; Aulas
Esercizi; Allenamenti; Corsi
تمارين; خطة التدريب; حصص
训练; 训练计划; 课程
トレーニング; 練習メニュー表; レッスン
תרגילים; תוכנית אימונים; שיעורים
Oefeningen; Trainingsschema; Lessen
Övningar; Träningspass; Kurser
Øvelser; Træningsprogram; Hold og kurser
Øvelser; Treningsprogram; Kurs
Ćwiczenia; Plan treningowy; Zajęcia
Egzersizler; Antrenmanlar; Dersler
Упражнения; Тренировки; Занятия
운동; 운동 계획; 수업`,
  },
  {
    id: 'school',
    form: /schule|kita\b|kindergarten|écoles?\b|escuela|colegio|escola|scuola|académie|academia|unterricht|nachhilfe|soutien scolaire|مدرسة|روضة|معهد|学校|幼儿园|培训班|スクール|教室|塾|保育園|幼稚園|学園|בית ספר|גן ילדים|\bschool\b|skola|skole|szkoł|przedszkol|okul|kreş|школ|детск(?:ий|ого) сад|학교|학원|유치원/i,
    screens: [],
    nouns: `Stundenplan; Hausaufgaben; Neuigkeiten; Lehrer
Emploi du temps; Devoirs; Actualités; Professeurs
Horario; Deberes; Avisos; Profesores
Horário; Deveres; Avisos; Professores
Orario; Compiti; Avvisi; Insegnanti
جدول الحصص; الواجبات; إعلانات; المعلمون
课程表; 作业; 公告; 老师
時間割; 宿題; お知らせ; 先生
מערכת שעות; שיעורי בית; הודעות ועדכונים; מורים
Rooster; Huiswerk; Nieuws; Leraren
Schema; Läxor; Nyheter; Lärare
Skema; Lektier; Nyheder; Lærere
Timeplan; Lekser; Nyheter; Lærere
Plan zajęć; Zadania domowe; Aktualności; Nauczyciele
Ders programı; Ödevler; Duyurular; Öğretmenler
Расписание; Домашние задания; Новости; Учителя
시간표; 숙제; 공지사항; 선생님`,
  },
  {
    id: 'club',
    form: /squadra|\bteam\b|mannschaft|équipe d|equipo d|\btime d|チーム|球队|فريق|drużyn|takım|команд|팀$|idrettslag|idrott|idræt|verein|\bclub\b|\bklub|circolo|associa|asociaci|amicale|peña|chor\b|\bcoro\b|chorale|نادي|جمعية|俱乐部|协会|社团|サークル|クラブ|部活|町内会|同好会|מועדון|עמותה|vereniging|förening|forening|stowarzyszeni|kulüb|dernek|клуб|общество|동호회|동아리|클럽|모임|gemeinde|paroisse|parroquia|paróquia|parrocchia|kirche|église|iglesia|igreja|chiesa|feuerwehr/i,
    screens: [],
    nouns: `Termine; Mitglieder; Neuigkeiten; Beiträge
Calendrier; Membres; Actualités; Cotisations
Calendario; Socios; Noticias; Cuotas
Calendário; Sócios; Notícias; Mensalidades
Calendario; Soci; Notizie; Quote
التقويم; أعضاء; أخبار; اشتراكات
日程; 会员; 公告; 会费
予定; メンバー; お知らせ; 会費
לוח שנה; חברים; חדשות; דמי חבר
Agenda; Leden; Nieuws; Contributie
Kalender; Medlemmar; Nyheter; Avgifter
Kalender; Medlemmer; Nyheder; Kontingent
Kalender; Medlemmer; Nyheter; Kontingent
Kalendarz; Członkowie; Aktualności; Składki
Takvim; Üyeler; Haberler; Aidatlar
Календарь; Участники; Новости; Взносы
일정; 회원; 공지사항; 회비`,
  },
  {
    id: 'trade',
    form: /maler|elektriker|tischler|schreiner|klempner|installateur|handwerk|dachdecker|gärtner|werkstatt|betrieb\b|artisan|plombier|électricien|menuisier|peintre|jardinier|garagiste|electricista|fontanero|carpinter|pintor|jardinero|taller|eletricista|encanador|marceneir|pedreiro|jardineiro|oficina|elettricista|idraulico|falegname|imbianchino|giardiniere|officina|ورشة|كهربائي|سباك|نجار|装修|维修|施工|工务店|工務店|大工|電気工事|修理|水道|חשמלאי|שרברב|נגר|מוסך|loodgieter|elektricien|timmerman|schilder|hovenier|garagebedrijf|snickare|elektriker|rörmokare|målare|verkstad|tømrer|maler|vvs|snekker|rørlegger|hydraulik|elektryk|stolarz|warsztat|mechanik|elektrikçi|tesisatçı|marangoz|atölye|сантехник|электрик|автомастер|мастерск|ремонт|столяр|인테리어|수리|전기공사|목공/i,
    screens: [],
    nouns: `Aufträge; Kunden; Angebote; Termine
Interventions; Clients; Devis; Planning
Trabajos; Clientes; Presupuestos; Agenda
Serviços; Clientes; Orçamentos; Agenda
Lavori; Clienti; Preventivi; Agenda
طلبات; العملاء; عروض الأسعار; المواعيد
订单; 客户; 报价单; 日程
作業; お客様; 見積書; 予定
הזמנות; לקוחות; הצעות מחיר; יומן
Opdrachten; Klanten; Offertes; Planning
Uppdrag; Kunder; Offerter; Kalender
Opgaver; Kunder; Tilbud; Kalender
Oppdrag; Kunder; Tilbud; Kalender
Zlecenia; Klienci; Wyceny; Kalendarz
İşler; Müşteriler; Teklifler; Takvim
Заказы; Клиенты; Сметы; Календарь
작업; 고객; 견적서; 일정`,
  },
  {
    id: 'recipes',
    form: /rezept|koch|recettes?|cuisine|recetas?|cocina|receitas?|cozinha|ricett|cucina|وصفات|طبخ|菜谱|食谱|做菜|レシピ|料理|献立|מתכונ|בישול|recept|matlagning|opskrift|madplan|oppskrift|matplan|przepis|gotowani|tarif|yemek|рецепт|кулинар|레시피|요리/i,
    screens: [],
    nouns: `Rezepte; Einkaufsliste; Wochenplan; Favoriten
Recettes; Liste de courses; Menu de la semaine; Favoris
Recetas; Lista de la compra; Menú semanal; Favoritos
Receitas; Lista de compras; Cardápio da semana; Favoritos
Ricette; Lista della spesa; Menù settimanale; Preferiti
وصفات; قائمة التسوق; خطة الأسبوع; المفضلة
食谱; 购物清单; 本周菜单; 收藏
レシピ; 買い物リスト; 今週の献立; お気に入り
מתכונים; רשימת קניות; תפריט שבועי; מועדפים
Recepten; Boodschappenlijst; Weekmenu; Favorieten
Recept; Inköpslista; Veckomeny; Favoriter
Opskrifter; Indkøbsliste; Ugens madplan; Favoritter
Oppskrifter; Handleliste; Ukemeny; Favoritter
Przepisy; Lista zakupów; Menu tygodnia; Ulubione
Tarifler; Alışveriş listesi; Haftalık menü; Favoriler
Рецепты; Список покупок; Меню на неделю; Избранное
레시피; 장보기 목록; 이번 주 식단; 즐겨찾기`,
  },
  {
    id: 'medication',
    form: /medikament|tabletten|médicament|medicament|remédios?|medicin[ae]|farmaci e|أدوية|دواء|吃药|用药|服药|薬|おくすり|תרופות|medicijn|medisin|\bleki\b|\bilaç|лекарств|таблет|복약|약 먹/i,
    screens: [
      ['calendar', 'Calendar'],
      ['history', 'History'],
    ],
    nouns: `Medikamente; Erinnerungen
Médicaments; Rappels
Medicamentos; Recordatorios
Remédios; Lembretes
Medicine; Promemoria
أدوية; تذكيرات
药品; 提醒
薬の一覧; リマインダー
תרופות; תזכורות
Medicijnen; Herinneringen
Mediciner; Påminnelser
Medicin; Påmindelser
Medisiner; Påminnelser
Leki; Przypomnienia
İlaçlar; Hatırlatıcılar
Лекарства; Напоминания
약 목록; 알림`,
  },
  {
    id: 'diary',
    form: /tagebuch|tracker|\bjournal\b|carnet|rastreador|\bdiari[oa]\b|diário|registro d|controle? d|笔记|手账|ノート|sleep|schlaf|grossesse|embarazo|gravidez|gravidanza|migrän|متتبع|يوميات|مفكرة|سجل (?:النوم|صحي|الوزن)|日记|日記|记录|記録|יומן|dagboe?k|dagbog|dziennik|günlü|дневник|일기|기록|takib|śledzeni|уч[её]т|трекер|suivi d/i,
    screens: [
      ['stats', 'Progress'],
      ['calendar', 'Calendar'],
    ],
    nouns: `Einträge; Stimmung; Erinnerungen
Entrées; Humeur; Rappels
Entradas; Estado de ánimo; Recordatorios
Registros; Humor; Lembretes
Voci; Umore; Promemoria
تدوينات; المزاج; تذكيرات
日志; 心情; 提醒
記録一覧; 気分; リマインダー
רשומות; מצב רוח; תזכורות
Notities; Humeur; Herinneringen
Inlägg; Humör; Påminnelser
Indlæg; Humør; Påmindelser
Innlegg; Humør; Påminnelser
Wpisy; Nastrój; Przypomnienia
Kayıtlar; Ruh hali; Hatırlatıcılar
Записи; Настроение; Напоминания
기록; 기분; 알림`,
  },
  {
    id: 'calm',
    form: /meditation|méditation|meditaci|meditaç|meditazion|achtsamkeit|تأمل|冥想|瞑想|מדיטציה|meditatie|medytacj|meditasyon|медитац|명상/i,
    screens: [
      ['timer', 'Timer'],
      ['stats', 'Progress'],
    ],
    nouns: `Atemübungen; Verlauf; Erinnerungen
Respirations; Progrès; Rappels
Respiraciones; Progreso; Recordatorios
Respirações; Progresso; Lembretes
Respirazioni; Progressi; Promemoria
تمارين التنفس; التقدم; تذكيرات
呼吸练习; 进度; 提醒
呼吸法; 進捗; リマインダー
תרגילי נשימה; התקדמות; תזכורות
Ademhaling; Voortgang; Herinneringen
Andning; Framsteg; Påminnelser
Åndedræt; Fremskridt; Påmindelser
Pusteøvelser; Fremgang; Påminnelser
Oddechy; Postępy; Przypomnienia
Nefes; İlerleme; Hatırlatıcılar
Дыхание; Прогресс; Напоминания
호흡; 진행 상황; 알림`,
  },
  {
    id: 'travel',
    form: /(?<!p)reise(?:plan|tage|führer|app)?|urlaub(?!s?(?:tag|antrag|anspruch|konto|verwalt|vertret))|voyages?|viajes?|viagens?|viagem|viaggi|سفر|رحلات|旅行|旅游|טיולים|חופשה|vakantie|reizen|\bresor\b|\bresa\b|rejse|podróż|seyahat|gezi|путешеств|여행/i,
    screens: [['map', 'Map']],
    nouns: `Ausflüge; Packliste; Budget
Excursions; Liste de bagages; Budget
Excursiones; Lista de equipaje; Presupuesto
Passeios e eventos; Lista de bagagem; Orçamento
Escursioni; Lista bagagli; Bilancio
رحلات; مهام السفر; ميزانية
行程; 任务清单; 预算
旅程; チェックリスト; 予算
טיולים; רשימת ציוד; תקציב
Uitstapjes; Paklijst; Budget
Utflykter; Packlista; Budget
Udflugter; Pakkeliste; Budget
Utflukter; Pakkeliste; Budsjett
Wycieczki; Lista rzeczy; Budżet
Geziler; Kontrol listesi; Bütçe
Поездки; Чек-лист; Бюджет
여행 일정; 준비물; 예산`,
  },
]

const starters: readonly Starter[] = [...moreStarters, ...wideStarters]

/** What a description begins with, up to the first full stop or colon: what stands later may be said in passing. */
const openingOf = (text: string): string => /^[^.,:;!?\n。，、：；！？]{0,60}/u.exec(text.trim())?.[0] ?? ''

/** What kind of app a description names, by its first words and else by any; undefined where no word tells. */
export function starterFor(title: string, text: string): Starter | undefined {
  const found = (words: string, among = starters) => among.find(({ form }) => form.test(words))
  return found(title) ?? found(openingOf(text)) ?? found(text, wideStarters)
}

/** Whether its first noun may name an app of it. */
export const isOwnKit = (starter: Starter): boolean => moreStarters.includes(starter)

/** What such an app has in a language where little is said of it. */
export function starterNouns({ nouns }: Starter, language: Language): readonly string[] {
  return nouns.split('\n')[foreignLanguages.indexOf(language)]?.split('; ') ?? []
}
