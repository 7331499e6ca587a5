import { byWord } from '../by-word.ts'

const list = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ''))

/**
 * Verbs that say nothing an app has a button for, or say it only together with others: a noun phrase never holds
 * them, and they begin none. In their base form; the other forms are made by `baseOfVerb`.
 */
const plainVerbs = list(`
  accompany achieve act adjust affect afford agree aim announce answer appear approach argue arrive assist assume avoid
  beat become begin behave believe belong blame block borrow breathe bring broaden build burn buy call calm care carry catch cause
  celebrate change chase cheer choose clean climb close collaborate combine come commute compete complain concern
  connect consider consist contact continue contribute cook cooperate cope cost cover crash cut
  deal decide decrease define deliver demand depart depend describe deserve die differ disappear discuss dislike distribute divide drop
  earn ease emerge empower encourage engage enjoy ensure enter escape exceed exist expect expire explain express
  face fail fall feel fight fill find finish fit fix focus follow force forget forgive fulfil fulfill function
  gain gather gift grant greet grow guess guarantee handle hang happen hate head heal hear help hesitate hide hold hope hurt
  ignore imagine improve increase inform insist inspire intend interact introduce involve
  keep kill know lack last laugh launch lead lean leave lie limit link live look lose love
  maintain matter mean meet mention merge miss motivate move multiply
  need notice nurture obey occur offer open operate oversee owe own
  participate pass perform persuade pick please point possess praise prefer prepare prevent proceed process produce promise protect prove provide pull punish push put
  raise reach react realise realize reassure receive recover reduce refer refuse regain relate relax rely remain remember remove repeat replace represent require resolve respect rest return reveal rise run rush
  save say seek seem serve settle shake shift sit sleep slip smile solve sound speak spend spread stand stay steal stick struggle succeed suffer supply support suppose surprise survive suspect
  talk teach tend test thank think throw tidy touch train transform travel treat trigger trust try turn
  understand unite update urge vary visit wait wake walk wander want warn waste wear win wish wonder work worry wrap
`)

/** Of these, doings that are a button with their object: "describe the flat", "refer a friend". */
export const doables = list(`
  adjust announce assist borrow bring build buy calm carry celebrate choose climb combine compete complain connect decide define
  deliver describe discuss distribute divide explain express gather greet handle identify inform introduce launch merge multiply
  operate participate perform pick prepare process produce protect prove pull push put raise react receive recover refer refuse relax
  remember repeat replace resolve return reveal save serve settle solve speak spend supply teach test throw tidy touch transform
`)

/** Which of them are nouns as well: only where the words around say so are they verbs. */
export const verbsAndNouns = list(`
  act aim answer approach beat block call care catch cause change chase clean close commute concern contact cost cover crash cut deal
  demand drop ease escape face fall feel fight fill fit fix focus force function gain gather gift grant guess hand head help hide hold hope hurt
  increase influence interest lack last laugh launch lead lean leave lie limit link live look love matter miss move need notice offer open
  pass pick point praise process produce promise push raise reach rest return rise run rush
  save shake shift sleep slip smile sound spread stand stay stick struggle supply support surprise talk test touch train travel treat
  trigger trust turn update visit wait wake walk waste wear win wish wonder work worry wrap
  report record plan search post order review rate feed ride drive park watch play cook measure stream comment like tip split swap share
  vote view filter sort start pause stop mark schedule trade drink log print scan draw paint book practice match mix design queue film photograph
  request message water track check sell rent bid walk train mail text name list rank map stock store ship place
  count meet test climb block gift guarantee respect repair donate group note tag pin follow paint dive swim row sail camp fish hunt dance sign film stage study
`)

const oddForms: Readonly<Record<string, string>> = byWord(
  Object.fromEntries(
    `taken take, took take, sold sell, bought buy, seen see, saw see, done do, made make, written write, wrote write, given give, gave give, lost lose,
  found find, kept keep, paid pay, sent send, spent spend, brought bring, caught catch, chosen choose, chose choose, built build, left leave,
  held hold, met meet, told tell, felt feel, thought think, taught teach, worn wear, won win, known know, knew know, grown grow, grew grow,
  eaten eat, drunk drink, driven drive, ridden ride, drawn draw, broken break, stolen steal, spoken speak, forgotten forget, forgot forget,
  hidden hide, said say, heard hear, stood stand, understood understand, begun begin, began begin, become become, came come, went go, gone go,
  ran run, sung sing, swum swim, thrown throw, fallen fall, fell fall, flown fly, lent lend, owed owe, slept sleep, swept sweep, fed feed, led lead, lay lie, laid lay`
      .split(/,\s*/)
      .map((pair) => pair.trim().split(' ')),
  ),
)

/** Words that only look like a form of a verb. */
const neverForms = list(
  'need needs feed bed shed seed weed speed breed red hundred embed news means series species bus bring thing king ring string spring evening morning wing building wedding ceiling housing clothing sibling pudding darling lightning earring',
)

const isVerb = (base: string) => plainVerbs.has(base) || verbsAndNouns.has(base)
const endings: readonly [RegExp, readonly string[]][] = [
  [/ies$/, ['y']],
  [/ied$/, ['y']],
  [/(?<=(?:s|sh|ch|x|z|o))es$/, ['']],
  [/s$/, ['']],
  [/([bdgklmnprtvz])\1(?:ed|ing)$/, ['$1', '$1$1']],
  [/ed$/, ['', 'e']],
  [/ing$/, ['', 'e']],
]

/** The verb a word is a form of, its base or another ("wished", "scans"), of those that `known` holds too. */
export function baseOfVerb(word: string, known?: ReadonlySet<string>): string | undefined {
  const has = (base: string) => isVerb(base) || known?.has(base) === true
  if (neverForms.has(word)) return undefined
  if (has(word)) return word
  const odd = oddForms[word]
  if (odd) return odd
  // No other ending is one of a verb.
  if (!/[sdg]$/.test(word)) return undefined
  for (const [ending, instead] of endings) {
    if (!ending.test(word)) continue
    for (const tail of instead) {
      const base = word.replace(ending, tail)
      if (base.length > 1 && has(base)) return base
    }
  }
  return undefined
}

/** Verbs that are never nouns: "wished" and "become" stand in no noun phrase. */
export const isPlainVerb = (base: string): boolean => plainVerbs.has(base) && !verbsAndNouns.has(base)

/** "lost", "assigned", "worked": what was done to the thing before or behind it. */
export function isParticiple(word: string, known?: ReadonlySet<string>): boolean {
  if (oddForms[word] !== undefined)
    return !/^(?:took|saw|wrote|gave|chose|knew|grew|forgot|began|came|went|ran|fell)$/.test(word)
  return (
    /[a-z]{2}ed$/.test(word) &&
    !neverForms.has(word) &&
    (baseOfVerb(word, known) !== undefined || /(?:ated|ized|ised|ified)$/.test(word))
  )
}
