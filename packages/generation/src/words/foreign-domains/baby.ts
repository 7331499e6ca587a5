import type { ForeignDomain } from './domain.ts'

/** A baby's days: feeding, sleep, nappies. */
export const baby: ForeignDomain = {
  id: 'baby',
  words: `baby, stillen, saugling
bebe, allaitement, nourrisson
bebe, lactancia, recien nacido
bebe, amamentac, recem-nascido
neonat, bebe, allattament
رضيع, رضاعة, طفلي
宝宝, 育儿, 喂奶, 母婴
子育て, 育児, 授乳, 赤ちゃん`,
  main: {
    nouns: `stillen, mahlzeit, flasche, futter
tetee, biberon, repas, allaitement
toma, biberon, lactancia
mamada, amamenta, mamadeira
poppat, allattament, biberon
رضاعة, رضعات
喂奶, 喂养, 奶
授乳, ミルク`,
    label: `Mahlzeiten
Tétées
Tomas
Mamadas
Poppate
الرضعات
喂奶
授乳`,
    rows: `Brust links | 12 Min, 8:10; Flasche | 120 ml, 11:00; Brust rechts | 10 Min, 13:40; Karottenbrei | halbes Glas, 16:30; Flasche | 150 ml, 19:00; Brust links, nachts | 8 Min, 2:20
Sein gauche | 12 min, 8:10; Biberon | 120 ml, 11:00; Sein droit | 10 min, 13:40; Purée de carotte | un demi-pot, 16:30; Biberon du soir | 150 ml, 19:00; Sein gauche, nuit | 8 min, 2:20
Pecho izquierdo | 12 min, 8:10; Biberón | 120 ml, 11:00; Pecho derecho | 10 min, 13:40; Puré de zanahoria | medio tarro, 16:30; Biberón de noche | 150 ml, 19:00; Pecho izquierdo, noche | 8 min, 2:20
Peito esquerdo | 12 min, 8:10; Mamadeira | 120 ml, 11:00; Peito direito | 10 min, 13:40; Papinha de cenoura | meio pote, 16:30; Mamadeira da noite | 150 ml, 19:00; Peito esquerdo, madrugada | 8 min, 2:20
Seno sinistro | 12 min, 8:10; Biberon | 120 ml, 11:00; Seno destro | 10 min, 13:40; Crema di carote | mezzo vasetto, 16:30; Biberon serale | 150 ml, 19:00; Seno sinistro, notte | 8 min, 2:20
الثدي الأيسر | 12 دقيقة، 8:10; زجاجة | 120 مل، 11:00; الثدي الأيمن | 10 دقائق، 13:40; هريس جزر | نصف وعاء، 16:30; زجاجة المساء | 150 مل، 19:00; رضعة الليل | 8 دقائق، 2:20
左侧母乳 | 12分钟，8:10; 奶瓶 | 120毫升，11:00; 右侧母乳 | 10分钟，13:40; 胡萝卜泥 | 半碗，16:30; 晚间奶瓶 | 150毫升，19:00; 夜奶 | 8分钟，2:20
左 | 12分、8:10; ミルク | 120ml、11:00; 右 | 10分、13:40; にんじんペースト | 半分、16:30; 夜のミルク | 150ml、19:00; 夜間授乳 | 8分、2:20`,
    icon: 'baby',
    fields: `Art | choice | Brust | Brust, Flasche, Brei; Menge | text | 120 ml; Beginn | time | 08:10; Dauer | text | 12 Min
Type | choice | Sein | Sein, Biberon, Purée; Quantité | text | 120 ml; Début | time | 08:10; Durée | text | 12 min
Tipo | choice | Pecho | Pecho, Biberón, Puré; Cantidad | text | 120 ml; Inicio | time | 08:10; Duración | text | 12 min
Tipo | choice | Peito | Peito, Mamadeira, Papinha; Quantidade | text | 120 ml; Início | time | 08:10; Duração | text | 12 min
Tipo | choice | Seno | Seno, Biberon, Pappa; Quantità | text | 120 ml; Inizio | time | 08:10; Durata | text | 12 min
النوع | choice | رضاعة | رضاعة, زجاجة, هريس; الكمية | text | 120 مل; البداية | time | 08:10; المدة | text | 12 دقيقة
类型 | choice | 母乳 | 母乳, 奶瓶, 辅食; 奶量 | text | 120毫升; 开始 | time | 08:10; 时长 | text | 12分钟
種類 | choice | 母乳 | 母乳, ミルク, 離乳食; 量 | text | 120ml; 開始 | time | 08:10; 時間 | text | 12分`,
    about: `Ruhig getrunken und danach gleich eingeschlafen.
A bien bu, puis s’est endormi aussitôt.
Tomó tranquilo y se durmió enseguida.
Mamou tranquilo e dormiu logo depois.
Ha mangiato tranquillo e si è addormentato subito.
رضع بهدوء ثم نام مباشرة.
吃得很安静，随后就睡着了。
落ち着いて飲み、すぐに眠りました。`,
  },
  lists: [
    {
      nouns: `schlaf
sommeil, sieste
sueno, siesta
sono, soneca
sonn, nann
نوم
睡眠, 睡
睡眠, ねんね`,
      label: `Schlaf
Sommeil
Sueño
Sono
Sonno
النوم
睡眠
睡眠`,
      rows: `Nacht | 9:40 h, zweimal wach; Vormittag | 1:10 h; Mittag | 1:45 h; Nachmittag | 0:35 h
Nuit | 9 h 40, deux réveils; Matin | 1 h 10; Midi | 1 h 45; Après-midi | 0 h 35
Noche | 9:40 h, dos despertares; Mañana | 1:10 h; Mediodía | 1:45 h; Tarde | 0:35 h
Noite | 9:40 h, acordou duas vezes; Manhã | 1:10 h; Meio-dia | 1:45 h; Tarde | 0:35 h
Notte | 9:40 h, due risvegli; Mattina | 1:10 h; Mezzogiorno | 1:45 h; Pomeriggio | 0:35 h
الليل | 9:40 س، استيقظ مرتين; الصباح | 1:10 س; الظهر | 1:45 س; العصر | 0:35 س
夜间 | 9小时40分，醒两次; 上午 | 1小时10分; 中午 | 1小时45分; 下午 | 35分钟
夜 | 9時間40分、2回起きた; 午前 | 1時間10分; 昼 | 1時間45分; 夕方 | 35分`,
      icon: 'moon',
      isUsual: true,
    },
    {
      nouns: `windel
couche
panal
fralda
pannolin
حفاض
尿布, 便便
おむつ`,
      label: `Windeln
Couches
Pañales
Fraldas
Pannolini
الحفاضات
尿布
おむつ`,
      rows: `Nass | 7:50; Voll | 10:20; Nass, klein | 12:15; Nass, groß | 15:30
Pipi | 7:50; Selles | 10:20; Pipi, peu | 12:15; Pipi, beaucoup | 15:30
Pis | 7:50; Caca | 10:20; Pis, poco | 12:15; Pis, mucho | 15:30
Xixi | 7:50; Cocô | 10:20; Xixi, pouco | 12:15; Xixi, muito | 15:30
Pipì | 7:50; Cacca | 10:20; Pipì, poca | 12:15; Pipì, molta | 15:30
بلل | 7:50; براز | 10:20; بلل قليل | 12:15; بلل كثير | 15:30
小便 | 7:50; 大便 | 10:20; 小便，少 | 12:15; 小便，多 | 15:30
おしっこ | 7:50; うんち | 10:20; おしっこ 少なめ | 12:15; おしっこ 多め | 15:30`,
      icon: 'drop',
      isUsual: true,
    },
    {
      nouns: `wachstum, gewicht, grosse
croissance, poids, taille
crecimiento, peso, talla
crescimento, peso, altura
crescita, peso, altezza
نمو, وزن, طول
成长, 身高, 体重
成長, 身長, 体重`,
      label: `Wachstum
Croissance
Crecimiento
Crescimento
Crescita
النمو
成长记录
成長記録`,
      rows: `6 Monate | 7,8 kg, 67 cm; 5 Monate | 7,2 kg, 65 cm; 4 Monate | 6,6 kg, 63 cm; 3 Monate | 5,9 kg, 60 cm
6 mois | 7,8 kg, 67 cm; 5 mois | 7,2 kg, 65 cm; 4 mois | 6,6 kg, 63 cm; 3 mois | 5,9 kg, 60 cm
6 meses | 7,8 kg, 67 cm; 5 meses | 7,2 kg, 65 cm; 4 meses | 6,6 kg, 63 cm; 3 meses | 5,9 kg, 60 cm
6 meses | 7,8 kg, 67 cm; 5 meses | 7,2 kg, 65 cm; 4 meses | 6,6 kg, 63 cm; 3 meses | 5,9 kg, 60 cm
6 mesi | 7,8 kg, 67 cm; 5 mesi | 7,2 kg, 65 cm; 4 mesi | 6,6 kg, 63 cm; 3 mesi | 5,9 kg, 60 cm
6 أشهر | 7.8 كغ، 67 سم; 5 أشهر | 7.2 كغ، 65 سم; 4 أشهر | 6.6 كغ، 63 سم; 3 أشهر | 5.9 كغ، 60 سم
6个月 | 7.8公斤，67厘米; 5个月 | 7.2公斤，65厘米; 4个月 | 6.6公斤，63厘米; 3个月 | 5.9公斤，60厘米
6か月 | 7.8kg、67cm; 5か月 | 7.2kg、65cm; 4か月 | 6.6kg、63cm; 3か月 | 5.9kg、60cm`,
      icon: 'trend',
    },
  ],
}
