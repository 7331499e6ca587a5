import type { ForeignDomain } from './domain.ts'

/** A mosque and those who come there. */
export const mosque: ForeignDomain = {
  id: 'mosque',
  words: `moschee
mosquee
mezquita
mesquita
moschea
مسجد, جامع
清真寺
モスク`,
  main: {
    nouns: `kurs, unterricht, vortrag
cours, lecon, conference
clase, charla, leccion
aula, palestra
lezion, corsi
دروس, محاضرات, حلقات
课程, 讲座
講座, 勉強会`,
    label: `Unterricht
Cours
Clases
Aulas
Lezioni
الدروس
课程
講座`,
    rows: `Koran lesen für Anfänger | Sa, 10:00; Tafsir am Abend | Di, 19:00; Arabisch für Kinder | So, 11:00; Frauenkreis | Mi, 17:00; Jugendabend | Fr, 19:30; Leben des Propheten | Do, 19:00
Lecture du Coran | sam. 10:00; Tafsir du soir | mar. 19:00; Arabe pour enfants | dim. 11:00; Cercle des femmes | mer. 17:00; Soirée des jeunes | ven. 19:30; Vie du Prophète | jeu. 19:00
Lectura del Corán | sáb, 10:00; Tafsir | mar, 19:00; Árabe para niños | dom, 11:00; Círculo de mujeres | mié, 17:00; Noche joven | vie, 19:30; Vida del Profeta | jue, 19:00
Leitura do Alcorão | sáb, 10:00; Tafsir | ter, 19:00; Árabe para crianças | dom, 11:00; Círculo de mulheres | qua, 17:00; Noite jovem | sex, 19:30; Vida do Profeta | qui, 19:00
Lettura del Corano | sab, 10:00; Tafsir | mar, 19:00; Arabo per bambini | dom, 11:00; Circolo delle donne | mer, 17:00; Serata giovani | ven, 19:30; Vita del Profeta | gio, 19:00
تفسير سورة الكهف | الثلاثاء بعد المغرب; حلقة تحفيظ القرآن | السبت بعد العصر; السيرة النبوية | الخميس بعد العشاء; درس النساء | الأربعاء 17:00; فقه الصلاة | الأحد بعد الفجر; لقاء الشباب | الجمعة 19:30
古兰经诵读 | 周六 10:00; 经注夜谈 | 周二 19:00; 儿童阿语 | 周日 11:00; 妇女学习会 | 周三 17:00; 青年之夜 | 周五 19:30; 先知生平 | 周四 19:00
クルアーン入門 | 土 10:00; タフスィール | 火 19:00; 子どもアラビア語 | 日 11:00; 女性の会 | 水 17:00; 若者の集い | 金 19:30; 預言者の生涯 | 木 19:00`,
    icon: 'book',
    fields: `Leitung | person | Lea Brandt; Tag | date | 21. Nov.; Uhrzeit | time | 19:00; Raum | place | Gebetsraum
Animé par | person | Lea Brandt; Jour | date | 21 nov.; Heure | time | 19:00; Salle | place | Salle de prière
Imparte | person | Lea Brandt; Día | date | 21 nov; Hora | time | 19:00; Sala | place | Sala de oración
Com | person | Lea Brandt; Dia | date | 21 nov; Hora | time | 19:00; Sala | place | Sala de oração
Tenuto da | person | Lea Brandt; Giorno | date | 21 nov; Ora | time | 19:00; Sala | place | Sala di preghiera
الملقي | text | الشيخ عبد الرحمن; اليوم | date | 21 نوفمبر; الوقت | time | 19:00; المكان | place | المصلى الرئيسي
主讲 | person | Lea Brandt; 日期 | date | 11月21日; 时间 | time | 19:00; 地点 | place | 礼拜堂
講師 | person | Lea Brandt; 日付 | date | 11月21日; 時間 | time | 19:00; 場所 | place | 礼拝室`,
    about: `Offen für alle, kostenlos. Bitte pünktlich da sein und die Schuhe ins Regal stellen.
Ouvert à tous et gratuit. Merci d’arriver à l’heure.
Abierto a todos y gratuito. Por favor, llegar puntual.
Aberto a todos e gratuito. Por favor, chegue no horário.
Aperto a tutti e gratuito. Si prega di arrivare puntuali.
الدرس مفتوح للجميع ومجاني. يرجى الحضور قبل الموعد بقليل.
对所有人免费开放。请准时到达。
どなたでも無料で参加できます。時間までにお越しください。`,
  },
  lists: [
    {
      nouns: `gebetszeit
horaires de priere, heures de priere, priere
horarios de oracion, oracion
horarios de oracao, oracao, oracoes
orari di preghiera, preghier
الصلاة, مواقيت, الأذان
礼拜时间
礼拝時間`,
      label: `Gebetszeiten
Heures de prière
Horarios de oración
Horários de oração
Orari di preghiera
أوقات الصلاة
礼拜时间
礼拝時間`,
      rows: `Fadschr; Sonnenaufgang; Dhuhr; Asr; Maghrib; Ischa
Fajr; Lever du soleil; Dhuhr; Asr; Maghrib; Isha
Fajr; Amanecer; Dhuhr; Asr; Maghrib; Isha
Fajr; Nascer do sol; Dhuhr; Asr; Maghrib; Isha
Fajr; Alba; Dhuhr; Asr; Maghrib; Isha
الفجر; الشروق; الظهر; العصر; المغرب; العشاء
晨礼; 日出; 晌礼; 晡礼; 昏礼; 宵礼
ファジュル; 日の出; ズフル; アスル; マグリブ; イシャー`,
      values: '05:12; 06:38; 11:46; 14:42; 16:55; 18:20',
      icon: 'clock',
      isUsual: true,
    },
    {
      nouns: `neuigkeit, aktuelles, ankundig, mitteilung
annonce, actualite, nouvelle
anuncio, noticia, aviso
anuncio, aviso, noticia
annunc, notizi, avvis
إعلانات, أخبار, الإعلانات
公告, 通知, 新闻
お知らせ, ニュース`,
      label: `Aktuelles
Annonces
Anuncios
Avisos
Annunci
الإعلانات
公告
お知らせ`,
      rows: `Freitagsgebet um 13:00 | Heute; Spenden für die Winterhilfe | Gestern; Gemeinsames Essen am Samstag | Montag; Neue Teppiche sind da | 16. Nov.; Parken nur im Hof | 15. Nov.; Anmeldung zum Ferienkurs | 13. Nov.
Prière du vendredi à 13 h | Aujourd’hui; Collecte pour l’hiver | Hier; Repas partagé samedi | Lundi; Nouveaux tapis | 16 nov.; Se garer dans la cour | 15 nov.; Inscriptions aux vacances | 13 nov.
Oración del viernes a las 13 h | Hoy; Colecta de invierno | Ayer; Comida común el sábado | Lunes; Alfombras nuevas | 16 nov; Aparcar en el patio | 15 nov; Inscripción al curso | 13 nov
Oração de sexta às 13h | Hoje; Campanha do agasalho | Ontem; Refeição comum no sábado | Segunda; Tapetes novos | 16 nov; Estacionar no pátio | 15 nov; Inscrição no curso | 13 nov
Preghiera del venerdì alle 13 | Oggi; Raccolta per l’inverno | Ieri; Pranzo insieme sabato | Lunedì; Nuovi tappeti | 16 nov; Parcheggio nel cortile | 15 nov; Iscrizioni al corso | 13 nov
صلاة الجمعة الساعة 12:15 | اليوم; حملة كسوة الشتاء | أمس; إفطار جماعي يوم السبت | الاثنين; تجديد سجاد المسجد | 16 نوفمبر; تنظيم مواقف السيارات | 15 نوفمبر; التسجيل في حلقات التحفيظ | 13 نوفمبر
主麻礼拜13:00 | 今天; 冬季募捐 | 昨天; 周六聚餐 | 周一; 新地毯到了 | 11月16日; 请停在院内 | 11月15日; 假期班报名 | 11月13日
金曜礼拝は13時 | 今日; 冬の募金 | 昨日; 土曜の食事会 | 月曜; 新しい絨毯 | 11月16日; 駐車は中庭へ | 11月15日; 休暇講座の申込 | 11月13日`,
      icon: 'bell',
    },
    {
      nouns: `spende
don$, dons
donacion, donativ
doac
donazion, offert
تبرع, صدقات, زكاة
捐款, 捐赠
寄付`,
      label: `Spenden
Dons
Donaciones
Doações
Donazioni
التبرعات
捐款
寄付`,
      rows: `Winterhilfe | 68 % erreicht; Neue Heizung | 41 % erreicht; Kinderkurse | 90 % erreicht; Bibliothek | 25 % erreicht
Aide d’hiver | 68 % atteints; Nouveau chauffage | 41 % atteints; Cours des enfants | 90 % atteints; Bibliothèque | 25 % atteints
Ayuda de invierno | 68 % conseguido; Calefacción | 41 % conseguido; Clases infantiles | 90 % conseguido; Biblioteca | 25 % conseguido
Ajuda de inverno | 68 % alcançado; Reforma | 41 % alcançado; Aulas infantis | 90 % alcançado; Biblioteca | 25 % alcançado
Aiuto invernale | 68 % raggiunto; Riscaldamento | 41 % raggiunto; Corsi bambini | 90 % raggiunto; Biblioteca | 25 % raggiunto
كسوة الشتاء | تم جمع 68%; صيانة المسجد | تم جمع 41%; كفالة الأيتام | تم جمع 90%; إفطار صائم | تم جمع 25%
冬季救助 | 已达68%; 暖气更换 | 已达41%; 儿童班 | 已达90%; 图书室 | 已达25%
冬の支援 | 68%達成; 暖房の更新 | 41%達成; 子ども教室 | 90%達成; 図書室 | 25%達成`,
      values: '€ 3.400; € 2.050; € 900; € 500',
      icon: 'heart',
    },
  ],
}
