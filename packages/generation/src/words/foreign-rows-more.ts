import type { RowSource } from './foreign-row-source.ts'

/** What lists of nouns hold that many descriptions name; a line for each language, as `rowLanguages` has them. */
export const moreRows: readonly RowSource[] = [
  {
    form: /anwesenheit|teilnahme|présences?\b|asistencia|presenças?\b|presenze|appello|حضور|出勤|签到|考勤|点名|出欠|出席|נוכחות|aanwezig|närvaro|fremmøde|fravær|oppmøte|obecno|yoklama|посещаем|출석|참석/i,
    icon: 'check',
    titles: 'people',
    details: 'dates',
    group: 'tasks',
  },
  {
    form: /kampagne|campagnes?\b|campañas?\b|campanhas?\b|campagn[ae]\b|حملات|حملة|众筹|公益|キャンペーン|募金|קמפיינ|\bacties\b|kampanj|kampanje|kampani|kampanya|кампани|сборы|캠페인|모금/i,
    icon: 'heart',
    titles: `Warme Mahlzeiten; Schulranzen; Winterjacken; Spielplatz; Bäume für die Stadt; Nachhilfe
Repas chauds; Cartables; Manteaux d’hiver; Aire de jeux; Arbres en ville; Soutien scolaire
Comidas calientes; Mochilas; Abrigos de invierno; Parque infantil; Árboles; Apoyo escolar
Refeições quentes; Mochilas; Agasalhos; Parquinho; Árvores na cidade; Reforço escolar
Pasti caldi; Zaini per la scuola; Giacche invernali; Parco giochi; Alberi in città; Doposcuola
وجبات دافئة; حقائب مدرسية; معاطف الشتاء; ملعب أطفال; أشجار للمدينة; دروس تقوية
热餐计划; 书包捐赠; 冬衣; 儿童乐园; 城市植树; 课业辅导
あたたかい食事; ランドセル; 冬のコート; 遊び場; 街に木を; 学習支援
ארוחות חמות; ילקוטים; מעילי חורף; גן שעשועים; עצים בעיר; שיעורי עזר
Warme maaltijden; Schooltassen; Winterjassen; Speeltuin; Bomen in de stad; Bijles
Varma måltider; Skolväskor; Vinterjackor; Lekplats; Träd i staden; Läxhjälp
Varme måltider; Skoletasker; Vinterjakker; Legeplads; Træer i byen; Lektiehjælp
Varme måltider; Skolesekker; Vinterjakker; Lekeplass; Trær i byen; Leksehjelp
Ciepłe posiłki; Tornistry; Kurtki zimowe; Plac zabaw; Drzewa w mieście; Korepetycje
Sıcak yemek; Okul çantası; Kışlık mont; Oyun parkı; Şehre ağaç; Ders desteği
Горячие обеды; Школьные рюкзаки; Зимние куртки; Детская площадка; Деревья городу; Помощь с уроками
따뜻한 식사; 책가방 나눔; 겨울 외투; 놀이터; 도시 나무 심기; 학습 지원`,
    details: 'dates',
    values: '84 %; 62 %; 47 %; 91 %; 35 %; 20 %',
    group: 'things',
  },
  {
    form: /gemüse|obst\b|légumes?\b|fruits?\b|verduras|frutas?\b|legumes|hortaliças|ortaggi|verdur|frutta|خضار|خضروات|فواكه|蔬菜|水果|野菜|果物|ירקות|פירות|groenten|grönsak|grøntsag|grønnsak|warzyw|owoce|sebze|meyve|овощ|фрукт|채소|과일|야채/i,
    icon: 'leaf',
    picture: 'vegetables',
    titles: `Kartoffeln, 2 kg; Tomaten, 500 g; Salat; Karotten, Bund; Äpfel, 1 kg; Zucchini
Pommes de terre, 2 kg; Tomates, 500 g; Salade; Carottes, botte; Pommes, 1 kg; Courgettes
Patatas, 2 kg; Tomates, 500 g; Lechuga; Zanahorias; Manzanas, 1 kg; Calabacín
Batatas, 2 kg; Tomates, 500 g; Alface; Cenouras; Maçãs, 1 kg; Abobrinha
Patate, 2 kg; Pomodori, 500 g; Insalata; Carote; Mele, 1 kg; Zucchine
بطاطس 2 كغ; طماطم 500 غ; خس; جزر; تفاح 1 كغ; كوسا
土豆 2kg; 番茄 500g; 生菜; 胡萝卜; 苹果 1kg; 西葫芦
じゃがいも 2kg; トマト 500g; レタス; にんじん; りんご 1kg; ズッキーニ
תפוחי אדמה, 2 ק״ג; עגבניות, 500 ג׳; חסה; גזר; תפוחים, 1 ק״ג; קישואים
Aardappels, 2 kg; Tomaten, 500 g; Sla; Wortels, bos; Appels, 1 kg; Courgette
Potatis, 2 kg; Tomater, 500 g; Sallad; Morötter; Äpplen, 1 kg; Zucchini
Kartofler, 2 kg; Tomater, 500 g; Salat; Gulerødder; Æbler, 1 kg; Squash
Poteter, 2 kg; Tomater, 500 g; Salat; Gulrøtter; Epler, 1 kg; Squash
Ziemniaki, 2 kg; Pomidory, 500 g; Sałata; Marchew; Jabłka, 1 kg; Cukinia
Patates, 2 kg; Domates, 500 g; Marul; Havuç; Elma, 1 kg; Kabak
Картофель, 2 кг; Помидоры, 500 г; Салат; Морковь; Яблоки, 1 кг; Кабачки
감자 2kg; 토마토 500g; 상추; 당근; 사과 1kg; 애호박`,
    details: 'lines',
    values: '€ 3,20; € 2,40; € 1,60; € 1,90; € 2,80; € 2,10',
    group: 'goods',
  },
  {
    form: /baustelle|chantier|\bobras?\b|\blavori\b|\btrabajos\b|interventions?\b|cantier|bauprojekt|projekte?\b|\bprojets?\b|\bproyectos?\b|\bprojetos?\b|\bprogetti\b|مشاريع|مواقع العمل|工地|项目|工程|現場|案件|プロジェクト|פרויקט|\bprojecten\b|\bprojekt(?:er)?\b|\bprosjekter\b|klussen|opdracht|uppdrag|oppdrag|zleceni|\bprojeler\b|\bişler\b|проект|объект|프로젝트|현장|작업/i,
    icon: 'tools',
    titles: `Bad, Lindenplatz 4; Dach, Mühlweg 12; Küche, Hafen 9; Fassade, Nordstr. 31; Keller, Am Wald 2; Treppe, Hof 7
Salle de bains, rue du Moulin; Toiture, place du Tilleul; Cuisine, port 9; Façade, rue Nord; Cave, rue du Bois; Escalier, cour 7
Baño, calle Molino 12; Tejado, plaza Tilo 4; Cocina, puerto 9; Fachada, calle Norte; Sótano, Bosque 2; Escalera, patio 7
Banheiro, rua Moinho 12; Telhado, praça Tília; Cozinha, porto 9; Fachada, rua Norte; Porão, Bosque 2; Escada, pátio 7
Bagno, via Mulino 12; Tetto, piazza Tiglio; Cucina, porto 9; Facciata, via Nord; Cantina, Bosco 2; Scala, corte 7
حمام، شارع النخيل; سطح، شارع الميناء; مطبخ، البلدة القديمة; واجهة، شارع الشمال; قبو، حي الحديقة; درج، الساحة
卫生间，菩提路4号; 屋顶，磨坊路12号; 厨房，港口9号; 外墙，北街31号; 地下室，林边2号; 楼梯，庭院7号
浴室 菩提樹通り4; 屋根 水車町12; 台所 港9; 外壁 北町31; 地下 森のそば2; 階段 中庭7
חדר רחצה, התרזה 4; גג, הטחנה 12; מטבח, הנמל 9; חזית, הצפון 31; מרתף, היער 2; מדרגות, החצר 7
Badkamer, Lindeplein 4; Dak, Molenweg 12; Keuken, Haven 9; Gevel, Noordstraat 31; Kelder, Bosrand 2; Trap, Hof 7
Badrum, Lindtorget 4; Tak, Kvarnvägen 12; Kök, Hamnen 9; Fasad, Norra gatan 31; Källare, Skogen 2; Trappa, Gården 7
Badeværelse, Lindetorvet 4; Tag, Møllevej 12; Køkken, Havnen 9; Facade, Nordgade 31; Kælder, Skoven 2; Trappe, Gården 7
Bad, Lindetorget 4; Tak, Mølleveien 12; Kjøkken, Havna 9; Fasade, Nordgata 31; Kjeller, Skogen 2; Trapp, Gården 7
Łazienka, Lipowa 4; Dach, Młyńska 12; Kuchnia, Portowa 9; Elewacja, Północna 31; Piwnica, Leśna 2; Schody, Podwórze 7
Banyo, Ihlamur 4; Çatı, Değirmen 12; Mutfak, Liman 9; Cephe, Kuzey 31; Bodrum, Orman 2; Merdiven, Avlu 7
Ванная, Липовая 4; Крыша, Мельничная 12; Кухня, Портовая 9; Фасад, Северная 31; Подвал, Лесная 2; Лестница, двор 7
욕실, 보리수로 4; 지붕, 물레방아길 12; 주방, 항구 9; 외벽, 북쪽길 31; 지하, 숲길 2; 계단, 안뜰 7`,
    details: 'people',
    group: 'papers',
  },
  {
    form: /^levels?$|^stufen|关卡|レベル|^niveaux$|^niveles$|^níveis$|^livelli$|مستويات|שלבים|^niveaus$|^nivåer$|^niveauer$|poziomy|seviyeler|уровни|уровень|레벨|^welten$|ステージ|스테이지/i,
    icon: 'flag',
    titles: `Stufe 1: Waldrand; Stufe 2: Fluss; Stufe 3: Brücke; Stufe 4: Höhle; Stufe 5: Gipfel; Stufe 6: Burg
Niveau 1 : lisière; Niveau 2 : rivière; Niveau 3 : pont; Niveau 4 : grotte; Niveau 5 : sommet; Niveau 6 : château
Nivel 1: bosque; Nivel 2: río; Nivel 3: puente; Nivel 4: cueva; Nivel 5: cumbre; Nivel 6: castillo
Nível 1: bosque; Nível 2: rio; Nível 3: ponte; Nível 4: caverna; Nível 5: pico; Nível 6: castelo
Livello 1: bosco; Livello 2: fiume; Livello 3: ponte; Livello 4: grotta; Livello 5: vetta; Livello 6: castello
المستوى 1: الغابة; المستوى 2: النهر; المستوى 3: الجسر; المستوى 4: الكهف; المستوى 5: القمة; المستوى 6: القلعة
第1关 森林; 第2关 河流; 第3关 桥; 第4关 山洞; 第5关 山顶; 第6关 城堡
レベル1 森; レベル2 川; レベル3 橋; レベル4 洞窟; レベル5 山頂; レベル6 城
שלב 1: יער; שלב 2: נהר; שלב 3: גשר; שלב 4: מערה; שלב 5: פסגה; שלב 6: טירה
Niveau 1: bos; Niveau 2: rivier; Niveau 3: brug; Niveau 4: grot; Niveau 5: top; Niveau 6: kasteel
Nivå 1: skog; Nivå 2: flod; Nivå 3: bro; Nivå 4: grotta; Nivå 5: topp; Nivå 6: slott
Niveau 1: skov; Niveau 2: flod; Niveau 3: bro; Niveau 4: hule; Niveau 5: top; Niveau 6: slot
Nivå 1: skog; Nivå 2: elv; Nivå 3: bro; Nivå 4: hule; Nivå 5: topp; Nivå 6: slott
Poziom 1: las; Poziom 2: rzeka; Poziom 3: most; Poziom 4: jaskinia; Poziom 5: szczyt; Poziom 6: zamek
Seviye 1: orman; Seviye 2: nehir; Seviye 3: köprü; Seviye 4: mağara; Seviye 5: zirve; Seviye 6: kale
Уровень 1: лес; Уровень 2: река; Уровень 3: мост; Уровень 4: пещера; Уровень 5: вершина; Уровень 6: замок
레벨 1 숲; 레벨 2 강; 레벨 3 다리; 레벨 4 동굴; 레벨 5 정상; 레벨 6 성`,
    details: 'lines',
    values: '100 %; 100 %; 84 %; 60 %; 12 %; 0 %',
    group: 'things',
  },
  {
    form: /erfolge|auszeichnung|abzeichen|belohnung|trophä|récompense|badges?\b|trophée|premios?\b|recompensa|insignia|logros|prêmios?\b|conquista|medalha|\bpremi\b|medaglie|ricompens|جوائز|شارات|إنجازات|成就|奖励|徽章|ごほうび|バッジ|シール|実績|פרסים|הישגים|\bprijzen\b|beloning|\bpriser\b|belöning|præmier|\bpremier\b|belønning|nagrody|odznak|ödül|rozet|наград|достижен|보상|업적|배지|스티커/i,
    icon: 'trophy',
    titles: `Erster Sieg; Zehn am Stück; Frühaufsteher; Ohne Fehler; Sammler; Wochenheld
Première victoire; Dix d’affilée; Lève-tôt; Sans faute; Collectionneur; Héros de la semaine
Primera victoria; Diez seguidas; Madrugador; Sin fallos; Coleccionista; Héroe de la semana
Primeira vitória; Dez seguidas; Madrugador; Sem erros; Colecionador; Herói da semana
Prima vittoria; Dieci di fila; Mattiniero; Senza errori; Collezionista; Eroe della settimana
أول فوز; عشرة متتالية; المبكر; بلا أخطاء; جامع التحف; بطل الأسبوع
首次胜利; 十连胜; 早起者; 零失误; 收藏家; 本周之星
はじめての勝利; 10連続; 早起き; ノーミス; コレクター; 今週のヒーロー
ניצחון ראשון; עשר ברצף; משכימי קום; ללא טעות; אספן; גיבור השבוע
Eerste winst; Tien op rij; Vroege vogel; Foutloos; Verzamelaar; Held van de week
Första segern; Tio i rad; Morgonpigg; Felfri; Samlare; Veckans hjälte
Første sejr; Ti i træk; Morgenfrisk; Fejlfri; Samler; Ugens helt
Første seier; Ti på rad; Morgenfugl; Feilfri; Samler; Ukens helt
Pierwsza wygrana; Dziesięć z rzędu; Ranny ptaszek; Bez błędu; Kolekcjoner; Bohater tygodnia
İlk galibiyet; Üst üste on; Erkenci; Hatasız; Koleksiyoncu; Haftanın kahramanı
Первая победа; Десять подряд; Ранняя пташка; Без ошибок; Коллекционер; Герой недели
첫 승리; 10연승; 얼리버드; 무실수; 수집가; 이주의 영웅`,
    details: 'dates',
  },
  {
    form: /\btipps\b|ratschl|ratgeber|hinweise|indices\b|pistas\b|conseils?\b|astuces|consejos?\b|\bdicas?\b|consigli\b|نصائح|技巧|贴士|知识|小常识|コツ|豆知識|アドバイス|טיפים|\btips\b|\bråd\b|porady|wskazówk|ipuçları|tavsiye|совет|팁|조언|꿀팁/i,
    icon: 'spark',
    titles: `Klein anfangen; Fünf Minuten am Tag; Alles griffbereit; Pausen einplanen; Zu zweit geht es leichter; Abends zurückblicken
Commencer petit; Cinq minutes par jour; Tout à portée de main; Prévoir des pauses; À deux c’est plus facile; Faire le point le soir
Empezar poco a poco; Cinco minutos al día; Todo a mano; Prever descansos; En pareja es más fácil; Repasar por la noche
Comece aos poucos; Cinco minutos por dia; Tudo à mão; Planeje pausas; A dois é mais fácil; Reveja à noite
Comincia in piccolo; Cinque minuti al giorno; Tutto a portata di mano; Prevedi pause; In due è più facile; Ripensaci la sera
ابدأ بخطوة صغيرة; خمس دقائق يوميًا; كل شيء قريب; خطط للراحة; مع رفيق أسهل; راجع يومك مساءً
从小处开始; 每天五分钟; 随手可得; 安排休息; 结伴更轻松; 晚上回顾
小さく始める; 1日5分; 手の届く所に; 休みを決める; 二人なら続く; 夜に振り返る
להתחיל בקטן; חמש דקות ביום; הכול בהישג יד; לתכנן הפסקות; בשניים קל יותר; סיכום בערב
Begin klein; Vijf minuten per dag; Alles bij de hand; Plan pauzes; Samen gaat het beter; Kijk ’s avonds terug
Börja i liten skala; Fem minuter om dagen; Allt nära till hands; Planera pauser; Lättare på två; Se tillbaka på kvällen
Begynd i det små; Fem minutter om dagen; Alt ved hånden; Planlæg pauser; Lettere sammen; Se tilbage om aftenen
Begynn i det små; Fem minutter om dagen; Alt innen rekkevidde; Planlegg pauser; Lettere sammen; Se tilbake om kvelden
Zacznij od małego; Pięć minut dziennie; Wszystko pod ręką; Zaplanuj przerwy; We dwoje łatwiej; Podsumuj wieczorem
Küçük başla; Günde beş dakika; Her şey elinin altında; Mola planla; Birlikte daha kolay; Akşam gözden geçir
Начните с малого; Пять минут в день; Всё под рукой; Планируйте отдых; Вдвоём легче; Подводите итоги вечером
작게 시작하기; 하루 5분; 손 닿는 곳에; 쉬는 시간 정하기; 둘이면 더 쉬워요; 저녁에 돌아보기`,
    details: 'lines',
    group: 'things',
  },
  {
    form: /medikament|arznei|tablette|médicament|comprimé|medicament|medicina|pastilla|remédio|comprimido|farmac|medicine?\b|أدوية|دواء|حبوب|药|服药|(?<![釉農火])薬|おくすり|תרופ|medicijn|\bmedicin|medisin|\bleki\b|tabletk|ilaç|лекарств|таблет|복약|약$|약 /i,
    icon: 'health',
    titles: 'Ramipril 5 mg; Metformin 500 mg; Vitamin D; Ibuprofen 400 mg; Omeprazol 20 mg; Magnesium',
    details: 'times',
    group: 'times',
  },
  {
    form: /symptom|auslöser|beschwerden|symptôme|déclencheur|síntoma|sintom[ia]|desencadenant|أعراض|症状|תסמינים|klachten|objaw|belirti|симптом|증상/i,
    icon: 'health',
    titles: `Kopfschmerz; Müdigkeit; Übelkeit; Schwindel; Lichtempfindlich; Verspannung
Mal de tête; Fatigue; Nausée; Vertige; Sensible à la lumière; Tension
Dolor de cabeza; Cansancio; Náuseas; Mareo; Sensible a la luz; Tensión
Dor de cabeça; Cansaço; Náusea; Tontura; Sensível à luz; Tensão
Mal di testa; Stanchezza; Nausea; Vertigini; Sensibile alla luce; Tensione
صداع; تعب; غثيان; دوار; حساسية للضوء; شد عضلي
头痛; 疲劳; 恶心; 头晕; 畏光; 肌肉紧张
頭痛; だるさ; 吐き気; めまい; 光がまぶしい; 肩こり
כאב ראש; עייפות; בחילה; סחרחורת; רגישות לאור; מתח
Hoofdpijn; Moeheid; Misselijk; Duizelig; Lichtgevoelig; Gespannen
Huvudvärk; Trötthet; Illamående; Yrsel; Ljuskänslig; Spänning
Hovedpine; Træthed; Kvalme; Svimmelhed; Lysfølsom; Spænding
Hodepine; Tretthet; Kvalme; Svimmelhet; Lysømfintlig; Spenning
Ból głowy; Zmęczenie; Mdłości; Zawroty; Światłowstręt; Napięcie
Baş ağrısı; Yorgunluk; Bulantı; Baş dönmesi; Işığa duyarlılık; Gerginlik
Головная боль; Усталость; Тошнота; Головокружение; Светобоязнь; Напряжение
두통; 피로; 메스꺼움; 어지러움; 빛 민감; 긴장`,
    details: 'dates',
    values: '6; 3; 4; 2; 5; 3',
    group: 'measures',
  },
  {
    form: /farbtön|farben\b|couleurs?\b|teintes?\b|\bcolores\b|\bcores\b|\bcolori\b|ألوان|颜色|色号|配色|צבעים|kleuren|\bfärger|\bfarver|\bfarger|kolory|renkler|цвета|색상/i,
    icon: 'image',
    titles: `Kreideweiß; Salbei; Ocker; Taubenblau; Terrakotta; Anthrazit
Blanc craie; Sauge; Ocre; Bleu gris; Terre cuite; Anthracite
Blanco tiza; Salvia; Ocre; Azul grisáceo; Terracota; Antracita
Branco giz; Sálvia; Ocre; Azul acinzentado; Terracota; Antracito
Bianco gesso; Salvia; Ocra; Carta da zucchero; Terracotta; Antracite
أبيض طباشيري; أخضر ميرمية; أصفر ترابي; أزرق رمادي; طوبي; فحمي
粉笔白; 鼠尾草绿; 赭石; 鸽灰蓝; 陶土红; 炭灰
チョークホワイト; セージ; オーカー; グレーブルー; テラコッタ; チャコール
לבן גיר; מרווה; אוקר; כחול אפרפר; טרקוטה; פחם
Krijtwit; Salie; Oker; Duifblauw; Terracotta; Antraciet
Kritvit; Salvia; Ockra; Duvblå; Terrakotta; Antracit
Kridhvid; Salvie; Okker; Dueblå; Terrakotta; Antracit
Kritthvit; Salvie; Oker; Dueblå; Terrakotta; Antrasitt
Biel kredowa; Szałwia; Ochra; Gołębi błękit; Terakota; Antracyt
Tebeşir beyazı; Adaçayı; Okra; Güvercin mavisi; Kiremit; Antrasit
Меловой; Шалфей; Охра; Сизый; Терракота; Антрацит
초크 화이트; 세이지; 황토; 비둘기 블루; 테라코타; 차콜`,
    details: 'people',
    group: 'named',
  },
  {
    form: /\blieder|notenbl|partition|spartit|partitura|cancion|canções|\bmúsicas\b|brani\b|canzon|scaletta|setlist|repertoire|repertorio|repertório|أغاني|أغان|曲目|乐谱|歌曲|曲目|楽譜|セットリスト|שירים|תווים|bladmuziek|liedjes|nummers\b|\blåtar|\bnoter\b|\bsange\b|\bsanger\b|utwory|piosenk|\bnuty\b|şarkı|nota(?:lar)?\b|песн|ноты|репертуар|악보|곡$|노래/i,
    icon: 'music',
    titles: 'Ave verum; Shenandoah; Bella ciao; Hallelujah; Sakura; Amazing Grace',
    details: 'people',
    group: 'named',
  },
  {
    form: /mannschaft|\bteams\b|équipes\b|equipos\b|\bequipes\b|squadre|فرق\b|فرق$|球队|队伍|チーム一覧|קבוצות|elftallen|\blagen?\b|holdene|drużyn|takımlar|команды|팀 목록/i,
    icon: 'users',
    titles: 'U10; U12; U14; U16; U18; Ü40',
    details: 'times',
    group: 'named',
  },
  {
    form: /hausaufgab|schulnoten|^noten$|\bzeugnis|schulfächer|\bdevoirs\b|^notes$|bulletin scolaire|matières|deberes|calificacion|asignatura|boletim|deveres|lição de casa|\bcompiti\b|\bvoti\b|pagell|materie\b|واجبات|الواجبات|درجات|مواد دراسية|作业|成绩单|科目|宿題|成績|教科|שיעורי בית|ציונים|huiswerk|cijferlijst|vakken|läxor|betyg|lektier|karakterer|lekser|karakterbok|zadania domowe|oceny|ödevler|notlar(?:ı)?\b|домашн|оценки|предмет|숙제|성적|과목/i,
    icon: 'book',
    titles: `Mathe, S. 42; Deutsch, Aufsatz; Englisch, Vokabeln; Bio, Plakat; Geschichte, S. 18; Kunst, Skizze
Maths, p. 42; Français, rédaction; Anglais, vocabulaire; SVT, affiche; Histoire, p. 18; Dessin
Mates, p. 42; Lengua, redacción; Inglés, vocabulario; Ciencias, cartel; Historia, p. 18; Dibujo
Matemática, p. 42; Português, redação; Inglês, vocabulário; Ciências, cartaz; História, p. 18; Artes
Matematica, p. 42; Italiano, tema; Inglese, vocaboli; Scienze, cartellone; Storia, p. 18; Arte
رياضيات، ص 42; لغة عربية، تعبير; إنجليزي، مفردات; علوم، لوحة; تاريخ، ص 18; رسم
数学 第42页; 语文 作文; 英语 单词; 生物 海报; 历史 第18页; 美术 素描
算数 42ページ; 国語 作文; 英語 単語; 理科 ポスター; 社会 18ページ; 図工 スケッチ
חשבון, עמ׳ 42; לשון, חיבור; אנגלית, מילים; מדעים, כרזה; היסטוריה, עמ׳ 18; אמנות
Rekenen, p. 42; Nederlands, opstel; Engels, woordjes; Biologie, poster; Geschiedenis, p. 18; Tekenen
Matte, s. 42; Svenska, uppsats; Engelska, glosor; Biologi, affisch; Historia, s. 18; Bild
Matematik, s. 42; Dansk, stil; Engelsk, gloser; Biologi, plakat; Historie, s. 18; Billedkunst
Matte, s. 42; Norsk, stil; Engelsk, gloser; Naturfag, plakat; Historie, s. 18; Kunst
Matematyka, s. 42; Polski, wypracowanie; Angielski, słówka; Biologia, plakat; Historia, s. 18; Plastyka
Matematik, s. 42; Türkçe, kompozisyon; İngilizce, kelimeler; Fen, afiş; Tarih, s. 18; Resim
Математика, с. 42; Русский, сочинение; Английский, слова; Биология, плакат; История, с. 18; Рисование
수학 42쪽; 국어 글짓기; 영어 단어; 과학 포스터; 역사 18쪽; 미술 스케치`,
    details: 'dates',
    group: 'tasks',
  },
  {
    form: /gewohnheiten|habitudes|hábitos|abitudini|عادات|习惯|習慣|הרגלים|gewoontes|\bvanor\b|\bvaner\b|nawyki|alışkanlıklar|привычк|습관/i,
    icon: 'check',
    titles: `Wasser trinken; Spazieren; Zehn Seiten lesen; Früh ins Bett; Dehnen; Kein Zucker
Boire de l’eau; Marcher; Lire dix pages; Se coucher tôt; S’étirer; Sans sucre
Beber agua; Caminar; Leer diez páginas; Dormir pronto; Estirar; Sin azúcar
Beber água; Caminhar; Ler dez páginas; Dormir cedo; Alongar; Sem açúcar
Bere acqua; Camminare; Leggere dieci pagine; A letto presto; Stretching; Niente zucchero
شرب الماء; المشي; قراءة عشر صفحات; النوم مبكرًا; تمدد; بلا سكر
喝水; 散步; 读十页书; 早睡; 拉伸; 不吃糖
水を飲む; 散歩; 10ページ読む; 早寝; ストレッチ; 甘い物なし
לשתות מים; הליכה; לקרוא עשרה עמודים; לישון מוקדם; מתיחות; בלי סוכר
Water drinken; Wandelen; Tien pagina’s lezen; Vroeg naar bed; Rekken; Geen suiker
Dricka vatten; Promenera; Läsa tio sidor; Lägga sig tidigt; Stretcha; Inget socker
Drik vand; Gå en tur; Læs ti sider; Tidligt i seng; Stræk ud; Intet sukker
Drikke vann; Gå tur; Lese ti sider; Tidlig i seng; Tøye ut; Ikke sukker
Pić wodę; Spacer; Dziesięć stron; Wcześnie spać; Rozciąganie; Bez cukru
Su iç; Yürüyüş; On sayfa oku; Erken yat; Esneme; Şekersiz gün
Пить воду; Прогулка; Десять страниц; Рано спать; Растяжка; Без сахара
물 마시기; 산책; 책 10쪽; 일찍 자기; 스트레칭; 설탕 안 먹기`,
    details: 'lines',
    values: '7 / 7; 5 / 7; 6 / 7; 4 / 7; 3 / 7; 6 / 7',
    group: 'tasks',
  },
  {
    form: /vorschl|\bideen\b|anregung|propositions?\b|idées|propuestas?\b|sugerencia|propostas?\b|sugest|proposte|suggeriment|اقتراحات|مقترحات|أفكار|提案|建议|意见|アイデア|הצעות(?! מחיר)|voorstel|ideeën|förslag|forslag|propozycj|pomysł|öneri|fikir|предложени|идеи|제안|아이디어|건의/i,
    icon: 'spark',
    titles: `Bänke im Park; Fahrradständer; Gemeinsamer Garten; Straßenfest; Bücherregal; Mehr Licht am Weg
Bancs au parc; Arceaux à vélos; Jardin partagé; Fête de rue; Boîte à livres; Éclairer le chemin
Bancos en el parque; Aparcabicis; Huerto común; Fiesta de la calle; Estantería de libros; Más luz en el camino
Bancos no parque; Bicicletário; Horta comum; Festa de rua; Estante de livros; Mais luz no caminho
Panchine nel parco; Portabici; Orto comune; Festa di via; Scaffale di libri; Più luce sul sentiero
مقاعد في الحديقة; موقف دراجات; حديقة مشتركة; احتفال الشارع; رف كتب; إنارة الطريق
公园长椅; 自行车架; 共享花园; 街区聚会; 公共书架; 路灯
公園のベンチ; 駐輪場; みんなの庭; 夏の通り祭り; 本棚; 街灯を増やす
ספסלים בפארק; מתקן אופניים; גינה משותפת; מסיבת רחוב; ספריית רחוב; תאורה בשביל
Bankjes in het park; Fietsenrek; Gezamenlijke tuin; Straatfeest; Boekenkast; Meer licht op het pad
Bänkar i parken; Cykelställ; Gemensam odling; Gatufest; Bokskåp; Mer ljus på stigen
Bænke i parken; Cykelstativ; Fælles have; Gadefest; Bogskab; Mere lys på stien
Benker i parken; Sykkelstativ; Felles hage; Gatefest; Bokskap; Mer lys på stien
Ławki w parku; Stojak na rowery; Wspólny ogród; Święto ulicy; Półka z książkami; Więcej światła
Parka bank; Bisiklet parkı; Ortak bahçe; Sokak şenliği; Kitap rafı; Yola ışık
Скамейки в парке; Велопарковка; Общий сад; Праздник улицы; Книжная полка; Свет на дорожке
공원 벤치; 자전거 거치대; 공동 텃밭; 골목 잔치; 동네 책장; 골목길 조명`,
    details: 'people',
    group: 'things',
  },
  {
    form: /dokumente|unterlagen|dateien|documents?\b|fichiers|documentos|archivos|arquivos|documenti|وثائق|مستندات|ملفات|文件|资料|文档|書類|資料|回覧|מסמכים|documenten|bestanden|dokument(?:er)?\b|\bfiler\b|dokumenty|belgeler|dosyalar|документ|файлы|문서|자료|서류/i,
    icon: 'file',
    titles: `Protokoll; Satzung; Vertrag; Formular; Wochenplan; Lageplan
Compte rendu; Statuts; Contrat; Formulaire; Planning; Plan d’accès
Acta; Estatutos; Contrato; Formulario; Plan semanal; Plano
Ata; Estatuto; Contrato; Formulário; Plano semanal; Planta
Verbale; Statuto; Contratto; Modulo; Piano settimanale; Planimetria
محضر; نظام أساسي; عقد; استمارة; خطة الأسبوع; مخطط
会议纪要; 章程; 合同; 表格; 周计划; 平面图
議事録; 会則; 契約書; 申込書; 週間予定; 案内図
פרוטוקול; תקנון; חוזה; טופס; תוכנית שבועית; תרשים
Notulen; Statuten; Contract; Formulier; Weekplanning; Plattegrond
Protokoll; Stadgar; Avtal; Blankett; Veckoplan; Karta över området
Referat; Vedtægter; Kontrakt; Blanket; Ugeplan; Oversigtskort
Referat; Vedtekter; Kontrakt; Skjema; Ukeplan; Oversiktskart
Protokół; Statut; Umowa; Formularz; Plan tygodnia; Plan terenu
Tutanak; Tüzük; Sözleşme; Form; Haftalık plan; Kroki
Протокол; Устав; Договор; Анкета; План недели; Схема
회의록; 회칙; 계약서; 신청서; 주간 계획; 약도`,
    details: 'dates',
    group: 'papers',
  },
  {
    form: /übungen|exercices|ejercicios|exercícios|esercizi|تمارين|תרגילים|oefeningen|övningar|øvelser|ćwiczenia|egzersizler|упражнени|운동(?! 계획)|トレーニング|筋トレ|训练$|动作/i,
    icon: 'bolt',
    titles: `Kniebeugen; Liegestütze; Unterarmstütz; Ausfallschritte; Klimmzüge; Dehnen
Squats; Pompes; Gainage; Fentes; Tractions; Étirements
Sentadillas; Flexiones; Plancha; Zancadas; Dominadas; Estiramientos
Agachamentos; Flexões; Prancha; Afundos; Barra fixa; Alongamento
Squat; Piegamenti; Plank; Affondi; Trazioni; Allungamento
قرفصاء; ضغط; بلانك; اندفاع; عقلة; تمدد
深蹲; 俯卧撑; 平板支撑; 弓步; 引体向上; 拉伸
スクワット; 腕立て伏せ; プランク; ランジ; 懸垂; ストレッチ
סקוואט; שכיבות סמיכה; פלאנק; מכרעים; מתח; מתיחות
Squats; Opdrukken; Plank; Uitvalspassen; Optrekken; Rekken
Knäböj; Armhävningar; Plankan; Utfall; Chins; Stretch
Squats; Armbøjninger; Planke; Udfald; Kropshævninger; Stræk
Knebøy; Armhevinger; Planke; Utfall; Pull-ups; Tøying
Przysiady; Pompki; Deska; Wykroki; Podciąganie; Rozciąganie
Çömelme; Şınav; Plank; Hamle; Barfiks; Esneme
Приседания; Отжимания; Планка; Выпады; Подтягивания; Растяжка
스쿼트; 팔굽혀펴기; 플랭크; 런지; 턱걸이; 스트레칭`,
    details: 'lines',
    values: '3 × 12; 3 × 10; 3 × 45 s; 3 × 8; 4 × 5; 10 min',
    group: 'courses',
  },
  {
    form: /ersatzteil|pièces|repuesto|recambio|peças|ricambi|قطع الغيار|قطع غيار|配件|零件|部品|חלפים|חלקים|onderdelen|reservdel|reservedel|części|yedek parça|запчаст|부품/i,
    icon: 'settings',
    titles: `Bremsbeläge; Ölfilter; Zündkerzen; Dichtung 3/4″; Keilriemen; Scheinwerfer
Plaquettes de frein; Filtre à huile; Bougies; Joint 3/4″; Courroie; Phare
Pastillas de freno; Filtro de aceite; Bujías; Junta 3/4″; Correa; Faro
Pastilhas de freio; Filtro de óleo; Velas; Junta 3/4″; Correia; Farol
Pastiglie freno; Filtro olio; Candele; Guarnizione 3/4″; Cinghia; Faro
فحمات فرامل; فلتر زيت; بواجي; حلقة 3/4; سير; مصباح أمامي
刹车片; 机油滤芯; 火花塞; 密封圈 3/4; 皮带; 前大灯
ブレーキパッド; オイルフィルター; プラグ; パッキン 3/4; ベルト; ヘッドライト
רפידות בלם; מסנן שמן; מצתים; אטם 3/4; רצועה; פנס קדמי
Remblokken; Oliefilter; Bougies; Pakking 3/4″; Riem; Koplamp
Bromsbelägg; Oljefilter; Tändstift; Packning 3/4″; Rem; Strålkastare
Bremseklodser; Oliefilter; Tændrør; Pakning 3/4″; Rem; Forlygte
Bremseklosser; Oljefilter; Tennplugger; Pakning 3/4″; Reim; Frontlykt
Klocki hamulcowe; Filtr oleju; Świece; Uszczelka 3/4″; Pasek; Reflektor
Fren balatası; Yağ filtresi; Buji; Conta 3/4″; Kayış; Far
Тормозные колодки; Масляный фильтр; Свечи; Прокладка 3/4″; Ремень; Фара
브레이크 패드; 오일 필터; 점화 플러그; 패킹 3/4; 벨트; 전조등`,
    details: 'lines',
    values: '12; 8; 24; 6; 4; 3',
    group: 'goods',
  },
  {
    form: /materialien|baustoffe|matériaux|materiais|materiales|materiali|مواد\b|مواد$|材料|資材|חומרים|materialen|materialer|materiały|malzeme|материал|자재/i,
    icon: 'box',
    titles: `Kabel 3 × 1,5; Schrauben 4 × 40; Dübel 8 mm; Lichtschalter; Silikon; Rohr 15 mm
Câble 3 × 1,5; Vis 4 × 40; Chevilles 8 mm; Interrupteur; Silicone; Tube 15 mm
Cable 3 × 1,5; Tornillos 4 × 40; Tacos 8 mm; Interruptor; Silicona; Tubo 15 mm
Cabo 3 × 1,5; Parafusos 4 × 40; Buchas 8 mm; Interruptor; Silicone; Tubo 15 mm
Cavo 3 × 1,5; Viti 4 × 40; Tasselli 8 mm; Interruttore; Silicone; Tubo 15 mm
كابل 3 × 1.5; براغي 4 × 40; فيشر 8 مم; مفتاح إنارة; سيليكون; أنبوب 15 مم
电线 3×1.5; 螺丝 4×40; 膨胀管 8mm; 开关; 玻璃胶; 水管 15mm
ケーブル 3×1.5; ねじ 4×40; アンカー 8mm; スイッチ; シリコン; パイプ 15mm
כבל 3 × 1.5; ברגים 4 × 40; דיבלים 8; מתג; סיליקון; צינור 15
Kabel 3 × 1,5; Schroeven 4 × 40; Pluggen 8 mm; Schakelaar; Kit; Buis 15 mm
Kabel 3 × 1,5; Skruv 4 × 40; Plugg 8 mm; Strömbrytare; Silikon; Rör 15 mm
Kabel 3 × 1,5; Skruer 4 × 40; Rawlplugs 8 mm; Kontakt; Silikone; Rør 15 mm
Kabel 3 × 1,5; Skruer 4 × 40; Plugger 8 mm; Bryter; Silikon; Rør 15 mm
Kabel 3 × 1,5; Wkręty 4 × 40; Kołki 8 mm; Włącznik; Silikon; Rura 15 mm
Kablo 3 × 1,5; Vida 4 × 40; Dübel 8 mm; Anahtar; Silikon; Boru 15 mm
Кабель 3 × 1,5; Саморезы 4 × 40; Дюбели 8 мм; Выключатель; Герметик; Труба 15 мм
전선 3×1.5; 나사 4×40; 앙카 8mm; 스위치; 실리콘; 파이프 15mm`,
    details: 'lines',
    values: '120 m; 400; 250; 18; 12; 36 m',
    group: 'goods',
  },
  {
    form: /^spiele$|spielergebn|\bmatchs?\b|\bpartidos\b|\bpartidas?\b|\bpartite\b|\bjogos\b|parties commentées|مباريات|比赛|赛程|試合|משחקים|wedstrijd|matcher|kampe(?:ne)?\b|kamper\b|mecze|maçlar|матчи|경기/i,
    icon: 'flag',
    titles:
      'Norrgard – Linden; Harbour – Mill; Osei – Brandt; Linden – Harbour; Mill – Norrgard; Brandt – Linden',
    details: 'times',
    values: '3 : 1; 0 : 0; 2 : 2; 1 : 4; 2 : 0; 5 : 3',
    group: 'times',
  },
  {
    form: /trainingsplan|trainingspläne|programme d.entraîn|rutinas?\b|treinos?\b|allenamenti\b|خطة التدريب|训练计划|練習メニュー|תוכנית אימונים|trainingsschema|träningspass|træningsprogram|treningsprogram|plan treningowy|antrenmanlar|тренировк|운동 계획|훈련 계획/i,
    icon: 'bolt',
    titles: `Montag: Beine; Dienstag: Laufen; Mittwoch: Ruhe; Donnerstag: Rücken; Freitag: Arme; Samstag: lang
Lundi : jambes; Mardi : course; Mercredi : repos; Jeudi : dos; Vendredi : bras; Samedi : sortie longue
Lunes: piernas; Martes: carrera; Miércoles: descanso; Jueves: espalda; Viernes: brazos; Sábado: largo
Segunda: pernas; Terça: corrida; Quarta: descanso; Quinta: costas; Sexta: braços; Sábado: longo
Lunedì: gambe; Martedì: corsa; Mercoledì: riposo; Giovedì: schiena; Venerdì: braccia; Sabato: lungo
الاثنين: ساقان; الثلاثاء: جري; الأربعاء: راحة; الخميس: ظهر; الجمعة: ذراعان; السبت: جري طويل
周一 腿部; 周二 跑步; 周三 休息; 周四 背部; 周五 手臂; 周六 长跑
月 脚; 火 ランニング; 水 休み; 木 背中; 金 腕; 土 ロング走
שני: רגליים; שלישי: ריצה; רביעי: מנוחה; חמישי: גב; שישי: ידיים; שבת: ארוך
Maandag: benen; Dinsdag: lopen; Woensdag: rust; Donderdag: rug; Vrijdag: armen; Zaterdag: lang
Måndag: ben; Tisdag: löpning; Onsdag: vila; Torsdag: rygg; Fredag: armar; Lördag: långpass
Mandag: ben; Tirsdag: løb; Onsdag: hvile; Torsdag: ryg; Fredag: arme; Lørdag: lang tur
Mandag: bein; Tirsdag: løping; Onsdag: hvile; Torsdag: rygg; Fredag: armer; Lørdag: langtur
Poniedziałek: nogi; Wtorek: bieg; Środa: odpoczynek; Czwartek: plecy; Piątek: ramiona; Sobota: długi bieg
Pazartesi: bacak; Salı: koşu; Çarşamba: dinlenme; Perşembe: sırt; Cuma: kol; Cumartesi: uzun koşu
Понедельник: ноги; Вторник: бег; Среда: отдых; Четверг: спина; Пятница: руки; Суббота: длинный бег
월 하체; 화 달리기; 수 휴식; 목 등; 금 팔; 토 장거리`,
    details: 'lines',
    values: '45 min; 30 min; 0 min; 50 min; 40 min; 75 min',
    group: 'courses',
  },
]
