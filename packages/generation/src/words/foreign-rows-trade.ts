import type { RowSource } from './foreign-row-source.ts'

/** Rows of what workshops, farms, practices and houses keep, for the first nine languages. */
export const tradeRows: readonly RowSource[] = [
  {
    form: /inspektion|reparatur|wartung|réparations?\b|révisions?\b|maintenance|reparacion|revisiones|mantenimient|consertos?\b|reparos?\b|revisões|manutenç|chamados?\b|riparazion|revisioni|manutenzion|صيانة|تصليح|إصلاح|维修|保养|报修|修理|点検|整備|תיקונים/i,
    icon: 'tools',
    titles: `Bremse vorn; Licht am Eingang; Kette und Ritzel; Tropfender Hahn; Türschloss; Jährliche Durchsicht
Frein avant; Lampe de l’entrée; Chaîne et pignons; Robinet qui goutte; Serrure; Contrôle annuel
Freno delantero; Luz de la entrada; Cadena y piñones; Grifo que gotea; Cerradura; Revisión anual
Freio dianteiro; Luz da entrada; Corrente e coroas; Torneira pingando; Fechadura; Revisão anual
Freno anteriore; Luce all’ingresso; Catena e pignoni; Rubinetto che perde; Serratura; Controllo annuale
الفرامل الأمامية; إنارة المدخل; السلسلة; صنبور يسرب; قفل الباب; فحص سنوي
前刹车; 门口灯; 链条与飞轮; 水龙头漏水; 门锁; 年度检查
前ブレーキ; 玄関の照明; チェーン交換; 水漏れ; 鍵の不具合; 年次点検
בלם קדמי; תאורת כניסה; שרשרת; ברז דולף; מנעול; בדיקה שנתית`,
    details: 'people',
    group: 'papers',
  },
  {
    form: /bauabschnitt|bauphase|^phasen$|étapes?\b|phases?\b|etapas?\b|\bfases\b|\bfasi\b|ال?مراحل|施工阶段|阶段|工程|フェーズ|שלבי/i,
    icon: 'flag',
    titles: `Planung; Fundament; Rohbau; Elektrik; Ausbau; Abnahme
Préparation; Fondations; Gros œuvre; Électricité; Finitions; Réception
Preparación; Cimientos; Estructura; Electricidad; Acabados; Entrega
Preparação; Fundação; Estrutura; Elétrica; Acabamento; Entrega
Preparazione; Fondamenta; Struttura; Impianti; Finiture; Consegna
التحضير; الأساسات; الهيكل; الكهرباء; التشطيب; التسليم
准备; 地基; 主体; 水电; 装修; 验收
準備; 基礎; 躯体; 電気; 仕上げ; 引き渡し
הכנה; יסודות; שלד; חשמל; גמר; מסירה`,
    details: 'dates',
    values: '100 %; 100 %; 80 %; 45 %; 10 %; 0 %',
  },
  {
    form: /\p{L}*belege?\b|quittung|reçus?\b|justificatifs?|notes de frais|recibos?\b|comprobantes|comprovantes|ricevut|scontrini|إيصالات|收据|票据|小票|領収書|レシート|קבלות/iu,
    icon: 'file',
    titles: `Tankstelle Nord; Baumarkt; Papierladen; Bahnfahrt; Parkhaus; Mittagessen
Station Nord; Bricolage; Papeterie; Train; Parking; Déjeuner
Gasolinera Norte; Ferretería; Papelería; Tren; Aparcamiento; Comida
Posto Norte; Material de obra; Papelaria; Trem; Estacionamento; Almoço
Distributore Nord; Ferramenta; Cartoleria; Treno; Parcheggio; Pranzo
محطة وقود; مواد بناء; قرطاسية; قطار; موقف سيارات; غداء
北路加油站; 五金店; 文具店; 火车票; 停车费; 午餐
ガソリン代; ホームセンター; 文具; 電車; 駐車場; 昼食
תחנת דלק; חומרי בניין; כלי כתיבה; רכבת; חניון; ארוחת צהריים`,
    details: 'dates',
    values: '€ 64; € 38; € 12; € 27; € 9; € 14',
    group: 'money',
  },
  {
    form: /fristen\b|stichtag|échéances?\b|délais\b|plazos\b|vencimientos|prazos\b|vencimentos|scadenz|مواعيد نهائية|الاستحقاقات|截止日期|締め切り|締切|期日|מועדים/i,
    icon: 'clock',
    titles: `Versicherung; Steuererklärung; Ausweis; Mietvertrag; TÜV; Beitrag
Assurance; Impôts; Carte d’identité; Bail; Contrôle technique; Cotisation
Seguro; Declaración; Documento de identidad; Alquiler; ITV; Cuota
Seguro; Imposto de renda; Documento; Aluguel; Licenciamento; Mensalidade
Assicurazione; Tasse; Carta d’identità; Affitto; Revisione auto; Quota
التأمين; الضرائب; بطاقة الهوية; الإيجار; فحص السيارة; الاشتراك
保险; 报税; 身份证; 房租; 车检; 会费
保険; 確定申告; 身分証; 家賃; 車検; 会費
ביטוח; מס; תעודת זהות; שכר דירה; טסט; דמי חבר`,
    details: 'dates',
    group: 'times',
  },
  {
    form: /kulturen\b|anbau|feldfrüchte|\bcultures\b|semis\b|cultivos?\b|siembra|cultivares|plantios?\b|lavouras?|hortas\b|coltur[ae]|coltivazion|semine|ال?محاصيل|ال?محصول|مزروعات|作物|农作物|栽培|גידולים/i,
    icon: 'leaf',
    titles: `Tomaten; Möhren; Mangold; Kürbis; Buschbohnen; Knoblauch
Tomates; Carottes; Blettes; Courges; Haricots; Ail
Tomates; Zanahorias; Acelgas; Calabazas; Judías; Ajo
Tomates; Cenouras; Couve; Abóboras; Feijão; Alho
Pomodori; Carote; Bietole; Zucche; Fagiolini; Aglio
طماطم; جزر; سلق; يقطين; فاصوليا; ثوم
番茄; 胡萝卜; 菠菜; 南瓜; 四季豆; 大蒜
トマト; にんじん; ほうれん草; かぼちゃ; いんげん; にんにく
עגבניות; גזר; מנגולד; דלעת; שעועית; שום`,
    details: 'places',
    group: 'named',
  },
  {
    form: /erlebnis|expériences?\b|experiencias?\b|experiências?\b|esperienz|تجارب|体验|体験|חוויות/i,
    icon: 'star',
    titles: `Weinprobe im Keller; Brot backen; Morgenwanderung; Olivenernte; Kochabend; Sternennacht
Dégustation à la cave; Faire son pain; Marche du matin; Récolte des olives; Soirée cuisine; Nuit des étoiles
Cata en la bodega; Hacer pan; Paseo al amanecer; Recoger aceitunas; Noche de cocina; Noche de estrellas
Degustação na adega; Fazer pão; Caminhada cedo; Colheita de azeitonas; Noite de cozinha; Noite de estrelas
Degustazione in cantina; Fare il pane; Passeggiata all’alba; Raccolta delle olive; Serata in cucina; Notte di stelle
جولة تذوق; خبز تقليدي; نزهة صباحية; قطف الزيتون; أمسية طبخ; ليلة النجوم
酒窖品酒; 手工面包; 清晨徒步; 采摘橄榄; 烹饪之夜; 观星之夜
ワイン試飲; パン作り; 朝の散歩; オリーブ収穫; 料理の夕べ; 星空観察
טעימות ביקב; אפיית לחם; טיול בוקר; מסיק זיתים; ערב בישול; ליל כוכבים`,
    details: 'times',
    values: '€ 35; € 24; € 18; € 30; € 42; € 15',
  },
  {
    form: /ärztliche rezepte|verordnung|verschreibung|ordonnances?\b|prescriptions?\b|recetas médicas|prescripciones|receituári|receitas médicas|prescrizion|ricette mediche|وصفات طبية|ال?وصفة الطبية|处方|処方/i,
    icon: 'file',
    titles: 'Ibuprofen 400 mg; Metformin 500 mg; Ramipril 5 mg; Amoxicillin 1 g; Vitamin D; Omeprazol 20 mg',
    details: 'people',
    group: 'papers',
  },
  {
    form: /arztbesuch|arzttermine|untersuchung|consultations?\b|visites? médicales?|consultas?\b|visite mediche|ال?زيارات|كشوفات|就诊|看诊|门诊|通院|受診|診察|ביקורי רופא/i,
    icon: 'heart',
    titles: `Vorsorge; Blutabnahme; Zahnarzt; Nachkontrolle; Augenarzt; Impftermin
Bilan annuel; Prise de sang; Dentiste; Contrôle; Ophtalmo; Vaccin
Revisión anual; Análisis de sangre; Dentista; Control; Oftalmólogo; Vacuna
Check-up; Exame de sangue; Dentista; Retorno; Oftalmologista; Vacina
Visita annuale; Esami del sangue; Dentista; Controllo; Oculista; Vaccino
فحص سنوي; تحليل دم; طبيب الأسنان; مراجعة; طبيب العيون; تطعيم
年度体检; 抽血; 洗牙; 复诊; 眼科; 接种
定期健診; 採血; 歯科; 再診; 眼科; 予防接種
בדיקה שנתית; בדיקת דם; רופא שיניים; ביקורת; רופא עיניים; חיסון`,
    details: 'dates',
    group: 'times',
  },
  {
    form: /^(?:tische|tables?|mesas?|tavol[io]|ال?طاولات|餐桌|桌位|桌号|テーブル|座席|席|שולחנות)(?:\s.*)?$/i,
    icon: 'grid',
    titles: `Tisch 1, Fenster; Tisch 2; Tisch 3, Terrasse; Tisch 4; Tisch 5, Ecke; Tisch 6
Table 1, fenêtre; Table 2; Table 3, terrasse; Table 4; Table 5, coin; Table 6
Mesa 1, ventana; Mesa 2; Mesa 3, terraza; Mesa 4; Mesa 5, rincón; Mesa 6
Mesa 1, janela; Mesa 2; Mesa 3, varanda; Mesa 4; Mesa 5, canto; Mesa 6
Tavolo 1, finestra; Tavolo 2; Tavolo 3, terrazza; Tavolo 4; Tavolo 5, angolo; Tavolo 6
طاولة 1، النافذة; طاولة 2; طاولة 3، الشرفة; طاولة 4; طاولة 5، الزاوية; طاولة 6
1号桌，靠窗; 2号桌; 3号桌，露台; 4号桌; 5号桌，角落; 6号桌
1番 窓側; 2番; 3番 テラス; 4番; 5番 角; 6番
שולחן 1, חלון; שולחן 2; שולחן 3, מרפסת; שולחן 4; שולחן 5, פינה; שולחן 6`,
    details: 'times',
    group: 'places',
  },
  {
    form: /kunstwerk|gemälde|werke\b|œuvres?\b|oeuvres?\b|tableaux\b|obras de arte|cuadros\b|quadros\b|opere\b|quadri\b|لوحات|أعمال فنية|作品|画作|יצירות/i,
    icon: 'image',
    titles: `Hafen am Morgen; Ohne Titel; Stillleben mit Krug; Blaue Stunde; Porträt L.; Drei Stühle
Port au matin; Sans titre; Nature morte à la cruche; Heure bleue; Portrait de L.; Trois chaises
Puerto de mañana; Sin título; Bodegón con jarra; Hora azul; Retrato de L.; Tres sillas
Porto pela manhã; Sem título; Natureza-morta; Hora azul; Retrato de L.; Três cadeiras
Porto al mattino; Senza titolo; Natura morta; Ora blu; Ritratto di L.; Tre sedie
الميناء صباحا; بلا عنوان; طبيعة صامتة; الساعة الزرقاء; بورتريه; ثلاثة كراسي
清晨的港口; 无题; 静物与陶罐; 蓝色时刻; L 的肖像; 三把椅子
朝の港; 無題; 水差しのある静物; 青い時間; Lの肖像; 三脚の椅子
נמל בבוקר; ללא כותרת; טבע דומם; השעה הכחולה; דיוקן; שלושה כיסאות`,
    details: 'people',
    group: 'named',
  },
  {
    form: /kleidung|kleider\b|outfits?\b|vêtements?\b|tenues?\b|\bropa\b|prendas|roupas?\b|\blooks?\b|vestiti\b|abiti\b|capi\b|ال?ملابس|衣服|衣物|穿搭|服装|コーデ|洋服|בגדים/i,
    icon: 'shirt',
    titles: `Leinenhemd, blau; Wollmantel; Jeans, gerade; Strickjacke; Sommerkleid; Regenjacke
Chemise en lin; Manteau en laine; Jean droit; Gilet; Robe d’été; Imperméable
Camisa de lino; Abrigo de lana; Vaqueros rectos; Chaqueta de punto; Vestido de verano; Chubasquero
Camisa de linho; Casaco de lã; Jeans reto; Cardigã; Vestido de verão; Capa de chuva
Camicia di lino; Cappotto di lana; Jeans dritti; Cardigan; Abito estivo; Impermeabile
قميص كتان; معطف صوف; جينز; سترة محبوكة; فستان صيفي; معطف مطر
亚麻衬衫; 羊毛大衣; 直筒牛仔裤; 针织开衫; 夏日连衣裙; 雨衣
リネンシャツ; ウールコート; ジーンズ; カーディガン; 夏のワンピース; レインコート
חולצת פשתן; מעיל צמר; ג׳ינס; סוודר; שמלת קיץ; מעיל גשם`,
    details: 'lines',
    group: 'named',
  },
  {
    form: /spielzeug|spielsachen|jouets?\b|juguetes?\b|brinquedos?\b|giocattol|ال?ألعاب الأطفال|玩具|おもちゃ|צעצועים/i,
    icon: 'gift',
    titles: `Holzeisenbahn; Laufrad; Puppenhaus; Bausteine; Kaufladen; Puzzle, 100 Teile
Train en bois; Draisienne; Maison de poupée; Cubes; Marchande; Puzzle, 100 pièces
Tren de madera; Bici sin pedales; Casa de muñecas; Bloques; Tienda; Puzle, 100 piezas
Trem de madeira; Bicicleta sem pedal; Casa de bonecas; Blocos; Mercadinho; Quebra-cabeça
Trenino di legno; Bici senza pedali; Casa delle bambole; Mattoncini; Negozio; Puzzle, 100 pezzi
قطار خشبي; دراجة توازن; بيت الدمى; مكعبات; متجر لعب; أحجية
木制火车; 平衡车; 娃娃屋; 积木; 过家家店; 拼图100片
木の列車; バランスバイク; ドールハウス; 積み木; お店屋さん; パズル100
רכבת עץ; אופני איזון; בית בובות; קוביות; חנות; פאזל`,
    details: 'people',
    group: 'named',
  },
  {
    form: /futterplan|fütterung|alimentation|\brations?\b|comida del (?:perro|gato)|alimentación|alimentação|alimentazione|التغذية|喂养|喂食|饮食计划|給餌|えさ|ごはんの記録|האכלה/i,
    icon: 'clock',
    titles: `Morgens, 120 g; Mittags, Nassfutter; Abends, 100 g; Leckerli; Wasser; Tabletten
Matin, 120 g; Midi, pâtée; Soir, 100 g; Friandise; Eau; Comprimé
Mañana, 120 g; Mediodía, húmedo; Noche, 100 g; Premio; Agua; Pastilla
Manhã, 120 g; Meio-dia, úmida; Noite, 100 g; Petisco; Água; Comprimido
Mattina, 120 g; Mezzogiorno, umido; Sera, 100 g; Premio; Acqua; Pastiglia
صباحا 120 غ; ظهرا; مساء 100 غ; مكافأة; ماء; دواء
早上120克; 中午湿粮; 晚上100克; 零食; 换水; 喂药
朝 120g; 昼 ウェット; 夜 100g; おやつ; 水; 薬
בוקר, 120 ג׳; צהריים; ערב, 100 ג׳; חטיף; מים; תרופה`,
    details: 'lines',
  },
]
