import type { Language } from './languages.ts'

/** Languages whose words stand apart and whose things are read by the little words around them. */
export type SpacedLanguage = Exclude<Language, 'en' | 'de' | 'zh' | 'ja' | 'ko'>

export interface Grammar {
  /** What a thing neither begins nor ends with: wishes, the app itself, articles, owners, prepositions. */
  little: ReadonlySet<string>
  /** What joins two things; what is had along with the first is a thing too. */
  joints: RegExp
  /** Holds a thing together: "liste de courses", "billeder af børn". */
  within: ReadonlySet<string>
  /** Whole words that are doings: what they are done to is the thing. */
  verbs: RegExp
  /** Behind these stands what is done: "que voy viendo", "quanto ganhei", "je tiens". */
  before?: ReadonlySet<string>
  /** What looks like a doing and is none. */
  unlike?: ReadonlySet<string>
  /** The same behind what is done to it: "питомцев" are "питомцы". */
  done?: readonly (readonly [form: RegExp, plain: string])[]
  /** What is done stands last: who does it and what to stand side by side. */
  isVerbLast?: boolean
  /** Prepositions are written on to a word: only the first of a thing has them. */
  isPrefixed?: boolean
  /** A word as a list names it: "наградами" are "награды". */
  plain?: readonly (readonly [form: RegExp, plain: string])[]
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean))
const none: ReadonlySet<string> = new Set()

/** Nouns and describing words that end like doings. */
const likeDoings = setOf(
  'café bebé puré comité chalé mezé canapé tupé jersey\u00e9 déjeuner dîner goûter fer mer hiver boulanger berger horloger enfer foyer loyer danger étranger verger potager ménager manager leader poster avenir souvenir loisir plaisir désir client patient agent argent parent accent talent président adolescent excellent urgent récent absent présent vent lugar hogar taller alquiler mujer bar celular familiar escolar auxiliar mar par militar solar popular regular particular polar altar collar dólar pilar líder cáncer póster carácter poder deber placer amanecer atardecer ayer primer tercer porvenir azúcar imagen orden examen joven origen margen volumen resumen crimen almacén plan pan tren bien cien fin quien jamón lar colher mulher lazer prazer pomar jantar andar titular dever ordem item nuvem jovem homem camere opere genere potere piacere dovere lettere carattere cenere alimentare militare scolare popolare particolare cellulare familiare regolare altare mare divano piano mano grano telefono suono tono dono capitano umano italiano buono vegano artigiano nouveau rayons patrons saisons boissons poissons chansons leçons maisons stations garçons ballons salons cartons citrons champignons occasions nez rez assez chez pares álbum tapas orti ramo reclamo richiamo',
)
const behindFrench = setOf(
  'je j tu il elle on ils elles qui ne n se s me m y ai as a avons avez ont est sont était suis sommes êtes combien',
)
const behindSpanish = setOf(
  'yo nosotros que quien quién quienes quiénes cuánto cuanto se me te nos le les no ya he has ha hemos han voy va vamos van estoy está están',
)
const behindPortuguese = setOf(
  'eu nós que quem quanto se me te nos não já vou vai vamos vão estou está estão',
)
const behindItalian = setOf(
  'io noi è che chi quanto si mi ci vi non già ho hai ha abbiamo hanno sto sta stiamo stanno',
)
const behindArabic = setOf('ما وما مما الذي التي الذين لا لم كم وكم')
const romance = (verbs: string) => new RegExp(`^(?:${verbs})$`, 'iu')

const french: Grammar = {
  before: behindFrench,
  unlike: likeDoings,
  little: setOf(
    "je j nous on il elle ils elles eux y tu vous voudrais voudrions veux voulons souhaite souhaitent souhaitons veut veulent cherche cherchons aimerais besoin ai avons suis sommes crée créer faire faites peut peuvent doit doivent pouvoir permettre permet permettant est sont a ont une un le la les l des du de d mon ma mes notre nos votre vos son sa ses leur leurs pour avec et ou où dans sur par en au aux à qui que qu' dont plus aussi afin quand lorsque chaque tous toutes tout app application appli mobile site logiciel plateforme utilisateurs utilisateur simple petite petit entre chez sans c' n' ne pas nb moi toi lui si gros grosse grands grandes mais juste seulement quoi deux trois quatre cinq fait ce cet cette ces celui celle ceux celles ça cela combien quand comment pourquoi déjà encore toujours peu beaucoup très trop mieux rien mois-ci gens quelque chose tenons tiens s se sous selon autour ainsi avant après pendant lors puis ligne possibilité façon besoin via vers sera seront lequel laquelle me te près loin",
  ),
  joints: /\s(?:et|ou|avec|ainsi que|puis|où|qui|dont|pour que|afin que)\s/giu,
  within: setOf("de d' des du à"),
  verbs: romance(
    '\\p{L}{2,}(?<!i)er|(?:publ|planif|modif|vérif|étud|cop|tr|photograph|appréc|expéd|pr|qualif|identif|notif|confi|pari)ier|\\p{L}{2,}(?<!o)ir|(?:|re|pré)voir|(?:s|re|dé|per)?(?:av|cev)oir|(?:ap|com|entre|re)?prendre|(?:v|att|rép|r|desc|p|perd|ent|déf)(?:end|ond|)re|(?:per|trans|re|sou|pro)?mettre|(?:pour)?suivre|(?:re|é)?lire|(?:in|dé|sous)?(?:s?cr)ire|faire|font|vont|(?:re)?connaître|(?:re)?joindre|traduire|conduire|\\p{L}{2,}(?<!m)ent|\\p{L}{2,}ez|(?:dire|rire|boire|croire|vivre|vendre|perdre|distribue|prévenir|affiche|propose|montre|gère|suit|aide|rappelle|calcule|organise|présente|publie|vend|enseigne|écrit)',
  ),
}
const spanish: Grammar = {
  before: behindSpanish,
  unlike: likeDoings,
  little: setOf(
    'q k kiero pa tb xq yo nosotros quiere quieren busca buscamos quiero queremos quisiera necesito necesitamos me gustaría crea crear haz hacer tengo tenemos soy somos es son hay antes después puede pueden puedan pueda poder deben debe permite permita permitan que una un unos unas uno el la los las lo de del para con y o u e en por al a mi mis nuestro nuestra nuestros nuestras tu su sus se donde cuando cada todos todas todo app aplicación aplicacion móvil plataforma programa sistema usuarios usuario sencilla simple pequeña pequeño le les me te pero solo sólo gente personas ese esa eso esto este esta aquello cuántos ya más mas menos muy también además entre sin según desde hasta sobre dos tres cuatro cinco qué cuánto cuánta cuántos cuántas cuanto cuál cuáles quién quiénes quien cuándo dónde todavía aún como ya no si más muy online línea ellos ellas así durante mientras también',
  ),
  joints: /\s(?:y|e|o|u|con|además de|así como|donde|que)\s/giu,
  within: setOf('de del'),
  verbs: romance(
    '\\p{L}{2,}(?:ar|er|ir|ír)(?:se|los?|las?|les?)?|\\p{L}{3,}(?:é|ó|aste|aron|ieron)|\\p{L}{2,}(?:an|en)(?:se)?|ver|ir|ven|van|dan|leen|tienen?|\\p{L}{2,}(?:amos|emos|imos)|\\p{L}{2,}(?:ando|iendo)|(?:muestra|gestiona|organiza|ayuda|enseña|vende|publica|avisa|calcula|recuerda|comparte|anota|registra|apunta)',
  ),
}
const portuguese: Grammar = {
  before: behindPortuguese,
  unlike: likeDoings,
  little: setOf(
    'eu nós quer querem quero queremos gostaria preciso precisamos crie criar faça fazer tenho temos sou somos é são há antes depois pode podem possam possa poder deve devem permite permita que uma um umas uns o a os as de do da dos das para com e ou em no na nos nas por ao à aos às meu minha meus minhas nosso nossa nossos nossas seu sua seus suas se onde quando cada todos todas todo app aplicativo aplicação plataforma programa sistema usuários usuário simples pequena pequeno também além entre sem segundo desde até sobre mas só apenas dois duas três quatro cinco isso isto esse essa este esta aquilo quanto quanta mais menos quantos quantas pessoas pessoal qual quais quem ainda como já não mais muito online linha durante enquanto pra pro pras pros vc vcs tá eles elas lhe lhes pela pelo pelas pelos',
  ),
  joints: /\s(?:e|ou|com|além de|bem como|onde|que)\s/giu,
  within: setOf('de do da dos das'),
  verbs: romance(
    '\\p{L}{2,}(?:ar|er|ir)(?:-?(?:se|los?|las?))?|\\p{L}{3,}(?:ei|ou|aram|eram|iram)|(?!\\p{L}*agem$|\\p{L}*gem$)\\p{L}{3,}(?:am|em)|ver|ler|vir|vê|lê|veem|vão|dão|tem|têm|leem|põem|\\p{L}{2,}(?:amos|emos|imos)|\\p{L}{2,}(?:ando|endo|indo)|(?:mostra|gerencia|organiza|ajuda|ensina|vende|publica|avisa|calcula|lembra|compartilha|anota|registra)',
  ),
}
const italian: Grammar = {
  before: behindItalian,
  unlike: likeDoings,
  little: setOf(
    "io noi voglio vogliamo vorrei vorremmo ho abbiamo sono siamo serve servono bisogno crea creare fai fare può possono possano possa deve devono permette permetta che un una uno il lo la i gli le l di del della dei delle degli dello dell per con e ed o in nel nella nei nelle negli da dal dalla dai dalle al alla allo ai alle agli su sul sulla sui a mio mia miei mie nostro nostra nostri nostre suo sua suoi sue loro si dove quando ogni tutti tutte tutto app applicazione piattaforma programma sistema utenti utente semplice piccola piccolo prima dopo vuole vogliono desidera cerca è anche inoltre tra fra senza secondo mi ti vi ma solo soltanto due tre quattro cinque va vado andare come questo questa quello quella quelli quelle ciò quanto quanta quanti quante persone gente cui quale quali chi non più molto già ancora sempre ci ne c' n' poi online durante mentre",
  ),
  joints: /\s(?:e|ed|o|con|oltre a|nonché|dove|che|in cui)\s/giu,
  within: setOf("di del della dei delle degli d' da dell'"),
  verbs: romance(
    '(?:poter|dover|voler|saper|aver|esser|far|star|dar|andar|veder)|\\p{L}{2,}(?:are|(?<!i)ere|ire|rre)(?:si)?|\\p{L}{2,}(?:ar|er|ir)(?:si|l[oiae]|gli|ne|sel[oiae]|cel[oiae]|mel[oiae])|\\p{L}{3,}(?:ano|ono)|vanno|danno|fanno|ha|hanno|\\p{L}{2,}iamo|\\p{L}{2,}(?:ando|endo)|(?:mostra|gestisce|organizza|aiuta|insegna|vende|pubblica|avvisa|calcola|ricorda|condivide|segna|registra|scrive)',
  ),
}
const dutch: Grammar = {
  isVerbLast: true,
  little: setOf(
    'ik wij we runnen zoeken zoek zoekt willen jij je u hij zij ze er het de een dit dat deze die wil willen graag zou zouden nodig hebben heb heeft is zijn wordt worden kan kunnen moet moeten mag mogen laat laten app apps applicatie webapp programma software platform site voor van met en of in op aan bij naar uit over tot te om per door tussen onder mijn ons onze hun zijn haar jouw jullie waarin waarmee waarop waar wat wie welke als dan ook nog elke iedere alle allemaal meer veel kleine simpele eenvoudige zich elkaar zelf tijdens zonder volgens gebruikers gebruiker maken maak mee er hoeveel welke achteraf vooraf mensen via daarnaast zodat om',
  ),
  joints: /\s(?:en|of|met|inclusief|evenals|waarin|waarmee|waar|waarop)\s/giu,
  within: setOf('van per over'),
  verbs:
    /^(?:neemt|nemen|meenemen|brengt|brengen|komt|komen|wordt|vraagt|weet|bijhouden|beheren|plaatsen|lenen|aanmelden|inschrijven|reserveren|boeken|bestellen|betalen|bekijken|zien|lezen|schrijven|delen|sturen|versturen|zoeken|vinden|plannen|noteren|opslaan|maken|toevoegen|melden|volgen|leren|oefenen|spelen|verkopen|kopen|ruilen|organiseren|chatten|praten|uploaden|downloaden|vergelijken|invullen|stellen|geven|krijgen|ontvangen|houden|doen|gaan|komen|meten|tellen|registreren|inplannen|afspreken|stemmen|tonen|toont|plaatst|plant|beheert|leest|ziet|boekt|betaalt|volgt|deelt|stuurt|schrijft|meldt|zoekt)$/iu,
}
const nordicLittle =
  'jeg jag vi du han hun de dem den det en et ett min mit mitt mina mine vores vår våra våre vårt deres deras sin sit sitt sine vil vill ville gerne gärna have ha har hade er är var blir bliver kan kunne kunna ska skal skulle skulle må måste maa app apps appen appar applikation applikasjon program system platform plattform side sida til till for för fra från med og och eller i på av af om hos ved vid over över under mellem mellan mellom mod mot uden utan uten hvor där der som at att å når när hvad vad hva hvem vem alle alla hver hvert varje mange många mange flere fler også även också samt så enkel lille liten bruker brugere användare brukere sammen tillsammans hverandre hinanden varandra deres her här man der kunnes oss os mig meg behov bruk behöver trenger har brug skal finns finnes findes lage laga lave skapa også den nye nya egne egna ens når'
const nordicVerbs =
  /^(?:se|ser|läs(?:a|er)|læse[r]?|lese[r]?|skriv(?:e|er|a)|bok(?:a|ar)|book(?:e|er)|bestill(?:e|er)|beställ(?:a|er)|betal(?:e|er|a|ar)|plan(?:era|erar|lægge[r]?|legge[r]?)|anmäl(?:a|er)|tilmelde[r]?|melde[r]?|meld|registrer(?:e|er|a|ar)|følge[r]?|följ(?:a|er)|del(?:e|er|a|ar)|send(?:e|er)|skick(?:a|ar)|søge[r]?|sök(?:a|er)|finde[r]?|finne[r]?|hitt(?:a|ar)|låne?[r]?|lån(?:a|ar)|lær(?:e|er)?|lär(?:a|er)?|øve[r]?|öv(?:a|ar)|spille[r]?|spel(?:a|ar)|sælge[r]?|selge[r]?|sälj(?:a|er)|købe[r]?|kjøpe[r]?|köp(?:a|er)|bytt?(?:e|er|a)|skapa[r]?|lave[r]?|lage[r]?|noter(?:e|er|a|ar)|før(?:e|er)|för(?:a|er)?|holde[r]?|håll(?:a|er)|vise[r]?|vis(?:a|ar)|oprette[r]?|opprette[r]?|stemme[r]?|röst(?:a|ar)|chatt(?:e|er|a|ar)|snakke[r]?|prat(?:e|er|a|ar)|spåra?r?|spore[r]?|hold[e]?r?|hålla|organisere[r]?|organiser(?:a|ar)|administrer(?:e|er|a|ar)|hanter(?:a|ar)|få[r]?|gå[r]?|lägg(?:a|er)|legge[r]?|lægge[r]?|slå[r]?|kjøre[r]?|køre[r]?|kör(?:a|er))$/iu
const nordic = (joints: RegExp, within: string): Grammar => ({
  little: setOf(nordicLittle),
  joints,
  within: setOf(within),
  verbs: nordicVerbs,
})
const polish: Grammar = {
  little: setOf(
    'u umawiania umawianie zarządzania zarządzanie prowadzenia śledzenia rezerwowania zapisywania planowania jesteśmy jestem szukamy prowadzimy ja my ty on ona ono oni chcę chcemy chciałbym chciałabym potrzebuję potrzebujemy proszę zrób stwórz jest są mam mamy ma mają może mogą można móc powinna powinny by aby żeby aplikacja aplikację aplikacji apka apkę program system platforma strona dla do na w we z ze o od po przez przy za nad pod między bez i oraz lub albo a też także również który która które którym której których gdzie kiedy jak co kto mój moja moje moich mojego mojej mojemu mojej nasz nasza nasze naszego naszej naszych swój swoje swoją ich jej jego każdy każda każde wszystkie wszyscy użytkownicy użytkownik prosta prosty mała mały się nie tak już więcej gdy oraz online tym tam ten ta to te',
  ),
  joints: /\s(?:i|oraz|lub|albo|z|ze|a także|gdzie|w której|w którym)\s/giu,
  within: none,
  verbs: /^\p{L}{2,}(?:ać|eć|ić|yć|ować|ąć|ść|źć|uje|ują|ają|iają|zą|ią się)$/iu,
  plain: [
    [/(?<=eni)ami$/u, 'a'],
    [/(?<=[kg])ami$/u, 'i'],
    [/iami$/u, 'ie'],
    [/(?<=\p{L}{3})ami$/u, 'y'],
    [/(?<=\p{L}{3})ymi$/u, 'e'],
    [/(?<=\p{L}{2}ł)em$/u, 'o'],
    [/(?<=\p{L}{2}[sc]k)im$/u, 'ie'],
    [/(?<=\p{L}{3}(?:n|r|t|d|m|p|s|z|w|b|l))em$/u, ''],
    [/(?<=\p{L}{3}[kg])iem$/u, ''],
    [/(?<=\p{L}{2})[ąę]$/u, 'a'],
  ],
}
const russian: Grammar = {
  unlike: setOf(
    'приют маршрут институт уют дебют путь сеть часть печать память кровать тетрадь мать ночь речь печь помощь дочь четверть',
  ),
  done: [
    [/(?<=\p{L}{2}ц)ев$/u, 'ы'],
    [/(?<=\p{L}{2}[кгхжшщч])ов$/u, 'и'],
    [/(?<=\p{L}{2})ов$/u, 'ы'],
  ],
  little: setOf(
    'ведём ведем делаем организуем проводим продаём хочется люди я мы ты вы он она оно они хочу хотим хотелось нужен нужна нужно нужны надо нам мне есть имеется можно может могут должен должна должны чтобы приложение приложения программа программу программы сервис сайт система платформа для в во на с со о об от до по при за над под между без у к ко из и или а но же также тоже который которая которое которые котором которой где когда как что кто мой моя моё мое мои моего моей моих наш наша наше наши нашего нашей наших свой свою свои его её их каждый каждая все всё всех пользователи пользователь простое простой маленькое маленький не уже ещё еще онлайн бы ли это этот сделай сделать создай создать',
  ),
  joints: /\s(?:и|или|с|со|а также|где|в котором|в которой|чтобы)\s/giu,
  within: setOf('на по'),
  verbs:
    /^\p{L}{2,}(?:(?<!ос)ть|ться|чь|йти|вести|нести|[аяеёюу]ют|[аеиоуыяю]ют|[уя]т|[аеиоуюя]ются|ются|утся|атся|ятся|шут|жут|дят|рят|лят)$/iu,
  plain: [
    [/(?<=[кгхжшщч])ами$/u, 'и'],
    [/(?<=\p{L}{2})ями$/u, 'и'],
    [/(?<=\p{L}{3})ами$/u, 'ы'],
    [/(?<=\p{L}{3})ыми$/u, 'ые'],
    [/(?<=\p{L}{3})ими$/u, 'ие'],
    [/(?<=\p{L}{2})ую$/u, 'ая'],
    [/(?<=\p{L}{2}[нтрсдлвкгзпмб])ом$/u, ''],
    [/(?<=\p{L}{2}ск)ой$/u, 'ая'],
    [/(?<=\p{L}{2}[нтрсдлвкгзпмбчшжщ])ой$/u, 'а'],
    [/(?<=\p{L}{2}и)ей$/u, 'я'],
    [/(?<=\p{L}{2}[нтрсдлвкгзпмбчшжщц])у$/u, 'а'],
    [/(?<=\p{L}{2}и)ю$/u, 'я'],
  ],
}
const turkish: Grammar = {
  little: setOf(
    'ben biz sen siz o onlar istiyorum istiyoruz isteriz lazım gerek gerekiyor bir bu şu için ile ve veya ya da de mi uygulama uygulaması uygulamaya uygulamada uygulamam sistem sistemi program programı platform platformu site benim bizim onun onların kendi her tüm bütün hangi nasıl ne nerede zaman gibi kadar göre üzerinden olan olsun olabilir var yok basit küçük kullanıcı kullanıcılar kullanıcıların daha çok en ayrıca hem birbirleriyle birbiriyle içinde arasında sonra önce yönelik olarak',
  ),
  joints: /\s(?:ve|veya|ya da|ile|hem)\s/giu,
  within: none,
  verbs:
    /^\p{L}{2,}(?:mak|mek|abil\p{L}*|ebil\p{L}*|[ıiuü]yor(?:lar|uz|um)?|sın(?:lar)?|sin(?:ler)?|sun(?:lar)?|sün(?:ler)?|[ae]cağı\p{L}*|[ae]ceği\p{L}*|ar(?:lar)|er(?:ler)|dığı\p{L}*|diği\p{L}*|en)$/iu,
  plain: [
    [/(?<=\p{L}{2}lar)ı(?:nı)?$/u, ''],
    [/(?<=\p{L}{2}ler)i(?:ni)?$/u, ''],
    [/(?<=\p{L}{3}[aeıiouöü])y[ıiuü]$/u, ''],
    [/(?<=\p{L}{3}(?:[ıi]|s[ıi]|su|sü))n[ıiuü]$/u, ''],
  ],
}
const arabic: Grammar = {
  before: behindArabic,
  isPrefixed: true,
  little: setOf(
    'نوزع نقدم نبيع نصنع ننظم نعمل ندرس نزرع نربي نؤجر نستقبل نساعد نوفر بيني بيننا زوجتي زوجي واحد واحدة أحد كم باقي نشوف أشوف يشوف نعرف أعرف اعرف عندي عندنا وعندي متى وأين أين كيف مرة أخرى أونلاين اونلاين أستطيع نستطيع أنا نحن أريد اريد نريد أحتاج احتاج نحتاج أود نود هو هي هم تطبيق تطبيقا تطبيقاً تطبيقًا برنامج برنامجا منصة موقع نظام في من إلى الى على عن مع أو او ثم أن ان التي الذي الذين هذا هذه ذلك كل جميع بعض بين حول عند قبل بعد خلال حتى حيث عبر فيه فيها به بها له لها لهم منه منها عليه كما أيضا أيضاً كذلك بسيط بسيطة صغير صغيرة جديد يكون تكون يمكن يتيح تتيح يسمح تسمح يساعد يمكّن يستطيع يحتوي يشمل ليتمكن لكي كي عندما خاص خاصة بنا بي لدي لدينا هناك يوجد للمستخدمين المستخدمين المستخدم المستخدمون إنشاء عمل مجرد ما',
  ),
  joints:
    /\s(?:و|أو|او|مع|ثم)\s|\sو(?=(?:ال|لل|ي|ت|م|أ|إ|ق|ب|ح|ش|ك|ف|ن|خ|ط|س|ر|د|ع|غ|ج|ه)\p{Script=Arabic}{3})(?!(?:الد(?:ي|ة|تي|ته|تها|ه|ها|ين|ان)|احدة?|قته?|اجب(?:ات)?|صول|رق|رشة?|جب(?:ة|ات)|حد(?:ة|ات)|صف(?:ة|ات)|زن|ظائف|ثائق|جهات|رود|لادة)(?:\s|$))/gu,
  within: none,
  verbs:
    /^(?:ل|و|ف)?(?:ي|ت|ن|أ)(?:عرض|تواصل|حجز|دفع|شاهد|شارك|سجل|سجّل|تابع|كتب|رسل|بحث|شتري|طلب|نشر|قرأ|رى|دير|نظم|تعلم|لعب|جمع|ضيف|حدد|ختار|ستعرض|ستخدم|تصفح|حفظ|تلقى|ستقبل|قيم|قيّم|علق|رفع|حمل|صوت|تبادل|ستعير|عير|ؤجر|بيع|قدم|خطط|راجع|حل|حسب|ذكر|ذكّر|نبه|جد|تحدث|ستمع|صور|قارن|لتقي|قوم|عمل|ساعد|حصل|ستطيع|تمكن|مكن|دخل|عرف|جري|نضم|شترك|رسم|سمع|حضر|ستلم|تسلم|طلع|وزع|سلم|نجز|بلغ|خبر)(?:ون|وا|ها|ه|ين|نا)?$|^(?:ل|و|ف)?ي\p{Script=Arabic}{2,}(?:ون|وا|ونه|ونها)$|^(?:و|ف)(?:ي|ت)\p{Script=Arabic}{3,}$|^ل(?:تبادل|مشاركة|معرفة|متابعة|تنظيم|إدارة)$|^(?:رؤية|متابعة|عرض|اختيار|تحديد|تتبع|مراقبة|استعراض|إدارة|إضافة|تصفح|معرفة|مشاهدة|إرسال|تلقي|استقبال)$/u,
  plain: [
    [/^(?:لل)(?=\p{Script=Arabic}{3})/u, 'ال'],
    [
      /^(?!لوح|لعب|لغ|لائح|لقاء|لوازم|لجن|لحوم|لباس|ليل|لحظ|لمس(?:ة|ات)?(?!\p{L})|لاعب)ل(?=\p{Script=Arabic}{3})/u,
      '',
    ],
    [/^ب(?=ال\p{Script=Arabic}{2})/u, ''],
  ],
}
const hebrew: Grammar = {
  isPrefixed: true,
  plain: [[/^ל(?!וח|ימוד|קוח|ילה|חמ|בוש|שון|קט)(?=\p{Script=Hebrew}{2})/u, '']],
  little: setOf(
    'אני אנחנו רוצה רוצים צריך צריכה צריכים הוא היא הם אפליקציה אפליקציית אפליקציות יישום מערכת תוכנה אתר פלטפורמה של את עם על אל מן מ ב ל ה ו או גם כל בין ללא לפי אחרי לפני עד כדי שבה שבו שבהם שמאפשרת שמאפשר אשר איפה מתי איך מה מי יש אין שלי שלנו שלהם שלך כולל יכולים יכול יכולה אפשר פשוטה פשוט קטנה קטן משתמשים משתמש ניהול בניהול לניהול עבור בשביל כמו כן',
  ),
  joints: /\s(?:עם|כולל|או|גם)\s|\sו(?=\p{Script=Hebrew}{3})(?!ו|ועד|ותק)/gu,
  within: none,
  verbs:
    /^(?:ש|ו)?(?:ל|י|ת|מ|נ)?(?:ראות|הזמין|לשלם|שלם|כתוב|קרוא|פרסם|שתף|חפש|מצוא|קנות|מכור|תכנן|עקוב|רשום|הירשם|קבל|שלוח|למוד|לומדים|שחק|נהל|הוסיף|בחור|השאיל|דווח|הצביע|התכתב|רואים|מזמינים|משלמים|כותבים|קוראים|מפרסמים|משתפים|מחפשים|מתכננים|עוקבים|נרשמים|שולחים|מקבלים)$/u,
}

/** How each language builds its phrases, as far as lists of things need it. */
export const grammars: Readonly<Record<SpacedLanguage, Grammar>> = {
  fr: french,
  es: spanish,
  pt: portuguese,
  it: italian,
  nl: dutch,
  sv: nordic(/\s(?:och|eller|samt|med|inklusive|där|som)\s/giu, 'av från på för'),
  da: nordic(/\s(?:og|eller|samt|med|inklusive|hvor|som|der)\s/giu, 'af fra på over'),
  nb: nordic(/\s(?:og|eller|samt|med|inkludert|hvor|som|der)\s/giu, 'av fra på over'),
  pl: polish,
  ru: russian,
  tr: turkish,
  ar: arabic,
  he: hebrew,
}

/** Whose app it is, as a name says it: "для школы танцев" is "Школа танцев". */
export const namings: Readonly<
  Partial<Record<Language, readonly (readonly [form: RegExp, plain: string])[]>>
> = {
  ru: [
    [/(?<=ск|н|в)ой$/u, 'ая'],
    [/(?<=\p{L}{2}и)и$/u, 'я'],
    [/(?<=\p{L}{2}[кгхжшщч])и$/u, 'а'],
    [/(?<=\p{L}{2})ы$/u, 'а'],
    [/(?<=\p{L}{2}[нтрсдлвкгзпмбхж])а$/u, ''],
    [/(?<=\p{L}{2})ого$/u, 'ый'],
  ],
  pl: [
    [/(?<=\p{L}{2}[ae])rzy$/u, 'rze'],
    [/(?<=\p{L}{2})aczy$/u, 'acze'],
    [/(?<=\p{L}{2}[kg])i$/u, 'a'],
    [/(?<=\p{L}{2})y$/u, 'a'],
    [/(?<=\p{L}{2})(?:u|a)$/u, ''],
    [/(?<=\p{L}{2}n)i$/u, 'ia'],
    [/(?<=[sc]k)iego$/u, 'i'],
    [/(?<=\p{L})ego$/u, 'y'],
  ],
}
