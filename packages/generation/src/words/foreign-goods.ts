import { lineOf } from './foreign-row-source.ts'
import { foreignRows } from './foreign-rows.ts'
import type { Language } from './languages.ts'

/** What is sold, by any word of the description, as lines for each language. */
const goods: readonly { form: RegExp; picture: string; titles: string }[] = [
  {
    form: /\bwein|vinothek|\bvins?\b|caviste|\bvinos?\b|vinoteca|vinhos?|\bvin[io]\b|enoteca|葡萄酒|红酒|ワイン|יין|יינות|wijn|\bviner?\b|vinhand|\bvine\b|\bwin(?:a|o)\b|şarap|вино|вина|와인/i,
    picture: 'wine',
    titles: 'Barolo 2019; Riesling 2022; Rioja 2018; Douro 2019; Chablis 2021; Cava Brut',
  },
  {
    form: /käse|fromage|queso|queij|formagg|أجبان|جبن|奶酪|チーズ|גבינ|kaas|\bost(?:ar)?\b|\bser(?:y|ów)\b|peynir|сыр|치즈|feinkost|épicerie fine|delicatessen/i,
    picture: 'cheese',
    titles: `Bergkäse, 12 Monate; Ziegenrolle; Blauschimmel; Camembert; Räucherkäse; Frischkäse mit Kräutern
Comté 12 mois; Bûche de chèvre; Bleu d’Auvergne; Camembert; Tomme de brebis; Brie fermier
Manchego curado; Rulo de cabra; Queso azul; Tetilla; Idiazábal; Queso fresco
Queijo da Serra; Queijo de cabra; Queijo azul; Minas curado; Requeijão; Queijo fresco
Pecorino stagionato; Caprino; Gorgonzola; Taleggio; Scamorza; Ricotta
جبنة بيضاء; حلوم; عكاوي; شلل; قريش; رومي
陈年硬奶酪; 山羊奶酪; 蓝纹奶酪; 卡芒贝尔; 烟熏奶酪; 鲜奶酪
12か月熟成; シェーブル; ブルーチーズ; カマンベール; スモークチーズ; フレッシュ
צפתית; גבינת עזים; גבינה כחולה; קממבר; מעושנת; לבנה
Oude Goudse; Geitenkaas; Blauwschimmel; Camembert; Rookkaas; Kruidenkaas
Prästost; Getost; Ädelost; Brie; Rökt ost; Färskost
Danbo; Gedeost; Blåskimmel; Brie; Røget ost; Friskost
Norvegia; Geitost; Blåmuggost; Brie; Røykost; Ferskost
Oscypek; Ser kozi; Ser pleśniowy; Camembert; Ser wędzony; Twaróg
Eski kaşar; Keçi peyniri; Rokfor; Beyaz peynir; İsli peynir; Lor
Выдержанный сыр; Козий сыр; Голубой сыр; Камамбер; Копчёный сыр; Творожный сыр
숙성 치즈; 염소 치즈; 블루 치즈; 카망베르; 훈제 치즈; 크림치즈`,
  },
  {
    form: /pflanz|blume|gärtnerei|plantes?\b|fleur|plantas?\b|flores|flor(?:ist|icultura)|piante|fiori|نبات|زهور|ورود|花店|植物|鲜花|花束|フラワー|花屋|観葉|פרחים|צמחים|\bplanten\b|bloemen|blommor|växter|blomster|\bplanter\b|rośliny|kwiat|çiçek|bitki|цвет(?:ы|ов|очн)|растени|꽃|식물|화분/i,
    picture: 'plant',
    titles: `Monstera, 60 cm; Lavendel im Topf; Efeutute; Strauß der Woche; Olivenbaum; Kräuterset
Monstera, 60 cm; Lavande en pot; Pothos; Bouquet de la semaine; Olivier; Trio d’herbes
Monstera, 60 cm; Lavanda en maceta; Poto; Ramo de la semana; Olivo; Trío de hierbas
Costela-de-adão; Lavanda em vaso; Jiboia; Buquê da semana; Oliveira; Trio de ervas
Monstera, 60 cm; Lavanda in vaso; Pothos; Mazzo della settimana; Olivo; Tris di erbe
مونستيرا 60 سم; لافندر; بوتس; باقة الأسبوع; شجرة زيتون; أعشاب عطرية
龟背竹 60cm; 盆栽薰衣草; 绿萝; 本周花束; 橄榄树; 香草三件套
モンステラ 60cm; 鉢植えラベンダー; ポトス; 今週の花束; オリーブの木; ハーブ3種
מונסטרה 60 ס״מ; לבנדר בעציץ; פוטוס; זר השבוע; עץ זית; שלישיית תבלינים
Monstera, 60 cm; Lavendel in pot; Pothos; Boeket van de week; Olijfboom; Kruidentrio
Monstera, 60 cm; Lavendel i kruka; Gullranka; Veckans bukett; Olivträd; Örttrio
Monstera, 60 cm; Lavendel i potte; Guldranke; Ugens buket; Oliventræ; Urtetrio
Monstera, 60 cm; Lavendel i potte; Gullranke; Ukens bukett; Oliventre; Urtetrio
Monstera, 60 cm; Lawenda w doniczce; Epipremnum; Bukiet tygodnia; Drzewko oliwne; Trio ziół
Deve tabanı, 60 cm; Saksıda lavanta; Pothos; Haftanın buketi; Zeytin ağacı; Otlar üçlüsü
Монстера, 60 см; Лаванда в горшке; Эпипремнум; Букет недели; Оливковое дерево; Набор трав
몬스테라 60cm; 라벤더 화분; 스킨답서스; 이번 주 꽃다발; 올리브나무; 허브 3종`,
  },
  {
    form: /parfüm|kosmetik|seife|parfum|cosmétique|savon|perfum|cosmétic|jabon|sabonete|profum|cosmetic|sapon|عطور|عطر|مستحضرات|صابون|香水|化妆品|护肤|手工皂|香水|コスメ|化粧品|石けん|בשמים|סבון|קוסמטיק|parfym|tvål|parfume|sæbe|såpe|perfumy|kosmetyk|mydło|parfüm|kozmetik|sabun|духи|парфюм|космет|мыло|향수|화장품|비누/i,
    picture: 'perfume',
    titles: `Zeder und Feige; Rosenwasser; Handcreme; Olivenseife; Lippenbalsam; Kerze Bergamotte
Cèdre et figue; Eau de rose; Crème mains; Savon à l’olive; Baume à lèvres; Bougie bergamote
Cedro e higo; Agua de rosas; Crema de manos; Jabón de oliva; Bálsamo labial; Vela bergamota
Cedro e figo; Água de rosas; Creme de mãos; Sabonete de oliva; Protetor labial; Vela bergamota
Cedro e fico; Acqua di rose; Crema mani; Sapone all’oliva; Balsamo labbra; Candela bergamotto
عود ملكي; ماء الورد; مسك أبيض; عنبر; ياسمين; زهر البرتقال
雪松与无花果; 玫瑰水; 护手霜; 橄榄皂; 润唇膏; 佛手柑香烛
シダー＆フィグ; ローズウォーター; ハンドクリーム; オリーブ石けん; リップバーム; ベルガモットキャンドル
ארז ותאנה; מי ורדים; קרם ידיים; סבון זית; שפתון; נר ברגמוט
Ceder en vijg; Rozenwater; Handcrème; Olijfzeep; Lippenbalsem; Kaars bergamot
Ceder och fikon; Rosenvatten; Handkräm; Olivtvål; Läppbalsam; Doftljus bergamott
Ceder og figen; Rosenvand; Håndcreme; Olivensæbe; Læbepomade; Duftlys bergamot
Seder og fiken; Rosevann; Håndkrem; Olivensåpe; Leppepomade; Duftlys bergamott
Cedr i figa; Woda różana; Krem do rąk; Mydło oliwkowe; Balsam do ust; Świeca bergamotka
Sedir ve incir; Gül suyu; El kremi; Zeytinyağlı sabun; Dudak balmı; Bergamot mum
Кедр и инжир; Розовая вода; Крем для рук; Оливковое мыло; Бальзам для губ; Свеча с бергамотом
시더 앤 피그; 장미수; 핸드크림; 올리브 비누; 립밤; 베르가못 캔들`,
  },
  {
    form: /kleidung|kleider|mode\b|vêtement|fripe|ropa\b|moda\b|roupas?\b|vestit|abbigliament|abiti|ملابس|أزياء|服装|衣服|童装|服\b|アパレル|古着|洋服|בגדים|אופנה|kleding|kläder|\btøj\b|klær|ubrani|odzież|giyim|kıyafet|elbise|одежд|의류|옷/i,
    picture: 'dress',
    titles: `Leinenhemd, M; Wollpullover, S; Jeans, 34; Regenjacke, L; Sommerkleid, 38; Mütze, blau
Chemise en lin, M; Pull en laine, S; Jean, 34; Ciré, L; Robe d’été, 38; Bonnet bleu
Camisa de lino, M; Jersey de lana, S; Vaqueros, 34; Chubasquero, L; Vestido, 38; Gorro azul
Camisa de linho, M; Suéter de lã, S; Jeans, 38; Capa de chuva, G; Vestido, 40; Gorro azul
Camicia di lino, M; Maglione di lana, S; Jeans, 34; Impermeabile, L; Vestito, 42; Berretto blu
قميص كتان، M; كنزة صوف، S; جينز، 34; معطف مطر، L; فستان صيفي; قبعة زرقاء
亚麻衬衫 M; 羊毛衫 S; 牛仔裤 34; 雨衣 L; 夏裙 38; 蓝色帽子
リネンシャツ M; ウールセーター S; デニム 34; レインコート L; 夏ワンピース; 青いニット帽
חולצת פשתן, M; סוודר צמר, S; ג׳ינס, 34; מעיל גשם, L; שמלת קיץ; כובע כחול
Linnen shirt, M; Wollen trui, S; Spijkerbroek, 98; Regenjas, 110; Zomerjurk, 104; Muts, blauw
Linneskjorta, M; Ulltröja, S; Jeans, 34; Regnjacka, L; Sommarklänning; Mössa, blå
Hørskjorte, M; Uldtrøje, S; Jeans, 34; Regnjakke, L; Sommerkjole; Hue, blå
Linskjorte, M; Ullgenser, S; Jeans, 34; Regnjakke, L; Sommerkjole; Lue, blå
Koszula lniana, M; Sweter, S; Dżinsy, 34; Kurtka, L; Sukienka; Czapka niebieska
Keten gömlek, M; Yün kazak, S; Kot, 34; Yağmurluk, L; Yazlık elbise; Mavi bere
Льняная рубашка, M; Свитер, S; Джинсы, 34; Дождевик, L; Летнее платье; Синяя шапка
리넨 셔츠 M; 울 스웨터 S; 청바지 34; 레인코트 L; 여름 원피스; 파란 비니`,
  },
  {
    form: /fahrr[aä]d|\bvélos?\b|cycles|bicicl|\bbici\b|دراجات|自行车|单车|自転車|אופניים|fiets|cykel|cykler|sykkel|sykler|rower|bisiklet|велосипед|자전거/i,
    picture: 'bicycle',
    titles: `Stadtrad, 3 Gänge; Rennrad, 56 cm; Kinderrad, 20″; Lastenrad; Gravelbike; Klapprad
Vélo de ville, 3 vitesses; Vélo de course, 56 cm; Vélo enfant, 20″; Vélo cargo; Gravel; Vélo pliant
Urbana, 3 marchas; Carretera, 56 cm; Infantil, 20″; De carga; Gravel; Plegable
Urbana, 3 marchas; Speed, 56 cm; Infantil, aro 20; Cargueira; Gravel; Dobrável
City bike, 3 marce; Da corsa, 56 cm; Bambino, 20″; Cargo; Gravel; Pieghevole
دراجة مدينة; دراجة سباق; دراجة أطفال; دراجة شحن; دراجة جبلية; دراجة قابلة للطي
城市车 3速; 公路车 56cm; 童车 20寸; 货运车; 砾石车; 折叠车
シティサイクル 3段; ロードバイク; 子ども用20型; カーゴバイク; グラベル; 折りたたみ
אופני עיר; אופני כביש; אופני ילדים 20; אופני משא; גראבל; מתקפלים
Stadsfiets, 3 versn.; Racefiets, 56 cm; Kinderfiets, 20″; Bakfiets; Gravelbike; Vouwfiets
Stadscykel, 3 vxl; Racer, 56 cm; Barncykel, 20″; Lådcykel; Gravel; Hopfällbar
Bycykel, 3 gear; Racer, 56 cm; Børnecykel, 20″; Ladcykel; Gravel; Foldecykel
Bysykkel, 3 gir; Racer, 56 cm; Barnesykkel, 20″; Lastesykkel; Gravel; Foldesykkel
Miejski, 3 biegi; Szosowy, 56 cm; Dziecięcy, 20″; Towarowy; Gravel; Składany
Şehir, 3 vites; Yarış, 56 cm; Çocuk, 20″; Kargo; Gravel; Katlanır
Городской, 3 скорости; Шоссейный, 56 см; Детский, 20″; Грузовой; Гравийный; Складной
시티 3단; 로드 56cm; 어린이 20인치; 카고; 그래블; 접이식`,
  },
  {
    form: /kaffee|\btee(?:laden|haus|s)?\b|café en grains|torréfact|\bthés?\b|café tostado|tostad|\btés\b|torrefa|\bcafés especiais|chás?\b|caffè|torrefaz|\btè\b|قهوة|شاي|بن\b|咖啡|茶叶|コーヒー|お茶|紅茶|קפה|koffie|\bthee\b|kaffe|\bkawa|kawy|herbat|kahve|çay\b|кофе|\bча[йя]\b|커피|원두|차\b/i,
    picture: 'coffee',
    titles: `Äthiopien, hell; Hausmischung, 500 g; Espresso kräftig; Kolumbien, entkoffeiniert; Earl Grey; Kräutertee
Éthiopie, claire; Mélange maison, 500 g; Espresso corsé; Colombie déca; Earl Grey; Tisane du soir
Etiopía, claro; Mezcla de la casa, 500 g; Espresso intenso; Colombia descafeinado; Earl Grey; Infusión
Etiópia, claro; Blend da casa, 500 g; Espresso forte; Mogiana descafeinado; Earl Grey; Chá de ervas
Etiopia, chiaro; Miscela della casa, 500 g; Espresso intenso; Colombia deca; Earl Grey; Tisana
إثيوبي فاتح; خلطة البيت 500 غ; إسبريسو قوي; كولومبي; شاي إيرل غراي; شاي أعشاب
埃塞俄比亚 浅烘; 招牌拼配 500g; 浓缩 深烘; 哥伦比亚 低因; 伯爵茶; 花草茶
エチオピア 浅煎り; ハウスブレンド 500g; エスプレッソ; コロンビア デカフェ; アールグレイ; ハーブティー
אתיופיה, בהיר; תערובת הבית 500 ג׳; אספרסו חזק; קולומביה נטול; ארל גריי; תה צמחים
Ethiopië, licht; Huismelange, 500 g; Espresso krachtig; Colombia cafeïnevrij; Earl Grey; Kruidenthee
Etiopien, ljusrost; Husets blandning, 500 g; Espresso; Colombia koffeinfri; Earl Grey; Örtte
Etiopien, lys; Husets blanding, 500 g; Espresso; Colombia koffeinfri; Earl Grey; Urtete
Etiopia, lys; Husets blanding, 500 g; Espresso; Colombia koffeinfri; Earl Grey; Urtete
Etiopia, jasna; Mieszanka domowa, 500 g; Espresso mocne; Kolumbia bezkof.; Earl Grey; Herbata ziołowa
Etiyopya, açık; Ev harmanı, 500 g; Sert espresso; Kolombiya kafeinsiz; Earl Grey; Bitki çayı
Эфиопия, светлая; Домашняя смесь, 500 г; Эспрессо; Колумбия без кофеина; Эрл Грей; Травяной чай
에티오피아 라이트; 하우스 블렌드 500g; 에스프레소; 콜롬비아 디카페인; 얼그레이; 허브티`,
  },
  {
    form: /keks|plätzchen|pralinen|schokolad|biscuits?\b|chocolat|galletas|dulces|biscoit|doces\b|biscott|cioccolat|بسكويت|شوكولا|饼干|巧克力|零食|クッキー|焼き菓子|チョコ|עוגיות|שוקולד|koekjes|chocolade|kakor|choklad|småkager|chokolade|småkaker|sjokolade|ciastk|czekolad|kurabiye|çikolata|печень|шоколад|쿠키|초콜릿|과자/i,
    picture: 'cake',
    titles: `Haferkekse; Butterplätzchen; Schoko mit Salz; Mandelhörnchen; Ingwerkekse; Pralinen, 12 Stück
Biscuits à l’avoine; Sablés; Chocolat au sel; Croissants aux amandes; Pain d’épices; Pralines, 12 pièces
Galletas de avena; Mantecadas; Chocolate con sal; Medias lunas de almendra; Jengibre; Bombones, 12
Biscoito de aveia; Amanteigado; Chocolate com sal; Amêndoas; Gengibre; Bombons, 12
Biscotti all’avena; Frollini; Cioccolato e sale; Cantucci; Zenzero; Cioccolatini, 12
كوكيز الشوفان; بسكويت الزبدة; شوكولاتة بالملح; معمول; زنجبيل; علبة 12 قطعة
燕麦饼干; 黄油曲奇; 海盐巧克力; 杏仁饼; 姜饼; 巧克力12颗
オートミール; バタークッキー; 塩チョコ; アーモンド; ジンジャー; 詰め合わせ12個
עוגיות שיבולת; חמאה; שוקולד מלח; שקדים; זנגביל; מארז 12
Haverkoekjes; Boterkoekjes; Chocolade met zout; Amandel; Gember; Bonbons, 12 stuks
Havrekakor; Smörkakor; Choklad med salt; Mandel; Pepparkakor; Praliner, 12 st
Havrekager; Smørkager; Chokolade med salt; Mandel; Ingefær; Konfekt, 12 stk.
Havrekjeks; Smørkjeks; Sjokolade med salt; Mandel; Ingefær; Konfekt, 12 stk.
Owsiane; Maślane; Czekolada z solą; Migdałowe; Imbirowe; Pralinki, 12 szt.
Yulaflı; Tereyağlı; Tuzlu çikolata; Bademli; Zencefilli; Pralin, 12 adet
Овсяное; Сливочное; Шоколад с солью; Миндальное; Имбирное; Конфеты, 12 шт.
오트밀 쿠키; 버터 쿠키; 솔트 초콜릿; 아몬드 쿠키; 생강 쿠키; 12개 선물 세트`,
  },
  {
    form: /schmuck|keramik|handgemacht|töpfer|bijoux|céramique|artisanat|joyer|cerámica|artesan|joias|cerâmica|gioiell|ceramica|artigianat|مجوهرات|خزف|فخار|يدوية|饰品|陶瓷|陶艺|手工|首飾|アクセサリー|陶器|雑貨|ハンドメイド|תכשיט|קרמיקה|עבודת יד|sieraden|keramiek|handgemaakt|smycken|handgjord|smykker|håndlavet|biżuteri|rękodzie|takı\b|seramik|el yapımı|украшени|керамик|ручной работы|액세서리|도자기|수공예/i,
    picture: 'ceramics',
    titles: `Becher, salbei; Silberring, schmal; Vase, klein; Ohrringe Blatt; Schale, 18 cm; Armband
Tasse, sauge; Bague argent; Petit vase; Boucles feuille; Bol, 18 cm; Bracelet
Taza, salvia; Anillo de plata; Jarrón pequeño; Pendientes hoja; Cuenco, 18 cm; Pulsera
Caneca, sálvia; Anel de prata; Vaso pequeno; Brincos folha; Tigela, 18 cm; Pulseira
Tazza, salvia; Anello d’argento; Vasetto; Orecchini foglia; Ciotola, 18 cm; Bracciale
كوب أخضر; خاتم فضة; مزهرية صغيرة; أقراط ورقة; وعاء 18 سم; سوار
杯子 鼠尾草绿; 细银戒; 小花瓶; 叶形耳环; 碗 18cm; 手链
マグ セージ; シルバーリング; 小さな花瓶; リーフピアス; ボウル 18cm; ブレスレット
ספל מרווה; טבעת כסף; אגרטל קטן; עגילי עלה; קערה 18 ס״מ; צמיד
Beker, salie; Zilveren ring; Kleine vaas; Oorbellen blad; Schaal, 18 cm; Armband
Mugg, salvia; Silverring; Liten vas; Örhängen blad; Skål, 18 cm; Armband
Krus, salvie; Sølvring; Lille vase; Øreringe blad; Skål, 18 cm; Armbånd
Kopp, salvie; Sølvring; Liten vase; Øredobber blad; Skål, 18 cm; Armbånd
Kubek szałwia; Srebrny pierścionek; Mały wazon; Kolczyki listki; Miska, 18 cm; Bransoletka
Kupa, adaçayı; Gümüş yüzük; Küçük vazo; Yaprak küpe; Kâse, 18 cm; Bileklik
Кружка «Шалфей»; Серебряное кольцо; Маленькая ваза; Серьги-листья; Миска, 18 см; Браслет
세이지 머그; 실버 링; 작은 꽃병; 잎 귀걸이; 볼 18cm; 팔찌`,
  },
]

const bakery = /bäckerei|boulanger|panader|padaria|panett|panificio|مخبز|面包|パン屋|ベーカリー|מאפי/i

/** Whether a noun names what is sold under a name, whatever is done with it here. */
export const namesGoods = (noun: string): boolean => goods.some(({ form }) => form.test(noun))

/** What the goods of a description are, where a word of it tells, with the keyword of their picture. */
export function goodsIn(
  text: string,
  language: Language,
): { titles: readonly string[]; picture: string } | undefined {
  const bread = bakery.test(text) ? foreignRows('Brot', language) : undefined
  if (bread && bread.titles !== 'people') return { titles: bread.titles, picture: 'bread' }
  const found = goods.find(({ form }) => form.test(text))
  const line = found && lineOf(found.titles, language)
  return found && line !== undefined ? { titles: line.split('; '), picture: found.picture } : undefined
}
