import type { ForeignDomain } from './domain.ts'

/** What is on in a town. */
export const events: ForeignDomain = {
  id: 'events',
  words: `veranstaltung, konzert, festival, =events
evenement, concert, festival, spectacle
evento, concierto, festival
evento, show, festival
eventi, concert, festival
فعاليات, حفلات, مهرجان
活动, 演出, 音乐节
イベント, ライブ, フェス`,
  main: {
    nouns: `veranstaltung, event, konzert, programm
evenement, concert, spectacle, programme
evento, concierto, programa, agenda
evento, show, programacao, agenda
event, concert, programma
فعاليات, حفلات
活动, 演出
イベント, ライブ`,
    label: `Veranstaltungen
Événements
Eventos
Eventos
Eventi
الفعاليات
活动
イベント`,
    rows: `Herbstmarkt | Sa, 10:00, Lindenplatz; Jazz im Hof | Fr, 20:00, Alte Mühle; Kino unterm Dach | Do, 19:30, Kulturhaus; Flohmarkt am Fluss | So, 9:00, Uferweg; Lesung bei Kerzenlicht | Mi, 19:00, Stadtbibliothek; Kindertheater | So, 15:00, Bürgersaal
Marché d’automne | sam. 10:00, place du Tilleul; Jazz dans la cour | ven. 20:00, Vieux moulin; Ciné-club | jeu. 19:30, Maison de la culture; Brocante au bord de l’eau | dim. 9:00, quai nord; Lecture aux chandelles | mer. 19:00, médiathèque; Théâtre pour enfants | dim. 15:00, salle des fêtes
Mercado de otoño | sáb, 10:00, Plaza Mayor; Jazz en el patio | vie, 20:00, Molino viejo; Cine club | jue, 19:30, Casa de cultura; Rastro junto al río | dom, 9:00, paseo del río; Lectura a la luz de las velas | mié, 19:00, biblioteca; Teatro infantil | dom, 12:00, salón municipal
Feira de outono | sáb, 10:00, praça central; Jazz no pátio | sex, 20:00, Moinho velho; Cineclube | qui, 19:30, centro cultural; Feira de antiguidades | dom, 9:00, beira-rio; Sarau à luz de velas | qua, 19:00, biblioteca; Teatro infantil | dom, 15:00, salão municipal
Mercato d’autunno | sab, 10:00, piazza del Tiglio; Jazz in cortile | ven, 20:00, Mulino vecchio; Cineforum | gio, 19:30, casa della cultura; Mercatino sul fiume | dom, 9:00, lungofiume; Letture a lume di candela | mer, 19:00, biblioteca; Teatro ragazzi | dom, 15:00, sala civica
سوق الخريف | السبت 10:00، ساحة المدينة; أمسية عود | الجمعة 20:00، المركز الثقافي; سينما الحي | الخميس 19:30، القاعة الكبرى; معرض الكتاب | الأحد 9:00، الحديقة; أمسية شعرية | الأربعاء 19:00، المكتبة; مسرح الأطفال | الجمعة 16:00، المسرح
秋日市集 | 周六 10:00，人民广场; 庭院爵士 | 周五 20:00，老磨坊; 露天电影 | 周四 19:30，文化馆; 河边跳蚤市场 | 周日 9:00，滨河路; 烛光读诗会 | 周三 19:00，图书馆; 儿童剧 | 周日 15:00，市民剧场
秋の市 | 土 10:00、駅前広場; 中庭ジャズ | 金 20:00、旧製粉所; 屋上シネマ | 木 19:30、文化会館; 川辺の蚤の市 | 日 9:00、河岸; 朗読の夜 | 水 19:00、図書館; 子ども劇場 | 日 15:00、市民ホール`,
    values: `frei; € 12; € 8; frei; € 6; € 5
gratuit; € 12; € 8; gratuit; € 6; € 5
gratis; € 12; € 8; gratis; € 6; € 5
grátis; € 12; € 8; grátis; € 6; € 5
gratis; € 12; € 8; gratis; € 6; € 5
مجاني; € 12; € 8; مجاني; € 6; € 5
免费; € 12; € 8; 免费; € 6; € 5
無料; € 12; € 8; 無料; € 6; € 5`,
    isPlace: true,
    icon: 'ticket',
    picture: 'city, music, film, bag, book, theater',
    fields: `Datum | date | 21. Nov.; Beginn | time | 10:00; Ort | place | Lindenplatz; Eintritt | text | frei
Date | date | 21 nov.; Début | time | 10:00; Lieu | place | Place du Tilleul; Entrée | text | libre
Fecha | date | 21 nov; Inicio | time | 10:00; Lugar | place | Plaza Mayor; Entrada | text | gratis
Data | date | 21 nov; Início | time | 10:00; Local | place | Praça central; Entrada | text | grátis
Data | date | 21 nov; Inizio | time | 10:00; Luogo | place | Piazza del Tiglio; Ingresso | text | libero
التاريخ | date | 21 نوفمبر; البداية | time | 10:00; المكان | place | ساحة المدينة; الدخول | text | مجاني
日期 | date | 11月21日; 开始 | time | 10:00; 地点 | place | 人民广场; 门票 | text | 免费
日付 | date | 11月21日; 開始 | time | 10:00; 会場 | place | 駅前広場; 入場 | text | 無料`,
    about: `Vierzig Stände mit Obst, Käse und Handwerk, Musik ab Mittag. Bei Regen in der Halle.
Quarante stands de fruits, fromages et artisanat, musique dès midi. À l’abri s’il pleut.
Cuarenta puestos de fruta, queso y artesanía, con música desde el mediodía. Si llueve, bajo techo.
Quarenta barracas de frutas, queijos e artesanato, música a partir do meio-dia. Se chover, no galpão.
Quaranta banchi di frutta, formaggi e artigianato, musica da mezzogiorno. Se piove, al coperto.
أربعون كشكا للفواكه والأجبان والحرف مع موسيقى من الظهر.
四十个摊位，有水果、奶酪和手工艺，中午起有音乐。雨天改在室内。
果物、チーズ、手仕事の店が40軒。昼から音楽も。雨天は屋内。`,
  },
  lists: [
    {
      nouns: `ticket, karten$, eintrittskarte
billet, place
entrada, boleto
ingresso, bilhete
bigliett
تذاكر
门票, 票
チケット`,
      label: `Tickets
Billets
Entradas
Ingressos
Biglietti
التذاكر
门票
チケット`,
      rows: `Jazz im Hof | 2 Plätze, Fr, 20:00; Kino unterm Dach | 1 Platz, Do, 19:30; Kindertheater | 3 Plätze, So, 15:00
Jazz dans la cour | 2 places, ven. 20:00; Ciné-club | 1 place, jeu. 19:30; Théâtre pour enfants | 3 places, dim. 15:00
Jazz en el patio | 2 entradas, vie, 20:00; Cine club | 1 entrada, jue, 19:30; Teatro infantil | 3 entradas, dom, 12:00
Jazz no pátio | 2 ingressos, sex, 20:00; Cineclube | 1 ingresso, qui, 19:30; Teatro infantil | 3 ingressos, dom, 15:00
Jazz in cortile | 2 posti, ven, 20:00; Cineforum | 1 posto, gio, 19:30; Teatro ragazzi | 3 posti, dom, 15:00
أمسية عود | تذكرتان، الجمعة 20:00; سينما الحي | تذكرة، الخميس 19:30; مسرح الأطفال | 3 تذاكر، الجمعة 16:00
庭院爵士 | 2张，周五 20:00; 露天电影 | 1张，周四 19:30; 儿童剧 | 3张，周日 15:00
中庭ジャズ | 2枚、金 20:00; 屋上シネマ | 1枚、木 19:30; 子ども劇場 | 3枚、日 15:00`,
      values: '€ 24; € 8; € 15',
      icon: 'ticket',
    },
  ],
}
