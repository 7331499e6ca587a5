import type { ForeignGroup } from './foreign-samples.ts'
import { lineOf, type RowSource } from './foreign-row-source.ts'
import { dailyRows } from './foreign-rows-daily.ts'
import { clubRows } from './foreign-rows-club.ts'
import { moneyRows } from './foreign-rows-money.ts'
import { moreRows } from './foreign-rows-more.ts'
import { outdoorRows } from './foreign-rows-outdoors.ts'
import { northEastRows } from './foreign-rows-north-east.ts'
import { tradeRows } from './foreign-rows-trade.ts'
import type { Language } from './languages.ts'

/** What a list of a noun of another language holds, where more is known of it than its group. */
export interface ForeignRows {
  titles: readonly string[] | 'people'
  /** What stands under a title; absent: names of people. */
  details: readonly string[] | 'people' | 'lines' | 'dates' | 'times' | 'places'
  values?: readonly string[]
  icon: string
  picture?: string
  /** Whose form suits it; absent: as the rows suggest. */
  group?: ForeignGroup
}

const list = (text: string) => text.split('; ')

/** The first that fits wins. */
const sources: readonly RowSource[] = [
  ...dailyRows,
  ...moneyRows,
  ...outdoorRows,
  ...moreRows,
  ...northEastRows,
  {
    form: /werkzeug|\boutils?\b|outillage|herramient|ferramenta|\battrezzi\b|utensili|أدوات|工具|道具|כלי עבודה/i,
    icon: 'tools',
    titles: `Bohrmaschine; Leiter, 3 m; Stichsäge; Schubkarre; Fliesenschneider; Wasserwaage
Perceuse; Échelle, 3 m; Scie sauteuse; Brouette; Coupe-carreaux; Niveau
Taladro; Escalera, 3 m; Sierra de calar; Carretilla; Cortadora de azulejos; Nivel
Furadeira; Escada, 3 m; Serra tico-tico; Carrinho de mão; Cortador de azulejos; Nível
Trapano; Scala, 3 m; Seghetto; Carriola; Tagliapiastrelle; Livella
مثقاب; سلم 3 م; منشار; عربة يد; قاطع بلاط; ميزان ماء
电钻; 梯子 3 米; 曲线锯; 手推车; 瓷砖切割机; 水平仪
ドリル; はしご 3m; ジグソー; 一輪車; タイルカッター; 水準器
מקדחה; סולם 3 מ׳; מסור; מריצה; חותך אריחים; פלס`,
    details: 'people',
    group: 'named',
  },
  {
    form: /tennisplatz|\bplätze\b|\bcourts?\b|\bterrains?\b|\bpistas?\b|canchas?\b|\bquadras?\b|\bcamp[oi]\b|ملاعب|场地|球场|コート|מגרש/i,
    icon: 'flag',
    titles: `Platz 1, Sand; Platz 2, Sand; Platz 3, Halle; Platz 4, Hartplatz; Platz 5, Licht; Platz 6, Sand
Court 1, terre battue; Court 2, terre battue; Court 3, couvert; Court 4, dur; Court 5, éclairé; Court 6
Pista 1, tierra; Pista 2, tierra; Pista 3, cubierta; Pista 4, dura; Pista 5, con luz; Pista 6
Quadra 1, saibro; Quadra 2, saibro; Quadra 3, coberta; Quadra 4, rápida; Quadra 5, com luz; Quadra 6
Campo 1, terra; Campo 2, terra; Campo 3, coperto; Campo 4, cemento; Campo 5, illuminato; Campo 6
ملعب 1; ملعب 2; ملعب 3، مغطى; ملعب 4; ملعب 5; ملعب 6
1号场; 2号场; 3号场，室内; 4号场; 5号场，灯光; 6号场
1番コート; 2番コート; 3番 屋内; 4番コート; 5番 照明; 6番コート
מגרש 1; מגרש 2; מגרש 3, מקורה; מגרש 4; מגרש 5, תאורה; מגרש 6`,
    details: 'times',
  },
  {
    form: /rangliste|bestenliste|classement|clasificaci|ranking|classifica\b|classificaç|ترتيب|排名|积分榜|ランキング|順位|דירוג השחקנים|טבלה/i,
    icon: 'trophy',
    titles: 'people',
    details: 'lines',
    values: '1.; 2.; 3.; 4.; 5.; 6.',
    group: 'people',
  },
  {
    form: /schlüssel|\bclés?\b|\bllaves?\b|\bchaves?\b|\bchiavi\b|مفاتيح|钥匙|鍵|מפתחות/i,
    icon: 'key',
    titles: `Haustür; Keller; Fahrradraum; Heizung; Dachboden; Briefkasten
Porte d’entrée; Cave; Local à vélos; Chaufferie; Grenier; Boîte aux lettres
Portal; Sótano; Cuarto de bicis; Calderas; Azotea; Buzón
Portaria; Porão; Bicicletário; Caldeira; Terraço; Caixa de correio
Portone; Cantina; Locale bici; Caldaia; Soffitta; Cassetta postale
الباب الرئيسي; القبو; غرفة الدراجات; المرجل; السطح; صندوق البريد
大门; 地下室; 自行车房; 锅炉房; 屋顶; 信箱
玄関; 地下室; 自転車置き場; ボイラー室; 屋上; 郵便受け
כניסה; מרתף; חדר אופניים; חדר דוודים; גג; תיבת דואר`,
    details: 'people',
    group: 'things',
  },
  {
    form: /spenden?\b|\bdons?\b|donacion|donativ|doaç|donazion|تبرعات|捐款|捐赠|寄付|תרומות/i,
    icon: 'heart',
    titles: 'people',
    details: 'dates',
    values: '€ 25; € 10; € 50; € 15; € 100; € 20',
    group: 'money',
  },
  {
    form: /geräte\b|elektrogerät|haushaltsgerät|appareils?\b|électroménager|aparatos?\b|electrodoméstic|aparelhos?\b|eletrodoméstic|apparecchi|elettrodomestic|أجهزة|家电|电器|設備機器|家電|מכשירים/i,
    icon: 'plug',
    titles: `Toaster; Stehlampe; Radio; Handmixer; Staubsauger; Nähmaschine
Grille-pain; Lampadaire; Radio; Mixeur; Aspirateur; Machine à coudre
Tostadora; Lámpara de pie; Radio; Batidora; Aspiradora; Máquina de coser
Torradeira; Luminária; Rádio; Batedeira; Aspirador; Máquina de costura
Tostapane; Lampada; Radio; Frullatore; Aspirapolvere; Macchina da cucire
محمصة; مصباح; راديو; خلاط; مكنسة; ماكينة خياطة
烤面包机; 落地灯; 收音机; 搅拌机; 吸尘器; 缝纫机
トースター; フロアランプ; ラジオ; ミキサー; 掃除機; ミシン
טוסטר; מנורה; רדיו; מיקסר; שואב אבק; מכונת תפירה`,
    details: 'people',
    group: 'things',
  },
  {
    form: /warteliste|anmeldeliste|teilnehmerlist|liste d.attente|lista de espera|lista d.attesa|قائمة الانتظار|候补|等候名单|キャンセル待ち|順番待ち|רשימת המתנה/i,
    icon: 'users',
    titles: 'people',
    details: 'dates',
    group: 'people',
  },
  {
    form: /boote?\b|ruderboot|kajaks?|kanus?\b|bateaux?\b|voiliers?|canoës?|barcos?\b|barcas?\b|veleros?|piraguas?|barche?\b|barch[ei]|قوارب|船只|船艇|ボート|カヌー|סירות/i,
    icon: 'anchor',
    picture: 'sail',
    titles: 'Albatros; Aurora; Delfin; Nordica; Stella; Corvo',
    details: 'places',
    group: 'named',
  },
  {
    form: /regatt|turnier|wettk[aä]mpf|meisterschaft|tournois?\b|compétition|championnat|torneos?\b|competicion|campeonato|torneios?|competiç|tornei|gare\b|campionat|بطولات|مسابقات|比赛|赛事|大会|試合|תחרויות|טורניר/i,
    icon: 'trophy',
    titles: `Herbstregatta; Stadtpokal; Vereinsmeisterschaft; Nachtlauf; Jugendturnier; Saisonfinale
Coupe d’automne; Coupe de la ville; Championnat du club; Course de nuit; Tournoi des jeunes; Finale
Copa de otoño; Copa de la ciudad; Campeonato del club; Carrera nocturna; Torneo juvenil; Final
Taça de outono; Taça da cidade; Campeonato do clube; Corrida noturna; Torneio jovem; Final
Coppa d’autunno; Coppa della città; Campionato sociale; Corsa notturna; Torneo giovanile; Finale
كأس الخريف; كأس المدينة; بطولة النادي; سباق ليلي; بطولة الشباب; النهائي
秋季杯; 城市杯; 俱乐部锦标赛; 夜跑; 青年赛; 总决赛
秋の大会; 市民杯; クラブ選手権; ナイトラン; ジュニア大会; 決勝
גביע הסתיו; גביע העיר; אליפות המועדון; מרוץ לילה; טורניר נוער; הגמר`,
    details: 'times',
  },
  {
    form: /ergebniss|résultats?\b|resultados?\b|risultat|نتائج|成绩|赛果|結果|תוצאות/i,
    icon: 'chart',
    titles: 'people',
    details: 'dates',
    values: '1.; 2.; 3.; 4.; 5.; 6.',
    group: 'measures',
  },
  {
    form: /schwierigkeit|niveaux?\b|difficult[éà]|dificultad|dificuldade|nivel(?:es)?(?![\wé])|nível|níveis|livell|مستوى|难度|级别|難易度|レベル|רמת|רמות/i,
    icon: 'trend',
    titles: `Leicht; Leicht bis mittel; Mittel; Anspruchsvoll; Schwer; Nur mit Erfahrung
Facile; Facile à moyen; Moyen; Exigeant; Difficile; Expert
Fácil; Fácil a medio; Medio; Exigente; Difícil; Experto
Fácil; Fácil a médio; Médio; Exigente; Difícil; Experiente
Facile; Facile-medio; Medio; Impegnativo; Difficile; Esperto
سهل; سهل إلى متوسط; متوسط; متطلب; صعب; للخبراء
简单; 较易; 中等; 较难; 困难; 专家
かんたん; やややさしい; ふつう; やや難しい; 難しい; 上級者
קל; קל עד בינוני; בינוני; מאתגר; קשה; למנוסים`,
    details: 'lines',
    group: 'things',
  },
  {
    form: /quote$|erfolgsquote|anteil|prozent|auslastung|\btaux\b|pourcentage|\btasa\b|porcentaje|\btaxa\b|percentual|\btasso\b|percentual|نسبة|معدل|比例|成功率|利用率|割合|אחוז|שיעור הצלחה/i,
    icon: 'chart',
    titles: '11/2026; 10/2026; 09/2026; 08/2026; 07/2026; 06/2026',
    details: 'people',
    values: '82 %; 78 %; 81 %; 74 %; 69 %; 71 %',
    group: 'measures',
  },
  {
    form: /kilometer|kilomètres?|kilómetros?|quilómetros?|quilômetros?|chilometri|\bkm\b|كيلومتر|公里|キロ|קילומטר/i,
    icon: 'trend',
    titles: 'people',
    details: 'dates',
    values: '12 km; 8 km; 16 km; 21 km; 6 km; 14 km',
    group: 'measures',
  },
  {
    form: /fachgebiet|fachrichtung|spezialgebiet|spécialités?\b|especialidad|specialit|specializzaz|تخصص|专长|科室|専門|תחומ[י]? התמחות|התמחות/i,
    icon: 'tag',
    titles: `Elektro; Textil; Holz; Fahrrad; Computer; Spielzeug
Électricité; Couture; Bois; Vélo; Informatique; Jouets
Electricidad; Costura; Madera; Bicicletas; Informática; Juguetes
Elétrica; Costura; Madeira; Bicicletas; Informática; Brinquedos
Elettricità; Sartoria; Legno; Biciclette; Informatica; Giocattoli
كهرباء; خياطة; خشب; دراجات; حواسيب; ألعاب
电器; 缝纫; 木工; 自行车; 电脑; 玩具
電気; 縫製; 木工; 自転車; パソコン; おもちゃ
חשמל; תפירה; עץ; אופניים; מחשבים; צעצועים`,
    details: 'people',
    group: 'things',
  },
  {
    form: /\bmaterial\b|materiales|ausrüstung|leihmaterial|matériel|materiale\b|equipamient|equipamento|attrezzatur|معدات|装备|器材|用具|装備|ציוד/i,
    icon: 'bag',
    titles: `Seil, 60 m; Stirnlampe; Zelt für zwei; Steigeisen; Kocher; Karte und Kompass
Corde, 60 m; Lampe frontale; Tente deux places; Crampons; Réchaud; Carte et boussole
Cuerda, 60 m; Frontal; Tienda para dos; Crampones; Hornillo; Mapa y brújula
Corda, 60 m; Lanterna de cabeça; Barraca para dois; Crampons; Fogareiro; Mapa e bússola
Corda, 60 m; Frontale; Tenda per due; Ramponi; Fornello; Mappa e bussola
حبل 60 م; مصباح رأس; خيمة لشخصين; حذاء ثلج; موقد; خريطة وبوصلة
绳索 60 米; 头灯; 双人帐篷; 冰爪; 炉头; 地图和指南针
ロープ 60m; ヘッドライト; 二人用テント; アイゼン; バーナー; 地図とコンパス
חבל 60 מ׳; פנס ראש; אוהל לשניים; קרמפונים; גזייה; מפה ומצפן`,
    details: 'people',
    group: 'named',
  },
  {
    form: /\bsalidas\b|caminatas|excursiones|wanderungen|randonnées?|caminhadas|trilhas|escursion|nachmittage|جولات|徒步|郊游|ハイキング|山行|טיולים/i,
    icon: 'flag',
    picture: 'mountain',
    titles: `Rund um den See; Höhenweg; Alte Mühle; Nordgrat; Waldlehrpfad; Hüttenabend
Tour du lac; Chemin des crêtes; Vieux moulin; Arête nord; Sentier des bois; Nuit au refuge
Vuelta al lago; Senda de la cresta; Molino viejo; Arista norte; Sendero del bosque; Noche de refugio
Volta do lago; Trilha da crista; Moinho velho; Aresta norte; Trilha do bosque; Noite no abrigo
Giro del lago; Sentiero di cresta; Vecchio mulino; Cresta nord; Sentiero nel bosco; Notte al rifugio
حول البحيرة; درب القمة; الطاحونة القديمة; الحافة الشمالية; درب الغابة; ليلة المخيم
环湖; 山脊线; 老磨坊; 北坡; 林间小道; 山屋之夜
湖一周; 稜線コース; 水車小屋; 北尾根; 森の小道; 山小屋泊
סביב האגם; שביל הרכס; הטחנה הישנה; הרכס הצפוני; שביל היער; לילה בבקתה`,
    details: 'times',
  },
  {
    form: /zimmer(?!pflanz)|unterkünft|ferienwohnung|chambre|hébergement|logement|habitacion|alojamient|quartos?\b|hosped|camer[ae]\b|allogg|disponibilit|disponibilid|غرف|客房|房间|客室|部屋|חדרים/i,
    icon: 'key',
    picture: 'hotel room',
    titles: `Zimmer 4, Garten; Zimmer 7, Balkon; Dachzimmer; Familienzimmer; Zimmer 2, Hof; Studio
Chambre 4, jardin; Chambre 7, balcon; Sous les toits; Chambre familiale; Chambre 2, cour; Studio
Habitación 4, jardín; Habitación 7, balcón; Ático; Familiar; Habitación 2, patio; Estudio
Quarto 4, jardim; Quarto 7, varanda; Sótão; Família; Quarto 2, pátio; Estúdio
Camera 4, giardino; Camera 7, balcone; Mansarda; Familiare; Camera 2, cortile; Monolocale
غرفة 4، حديقة; غرفة 7، شرفة; غرفة علوية; غرفة عائلية; غرفة 2; استوديو
4号房，花园; 7号房，阳台; 阁楼; 家庭房; 2号房; 单间
4号室 庭側; 7号室 バルコニー; 屋根裏部屋; ファミリー; 2号室; スタジオ
חדר 4, גינה; חדר 7, מרפסת; עליית גג; חדר משפחה; חדר 2; סטודיו`,
    details: 'lines',
    values: '€ 84; € 96; € 72; € 128; € 79; € 110',
  },
  {
    form: /wohnung|immobilie|häuser|apartment|appartement|(?<!\b(?:de|de la|à la) )maisons?\b|biens? immob|pisos?\b|vivienda|inmueble|apartamento|imóve|imóvel|(?<!\bd[ei] )casas?\b|appartament|immobil|annunci|شقق|عقارات|房源|公寓|二手房|物件|住宅|דירות/i,
    icon: 'home',
    picture: 'house',
    titles:
      'Lindenplatz 4, 78 m²; Mühlweg 12, 102 m²; Hafen 9, 54 m²; Am Wald 2, 66 m²; Nordstr. 31, 88 m²; Hof 7, 45 m²\nPlace du Tilleul, 78 m²; Rue du Moulin, 102 m²; Port 9, 54 m²; Bois 2, 66 m²; Rue Nord, 88 m²; Cour 7, 45 m²\nPlaza Tilo 4, 78 m²; Calle Molino, 102 m²; Puerto 9, 54 m²; Bosque 2, 66 m²; Calle Norte, 88 m²; Patio 7, 45 m²\nPraça Tília, 78 m²; Rua Moinho, 102 m²; Porto 9, 54 m²; Bosque 2, 66 m²; Rua Norte, 88 m²; Pátio 7, 45 m²\nPiazza Tiglio, 78 m²; Via Mulino, 102 m²; Porto 9, 54 m²; Bosco 2, 66 m²; Via Nord, 88 m²; Corte 7, 45 m²\nشارع النخيل، 78 م²; شارع الميناء، 102 م²; البلدة القديمة، 54 م²; الحديقة، 66 م²; الشمال، 88 م²; الساحة، 45 م²\n菩提路 4 号，78 ㎡; 磨坊路，102 ㎡; 港口，54 ㎡; 林边，66 ㎡; 北街，88 ㎡; 庭院，45 ㎡\n菩提樹通り 78㎡; 水車町 102㎡; 港 54㎡; 森のそば 66㎡; 北町 88㎡; 中庭 45㎡\nרח׳ התרזה, 78 מ״ר; הטחנה, 102 מ״ר; הנמל, 54 מ״ר; היער, 66 מ״ר; הצפון, 88 מ״ר; החצר, 45 מ״ר',
    details: 'lines',
    values: '€ 1.140; € 1.480; € 860; € 1.020; € 1.310; € 690',
  },
  {
    form: /brot|brötchen|gebäck|\bpains?\b|viennois|\bpan(?:es)?\b|pães|\bpane\b|خبز|面包|パン|לחם/i,
    icon: 'fork',
    picture: 'bread',
    titles: `Roggenbrot; Sauerteig, 1 kg; Dinkelbrötchen; Laugenstange; Nussbrot; Zopf
Pain de seigle; Levain, 1 kg; Petit épeautre; Baguette; Pain aux noix; Brioche
Pan de centeno; Masa madre, 1 kg; Espelta; Barra; Pan de nueces; Brioche
Pão de centeio; Massa-mãe, 1 kg; Espelta; Pão francês; Pão de nozes; Brioche
Pane di segale; Lievito madre, 1 kg; Farro; Ciabatta; Pane alle noci; Treccia
خبز الشعير; خبز أسمر; خبز التنور; كعك بالسمسم; خبز بالجوز; صامولي
黑麦面包; 酸面包; 全麦小餐包; 法棍; 核桃面包; 辫子面包
ライ麦パン; サワードウ; 全粒粉ロール; バゲット; くるみパン; ブリオッシュ
לחם שיפון; מחמצת; לחמניות כוסמין; באגט; לחם אגוזים; חלה`,
    details: 'lines',
    values: '€ 4,20; € 5,10; € 0,90; € 1,40; € 4,60; € 3,80',
  },
  {
    form: /kuchen|torte|gâteau|pâtiss|tartas?\b|pasteles|bolos?\b|\btort[ae]\b|dolci|كعك|حلويات|蛋糕|甜点|ケーキ|スイーツ|עוגות/i,
    icon: 'fork',
    picture: 'cake',
    titles: `Apfelkuchen; Käsekuchen; Schokotorte; Pflaumenkuchen; Mohnstrudel; Nusstorte
Tarte aux pommes; Gâteau au fromage; Forêt-noire; Tarte aux prunes; Opéra; Paris-Brest
Tarta de manzana; Tarta de queso; Tarta de chocolate; Bizcocho de limón; Milhojas; Tarta de nueces
Bolo de maçã; Cheesecake; Bolo de chocolate; Bolo de limão; Bolo de cenoura; Torta de nozes
Torta di mele; Cheesecake; Torta al cioccolato; Crostata; Tiramisù; Torta di noci
كعكة التفاح; كعكة الجبن; كعكة الشوكولاتة; كنافة; بسبوسة; كعكة الجوز
苹果蛋糕; 芝士蛋糕; 巧克力蛋糕; 柠檬蛋糕; 千层酥; 核桃派
りんごケーキ; チーズケーキ; チョコケーキ; レモンケーキ; モンブラン; くるみタルト
עוגת תפוחים; עוגת גבינה; עוגת שוקולד; עוגת לימון; שטרודל; עוגת אגוזים`,
    details: 'lines',
    values: '€ 18; € 22; € 26; € 16; € 19; € 24',
  },
  {
    form: /\bwein|\bvins?\b|bouteille|\bvinos?\b|botella|vinhos?|garrafa|\bvin[io]\b|bottigl|葡萄酒|酒款|ワイン|יינות/i,
    icon: 'cup',
    picture: 'wine',
    titles: 'Barolo 2019; Riesling 2022; Rioja 2018; Douro 2019; Chablis 2021; Cava Brut',
    details: 'lines',
    values: '12; 34; 8; 21; 16; 42',
  },
  {
    form: /touren?\b|fahrten?\b|mitfahr|trajets?\b|courses de taxi|viajes?\b|trayecto|viagens|corse\b|viaggi|tragitt|رحلات|行程|旅程|乗車|נסיעות/i,
    icon: 'pin',
    titles: 'Bremen – Kiel; Lyon – Genève; Porto – Braga; Turin – Milano; Graz – Linz; Ghent – Lille',
    details: 'times',
    values: '07:40; 08:15; 09:30; 12:00; 16:20; 18:05',
  },
  {
    form: /paket|sendung|colis|paquetes?\b|envíos|encomendas?\b|pacot|pacch|spedizion|طرود|شحنات|包裹|快递|荷物|חבילות/i,
    icon: 'box',
    titles: 'KW-4182; KW-4179; KW-4175; KW-4171; KW-4168; KW-4160',
    details: 'places',
  },
  {
    form: /schäden|schaden|mängel|störung|défaut|pannes?\b|dégât|averías|incidencia|daños|avaria|defeito|guasti|danni|أعطال|أضرار|故障|报修|破損|不具合|תקלות/i,
    icon: 'alert',
    titles: `Tür schließt nicht; Lampe defekt; Kratzer links; Wasser im Keller; Schloss klemmt; Scheibe gesprungen
Porte bloquée; Lampe cassée; Rayure à gauche; Fuite à la cave; Serrure grippée; Vitre fêlée
La puerta no cierra; Lámpara rota; Rayón a la izquierda; Fuga de agua; Cerradura atascada; Cristal roto
Porta não fecha; Lâmpada queimada; Risco à esquerda; Vazamento; Fechadura presa; Vidro trincado
La porta non chiude; Lampada rotta; Graffio a sinistra; Perdita d’acqua; Serratura bloccata; Vetro crepato
الباب لا يغلق; مصباح معطل; خدش على اليسار; تسرب ماء; قفل عالق; زجاج مكسور
门关不上; 灯坏了; 左侧划痕; 地下室漏水; 锁卡住; 玻璃开裂
ドアが閉まらない; 電球切れ; 左側に傷; 水漏れ; 鍵が固い; ガラスのひび
הדלת לא נסגרת; נורה שרופה; שריטה בצד; נזילה; מנעול תקוע; זכוכית סדוקה`,
    details: 'people',
    group: 'things',
  },
  {
    form: /schwarzes brett|aushang|tablón|bacheca|panneau d.affichage|quadro de avisos|公告栏|掲示板|لوحة الإعلانات|neuigkeit|nachrichten\b|aktuelles|mitteilung|aushäng|actualité|nouvelles\b|annonces?\b|noticias?\b|anuncios|avisos\b|notícias|comunicados|novedades|novidades|notizie|avvisi|novità|أخبار|إعلانات|新闻|公告|动态|お知らせ|ニュース|חדשות|הודעות ועד/i,
    icon: 'bell',
    titles: `Sommerfest am Samstag; Neue Öffnungszeiten; Protokoll ist da; Parkplatz gesperrt; Helfer gesucht; Danke an alle
Fête d’été samedi; Nouveaux horaires; Le compte rendu est là; Parking fermé; On cherche de l’aide; Merci à tous
Fiesta el sábado; Nuevo horario; El acta ya está; Aparcamiento cerrado; Se busca ayuda; Gracias a todos
Festa no sábado; Novo horário; A ata já saiu; Estacionamento fechado; Procura-se ajuda; Obrigado a todos
Festa sabato; Nuovi orari; Il verbale è pronto; Parcheggio chiuso; Cercasi aiuto; Grazie a tutti
احتفال يوم السبت; مواعيد جديدة; المحضر جاهز; الموقف مغلق; نبحث عن مساعدة; شكرا للجميع
周六聚会; 新的开放时间; 会议纪要已发布; 停车场关闭; 招募帮手; 感谢大家
土曜は夏祭り; 新しい営業時間; 議事録を公開; 駐車場は閉鎖; お手伝い募集; ありがとうございました
חגיגה בשבת; שעות חדשות; הפרוטוקול מוכן; החניה סגורה; מחפשים עזרה; תודה לכולם`,
    details: 'people',
  },
  {
    form: /vornamen|prénoms?\b|nombres (?:de|para)|nomes (?:de|para)|nomi (?:per|da)|أسماء (?:ال)?(?:مواليد|أطفال|بنات|أولاد|بيبي)|名字|名前/i,
    icon: 'heart',
    titles: 'Ida; Emil; Noor; Mateo; Hana; Jonas',
    details: 'lines',
  },
  {
    form: /vokabel|wörter|vocabulaire|\bmots\b|palabras|palavras|parole\b|مفردات|كلمات|单词|生词|単語|מילים/i,
    icon: 'book',
    titles: 'harbour; bread; to borrow; quiet; tomorrow; neighbour',
    details: 'lines',
  },
  {
    form: /gutschein|rabatt|coupon|promo|bons? de|descuento|cupon|cupom|cupons|descont|scont|buoni\b|خصومات|قسائم|优惠|折扣|クーポン|割引|קופונים|הנחות/i,
    icon: 'tag',
    titles: '−20 %; 2 + 1; −€ 5; −10 %; 1 + 1; −15 %',
    details: 'dates',
  },
  {
    form: /(?<!treff|stand|zeit|schwer|abhol)punkte?\b|treuekarte|fidélité|puntos\b|fidelidad|fidelización|pontos\b|fidelidade|punti\b|fedeltà|نقاط|积分|ポイント|נקודות/i,
    icon: 'star',
    titles: '+ 12; + 30; + 8; − 100; + 24; + 16',
    details: 'dates',
    values: '184; 172; 142; 134; 234; 210',
  },
  {
    form: /beiträge|(?:mitglieds|monats|jahres|vereins|kurs)beitr|(?:monats|kurs|teilnahme)gebühr|cotisation|abonnement|cuotas?\b|mensualidad|mensalidade|quote\b|abbonament|اشتراك|会费|月费|会費|月謝|דמי/i,
    icon: 'wallet',
    titles: '11/2026; 10/2026; 09/2026; 08/2026; 07/2026; 06/2026',
    details: 'people',
    values: '€ 29; € 29; € 29; € 24; € 24; € 24',
  },
  {
    form: /arbeitszeit|arbeitsstund|stundenzettel|heures? (?:de travail|supp)|pointage|horas (?:de trabajo|trabajadas|trabalhadas|extra)|ore (?:di lavoro|lavorate)|ساعات العمل|工时|労働時間|勤怠|שעות עבודה/i,
    icon: 'clock',
    titles: 'people',
    details: 'dates',
    values: '7:40 h; 8:05 h; 6:30 h; 7:55 h; 4:15 h; 8:20 h',
  },
  {
    form: /ablesung|zählerst|messwert|relevés?\b|compteur|lecturas? (?:de|del)|medidor|leituras? d|letture|contator|قراءات|读数|検針/i,
    icon: 'trend',
    titles: '19.11.; 19.10.; 19.09.; 19.08.; 19.07.; 19.06.',
    details: 'people',
    values: '1.284; 1.251; 1.219; 1.180; 1.152; 1.117',
  },
  {
    form: /lieferant|fournisseur|proveedor|fornecedor|fornitor|موردين|موردون|供应商|仕入先|取引先|ספקים/i,
    icon: 'users',
    titles: 'Norrgard; Mill & Co; Linden; Osei; Harbour; Northern',
    details: 'places',
  },
  {
    form: /lagerbestand|bestände|mindestbestand|\bstocks?\b|inventaire|inventario|existencias|estoque|scorte|giacenz|مخزون|库存|在庫|מלאי/i,
    icon: 'box',
    titles: 'A-14; A-19; B-02; B-11; C-03; D-08',
    details: 'lines',
    values: '12; 3; 48; 7; 26; 4',
  },
  {
    form: /veranstaltung|aktivitäten|activités|actividades|atividades|أنشطة|お茶会|例会|懇親会|\bevents?\b|événement|eventos?\b|eventi\b|ausflüg|sorties\b|excursion|gite\b|فعاليات|活动|イベント|行事|אירועים/i,
    icon: 'calendar',
    titles: `Sommerfest; Flohmarkt; Lesung am Abend; Ausflug ans Meer; Konzert im Hof; Tag der offenen Tür
Fête d’été; Vide-grenier; Lecture du soir; Sortie à la mer; Concert dans la cour; Portes ouvertes
Fiesta de verano; Mercadillo; Lectura; Excursión al mar; Concierto en el patio; Puertas abiertas
Festa de verão; Feira de usados; Leitura; Passeio à praia; Concerto no pátio; Portas abertas
Festa d’estate; Mercatino; Lettura serale; Gita al mare; Concerto in cortile; Porte aperte
حفل الصيف; سوق المستعمل; أمسية قراءة; رحلة إلى البحر; حفل في الساحة; يوم مفتوح
夏日聚会; 跳蚤市场; 晚间朗读; 海边郊游; 庭院音乐会; 开放日
夏祭り; フリーマーケット; 朗読の夕べ; 海への遠足; 中庭コンサート; オープンデー
מסיבת קיץ; שוק פשפשים; ערב קריאה; טיול לים; קונצרט בחצר; יום פתוח`,
    details: 'times',
  },
  {
    form: /leistung|dienstleist|haarschnitt|maniküre|pediküre|\bcoupes?\b|manucure|pédicure|\bcortes?\b|manicur|pedicur|\btagli?o?\b|カット|ネイル|剪发|美甲|قص الشعر|תספור|behandlungsarten|tarifs?\b|prestation|services?\b|soins\b|servicios|tratamientos?\b|serviços|trattamenti|servizi|listino|料金|サービス内容|项目|服务|خدمات|أسعار|טיפולים|מחירון/i,
    icon: 'tag',
    titles: `Erstberatung; Klein, 30 min; Mittel, 45 min; Groß, 60 min; Pflege; Paket für zwei
Première visite; Court, 30 min; Moyen, 45 min; Long, 60 min; Soin; Formule à deux
Primera visita; Corto, 30 min; Medio, 45 min; Largo, 60 min; Cuidado; Para dos
Primeira visita; Curto, 30 min; Médio, 45 min; Longo, 60 min; Cuidado; Para dois
Prima visita; Corto, 30 min; Medio, 45 min; Lungo, 60 min; Cura; Per due
زيارة أولى; 30 دقيقة; 45 دقيقة; 60 دقيقة; عناية; لشخصين
首次咨询; 30 分钟; 45 分钟; 60 分钟; 护理; 双人套餐
初回; 30分コース; 45分コース; 60分コース; ケア; ペア
ביקור ראשון; 30 דקות; 45 דקות; 60 דקות; טיפוח; לזוג`,
    details: 'lines',
    values: '€ 24; € 32; € 45; € 58; € 18; € 84',
  },
  {
    form: /unterschrift|signature|firmas?\b|assinatura|firme\b|توقيع|签名|署名|חתימות/i,
    icon: 'file',
    titles: 'people',
    details: 'dates',
  },
  {
    form: /fahrzeug|autos?\b|wagen\b|voiture|véhicule|coches?\b|vehículo|carros\b|veículo|veicol|macchin|سيارات|مركبات|车辆|汽车|車両|רכבים/i,
    icon: 'car',
    picture: 'car',
    titles: 'KW 418; KW 212; KW 530; KW 604; KW 87; KW 19',
    details: 'people',
    group: 'named',
  },
  {
    form: /videos?\b|vídeos?\b|vidéos?\b|فيديو|视频|動画|סרטונים/i,
    icon: 'video',
    titles: '1 · 4:12; 2 · 6:30; 3 · 2:48; 4 · 8:05; 5 · 3:36; 6 · 5:20',
    details: 'lines',
  },
  {
    form: /frage|question|pregunta|pergunta|domand|prüfung|\btests?\b|quiz|examen|exames|esami|اختبار|أسئلة|题库|测试|考试|テスト|問題|שאלות|מבחנים/i,
    icon: 'check',
    titles: 'A1, 1; A1, 2; A2, 1; A2, 2; B1, 1; B1, 2',
    details: 'lines',
    values: '92 %; 84 %; 76 %; 88 %; 61 %; 70 %',
  },
  ...clubRows,
  ...tradeRows,
]

/** Six rows of what is known by its word; undefined for other nouns. */
export function foreignRows(noun: string, language: Language): ForeignRows | undefined {
  const source = sources.find(({ form, titles }) => form.test(noun) && lineOf(titles, language) !== undefined)
  const own = source && lineOf(source.titles, language)
  if (!source || own === undefined) return undefined
  const { details, values, icon, picture, group } = source
  return {
    titles: own === 'people' ? own : list(own),
    details:
      details === 'lines' || details === 'dates' || details === 'times' || details === 'places'
        ? details
        : 'people',
    ...(values ? { values: list(values) } : {}),
    icon,
    ...(picture ? { picture } : {}),
    ...(group ? { group } : {}),
  }
}
