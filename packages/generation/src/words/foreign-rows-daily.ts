import type { RowSource } from './foreign-row-source.ts'

/** Rows of what one breathes, listens to, posts and packs, and of how far something is. */
export const dailyRows: readonly RowSource[] = [
  {
    form: /أوقات الصلاة|مواقيت الصلاة/,
    icon: 'clock',
    titles: 'الفجر; الشروق; الظهر; العصر; المغرب; العشاء',
    details: 'places',
    values: '05:12; 06:38; 11:46; 14:42; 16:55; 18:20',
    group: 'named',
  },
  {
    form: /^(?:.* )?(?:angebote?|aktionen|rabatte?|offres?|promotions?|promos?|ofertas?|promociones|promoç(?:ão|ões)|descuentos?|descontos?|offert[ae]|promozion[ei]|sconti|عروض|العروض|خصومات|优惠|折扣|促销|お得情報|クーポン|セール|מבצעים|aanbiedingen|erbjudanden|tilbud|promocje|kampanyalar|fırsatlar|акции|скидки|할인|이벤트)$/i,
    icon: 'tag',
    titles: `Zwei zum Preis von einem; 10 % ab 30 €; Montag: Kaffee dazu; Treue: das zehnte gratis; Letzte Stunde, halber Preis; Für Neue 5 €
Deux pour le prix d’un; 10 % dès 30 €; Lundi : café offert; Fidélité : le dixième offert; Dernière heure à moitié prix; 5 € de bienvenue
Dos por uno; 10 % desde 30 €; Lunes: café de regalo; Fidelidad: el décimo gratis; Última hora a mitad de precio; 5 € de bienvenida
Dois por um; 10 % acima de 30; Segunda: café grátis; Fidelidade: o décimo é grátis; Última hora pela metade; Boas-vindas
Due al prezzo di uno; 10 % da 30 €; Lunedì: caffè in omaggio; Fedeltà: il decimo gratis; Ultima ora a metà prezzo; 5 € di benvenuto
اثنان بسعر واحد; خصم 10 % من 30; الاثنين: قهوة مجانية; العاشر مجانًا; الساعة الأخيرة بنصف السعر; ترحيب بالجدد
买一送一; 满30减10%; 周一送咖啡; 第十份免费; 最后一小时半价; 新客立减
1点で2点; 3,000円以上10%引き; 月曜はコーヒー無料; 10個目は無料; 閉店前1時間半額; 初回500円引き
שניים במחיר אחד; 10 % מעל 30; יום שני: קפה מתנה; העשירי חינם; שעה אחרונה בחצי מחיר; הטבת הצטרפות
Twee voor één; 10 % vanaf € 30; Maandag: koffie erbij; De tiende gratis; Laatste uur halve prijs; € 5 welkom
Två för en; 10 % från 30 €; Måndag: kaffe på köpet; Den tionde gratis; Sista timmen halva priset; Välkomstrabatt
To for en; 10 % fra 30 €; Mandag: gratis kaffe; Den tiende gratis; Sidste time til halv pris; Velkomstrabat
To for én; 10 % fra 30 €; Mandag: gratis kaffe; Den tiende gratis; Siste time til halv pris; Velkomstrabatt
Dwa w cenie jednego; 10 % od 30 €; Poniedziałek: kawa gratis; Dziesiąta gratis; Ostatnia godzina za pół ceny; Rabat na start
İki alana bir; 30 € üzeri %10; Pazartesi kahve hediye; Onuncusu bedava; Son saat yarı fiyat; Hoş geldin indirimi
Два по цене одного; 10 % от 30 €; Понедельник: кофе в подарок; Десятый бесплатно; Последний час за полцены; Скидка новичкам
1+1; 3만 원 이상 10 % 할인; 월요일 커피 무료; 열 번째는 무료; 마감 1시간 반값; 첫 방문 할인`,
    details: 'dates',
    group: 'named',
  },
  {
    form: /(?<!sprach|haupt)fächer|schulfächer|matières?|asignaturas?|materias?|matérias?|\bmaterie\b|المواد الدراسية|^المواد$|科目|学科|教科|מקצועות|\bvakken\b|\bämnen\b|\bfag\b|przedmioty|dersler|предметы|과목/i,
    icon: 'book',
    titles: `Mathematik; Geschichte; Biologie; Englisch; Physik; Kunst
Mathématiques; Histoire; Biologie; Anglais; Physique; Arts
Matemáticas; Historia; Biología; Inglés; Física; Arte
Matemática; História; Biologia; Inglês; Física; Artes
Matematica; Storia; Biologia; Inglese; Fisica; Arte
الرياضيات; التاريخ; الأحياء; الإنجليزية; الفيزياء; الفنون
数学; 历史; 生物; 英语; 物理; 美术
数学; 歴史; 生物; 英語; 物理; 美術
מתמטיקה; היסטוריה; ביולוגיה; אנגלית; פיזיקה; אמנות
Wiskunde; Geschiedenis; Biologie; Engels; Natuurkunde; Kunst
Matematik; Historia; Biologi; Engelska; Fysik; Bild
Matematik; Historie; Biologi; Engelsk; Fysik; Billedkunst
Matematikk; Historie; Biologi; Engelsk; Fysikk; Kunst
Matematyka; Historia; Biologia; Angielski; Fizyka; Plastyka
Matematik; Tarih; Biyoloji; İngilizce; Fizik; Resim
Математика; История; Биология; Английский; Физика; Рисование
수학; 역사; 생물; 영어; 물리; 미술`,
    details: 'lines',
    group: 'named',
  },
  {
    form: /packliste|gepäck|liste (?:de|des) (?:bagages?|affaires)|bagages|equipaje|maleta|bagagem|mala de viagem|bagagli|valigia|حقيبة|أمتعة|打包|行李|持ち物|荷物|ציוד|אריזה|paklijst|inpaklijst|packlista|pakkeliste|lista rzeczy|pakowani|bavul|вещей|багаж|짐|준비물/i,
    icon: 'bag',
    titles: `Reisepass; Ladekabel; Regenjacke; Zahnbürste; Reiseapotheke; Badesachen
Passeport; Chargeur; Imperméable; Brosse à dents; Trousse de secours; Maillot de bain
Pasaporte; Cargador; Chubasquero; Cepillo de dientes; Botiquín; Bañador
Passaporte; Carregador; Capa de chuva; Escova de dentes; Remédios; Roupa de banho
Passaporto; Caricabatterie; Giacca a vento; Spazzolino; Medicinali; Costume
جواز السفر; الشاحن; معطف المطر; فرشاة الأسنان; أدوية; ملابس السباحة
护照; 充电器; 雨衣; 牙刷; 常备药; 泳衣
パスポート; 充電器; レインコート; 歯ブラシ; 常備薬; 水着
דרכון; מטען; מעיל גשם; מברשת שיניים; תרופות; בגד ים
Paspoort; Oplader; Regenjas; Tandenborstel; Medicijnen; Zwemspullen
Pass; Laddare; Regnjacka; Tandborste; Medicin; Badkläder
Pas; Oplader; Regnjakke; Tandbørste; Medicin; Badetøj
Pass; Lader; Regnjakke; Tannbørste; Medisin; Badetøy
Paszport; Ładowarka; Kurtka przeciwdeszczowa; Szczoteczka; Apteczka; Strój kąpielowy
Pasaport; Şarj aleti; Yağmurluk; Diş fırçası; İlaçlar; Mayo
Паспорт; Зарядка; Дождевик; Зубная щётка; Аптечка; Купальник
여권; 충전기; 우비; 칫솔; 상비약; 수영복`,
    details: 'lines',
    group: 'groceries',
  },
  {
    form: /^(?:status|stand|statut|état|estado|stato|حالة|الحالة|状态|進捗状況|ステータス|סטטוס|durum|статус|상태)(?: .*)?$/i,
    icon: 'clock',
    titles: `In Arbeit; Teile bestellt; Fertig zum Abholen; Angenommen; Wartet auf Antwort; Abgeschlossen
En cours; Pièces commandées; Prêt; Accepté; En attente de réponse; Terminé
En curso; Piezas pedidas; Listo para recoger; Aceptado; Esperando respuesta; Terminado
Em andamento; Peças pedidas; Pronto para retirar; Aceito; Aguardando resposta; Concluído
In lavorazione; Pezzi ordinati; Pronto al ritiro; Accettato; In attesa di risposta; Concluso
قيد التنفيذ; تم طلب القطع; جاهز للاستلام; مقبول; بانتظار الرد; مكتمل
处理中; 配件已订; 可以取件; 已接受; 等待回复; 已完成
対応中; 部品手配済み; お渡し可能; 受付済み; 返答待ち; 完了
בטיפול; הוזמנו חלקים; מוכן לאיסוף; התקבל; ממתין לתשובה; הושלם
In behandeling; Onderdelen besteld; Klaar om op te halen; Aangenomen; Wacht op antwoord; Afgerond
Pågår; Delar beställda; Klar att hämta; Mottagen; Väntar på svar; Avslutad
I gang; Dele bestilt; Klar til afhentning; Modtaget; Venter på svar; Afsluttet
Pågår; Deler bestilt; Klar til henting; Mottatt; Venter på svar; Avsluttet
W toku; Części zamówione; Gotowe do odbioru; Przyjęte; Czeka na odpowiedź; Zakończone
İşlemde; Parça sipariş edildi; Teslime hazır; Kabul edildi; Yanıt bekliyor; Tamamlandı
В работе; Детали заказаны; Готово к выдаче; Принято; Ждёт ответа; Завершено
진행 중; 부품 주문됨; 수령 가능; 접수됨; 답변 대기; 완료`,
    details: 'people',
    group: 'papers',
  },
  {
    form: /^(?:feed|fil|muro|bacheca|tijdlijn|flöde|opslag|akış|лента|피드|פיד|动态|信息流|フィード|タイムライン)$|beitragsfeed|pinnwand|fil d['’]actu|linha do tempo|منشورات|tablica/i,
    icon: 'image',
    picture: 'mountain',
    titles: `Nebel am Morgen; Neuer Weg zum See; Erste Blüten; Markt am Samstag; Regen auf dem Dach; Abends am Hafen
Brume du matin; Nouveau sentier; Premières fleurs; Marché du samedi; Pluie sur le toit; Le port, le soir
Niebla por la mañana; Camino nuevo al lago; Primeras flores; Mercado del sábado; Lluvia en el tejado; Tarde en el puerto
Neblina da manhã; Trilha nova até o lago; Primeiras flores; Feira de sábado; Chuva no telhado; Tarde no porto
Nebbia del mattino; Nuovo sentiero; Primi fiori; Mercato del sabato; Pioggia sul tetto; Sera al porto
ضباب الصباح; طريق جديد إلى البحيرة; أول الأزهار; سوق السبت; مطر على السطح; مساء في الميناء
晨雾; 通往湖边的新路; 初开的花; 周六集市; 屋顶雨声; 港口的傍晚
朝もや; 湖への新しい道; 咲きはじめ; 土曜の市; 屋根の雨; 夕方の港
ערפל בבוקר; שביל חדש לאגם; פריחה ראשונה; שוק בשבת; גשם על הגג; ערב בנמל
Mist in de ochtend; Nieuw pad naar het meer; Eerste bloesem; Zaterdagmarkt; Regen op het dak; Avond aan de haven
Dimma på morgonen; Ny stig till sjön; Första blommorna; Lördagsmarknad; Regn på taket; Kväll i hamnen
Tåge om morgenen; Ny sti til søen; De første blomster; Lørdagsmarked; Regn på taget; Aften ved havnen
Tåke om morgenen; Ny sti til vannet; De første blomstene; Lørdagsmarked; Regn på taket; Kveld ved havna
Poranna mgła; Nowa ścieżka; Pierwsze kwiaty; Sobotni targ; Deszcz na dachu; Wieczór w porcie
Sabah sisi; Göle yeni yol; İlk çiçekler; Cumartesi pazarı; Çatıda yağmur; Limanda akşam
Утренний туман; Новая тропа к озеру; Первые цветы; Субботний рынок; Дождь по крыше; Вечер в порту
아침 안개; 호수로 가는 새 길; 첫 꽃; 토요 장터; 지붕 위 빗소리; 항구의 저녁`,
    details: 'people',
    group: 'named',
  },
  {
    form: /atemüb|atmung|^respirations?$|^respiraci|^respiraç|^respirazion|التنفس|呼吸|נשימ|ademhal|andning|åndedr|pusteøv|oddech|nefes|дыхан|호흡/i,
    icon: 'leaf',
    titles: `4-7-8 zum Einschlafen; Kastenatmung; Körperreise; Drei tiefe Züge; Gehen und atmen; Vor dem Gespräch
4-7-8 pour dormir; Respiration carrée; Voyage du corps; Trois grands souffles; Marcher et respirer; Avant un entretien
4-7-8 para dormir; Respiración cuadrada; Recorrido del cuerpo; Tres respiros hondos; Caminar y respirar; Antes de hablar
4-7-8 para dormir; Respiração quadrada; Viagem pelo corpo; Três respiros fundos; Andar e respirar; Antes de falar
4-7-8 per dormire; Respirazione quadrata; Viaggio nel corpo; Tre respiri profondi; Camminare e respirare; Prima di parlare
4-7-8 للنوم; تنفس المربع; رحلة الجسد; ثلاثة أنفاس عميقة; المشي والتنفس; قبل الحديث
4-7-8 助眠; 箱式呼吸; 身体扫描; 三次深呼吸; 行走呼吸; 谈话之前
4-7-8 眠る前に; ボックス呼吸; ボディスキャン; 深呼吸を三回; 歩いて呼吸; 話す前に
4-7-8 לשינה; נשימת קופסה; סריקת גוף; שלוש נשימות; הליכה ונשימה; לפני שיחה
4-7-8 om te slapen; Vierkant ademen; Lichaamsreis; Drie diepe teugen; Lopen en ademen; Voor een gesprek
4-7-8 för sömn; Fyrkantsandning; Kroppsresa; Tre djupa andetag; Gå och andas; Före ett samtal
4-7-8 til søvn; Firkantet åndedrag; Kropsrejse; Tre dybe åndedrag; Gå og ånd; Før en samtale
4-7-8 for søvn; Firkantpust; Kroppsreise; Tre dype pust; Gå og pust; Før en samtale
4-7-8 na sen; Oddech kwadratowy; Podróż po ciele; Trzy głębokie oddechy; Spacer i oddech; Przed rozmową
Uyku için 4-7-8; Kare nefes; Beden yolculuğu; Üç derin nefes; Yürü ve nefes al; Konuşmadan önce
4-7-8 для сна; Дыхание по квадрату; Путешествие по телу; Три глубоких вдоха; Ходьба и дыхание; Перед разговором
수면을 위한 4-7-8; 박스 호흡; 바디 스캔; 깊은 호흡 세 번; 걸으며 호흡; 대화 전에`,
    details: 'lines',
    values: '4 min; 5 min; 12 min; 1 min; 15 min; 3 min',
    group: 'named',
  },
  {
    form: /klänge|geräusch|^sons?$|sonidos?|^suoni|أصوات|声音|白噪音|サウンド|環境音|צלילים|geluiden|^ljud|^lyde?r?$|dźwięk|^sesler|звук|소리/i,
    icon: 'music',
    titles: `Regen auf dem Dach; Wald am Morgen; Brandung; Kaminfeuer; Nachtzug; Weißes Rauschen
Pluie sur le toit; Forêt au matin; Vagues; Feu de bois; Train de nuit; Bruit blanc
Lluvia en el tejado; Bosque al alba; Olas; Chimenea; Tren nocturno; Ruido blanco
Chuva no telhado; Floresta ao amanhecer; Ondas; Lareira; Trem noturno; Ruído branco
Pioggia sul tetto; Bosco al mattino; Onde; Camino; Treno notturno; Rumore bianco
مطر على السطح; غابة الصباح; أمواج; نار المدفأة; قطار الليل; ضجيج أبيض
屋顶雨声; 清晨森林; 海浪; 壁炉; 夜行列车; 白噪音
屋根の雨; 朝の森; 波の音; 暖炉; 夜行列車; ホワイトノイズ
גשם על הגג; יער בבוקר; גלים; אח; רכבת לילה; רעש לבן
Regen op het dak; Bos in de ochtend; Golven; Haardvuur; Nachttrein; Witte ruis
Regn på taket; Skog på morgonen; Vågor; Brasa; Nattåg; Vitt brus
Regn på taget; Skov om morgenen; Bølger; Kaminild; Nattog; Hvid støj
Regn på taket; Skog om morgenen; Bølger; Peisbål; Nattog; Hvit støy
Deszcz na dachu; Las o poranku; Fale; Kominek; Nocny pociąg; Biały szum
Çatıda yağmur; Sabah ormanı; Dalgalar; Şömine; Gece treni; Beyaz gürültü
Дождь по крыше; Утренний лес; Волны; Камин; Ночной поезд; Белый шум
지붕 위 빗소리; 아침 숲; 파도; 벽난로; 밤기차; 백색 소음`,
    details: 'lines',
    values: '30 min; 45 min; 60 min; 40 min; 50 min; 90 min',
    group: 'named',
  },
]
