import { namesGoods } from './foreign-goods.ts'
import { namesDoing } from './foreign-doing-nouns.ts'
import { namesPeople } from './foreign-people.ts'
import { samplesNorthEast } from './foreign-samples-north-east.ts'
import { list, type Samples } from './foreign-samples-form.ts'
import type { Language } from './languages.ts'

/** What a list of a noun of another language holds; `things` is whatever no word tells. */
const groups = [
  'people',
  'times',
  'dishes',
  'goods',
  'courses',
  'groceries',
  'tasks',
  'papers',
  'reviews',
  'animals',
  'books',
  'named',
  'places',
  'measures',
  'money',
  'things',
] as const
export type ForeignGroup = (typeof groups)[number]

/** Beginnings or parts of words, for each group in any of the languages. */
const forms: readonly [ForeignGroup, RegExp][] = [
  [
    'named',
    /völker|bienenst|filari\b|rangs de vigne|hileras|الأشجار|أشجار|نخيل|果树|colmen|ruche|arnie|colmei|parzelle|parcelle|parcela|particell|baumbestand|arbres|árboles|árvores|alberi|reben|vignoble|خلايا|巣箱|כוורת|כוורות/i,
  ],
  [
    'people',
    /(?:kunden|mitglieder|patienten|schüler|gäste)(?:daten|kartei|stamm|akten)|(?:datos|fichas?|dados|fichas|dati|schede|données|fiches?|fichier) (?:de |dei |des |d[oe]s )?(?:los )?(?:client|pacient|patient|pazient|alun|alumn|élève|alliev|soci)|(?:客户|会员|患者|学员)(?:资料|档案|信息)|(?:顧客|会員|患者|お客様)(?:情報|台帳|カルテ)|^(?:ولي|أولياء) (?:ال)?أم(?:ر|ور)$|^طالب(?:ة|ات)?$|^(?:ال)?(?:أسر|عائلات)(?:\s|$)|^أسماء (?:ال)?(?:زبائن|عملاء|طلاب|أعضاء|لاعبين|موظفين|مرضى|متطوعين)|\bpais\b|^(?:و|ل)?(?:ال)?(?:أهل|أهالي)$|أولياء|^(?:ال)?(?:عميل|زبون|زبائن)$|\bpadres\b|\bparents\b|genitori|\bmaestr[oiae]\b|\bmaestros?\b|compagn[oi]\b|compañer|companheir|partenaires?\b|spielpartner|mitspieler|famill[ei]|familien\b|famílias|familias|profissiona|profesional|professionnel|professionist|estilist|stylist|esteticist|reparateur|réparateur|reparador|riparator|betreuer|handwerker|eltern\b|\bkinder\b|enfants?\b|niños|crianças|bambini|animateur|encadrant|guías?\b|guide\b|adhérent|bewohner|anwohner|habitant|resident|barber|peluquer|cabeleireir|coiffeur|friseur|parrucchier|produzent|productor|produttor|produtor|médico|doctor|arzt|ärzt|médecin|enfermer|infirmi|voluntar|berater|techni[ck]er|técnic|tecnic[io]|chauffeur|conducteur|contact|staff|スタッフ|الطبيب|أطباء|موظف|سائق|员工|医生|司机|理发师|講師|先生|先生方|fahrer|monteur|conductor|motorist|autist[aei]|vendedor|verkäufer|vendeur|cuisinier|cociner|cuoch|mitglied|spieler|trainer|freund|kund|schüler|gäst|gast$|patient|nachbar|helfer|lehrer|mitarbeiter|fahrer|membre|joueur|entraîneur|client|élève|ami[es]?\b|voisin|bénévole|professeur|invité|miembro|socio|jugador|entrenador|alumn|cliente|vecin|voluntari|profesor|invitad|membro|jogador|treinador|aluno|vizinh|voluntári|professor|soci\b|giocator|allenator|alliev|vicini|volontari|insegnant|famigli|ruiters|eigenaren|保護者|住民|父母|زبائن|المرضى|مدرب|موظف|معلم|حجاج|سكان|أعضاء|لاعب|مريض|مرضى|طلاب|جيران|عملاء|متطوع|会员|成员|学生|患者|邻居|客户|志愿|教练|メンバー|会員|生徒|患者|隣人|選手|お客|חבר|שחקנ|מאמנ|לקוח|תלמיד|אורח|מתנדב|שכנ|מורה|נהג|ילד|אנשי|binôme|producteur|volontar|バイヤー|لاعب|طلاب|أولياء|\bleden\b|klanten|\bgasten\b|leerlingen|leraren|medewerker|monteurs|vrijwillig|ouders|spelers|vrienden|buren\b|trainers|patiënten|medlem|kunder|gäster|elever|lärare|personal|anställd|föräldrar|frivillig|spelare|vänner|grannar|ledare|tränare|patienter|gæster|lærere|medarbejdere|forældre|spillere|venner|naboer|ledere|trænere|\bbørn\b|\bbarn\b|gjester|ansatte|foreldre|członk|klienci|klientów|goście|uczniowie|kursanci|nauczyciel|pracownic|rodzice|wolontariusz|zawodnic|sąsiedz|trenerzy|pacjenci|instruktor|üyeler|müşteri|konuklar|öğrenciler|öğretmen|çalışanlar|veliler|gönüllü|oyuncular|komşular|antrenör|hastalar|doktor|участник|клиент|гости|ученик|учител|сотрудник|мастера|родител|волонт[её]р|игрок|сосед|тренер|пациент|врач|회원|고객|손님|학생|선생|직원|디자이너|학부모|봉사자|선수|이웃|코치|환자|의사|강사|team\b|staff/i,
  ],
  [
    'animals',
    /katze|(?<![a-zäöü])hunde?(?![a-z])|(?:therapie|such|wach|schul)hund|hunde(?!rt)|(?<![a-zäéè])tiere?n?(?![a-z])|(?:haus|nutz|wild|zoo|klein|weide|pflege|fund)tier|pferd|chats?\b|chien|animal|animaux|animais|cheval|gato|perro|mascota|caballo|cão|cachorro|gatto|cane\b|cavall|猫|犬|ペット|宠物|حيوان|قطط|كلاب|כלב|חתול|סוס|חיות|huisdier|honden|katten|hundar|katter|husdjur|hunde\b|katte|kæledyr|dyr\b|kjæledyr|zwierzęt|\bpsy\b|koty\b|hayvan|köpek|kedi|животн|собак|кошк|питом|반려|강아지|고양이/i,
  ],
  [
    'dishes',
    /طعام|献立|給食|餐单|早餐|朝食|frühstück|mahlzeit|petit-déjeuner|\brepas\b|desayuno|\bcomidas?\b(?! de)|refeiç|café da manhã|colazion|\bpast[oi]\b|وجبات|فطور|speiseplan|essensplan|rezept|gericht|menü|speise|recette|plat\b|\bplats\b(?! för)|receta|plato|receita|prato|ricett|piatt|menu|menú|menù|cardápio|وصفات|أطباق|菜(?![園园地])|食谱|レシピ|料理|食事|メニュー|מתכונ|ארוח|תפריט|מנות|recept|gerecht|\bmenu\b|meny\b|maträtt|opskrift|\bretter\b|menukort|oppskrift|przepis|dania|tarif(?:ler|i)?\b|yemek|menü|рецепт|блюда|меню|레시피|요리|메뉴|식단|питани|maaltijd|måltid|posiłk|öğün/i,
  ],
  [
    'groceries',
    /einkauf|zutat|lebensmittel|courses|ingrédient|compras|ingrediente|spesa|lista de la|تسوق|مكونات|购物|食材|買い物|材料|קניות|מצרכ|boodschap|ingrediënt|inköp|ingrediens|indkøb|handleliste|zakup|składnik|alışveriş|malzemeler|покупк|ингредиент|продукты$|장보기|재료/i,
  ],
  [
    'courses',
    /kurs|training|übung|unterricht|cours\b|entraînement|séance|exercice|clase|curso|ejercicio|entrenamiento|aula|treino|exercício|corsi|lezion|allenament|eserciz|دروس|تمارين|حصص|课程|训练|练习|レッスン|練習|授業|קורס|אימונ|שיעור|תרגיל|\blessen\b|\bles\b|cursus|training|oefening|lektion|kurser|\bpass\b|träning|undervisning|\bhold\b|træning|kurs\b|time(?:r)?plan|trening|zajęcia|lekcj|jazdy|dersler|kurslar|antrenman|занят|урок|тренировк|курсы|수업|강좌|레슨|연습|훈련|turma|gruppen|groupes|班级|クラス/i,
  ],
  [
    'tasks',
    /aufgabe|tätigkeit|dienst|tâche|corvée|tarea|tarefa|compit|attività|cose da|مهام|任务|值班|タスク|当番|やること|משימ|מטל|תורנ|arbeitsdienst|turni|bénévolat|volontariat|当番|\btaken\b|klussen|karwei|uppgift|sysslor|opgave|gøremål|oppgave|gjøremål|zadani|obowiązk|görev|ödev|задач|дела\b|обязанност|할 일|당번|과제/i,
  ],
  [
    'times',
    /wochenplan|dienstplan|\bbesuche?\b|besichtigung|\bvisit[ae]s?\b|\bvisite\b|planning|termin|zeit|stunden|buchung|reservier|heure|horaire|rendez|réservation|hora|turno|citas?\b|reserva|orari|appuntament|prenotazion|موعد|مواعيد|حجز|时间|预约|预订|借书|予定|予約|時間|通院|תור|פגיש|הזמנ|שעות|אירוע|afspra|planning|rooster|\btijden\b|reservering|boeking|werkdagen|bokning|tidsbok|\btider\b|möten|booking|aftaler|møder|avtaler|møter|wizyt|rezerwacj|termin|spotkani|randevu|rezervasyon|toplantı|запис[ьи]|бронирован|встреч|예약|방문|내역|모임|läger|lejr|leir|einsätze|schichten|(?:^|\s)смен|vardiya|zmiany\b|dyżur|\bskift|교대|班次|シフト|مناوبات|turnos|équipes de garde|stanowisk/i,
  ],
  [
    'papers',
    /rechnung|bestell|auftrag|vertrag|lieferung|facture|commande|livraison|contrat|devis|factura|pedido|entrega|contrato|fatura|encomenda|fattur|ordin|consegn|contratt|فواتير|طلبات|عقود|发票|订单|配送|请求|請求|注文|配達|חשבונ|הזמנות|חוז|משלוח|מסמכ|בקש|bericht|relatóri|informe|rapport|document|antrag|gesuch|segnalaz|vaccin|vacuna|vacina|impf|insemin|behandlung|traitement|tratamient|tratament|historial|untersuch|お知らせ|アンケート|تقارير|angebote?\b|offerte|facturen|bestelling|contract|levering|offert|faktur|beställning|avtal\b|tilbud|ordre|bestilling|kontrakt|wycen|oferty|zamówieni|umow|teklif|fatura|sipariş|sözleşme|смет|счет|счёт|заказ|договор|накладн|견적|청구|주문|계약|영수증|報価|报价|見積|عروض الأسعار|عرض سعر|rapport|raport|отч[её]т|보고/i,
  ],
  [
    'reviews',
    /livre d.or|gästebuch|libro de visitas|livro de visitas|libro degli ospiti|ゲストブック|留言簿|bewertung|rezension|\bavis\b|commentaire|reseña|opinion|valoracion|avaliaç|recension|تقييم|评价|评论|レビュー|口コミ|ביקור|דירוג|forum\b|beoordeling|recensie|omdöm|recension|anmeldels|opinie|recenzj|yorumlar|değerlendirme|отзыв|후기|리뷰/i,
  ],
  [
    'money',
    /مبيعات|销售|売上|umsätze|ganho|gananc|guadagn|verdienst|combust|kraftstoff|carburant|carburant|会費|kosten|(?<!schlüssel|geräte|waren|essens|leih)ausgabe|einnahme|haushaltsbuch|finanz|umsatz|verkäufe|beitrag|dépense|recettes? et|revenu|coût|budget|vente|gasto|ingreso|finanza|venta|presupuest|despesa|receitas e|renda|finanç|vendas|orçament|spes[ae]$|entrate|uscite|bilanc|finanz|مصاريف|دخل|ميزانية|支出|收入|预算|账单|収入|家計|売上|הוצא|הכנס|תקציב|תרומ|תשלומ|doa[cç]|don[sa]\b|spende|offerte|تبرع|寄付|寄付金|بدل|cotisation|cuota|quote\b|uitgaven|inkomsten|\bkosten\b|utgifter|inkomst|kostnad|udgifter|indtægt|inntekt|wydatk|dochod|koszt|harcama|gelir|gider|расход|доход|затрат|지출|수입|매출|비용|가계부|payments|betalinger|betalningar|płatnoś|ödemeler|платеж|오금/i,
  ],
  [
    'books',
    /(?<!haushalts|fahrten|tage|gäste|log|kassen|dienst)buch|bücher|livre|教材|教科書|课本|manuels scolaires|lecture|libro|lectura|livro|leitura|lettur|كتب|书|本棚|図書|読書|本$|ספר|boeken|böcker|bøger|bøker|książ|kitap|книг|도서|책/i,
  ],
  [
    'measures',
    /gewicht|ernte|ertrag|temperatur|(?<!zu)stand$|poids|récolte|température|peso|cosecha|temperatura|colheita|raccolto|temperatur|وزن|حرارة|体重|温度|收成|収穫|משקל|טמפרט|מדיד|profondeur|durée|tiefe|dauer|profundidad|duraci|duraçã|profondità|durata|produção|produccion|producción|milch|milk|leite\b|サイズ|größe|taille|tamañ|tamanh|dimension|luftfeucht|gewicht|temperatuur|oogst|bloeddruk|vikt\b|skörd|blodtryck|vægt\b|høst|vekt\b|waga\b|temperatur|plon|kilo\b|sıcaklık|hasat|tansiyon|вес\b|температур|урожай|давлен|체중|온도|수확|혈압|blutdruck|tension artérielle|presión|pressão|pressione|ضغط|血压|血圧/i,
  ],
  [
    'goods',
    /produkt|ware|artikel|ausrüstung|gerät|werkzeug|produit|matériel|article|outil|producto|artículo|herramienta|equipo$|produto|artigo|ferramenta|prodott|articol|attrezz|منتج|أدوات|معدات|商品|产品|工具|用品|商品|道具|用品|מוצר|ציוד|כל[יי]|panier|leihger|корз|producten|artikelen|materiaal|produkter|varor|varer|artiklar|produkt|towar|sprzęt|ürün|malzeme|товар|издели|оборудован|상품|제품|물품|용품|angebotene/i,
  ],
  [
    'places',
    /自提|取货|提货|adresses?\b|direcciones|endereços|indirizzi|adressen|عناوين|地址|住所|\bposti\b|\bsitios\b|\blugares\b|\bendroits\b|treffpunkt|punto d.incontro|point de rencontre|punto de encuentro|ponto de encontro|spielplätz|einkehr|camere|chambre|zimmer|habitacion|quart[oi]s|points? de|puntos? d|punti d|pontos? d|abholstelle|ausgabestelle|ort$|(?<![a-zäöüß])orte|(?:stand|fund|spiel|lager|veranstaltungs|aussichts|lieblings|dreh|abhol|übergabe|wohn)orte|strecke|route|garten|beet|platz|raum|räume|lieu|parcours|jardin|salle|lugar|ruta|jardín|sala|local|rota|jardim|luogh|percors|giardin|stanz|أماكن|مسار|حديقة|غرف|地点|路线|花园|房间|場所|ルート|庭|部屋|コース|מקומ|מסלול|גינ|חדר|locaties|plaatsen|\broutes\b|\bzalen\b|platser|rutter|lokaler|steder|ruter|miejsca|trasy|sale\b|mekan|yerler|rotalar|salonlar|\bместа\b|маршрут|залы|장소|코스|코트|경로|방\b/i,
  ],
]

/** Whether only the ending of a noun tells what it is: such a list is hardly what an app is about. */
export const isToldByEnding = (noun: string): boolean =>
  (namesPeople(noun) || namesDoing(noun)) && !forms.some(([, form]) => form.test(noun))

const longestEnding = 5
/** Of a compound the end says what it is: "Zimmerpflanzen" are no rooms. */
const endsIn = (noun: string, form: RegExp): boolean => {
  const [found] = form.exec(noun) ?? []
  return found !== undefined && noun.length - (noun.indexOf(found) + found.length) <= longestEnding
}
const headFirst = (noun: string, form: RegExp): boolean => /^\p{L}{10,}$/u.test(noun) && !endsIn(noun, form)

export function foreignGroup(noun: string): ForeignGroup {
  const group = (text: string) => {
    const found = forms.find(([, form]) => form.test(text))
    if (!found || !headFirst(text, found[1])) return found?.[0]
    return forms.find(([, form]) => endsIn(text, form))?.[0] ?? (namesGoods(text) ? 'goods' : undefined)
  }
  // "Ricette di famiglia" are recipes, not a family.
  return (
    group(noun.replace(/\s(?:de|du|des|del|di|della|dei|delle|do|dos|das)\s.*$/iu, '')) ??
    (namesPeople(noun) ? 'people' : namesDoing(noun) ? 'times' : undefined) ??
    group(noun) ??
    'things'
  )
}

const german: Samples = {
  dates: list('19. Nov.; 18. Nov.; 17. Nov.; 16. Nov.; 15. Nov.; 13. Nov.'),
  times: list('Do, 18:30; Fr, 17:00; Sa, 10:00; Di, 18:30; Do, 19:15; Sa, 14:00'),
  dishes: list(
    'Kartoffelsuppe mit Lauch; Linsensalat; Zitronenpasta; Ofengemüse; Apfelkuchen; Kräuteromelett',
  ),
  goods: list('Leinentasche; Stirnlampe; Thermoskanne; Klappstuhl; Wolldecke; Akkuschrauber'),
  courses: list('Yoga am Morgen; Rücken und Rumpf; Pilates; Zirkeltraining; Lauftreff; Dehnen am Abend'),
  groceries: list('Milch; Eier; Brot; Kartoffeln; Tomaten; Haferflocken'),
  tasks: list('Schlüssel holen; Kaffee kochen; Plakate aufhängen; Rasen mähen; Kasse prüfen; Aufräumen'),
  reviews: list(
    'Alles wie beschrieben; Sehr freundlich; Gern wieder; Pünktlich und sauber; Etwas schwer zu finden; Besser als gedacht',
  ),
  books: list('Salzwege; Ein Haus im Juni; Die lange Wiese; Papiervögel; Nachtfähre; Der Gezeitenkalender'),
  places: list('Lindenplatz; Alte Mühle; Hafentor; Nordwiese; Obstgarten; Am Waldrand'),
  things: list('Lindenhof; Nordwiese; Alte Mühle; Hafentor; Sonnenhang; Waldrand'),
  lines: list('Heute, 8:40; Gestern; Seit Montag; Neu diese Woche; Von Lea; Zwei Notizen'),
  note: 'Bitte vorher kurz anrufen.',
  about:
    'Zuletzt am Sonntag geprüft, alles in Ordnung. Lea kümmert sich darum und schreibt auf, was auffällt.',
  weekdays: list('M; D; M; D; F; S; S'),
  number: 'Nr.',
}
const french: Samples = {
  dates: list('19 nov.; 18 nov.; 17 nov.; 16 nov.; 15 nov.; 13 nov.'),
  times: list('jeu. 18:30; ven. 17:00; sam. 10:00; mar. 18:30; jeu. 19:15; sam. 14:00'),
  dishes: list(
    'Soupe de poireaux; Salade de lentilles; Pâtes au citron; Légumes rôtis; Tarte aux pommes; Omelette aux herbes',
  ),
  goods: list('Tente deux places; Lampe frontale; Réchaud à gaz; Chaise pliante; Sac de couchage; Glacière'),
  courses: list('Yoga du matin; Dos et gainage; Pilates; Circuit; Course en groupe; Étirements'),
  groceries: list('Lait; Œufs; Pain; Pommes de terre; Tomates; Beurre'),
  tasks: list('Prendre les clés; Préparer le café; Coller les affiches; Tondre; Vérifier la caisse; Ranger'),
  reviews: list('Comme décrit; Très aimable; À refaire; Ponctuel et propre; Un peu loin; Mieux que prévu'),
  books: list(
    'Les routes de sel; Une maison en juin; Le long pré; Oiseaux de papier; Le ferry de nuit; L’almanach',
  ),
  places: list('Place du Tilleul; Vieux moulin; Port nord; Le grand pré; Le verger; Lisière'),
  things: list('Tilleul; Grand pré; Vieux moulin; Port nord; Coteau; Lisière'),
  lines: list('Aujourd’hui, 8:40; Hier; Depuis lundi; Nouveau; Par Léa; Deux notes'),
  note: 'Merci d’appeler avant.',
  about: 'Vérifié dimanche, tout va bien. Léa s’en occupe et note ce qui change.',
  weekdays: list('L; M; M; J; V; S; D'),
  number: 'N°',
}
const spanish: Samples = {
  dates: list('19 nov; 18 nov; 17 nov; 16 nov; 15 nov; 13 nov'),
  times: list('jue, 18:30; vie, 17:00; sáb, 10:00; mar, 18:30; jue, 19:15; sáb, 14:00'),
  dishes: list(
    'Sopa de puerros; Ensalada de lentejas; Pasta al limón; Verduras al horno; Tarta de manzana; Tortilla de hierbas',
  ),
  goods: list('Bolsa de lino; Linterna frontal; Termo; Silla plegable; Manta de lana; Taladro'),
  courses: list('Yoga de mañana; Espalda y core; Pilates; Circuito; Spinning; Estiramientos'),
  groceries: list('Leche; Huevos; Pan; Patatas; Tomates; Avena'),
  tasks: list('Recoger las llaves; Hacer café; Pegar carteles; Cortar el césped; Revisar la caja; Ordenar'),
  reviews: list(
    'Tal como se ve; Muy amables; Volveré; Puntual y limpio; Algo difícil de encontrar; Mejor de lo esperado',
  ),
  books: list(
    'Caminos de sal; Una casa en junio; El prado largo; Pájaros de papel; El ferry nocturno; El almanaque',
  ),
  places: list('Plaza del Tilo; Molino viejo; Puerto norte; Prado grande; El huerto; La ladera'),
  things: list('El tilo; Prado grande; Molino viejo; Puerto norte; La ladera; El huerto'),
  lines: list('Hoy, 8:40; Ayer; Desde el lunes; Nuevo esta semana; De Lucía; Dos notas'),
  note: 'Por favor, llamar antes.',
  about: 'Revisado el domingo, todo en orden. Lucía se ocupa y anota lo que cambia.',
  weekdays: list('L; M; X; J; V; S; D'),
  number: 'N.º',
}
const portuguese: Samples = {
  dates: list('19 nov; 18 nov; 17 nov; 16 nov; 15 nov; 13 nov'),
  times: list('qui, 18:30; sex, 17:00; sáb, 10:00; ter, 18:30; qui, 19:15; sáb, 14:00'),
  dishes: list(
    'Sopa de alho-poró; Salada de lentilha; Massa ao limão; Legumes assados; Torta de maçã; Omelete de ervas',
  ),
  goods: list('Pão de centeio; Broa de milho; Croissant; Bolo de laranja; Pão integral; Biscoito de aveia'),
  courses: list('Ioga da manhã; Costas e core; Pilates; Circuito; Spinning; Alongamento'),
  groceries: list('Leite; Ovos; Pão; Batatas; Tomates; Aveia'),
  tasks: list('Buscar as chaves; Fazer café; Colar cartazes; Cortar a grama; Conferir o caixa; Arrumar'),
  reviews: list(
    'Como descrito; Muito simpáticos; Volto sempre; Pontual e limpo; Difícil de achar; Melhor que o esperado',
  ),
  books: list(
    'Caminhos de sal; Uma casa em junho; O prado longo; Pássaros de papel; A balsa da noite; O almanaque',
  ),
  places: list('Praça da Tília; Moinho velho; Porto norte; Prado grande; O pomar; A encosta'),
  things: list('A tília; Prado grande; Moinho velho; Porto norte; A encosta; O pomar'),
  lines: list('Hoje, 8:40; Ontem; Desde segunda; Novo esta semana; De Luísa; Duas notas'),
  note: 'Ligar antes, por favor.',
  about: 'Conferido no domingo, tudo em ordem. A Luísa cuida e anota o que muda.',
  weekdays: list('S; T; Q; Q; S; S; D'),
  number: 'N.º',
}
const italian: Samples = {
  dates: list('19 nov; 18 nov; 17 nov; 16 nov; 15 nov; 13 nov'),
  times: list('gio, 18:30; ven, 17:00; sab, 10:00; mar, 18:30; gio, 19:15; sab, 14:00'),
  dishes: list(
    'Zuppa di porri; Insalata di lenticchie; Pasta al limone; Verdure al forno; Torta di mele; Frittata alle erbe',
  ),
  goods: list('Borsa di lino; Lampada frontale; Thermos; Sedia pieghevole; Coperta di lana; Trapano'),
  courses: list('Yoga del mattino; Schiena e core; Pilates; Circuito; Corsa in gruppo; Allungamento'),
  groceries: list('Latte; Uova; Pane; Patate; Pomodori; Basilico'),
  tasks: list(
    'Ritirare le chiavi; Fare il caffè; Appendere i manifesti; Tagliare l’erba; Controllare la cassa; Riordinare',
  ),
  reviews: list(
    'Come descritto; Molto gentili; Ci torno; Puntuale e pulito; Un po’ nascosto; Meglio del previsto',
  ),
  books: list(
    'Strade di sale; Una casa a giugno; Il lungo prato; Uccelli di carta; Il traghetto di notte; L’almanacco',
  ),
  places: list('Piazza del Tiglio; Mulino vecchio; Porto nord; Prato grande; Il frutteto; Il pendio'),
  things: list('Il tiglio; Prato grande; Mulino vecchio; Porto nord; Il pendio; Il frutteto'),
  lines: list('Oggi, 8:40; Ieri; Da lunedì; Nuovo; Di Lea; Due note'),
  note: 'Per favore chiamare prima.',
  about: 'Controllato domenica, tutto a posto. Se ne occupa Lea e segna cosa cambia.',
  weekdays: list('L; M; M; G; V; S; D'),
  number: 'N.',
}
const arabic: Samples = {
  dates: list('19 نوفمبر; 18 نوفمبر; 17 نوفمبر; 16 نوفمبر; 15 نوفمبر; 13 نوفمبر'),
  times: list('الخميس 18:30; الجمعة 17:00; السبت 10:00; الثلاثاء 18:30; الخميس 19:15; السبت 14:00'),
  dishes: list('شوربة العدس; سلطة خضراء; أرز بالخضار; دجاج بالليمون; كعكة التفاح; عجة بالأعشاب'),
  goods: list('حقيبة كتان; مصباح يدوي; ترمس; كرسي قابل للطي; بطانية صوف; مثقاب'),
  courses: list('يوغا الصباح; تمارين الظهر; بيلاتس; تدريب دائري; جري جماعي; تمدد المساء'),
  groceries: list('حليب; بيض; خبز; بطاطس; طماطم; شوفان'),
  tasks: list('استلام المفاتيح; تحضير القهوة; تعليق الملصقات; قص العشب; مراجعة الصندوق; الترتيب'),
  reviews: list('كما هو موصوف; تعامل لطيف; سأعود; دقيق ونظيف; يصعب إيجاده; أفضل من المتوقع'),
  books: list('طرق الملح; بيت في يونيو; المرج الطويل; طيور من ورق; عبّارة الليل; تقويم المد'),
  places: list('ساحة الزيزفون; الطاحونة القديمة; بوابة الميناء; المرج الشمالي; البستان; طرف الغابة'),
  things: list('الزيزفون; المرج الشمالي; الطاحونة; الميناء; المنحدر; البستان'),
  lines: list('اليوم 8:40; أمس; منذ الاثنين; جديد هذا الأسبوع; من ليلى; ملاحظتان'),
  note: 'يرجى الاتصال قبل الحضور.',
  about: 'تمت المراجعة يوم الأحد وكل شيء على ما يرام. تتابع ليلى الأمر وتدوّن ما يتغير.',
  weekdays: list('ن; ث; ر; خ; ج; س; ح'),
  number: 'رقم',
}
const chinese: Samples = {
  dates: list('11月19日; 11月18日; 11月17日; 11月16日; 11月15日; 11月13日'),
  times: list('周四 18:30; 周五 17:00; 周六 10:00; 周二 18:30; 周四 19:15; 周六 14:00'),
  dishes: list('番茄鸡蛋面; 凉拌黄瓜; 柠檬蒸鱼; 时蔬炒饭; 红豆汤; 葱油饼'),
  goods: list('亚麻袋; 头灯; 保温壶; 折叠椅; 羊毛毯; 电钻'),
  courses: list('晨间瑜伽; 背部训练; 普拉提; 循环训练; 结伴慢跑; 晚间拉伸'),
  groceries: list('牛奶; 鸡蛋; 面包; 土豆; 番茄; 燕麦'),
  tasks: list('取钥匙; 煮咖啡; 贴海报; 修剪草坪; 核对账目; 整理'),
  reviews: list('与描述一致; 很友善; 下次还来; 准时又干净; 有点难找; 比想象的好'),
  books: list('盐之路; 六月的房子; 长草地; 纸鸟; 夜渡; 潮汐历'),
  places: list('菩提广场; 旧磨坊; 北港; 大草坪; 果园; 林边'),
  things: list('菩提; 北港; 旧磨坊; 大草坪; 山坡; 果园'),
  lines: list('今天 8:40; 昨天; 从周一起; 本周新增; 来自李雅; 两条备注'),
  note: '请先打电话。',
  about: '周日检查过，一切正常。李雅负责，并记下变化。',
  weekdays: list('一; 二; 三; 四; 五; 六; 日'),
  number: '编号',
}
const japanese: Samples = {
  dates: list('11月19日; 11月18日; 11月17日; 11月16日; 11月15日; 11月13日'),
  times: list('木 18:30; 金 17:00; 土 10:00; 火 18:30; 木 19:15; 土 14:00'),
  dishes: list('野菜たっぷり味噌汁; 鮭のホイル焼き; レモンパスタ; 豆腐サラダ; りんごケーキ; だし巻き卵'),
  goods: list('リネンの袋; ヘッドライト; 水筒; 折りたたみ椅子; ウール毛布; 電動ドリル'),
  courses: list('朝のヨガ; 背中トレーニング; ピラティス; サーキット; みんなでラン; 夜のストレッチ'),
  groceries: list('牛乳; 卵; パン; じゃがいも; トマト; オートミール'),
  tasks: list('鍵を受け取る; コーヒーの準備; ポスター貼り; 草刈り; 会計の確認; 片付け'),
  reviews: list('説明どおり; とても親切; また来ます; 時間どおりで清潔; 少し分かりにくい; 期待以上'),
  books: list('塩の道; 六月の家; 長い草原; 紙の鳥; 夜のフェリー; 潮の暦'),
  places: list('菩提樹広場; 古い水車; 北の港; 大きな原っぱ; 果樹園; 森のそば'),
  things: list('朝の分; いつもの; 新しいもの; 週末用; 予備; お気に入り'),
  lines: list('今日 8:40; 昨日; 月曜から; 今週の新着; 花より; メモ2件'),
  note: '来る前に電話してください。',
  about: '日曜に確認済み、問題なし。変化は花が記録しています。',
  weekdays: list('月; 火; 水; 木; 金; 土; 日'),
  number: 'No.',
}
const hebrew: Samples = {
  dates: list('19 בנוב׳; 18 בנוב׳; 17 בנוב׳; 16 בנוב׳; 15 בנוב׳; 13 בנוב׳'),
  times: list('ה׳ 18:30; ו׳ 17:00; א׳ 10:00; ג׳ 18:30; ה׳ 19:15; ב׳ 14:00'),
  dishes: list('מרק עדשים; סלט ירוק; פסטה בלימון; ירקות בתנור; עוגת תפוחים; חביתת ירק'),
  goods: list('תיק פשתן; פנס ראש; תרמוס; כיסא מתקפל; שמיכת צמר; מקדחה'),
  courses: list('יוגה של בוקר; גב וליבה; פילאטיס; אימון מחזורי; ריצה בקבוצה; מתיחות ערב'),
  groceries: list('חלב; ביצים; לחם; תפוחי אדמה; עגבניות; שיבולת שועל'),
  tasks: list('לאסוף מפתחות; להכין קפה; לתלות שלטים; לכסח דשא; לבדוק קופה; לסדר'),
  reviews: list('כמו שתואר; נחמדים מאוד; נחזור; בזמן ונקי; קצת קשה למצוא; טוב מהצפוי'),
  books: list('דרכי המלח; בית ביוני; האחו הארוך; ציפורי נייר; מעבורת לילה; לוח הגאות'),
  places: list('כיכר התרזה; הטחנה הישנה; שער הנמל; האחו הצפוני; הפרדס; שולי היער'),
  things: list('התרזה; האחו הצפוני; הטחנה; הנמל; המדרון; הפרדס'),
  lines: list('היום 8:40; אתמול; מאז יום שני; חדש השבוע; מאת ליאה; שתי הערות'),
  note: 'נא להתקשר לפני ההגעה.',
  about: 'נבדק ביום ראשון והכול בסדר. ליאה מטפלת בזה ורושמת מה השתנה.',
  weekdays: list('ב׳; ג׳; ד׳; ה׳; ו׳; ש׳; א׳'),
  number: 'מס׳',
}

const samples: Readonly<Partial<Record<Language, Samples>>> = {
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  it: italian,
  ar: arabic,
  zh: chinese,
  ja: japanese,
  he: hebrew,
  ...samplesNorthEast,
}

export const samplesOf = (language: Language): Samples | undefined => samples[language]
