import { capitalise } from '../words/forms.ts'
import { iconOf } from './screen-kinds.ts'
import { spareOne } from './spare-screens.ts'
import { mostScreens, type ScreenPlan } from './types.ts'
import { find } from '../understand/searched.ts'

const comesIn = /\b(log|sign)(?:ging|s|ing)?[ -]?in\b/i
const comesFirst =
  /\b(?:register(?!ed)|(sign)(?:s|ing)?[ -]?up|creat\w+ (?:an?|their|his|her|my) (?:new |own |user )?account)\b/i
/** "The user can log in": done in the app, and no sign-up for a shift. */
const asDoing =
  /\b(?:users?|customers?|visitors?|people|members|players|students|i|they|you) (?:can|must|should|may|could|will|has to|have to|needs? to)(?: also| first)? (?:register(?! (?:for|an?|the|their|new|\p{L}+s\b))|sign ?up(?! (?:for|to)\b(?! an? (?:new )?account)))(?!\p{L})|(?<!\p{L})(?:user|i|they|you|people|\p{L}{3,}s) (?:can|must|should|may|could|will|has to|have to|needs? to)(?: also| first)? (?:(?:register|sign ?up) (?:and|or|\/) )?(?:log ?in|sign ?in|create (?:an?|their|his|her|my)(?: own| new| user)* account)(?!\p{L})/iu
/** Of a kind's screens the first to go where an account is told of. */
const spared: readonly ScreenPlan['kind'][] = ['stats', 'history', 'saved', 'map', 'confirmed', 'profile']

/** Words by which a text asks for such a screen. */
const saidOf: Readonly<Partial<Record<ScreenPlan['kind'], RegExp>>> = {
  map: /\b(?:maps?|near|nearby)\b/i,
  profile: /\bprofiles?\b/i,
  saved: /\b(?:saved|favou?rit\w+|bookmark\w*|(?:wish|watch|reading) ?lists?)\b/i,
  stats: /\b(?:statistics|stats|charts?|graphs?|progress|analytics)\b/i,
  history: /\bhistory\b/i,
}

/**
 * The screen where one signs in is called as the description speaks of it ("Login or register" where both are said), and is
 * there where it is said that one does.
 */
export function tellSignin(screens: ScreenPlan[], text: string): void {
  const [, how = ''] = comesIn.exec(text) ?? []
  const [first, up = ''] = find(comesFirst, text) ?? []
  const comer = how === '' ? '' : /^log/i.test(how) || first !== undefined ? 'Login' : 'Sign in'
  const newcomer =
    first === undefined ? '' : up !== '' ? 'sign up' : /^r/i.test(first) ? 'register' : 'create account'
  const title = capitalise([comer, newcomer].filter((each) => each !== '').join(' or '))
  if (title === '') return
  const signin = screens.find(({ kind }) => kind === 'signin') ?? added(screens, text)
  if (signin) signin.title ??= title
}

function added(screens: ScreenPlan[], text: string): ScreenPlan | undefined {
  return asDoing.test(text) ? addSignin(screens, text) : undefined
}

/**
 * Gives an app the screen where one signs in. In a full one a screen of its kind goes that the text does not speak of and on
 * which nothing stands yet; where there is none, the app has one screen more, once.
 */
export function addSignin(screens: ScreenPlan[], text: string): ScreenPlan | undefined {
  const [front] = screens
  if (!front) return undefined
  if (screens.length >= mostScreens) {
    const isWanted = ({ title, kind, extras }: ScreenPlan) =>
      title !== undefined || extras.length > 0 || saidOf[kind]?.test(text) === true
    if (!spareOne(screens, spared, isWanted) && screens.length > mostScreens) return undefined
  }
  const made: ScreenPlan = {
    id: 'sign-in',
    kind: 'signin',
    name: 'Sign in',
    icon: iconOf('signin'),
    isTab: false,
    entity: front.entity,
    variant: 0,
    extras: [],
  }
  screens.push(made)
  return made
}
