/** Words of any language that name the app, its place or its owner, and are no list of it. */

/** The app itself, and what one does with it. */
export const isNoThing =
  /^(?:pendant|durante|mientras|während|quand|cuando|quando|wenn|damit|afin|para que)\b|(?:^|['’\s])app$|^(?:appli|sistema|aplica[a-zçãó]*|application|anwendung|plattform|plataforma|piattaforma|plateforme|logiciel|software|herramienta|ferramenta|strumento|outil|werkzeug|programa?|louer|gérer|suivre|acheter|vendre|partager|réserver|organiser|apprendre|trouver|alquilar|gestionar|comprar|vender|compartir|reservar|organizar|aprender|encontrar|alugar|gerenciar|compartilhar|gestire|affittare|comprare|vendere|condividere|prenotare|organizzare|imparare|trovare|verwalten|mieten|vermieten|kaufen|verkaufen|teilen|buchen|lernen|finden|planen)$/i

/** Places that give an app its name. */
export const isPlaceName =
  /refuge|tierheim|protectora|abrigo|rifugio|praxis|klinik|verein|betrieb|laden|schule|kita|hotel|restaurant|studio|salon|werkstatt|cabinet|club|école|boutique|magasin|atelier|entreprise|taller|clínica|escuela|tienda|empresa|inmobiliaria|academia|padaria|loja|escola|palestra|negozio|magazzino|officina|scuola|ristorante|عيادة|مدرسة|مطعم|متجر|医院|诊所|餐厅|学校|店|院|塾|クリニック|(?:交换|交易|团购|拼车|预约|予約|マッチング|シェア|交換)$|pension\b|heim\b|\bgym\b|bauernhof|\bfinca\b|\bferme\b|fattoria|fazenda|granja|agriturismo|albergue|hostal|pousada|\bcafé\b|bistro|brauerei|brasserie|cervecer|paroisse|parroquia|paróquia|parrocchia|gemeinde|accademia|coopérative|cooperativa|association|asociación|associação|associazione|condom[ií]nio|工作室|俱乐部|协会|小区|社区|公司|健身房|幼儿园|农场|保育園|農園|مزرعة|صالون|مغسلة|شركة|جمعية/i

/** "Soy fontanero", "we run a small hotel": who writes, which names the app and is no list of it. */
export const isOwner =
  /^(?:\p{L}+,\s)?(?:ich bin|wir sind|ich habe|wir haben|ich führe|wir führen|ich betreibe|wir betreiben|je suis|je tiens|j'ai|nous sommes|nous avons|nous tenons|on est|soy|somos|tengo|tenemos|llevo|sou|somos|tenho|temos|sono|siamo|ho|abbiamo|gestisco|ik ben|wij zijn|we zijn|ik heb|ik run|jestem|jesteśmy|mam|prowadzę|prowadzimy|أنا|نحن|لدي|عندي|我是|我们是|我开|我们开|我有|私は|当店|うちは)(?=\s|\p{Script=Han})/iu

/** What is looked through before it is lent or bought; in a library it is books. */
export const catalogues =
  /^(?:katalog|catalogues?|catálogos?|catalog[oi]|كتالوج|الكتالوج|目录|カタログ|蔵書)(?:\s.*)?$/iu
export const readable =
  /bibliothe|bibliothè|bibliote|bücherei|librair|librer|livraria|مكتبة|图书|図書|書店|ספרי/iu
