import type { RowSource } from './foreign-row-source.ts'

/** Rows of what one watches, tastes and keeps at home, for the first nine languages. */
export const outdoorRows: readonly RowSource[] = [
  {
    form: /zahlungen|paiements?|^pagos?(?![a-zá-ú])|pagamentos?|pagament[io]|المدفوعات|缴费|支払い|月謝|תשלומים|betalinge?[nr]|betalningar|wpłaty|ödemeler|платежи|납부/i,
    icon: 'wallet',
    titles: 'people',
    details: 'dates',
    values: '€ 45; € 30; € 60; € 45; € 25; € 80',
    group: 'people',
  },
  {
    form: /zusagen|présences|asistencia|presenças|^presenze|الحضور|出席|出欠|נוכחות|aanwezigheid|närvaro|fremmøde|oppmøte|obecność|katılım|посещаем|출석/i,
    icon: 'users',
    titles: 'people',
    details: 'times',
    group: 'people',
  },
  {
    form: /vögel|vogelarten|oiseaux|\bpájaros|\baves\b|pássaros|uccelli|طيور|鸟|野鳥|鳥|ציפורים/i,
    icon: 'leaf',
    picture: 'bird',
    titles: `Rotkehlchen; Amsel; Blaumeise; Buntspecht; Mauersegler; Eisvogel
Rouge-gorge; Merle noir; Mésange bleue; Pic épeiche; Martinet noir; Martin-pêcheur
Petirrojo; Mirlo; Herrerillo; Pico picapinos; Vencejo; Martín pescador
Bem-te-vi; Sabiá; Beija-flor; Pica-pau; Andorinha; Martim-pescador
Pettirosso; Merlo; Cinciarella; Picchio rosso; Rondone; Martin pescatore
أبو الحناء; الشحرور; القرقف الأزرق; نقار الخشب; السمامة; الرفراف
知更鸟; 乌鸫; 蓝山雀; 啄木鸟; 雨燕; 翠鸟
コマドリ; クロウタドリ; シジュウカラ; アカゲラ; アマツバメ; カワセミ
אדום החזה; שחרור; ירגזי; נקר; סיס; שלדג`,
    details: 'places',
    group: 'named',
  },
  {
    form: /pilze?\b|pilzfund|champignons?\b|cèpes|\bsetas?\b|cogumelos?|\bfunghi|فطر|蘑菇|キノコ|きのこ|פטריות/i,
    icon: 'leaf',
    picture: 'forest',
    titles: `Steinpilz; Pfifferling; Maronenröhrling; Parasol; Wiesenchampignon; Birkenpilz
Cèpe; Girolle; Bolet bai; Coulemelle; Rosé des prés; Pied-de-mouton
Boletus; Rebozuelo; Níscalo; Parasol; Champiñón silvestre; Senderuela
Boleto; Cantarelo; Níscaro; Frade; Champignon silvestre; Pé-de-carneiro
Porcino; Finferlo; Porcino castano; Mazza di tamburo; Prataiolo; Steccherino
بوليط; شانتريل; كمأة; باراسول; عرهون; فطر البتولا
牛肝菌; 鸡油菌; 松乳菇; 高大环柄菇; 野蘑菇; 羊肚菌
ポルチーニ; アンズタケ; マイタケ; カラカサタケ; ハラタケ; シメジ
פורצ׳יני; גביעונית; אורנייה; סוככן; פטריית יער; ערמונית`,
    details: 'places',
    group: 'named',
  },
  {
    form: /\bbiere?\b|biersort|\bbières?\b|cervezas?|cervejas?|\bbirre?\b|啤酒|ビール|בירות/i,
    icon: 'wine',
    picture: 'beer',
    titles: `Helles; Pils; Dunkles; Pale Ale; Weizen; Winterbock
Blonde; Pils; Brune; Pale ale; Blanche; Bière d’hiver
Rubia; Pilsner; Negra; Pale ale; De trigo; De invierno
Clara; Pilsen; Escura; Pale ale; De trigo; De inverno
Chiara; Pils; Scura; Pale ale; Di frumento; Invernale
شقراء; بيلسنر; داكنة; شعير; قمح; شتوية
淡色啤酒; 皮尔森; 黑啤; 淡色艾尔; 小麦啤酒; 冬季烈啤
ラガー; ピルスナー; 黒ビール; ペールエール; ヴァイツェン; 冬限定
לאגר; פילזנר; כהה; פייל אייל; חיטה; חורף`,
    details: 'lines',
    values: '5.2 %; 4.9 %; 5.4 %; 5.6 %; 5.3 %; 7.1 %',
    group: 'named',
  },
  {
    form: /impfung|impfpass|vaccins?\b|vaccination|vacunas?|vacinas?|vaccin[io]|لقاح|تطعيم|疫苗|予防接種|ワクチン|חיסונים/i,
    icon: 'heart',
    titles: `Tollwut; Grundimmunisierung; Auffrischung; Leptospirose; Zwingerhusten; Borreliose
Rage; Primovaccination; Rappel annuel; Leptospirose; Toux de chenil; Typhus
Rabia; Primera dosis; Refuerzo anual; Leptospirosis; Tos de las perreras; Parvovirus
Raiva; Primeira dose; Reforço anual; Leptospirose; Tosse dos canis; Parvovirose
Rabbia; Prima dose; Richiamo annuale; Leptospirosi; Tosse dei canili; Parvovirosi
السعار; الجرعة الأولى; الجرعة المنشطة; اللبتوسبيرا; السعال; البارفو
狂犬疫苗; 首次接种; 年度加强; 三联疫苗; 四联疫苗; 驱虫
狂犬病; 初回接種; 年1回の追加; 3種混合; 5種混合; フィラリア予防
כלבת; מנה ראשונה; דחף שנתי; לפטוספירה; שעלת; פרוו`,
    details: 'dates',
    group: 'times',
  },
  {
    form: /führung(?:en)?\b|visites? guidées?|visitas? guiadas?|visite guidate|جولات|导览|見学ツアー|ガイドツアー|סיורים/i,
    icon: 'flag',
    titles: `Rundgang am Morgen; Mit Verkostung; Für Familien; Hinter den Kulissen; Abendführung; Gruppen
Visite du matin; Avec dégustation; En famille; Les coulisses; Visite du soir; Groupes
Visita de mañana; Con degustación; En familia; Entre bastidores; Visita nocturna; Grupos
Visita da manhã; Com degustação; Em família; Bastidores; Visita noturna; Grupos
Visita del mattino; Con degustazione; In famiglia; Dietro le quinte; Visita serale; Gruppi
جولة صباحية; مع تذوق; للعائلات; خلف الكواليس; جولة مسائية; مجموعات
上午场; 含品鉴; 亲子场; 幕后参观; 夜间场; 团体
午前の部; 試飲つき; 親子向け; 舞台裏見学; 夜の部; 団体
סיור בוקר; עם טעימות; למשפחות; מאחורי הקלעים; סיור ערב; קבוצות`,
    details: 'times',
    group: 'times',
  },
  {
    form: /geschenkidee|geschenke\b|idées cadeaux|cadeaux|ideas de regalo|^regalos|ideias de presente|^presentes|idee regalo|^regali|أفكار الهدايا|هدايا|礼物|プレゼント|מתנ/i,
    icon: 'heart',
    titles: `Buch über Sterne; Holzeisenbahn; Konzertkarten; Wollsocken; Backkurs; Fotokalender
Livre sur les étoiles; Train en bois; Places de concert; Chaussettes; Cours de pâtisserie; Calendrier photo
Libro de estrellas; Tren de madera; Entradas; Calcetines; Curso de repostería; Calendario de fotos
Livro das estrelas; Trem de madeira; Ingressos; Meias de lã; Curso de confeitaria; Calendário de fotos
Libro sulle stelle; Trenino di legno; Biglietti; Calze di lana; Corso di pasticceria; Calendario con foto
كتاب النجوم; قطار خشبي; تذاكر حفل; جوارب صوف; دورة حلويات; تقويم صور
星空图书; 木制火车; 演唱会门票; 羊毛袜; 烘焙课; 照片日历
星の本; 木の汽車; コンサート券; ウールの靴下; お菓子教室; 写真カレンダー
ספר כוכבים; רכבת עץ; כרטיסים להופעה; גרבי צמר; סדנת אפייה; לוח תמונות`,
    details: 'people',
    values: '€ 18; € 35; € 60; € 14; € 49; € 22',
    group: 'goods',
  },
]
