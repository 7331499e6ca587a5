import { replaced, type Rewording } from './searched.ts'

const whom = String.raw`(?:(?:the|your|our|its|their|all|any) )*(?:user|everyone|everybody|anyone|them|you|us|me|people|children|(?:\p{L}{3,} ){0,2}\p{L}{3,}s)`
const gives = String.raw`(give|provide|offer|grant)(s|ing)?`
const power = String.raw`(?:the |an? )?(?:full |easy )?(?:ability|abilities|capability|capabilities|possibility|option|opportunity|chance|means|power|freedom)`

/** "To give members the power of choosing a seat": an app for choosing one. */
const ofDoing = new RegExp(
  String.raw`\b(?:(?:to|that|which|will|can|should) )*${gives}(?: ${whom})?(?: with)? ${power} (?:of|for) (?=\p{L}+ing\b)`,
  'giu',
)
/** "Provides the means to draw up a rota": it lets one draw it up. */
const toDo = new RegExp(String.raw`\b${gives}(?: ${whom})?(?: with)? ${power} to (?=\p{L})`, 'giu')
/** "That provides its members with a list of caves": an app with it. */
const withThings = new RegExp(
  String.raw`\b(?:(?:to|that|which|will|can) )+(?:give|provide|present|supply)s? ${whom} with (?=(?:an?|the|\p{L}+s)\b)`,
  'giu',
)

/** "That gives welders quick access to charts": an app for them, with charts. */
const withAccess = new RegExp(
  String.raw`\b(?:(?:that|which|will|can|is|designed|made|built|meant|intended|created|developed|to) )+(?:assist|help|support|aid|give|provide|offer|equip|serve)s? ((?:\p{L}{3,} ){0,4}\p{L}{3,}s|everyone|people) (?:with )?(?:(?:quick|easy|fast|instant|direct|simple|mobile|offline|reliable|immediate|secure) ){0,2}access to (?=\p{L})`,
  'giu',
)

/** People by what they do: with those by what they are, what stands behind "with" may be what they have. */
const byTrade = String.raw`((?:(?!(?:users?|others|their|your|with)\b)\p{L}{3,} ){0,3}(?!(?:users|others|members|customers|seniors|learners|beginners|toddlers|teenagers|strangers|numbers|papers|orders|offers)\b)(?:\p{L}{3,}(?:ists|ians|ers|ors|eers|men)|professionals|staff|teams|crews|nurses|guides|coaches|volunteers))`
/** "To assist archivists with reels, finding aids and rules": an app for them, with these. */
const withTheirs = new RegExp(
  String.raw`\b(?:(?:that|which|will|can|is|designed|made|built|meant|intended|created|developed|to) )+(?:assist|help|support|aid|equip)s? ${byTrade} with (?=(?!(?:their|his|her|its|the|an?|all|any|no|every|each|\p{L}+ing)\b)(?:\p{L}{3,} ){0,2}\p{L}{3,}s(?:[.,;\n]|$| and\b))`,
  'giu',
)

const forms: readonly Rewording[] = [
  { form: ofDoing, becomes: 'for ' },
  {
    form: toDo,
    becomes: (_whole, _verb, ending) =>
      ending === 'ing' ? 'letting users ' : ending ? 'lets users ' : 'let users ',
  },
  { form: withAccess, becomes: 'for $1 with ' },
  { form: withTheirs, becomes: 'for $1 with ' },
  { form: withThings, becomes: 'with ' },
]

/** What an app gives somebody the power to do, said as what is done: "lets users define a rota". */
export const plainHelp = (text: string): string =>
  forms.reduce((said, { form, becomes }) => replaced(said, form, becomes), text)
