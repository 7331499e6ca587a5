/**
 * How the look of an app is spoken of in other languages: words that name a part of it, and words for how that shall be.
 * Words with any ending of up to three letters; a word behind `=` is all of it. Words of Han and kana stand anywhere.
 */
const partsOfLook = `
=design =designs =optik =look =stil schrift =buchstaben =knöpfe =tasten =button =buttons bedien =oberfläche farb =ton =töne =tönen =hintergrund =thema =theme =modus =akzent =akzente =akzenten =layout schriftgröße schriftart
=police =polices caractère =lettres =écriture =boutons couleur =tons teinte =fond =thème =mode =interface =style =ambiance =accent =accents =touches =présentation
diseño =estilo =letra =letras =botones color =tono =tonos =fondo =tema =modo interfaz =aspecto apariencia =acentos
=visual =fonte =fontes =botões =cor =cores =tons =tom =fundo aparência
grafica =caratteri =carattere =scritte =pulsanti color =toni =tono =sfondo =modalità interfaccia =stile =aspetto
تصميم خط حروف أزرار ألوان لون واجهة خلفية وضع مظهر الوضع الواجهة الألوان الخط التصميم بتصميم بألوان بخط بلون بواجهة وبألوان
=ontwerp =lettertype =letters =knoppen kleur =achtergrond =stijl
=utseende =typsnitt =bokstäver =knappar färg =bakgrund =farver =farger =skrift =tekst
wygląd czcionk =litery przycisk kolor =tło =styl =stylu motyw =tryb
tasarım yazı =harfler düğme renk =arka =plan =mod
дизайн шрифт букв кнопк цвет =фон стил тем режим
`
const waysToLook = `
dunkl dunkel hell schlicht modern einfach übersichtlich groß klar freundlich warm bunt fröhlich verspielt minimalistisch elegant seriös edel edle ruhig sanft schön pastell pastelltöne pastellfarben lesbar leicht aufgeräumt hübsch dezent nüchtern gemütlich
=clair =claire =clairs =claires sombre =foncé =foncés simple sobre épuré moderne =grand =grande =grands =grandes =gros =grosses =gras joyeu ludique =gai =gaies élégan =doux =douce =douces chaleureu lisible facile pastel =joli =jolie =beau coloré minimalist apaisant
oscur =claro =clara =claros =claras sencill simple modern =grande =grandes alegr divertid elegant suave cálid bonit llamativ =limpio =limpia minimalist pastel legible fácil =vivos =vivas infantil
escur =claro =claros =clara =claras simples modern =grande =grandes alegr divertid elegant suave acolhedor =bonito =bonita =limpo =limpa minimalist pastel legíve fácil colorid lúdic
scur =chiaro =chiara =chiari =chiare semplice semplici modern =grande =grandi allegr giocos elegant tenui =caldo =caldi =calda =calde =bello =bella pulit minimal pastell leggibil facil raffinat vivac
داكن فاتح بسيط كبير هادئ أنيق مرح عصري واضح دافئ جميل مبهج سهل ناعم الداكن الفاتح الليلي ليلي
=donker =donkere =licht =lichte eenvoudig =simpel modern =groot =grote vrolijk rustig elegant
mörk ljus enkel modern =stor =stora glad lugn =lys =lyse =lyst =mørk =mørkt =mørke
ciemn jasn prost nowoczesn =duży =duże =duża =dużą wesoł spokojn elegan czyteln
koyu açık sade basit modern büyük neşeli sakin şık okunaklı
тёмн темн светл прост современн крупн больш ярк спокойн красив нежн
`
/** What may stand between, besides the little words of the language. */
const between = `
sehr eher etwas sein soll sollte aussehen wirken bitte gern gerne hätte hätten alles und oder mit ganz schön gut auch zum lesen
svp stp quelque chose voudrais je une un la les l' être soit très plutôt assez bien s'il vous plaît de et en avec
quiero queremos que se vea sea muy un una unos los las en tonos por favor y con de me gusta gustan estilo algo
quero que seja bem um uma uns em por favor e com de tudo algo bem
vorrei che sia molto un una in per favore e con qualcosa di stile niente
أريد نريد أن يكون تكون جدا مع في من و
graag met en in een heel
gärna med och i en väldigt med og i
prosimy proszę w z i bardzo
olsun ve bir
пожалуйста и в с очень
`

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)
const formOf = (table: string): RegExp =>
  new RegExp(
    `^(?:${table
      .split(/\s+/u)
      .filter(Boolean)
      .map((word) => (word.startsWith('=') ? escaped(word.slice(1)) : String.raw`${escaped(word)}\p{L}{0,3}`))
      .join('|')})$`,
    'iu',
  )
const partForm = formOf(partsOfLook)
const wayForm = formOf(waysToLook)
const betweenForm = new RegExp(`^(?:${between.split(/\s+/u).filter(Boolean).map(escaped).join('|')})$`, 'iu')
const partSigns =
  /界面|页面|字体?|文字|颜色|配色|色调|背景|主题|风格|设计|按钮|模式|デザイン|フォント|色合い|色|テーマ|モード|ボタン|見た目|画面|雰囲気|カラー|디자인|글씨체?|글자|폰트|색상?|배경|테마|모드|버튼|화면|분위기/gu
const waySigns =
  /深色|浅色|暗色|亮色|夜间|简单|简洁|简约|清爽|大气|可爱|活泼|温馨|温暖|好看|漂亮|明亮|柔和|清新|淡い?|薄い|濃い|暗い|明るい|ダーク|ライト|シンプル|ミニマル|かわいい|可愛い|ポップ|おしゃれ|落ち着いた|落ち着き|やさしい|優しい|大き[いくめなさ]*|見やすい|見やすく|使いやすい|使いやすく|上品|ナチュラル|큰|크게|심플|깔끔|귀여운|밝은|어두운|다크|따뜻한|[大小]/gu
const betweenSigns =
  /一点儿?|一些|一下|尽量|希望|请|用|要|得|的|很|更|也|是|把|为|为主|系列?|整体|感じ|使って|で|に|を|の|な|は|が|と|も|して|ください|下さい|お願いします|した|したい|하고|하게|으로|로|은|는|이|가|를|을|해|주세요|면|좋겠어요|[0-9号pt\s]/gu
const isOfSigns = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** Whether a clause says how something shall look, whatever else it says. */
export const saysHow = (clause: string): boolean =>
  isOfSigns.test(clause)
    ? clause.replaceAll(waySigns, '') !== clause
    : (clause.match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? []).some((word) => wayForm.test(word))

/** Whether a clause says nothing but how the app shall look: "große Schrift", "diseño sencillo", "字大一点". */
export function isLookAlone(
  clause: string,
  { isColor, withoutColors }: { isColor: (word: string) => boolean; withoutColors: (text: string) => string },
): boolean {
  if (isOfSigns.test(clause)) {
    const withoutWays = withoutColors(clause).replaceAll(waySigns, '')
    const rest = withoutWays.replaceAll(partSigns, '').replaceAll(betweenSigns, '')
    return withoutWays !== clause && !/\p{L}/u.test(rest)
  }
  const words = clause.match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? []
  const isWay = (word: string) => wayForm.test(word) || isColor(word)
  return (
    words.some(isWay) &&
    words.every((word) => isWay(word) || partForm.test(word) || betweenForm.test(word) || word.length < 3)
  )
}
