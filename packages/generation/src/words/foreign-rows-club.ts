import type { RowSource } from './foreign-row-source.ts'

/** Rows of what clubs, schools and households keep, for the first nine languages. */
export const clubRows: readonly RowSource[] = [
  {
    form: /konzert|auftritt|vorspiel|\bconcerts?\b|spectacles?\b|représentations?\b|conciertos?\b|funciones\b|espectáculos?\b|\bshows\b|espetáculos?\b|apresentaç|concert[oi]\b|spettacol|حفلات|عروض موسيقية|演出|音乐会|コンサート|演奏会|公演|ライブ|קונצרט|הופעות/i,
    icon: 'music',
    titles: `Sommerkonzert; Kirchenkonzert; Herbstabend; Benefizkonzert; Adventskonzert; Neujahrskonzert
Concert d’été; Concert à l’église; Soirée d’automne; Concert solidaire; Concert de Noël; Concert du Nouvel An
Concierto de verano; Concierto en la iglesia; Noche de otoño; Concierto benéfico; Concierto de Navidad; Año Nuevo
Concerto de verão; Concerto na igreja; Noite de outono; Concerto beneficente; Concerto de Natal; Ano-Novo
Concerto d’estate; Concerto in chiesa; Serata d’autunno; Concerto benefico; Concerto di Natale; Capodanno
أمسية الصيف; حفل المدرسة; ليلة الخريف; حفل خيري; حفل نهاية العام; أمسية الربيع
夏夜音乐会; 教堂音乐会; 秋日专场; 慈善演出; 圣诞音乐会; 新年音乐会
夏のコンサート; 市民ホール公演; 秋の夕べ; チャリティー; クリスマス公演; 新春コンサート
קונצרט קיץ; קונצרט בכנסייה; ערב סתיו; ערב התרמה; קונצרט חורף; קונצרט אביב`,
    details: 'times',
    group: 'times',
  },
  {
    form: /instrument(?:e|en)?\b|instruments?\b|instrumentos?\b|strumenti\b|آلات موسيقية|乐器|楽器|כלי נגינה/i,
    icon: 'music',
    titles: `Geige 3/4; Klarinette; Konzertgitarre; Trompete; Cello; Querflöte
Violon 3/4; Clarinette; Guitare classique; Trompette; Violoncelle; Flûte traversière
Violín 3/4; Clarinete; Guitarra clásica; Trompeta; Violonchelo; Flauta travesera
Violino 3/4; Clarinete; Violão; Trompete; Violoncelo; Flauta transversal
Violino 3/4; Clarinetto; Chitarra classica; Tromba; Violoncello; Flauto traverso
كمان 3/4; كلارينيت; غيتار; بوق; تشيلو; ناي
四分之三小提琴; 单簧管; 古典吉他; 小号; 大提琴; 长笛
バイオリン 3/4; クラリネット; クラシックギター; トランペット; チェロ; フルート
כינור 3/4; קלרינט; גיטרה קלאסית; חצוצרה; צ׳לו; חליל צד`,
    details: 'people',
    group: 'named',
  },
  {
    form: /^(?:klassen|gruppen|kursgruppen|groupes?|classes|grupos?|turmas?|gruppi|classi|ال?مجموعات|ال?حلقات|ال?فصول|班级|小组|クラス|グループ|組|קבוצות|כיתות)(?:\s.*)?$/i,
    icon: 'users',
    titles: `Gruppe A; Gruppe B; Gruppe C; Die Jüngsten; Fortgeschrittene; Abendgruppe
Groupe A; Groupe B; Groupe C; Les petits; Confirmés; Groupe du soir
Grupo A; Grupo B; Grupo C; Los pequeños; Avanzados; Grupo de tarde
Turma A; Turma B; Turma C; Os menores; Avançados; Turma da noite
Gruppo A; Gruppo B; Gruppo C; I più piccoli; Avanzati; Gruppo serale
المجموعة أ; المجموعة ب; المجموعة ج; الصغار; المتقدمون; مجموعة المساء
A组; B组; C组; 幼儿组; 进阶组; 晚间组
Aグループ; Bグループ; Cグループ; 年少; 上級; 夜の部
קבוצה א; קבוצה ב; קבוצה ג; הצעירים; מתקדמים; קבוצת ערב`,
    details: 'times',
    group: 'named',
  },
  {
    form: /protokolle?\b|niederschrift|comptes?[- ]rendus?|procès-verba|\bactas?\b|^atas?\b|verbal[ei]\b|محاضر|محضر|会议纪要|会议记录|議事録|פרוטוקול/i,
    icon: 'file',
    titles: `Sitzung vom 12. Nov.; Sitzung vom 8. Okt.; Jahresversammlung; Sitzung vom 3. Sept.; Sondersitzung; Sitzung vom 2. Juli
Séance du 12 nov.; Séance du 8 oct.; Assemblée générale; Séance du 3 sept.; Séance spéciale; Séance du 2 juil.
Reunión del 12 nov; Reunión del 8 oct; Asamblea anual; Reunión del 3 sept; Sesión especial; Reunión del 2 jul
Reunião de 12 nov; Reunião de 8 out; Assembleia anual; Reunião de 3 set; Sessão especial; Reunião de 2 jul
Seduta del 12 nov; Seduta dell’8 ott; Assemblea annuale; Seduta del 3 set; Seduta speciale; Seduta del 2 lug
اجتماع 12 نوفمبر; اجتماع 8 أكتوبر; الجمعية العمومية; اجتماع 3 سبتمبر; اجتماع استثنائي; اجتماع 2 يوليو
11月12日会议; 10月8日会议; 年度大会; 9月3日会议; 临时会议; 7月2日会议
11月12日 定例会; 10月8日 定例会; 総会; 9月3日 定例会; 臨時会; 7月2日 定例会
ישיבה 12 בנובמבר; ישיבה 8 באוקטובר; אסיפה שנתית; ישיבה 3 בספטמבר; ישיבה מיוחדת; ישיבה 2 ביולי`,
    details: 'people',
    group: 'papers',
  },
  {
    form: /aufnahmen?\b|tonaufnahme|enregistrements?\b|grabacion|gravaç|registrazioni\b|تسجيلات|录音|録音|הקלטות/i,
    icon: 'mic',
    titles: `Probe vom Dienstag; Strophe, langsam; Refrain; Zweite Stimme; Ganzes Stück; Aufwärmen
Répétition de mardi; Couplet, lent; Refrain; Deuxième voix; Morceau entier; Échauffement
Ensayo del martes; Estrofa, lenta; Estribillo; Segunda voz; Pieza entera; Calentamiento
Ensaio de terça; Estrofe, lenta; Refrão; Segunda voz; Peça inteira; Aquecimento
Prova di martedì; Strofa, lenta; Ritornello; Seconda voce; Brano intero; Riscaldamento
تدريب الثلاثاء; المقطع البطيء; اللازمة; الصوت الثاني; القطعة كاملة; الإحماء
周二排练; 慢速主歌; 副歌; 第二声部; 全曲; 热身
火曜の練習; ゆっくり; サビ; 第2パート; 通し; 準備運動
חזרת שלישי; בית איטי; פזמון; קול שני; היצירה כולה; חימום`,
    details: 'lines',
    values: '3:12; 1:05; 0:48; 2:30; 4:46; 5:00',
  },
  {
    form: /kommentar|commentaires?\b|comentarios?\b|comentários?\b|comment[io]\b|تعليقات|评论|留言|コメント|תגובות/i,
    icon: 'chat',
    titles: `Sehr schön geworden; Danke fürs Teilen; Wo war das?; Bin dabei; Tolle Farben; Beim nächsten Mal mit
Très réussi; Merci du partage; C’était où ?; J’en suis; Belles couleurs; La prochaine fois avec moi
Ha quedado genial; Gracias por compartir; ¿Dónde fue?; Me apunto; Qué colores; La próxima voy
Ficou lindo; Obrigado por compartilhar; Onde foi?; Estou dentro; Que cores; Na próxima eu vou
Bellissimo; Grazie di averlo condiviso; Dov’era?; Ci sono; Che colori; La prossima volta vengo
رائع جدا; شكرا على المشاركة; أين هذا؟; أنا معكم; ألوان جميلة; سآتي في المرة القادمة
做得真好; 谢谢分享; 这是在哪里？; 算我一个; 颜色真美; 下次一起
とても素敵; 共有ありがとう; どこですか？; 参加します; きれいな色; 次は一緒に
יצא יפה; תודה על השיתוף; איפה זה?; אני בפנים; צבעים יפים; בפעם הבאה אבוא`,
    details: 'people',
  },
  {
    form: /ausleihe|leihgabe|\bprêts?\b|emprunts?\b|préstamos?\b|empréstimos?\b|prestit[oi]\b|إعارات|الإعارة|استعارة|借阅|借用记录|貸出|השאלות/i,
    icon: 'clock',
    titles: 'people',
    details: 'dates',
    group: 'times',
  },
  {
    form: /^(?:anträge|anfragen|demandes?|solicitudes|solicitações|pedidos de|richieste?|ال?طلبات (?:ال)?(?:انضمام|تبني|إجازة)|申请|申請|בקשות)(?:\s.*)?$/i,
    icon: 'file',
    titles: 'people',
    details: 'dates',
    group: 'papers',
  },
  {
    form: /eltern(?:brief|post|info)|rundbrief|rundschreiben|^circulaires?|^circular(?:es)?\b|comunicad[oi]|^circolari|تعاميم|تعميم|通知书|告家长书|お便り|おたより|חוזרים/i,
    icon: 'mail',
    titles: `Wandertag am Freitag; Fotos im Herbst; Neue Abholzeiten; Elternabend; Läuse in der Gruppe; Schließtage
Sortie vendredi; Photos d’automne; Nouveaux horaires; Réunion de parents; Poux dans la classe; Jours de fermeture
Salida el viernes; Fotos de otoño; Nuevos horarios; Reunión de padres; Piojos en clase; Días de cierre
Passeio na sexta; Fotos de outono; Novos horários; Reunião de pais; Piolhos na turma; Dias sem aula
Gita venerdì; Foto d’autunno; Nuovi orari; Riunione dei genitori; Pidocchi in classe; Giorni di chiusura
رحلة الجمعة; صور الخريف; مواعيد جديدة; اجتماع الأهالي; تنبيه صحي; أيام العطلة
周五郊游; 秋季拍照; 接送新时间; 家长会; 健康提醒; 放假安排
金曜の遠足; 秋の写真; お迎え時間の変更; 保護者会; 健康のお知らせ; 休園日
טיול ביום שישי; צילומי סתיו; שעות חדשות; אסיפת הורים; הודעת בריאות; ימי סגירה`,
    details: 'dates',
    group: 'papers',
  },
  {
    form: /^(?:notizen|notas|anotações|appunti|annotazioni|ال?ملاحظات|笔记|备忘录?|メモ|פתקים)$/i,
    icon: 'note',
    titles: `Nachfragen wegen Samstag; Idee fürs Sommerfest; Was gut lief; Für nächstes Mal; Wünsche; Maße
Rappeler pour samedi; Idée pour la fête; Ce qui a marché; Pour la prochaine fois; Souhaits; Mesures
Preguntar por el sábado; Idea para la fiesta; Lo que salió bien; Para la próxima; Deseos; Medidas
Perguntar sobre sábado; Ideia para a festa; O que deu certo; Para a próxima; Desejos; Medidas
Chiedere per sabato; Idea per la festa; Cosa è andato bene; Per la prossima volta; Desideri; Misure
السؤال عن السبت; فكرة للحفل; ما نجح; للمرة القادمة; أمنيات; القياسات
询问周六安排; 聚会点子; 做得好的地方; 下次注意; 愿望; 尺寸
土曜のこと; 祭りのアイデア; うまくいったこと; 次回に向けて; 希望; 寸法
לשאול על שבת; רעיון למסיבה; מה הצליח; לפעם הבאה; משאלות; מידות`,
    details: 'lines',
  },
  {
    form: /^(?:\p{L}*ziele?|objectifs?|objetivos?|metas?|obiettiv[oi]|ال?أهداف|目标|目標|מטרות)(?:\s.*)?$/iu,
    icon: 'flag',
    titles: `Dreimal die Woche; Zehn Minuten länger; Bis Jahresende; Jeden Abend lesen; Früher schlafen; Weniger Zucker
Trois fois par semaine; Dix minutes de plus; Avant la fin d’année; Lire chaque soir; Dormir plus tôt; Moins de sucre
Tres veces por semana; Diez minutos más; Antes de fin de año; Leer cada noche; Dormir antes; Menos azúcar
Três vezes por semana; Dez minutos a mais; Até o fim do ano; Ler toda noite; Dormir mais cedo; Menos açúcar
Tre volte a settimana; Dieci minuti in più; Entro fine anno; Leggere ogni sera; Dormire prima; Meno zucchero
ثلاث مرات أسبوعيا; عشر دقائق أكثر; قبل نهاية العام; القراءة كل مساء; النوم مبكرا; سكر أقل
每周三次; 多坚持十分钟; 年底之前; 每晚阅读; 早睡; 少吃糖
週3回; 10分長く; 年内に; 毎晩読書; 早く寝る; 砂糖を減らす
שלוש פעמים בשבוע; עוד עשר דקות; עד סוף השנה; לקרוא כל ערב; לישון מוקדם; פחות סוכר`,
    details: 'lines',
    values: '80 %; 45 %; 60 %; 100 %; 30 %; 55 %',
  },
]
