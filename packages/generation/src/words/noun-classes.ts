export type NounClass =
  | 'person'
  | 'group'
  | 'place'
  | 'numbered'
  | 'event'
  | 'activity'
  | 'document'
  | 'measure'
  | 'state'
  | 'award'
  | 'picture'
  | 'thing'

/** Heads of each class; a noun of none is a thing. */
const heads: Readonly<Partial<Record<NounClass, string>>> = {
  person:
    'child kid baby man woman friend family neighbour neighbor roommate guest parent patient client doctor nurse tenant staff crew colleague mate pal host guide coach vet pilot chef cook artist walker sitter partner voter server mayor buyer seller mover repairer speaker helper people person',
  group:
    'team club group choir band class crew league community department orchestra squad association society circle',
  place:
    'place harbour harbor beach city town village street park garden forest lake river farm shop store market office school hospital clinic church temple mosque hotel camp campsite cabin venue theatre theater cinema library gym pool court field site location resort island mountain valley trail zone area district quarter neighbourhood room hall studio stop spot station counter centre center kitchen',
  numbered:
    'box locker shelf slot seat tank bay container compartment lane gate platform unit cell cage pot tray rack drawer stable table kiln',
  event:
    'event concert rehearsal gig departure arrival appointment meeting visit lesson delivery donation party festival fair workshop course training evening game match race tournament flight tour shift session deadline reminder birthday wedding holiday ceremony exam test date time day week programme program schedule rota countdown delay release drop episode practice performance show call feeding',
  activity:
    'exercise technique routine habit practice treatment drill stretch pose walk ride hike run swim therapy massage challenge quest mission step method task chore',
  document:
    'report document form invoice contract file note record receipt letter card claim permit list plan pattern proposal minute rule announcement request article story guide recipe manual prescription reference certificate pass ticket coupon voucher offer order estimate quote survey bill statement log diary journal entry page chapter question answer message review comment post notice news script draft template policy application',
  measure:
    'temperature height level weight dose pace mileage reading harvest price hour amount cost fee rate speed distance depth volume pressure humidity glucose carb calorie score grade mark usage use consumption energy count counter number total balance income saving value wind swell direction size length age tide yield',
  state:
    'attendance availability condition quality progress status safety weather risk mood forecast history overview result impact information access phase sleep prediction',
  award: 'badge award achievement medal trophy prize reward streak point rank ranking',
  picture: 'photo picture image portrait selfie snapshot webcam drawing sketch painting poster',
}

const classes: ReadonlyMap<string, NounClass> = new Map(
  Object.entries(heads).flatMap(([nounClass, words]) =>
    words.split(' ').map((word) => [word, nounClass as NounClass] as const),
  ),
)

/** Words that end like a person but are none. */
export const personEnding =
  /(?<!^(?:sneak|flow|pap|wat|show|print|comput|numb|lett|pow|weath|riv|silv|butt|dinn|supp|scoot|trail|regist|calend|mot|sens|flav|col|doct?|posts|ladd|chart|play|layo|read|mirr|tract|generat|elevat|fold|cov|count|cent|ord|fing|should|bord|corn|charg|conn|sprinkl|thermomet|met|shelt|foll|invert|vect|harb|lab|fact|vap|arm|rum|hon)(?=er$|or$|ar$|our$))(?:er|or|ist|ian|eer|woman|person)$/

/** What kind of thing a singular noun names. */
export function classOf(head: string): NounClass {
  const known = classes.get(head)
  if (known) return known
  if (personEnding.test(head) && head.length > 4) return 'person'
  if (/(?:ness|ity|ance|ence|hood|ship)$/.test(head)) return 'state'
  if (/(?:tion|sion|ment)$/.test(head)) return 'activity'
  if (head.endsWith('ing') && head.length > 5) return 'activity'
  return 'thing'
}
